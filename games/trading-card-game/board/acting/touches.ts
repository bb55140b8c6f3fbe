/** What a touch or a carried thing does. */
import type { Option } from "@westmarch/kernel";
import type { CardGame } from "../../state.ts";
import { cardThing, type ThingId } from "../look/look.ts";
import type { Spot } from "./acts.ts";
import { onlyPairOf, type Pair, without } from "./plan.ts";
import { ontoOf, takesUp } from "./things.ts";
import type { Glow } from "./useGlow.ts";
import { type Ask, copyIn, type InHand, NOTHING } from "./useInHand.ts";

/** Whether this is what a thing of the table is called. */
export const isThing = (place: string | null): place is ThingId =>
  place !== null && /^(copy|card|site|pile|seat):|^pool$/.test(place);

/** The choice that a player meant by putting one thing on another, for the rules to refuse with a reason. */
function attemptOf(ask: Ask, view: CardGame, thing: ThingId, onto: ThingId | null): Option | null {
  const [from, to] = [copyIn(thing), onto === null ? null : copyIn(onto)];
  if (ask.prompt === "assign" && from !== null && to !== null) {
    const isMinion = view.table.some(({ id, zone }) => id === from && zone === "middle");
    return isMinion ? ["assign", to, from] : ["assign", from, to];
  }
  if (from !== null && to !== null) return ["transfer", from, to];
  const card = (view.secret.hands[ask.seat] ?? []).find((one) => one >= 0 && cardThing(one) === thing);
  return card === undefined ? null : ["play", card];
}

/** Two that are to meet, whichever of them was taken up first. */
function pairOf({ open }: InHand, one: ThingId, other: ThingId): Pair | undefined {
  const [a, b] = [copyIn(one), copyIn(other)];
  return open.find(
    ({ character, minion }) => (character === a && minion === b) || (character === b && minion === a),
  );
}

/** What the rules have against it is said where it was tried; false where nothing was meant. */
function refuse(hand: InHand, thing: ThingId, onto: ThingId | null, at: Spot): boolean {
  const { props, assigns, plan, gesture } = hand;
  const { ask, view, tried } = props;
  const attempt = ask && attemptOf(ask, view, thing, onto);
  if (!attempt) return false;
  tried(
    attempt,
    at,
    assigns ? plan.map(({ character, minion }) => ["assign", character, minion]) : gesture.said,
  );
  return true;
}

/** One thing is put on another; true if something comes of it. */
function join(hand: InHand, { next }: Glow, thing: ThingId, onto: ThingId, at: Spot): boolean {
  const { props, all, assigns, taken, go, give, pairUp } = hand;
  if (!props.ask) return false;
  if (assigns) {
    const pair = pairOf(hand, thing, onto);
    if (pair) pairUp(pair);
    else refuse(hand, thing, onto, at);
    return pair !== undefined;
  }
  const handed = (all.get(thing) ?? NOTHING).find((option) => ontoOf(props.view, option).includes(onto));
  if (handed) {
    give([handed]);
    return true;
  }
  const [answer] = next?.get(onto) ?? NOTHING;
  if (taken === thing && answer) {
    go(answer);
    return true;
  }
  refuse(hand, thing, onto, at);
  return false;
}

/** A touch while assignments are made. */
function tapPlan(hand: InHand, glow: Glow, thing: ThingId, at: Spot): boolean {
  const { taken, plan, open, put, take, lay, pairUp } = hand;
  if (taken === thing) {
    put();
    return true;
  }
  if (taken && glow.takes.has(thing)) return join(hand, glow, taken, thing, at);
  if (!glow.able.has(thing)) return taken !== null && refuse(hand, taken, thing, at);
  const copy = copyIn(thing);
  const isMoved = glow.moving.has(thing);
  const only = taken === null && copy !== null && !isMoved ? onlyPairOf(copy, open) : null;
  if (only) {
    pairUp(only);
    return true;
  }
  if (copy !== null && isMoved) lay(without(plan, copy));
  take(thing);
  return true;
}

/** A touch; false where it means nothing. */
export function tap(hand: InHand, glow: Glow, thing: ThingId, at: Spot): boolean {
  const { props, all, assigns, taken, gesture, put, take, go, give } = hand;
  const { ask } = props;
  if (!ask) return false;
  if (assigns) return tapPlan(hand, glow, thing, at);
  if (taken && gesture.options.length > 0) {
    const answers = glow.next?.get(thing) ?? NOTHING;
    const [answer] = answers;
    if (answer && answers.length === 1) {
      go(answer);
      return true;
    }
    if (taken === thing) {
      put();
      return true;
    }
    if (glow.takes.has(thing)) return join(hand, glow, taken, thing, at);
  }
  const options = all.get(thing) ?? NOTHING;
  const [only] = options;
  if (!only) return false;
  if (options.length === 1 && !takesUp(ask)) give([only]);
  else take(thing);
  return true;
}

/** Whether a thing can be carried. A thumb moves the page by what could be, so it touches one and then the other. */
export function carries({ props, all, assigns }: InHand, { able }: Glow, thing: ThingId): boolean {
  const { view, ask, layout } = props;
  if (ask === null || layout === "tall") return false;
  if (assigns) return able.has(thing);
  if ((all.get(thing) ?? NOTHING).some((option) => ontoOf(view, option).length > 0)) return true;
  const hand = view.secret.hands[ask.seat] ?? NOTHING;
  return takesUp(ask) && hand.some((card) => card >= 0 && cardThing(card) === thing);
}

/** A thing is carried: what takes it glows. */
export function lift({ all, assigns, plan, take, lay }: InHand, { moving }: Glow, thing: ThingId): void {
  const minion = copyIn(thing);
  if (assigns && minion !== null && moving.has(thing)) lay(without(plan, minion));
  if (assigns || all.has(thing)) take(thing);
}

/** What the table is called as a place to put a card of the hand down on. */
export const TABLE = "table";

/**
 * What a card of the hand that is put down says: dropped on whom it is for, or anywhere on the table where nothing else is to
 * be said, it is played. Null where more is to be said first, or where it would lose the game: it stays taken up.
 */
function playedBy({ taken, gesture, isWhole }: InHand, { next }: Glow, thing: ThingId, place: string | null) {
  const { said } = gesture;
  const verb = said[0]?.[0];
  if (taken !== thing || place === null || (verb !== "play" && verb !== "respond")) return null;
  const [answer] = (isThing(place) && next?.get(place)) || NOTHING;
  if (next ? !answer : isThing(place) && !isLaidOut(place)) return null;
  const all = answer ? [...said, answer] : said;
  return isWhole(all) ? all : null;
}

/** Whether it lies on the table, and not in a hand. */
const isLaidOut = (thing: ThingId): boolean => !thing.startsWith("card:");

/** A thing is put down on another, or elsewhere; true if something comes of it. */
export function drop(hand: InHand, glow: Glow, thing: ThingId, place: string | null, at: Spot): boolean {
  const { all, assigns, put, give } = hand;
  const played = playedBy(hand, glow, thing, place);
  if (played) {
    give(played);
    return true;
  }
  const onto = isThing(place) ? place : null;
  const elsewhere = onto !== null && onto !== thing;
  const named = elsewhere && (assigns || glow.takes.has(onto) || !all.has(thing));
  if (named && join(hand, glow, thing, onto, at)) return true;
  // A card of the hand that is put down anywhere stays taken up, as after a touch.
  if (!named && !assigns && all.has(thing) && onto !== thing) return true;
  put();
  return false;
}
