/** What the trays of hand and sides are about, in a word. */
import type { Say } from "@westmarch/boardkit";

interface Counts {
  readonly near: 0 | 1;
  /** How many cards the player holds who sits here; null: a spectator looks on. */
  readonly held: number | null;
  /** How many unused dice a side has. */
  readonly dice: (side: 0 | 1) => number;
}

/** The cards in hand; a side's dice, or the cards of the player whose side it is. */
export function gistOfSides(
  say: Say<"tray.gist.dice" | "tray.gist.cards">,
  tray: "hand" | "own" | "other",
  { near, held, dice }: Counts,
): string {
  if (tray === "hand") return held === null ? "" : `${held}`;
  if (tray === "other") return say("tray.gist.dice", { count: dice(near === 0 ? 1 : 0) });
  return held === null
    ? say("tray.gist.dice", { count: dice(near) })
    : say("tray.gist.cards", { count: held });
}
