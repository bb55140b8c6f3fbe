/** Positions set up by name: for tests, rule vectors, puzzles and guides. What is not named is empty, or as at the start. */
import { type Frame, frame, type Seat } from "@westmarch/kernel";
import { bitOf, CARD_NAMES, CARDS_OF_DECK, type CardName, deckOf } from "./data/cards.ts";
import { BONUS_DICE } from "./data/characters.ts";
import {
  CHARACTER_COUNT,
  CHARACTERS,
  type CharacterName,
  DECKS,
  FACE_COUNT,
  FACES,
  type FaceName,
  FREE,
  FREE_NATIONS,
  GANDALF_THE_GREY,
  GOLLUM,
  LEADER,
  NATIONS,
  NAZGUL,
  type NationName,
  NONE,
  SHADOW,
  SIDES,
  type Side,
  STARTING_COMPANIONS,
  sideOfCharacter,
} from "./data/ids.ts";
import { REGIONS, type RegionName } from "./data/regionnames.ts";
import { HOME, POINTS, REGION_COUNT } from "./data/regions.ts";
import { TILE_NAMES, TILE_OF_CARD } from "./data/tiles.ts";
import { unusedDice } from "./facts.ts";
import { emptyBoard, newGame } from "./newgame.ts";
import { bringIn } from "./rules/figures.ts";
import { toHand } from "./rules/hand.ts";
import type { Turn } from "./rules/turn.ts";
import { SEAT_NAMES, SEATS_OF_SIDES } from "./seats.ts";
import {
  ASIDE,
  DEAD,
  DRAWN,
  IN_FELLOWSHIP,
  IN_POOL,
  REMOVED,
  type Rulings,
  UNUSED,
  WAITING,
  type War,
} from "./state.ts";

type SideName = (typeof SIDES)[number];
type DeckName = (typeof DECKS)[number];

/** Regulars, Elites, Leaders (of a Free Peoples Nation). */
type Units = readonly [regulars: number, elites?: number, leaders?: number];

/** What stands in a region. Both sides in a Stronghold: it is besieged, its controller being inside. */
export type Standing = { readonly [N in NationName]?: Units } & {
  readonly nazgul?: number;
  readonly characters?: readonly CharacterName[];
  readonly control?: SideName;
  /** The seat whose Army captured the Settlement (games of three or four). */
  readonly captor?: string;
  /** The side whose Armies of both players here are one. */
  readonly mixed?: SideName;
};

export interface Position {
  readonly players?: 2 | 3 | 4;
  readonly options?: Partial<Rulings> | undefined;
  /** Begins with the Armies of the start (3.2) instead of an empty map. */
  readonly start?: boolean;
  /** By region. With `start`, a region named here is emptied first. */
  readonly map?: { readonly [R in RegionName]?: Standing };
  /** Steps to war and, if it differs from the start, whether active. */
  readonly nations?: { readonly [N in NationName]?: number | readonly [steps: number, active: boolean] };
  readonly fellowship?:
    | {
        readonly at?: RegionName;
        readonly progress?: number;
        readonly revealed?: boolean;
        readonly corruption?: number;
        /** Those in the Fellowship; by default all of the seven who stand nowhere else and are not dead. */
        readonly companions?: readonly CharacterName[];
        readonly guide?: CharacterName;
        /** The step on the Mordor Track. */
        readonly mordor?: number | undefined;
      }
    | undefined;
  readonly dead?: readonly CharacterName[];
  /** Hands by seat. */
  readonly hands?: Readonly<Record<string, readonly CardName[]>>;
  readonly table?: readonly CardName[];
  /** How many cards are left in a deck; those missing have been discarded face up. */
  readonly decks?: { readonly [D in DeckName]?: number };
  /** Cards discarded face up. */
  readonly spent?: readonly CardName[];
  readonly dice?: { readonly [S in SideName]?: readonly FaceName[] };
  /** Dice in the Hunt Box: Free Peoples, Shadow. */
  readonly box?: readonly [number, number];
  readonly rings?: readonly [number, number];
  readonly tiles?: {
    readonly drawn?: readonly string[];
    readonly removed?: readonly string[];
    readonly waiting?: readonly string[];
    /** Special tiles already in the pool. */
    readonly pool?: readonly string[];
  };
  /** Figures left in the reinforcements of a Nation that are lost instead (Free Peoples casualties). */
  readonly lost?: { readonly [N in NationName]?: Units };
  readonly turn?: number;
  /** Whose turn it is to act in Phase 5; with `phase`, the game stands before that phase instead. */
  readonly acting?: SideName;
  readonly phase?: "recover" | "fellowship" | "allocation" | "roll" | "resolution" | "victory";
  /** Leading players, by seat name (games of three or four). */
  readonly leading?: readonly string[];
}

