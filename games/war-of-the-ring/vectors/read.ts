/** How each expectation of a vector reads what is, in the form of what should be. */
import { type Ask, type Heard, hear } from "@westmarch/kernel";
import { vectors } from "@westmarch/positions";
import { isVerb, readChoice, writeChoice } from "../choices.ts";
import { CARD_NAMES } from "../data/cards.ts";
import {
  CHARACTERS,
  DECKS,
  FREE,
  FREE_NATIONS,
  leaderOf,
  NATION,
  NATION_COUNT,
  NATIONS,
  NAZGUL,
  type NationId,
  NOBODY,
  NONE,
  SHADOW,
  SIDES,
  type Side,
} from "../data/ids.ts";
import { REGION, REGIONS, type RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS } from "../data/regions.ts";
import { ALL_TILES, isStandard } from "../data/tiles.ts";
import { cardsIn } from "../notation/fields.ts";
import { line } from "../notation.ts";
import { words } from "../position.ts";
import { combatDice, leadershipInBattle, unitsInBattle } from "../rules/battle/force.ts";
import { handOf } from "../rules/cards/hand.ts";
import { victors } from "../rules/ending.ts";
import { besieged, figuresIn, leadersIn, unitsIn } from "../rules/figures.ts";
import { armySeat, isMixed } from "../rules/teams/teams.ts";
import { SEAT_NAMES } from "../seats.ts";
import { IN_POOL, type War } from "../state.ts";
import { find, idOf, sideCalled } from "./names.ts";
import type { Run } from "./run.ts";
import { tell } from "./told.ts";

type Names = Readonly<Record<string, unknown>>;
type Reader = vectors.Readers<Run>[string];

const object = (value: unknown): Names =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Names) : {};
const text = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [text(value)]);
const sorted = (names: readonly string[]): string[] => [...names].sort();

/** The same keys as should be, each read. */
const each =
  (read: (g: War, key: string, should: unknown) => unknown): Reader =>
  ({ g }, should) => ({
    is: Object.fromEntries(Object.entries(object(should)).map(([key, one]) => [key, read(g, key, one)])),
  });

/** Regulars, Elites and Leaders of a Nation, as many of the three as the vector tells. */
const threes = (list: readonly number[], nation: number, should: unknown): number[] =>
  list.slice(nation * 3, nation * 3 + (Array.isArray(should) ? should.length : 3));

function standing(g: War, region: RegionId, key: string, should: unknown): unknown {
  const nation = (NATIONS as readonly string[]).indexOf(key);
  if (nation >= 0) {
    const figures = [g.regulars, g.elites].map((list) => list[region * NATION_COUNT + nation]);
    if (nation < FREE_NATIONS) figures.push(g.leaders[region * FREE_NATIONS + nation]);
    return figures.slice(0, Array.isArray(should) ? should.length : 3);
  }
  switch (key) {
    case "nazgul":
      return figuresIn(g, region, NAZGUL);
    case "characters":
      return sorted(CHARACTERS.filter((_, character) => g.at[character] === region));
    case "control": {
      const holder = g.control[region];
      return holder === NOBODY ? null : SIDES[holder];
    }
    case "captor":
      return g.captor[region] === NONE ? null : SEAT_NAMES[g.players][g.captor[region]];
    case "besieged": {
      const side = besieged(g, region);
      return side === NOBODY ? null : SIDES[side];
    }
    case "leaders":
      return leadersIn(g, region);
    case "mixed":
      return isMixed(g, FREE, region) || isMixed(g, SHADOW, region);
    case "commander": {
      const side = unitsIn(g, FREE, region) > 0 ? FREE : SHADOW;
      return SEAT_NAMES[g.players][armySeat(g, side, region)];
    }
    default:
      return unitsIn(g, sideCalled(key, "Nation, side or fact of a region"), region);
  }
}

