/** A finished game of the archive in words. */

import type { Language } from "@westmarch/kernel/languages";
import type { ArchivedTold } from "@westmarch/protocol";
import type { StatisticsSay } from "../statistics/words.ts";

/** Who played: people by name; computers where no person did. */
export function playersOf(
  { seats }: Pick<ArchivedTold, "seats">,
  say: StatisticsSay,
  language: Language,
  botOf: (level: string) => string,
): string {
  const players = seats.flatMap(({ player }) => (player === null ? [] : [player]));
  if (players.every(({ kind }) => kind === "bot")) return say("archive.computers");
  const names = players.map((player) => (player.kind === "bot" ? botOf(player.level) : player.name));
  return new Intl.ListFormat(language, { type: "conjunction" }).format([...new Set(names)]);
}

/** How it ended: in the game's own words, or what people did. */
export const endingOf = ({ text, by }: Pick<ArchivedTold, "text" | "by">, say: StatisticsSay): string =>
  by ? say(`end.${by}`) : (text ?? "");

/** The first sentence of a text: what a small picture has room for. */
export const firstSentence = (text: string): string => /^.*?(?:[.。！!]|$)/u.exec(text)?.[0] ?? text;
