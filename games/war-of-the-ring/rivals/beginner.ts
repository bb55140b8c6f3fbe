/**
 * A scripted player: somebody who has just finished the two lessons, and does what their texts say (`guide.…` in `text`).
 *
 * - "Move the Fellowship … a second move this turn would be found on a 5 too": once a turn. "A revealed Fellowship cannot move:
 *   hide it again." "In a Stronghold of yours it heals": there they declare.
 * - "Gondor is one step short: take the Muster die"; "Gondor is At War now and may recruit"; "an Event die draws a card or plays
 *   one"; the last dice move Armies.
 * - "Do not meet them in the field: withdraw behind the walls." The Free Peoples attack only where they are far more.
 * - The Shadow puts two dice into the Hunt Box, brings Saruman, "gathers its strength", attacks where it is more, storms on, and
 *   flies its Nazgûl "over the Fellowship".
 * - "Spare the Ring-bearers: let a Companion drawn by lot fall", when the damage is more than one.
 *
 * Armies he counts as the strategist does (`front.ts`). Small choices he makes as all others do.
 */
import { choosingBy } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import { scoresBy } from "../bot/scores.ts";
import { JUDGES } from "../bot/sense.ts";
import { ALL_FACES, EVENT_FACE, FREE, type Side, WILL_FACE } from "../data/ids.ts";
import { REGION, type RegionId } from "../data/regionnames.ts";
import { POINTS } from "../data/regions.ts";
import { onMordorTrack } from "../facts.ts";
import { ANY_LEAD } from "../rules/armies/lead.ts";
import { attacksOf } from "../rules/battle/attack.ts";
import { handSize } from "../rules/cards/hand.ts";
import { number } from "../rules/choices.ts";
import { isHaven } from "../rules/fellowship/fellowship.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { balance, bestMarch, marchWorth } from "./front.ts";

/** An attack by how much more they are; not above nothing where they are too few. */
function attackWorth(g: War, side: Side, from: RegionId, to: RegionId): number {
  const odds = balance(g, side, from, to);
  if (odds < (side === FREE ? 2 : 1.2)) return -1;
  return 1 + Math.min(2, odds / 4) + (g.control[to] === 1 - side ? POINTS[to] : 0);
}

/** How good each use of a die is, in the order in which the lessons show them. */
function diceWorth(g: War, ask: Ask, side: Side, verb: Option[0], face: unknown): number {
  const hand = handSize(g, ask.seat);
  switch (verb) {
    case "enter":
      return 9;
    case "hide":
      return 8;
    case "travel":
      return g.box[FREE] === 0 || onMordorTrack(g) ? 7 : 0.2;
    case "attack-with": {
      const worths = attacksOf(g, ask.seat, ANY_LEAD).map(([from, to]) => attackWorth(g, side, from, to));
      const best = Math.max(-1, ...worths);
      return best > 0 ? 5 + best / 10 : -1;
    }
    case "advance":
    case "rouse":
      return 4;
    case "recruit-with":
      return 3;
    case "play":
      return face === EVENT_FACE && hand > 2 ? 3 : 0.5;
    case "draw":
      return face === EVENT_FACE && hand <= 4 ? 2.5 : 0.5;
    case "armies":
      return bestMarch(g, side) > 0 ? 2 : 0.3;
    case "minions":
      return 1;
    default:
      return 0.4;
  }
}

/** A use of a die; one that can be used as any is spent last. */
function actWorth(g: War, ask: Ask, side: Side, option: Option): number {
  const [verb] = option;
  if (verb === "pass") return 0;
  if (verb === "ring" || verb === "skip") return -1;
  const face = ALL_FACES[number(option[option.length - 1])];
  return diceWorth(g, ask, side, verb, face) - (face === WILL_FACE ? 0.3 : 0);
}

/** "Two damage: spare the Ring-bearers." */
const MUCH = 2;

function scoreOf(g: War, ask: Ask, side: Side, option: Option): number | null {
  const [verb, thing, second] = option;
  switch (ask.prompt) {
    case "act":
      return actWorth(g, ask, side, option);
    case "allocate":
      return -Math.abs(number(thing) - 2);
    case "declare":
      if (verb === "done") return 0;
      return g.corruption > 0 && isHaven(g, REGION.of(thing)) ? 1 : -1;
    case "attack":
      return verb === "done" ? 0 : attackWorth(g, side, REGION.of(thing), REGION.of(second));
    case "move":
      return verb === "done" ? 0 : marchWorth(g, side, REGION.of(thing), REGION.of(second));
    case "stand":
      return verb === "withdraw" ? 1 : 0;
    case "cease":
      return verb === "continue" && g.battle
        ? balance(g, side, g.battle.from, g.battle.to) - (side === FREE ? 1.5 : 0.8)
        : 0;
    case "minion-to":
      return thing === g.bearers ? 1 : null;
    case "casualty":
      return verb === "random-falls" && number(ask.about?.[1] ?? 0) >= MUCH ? 5 : null;
    default:
      return null;
  }
}

/** What a beginner chooses. `view` is what the seat may know. */
export const beginner = choosingBy<War>(
  scoresBy(JUDGES),
  (view, ask) => {
    const side = sideOf(view, ask.seat);
    return (option) => scoreOf(view, ask, side, option);
  },
  0.05,
);
