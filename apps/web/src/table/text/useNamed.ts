import type { SeatInfo } from "@westmarch/protocol";
import { useMemo } from "react";
import { apart, type Called, calling } from "./calling.ts";
import { namesOf } from "./people.ts";
import { type Loaded, useSay } from "./words.tsx";

/**
 * A game that calls people by their names, where its seats are nothing but numbers, and those names by seat. Both stay the
 * same as long as no player is called otherwise, though players come and go.
 */
export function useNamed<L extends Loaded>(
  loaded: L,
  seats: readonly Pick<SeatInfo, "seat" | "role" | "player">[],
): { readonly named: L; readonly names: readonly string[] } {
  const say = useSay();
  const { byName } = loaded.module;
  const all = namesOf(seats, say);
  const told = byName ? apart(all, say) : all;
  const text = JSON.stringify(
    seats.map(({ seat, role, player }): Called & { readonly shown: string } => ({
      role,
      name: player ? (told[seat] ?? null) : null,
      shown: told[seat] ?? "",
    })),
  );
  return useMemo(() => {
    const called: readonly (Called & { readonly shown: string })[] = JSON.parse(text);
    return {
      named: byName ? { ...loaded, say: calling(loaded.say, called) } : loaded,
      names: called.map(({ shown }) => shown),
    };
  }, [loaded, byName, text]);
}
