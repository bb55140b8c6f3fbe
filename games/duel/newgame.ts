/** The game as it lies when it begins. */
import type { Core } from "@westmarch/kernel";
import { COINS_AT_START, UNITS_AT_START } from "./data/board.ts";
import {
  ARNOR,
  CARDS_OF_CHAPTER,
  type CardId,
  CHAPTERS,
  FELLOWSHIP,
  LANDMARKS,
  MORDOR,
  RACES,
  REGIONS,
  SAURON,
  SKILLS,
} from "./data/ids.ts";
import { SLOTS_OF_CHAPTER } from "./data/layouts.ts";
import { type Duel, ELSEWHERE, EMPTY, LEFTOVERS, type Rulings, UNSEEN } from "./state.ts";
import { enter } from "./vocabulary.ts";

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Everything as it lies before the first card is dealt (section 3). */
export function newGame(rulings: Rulings): Omit<Duel, Exclude<keyof Core, "stack" | "secret">> {
  const units = zeros(2 * REGIONS.length);
  units[FELLOWSHIP * REGIONS.length + ARNOR] = UNITS_AT_START;
  units[SAURON * REGIONS.length + MORDOR] = UNITS_AT_START;
  return {
    stack: [enter("game").call],
    rulings,
    chapter: 0,
    turn: SAURON,
    extra: 0,
    coins: [...COINS_AT_START],
    quest: [0, 0],
    units,
    fortresses: [0, 0],
    where: new Array<number>(CHAPTERS * CARDS_OF_CHAPTER).fill(ELSEWHERE),
    skills: zeros(2 * SKILLS.length),
    races: zeros(2 * RACES.length),
    slots: new Array<CardId>(SLOTS_OF_CHAPTER).fill(EMPTY),
    landmarks: new Array<number>(LANDMARKS.length).fill(ELSEWHERE),
    tokens: [[], []],
    known: zeros(RACES.length),
    trio: 0,
    looked: [0, 0],
    secret: {
      slots: new Array<CardId>(SLOTS_OF_CHAPTER).fill(EMPTY),
      leftovers: new Array<CardId>(CHAPTERS * LEFTOVERS).fill(UNSEEN),
      stacks: RACES.map(() => []),
      pile: [],
    },
  };
}
