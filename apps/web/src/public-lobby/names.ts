import type { Language } from "@westmarch/kernel/languages";
import type { ListedSeat, ListedTable } from "@westmarch/protocol";
import type { PublicLobbySay } from "./words.ts";

/** Who these players are, as a list in words. */
export function namesOf(
  players: readonly ListedSeat["player"][],
  say: PublicLobbySay,
  language: Language,
): string {
  const names = players.flatMap((player) =>
    player === null ? [] : [player.kind === "bot" ? say("bot") : player.name],
  );
  return new Intl.ListFormat(language, { type: "conjunction" }).format(
    names.length > 0 ? [...new Set(names)] : [say("empty")],
  );
}

/** Who sits at a table already, as a list in words. */
export const namesAt = ({ seats }: ListedTable, say: PublicLobbySay, language: Language): string =>
  namesOf(
    seats.map(({ player }) => player),
    say,
    language,
  );
