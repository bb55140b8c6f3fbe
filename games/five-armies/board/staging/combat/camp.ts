/** One side of a combat as it stands on the stage, by what has been heard of the round. Pure. */
import { isHit } from "@westmarch/armies/dice";
import {
  BEORN,
  CARD,
  type CharacterId,
  DAMAGE,
  FREE,
  LEADERSHIP_TOKENS,
  MANEUVER,
  NONE,
  type PlaceId,
  type Side,
  thingOfCharacter,
  UNIT,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import { leadershipIn, unitsIn } from "../../../rules/board.ts";
import { placeOf } from "../../../rules/combat/battle.ts";
import { diceOf, isWalled, targetOf, usualDice } from "../../../rules/combat/dice.ts";
import { bears, bearsIn, leadershipOf } from "../../../rules/movement/forces.ts";
import type { Battle, FiveArmies } from "../../../state.ts";
import { takes } from "../after.ts";
import type { EventName, LogEvent } from "../within.ts";
import type { Camp, Laid, Pips } from "./scene.ts";

/** The dice of one side as they lie, from what was rolled and rolled again. */
function diceIn(
  events: readonly LogEvent[],
  side: Side,
): Pick<Camp, "dice" | "roll" | "again" | "bonus"> & { needs: number } {
  let dice: Pips[] = [];
  let roll: Pips[] = [];
  const again: Pips[] = [];
  let [needs, bonus] = [0, 0];
  for (const event of events) {
    if (event.type === "combat-roll" && event.facts.side === side) {
      ({ needs, bonus } = event.facts);
      const { black } = event.facts;
      dice = event.facts.dice.map((pips, i) => ({
        pips,
        hit: isHit(pips, bonus, needs),
        black: i < black,
        again: false,
      }));
      roll = dice.slice();
    } else if (event.type === "reroll" && event.facts.side === side) {
      const { which, dice: values, needs: needed } = event.facts;
      for (const [i, place] of which.entries()) {
        dice[place] = { ...dice[place], pips: values[i], hit: isHit(values[i], 0, needed), again: true };
        again.push(dice[place]);
      }
    } else if (event.type === "die-again" && event.facts.side === side) {
      const { die, value } = event.facts;
      dice[die] = { ...dice[die], pips: value, hit: isHit(value, bonus, needs), again: true };
      roll[die] = dice[die];
    }
  }
  return { dice, roll, again, bonus, needs };
}

function moreIn(events: readonly LogEvent[], side: Side): Pick<Camp, "more" | "moreNeeded"> {
  const more: Pips[] = [];
  let moreNeeded = 0;
  for (const event of events)
    if (event.type === "more-dice" && event.facts.side === side) {
      moreNeeded = event.facts.needs;
      for (const pips of event.facts.dice)
        more.push({ pips, hit: isHit(pips, 0, moreNeeded), black: false, again: false });
    }
  return { more, moreNeeded };
}

/** What a side has sealed for this round and not turned yet, as far as one may know it. */
function sealedIn({ sealed }: FiveArmies, side: Side, waits: boolean): Laid {
  const own = waits ? (sealed[side] ?? null) : null;
  const [verb, card] = own ?? [];
  return {
    down: own !== null,
    maneuver: verb === "maneuver" && MANEUVER.is(card) ? card : NONE,
    event: verb === "card" && CARD.is(card) ? card : NONE,
    is: "open",
  };
}

function laidIn(events: readonly LogEvent[], side: Side, sealed: Laid): Laid {
  let laid = sealed;
  for (const event of events)
    if (event.type === "played" && event.facts.side === side)
      laid = { ...laid, maneuver: event.facts.maneuver };
    else if (event.type === "combat-card" && event.facts.side === side)
      laid = { ...laid, event: event.facts.card };
    else if (event.type === "maneuver" && event.facts.side === side)
      laid = { ...laid, is: event.facts.cancelled ? "stopped" : "used" };
  return laid;
}

/** What was scored in the round, and what of it has come to be taken. */
function hitsIn(events: readonly LogEvent[], side: Side, at: PlaceId) {
  let scored: number | null = null;
  let against: number | null = null;
  let took = 0;
  let settled = false;
  for (const event of events)
    if (event.type === "scored") {
      scored = side === FREE ? event.facts.free : event.facts.shadow;
      against = side === FREE ? event.facts.shadow : event.facts.free;
      took = 0;
    } else if (against !== null && !settled) {
      if (event.type === "hit" && event.facts.place === at) took = event.facts.hits;
      if (event.type === "wrath" && side === FREE) took = -event.facts.change;
      settled = SETTLES.has(event.type);
    }
  return { scored, against, took };
}
/** What comes after all hits of a round have been marked. */
const SETTLES: ReadonlySet<EventName> = new Set<EventName>([
  "ceased",
  "retreated",
  "marched",
  "combat-ended",
]);

const TAKEN: ReadonlySet<EventName> = new Set<EventName>([
  "hit",
  "wrath",
  "removed",
  "rallied",
  "eliminated",
  "destroyed",
  "ceased",
  "retreated",
  "marched",
  "combat-ended",
]);

/** Who took to the road is seen going. */
function gone(events: readonly LogEvent[], side: Side): readonly number[] | null {
  for (const event of events)
    if (event.type === "marched" && event.facts.side === side) return event.facts.force;
  return null;
}

/** Events up to the first march: what falls afterwards falls elsewhere. */
function untilMarch(events: readonly LogEvent[]): readonly LogEvent[] {
  const march = events.findIndex(({ type }) => type === "marched" || type === "retreated");
  return march < 0 ? events : events.slice(0, march);
}

/** Who has fallen in this round, by unit. */
function fallenIn(events: readonly LogEvent[], side: Side, at: PlaceId): number[] {
  const fighting = untilMarch(events);
  return UNIT.all.map((unit) =>
    fighting.reduce(
      (sum, event) =>
        sum + (event.type === "removed" && event.facts.unit === unit && takes(event, side, at) ? 1 : 0),
      0,
    ),
  );
}

const lostIn = (events: readonly LogEvent[], side: Side, beorn: boolean): CharacterId[] =>
  events.flatMap((event) =>
    event.type === "eliminated" &&
    (WALKERS[side].some((one) => one === event.facts.character) || (beorn && event.facts.character === BEORN))
      ? [event.facts.character]
      : [],
  );

/**
 * What an army has to fight with and to bear: where it took to the road, what went with it. Tokens and markers lie in a place:
 * once nobody of an army is left there, they are those of whoever came.
 */
function meansOf(
  g: FiveArmies,
  b: Battle,
  side: Side,
  force: readonly number[] | null,
): Pick<Camp, "leadership" | "tokens" | "damage" | "bears" | "strength"> {
  const at = placeOf(b, side);
  if (force !== null)
    return {
      leadership: leadershipOf(g, side, force),
      tokens: force[LEADERSHIP_TOKENS],
      damage: Math.max(0, force[DAMAGE]),
      bears: bears(g, force),
      strength: usualDice(g, side, (unit) => force[unit]),
    };
  const stands = unitsIn(g, side, at) > 0;
  const tokens = stands ? g.tokens[at] : 0;
  return {
    leadership: leadershipIn(g, side, at) - g.tokens[at] + tokens,
    tokens,
    damage: stands ? Math.max(0, g.damage[at]) : 0,
    bears: stands ? bearsIn(g, side, at) : 0,
    strength: diceOf(g, b, side),
  };
}

/** What Beorn has alone. */
const ALONE = { leadership: 0, tokens: 0, damage: 0, bears: 0 } as const;

/** One side after these events of the round; `waits`: what it lays is being asked for. */
export function camp(
  g: FiveArmies,
  b: Battle,
  side: Side,
  events: readonly LogEvent[],
  waits: boolean,
): Camp {
  const at = placeOf(b, side);
  const beorn = side === FREE && b.beorn !== 0;
  const attacks = side === b.attacker;
  const force = gone(events, side);
  const lost = lostIn(events, side, beorn);
  const units = UNIT.all.map((unit) =>
    beorn || !UNITS_OF[side].some((one) => one === unit)
      ? 0
      : Math.max(0, force === null ? g.units[at * UNIT_COUNT + unit] : force[unit]),
  );
  const terrain = 1 << printed(g).terrain[b.target];
  const { needs, ...thrown } = diceIn(events, side);
  const { scored, against, took } = hitsIn(events, side, at);
  const taken = against !== null && events.some(({ type }) => TAKEN.has(type));
  return {
    side,
    at,
    attacks,
    walled: !attacks && isWalled(g, b),
    beorn,
    wrath: g.wrath,
    units,
    fallen: fallenIn(events, side, at),
    characters: beorn
      ? lost.length > 0
        ? []
        : [BEORN]
      : WALKERS[side].filter((one) => (force === null ? g.at[one] === at : force[thingOfCharacter(one)] > 0)),
    lost,
    ...(beorn ? { ...ALONE, strength: diceOf(g, b, side) } : meansOf(g, b, side, force)),
    home: units.map((many, unit) =>
      b.beorn === 0 && (printed(g).favourable[unit] & terrain) !== 0 ? many : 0,
    ),
    needed: needs > 0 ? needs : targetOf(g, b, side),
    laid: laidIn(events, side, sealedIn(g, side, waits)),
    ...thrown,
    ...moreIn(events, side),
    scored,
    hits: thrown.dice.filter(({ hit }) => hit).length,
    prevented: taken ? Math.max(0, against - took) : null,
    took: taken ? took : null,
  };
}
