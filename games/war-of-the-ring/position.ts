/** Positions by name: for tests, rule vectors, puzzles and guides. What is not named is empty, or as at the start. */
import { NONE, type Seat } from "@westmarch/kernel";
import {
  depending,
  type FileFacts,
  type FileForm,
  fieldsOf,
  fileWord,
  form,
  inside,
  type Location,
} from "@westmarch/positions";
import { bitOf, CARD, CARDS_IN, type CardId, deckOf } from "./data/cards.ts";
import { BONUS_DICE } from "./data/characters.ts";
import {
  ALL_CHARACTERS,
  ALL_DECKS,
  ALL_NATIONS,
  BOTH_SIDES,
  CHARACTER,
  DECK,
  eliteOf,
  FELLOWS,
  FREE,
  FREE_NATIONS,
  GANDALF_THE_GREY,
  GOLLUM,
  leaderOf,
  NATION,
  NATIONS,
  NAZGUL,
  regularOf,
  SAURON,
  SIDES,
  sideOfCharacter,
} from "./data/ids.ts";
import { REGION, REGIONS, type RegionId } from "./data/regionnames.ts";
import { ALL_REGIONS, HOME, POINTS, REGION_COUNT } from "./data/regions.ts";
import { TILE, TILE_OF_CARD } from "./data/tiles.ts";
import { unusedDice } from "./facts.ts";
import { newGame } from "./newgame.ts";
import { cardsIn, figuresOf, KIND_NAMES } from "./notation/fields.ts";
import { atDice, blank, USUAL } from "./notation/usual.ts";
import { positions, shared } from "./notation.ts";
import { toHand } from "./rules/cards/hand.ts";
import { bringIn } from "./rules/figures.ts";
import { SEAT_NAMES, SEATS_OF_SIDES } from "./seats.ts";
import {
  ASIDE,
  CORRUPTION_LIMIT,
  CRACK_OF_DOOM,
  DEAD,
  DRAWN,
  IN_FELLOWSHIP,
  IN_POOL,
  KINDS,
  PROGRESS_LIMIT,
  REMOVED,
  type TilePlace,
  UNUSED,
  WAITING,
  type War,
} from "./state.ts";
import { enter } from "./vocabulary.ts";

const { each, eachInFile, id, listOf, mentioned, oneOf, orNull, pieces, record, rulings, whole, yes } = form;

const field = fieldsOf<War>();
const side = oneOf("side", SIDES, BOTH_SIDES);
const [characters, cards, tiles] = [listOf(id(CHARACTER)), listOf(id(CARD)), listOf(id(TILE))];

/** A seat by its name among so many players. */
const SEATS = [2, 3, 4].map((players) => ({ what: "seat", names: SEAT_NAMES[players] }));
const seatsOf = ({ players }: War) => SEATS[players - 2];
const seatForm = ({ what, names }: (typeof SEATS)[number]) => oneOf(what, names, [...names.keys()]);

/** What stands in a region. Both sides in a Stronghold: it is besieged, its controller being inside. */
const standing = record(
  {},
  {
    dwarves: figuresOf(NATION.named("dwarves")),
    elves: figuresOf(NATION.named("elves")),
    gondor: figuresOf(NATION.named("gondor")),
    north: figuresOf(NATION.named("north")),
    rohan: figuresOf(NATION.named("rohan")),
    isengard: figuresOf(NATION.named("isengard")),
    sauron: figuresOf(SAURON),
    southrons: figuresOf(NATION.named("southrons")),
    nazgul: pieces(KIND_NAMES[2], SAURON),
    characters,
    control: side,
    /** The seat whose Army captured the Settlement (games of three or four). */
    captor: form.text,
    /** The side whose Armies of both players here are one. */
    mixed: side,
  },
);
type HeldBy<F> = F extends FileForm<infer V, unknown> ? V : never;
type Stands = HeldBy<typeof standing>;
/** What stands in a region, by name. */
export type StandingFigures = ReturnType<typeof standing.toFile>;
/** A standing told of a region, or nothing. */
const NOT_NAMED: Stands = {};

/** Sends everything that stands in a region at the start back to the reinforcements. */
function clear(g: War, at: RegionId): void {
  for (const nation of ALL_NATIONS) {
    bringIn(g, at, regularOf(nation), -g.regulars[at * NATIONS.length + nation]);
    bringIn(g, at, eliteOf(nation), -g.elites[at * NATIONS.length + nation]);
    if (nation < FREE_NATIONS) bringIn(g, at, leaderOf(nation), -g.leaders[at * FREE_NATIONS + nation]);
  }
  bringIn(g, at, NAZGUL, -g.nazgul[at]);
}

