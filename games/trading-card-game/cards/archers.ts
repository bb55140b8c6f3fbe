/** Who is an archer (24): it is printed, or a card that is borne says so. */

import { CARD, hasPrinted } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo } from "../table/copies.ts";
import { partsOf } from "./texts.ts";

/** Items that make an archer of their bearer; a test holds that the set makes archers in no other way. */
const MAKES_ARCHER: readonly boolean[] = CARD.all.map((card) =>
  partsOf(card).some(
    (part) =>
      part.part === "static" &&
      part.rule.rule === "is" &&
      part.rule.quality === "an archer" &&
      part.rule.target.every(({ is }) => is === "bearer"),
  ),
);

/** Whether a copy is an archer (24): printed, or by what it bears. */
export const isArcher = (g: CardGame, copy: Copy): boolean =>
  hasPrinted(copy.card, "archer") || attachedTo(g, copy.id).some(({ card }) => MAKES_ARCHER[card]);
