/** Section 3: set-up. */
import type { Core } from "@westmarch/kernel";
import { CARDS_OF_DECK, EVERY_CARD } from "./data/cards.ts";
import {
  CHARACTER_COUNT,
  DECK_COUNT,
  FACE_COUNT,
  FREE,
  FREE_NATIONS,
  GANDALF_THE_GREY,
  NATION_COUNT,
  NATIONS,
  NONE,
  SHADOW,
  STARTING_COMPANIONS,
} from "./data/ids.ts";
import { region } from "./data/regionnames.ts";
import { HOME, REGION_COUNT } from "./data/regions.ts";
import { ACTIVE_AT_START, ARMIES_AT_START, FIGURES, STEPS_AT_START } from "./data/setup.ts";
import { ALL_TILES, isStandard } from "./data/tiles.ts";
import { SEAT_NAMES, SEATS_OF_SIDES } from "./seats.ts";
import {
  ASIDE,
  ELITE_KIND,
  IN_FELLOWSHIP,
  IN_POOL,
  KINDS,
  LEADER_KIND,
  REGULAR_KIND,
  type Rulings,
  type Secret,
  UNUSED,
  type War,
} from "./state.ts";
import { enter } from "./vocabulary.ts";

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** Section 3: everything as it lies before the first turn. */
export function newGame(
  rulings: Rulings,
  players: number,
  bid = 0,
): Omit<War, Exclude<keyof Core, "stack" | "secret">> {
  const g = emptyBoard(rulings, players, bid);
  for (const [where, name, regular, elite, leaders] of ARMIES_AT_START) {
    const nation = NATIONS.indexOf(name);
    const at = region(where);
    g.regulars[at * NATION_COUNT + nation] = regular;
    g.elites[at * NATION_COUNT + nation] = elite;
    if (nation < FREE_NATIONS) g.leaders[at * FREE_NATIONS + nation] = leaders;
    else g.nazgul[at] += leaders;
    g.count[(nation < FREE_NATIONS ? FREE : SHADOW) * REGION_COUNT + at] += regular + elite;
    g.pool[nation * KINDS + REGULAR_KIND] -= regular;
    g.pool[nation * KINDS + ELITE_KIND] -= elite;
    g.pool[nation * KINDS + LEADER_KIND] -= leaders;
  }
  return g;
}

/** All cards are in their decks. */
const secretAtStart = (seats: number): Secret => ({
  decks: filled(DECK_COUNT, EVERY_CARD),
  hands: zeros(seats * 2),
  buried: zeros(seats * 2),
  chosen: [NONE, NONE],
});

/** The game before any Army stands on the map: for positions set up by hand. All figures are reinforcements. */
export function emptyBoard(
  rulings: Rulings,
  players: number,
  bid = 0,
): Omit<War, Exclude<keyof Core, "stack" | "secret">> {
  const seats = SEAT_NAMES[players].length;
  const free = SEATS_OF_SIDES[players][FREE];
  const shadow = SEATS_OF_SIDES[players][SHADOW];
  return {
    stack: [enter("game", { n: 0 }).call],
    secret: secretAtStart(seats),
    rulings,
    players,
    bid,
    turn: 0,
    regulars: zeros(REGION_COUNT * NATION_COUNT),
    elites: zeros(REGION_COUNT * NATION_COUNT),
    leaders: zeros(REGION_COUNT * FREE_NATIONS),
    nazgul: zeros(REGION_COUNT),
    count: zeros(2 * REGION_COUNT),
    at: Array.from({ length: CHARACTER_COUNT }, (_, character) =>
      character < STARTING_COMPANIONS ? IN_FELLOWSHIP : ASIDE,
    ),
    mixed: [],
    pool: NATIONS.flatMap((name) => [...FIGURES[name]]),
    lost: zeros(NATION_COUNT * KINDS),
    control: [...HOME],
    captor: filled(REGION_COUNT, NONE),
    points: [0, 0],
    steps: NATIONS.map((name) => STEPS_AT_START[name]),
    active: ACTIVE_AT_START.reduce((mask, name) => mask | (1 << NATIONS.indexOf(name)), 0),
    dice: zeros(2 * FACE_COUNT),
    owned: [4, 7],
    box: [0, 0],
    minimum: 0,
    rings: [3, 0],
    marks: 0,
    bearers: region("rivendell"),
    progress: 0,
    revealed: 0,
    corruption: 0,
    guide: GANDALF_THE_GREY,
    mordor: NONE,
    tiles: ALL_TILES.map((tile) => (isStandard(tile) ? IN_POOL : UNUSED)),
    deckCount: filled(DECK_COUNT, CARDS_OF_DECK),
    handCount: zeros(seats * 2),
    buriedCount: zeros(seats * 2),
    table: zeros(DECK_COUNT),
    spent: zeros(DECK_COUNT),
    leading: [free[0], shadow[0]],
    next: [free[free.length - 1], shadow[shadow.length - 1]],
    acting: FREE,
    lastNations: 0,
    nowNations: 0,
    lastArmies: [],
    nowArmies: [],
    battle: null,
  };
}
