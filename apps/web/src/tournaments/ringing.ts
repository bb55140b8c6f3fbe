/** What the bell tells of, out of the tournaments that a player takes part in. Pure. */
import type { TournamentCall, TournamentMine, TournamentWord } from "@westmarch/protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A game that waits for a player who has not been at its table. */
export interface Ringing {
  readonly of: TournamentMine;
  readonly call: TournamentCall;
}

/** The games that wait for the player at this page. */
export const ringing = (mine: readonly TournamentMine[]): readonly Ringing[] =>
  mine.flatMap((of) => (of.call && !of.call.came ? [{ of, call: of.call }] : []));

/** A tournament in which the next round is waited for. */
export type Beginning = TournamentMine & { readonly nextIn: number };

/** Nobody is told of a round that begins later than this: a slip would lie over every page for as long. */
const SOON = 15 * MINUTE;

/** The rounds that begin soon, when a break is over. */
export const beginning = (mine: readonly TournamentMine[]): readonly Beginning[] =>
  mine.filter((of): of is Beginning => of.nextIn !== null && of.nextIn <= SOON);

/** A tournament whose organiser has said a word to all. */
export type Saying = TournamentMine & { readonly told: TournamentWord };

/** The tournaments before whose start the player has to check in, or that began without the player. */
export const checking = (mine: readonly TournamentMine[]): readonly TournamentMine[] =>
  mine.filter(({ checkIn }) => checkIn === "open" || checkIn === "missed");

/** The tournaments whose organiser has said a word to all. */
export const saying = (mine: readonly TournamentMine[]): readonly Saying[] =>
  mine.filter((of): of is Saying => of.told !== null);

/** What is put off when a player wants to hear of it later: this game, or this round. A game that the organiser calls to is told anew. */
export const callId = ({ call }: Ringing): string => `${call.table} ${call.rung}`;
export const wordId = ({ id, told }: Saying): string => `${id} ${told.at}`;
export const roundId = ({ id, round }: TournamentMine): string => `${id} ${round + 1}`;

/** Whether a page shows by itself what the bell would tell there: that of all tournaments, a tournament's own, or that of the table. */
export const tellsItself = (path: string, { id, call }: TournamentMine): boolean =>
  (path === "/tournaments" && call !== null) ||
  path === `/tournament/${id}` ||
  (call !== null && path === `/table/${call.table}`);

/** Whether a page is for everybody in a room, and tells nobody in particular of anything: the projector's wall, and the poster. */
export const isForAll = (path: string): boolean => /^\/tournament\/[^/]+\/(wall|poster)$/.test(path);

/** Milliseconds until it is looked again; null: the server did not answer. */
export function lookAgainIn(mine: readonly TournamentMine[] | null): number {
  if (mine === null) return 30 * SECOND;
  if (mine.length === 0) return 5 * MINUTE;
  const beat = mine.some(({ state }) => state !== "open") ? 15 * SECOND : 30 * SECOND;
  // A round that begins is told at once.
  const starts = mine.flatMap(({ startsIn }) => (startsIn === null ? [] : [startsIn + SECOND / 2]));
  return Math.min(beat, ...starts, ...beginning(mine).map(({ nextIn }) => nextIn + SECOND / 2));
}
