/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { bestOf } from "@westmarch/bots/sight";
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { missesSkirmish } from "./bot/aiming.ts";
import { assignAsFreePeoples, assignAsShadow } from "./bot/assigning.ts";
import { reconcile, startWith } from "./bot/cards.ts";
import { evaluate } from "./bot/evaluation.ts";
import { firstSight } from "./bot/first-sight.ts";
import { comesToNothing, isEndless } from "./bot/idle.ts";
import { moveAgain } from "./bot/marching.ts";
import {
  bearsBest,
  fightFirst,
  healFirst,
  isForTheBetter,
  pickCard,
  pickCopy,
  takeArrow,
  throwAway,
} from "./bot/picking.ts";
import { reasonsOf } from "./bot/reasons.ts";
import { askedOf, type Senses, sensesOf, think } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { CARD } from "./data/ids.ts";
import type { CardGame } from "./state.ts";

/** Whoever comes second wins most: whoever comes first walks ahead. No place is worth a burden. */
const BEST_PLACE = 1;

/** Choices whose worth does not show in what they lead to at once, each by a sense of its own. */
function considered(g: CardGame, ask: Ask): Option | null {
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
const MOST_X = 3;

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
function isSensible(g: CardGame, seat: Seat, option: Option): boolean {
  const [verb, which = "", card, index] = option;
  if (verb === "transfer") return isForTheBetter(g, which, card);
  return verb !== "use" || !comesToNothing(g, seat, Number(which), CARD.of(Number(card)), Number(index));
}

/** How often somebody who could go on for ever does not: once in so many times. */
const PATIENCE = 4;

/** Looks away from abilities that could be used for ever, now and then, so that nobody does. */
function comesToAnEnd(g: CardGame, ask: Ask, random: Random): Option | null {
  const { options } = ask;
  const others = options.filter(
    ([verb, , card, index]) => verb !== "use" || !isEndless(CARD.of(Number(card)), Number(index)),
  );
  if (others.length === options.length || random(PATIENCE) > 0) return null;
  return quick(g, { ...ask, options: others }, random);
}

/** The options that one would consider at all; whoever has begun to pay for X pays something. */
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
function aimed(g: CardGame, ask: Ask): readonly Option[] {
  const thrown = ask.options.length > 1 ? throwAway(g, ask) : null;
  if (thrown) return [thrown];
  const options = sensible(g, ask);
  return ask.prompt === "action" && options.length > 1
    ? options.filter((option) => !missesSkirmish(g, ask.seat, option))
    : options;
}

/** Who is in a hurry moves again against more than he should: the usual way in which beginners lose. */
const hurried = (g: CardGame, { prompt, options }: Ask, haste: number): Option | null =>
  prompt === "move-again" && options.length > 1 ? moveAgain(g, haste) : null;

/** Where a position can be judged: nothing is being played, said or told. */
const RESTING: ReadonlySet<string> = new Set([
  "procedure",
  "ownPhase",
  "assignment",
  "skirmishes",
  "regroup",
  "reconciling",
]);
const quiet = (g: CardGame): boolean => RESTING.has(g.stack.at(-1)?.chapter ?? "");

/** One choice changes little: what has proved a little better is looked into more. */
const STYLE = { exploration: 0.15, pessimism: 0.02, horizon: 12 };

export const weighBy =
  (sight: Sight): NonNullable<Policy<CardGame>["weigh"]> =>
  (g, ask, options, weights) => {
    const actions = ask.prompt === "phase" || ask.prompt === "action";
    for (const [i, option] of options.entries())
      weights[i] = actions ? 0.05 + Math.max(0, sight(g, ask.seat, option)) : 1;
  };

/** Players whose rules of thumb have these senses. */
export function policyOf(senses: Senses): Policy<CardGame> {
  const asked = askedOf(senses);
  return {
    edition: 4,
    playout: asked((g, ask, random: Random) => quick(g, ask, random)),
    evaluate(g, seat) {
      think(senses.judge);
      return evaluate(g, seat);
    },
    reasons: reasonsOf(senses.judge),
    hurried: asked(hurried),
    skills: {
      first: { worlds: 0, favourite: 1, far: 1, haste: 1 },
      gentle: { worlds: 1, favourite: 3, far: 0, haste: 0.7 },
      fair: { worlds: 2, favourite: 1, far: 1 },
      skilled: { iterations: 16 },
      strong: { iterations: 100 },
    },
    quiet,
    weigh: asked(weighBy(firstSight)),
    style: STYLE,
    reduce: asked(aimed),
    opening: asked(
      (view, ask, random: Random) =>
        throwAway(view, ask) ?? considered(view, ask) ?? comesToAnEnd(view, ask, random),
    ),
  };
}

export const policy: Policy<CardGame> = policyOf(sensesOf(tuned));
