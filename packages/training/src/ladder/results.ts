/** What has been played on a ladder, one line of JSON for each pair of games. Lines are only ever added. */

import { CAUSES, type Cause } from "../outside/forfeit.ts";

/** Who played: the name of a bot, and which edition of its sense of play. */
export interface LadderPlayer {
  readonly bot: string;
  readonly edition: number;
}

/** Two games with the same chance, sides exchanged. */
export interface PairResult {
  readonly a: LadderPlayer;
  readonly b: LadderPlayer;
  /** Its number among the pairs of these two, which settles all chance with their names: no two meetings are the same. */
  readonly pair: number;
  /** What A took on the first side, and on the second: 1, 0, or 0.5. */
  readonly points: readonly [first: number, second: number];
  /** Choices that A and B made. */
  readonly choices: readonly [a: number, b: number];
  /** Processor time for these, in milliseconds; of a bot of one's own, how long it took. */
  readonly thought: readonly [a: number, b: number];
  /** Why games were lost by forfeit, if any were: those of A, and those of B. */
  readonly forfeits?: readonly [a: readonly Cause[], b: readonly Cause[]];
}

export const idOf = ({ bot, edition }: LadderPlayer): string => `${bot}#${edition}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPoint = (value: unknown): value is number => value === 0 || value === 0.5 || value === 1;
const isAmount = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && Number.isFinite(value);
const isPlayer = (value: unknown): value is LadderPlayer =>
  isRecord(value) && typeof value.bot === "string" && isCount(value.edition);
const isTwo = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(is);
const isCauses = (value: unknown): value is readonly Cause[] =>
  Array.isArray(value) && value.every((one) => CAUSES.includes(one));
const isPairResult = (value: unknown): value is PairResult =>
  isRecord(value) &&
  isPlayer(value.a) &&
  isPlayer(value.b) &&
  isCount(value.pair) &&
  isTwo(value.points, isPoint) &&
  isTwo(value.choices, isCount) &&
  isTwo(value.thought, isAmount) &&
  (value.forfeits === undefined || isTwo(value.forfeits, isCauses));

function resultOf(line: string): PairResult | null {
  try {
    const value: unknown = JSON.parse(line);
    return isPairResult(value) ? value : null;
  } catch {
    return null;
  }
}

/** A file of results as it was read. */
export interface Results {
  readonly rows: readonly PairResult[];
  /** The numbers of lines that say nothing. */
  readonly bad: readonly number[];
  /** The text up to its last whole line: what comes after it was being written when something stopped. */
  readonly whole: string;
}

export function readResults(text: string): Results {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole.split("\n");
  const read = lines.map(resultOf);
  return {
    rows: read.filter((row) => row !== null),
    bad: read.flatMap((row, i) => (row === null && lines[i].trim() !== "" ? [i + 1] : [])),
    whole,
  };
}

export const writeResult = (row: PairResult): string => `${JSON.stringify(row)}\n`;
