import { guideIn, type Lesson as Written } from "@westmarch/boardkit/lesson";
import { tradingCardGame } from "../../index.ts";
import type { Besides, Key } from "../keys.ts";
import { opening, type Prepared } from "./opening.ts";
import { withPasses } from "./passes.ts";

/** A first game for two that begins with the boxes' opening. Nothing is left to chance in it. */
interface Lesson extends Omit<Written<Key>, "position" | "settings" | "chance"> {
  readonly opening: readonly [Prepared, Prepared];
}

export const guideOf = ({ opening: prepared, ...lesson }: Lesson): Besides["guides"][number] => ({
  ...guideIn(
    tradingCardGame.notation,
    withPasses({ ...lesson, settings: { firstGame: true }, position: opening(prepared), chance: [] }),
  ),
  docked: true,
});
