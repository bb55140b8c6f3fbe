/** How a player has fared against the computers of a game, and whom to try next. Pure. */
import { LEVELS } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";

/** A game against computers of one level that came to its end, with a winner. */
export interface Bout {
  readonly table: string;
  readonly game: string;
  readonly level: Level;
  readonly won: boolean;
}

/** The oldest are forgotten beyond this. */
const MOST = 300;
/** So many in a row, all won or all lost, and another level is the better company. */
export const ROW = 3;

/** With one more, at the end; a table counts once. */
export const noted = (bouts: readonly Bout[], bout: Bout): readonly Bout[] =>
  bouts.some(({ table }) => table === bout.table) ? bouts : [...bouts, bout].slice(-MOST);

export interface Score {
  readonly games: number;
  readonly won: number;
}

export function scoreAgainst(bouts: readonly Bout[], game: string, level: Level): Score {
  const own = bouts.filter((bout) => bout.game === game && bout.level === level);
  return { games: own.length, won: own.filter(({ won }) => won).length };
}

/** Another level to try, and why. */
export interface Onward {
  readonly from: Level;
  readonly to: Level;
  readonly way: "up" | "down";
}

/** After as many games in a row against the level played last, all won or all lost: the next one up or down. */
export function onwardFrom(bouts: readonly Bout[], game: string): Onward | null {
  const own = bouts.filter((bout) => bout.game === game);
  const row = own.slice(-ROW);
  const [last] = row;
  if (!last || row.length < ROW) return null;
  if (!row.every(({ level, won }) => level === last.level && won === last.won)) return null;
  const to = LEVELS[LEVELS.indexOf(last.level) + (last.won ? 1 : -1)];
  return to ? { from: last.level, to, way: last.won ? "up" : "down" } : null;
}

/** Where a player begins who has played no computer yet: a beginner wins about every other game. */
const BEGINNING: Level = "gentle";

/** Whom to play: the level to try next, or the one that was played last. */
export const levelFor = (bouts: readonly Bout[], game: string): Level =>
  onwardFrom(bouts, game)?.to ?? bouts.findLast((bout) => bout.game === game)?.level ?? BEGINNING;
