/** Small questions that every chapter asks of the state. */
import { bitOf, type CardId, deckOf } from "./data/cards.ts";
import {
  type CharacterId,
  FACE_COUNT,
  FELLOWS,
  ISENGARD,
  MOUTH_OF_SAURON,
  NATIONS_OF,
  type NationId,
  NONE,
  SARUMAN,
  SHADOW,
  type Side,
  SOUTHRONS,
  WITCH_KING,
} from "./data/ids.ts";
import { IN_FELLOWSHIP, type War } from "./state.ts";

export const atWar = (g: War, nation: NationId): boolean => g.steps[nation] === 0;
export const isActive = (g: War, nation: NationId): boolean => (g.active & (1 << nation)) !== 0;
export const sideAtWar = (g: War, side: Side): boolean => {
  for (const nation of NATIONS_OF[side]) if (g.steps[nation] !== 0) return false;
  return true;
};
export const onMordorTrack = (g: War): boolean => g.mordor !== NONE;
export const inFellowship = (g: War, character: CharacterId): boolean => g.at[character] === IN_FELLOWSHIP;
/** The Character stands in a region of the map. */
export const onMap = (g: War, character: CharacterId): boolean => g.at[character] >= 0;
export const companionsInFellowship = (g: War): number => {
  let companions = 0;
  for (const character of FELLOWS) if (g.at[character] === IN_FELLOWSHIP) companions++;
  return companions;
};
export const isMarked = (g: War, mark: number): boolean => (g.marks & mark) !== 0;
export const isOnTable = (g: War, card: CardId): boolean => (g.table[deckOf(card)] & bitOf(card)) !== 0;
/** Unused dice of a side (5.2.1). */
export const unusedDice = (g: War, side: Side): number => {
  let dice = 0;
  for (let i = side * FACE_COUNT; i < (side + 1) * FACE_COUNT; i++) dice += g.dice[i];
  return dice;
};
export const minionsInPlay = (g: War): number =>
  (g.at[WITCH_KING] >= 0 ? 1 : 0) + (g.at[MOUTH_OF_SAURON] >= 0 ? 1 : 0) + (g.at[SARUMAN] >= 0 ? 1 : 0);

/** What Leadership depends on besides the force itself. */
export type Leading = Pick<War, "at" | "players">;
/** Whether Elites of a Nation count as Leaders too, Saruman being in play (Servants of the White Hand, 16.9). */
export const eliteLeads = (g: Leading, nation: NationId): boolean =>
  g.at[SARUMAN] >= 0 && (nation === ISENGARD || (nation === SOUTHRONS && g.players > 2));

/** 15.3. */
const POINTS_TO_WIN: readonly [number, number] = [4, 10];
/** The Victory Points that win for a side: the Shadow needs more if it has bid for its place (AMB-110). */
export const pointsToWin = (g: Pick<War, "bid">, side: Side): number =>
  POINTS_TO_WIN[side] + (side === SHADOW ? g.bid : 0);
