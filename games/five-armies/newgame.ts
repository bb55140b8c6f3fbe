/** Chapter 3: set-up. */
import { type Core, NONE } from "@westmarch/kernel";
import {
  ASIDE,
  CHARACTER_COUNT,
  DECK_SIZES,
  FACE_COUNT,
  FREE,
  GROUP_COUNT,
  PLACE_COUNT,
  SHADOW,
  STANDARD_TILES,
  TILE,
  TOKEN,
  UNIT_COUNT,
} from "./ids.ts";
import { printed } from "./printing.ts";
import { type FiveArmies, IN_POOL, type Rulings, UNUSED } from "./state.ts";
import { enter } from "./vocabulary.ts";

type Beginning = Omit<FiveArmies, Exclude<keyof Core, "stack" | "secret">>;

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
/** Every card of a deck. */
const all = (size: number): number => 2 ** size - 1;
const DECKS = [0, 1, 2] as const;

/** 3.3: everything as it lies before the first turn. */
export function newGame(rulings: Rulings, pack = ""): Beginning {
  const g = emptyBoard(rulings, pack);
  for (const side of [FREE, SHADOW])
    for (const { place, units, characters, tokens } of printed(g).setup[side]) {
      for (const [unit, many] of units.entries()) g.units[place * UNIT_COUNT + unit] += many;
      for (const character of characters) g.at[character] = place;
      for (const [group, many] of tokens.entries()) g.recruits[place * GROUP_COUNT + group] += many;
    }
  return g;
}

/** The game before anything stands on the board: for positions set up by hand. */
export function emptyBoard(rulings: Rulings, pack = ""): Beginning {
  return {
    stack: [enter("game").call],
    secret: {
      decks: DECKS.map((deck) => all(DECK_SIZES[deck])),
      hands: zeros(4),
      buried: zeros(4),
      looked: zeros(4),
    },
    rulings,
    pack,
    turn: 0,
    acting: FREE,
    units: zeros(PLACE_COUNT * UNIT_COUNT),
    damage: zeros(PLACE_COUNT),
    tokens: zeros(PLACE_COUNT),
    columns: [],
    at: new Array<typeof ASIDE>(CHARACTER_COUNT).fill(ASIDE),
    control: zeros(PLACE_COUNT),
    recruits: zeros(PLACE_COUNT * GROUP_COUNT),
    unflipped: TOKEN.all.map(() => 1),
    open: [0, 0],
    eagles: zeros(5),
    lord: NONE,
    bats: zeros(4),
    wrath: 0,
    promised: 0,
    bodyguard: 0,
    ring: 0,
    fate: 0,
    tiles: TILE.all.map((tile) => (tile < STANDARD_TILES ? IN_POOL : UNUSED)),
    activated: 0,
    hasUsedAbility: 0,
    dice: zeros(2 * FACE_COUNT),
    owned: [0, 0],
    deckCount: DECKS.map((deck) => DECK_SIZES[deck]),
    handCount: zeros(4),
    buriedCount: zeros(4),
    spent: zeros(4),
    table: zeros(4),
    ground: NONE,
    battle: null,
  };
}
