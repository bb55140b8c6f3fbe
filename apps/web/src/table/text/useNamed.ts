import type { SeatInfo } from "@westmarch/protocol";
import { useMemo } from "react";
import { apart, type Called, calling } from "./calling.ts";
import { namesOf, shortNameOf } from "./people.ts";
import { type Loaded, useSay } from "./words.tsx";

/**
 * A game that calls people by their names, where its seats are nothing but numbers, and by seat the names that stand beside
 * the seats, where room is little. Both stay the same as long as no player is called otherwise, though players come and go.
 */
export function useNamed<L extends Loaded>(
  loaded: L,
  seats: readonly Pick<SeatInfo, "seat" | "role" | "player">[],
): { readonly named: L; readonly names: readonly string[] } {
  const say = useSay();
  const { byName } = loaded.module;
  const all = namesOf(seats, say);
  const short: string[] = [];
  for (const info of seats) short[info.seat] = shortNameOf(info, say);
  const told = byName ? apart(all, say, short) : all;
  const beside = byName ? apart(short, say) : all;
  const text = JSON.stringify(
    seats.map(({ seat, role, player }): Called & { readonly shown: string } => ({
      role,
      name: player ? (told[seat] ?? null) : null,
      shown: beside[seat] ?? "",
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
