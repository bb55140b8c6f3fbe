/** Looks at the reasons that hints give in positions whose answer is known. */

import { type Hint, hint, imaginedWorlds } from "@westmarch/bots";
import type { Mind } from "@westmarch/bots/puzzles";
import { compare, horizonsOf, WORLDS } from "@westmarch/bots/reason";
import { type Core, type Option, type Seat, sameOption, seedOf, stream } from "@westmarch/kernel";

/** What a hint says in a position whose answer is known. */
export interface Reviewed {
  readonly hint: Hint;
  /** Its choice is the answer. */
  readonly isAnswer: boolean;
  /**
   * By how much its choice is ahead, in log odds, by all figures together and by the one that it names, in other imagined worlds
   * than those that it was found in; null where it names none.
   */
  readonly ahead: { readonly all: number; readonly named: number } | null;
}

/** A figure with a smaller share of what all figures say did not make a choice; in other worlds, so much is left of a fourth. */
const SHARE = 0.15;

/** Whether the figure that a hint names changed the choice: without it there would be less to choose it for, or nothing. */
export const hasChanged = ({ ahead }: Reviewed): boolean =>
  ahead === null || (ahead.all > 0 && ahead.named >= SHARE * ahead.all);

/** Asks for a hint, and takes the figure that it names out again: `g` is the whole position, of which the seat sees its part. */
export function review<G extends Core<S>, S>(
  { engine, policy }: Pick<Mind<G, S>, "engine" | "policy">,
  g: G,
  seat: Seat,
  answer: Option,
  { iterations, seed }: { readonly iterations: number; readonly seed: number },
): Reviewed {
  const { reasons } = policy;
  const ask = engine.askOf(g, seat);
  if (!reasons || !ask) throw new Error(`there is no hint for seat ${seat} of ${engine.game.id}`);
  const view = engine.view(g, seat);
  const told = hint(engine, policy, { view, seat, ask }, { random: stream(seed), iterations });
  const named = reasons.parts.findIndex((part) => reasons.name(part, view, seat) === told.because);
  const isAnswer = sameOption(told.option, answer);
  if (named < 0) return { hint: told, isAnswer, ahead: null };
  const random = stream(seedOf("review", seed));
  const worlds = imaginedWorlds(engine, policy, view, seat, random);
  const pair = { view, seat, chosen: told.option, than: told.than, worlds, random };
  const found = horizonsOf(policy).map((horizon) => {
    const { all, parts } = compare(engine, policy, reasons, pair, horizon);
    return { all: all.sum / WORLDS, named: parts[named].sum / WORLDS };
  });
  // The reason was found at the first horizon that told one.
  const ahead = found.find((one) => one.all > 0 && one.named > 0) ?? found[0];
  return { hint: told, isAnswer, ahead };
}
