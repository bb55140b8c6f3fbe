/** A combat as a scene: what is on the stage at one moment. Pure, and made of what everybody may know. */

import { isHit } from "@westmarch/armies/dice";
import {
  BEORN,
  BOTH,
  CARD,
  type CardId,
  type CharacterId,
  FREE,
  MANEUVER,
  type ManeuverId,
  NONE,
  other,
  type PlaceId,
  SHADOW,
  type Side,
  type TerrainId,
  thingOfCharacter,
  UNIT,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import { leadershipIn } from "../../../rules/board.ts";
import { joined } from "../../../rules/combat/attack.ts";
import { placeOf } from "../../../rules/combat/battle.ts";
import { diceOf, isWalled, targetOf } from "../../../rules/combat/dice.ts";

import { bearsIn } from "../../../rules/movement/forces.ts";

import { type Battle, BREACHED, type FiveArmies } from "../../../state.ts";
import { after, takes } from "../after.ts";
import { combatAround, type EventName, type LogEvent } from "../within.ts";

/** The stations of a round, in order. */
export const STEPS = ["terrain", "laid", "turned", "roll", "leaders", "wounds", "leave"] as const;
export type StepName = (typeof STEPS)[number];

/** A die as it lies there. */
export interface Pips {
  readonly pips: number;
  readonly hit: boolean;
  /** It is rolled for the units of the manoeuvre's card (12.3). */
  readonly black: boolean;
  /** It has been rolled again. */
  readonly again: boolean;
}

/** What one side has laid in this round. */
export interface Laid {
  /** It lies face down: what it is, only its owner knows. */
  readonly down: boolean;
  readonly maneuver: ManeuverId;
  readonly event: CardId;
  /** What has become of the manoeuvre: nothing yet, used, or stopped by the other's. */
  readonly is: "open" | "used" | "stopped";
}

/** One side of the combat. */
export interface Camp {
  readonly side: Side;
  readonly at: PlaceId;
  readonly attacks: boolean;
  /** Behind walls that hold. */
  readonly walled: boolean;
  /** It is Beorn, alone; and his wrath. */
  readonly beorn: boolean;
  readonly wrath: number;
  /** By unit: who fights now, and who has fallen in this round. */
  readonly units: readonly number[];
  readonly fallen: readonly number[];
  readonly characters: readonly CharacterId[];
  readonly lost: readonly CharacterId[];
  readonly leadership: number;
  /** Leadership tokens among it. */
  readonly tokens: number;
  readonly damage: number;
  /** Markers that it can bear before units must go (12.10). */
  readonly bears: number;
  /** Units at home in the terrain (11.2). */
  readonly home: readonly number[];
  /** Dice of its next Combat roll, and what each must show; `bonus` is added to each. */
  readonly strength: number;
  readonly needed: number;
  readonly bonus: number;
  readonly laid: Laid;
  readonly dice: readonly Pips[];
  /** The Combat roll as it fell, and what was rolled again of it. */
  readonly roll: readonly Pips[];
  readonly again: readonly Pips[];
  /** Dice thrown after the Leader re-roll, and what they must show. */
  readonly more: readonly Pips[];
  readonly moreNeeded: number;
  /** What its dice and cards have scored in this round; null before it is said. */
  readonly scored: number | null;
  /** Hits of the dice as they lie. */
  readonly hits: number;
  /** Of the enemy's hits: how many were turned aside, and how many it took. Null before. */
  readonly prevented: number | null;
  readonly took: number | null;
}

/** The wall of a fortification: so many stones, so many of them broken (12.5). */
export interface Wall {
  readonly stones: number;
  readonly broken: number;
}

export type Over = "ceased" | "retreated" | "won" | "lost" | "both" | "ended";

export interface CombatScene {
  readonly from: PlaceId;
  readonly target: PlaceId;
  readonly attacker: Side;
  /** 0 before the first. */
  readonly round: number;
  readonly step: StepName;
  readonly camps: readonly [Camp, Camp];
  readonly terrain: TerrainId;
  /** The side that drew a card for the terrain (11.2); null: neither. */
  readonly superior: Side | null;
  readonly wall: Wall | null;
  /** In a combined attack all armies that take part (13). */
  readonly armies: readonly PlaceId[];
  readonly over: Over | null;
  /** The newest event of the combat. */
  readonly said: LogEvent | null;
}

/** What a scene is made of (see `BoardProps`). */
export interface Telling {
  readonly view: FiveArmies;
  readonly told: FiveArmies;
  readonly since: readonly LogEvent[];
  readonly log: readonly LogEvent[];
}

// ---- dice

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

// ---- cards

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

// ---- hits

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

// ---- who stands there

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

function camp(g: FiveArmies, b: Battle, side: Side, events: readonly LogEvent[], waits: boolean): Camp {
  const at = placeOf(b, side);
  const beorn = side === FREE && b.beorn !== 0;
  const attacks = side === b.attacker;
  const force = gone(events, side);
  const fighting = untilMarch(events);
  const fallen = UNIT.all.map((unit) =>
    fighting.reduce(
      (sum, event) =>
        sum + (event.type === "removed" && event.facts.unit === unit && takes(event, side, at) ? 1 : 0),
      0,
    ),
  );
  const lost = events.flatMap((event) =>
    event.type === "eliminated" &&
    (WALKERS[side].some((one) => one === event.facts.character) || (beorn && event.facts.character === BEORN))
      ? [event.facts.character]
      : [],
  );
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
    fallen,
    characters: beorn
      ? lost.length > 0
        ? []
        : [BEORN]
      : WALKERS[side].filter((one) => (force === null ? g.at[one] === at : force[thingOfCharacter(one)] > 0)),
    lost,
    leadership: beorn ? 0 : leadershipIn(g, side, at),
    tokens: beorn ? 0 : g.tokens[at],
    damage: beorn ? 0 : Math.max(0, g.damage[at]),
    bears: beorn ? 0 : bearsIn(g, side, at),
    home: units.map((many, unit) =>
      b.beorn === 0 && (printed(g).favourable[unit] & terrain) !== 0 ? many : 0,
    ),
    strength: diceOf(g, b, side),
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

// ---- where it stands

/** By chapter and paragraph, the station at which something is asked (`here`: any); what is not here is asked of the map. */
const ASKED: Readonly<Record<string, StepName | "here">> = {
  "fight/army": "terrain",
  "limit/discard": "here",
  "fight/maneuver": "laid",
  "take-back/choose": "turned",
  "chance/choose": "roll",
  "fight/again": "leaders",
  "fight/answer": "leaders",
  "fight/luck": "leaders",
  "fight/use": "leaders",
  "fight/useToo": "leaders",
  "fight/bat": "leaders",
  "fight/shield": "wounds",
  "mail/use": "wounds",
  "casualties/lose": "wounds",
  "quarter/lose": "wounds",
  "fight/cease": "leave",
  "fight/leave": "leave",
  "advance/choose": "leave",
};

/** The station of the question that is asked now, or null where it is answered on the map. */
export function asked({ stack, result }: FiveArmies): StepName | "here" | null {
  const frame = stack.at(-1);
  return result || !frame ? null : (ASKED[`${frame.chapter}/${frame.at}`] ?? null);
}

/** The station that events belong to; others leave it where it is. */
const STATION: { readonly [T in EventName]?: StepName } = {
  combat: "terrain",
  superior: "terrain",
  round: "terrain",
  played: "turned",
  "combat-card": "turned",
  "combat-roll": "roll",
  "die-again": "roll",
  reroll: "leaders",
  "more-dice": "leaders",
  maneuver: "leaders",
  vampires: "leaders",
  scored: "wounds",
  mail: "wounds",
  shielded: "wounds",
  hit: "wounds",
  wrath: "wounds",
  rallied: "wounds",
  removed: "wounds",
  destroyed: "wounds",
  ceased: "leave",
  retreated: "leave",
  marched: "leave",
  "combat-ended": "leave",
  won: "leave",
};

function stepOf(events: readonly LogEvent[], waiting: StepName | "here" | null): StepName {
  if (waiting !== null && waiting !== "here") return waiting;
  let step: StepName = "terrain";
  for (const { type } of events) {
    const next = STATION[type];
    // What Beorn rolls again is part of his roll.
    if (next !== undefined && STEPS.indexOf(next) >= STEPS.indexOf(step)) step = next;
  }
  return step;
}

function outcome(events: readonly LogEvent[], camps: readonly [Camp, Camp], attacker: Side): Over | null {
  if (!events.some(({ type }) => type === "combat-ended" || type === "won")) return null;
  if (events.some(({ type }) => type === "ceased")) return "ceased";
  if (events.some(({ type }) => type === "retreated")) return "retreated";
  const stands = ({ units, characters, beorn }: Camp) =>
    beorn ? characters.length > 0 : units.some((many) => many > 0);
  const [own, foe] = [camps[attacker], camps[other(attacker)]].map(stands);
  if (own) return foe ? "ended" : "won";
  return foe ? "lost" : "both";
}

/** The combat as far as it has been told, or null where none is being fought or shown. */
export function combatScene({ view, told, since, log }: Telling): CombatScene | null {
  const g = after(told, since);
  const b = g.battle;
  const last = log.at(-1);
  const from = combatAround(log, log.length - 1);
  if (!b || from < 0 || last === undefined || (view.result && since.length === 0)) return null;
  const ended = last.type === "combat-ended" || last.type === "won";
  if (ended && !since.includes(last)) return null;
  const waiting = since.length === 0 ? asked(view) : null;
  // What is asked of the map is answered there.
  if (since.length === 0 && waiting === null) return null;
  const all = log.slice(from);
  const begins = all.findLastIndex(({ type }) => type === "round");
  // Who is asked which army fights next looks back on nothing.
  const events = waiting === "terrain" && begins > 0 ? [] : all.slice(Math.max(0, begins));
  const waits = waiting === "laid";
  const camps = BOTH.map((side) => camp(g, b, side, events, waits));
  const both: readonly [Camp, Camp] = [camps[FREE], camps[SHADOW]];
  const superior = all.find((event) => event.type === "superior");
  const stones = printed(g).breach[b.target];
  return {
    from: b.from,
    target: b.target,
    attacker: b.attacker,
    round: b.round,
    step: stepOf(events, waiting),
    camps: both,
    terrain: printed(g).terrain[b.target],
    superior: superior?.type === "superior" ? superior.facts.side : null,
    wall:
      stones > 0
        ? { stones, broken: (b.terms & BREACHED) !== 0 ? stones : Math.min(stones, b.breach) }
        : null,
    armies: b.combined !== 0 ? joined(g, b.attacker, b.target) : [],
    over: outcome(events, both, b.attacker),
    said: events.at(-1) ?? null,
  };
}