function stand(g: War, at: RegionId, told: Stands): void {
  clear(g, at);
  for (const nation of ALL_NATIONS) {
    const [regulars, elites, leaders] = told[NATIONS[nation]] ?? [0, 0, 0];
    bringIn(g, at, regularOf(nation), regulars);
    bringIn(g, at, eliteOf(nation), elites);
    if (nation < FREE_NATIONS) bringIn(g, at, leaderOf(nation), leaders);
  }
  bringIn(g, at, NAZGUL, told.nazgul ?? 0);
  for (const character of told.characters ?? []) g.at[character] = at;
  if (told.mixed !== undefined) g.mixed.push(told.mixed * REGION_COUNT + at);
  if (told.control === undefined) return;
  g.control[at] = told.control;
  if (HOME[at] === told.control) return;
  g.points[told.control] += POINTS[at];
  const place = inside(inside(inside(null, "map"), REGIONS[at]), "captor");
  g.captor[at] =
    told.captor === undefined
      ? SEATS_OF_SIDES[g.players][told.control][0]
      : seatForm(seatsOf(g)).fromFile(told.captor, place);
}

const fellowship = record(
  {},
  {
    at: orNull(id(REGION)),
    progress: whole(0, PROGRESS_LIMIT, "12.4.6"),
    revealed: yes,
    corruption: whole(0, CORRUPTION_LIMIT, "13.7.1"),
    /** Those in the Fellowship; by default all of the seven who stand nowhere else and are not dead. */
    companions: characters,
    guide: mentioned(id(CHARACTER)),
    /** The step on the Mordor Track, if they are there. */
    mordor: orNull(whole(0, CRACK_OF_DOOM, "14.2.9")),
  },
);

const company = (g: War): HeldBy<typeof fellowship> => ({
  at: g.bearers === NONE ? null : g.bearers,
  progress: g.progress,
  revealed: g.revealed === 1,
  corruption: g.corruption,
  companions: FELLOWS.filter((character) => g.at[character] === IN_FELLOWSHIP),
  guide: g.guide,
  mordor: g.mordor === NONE ? null : g.mordor,
});

function gather(g: War, told: HeldBy<typeof fellowship>): void {
  if (told.companions) {
    for (const character of FELLOWS) if (g.at[character] === IN_FELLOWSHIP) g.at[character] = DEAD;
    for (const character of told.companions) g.at[character] = IN_FELLOWSHIP;
  }
  const companions = FELLOWS.filter((character) => g.at[character] === IN_FELLOWSHIP);
  g.guide = told.guide ?? companions[0] ?? GOLLUM;
  g.at[GOLLUM] = companions.length === 0 ? IN_FELLOWSHIP : ASIDE;
  if (g.at[GANDALF_THE_GREY] === ASIDE) g.at[GANDALF_THE_GREY] = DEAD;
  g.mordor = told.mordor ?? NONE;
  g.bearers = g.mordor !== NONE ? NONE : (told.at ?? g.bearers);
  g.progress = told.progress ?? 0;
  g.revealed = told.revealed ? 1 : 0;
  g.corruption = told.corruption ?? 0;
}

/** Takes a card out of its deck. */
function draw(g: War, card: CardId): CardId {
  g.secret.decks[deckOf(card)] &= ~bitOf(card);
  g.deckCount[deckOf(card)]--;
  return card;
}

const isInDeck = (g: War, card: CardId): boolean => (g.secret.decks[deckOf(card)] & bitOf(card)) !== 0;

/** Cards that lie open: in play on the table, or discarded. */
const lying = (pile: "table" | "spent") =>
  fileWord(
    cards,
    (g: War) => cardsIn(g[pile]),
    (g, list) => {
      for (const card of list) g[pile][deckOf(card)] |= bitOf(draw(g, card));
    },
  );

const TILES_TOLD: readonly (readonly [keyof HeldBy<typeof tilesForm>, TilePlace])[] = [
  ["drawn", DRAWN],
  ["removed", REMOVED],
  ["waiting", WAITING],
  ["pool", IN_POOL],
];
const tilesForm = record({}, { drawn: tiles, removed: tiles, waiting: tiles, pool: tiles });

const PHASES = ["recover", "fellowship", "allocation", "roll", "resolution", "victory"] as const;

const hands = SEATS.map((seats) =>
  fileWord(
    eachInFile(seats, cards, undefined),
    (_g: War) => seats.names.map((): CardId[] => []),
    (g, held) => {
      for (const [seat, list] of held.entries()) for (const card of list) toHand(g, seat, draw(g, card));
    },
  ),
);
const leadingSeats = SEATS.map((seats) =>
  fileWord(
    listOf(seatForm(seats)),
    (g: War): Seat[] => g.leading,
    (g, leading) => {
      for (const seat of leading) {
        const one = SEATS_OF_SIDES[g.players][FREE].includes(seat) ? 0 : 1;
        g.leading[one] = seat;
        g.next[one] = SEATS_OF_SIDES[g.players][one].find((other) => other !== seat) ?? seat;
      }
    },
  ),
);