const RULINGS: Rulings = {
  chineseRulebook: false,
  strictStacking: false,
  hardSieges: false,
  narrowRoad: false,
  narrowCards: false,
  looseTeams: false,
};

/** The number of a name. Throws on one that does not exist: positions may come from files. */
function numberOf(names: readonly string[], name: string, what: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`${JSON.stringify(name)} is not a ${what}`);
  return index;
}

function stand(g: War, where: string, standing: Standing): void {
  const at = numberOf(REGIONS, where, "region");
  for (const [nation, name] of NATIONS.entries()) {
    const [regulars, elites = 0, leaders = 0] = standing[name] ?? [0];
    bringIn(g, at, nation, regulars);
    bringIn(g, at, 8 + nation, elites);
    if (nation < FREE_NATIONS) bringIn(g, at, LEADER + nation, leaders);
  }
  bringIn(g, at, NAZGUL, standing.nazgul ?? 0);
  for (const name of standing.characters ?? []) g.at[numberOf(CHARACTERS, name, "character")] = at;
  if (standing.control) {
    const side = numberOf(SIDES, standing.control, "side") as Side;
    g.control[at] = side;
    if (HOME[at] !== side) {
      g.points[side] += POINTS[at];
      g.captor[at] = standing.captor
        ? numberOf(SEAT_NAMES[g.players], standing.captor, "seat")
        : SEATS_OF_SIDES[g.players][side][0];
    }
  }
  if (standing.mixed) g.mixed.push(numberOf(SIDES, standing.mixed, "side") * REGION_COUNT + at);
}

/** Sends everything that stands in a region at the start back to the reinforcements. */
function clear(g: War, where: string): void {
  const at = numberOf(REGIONS, where, "region");
  for (let nation = 0; nation < NATIONS.length; nation++) {
    bringIn(g, at, nation, -g.regulars[at * NATIONS.length + nation]);
    bringIn(g, at, 8 + nation, -g.elites[at * NATIONS.length + nation]);
    if (nation < FREE_NATIONS) bringIn(g, at, LEADER + nation, -g.leaders[at * FREE_NATIONS + nation]);
  }
  bringIn(g, at, NAZGUL, -g.nazgul[at]);
}

function gather(g: War, { fellowship = {}, dead = [] }: Position): void {
  for (const name of dead) g.at[numberOf(CHARACTERS, name, "character")] = DEAD;
  if (fellowship.companions) {
    for (let character = 0; character < STARTING_COMPANIONS; character++)
      if (g.at[character] === IN_FELLOWSHIP) g.at[character] = DEAD;
    for (const name of fellowship.companions) g.at[numberOf(CHARACTERS, name, "character")] = IN_FELLOWSHIP;
  }
  const companions = g.at.slice(0, STARTING_COMPANIONS).flatMap((at, c) => (at === IN_FELLOWSHIP ? [c] : []));
  g.guide = fellowship.guide
    ? numberOf(CHARACTERS, fellowship.guide, "character")
    : (companions[0] ?? GOLLUM);
  if (companions.length === 0) g.at[GOLLUM] = IN_FELLOWSHIP;
  if (g.at[GANDALF_THE_GREY] === ASIDE) g.at[GANDALF_THE_GREY] = DEAD;
  if (fellowship.at) g.bearers = numberOf(REGIONS, fellowship.at, "region");
  if (fellowship.mordor !== undefined) {
    g.mordor = fellowship.mordor;
    g.bearers = NONE;
  }
  g.progress = fellowship.progress ?? 0;
  g.revealed = fellowship.revealed ? 1 : 0;
  g.corruption = fellowship.corruption ?? 0;
}

function deal(g: War, { players = 2, hands = {}, table = [], spent = [], decks = {} }: Position): void {
  const out = (name: string): number => {
    const card = numberOf(CARD_NAMES, name, "card");
    const deck = deckOf(card);
    if ((g.secret.decks[deck] & bitOf(card)) === 0) throw new Error(`${name} lies in two places`);
    g.secret.decks[deck] &= ~bitOf(card);
    g.deckCount[deck]--;
    return card;
  };
  for (const [seat, cards] of Object.entries(hands))
    for (const name of cards) toHand(g, numberOf(SEAT_NAMES[players], seat, "seat"), out(name));
  for (const [names, masks] of [
    [table, g.table],
    [spent, g.spent],
  ] as const)
    for (const name of names) {
      const card = out(name);
      masks[deckOf(card)] |= bitOf(card);
    }
  for (const [name, left] of Object.entries(decks)) {
    const deck = numberOf(DECKS, name, "deck");
    for (let card = (deck + 1) * CARDS_OF_DECK - 1; g.deckCount[deck] > left; card--)
      if ((g.secret.decks[deck] & bitOf(card)) !== 0) {
        out(CARD_NAMES[card]);
        g.spent[deck] |= bitOf(card);
      }
  }
}

