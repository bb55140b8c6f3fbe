/**
 * A battle as a game of its own: each side's cards against the other's, with what every pair of them comes to. No
 * single card is safe against an opponent who knows how it is chosen, so plans are mixed: regret matching shifts each
 * side towards the cards that it wishes it had played, and the average on the way is a plan that little can be won
 * against.
 * Only what both players see counts (section 6): the fighters, the piles, and whether a Retreat leads anywhere.
 */
import { VALUE } from "../data/cards.ts";
import { SAM_WITH_FRODO, STRENGTH } from "../data/characters.ts";
import {
  CAVE_TROLL,
  D_EYE,
  D_MAGIC,
  D_RETREAT,
  G_ELVEN_CLOAK,
  G_MAGIC,
  G_NOBLE_SACRIFICE,
  G_RETREAT,
  NINE,
  SAM,
} from "../data/ids.ts";
import { CARD_WORTH, CHARACTER_WORTH } from "./worth.ts";

/** What both players know of a battle before a card lies on the table. Cards are numbered on their own side, 0 to 8. */
export interface Fight {
  readonly good: number;
  readonly dark: number;
  readonly samAtFive: boolean;
  /** The piles, as masks. */
  readonly usedGood: number;
  readonly usedDark: number;
  /** Whether each side's Retreat leads anywhere. */
  readonly goodRetreats: boolean;
  readonly darkRetreats: boolean;
  /** A13: a Dark Retreat foils the sacrifice even with nowhere to go. */
  readonly foils: boolean;
}

/** What each pair of cards comes to for Good, in log odds. */
export interface Matrix {
  readonly good: readonly number[];
  readonly dark: readonly number[];
  /** By row, a card of Good's. */
  readonly values: readonly Float64Array[];
}

const DARK_MAGIC = D_MAGIC - NINE;
const DARK_EYE = D_EYE - NINE;
const DARK_RETREAT = D_RETREAT - NINE;

export const EVERY = (1 << NINE) - 1;
/** The numbers of the cards of a mask. */
export const MEMBERS: readonly (readonly number[])[] = Array.from({ length: EVERY + 1 }, (_, mask) =>
  Array.from({ length: NINE }, (_card, i) => i).filter((i) => (mask & (1 << i)) !== 0),
);

const isCancelled = (f: Fight, played: number, dark: number): boolean =>
  f.dark !== CAVE_TROLL && dark === DARK_EYE && VALUE[played] === 0;

/** 6.7 to 6.9: what it comes to once it is settled which cards count; `played` is the card that Good laid. */
export function settled(f: Fight, played: number, good: number, dark: number): number {
  const isVoid = f.dark === CAVE_TROLL;
  const isCalledOff = !isVoid && dark === DARK_RETREAT;
  if (isCalledOff && f.darkRetreats) return 0;
  const without = isCancelled(f, played, dark);
  if (!without && good === G_RETREAT && f.goodRetreats) return 0;
  if (!without && good === G_NOBLE_SACRIFICE && !(isCalledOff && f.foils))
    return CHARACTER_WORTH[f.dark] - CHARACTER_WORTH[f.good];
  const cloaked = !without && good === G_ELVEN_CLOAK;
  const hero = f.samAtFive && f.good === SAM ? SAM_WITH_FRODO : STRENGTH[f.good];
  const lead =
    hero +
    (without ? 0 : (VALUE[good] ?? 0)) -
    STRENGTH[f.dark] -
    (isVoid || cloaked ? 0 : (VALUE[dark + NINE] ?? 0));
  return (lead >= 0 ? CHARACTER_WORTH[f.dark] : 0) - (lead <= 0 ? CHARACTER_WORTH[f.good] : 0);
}

/** 9.4: Good's Magic becomes the card of its pile that is best against what Dark has shown. */
export function goodFetches(f: Fight, good: number, dark: number): number {
  let best = settled(f, good, good, dark);
  if (good !== G_MAGIC || isCancelled(f, good, dark)) return best;
  for (const card of MEMBERS[f.usedGood]) best = Math.max(best, settled(f, good, card, dark));
  return best;
}

/** 9.4, A21: Dark's comes first. */
function darkFetches(f: Fight, good: number, dark: number): number {
  let best = goodFetches(f, good, dark);
  if (dark !== DARK_MAGIC || f.dark === CAVE_TROLL) return best;
  for (const card of MEMBERS[f.usedDark]) best = Math.min(best, goodFetches(f, good, card));
  return best;
}

/** What a side gives up with a card, by its pile; nothing with its last, after which its hand is full again (9.7). */
export const spent = (card: number, used: number): number => CARD_WORTH[card][MEMBERS[used].length] ?? 0;

/** What each pair of cards comes to; with what both then miss, unless `spare` is false. */
export function matrixOf(f: Fight, spare = true): Matrix {
  const good = MEMBERS[EVERY & ~f.usedGood];
  const dark = MEMBERS[EVERY & ~f.usedDark];
  const values = good.map((own) =>
    Float64Array.from(
      dark,
      (answer) =>
        darkFetches(f, own, answer) + (spare ? spent(answer + NINE, f.usedDark) - spent(own, f.usedGood) : 0),
    ),
  );
  return { good, dark, values };
}

/** How often each card of either side should be played, and what the battle is then worth to Good. */
export interface Plans {
  readonly good: Float64Array;
  readonly dark: Float64Array;
  readonly value: number;
}

/** Shares in proportion to what is regretted; all alike where nothing is. */
function match(regrets: Float64Array, into: Float64Array): void {
  let sum = 0;
  for (const regret of regrets) sum += regret;
  for (let i = 0; i < into.length; i++) into[i] = sum > 0 ? regrets[i] / sum : 1 / into.length;
}

function regret(regrets: Float64Array, worth: Float64Array, plan: Float64Array): void {
  let had = 0;
  for (let i = 0; i < plan.length; i++) had += plan[i] * worth[i];
  for (let i = 0; i < plan.length; i++) regrets[i] = Math.max(0, regrets[i] + worth[i] - had);
}

/** Counts a plan towards the average; later ones count for more. */
function average(into: Float64Array, plan: Float64Array, round: number, rounds: number): void {
  const share = (2 * round) / (rounds * (rounds + 1));
  for (let i = 0; i < plan.length; i++) into[i] += share * plan[i];
}

const ROUNDS = 60;

/** Both sides' plans, by regret matching in turns. */
export function solve(values: readonly Float64Array[], rounds = ROUNDS): Plans {
  const rows = values.length;
  const columns = values[0]?.length ?? 0;
  const [good, goodNow, goodRegrets, goodWorth] = [0, 1, 2, 3].map(() => new Float64Array(rows));
  const [dark, darkNow, darkRegrets, darkWorth] = [0, 1, 2, 3].map(() => new Float64Array(columns));
  match(darkRegrets, darkNow);
  for (let round = 1; round <= rounds; round++) {
    for (let r = 0; r < rows; r++) {
      let sum = 0;
      for (let c = 0; c < columns; c++) sum += values[r][c] * darkNow[c];
      goodWorth[r] = sum;
    }
    match(goodRegrets, goodNow);
    regret(goodRegrets, goodWorth, goodNow);
    match(goodRegrets, goodNow);
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      for (let r = 0; r < rows; r++) sum -= values[r][c] * goodNow[r];
      darkWorth[c] = sum;
    }
    regret(darkRegrets, darkWorth, darkNow);
    match(darkRegrets, darkNow);
    average(good, goodNow, round, rounds);
    average(dark, darkNow, round, rounds);
  }
  let value = 0;
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) value += good[r] * values[r][c] * dark[c];
  return { good, dark, value };
}
