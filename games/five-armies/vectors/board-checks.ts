/** Questions that a vector puts about places, decks and figures. */

import { inside, type Location } from "@westmarch/positions";
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
import { drives, refuges } from "../rules/combat/retreat.ts";
import { canEnter } from "../rules/movement/orders.ts";
import { eligiblePlaces } from "../rules/mustering.ts";
import { type Check, check } from "./check.ts";
import { combatIn, type GivenFacts, place, SIDE_WORDS, side, unit } from "./forms.ts";
import type { Run } from "./run.ts";

const regionAt = (told: GivenFacts, key: string, at: Location): PlaceId =>
  place.fromFile(told[key], inside(at, key));
/** The side that is named, or else the one whose army stands there. */
const sideAt = (run: Run, told: GivenFacts, where: PlaceId, at: Location): Side =>
  told.side === undefined ? (armyIn(run.g, where) ?? SHADOW) : side.fromFile(told.side, inside(at, "side"));

/** Says of every place whether it is among these; of one that the action names, by a word besides. */
function among(run: Run, places: readonly PlaceId[], word: string, named?: PlaceId): void {
  for (const one of PLACE.all) run.facts[PLACE.names[one]] = places.includes(one);
  run.facts.places = places.map((one) => PLACE.names[one]);
  if (named !== undefined) run.facts[word] = places.includes(named);
}
const named = (action: GivenFacts, at: Location): PlaceId | undefined =>
  action.region === undefined ? undefined : regionAt(action, "region", at);

const tokenPlacement = check(
  (run, action, _given, at) => {
    const mine = side.fromFile(action.side ?? "fp", inside(at, "side"));
    among(run, eligiblePlaces(run.g, mine), "eligible", named(action, at));
  },
  ["side", "region"],
);

/** 12.14: what an army that leaves could do. */
export const retreatFrom = (run: Run, mine: Side, from: PlaceId, attacker: PlaceId): void => {
  const own = refuges(run.g, mine, from, attacker);
  const isDriven = own.length === 0;
  run.facts.chosenBy = SIDE_WORDS[isDriven ? other(mine) : mine];
  run.facts.options = (isDriven ? drives(run.g, mine, from) : own).map((one) => PLACE.names[one]);
  run.facts.extraDamage = isDriven ? 1 : 0;
};

const retreat = check(
  (run, action, given, at) => {
    const combat = combatIn(given);
    const from = combat.defender ?? regionAt(action, "from", at);
    const attacker =
      combat.attacker ?? (action.attacker === undefined ? from : regionAt(action, "attacker", at));
    retreatFrom(run, armyIn(run.g, from) ?? FREE, from, attacker);
  },
  ["from", "attacker"],
  ["combat"],
);

const moveTargets = check(
  (run, action, _given, at) => {
    const from = regionAt(action, action.army === undefined ? "from" : "army", at);
    const mine = sideAt(run, action, from, at);
    among(
      run,
      ways(run.g, mine, from).filter((to) => canEnter(run.g, mine, to)),
      "legal",
      named(action, at),
    );
  },
  ["army", "from", "side", "region"],
);

export const BOARD_CHECKS: Readonly<Record<string, Check>> = {
  army: check(
    (run, action, _given, at) => {
      const where = regionAt(action, "region", at);
      const owner = armyIn(run.g, where);
      run.facts.army = owner !== null;
      run.facts.side = owner === null ? null : SIDE_WORDS[owner];
      run.facts.units = owner === null ? 0 : unitsIn(run.g, owner, where);
    },
    ["region"],
  ),
  free: check(
    (run, action, _given, at) => {
      const where = regionAt(action, "region", at);
      run.facts.free = isFree(run.g, sideAt(run, action, where, at), where);
    },
    ["region", "side"],
  ),
  adjacent: check(
    (run, action, _given, at) => {
      const from = regionAt(action, "from", at);
      const to = regionAt(action, "to", at);
      run.facts.adjacent = ways(run.g, sideAt(run, action, from, at), from).includes(to);
    },
    ["from", "to", "side"],
  ),
  moveTargets,
  stopsMarch: check(
    (run, action, _given, at) => {
      const where = regionAt(action, "region", at);
      run.facts.stops = stopsMarch(run.g, sideAt(run, action, where, at), where);
    },
    ["region", "side"],
  ),
  tokenPlacement,
  eligible: tokenPlacement,
  retreat,
  decks: check((run) => {
    run.facts.eventDeck = run.g.deckCount[EVENT_DECK];
    run.facts.storyDeck = { fp: run.g.deckCount[storyDeck(FREE)], sh: run.g.deckCount[storyDeck(SHADOW)] };
  }),
  supply: check(
    (run, action, _given, at) => {
      if (action.unit !== undefined)
        run.facts.supply = supply(run.g, unit.fromFile(action.unit, inside(at, "unit")));
      else
        run.facts.supply = Object.fromEntries(UNIT.all.map((one) => [UNIT.names[one], supply(run.g, one)]));
    },
    ["unit"],
  ),
  asked: check((run) => {
    const [ask] = run.asks();
    run.facts.asked = ask === undefined ? null : { side: SIDE_WORDS[sideOf(ask.seat)], prompt: ask.prompt };
    run.facts.armiesOffered = ask?.options.flatMap(([verb, at]) =>
      verb === "army" && PLACE.is(at) ? [PLACE.names[at]] : [],
    );
  }),
  alive: check(
    (run, action, _given, at) => {
      const where = regionAt(action, "region", at);
      run.facts.alive = { fp: hasArmy(run.g, FREE, where), sh: hasArmy(run.g, SHADOW, where) };
    },
    ["region"],
  ),
};
