/** 13.2: the Hunt roll. */
import { type Context, chapter } from "@westmarch/kernel";
import { FLOCKS_OF_CREBAIN } from "../cards/on-table.ts";
import { FREE, SHADOW } from "../data/ids.ts";
import { isStronghold } from "../data/regions.ts";
import { isOnTable } from "../facts.ts";
import { leader } from "../seats.ts";
import { DICE_LIMIT, type War } from "../state.ts";
import { NO, YES } from "./choices.ts";
import { hasArmy, nazgulIn } from "./figures.ts";
import { BY_HUNT, enterTile, type Hunting } from "./frames.ts";
import { leaveTable } from "./hand.ts";

/** 13.2.5: one for each thing of the Shadow's in the figure's region. */
function rerolls(g: War): number {
  const at = g.bearers;
  if (at < 0) return 0;
  return (
    (isStronghold(at) && g.control[at] === SHADOW ? 1 : 0) +
    (hasArmy(g, SHADOW, at) ? 1 : 0) +
    (nazgulIn(g, at) > 0 ? 1 : 0)
  );
}

const throwDice = (c: Context<War>, dice: number): number[] =>
  Array.from({ length: dice }, () => c.draw(6) + 1);

/** 13.2.3, 13.2.4. */
const isSuccess = (pips: number, bonus: number): boolean => pips > 1 && pips + bonus >= 6;

export const hunt = chapter<War, Hunting>()({
  /** 13.2.2, 13.2.9. */
  level: ({ g }) => {
    if (g.box[SHADOW] === 0) return { end: null };
    if (!isOnTable(g, FLOCKS_OF_CREBAIN)) return { go: "roll" };
  },
  /** D-HNT-09. */
  flocks: {
    ask: (g) => ({ seat: leader(g, SHADOW), prompt: "flocks", options: [YES, NO] }),
    then: (c, f, option) => {
      if (option[0] !== YES[0]) return;
      f.bonus = 1;
      leaveTable(c, FLOCKS_OF_CREBAIN);
    },
  },
  /** 13.2.1 to 13.2.6. Every re-roll there is is used (D-HNT-02). */
  roll: (c, f) => {
    const { g } = c;
    const bonus = g.box[FREE] + f.bonus;
    const hits = (dice: readonly number[]) => dice.filter((pips) => isSuccess(pips, bonus)).length;
    f.rolled = throwDice(c, Math.min(DICE_LIMIT, g.box[SHADOW]));
    const first = hits(f.rolled);
    f.rerolled = throwDice(c, Math.min(f.rolled.length - first, rerolls(g)));
    const successes = first + hits(f.rerolled);
    c.tell("hunt-rolled", { dice: f.rolled, rerolled: f.rerolled, successes });
    if (successes > 0) return enterTile(BY_HUNT, successes);
  },
  /** The dice lie there until the Hunt is over. */
  over: () => {},
});