/** The words of positions by name, in the order in which they take effect. */
export const words = {
  players: fileWord(
    whole(2, 4),
    (g: War) => g.players,
    (g, players) => {
      Object.assign(g, blank(players));
    },
  ),
  options: field("rulings", rulings(USUAL)),
  bid: shared.bid,
  /** Begins with the Armies of the start (3.2) instead of an empty map. */
  start: fileWord(
    yes,
    () => false,
    (g: War, isStart) => {
      if (isStart) Object.assign(g, newGame(g.rulings, g.players, g.bid), { turn: 1, stack: atDice() });
    },
  ),
  /** By region. With `start`, a region named here is emptied first. */
  map: fileWord(
    eachInFile(REGION, standing, NOT_NAMED),
    (): Stands[] => ALL_REGIONS.map(() => NOT_NAMED),
    (g: War, told) => {
      for (const region of ALL_REGIONS) if (told[region] !== NOT_NAMED) stand(g, region, told[region]);
    },
  ),
  nations: shared.nations,
  /** Figures left in the reinforcements of a Nation that are lost instead (Free Peoples casualties). */
  lost: fileWord(
    eachInFile(NATION, (nation) => figuresOf(ALL_NATIONS[nation])),
    (g: War) => ALL_NATIONS.map((nation) => g.lost.slice(nation * KINDS, nation * KINDS + KINDS)),
    (g, told) => {
      g.lost = told.flat();
      g.pool = g.pool.map((n, i) => n - g.lost[i]);
    },
  ),
  dead: fileWord(
    characters,
    (g: War) => ALL_CHARACTERS.filter((character) => g.at[character] === DEAD),
    (g, dead) => {
      for (const character of dead) g.at[character] = DEAD;
    },
  ),
  fellowship: fileWord(fellowship, company, gather, { follows: (g: War) => gather(g, {}) }),
  /** Hands by seat. */
  hands: depending(hands, (g: War) => hands[g.players - 2]),
  table: lying("table"),
  /** Cards discarded face up. */
  spent: lying("spent"),
  /** How many cards are left in a deck; those missing have been discarded face up. */
  decks: fileWord(
    each(DECK, whole(0, 24)),
    (g: War) => g.deckCount,
    (g, left) => {
      for (const deck of ALL_DECKS)
        for (const card of CARDS_IN[deck].toReversed())
          if (g.deckCount[deck] > left[deck] && isInDeck(g, card)) g.spent[deck] |= bitOf(draw(g, card));
    },
  ),
  tiles: fileWord(
    tilesForm,
    (): HeldBy<typeof tilesForm> => ({}),
    (g: War, told) => {
      for (const [key, place] of TILES_TOLD) for (const tile of told[key] ?? []) g.tiles[tile] = place;
      // A special tile is in play because its card has been played.
      for (const [card, tile] of TILE_OF_CARD)
        if (g.tiles[tile] !== UNUSED && isInDeck(g, card)) g.spent[deckOf(card)] |= bitOf(draw(g, card));
    },
  ),
  dice: shared.dice,
  box: shared.box,
  rings: shared.rings,
  turn: shared.turn,
  acting: shared.acting,
  leading: depending(leadingSeats, (g: War) => leadingSeats[g.players - 2]),
  /** The phase that is about to begin; by default a side chooses what to do with a die (5.3.1). */
  phase: fileWord(
    oneOf("phase", PHASES, [0, 1, 2, 3, 4, 5]),
    () => 0,
    (g: War, phase) => {
      g.stack = [{ ...enter("game", { n: 0 }).call, at: PHASES[phase] }];
    },
  ),
};

/** Named dice are in their side's pool, also beyond those that its characters bring. */
export function ownDice(g: War): void {
  for (const one of BOTH_SIDES) {
    const brought = ALL_CHARACTERS.filter(
      (character) => g.at[character] >= 0 && sideOfCharacter(character) === one,
    ).reduce((sum, character) => sum + BONUS_DICE[character], one === FREE ? 4 : 7);
    g.owned[one] = Math.max(brought, unusedDice(g, one) + g.box[one]);
  }
}

const fromFile = positions.files<War, typeof words>({ words, start: () => blank(2), settle: ownDice });

/** A position by name. */
export type Position = FileFacts<typeof words>;

/** The state that a position describes. Throws `PositionError` for what cannot be. */
export const positionOf = (position: Position, at: Location | null = null): War => fromFile(position, at);
