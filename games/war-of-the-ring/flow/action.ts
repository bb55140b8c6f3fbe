/** How an action is written (5.3): once, and list, check, refusal, notation and the opponents' knowledge follow. */
import { over, pairs } from "@westmarch/armies/choices";
import type { Context, Frame, Seat } from "@westmarch/kernel";
import { ALL_FACES, type FaceId, SHADOW, type Side } from "../data/ids.ts";
import { THINGS, type Thing } from "../rules/choices.ts";
import { no, type Refusal } from "../rules/refusal.ts";
import type { War } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";
import type { ActionVerb } from "../words/turn.ts";

/** What can be said where a side acts (5.3, 5.4). */
export type Act = Chosen<ActionVerb | "pass" | "ring">;

/** What pays for an action of one side: the rule that says so, and the results it names; none: any. */
export interface Payment {
  readonly rule: string;
  readonly faces: readonly FaceId[];
  readonly refusal: Refusal;
}

/** Something to do with a die. `thing` is the number of what it is done to, if the action names anything. */
export interface Action {
  /** Whose action it is, and what pays for it. A side without a payment has no such action. */
  readonly free?: Payment;
  readonly shadow?: Payment;
  /** A result that pays by a Character's ability. */
  readonly alsoPays?: (g: War, seat: Seat, face: FaceId) => boolean;
  /** What the word before the die is the name of, and those that a list tries out. */
  readonly thing?: Thing;
  readonly things?: (g: War, seat: Seat, side: Side) => readonly number[];
  /** Why it cannot be done with a die that the seat has and that pays for it. */
  readonly whyNot: (g: War, seat: Seat, thing: number, face: FaceId) => Refusal | null;
  /** The same as `whyNot(…) === null`, where that can be told faster. */
  readonly may?: (g: War, seat: Seat, thing: number, face: FaceId) => boolean;
  /** Faces for which this gives the same number get the same answer; without it all do. */
  readonly way?: (face: FaceId) => number;
  /** The die is spent: what happens, or the chapter in which it does. */
  readonly does: (
    c: Context<War>,
    seat: Seat,
    thing: number,
    face: FaceId,
  ) => { readonly call: Frame } | null;
}

const paid = (rule: string, faces: readonly FaceId[]): Payment => ({
  rule,
  faces,
  refusal: no("die-does-not-allow", rule),
});
export const byFree = (rule: string, ...faces: readonly FaceId[]) => ({ free: paid(rule, faces) });
export const byShadow = (rule: string, ...faces: readonly FaceId[]) => ({ shadow: paid(rule, faces) });
export const byBoth = (rule: string, ...faces: readonly FaceId[]) => ({
  ...byFree(rule, ...faces),
  ...byShadow(rule, ...faces),
});

export const paymentOf = (action: Action, side: Side): Payment | undefined =>
  side === SHADOW ? action.shadow : action.free;

/** 5.5 to 5.12: why a die with this result does not pay for the action. */
export function whyNotPaid(
  g: War,
  seat: Seat,
  action: Action,
  payment: Payment,
  face: FaceId,
): Refusal | null {
  const { faces, refusal } = payment;
  if (faces.length === 0 || faces.includes(face)) return null;
  return action.alsoPays?.(g, seat, face) ? null : refusal;
}

const plainly = <const V extends ActionVerb>(verb: V) => [over(verb, ALL_FACES)];
const onThings = <const V extends ActionVerb, T extends Thing>(verb: V, thing: T) =>
  pairs<V, (typeof THINGS)[T][number], FaceId>(verb, THINGS[thing], ALL_FACES);

/** The options of every action, made once: by thing, then by face. Without a thing there is one row. */
export const OPTIONS: { readonly [V in ActionVerb]: readonly (readonly Chosen<V>[])[] } = {
  armies: plainly("armies"),
  "attack-with": plainly("attack-with"),
  hide: plainly("hide"),
  minions: plainly("minions"),
  travel: plainly("travel"),
  "separate-with": plainly("separate-with"),
  companions: plainly("companions"),
  rouse: onThings("rouse", "nation"),
  advance: onThings("advance", "nation"),
  "recruit-with": plainly("recruit-with"),
  voice: onThings("voice", "way"),
  enter: onThings("enter", "character"),
  play: onThings("play", "card"),
  draw: onThings("draw", "deck"),
  remove: onThings("remove", "card"),
  skip: plainly("skip"),
};