/** Every figure of a Nation: on the map, in the reinforcements and lost. */
function everything(g: War, nation: NationId): number[] {
  const found = [0, 1, 2].map((kind) => g.pool[nation * 3 + kind] + g.lost[nation * 3 + kind]);
  for (const region of ALL_REGIONS) {
    found[0] += g.regulars[region * NATION_COUNT + nation];
    found[1] += g.elites[region * NATION_COUNT + nation];
    if (nation < FREE_NATIONS) found[2] += figuresIn(g, region, leaderOf(nation));
    else if (NATIONS[nation] === "sauron") found[2] += g.nazgul[region];
  }
  return found;
}

function battle(g: War, key: string): unknown {
  const b = g.battle;
  if (!b) throw new Error("no battle is being fought");
  const both = (read: (side: Side) => unknown) => [read(FREE), read(SHADOW)];
  switch (key) {
    case "round":
      return b.round;
    case "from":
      return REGIONS[b.from];
    case "to":
      return REGIONS[b.to];
    case "attacker":
      return SIDES[b.attacker];
    case "dice":
      return both((side) => combatDice(g, b, side));
    case "units":
      return both((side) => unitsInBattle(g, b, side));
    case "leadership":
      return both((side) => leadershipInBattle(g, b, side));
    case "seats":
      return b.seats.map((seat) => SEAT_NAMES[g.players][seat]);
    case "backs":
      return b.backs.map((deck) => (deck === NONE ? null : DECKS[deck]));
    case "toTake":
      return b.toTake;
    default:
      throw new Error(`a battle has no “${key}”`);
  }
}

const cardsOf = (masks: readonly number[]): string[] => cardsIn(masks).map((card) => CARD_NAMES[card]);
const handNames = (g: War, seat: string): string[] =>
  handOf(g, find(SEAT_NAMES[g.players], seat, "seat")).map((card) => CARD_NAMES[card]);

const asking = (run: Run): readonly Ask[] => run.engine.asks(run.g);
const offered = (run: Run): string[] => asking(run).flatMap((ask) => ask.options.map(writeChoice));
/** `to:*` stands for whatever begins so. */
const fits = (pattern: string) => (word: string) =>
  pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
/** Patterns of choices that there are: a slip in a name must not pass for a choice that is not offered. */
const patterns = (should: unknown): string[] =>
  strings(should).map((pattern) => {
    const [verb = ""] = pattern.split(/[:*]/);
    if (!pattern.endsWith("*")) readChoice(pattern);
    else if (!isVerb(verb)) throw new Error(`nothing to choose begins with “${verb}”`);
    return pattern;
  });

/** Events in the order in which they should have been told, each with the facts that are named. */
function told(run: Run, should: unknown): vectors.Reading {
  const wanted = Array.isArray(should) ? should.map(object) : [object(should)];
  const heard = run.events
    .map((event) => hear(event, null))
    .filter((event): event is Heard => event !== null)
    .map((event) => tell(event, run.g.players));
  let next = 0;
  const found = wanted.map((one) => {
    const names = Object.keys(one);
    const same = (event: Names) =>
      names.every((name) => JSON.stringify(event[name]) === JSON.stringify(one[name]));
    const at = heard.findIndex((event, i) => i >= next && same(event));
    if (at < 0) return heard.filter(({ type }) => type === one.type);
    next = at + 1;
    return Object.fromEntries(names.map((name) => [name, heard[at][name]]));
  });
  return { is: found, should: wanted };
}

/** What a seat sees of hands, decks and answers; what it does not know is `null`. */
function seen(run: Run, should: unknown): vectors.Reading {
  const is = Object.entries(object(should)).map(([seat, wanted]) => {
    const view = run.engine.view(run.g, find(SEAT_NAMES[run.g.players], seat, "seat"));
    const hands = Object.keys(object(object(wanted).hands)).map((other) => {
      const known = handNames(view, other);
      const at = find(SEAT_NAMES[view.players], other, "seat");
      const size = view.handCount[at * 2] + view.handCount[at * 2 + 1];
      return [other, known.length === size ? sorted(known) : size];
    });
    const facts: Record<string, unknown> = {};
    for (const key of Object.keys(object(wanted)))
      facts[key] = key === "hands" ? Object.fromEntries(hands) : view.secret.decks.some((mask) => mask !== 0);
    return [seat, facts];
  });
  return { is: Object.fromEntries(is) };
}

