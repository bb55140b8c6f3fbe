/** What is chosen by rules of thumb: quickly, or where a choice's worth does not show in what it leads to at once. */
import { bestOf } from "@westmarch/bots/sight";
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { CARD } from "../data/ids.ts";
import { comesToNothing } from "../interpreter/idle.ts";
import type { CardGame } from "../state.ts";
import { missesSkirmish } from "./aiming.ts";
import { assignAsFreePeoples, assignAsShadow } from "./assigning.ts";
import { reconcile, startWith } from "./cards.ts";
import { isEndless } from "./endless.ts";
import { firstSight } from "./first-sight.ts";
import { moveAgain } from "./marching.ts";
import {
  bearsBest,
  fightFirst,
  healFirst,
  isForTheBetter,
  pickCard,
  pickCopy,
  takeArrow,
  throwAway,
} from "./picking.ts";

/** The second place wins most: the first player walks ahead. No place is worth a burden. */
const BEST_PLACE = 1;

/** Choices whose worth does not show in what they lead to at once, each by a sense of its own. */
export function considered(g: CardGame, ask: Ask): Option | null {
  const { prompt, options, seat } = ask;
  switch (prompt) {
    case "bid":
      return options[0];
    case "seat":
      return options.find(([, place]) => place === BEST_PLACE) ?? options[options.length - 1];
    case "start":
      return startWith(options, Number(ask.about?.[0] ?? 0));
    case "heal":
      return healFirst(g, options);
    case "spot-some":
      return options[options.length - 1];
    case "archery":
      return takeArrow(g, options);
    // Whatever the hand holds, six cards are fewer than eight.
    case "redraw":
      return ["no"];
    case "allies-shoot":
    case "spot":
      return options[0];
    case "assign":
      return seat === g.turn ? assignAsFreePeoples(g, options) : assignAsShadow(g, options);
    case "next-skirmish":
      return fightFirst(g, options);
    case "move-again":
      return options.length > 1 ? moveAgain(g) : options[0];
    case "reconcile":
      return reconcile(g, seat, options);
    default:
      return null;
  }
}

/** By how much a quick choice may be off. */
const BLUR = 0.05;

/** For X a quick choice takes no more than this. */
export const MOST_X = 3;

/** How gladly an action is taken at first sight. */
type Sight = (g: CardGame, seat: Seat, option: Option) => number;

/** A quick choice: what looks best at first sight, more or less. */
export function quick(g: CardGame, ask: Ask, random: Random, sight: Sight = firstSight, blur = BLUR): Option {
  const { prompt, options, seat } = ask;
  switch (prompt) {
    case "phase":
    case "action":
    case "about-to":
    case "after": {
      const open = options.filter((option) => isSensible(g, seat, option));
      const scores = open.map((option) => sight(g, seat, option));
      return open.length > 0 ? bestOf(open, scores, blur, random) : options[0];
    }
    case "amount":
      return options[Math.min(options.length - 1, 1 + random(MOST_X))];
    case "pick":
      return pickCopy(g, ask);
    case "pick-card":
      return pickCard(g, ask) ?? options[random(options.length)];
    case "bearer":
      return bearsBest(g, ask);
    default:
      return considered(g, ask) ?? options[random(options.length)];
  }
}

/** Whether an action may be worth its while: items go only to better fighters, and abilities must do something. */
export function isSensible(g: CardGame, seat: Seat, option: Option): boolean {
  const [verb, which = "", card, index] = option;
  if (verb === "transfer") return isForTheBetter(g, which, card);
  return verb !== "use" || !comesToNothing(g, seat, Number(which), CARD.of(Number(card)), Number(index));
}

/** Whether an option is an ability that could be used for ever. */
export const mayGoOn = ([verb, , card, index]: Option): boolean =>
  verb === "use" && isEndless(CARD.of(Number(card)), Number(index));

/** Once in so many times, a bot that could use an ability for ever does not. */
export const PATIENCE = 4;

/** Now and then leaves out abilities that could be used for ever, so that every bot stops using them. */
export function comesToAnEnd(g: CardGame, ask: Ask, random: Random): Option | null {
  const { options } = ask;
  const others = options.filter((option) => !mayGoOn(option));
  if (others.length === options.length || random(PATIENCE) > 0) return null;
  return quick(g, { ...ask, options: others }, random);
}

/** The options worth considering at all; a player who has begun to pay for X pays at least 1. */
export function sensible(g: CardGame, ask: Ask): readonly Option[] {
  const { options, prompt, seat } = ask;
  if (options.length === 1) return options;
  const own = considered(g, ask);
  if (own) return [own];
  if (prompt === "amount" && options.length > 1) return options.slice(1);
  if (prompt !== "phase" && prompt !== "action") return options;
  return options.filter((option) => isSensible(g, seat, option));
}

/** Of those, the ones that do something where they are played. */
export function aimed(g: CardGame, ask: Ask): readonly Option[] {
  const thrown = ask.options.length > 1 ? throwAway(g, ask) : null;
  if (thrown) return [thrown];
  const options = sensible(g, ask);
  return ask.prompt === "action" && options.length > 1
    ? options.filter((option) => !missesSkirmish(g, ask.seat, option))
    : options;
}

/** Who is in a hurry moves again against more than he should: the usual way in which beginners lose. */
export const hurried = (g: CardGame, { prompt, options }: Ask, haste: number): Option | null =>
  prompt === "move-again" && options.length > 1 ? moveAgain(g, haste) : null;

/** How promising options look by such a sight, which tells actions apart alone. */
export const weighBy =
  (sight: Sight): NonNullable<Policy<CardGame>["weigh"]> =>
  (g, ask, options, weights) => {
    const actions = ask.prompt === "phase" || ask.prompt === "action";
    for (const [i, option] of options.entries())
      weights[i] = actions ? 0.05 + Math.max(0, sight(g, ask.seat, option)) : 1;
  };
