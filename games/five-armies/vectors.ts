/**
 * Plays rule vectors: what is given, what is done, and what must be true then. The format describes itself in a file's
 * own `conventions`; ours is `vectors/rules.json`.
 */
import type { Settings } from "@westmarch/kernel";
import {
  inside,
  type Location,
  objectAt,
  onlyKeys,
  type Proved,
  proveFile,
  vectors,
} from "@westmarch/positions";
import { digestIn } from "./brought.ts";
import {
  CHARACTER,
  DEAD,
  EVENT_DECK,
  EYRIE,
  FREE,
  GROUP,
  PASSES,
  PLACE,
  sideOf,
  storyDeck,
  UNIT,
  UNIT_COUNT,
} from "./ids.ts";
import { unusedDice } from "./rules/actions.ts";
import { armyIn, shadowPoints } from "./rules/board.ts";
import { stackOf } from "./rules/mustering.ts";
import { actionAt, GONE, happen } from "./vectors/actions.ts";
import { leftIn } from "./vectors/dealing.ts";
import {
  character,
  GIVEN,
  type GivenFacts,
  group,
  onlyRead,
  place,
  SIDE_WORDS,
  side,
  territory,
} from "./vectors/forms.ts";
import { positionOf } from "./vectors/given.ts";
import { eaglesOf } from "./vectors/phases.ts";
import { dealtIn } from "./vectors/rng.ts";
import { Run } from "./vectors/run.ts";

type Reader = vectors.Readers<Run>[string];

/** A number, or a change of one. */
const counted =
  (count: (g: Run["g"]) => number): Reader =>
  (run, should) =>
    typeof should === "string" && /^[+-]\d+$/.test(should)
      ? { is: count(run.g) - count(run.before), should: Number(should) }
      : { is: count(run.g) };

/** Values by name, as far as the expectation names them. */
const byName =
  (read: (run: Run, name: string, at: Location) => unknown): Reader =>
  (run, should, at) => ({
    is: Object.fromEntries(
      Object.keys(objectAt(should, at)).map((name) => [name, read(run, name, inside(at, name))]),
    ),
  });

const placeAt = (name: string, at: Location) => place.fromFile(name, at);
const sideAt = (name: string, at: Location) => side.fromFile(name, at);

const unitsAt = (run: Run, name: string, at: Location): { readonly [unit: string]: number } =>
  Object.fromEntries(
    UNIT.names.flatMap((unit, type): [string, number][] => {
      const many = run.g.units[placeAt(name, at) * UNIT_COUNT + type];
      return many > 0 ? [[unit, many]] : [];
    }),
  );

/** The armies that the expectation names; an empty list: there are none left of those that were there. */
const armies: Reader = (run, should, at) => {
  const told = objectAt(should, at);
  const places = Object.keys(told).length > 0 ? Object.keys(told) : armiesBefore(run);
  const is = Object.fromEntries(
    places
      .map((name) => [name, unitsAt(run, name, inside(at, name))] as const)
      .filter(([, units]) => Object.keys(units).length > 0),
  );
  return { is };
};
const armiesBefore = (run: Run): string[] =>
  PLACE.all.filter((place) => armyIn(run.before, place) !== null).map((place) => PLACE.names[place]);

const winner = (run: Run): string | null =>
  run.g.result ? SIDE_WORDS[sideOf(run.g.result.winners[0] ?? 0)] : null;

/** The rolls of the combats that have been fought. */
function rolls(run: Run) {
  let attacker: unknown;
  return run.events.flatMap(({ type, facts }) => {
    if (type === "combat") attacker = facts.attacker;
    const dice = Array.isArray(facts.dice) ? facts.dice.length : 0;
    return type === "combat-roll"
      ? [{ side: facts.side, isAttacker: facts.side === attacker, needs: facts.needs, dice }]
      : [];
  });
}

