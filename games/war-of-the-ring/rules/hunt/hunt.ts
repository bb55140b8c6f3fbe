/** 13.2: the Hunt roll. */
import type { Context } from "@westmarch/kernel";
import { BY_HUNT } from "../../data/hunt-terms.ts";
import { FREE, SHADOW } from "../../data/ids.ts";
import { isStronghold } from "../../data/regions.ts";
import { leader } from "../../seats.ts";
import { DICE_LIMIT, type War } from "../../state.ts";
import { chapter, enter, type In } from "../../vocabulary.ts";
import { spendUp } from "../cards/leaving-table.ts";
import { isCardFor } from "../cards/on-table.ts";
import { ALL, NO, YES } from "../choices.ts";
import { hasArmy, nazgulIn } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";

/** 13.2.5: dice thrown again, one for each thing of the Shadow's in the figure's region. */
export function rerolls(g: War): number {
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
export const isSuccess = (pips: number, bonus: number): boolean => pips > 1 && pips + bonus >= 6;

const successes = (g: War, f: In<"hunt">, dice: readonly number[]): number =>
  dice.filter((pips) => isSuccess(pips, g.box[FREE] + f.bonus)).length;

const TOO_MANY = no("too-many-rerolls", "13.2.5");
/** Why so many dice are not thrown again. */
export const whyNotAgain = (f: In<"hunt">, dice: number): Refusal | null =>
  dice > f.again ? TOO_MANY : null;

export const hunt = chapter("hunt", { bonus: 0, rolled: [], rerolled: [], again: 0 })({
  /** 13.2.2, 13.2.9. */
  level: ({ g }) => {
    if (g.box[SHADOW] === 0) return { end: null };
    if (!isCardFor(g, "hunt")) return { go: "roll" };
  },
  /** D-HNT-09. */
  flocks: {
    prompt: "flocks",
    ask: (g) => ({ seat: leader(g, SHADOW), options: [YES, NO] }),
    answered: (c, f, option) => {
      if (option[0] !== "yes") return;
      f.bonus = 1;
      spendUp(c, "hunt");
    },
  },
  /** 13.2.1 to 13.2.5. Every re-roll there is is used, unless the table wants to be asked (AMB-108; D-HNT-02). */
  roll: (c, f) => {
    const { g } = c;
    f.rolled = throwDice(c, Math.min(DICE_LIMIT, g.box[SHADOW]));
    f.again = Math.min(f.rolled.length - successes(g, f, f.rolled), rerolls(g));
    if (f.again === 0 || !g.rulings.choiceOfRerolls) return { go: "reroll" };
    c.tell("hunt-thrown", { dice: f.rolled });
  },
  again: {
    prompt: "hunt-again",
    ask: (g, f) => ({
      seat: leader(g, SHADOW),
      options: ALL.number.slice(0, f.again + 1),
      about: [successes(g, f, f.rolled)],
    }),
    answered: (_c, f, [, again]) => {
      f.again = again;
    },
  },
  /** 13.2.6. */
  reroll: (c, f) => {
    const { g } = c;
    f.rerolled = throwDice(c, f.again);
    const sum = successes(g, f, f.rolled) + successes(g, f, f.rerolled);
    c.tell("hunt-rolled", { dice: f.rolled, rerolled: f.rerolled, successes: sum });
    if (sum > 0) return enter("tile", { by: BY_HUNT, successes: sum });
  },
  /** The dice lie there until the Hunt is over. */
  over: () => {},
});
