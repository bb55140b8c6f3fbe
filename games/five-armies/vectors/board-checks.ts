/** Questions that a vector puts about places, decks and figures. */
import { inside, type Place } from "@westmarch/positions";
import {
  EVENT_DECK,
  FREE,
  other,
  PLACE,
  type PlaceId,
  SHADOW,
  type Side,
  sideOf,
  storyDeck,
  UNIT,
} from "../ids.ts";
import { armyIn, hasArmy, isFree, stopsMarch, supply, unitsIn, ways } from "../rules/board.ts";
import { canEnter } from "../rules/movement.ts";
import { eligiblePlaces } from "../rules/mustering.ts";
import { drives, refuges } from "../rules/retreat.ts";
import type { Check, Told } from "./checks.ts";
import { place, SIDE_WORDS, side, unit } from "./given.ts";
import type { Run } from "./run.ts";

const regionAt = (told: Told, key: string, at: Place): PlaceId => place.fromFile(told[key], inside(at, key));
/** The side that is named, or else the one whose army stands there. */
const sideAt = (run: Run, told: Told, where: PlaceId, at: Place): Side =>
  told.side === undefined ? (armyIn(run.g, where) ?? SHADOW) : side.fromFile(told.side, inside(at, "side"));

/** Says of every place whether it is among these; of one that the action names, by a word besides. */
function among(run: Run, places: readonly PlaceId[], word: string, named?: PlaceId): void {
  for (const one of PLACE.all) run.facts[PLACE.names[one]] = places.includes(one);
  run.facts.places = places.map((one) => PLACE.names[one]);
  if (named !== undefined) run.facts[word] = places.includes(named);
}
const named = (action: Told, at: Place): PlaceId | undefined =>
  action.region === undefined ? undefined : regionAt(action, "region", at);

const tokenPlacement: Check = (run, action, _given, at) => {
  const mine = side.fromFile(action.side ?? "fp", inside(at, "side"));
  among(run, eligiblePlaces(run.g, mine), "eligible", named(action, at));
};

/** 12.14: what an army that leaves could do. */
export const retreatFrom = (run: Run, mine: Side, from: PlaceId, attacker: PlaceId): void => {
  const own = refuges(run.g, mine, from, attacker);
  const isDriven = own.length === 0;
  run.facts.chosenBy = SIDE_WORDS[isDriven ? other(mine) : mine];
  run.facts.options = (isDriven ? drives(run.g, mine, from) : own).map((one) => PLACE.names[one]);
  run.facts.extraDamage = isDriven ? 1 : 0;
};

const retreat: Check = (run, action, given, at) => {
  const told: Told = { ...(given.combat as Told | undefined), ...action };
  const from = regionAt(told, told.from === undefined ? "defender" : "from", at);
  const attacker = told.attacker === undefined ? from : regionAt(told, "attacker", at);
  retreatFrom(run, armyIn(run.g, from) ?? FREE, from, attacker);
};

const moveTargets: Check = (run, action, _given, at) => {
  const from = regionAt(action, action.army === undefined ? "from" : "army", at);
  const mine = sideAt(run, action, from, at);
  among(
    run,
    ways(run.g, mine, from).filter((to) => canEnter(run.g, mine, to)),
    "legal",
    named(action, at),
  );
};

export const BOARD_CHECKS: Readonly<Record<string, Check>> = {
  army: (run, action, _given, at) => {
    const where = regionAt(action, "region", at);
    const owner = armyIn(run.g, where);
    run.facts.army = owner !== null;
    run.facts.side = owner === null ? null : SIDE_WORDS[owner];
    run.facts.units = owner === null ? 0 : unitsIn(run.g, owner, where);
  },
  free: (run, action, _given, at) => {
    const where = regionAt(action, "region", at);
    run.facts.free = isFree(run.g, sideAt(run, action, where, at), where);
  },
  adjacent: (run, action, _given, at) => {
    const from = regionAt(action, "from", at);
    const to = regionAt(action, "to", at);
    run.facts.adjacent = ways(run.g, sideAt(run, action, from, at), from).includes(to);
  },
  moveTargets,
  stopsMarch: (run, action, _given, at) => {
    const where = regionAt(action, "region", at);
    run.facts.stops = stopsMarch(run.g, sideAt(run, action, where, at), where);
  },
  tokenPlacement,
  eligible: tokenPlacement,
  retreat,
  decks: (run) => {
    run.facts.eventDeck = run.g.deckCount[EVENT_DECK];
    run.facts.storyDeck = { fp: run.g.deckCount[storyDeck(FREE)], sh: run.g.deckCount[storyDeck(SHADOW)] };
  },
  supply: (run, action, _given, at) => {
    if (action.unit !== undefined)
      run.facts.supply = supply(run.g, unit.fromFile(action.unit, inside(at, "unit")));
    else run.facts.supply = Object.fromEntries(UNIT.all.map((one) => [UNIT.names[one], supply(run.g, one)]));
  },
  asked: (run) => {
    const [ask] = run.asks();
    run.facts.asked = ask === undefined ? null : { side: SIDE_WORDS[sideOf(ask.seat)], prompt: ask.prompt };
  },
  alive: (run, action, _given, at) => {
    const where = regionAt(action, "region", at);
    run.facts.alive = { fp: hasArmy(run.g, FREE, where), sh: hasArmy(run.g, SHADOW, where) };
  },
};