function scatterTiles(g: War, tiles: Position["tiles"] = {}): void {
  for (const [names, where] of [
    [tiles.drawn, DRAWN],
    [tiles.removed, REMOVED],
    [tiles.waiting, WAITING],
    [tiles.pool, IN_POOL],
  ] as const)
    for (const name of names ?? []) g.tiles[numberOf(TILE_NAMES, name, "tile")] = where;
  // A special tile is in play because its card has been played.
  for (const [card, tile] of TILE_OF_CARD) {
    const deck = deckOf(card);
    if (g.tiles[tile] === UNUSED || (g.secret.decks[deck] & bitOf(card)) === 0) continue;
    g.secret.decks[deck] &= ~bitOf(card);
    g.deckCount[deck]--;
    g.spent[deck] |= bitOf(card);
  }
}

function rollDice(g: War, { dice = {}, box = [0, 0] }: Position): void {
  for (const side of [FREE, SHADOW] as const) {
    for (const face of dice[SIDES[side]] ?? []) g.dice[side * FACE_COUNT + numberOf(FACES, face, "face")]++;
    g.box[side] = box[side];
    g.owned[side] = side === FREE ? 4 : 7;
    for (let character = 0; character < CHARACTER_COUNT; character++)
      if (g.at[character] >= 0 && sideOfCharacter(character) === side) g.owned[side] += BONUS_DICE[character];
    // Dice that are named are there, whoever brought them.
    g.owned[side] = Math.max(g.owned[side], unusedDice(g, side) + g.box[side]);
  }
}

/** Where the rules stand: by default where a side chooses what to do with a die (5.3.1). */
function standAt(g: War, phase: Position["phase"]): void {
  if (phase === undefined) {
    g.stack = [
      { ...frame<Turn>("game", { n: 0 }), at: "victory" },
      { ...frame<Frame>("actions", {}), at: "choose" },
    ];
  } else g.stack = [{ ...frame<Turn>("game", { n: 0 }), at: phase }];
}

/** The state that a position describes. Throws on a name that does not exist. */
export function positionOf(position: Position): War {
  const { players = 2 } = position;
  const rulings = { ...RULINGS, ...position.options };
  const board = position.start ? newGame(rulings, players) : emptyBoard(rulings, players);
  const g: War = {
    version: 1,
    drawn: 0,
    sealed: SEAT_NAMES[players].map(() => null),
    result: null,
    ...board,
  };
  for (const [where, standing] of Object.entries(position.map ?? {})) {
    if (position.start) clear(g, where);
    stand(g, where, standing);
  }
  for (const [name, state] of Object.entries(position.nations ?? {})) {
    const nation = numberOf(NATIONS, name, "Nation");
    const [steps, active] = typeof state === "number" ? [state, undefined] : state;
    g.steps[nation] = steps;
    if (active ?? steps === 0) g.active |= 1 << nation;
    else if (active === false) g.active &= ~(1 << nation);
  }
  for (const [name, units] of Object.entries(position.lost ?? {})) {
    const nation = numberOf(NATIONS, name, "Nation");
    for (const [kind, howMany] of units.entries()) {
      g.pool[nation * 3 + kind] -= howMany ?? 0;
      g.lost[nation * 3 + kind] += howMany ?? 0;
    }
  }
  gather(g, position);
  deal(g, position);
  scatterTiles(g, position.tiles);
  rollDice(g, position);
  if (position.rings) g.rings = [...position.rings];
  g.turn = position.turn ?? 1;
  g.acting = position.acting === "shadow" ? SHADOW : FREE;
  for (const name of position.leading ?? []) {
    const seat: Seat = numberOf(SEAT_NAMES[players], name, "seat");
    const side = SEATS_OF_SIDES[players][FREE].includes(seat) ? FREE : SHADOW;
    g.leading[side] = seat;
    g.next[side] = SEATS_OF_SIDES[players][side].find((other) => other !== seat) ?? seat;
  }
  standAt(g, position.phase);
  return g;
}
