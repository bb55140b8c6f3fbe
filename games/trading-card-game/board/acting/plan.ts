/** Assignments that are being made, before they are said: the rules ask for them one by one, people think of all. Pure. */
import { type Ask, type AskOf, NONE, type Option } from "@westmarch/kernel";
import type { CopyId } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import { against, find } from "../../table/copies.ts";
import type { Then } from "./ahead.ts";

export interface Pair {
  readonly character: CopyId;
  readonly minion: CopyId;
}

/** As the rules are told of it. */
export const assigning = ({ character, minion }: Pair): Option => ["assign", character, minion];

/** What is left of a plan: pairs whose minion is not assigned yet. */
export const stillOpen = (view: CardGame, plan: readonly Pair[]): readonly Pair[] =>
  plan.filter(({ character, minion }) => {
    const both = find(view, minion) && find(view, character);
    return both !== undefined && against(view, minion) === NONE;
  });

/** A plan with one pair more, or with another character for a minion that had one. */
export const withPair = (plan: readonly Pair[], pair: Pair): readonly Pair[] => [
  ...plan.filter(({ minion }) => minion !== pair.minion),
  pair,
];

export const without = (plan: readonly Pair[], minion: CopyId): readonly Pair[] =>
  plan.filter((pair) => pair.minion !== minion);

type Ahead = (options: readonly Option[]) => Then | null;

/** How the table would stand with the plan, and what could be assigned besides; null where that cannot be known. */
export const planned = (plan: readonly Pair[], ahead: Ahead): Then | null => ahead(plan.map(assigning));

/** The pairs that a question offers. */
export const offered = (ask: AskOf<CardGame> | null): readonly Pair[] =>
  ask?.prompt === "assign"
    ? ask.options.flatMap((option) =>
        option[0] === "assign" ? [{ character: option[1], minion: option[2] }] : [],
      )
    : [];

/** The pairs that a character or a minion can be of. */
export const pairsOf = (copy: CopyId | null, open: readonly Pair[]): readonly Pair[] =>
  open.filter(({ character, minion }) => character === copy || minion === copy);

/** Whom a character or a minion meets in a pair that it is of. */
export const partnerIn = ({ character, minion }: Pair, copy: CopyId | null): CopyId =>
  minion === copy ? character : minion;

/** The pair of somebody who can meet nobody else; null where there are several, or none. */
export function onlyPairOf(copy: CopyId, open: readonly Pair[]): Pair | null {
  const [pair, another] = pairsOf(copy, open);
  return pair && !another ? pair : null;
}

/** Whether one may say at all that one is done: a lesson may not ask for it yet. */
const mayBeDone = (ask: Pick<Ask, "options"> | null): boolean =>
  ask?.options.some(([verb]) => verb === "done") ?? false;

/**
 * What is sent of a plan at once: all of it and that one is done, or as much of it as comes before another player may
 * act. The rest is sent when the rules ask on.
 */
export function sending(
  plan: readonly Pair[],
  ask: Pick<Ask, "options"> | null,
  ahead: Ahead,
): readonly Option[] {
  for (let many = plan.length; many > 0; many--) {
    const options = plan.slice(0, many).map(assigning);
    const then = ahead(options);
    const goesOn = then?.ask?.prompt === "assign" && !then.barrier;
    if (goesOn && many === plan.length) return mayBeDone(ask) ? [...options, ["done"]] : options;
    // The last of a list may let another player act; one before it may not.
    if (goesOn || many === 1) return options;
  }
  return [];
}

/**
 * What is sent as soon as a pair is made that leaves nobody to be assigned besides: naming it is the whole answer, and to say
 * that one is done would decide nothing. Null where more can be thought of together, or where it cannot be known.
 */
export function sentAtOnce(
  plan: readonly Pair[],
  ask: Pick<Ask, "options"> | null,
  ahead: Ahead,
): readonly Option[] | null {
  if (plan.length !== 1) return null;
  const then = planned(plan, ahead);
  return then && offered(then.ask).length === 0 ? sending(plan, ask, ahead) : null;
}