/** What is read off the position that has come about. */
const READ: Readonly<Record<string, Reader>> = {
  legal: (run) => ({ is: !run.refused }),
  because: (_run, should) => ({ is: should }),
  armies,
  damage: byName((run, name, at) => run.g.damage[placeAt(name, at)]),
  leadershipTokensAt: byName((run, name, at) => run.g.tokens[placeAt(name, at)]),
  tokens: byName((run, name, at) => {
    const from = placeAt(name, at) * GROUP.names.length;
    return GROUP.all.reduce((sum, one) => sum + run.g.recruits[from + one], 0);
  }),
  stack: byName((run, name, at) => stackOf(run.g, group.fromFile(name, at))),
  shadowControl: (run) => ({
    is: PLACE.all.filter((place) => run.g.control[place] !== 0).map((place) => PLACE.names[place]),
  }),
  controlMarkers: counted((g) => g.control.reduce((sum, mark) => sum + mark, 0)),
  shadowPoints: counted(shadowPoints),
  fateMarker: counted((g) => g.fate),
  wrath: counted((g) => g.wrath),
  bodyguard: counted((g) => g.bodyguard),
  eaglesInEyrie: counted((g) => g.eagles[EYRIE]),
  eventDeck: counted((g) => g.deckCount[EVENT_DECK]),
  eagles: byName(eaglesOf),
  storyDeck: byName((run, name, at) => run.g.deckCount[storyDeck(sideAt(name, at))]),
  openPasses: (run) => ({
    is: PASSES.flatMap((pass, i) => (run.g.open[i] === 0 ? [] : [PLACE.names[pass]])),
  }),
  activated: (run) => ({
    is: CHARACTER.all.flatMap((one) => ((run.g.activated & (1 << one)) === 0 ? [] : [CHARACTER.names[one]])),
  }),
  greatBats: byName((run, name, at) => run.g.bats[territory.fromFile(name, at)]),
  hands: byName((run, name, at) => {
    const slot = sideAt(name, at) * 2;
    return run.g.handCount[slot] + run.g.handCount[slot + 1];
  }),
  unused: byName((run, name, at) => unusedDice(run.g, sideAt(name, at))),
  toAct: (run) => ({ is: SIDE_WORDS[run.g.acting] }),
  winner: (run) => ({ is: winner(run) }),
  eliminated: (run) => ({
    is: CHARACTER.all.filter((one) => run.g.at[one] === DEAD).map((one) => CHARACTER.names[one]),
  }),
  characters: byName((run, name, at) => {
    const where = run.g.at[character.fromFile(name, at)];
    return where >= 0 ? PLACE.names[where] : null;
  }),
  /** What the attacker has needed in each roll, and how many dice each side has rolled. */
  attackerNeeds: (run) => ({
    is: rolls(run)
      .filter((roll) => roll.isAttacker)
      .map(({ needs }) => needs),
  }),
  diceRolled: byName((run, name, at) =>
    rolls(run)
      .filter((roll) => roll.side === sideAt(name, at))
      .map(({ dice }) => dice),
  ),
  /** Who has drawn a card for the terrain. */
  superior: (run) => ({ is: run.told("superior").map((facts) => (facts.side === FREE ? "fp" : "sh")) }),
  inCombat: (run) => ({ is: run.g.battle !== null }),
  revealed: (run) => ({ is: run.told("flipped").length > 0 }),
  unitsAfter: (run) => {
    const removed = run.told("removed").slice(-1)[0];
    const place = PLACE.all.find((one) => one === removed?.place);
    return {
      is:
        place === undefined
          ? null
          : Object.values(unitsAt(run, PLACE.names[place], inside(null, "unitsAfter"))).reduce(
              (a, b) => a + b,
              0,
            ),
    };
  },
  ownerChooses: (run) => {
    const many = run.told("removed").length;
    return { is: `${many} unit${many === 1 ? "" : "s"} to remove` };
  },
};

/** Expectations whose lists stand in any order. */
const ANY_ORDER = [
  "shadowControl",
  "openPasses",
  "activated",
  "eliminated",
  "inPlay",
  "cards",
  "options",
  "places",
  "discarded",
  "backInPool",
  "handNextRound",
  "armiesOffered",
  "superior",
];

const ACTION = inside(null, "action");
const EXPECT = inside(null, "expect");

function play(vector: vectors.Vector, pack: string): string[] {
  const given: GivenFacts = objectAt(vector.given ?? {}, GIVEN);
  const isList = Array.isArray(vector.action);
  const actions = [vector.action].flat().map((action, i) => {
    const at = isList ? inside(ACTION, i) : ACTION;
    return actionAt(objectAt(action, at), at);
  });
  const gone = GONE.test(String(given.event));
  onlyRead(given, [...actions.flatMap(({ reads }) => reads), ...(gone ? ["event"] : [])]);
  const dealt = dealtIn(given.rng, inside(GIVEN, "rng"));
  const run = new Run(positionOf(given, GIVEN, pack), dealt, given.unused !== undefined);
  if (gone) happen(run, String(given.event), inside(GIVEN, "event"));
  for (const action of actions) action.run(run, given);
  const expected = objectAt(vector.expect, EXPECT);
  // What an action has found out comes before what can be read off the position.
  const found = Object.fromEntries(
    Object.keys(run.facts).map((key): [string, Reader] => [
      key,
      ({ facts }, should) => ({ is: asFarAs(facts[key], should) }),
    ]),
  );
  const left = run.refused ? [] : leftIn(dealt);
  return [
    ...vectors.differences(run, expected, EXPECT, { ...READ, ...found }, ANY_ORDER),
    ...(left.length > 0 ? [`chance was not asked for ${left.join(", ")}`] : []),
  ];
}

/** As much of what was found out as the expectation names. */
const asFarAs = (found: unknown, should: unknown): unknown =>
  typeof found === "object" &&
  found !== null &&
  !Array.isArray(found) &&
  typeof should === "object" &&
  should !== null
    ? Object.fromEntries(Object.entries(found).filter(([key]) => Object.hasOwn(should, key)))
    : found;

const FILE_KEYS = ["schema", "conventions", "count", "coverageByChapter", "scenarios", "note"];

const fileOf = (settings: Settings): vectors.VectorFile => ({
  list: "scenarios",
  needs: ["given", "action", "expect"],
  may: ["chapter", "source", "reconstructedData"],
  anyOrder: ANY_ORDER,
  remarks: ["because"],
  play: (vector) => play(vector, digestIn(settings)),
});

/** The vectors of a file, without what describes it. */
function without(file: unknown): object {
  const whole = Array.isArray(file) ? { scenarios: file } : objectAt(file, null);
  onlyKeys(whole, FILE_KEYS, null);
  return { scenarios: whole.scenarios };
}

/** Plays every vector of a file. */
export const playVectors = (file: unknown, settings: Settings = {}): vectors.VectorResult[] =>
  vectors.playFile(without(file), fileOf(settings));
/** Plays them with each expectation changed, too. */
export const proveVectors = (file: unknown, settings: Settings = {}): Proved[] =>
  proveFile(without(file), fileOf(settings));
