import type { Language } from "@westmarch/kernel/languages";
import type { ListedTable } from "@westmarch/protocol";
import type { PublicLobbySay } from "./words.ts";

/** Who sits at a table already, as a list in words. */
export function namesAt({ seats }: ListedTable, say: PublicLobbySay, language: Language): string {
  const names = seats.flatMap(({ player }) =>
    player === null ? [] : [player.kind === "bot" ? say("bot") : player.name],
  );
  return new Intl.ListFormat(language, { type: "conjunction" }).format(
    names.length > 0 ? [...new Set(names)] : [say("empty")],
  );
}