export const READ: vectors.Readers<Run> = {
  asks: (run, should) => ({
    is: asking(run).map((ask) => `${SEAT_NAMES[run.g.players][ask.seat]}:${ask.prompt}`),
    should: should === null ? [] : strings(should),
  }),
  options: (run, should) => ({ is: sorted(offered(run)), should: sorted(strings(should)) }),
  offers: (run, should) => ({
    is: patterns(should).filter((pattern) => !offered(run).some(fits(pattern))),
    should: [],
  }),
  lacks: (run, should) => ({
    is: patterns(should).filter((pattern) => offered(run).some(fits(pattern))),
    should: [],
  }),
  map: each((g, name, should) => {
    const region = idOf(REGION, name);
    return Object.fromEntries(
      Object.entries(object(should)).map(([key, one]) => [key, standing(g, region, key, one)]),
    );
  }),
  fellowship: vectors.asTold(words.fellowship),
  battle: each(battle),
  nations: vectors.asTold(words.nations),
  figures: each((g, name) => everything(g, idOf(NATION, name))),
  pool: each((g, name, should) => threes(g.pool, idOf(NATION, name), should)),
  lost: each((g, name, should) => threes(g.lost, idOf(NATION, name), should)),
  characters: vectors.asTold(line.characters),
  dice: vectors.asTold(words.dice),
  owned: vectors.asTold(line.owned),
  box: vectors.asTold(words.box),
  rings: vectors.asTold(words.rings),
  points: vectors.asTold(line.points),
  turn: vectors.asTold(words.turn),
  hands: each((g, seat, should) =>
    typeof should === "number" ? handNames(g, seat).length : sorted(handNames(g, seat)),
  ),
  decks: vectors.asTold(words.decks),
  /** How many cards each seat has discarded face down. */
  buried: each((g, seat) => {
    const at = find(SEAT_NAMES[g.players], seat, "seat") * 2;
    return g.buriedCount[at] + g.buriedCount[at + 1];
  }),
  table: ({ g }, should) => ({ is: sorted(cardsOf(g.table)), should: sorted(strings(should)) }),
  spent: ({ g }, should) => ({
    is: strings(should).filter((name) => !cardsOf(g.spent).includes(name)),
    should: [],
  }),
  tiles: vectors.asTold(line.tiles),
  huntPool: ({ g }) => ({
    is: [true, false].map(
      (standard) =>
        ALL_TILES.filter((tile) => g.tiles[tile] === IN_POOL && isStandard(tile) === standard).length,
    ),
  }),
  leading: vectors.asTold(words.leading, true),
  told,
  silent: (run, should) => ({
    is: strings(should).filter((type) => run.events.some((event) => event.type === type)),
    should: [],
  }),
  sees: seen,
  winner: ({ g }) => ({
    is: g.result
      ? SIDES[g.result.reason === "ring" || g.result.reason === "free-military" ? FREE : SHADOW]
      : null,
  }),
  reason: ({ g }) => ({ is: g.result?.reason ?? null }),
  scores: ({ g }) => ({ is: g.result?.scores ?? null }),
  victors: ({ g }) => ({
    is: g.result
      ? victors(g, g.result.winners.includes(0) ? FREE : SHADOW).map((seat) => SEAT_NAMES[g.players][seat])
      : null,
  }),
};

/** Expectations whose lists stand in any order. */
export const ANY_ORDER = [
  "options",
  "hands",
  "table",
  "sees",
  "dice",
  "fellowship",
  "offers",
  "lacks",
  "spent",
  "silent",
];
/** Expectations whose lists name some of what there is, or the first figures of three. */
export const SOME_OF = ["offers", "lacks", "spent", "told", "silent", "map", "figures", "lost", "pool"];
/** What is expected where one value of these does not hold. */
export const OPPOSITES: vectors.Opposites = {
  offers: (lacks) => ({ lacks }),
  lacks: (offers) => ({ offers }),
  silent: (type) => ({ told: { type } }),
};
