import { useMemo } from "react";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { useNamed } from "../table/text/useNamed.ts";
import type { Whole } from "../table/text/words.tsx";
import type { Study } from "./study.ts";

export const settingsOf = ({ root }: Pick<Study, "root">) =>
  root.kind === "game" ? root.save.settings : root.settings;

/** What the seats are called: by those who sat there, where that is known, else by their parts. */
export function useNames(bare: Whole, main: PlayedLine, study: Study) {
  const { game } = bare.besides.all;
  const { root } = study;
  const roles = useMemo(() => {
    const named = game.seats(settingsOf({ root }));
    return main.state(0).sealed.map((_, seat) => named[seat] ?? String(seat + 1));
  }, [main, game, root]);
  const sitting = root.kind === "position" ? [] : root.names;
  const { named: loaded, names: shown } = useNamed(
    bare,
    roles.map((role, seat) => {
      const name = sitting[seat];
      return { seat, role, player: name ? { kind: "person", name, online: true } : null };
    }),
  );
  const names = useMemo(
    () => roles.map((role, seat) => (sitting[seat] ? (shown[seat] ?? role) : bare.say(`seat.${role}`))),
    [roles, sitting, shown, bare],
  );
  return { loaded, names, roles };
}
