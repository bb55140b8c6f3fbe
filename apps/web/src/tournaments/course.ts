/** What a tournament's page shows, out of what the server tells. Pure. */
import { groupedBy } from "@westmarch/kernel";
import type { TournamentGame, TournamentNow } from "@westmarch/protocol";
import { roman } from "./numerals.ts";

/** How a game ended for one of its two. */
export type Ended = "won" | "drawn" | "lost";

/** Two who meet in a round, or one who rests, with all games between them. */
export interface Pairing {
  readonly board: number;
  readonly one: number;
  /** Null: `one` rests. */
  readonly other: number | null;
  readonly games: readonly TournamentGame[];
}

/** The games that were decided without being played to their end, and that their organiser can let be played on. */
export const reopenableIn = ({ played }: Pick<TournamentNow, "played">): readonly TournamentGame[] =>
  played.filter(({ reopenable }) => reopenable);

export type RoundState = "over" | "now" | "coming";

/** Every round and how far it is. One whose games are all over is over, also while the next is waited for. */
export function roadOf({
  rounds,
  round,
  state,
  played,
}: Pick<TournamentNow, "rounds" | "round" | "state" | "played">) {
  const isDone = state === "over" || (round > 0 && pairingsIn(played, round).every(isOver));
  const stateOf = (one: number): RoundState =>
    one < round || (one === round && isDone) ? "over" : one === round ? "now" : "coming";
  return Array.from({ length: rounds }, (_, at) => ({ round: at + 1, state: stateOf(at + 1) }));
}

/** How many rounds standings count in full, and whether they count games of the next besides. */
export function countedIn(now: Pick<TournamentNow, "rounds" | "round" | "state" | "played">) {
  const road = roadOf(now);
  const playing = road.find(({ state }) => state === "now")?.round;
  return {
    rounds: road.filter(({ state }) => state === "over").length,
    partly: now.played.some(
      ({ round, sides, outcome }) => round === playing && sides.length > 1 && outcome !== null,
    ),
  };
}

/** The pairings of a round, by their boards. */
export function pairingsIn(played: readonly TournamentGame[], round: number): readonly Pairing[] {
  const boards = groupedBy(
    played.filter((game) => game.round === round),
    ({ board }) => board,
  );
  return [...boards.values()].flatMap((games): Pairing[] => {
    const [first] = games;
    const [one, other = null] = first?.sides ?? [];
    return first === undefined || one === undefined ? [] : [{ board: first.board, one, other, games }];
  });
}

/** The game that a pairing is at: the one being played, or the last. */
export const gameAt = ({ games }: Pairing): TournamentGame | undefined =>
  games.find(({ outcome }) => outcome === null) ?? games.at(-1);

export const isOver = ({ games }: Pairing): boolean => games.every(({ outcome }) => outcome !== null);

/** Halves of a point that an entrant has out of these games. */
export const halvesOf = (games: readonly TournamentGame[], entrant: number): number =>
  games.reduce(
    (sum, { outcome, sides }) =>
      !outcome || !sides.includes(entrant)
        ? sum
        : sum + (outcome.won === entrant ? 2 : outcome.drawn ? 1 : 0),
    0,
  );

/** How a pairing stands for one of both; null: it is not over. */
export function endedFor(pairing: Pairing, entrant: number): Ended | null {
  if (!isOver(pairing)) return null;
  const { one, other, games } = pairing;
  const them = other === null ? null : entrant === one ? other : one;
  const [mine, theirs] = [halvesOf(games, entrant), them === null ? 0 : halvesOf(games, them)];
  return mine > theirs ? "won" : mine < theirs || mine === 0 ? "lost" : "drawn";
}

/** One meeting, from one's own side of it. */
export interface Meeting {
  readonly round: number;
  /** Null: a bye. */
  readonly with: number | null;
  readonly ended: Ended | null;
}

/** Everybody's meetings, in the order of the rounds. */
export function meetingsOf({ played, round }: Pick<TournamentNow, "played" | "round">) {
  const by = new Map<number, Meeting[]>();
  const add = (entrant: number, meeting: Meeting) => by.set(entrant, [...(by.get(entrant) ?? []), meeting]);
  for (let at = 1; at <= round; at++)
    for (const pairing of pairingsIn(played, at)) {
      const { one, other } = pairing;
      add(one, { round: at, with: other, ended: endedFor(pairing, one) });
      if (other !== null) add(other, { round: at, with: one, ended: endedFor(pairing, other) });
    }
  return by;
}

/** A place in a bracket: who meets, as far as it is known. */
export interface Slot {
  readonly sides: readonly (number | null)[];
  readonly winner: number | null;
}

/** A bracket: for each round the meetings from top to bottom. What no entrant has come to yet is empty. */
export function bracketOf({
  played,
  rounds,
}: Pick<TournamentNow, "played" | "rounds">): readonly (readonly Slot[])[] {
  return Array.from({ length: rounds }, (_, at) => {
    const there = pairingsIn(played, at + 1);
    return Array.from({ length: 2 ** (rounds - at - 1) }, (_, board): Slot => {
      const pairing = there.find((one) => one.board === board + 1);
      if (!pairing) return { sides: [null, null], winner: null };
      const { one, other } = pairing;
      const won = [one, other].find((side) => side !== null && endedFor(pairing, side) === "won");
      return { sides: [one, other], winner: won ?? null };
    });
  });
}

/** Halves or quarters of a point, as people write them. */
export function pointsIn(parts: number, of: 2 | 4): string {
  const whole = Math.floor(parts / of);
  const rest = ((parts % of) * 4) / of;
  const mark = ["", "¼", "½", "¾"][rest] ?? "";
  return whole === 0 && mark !== "" ? mark : `${whole}${mark}`;
}

/** Whether a player who is not in it can still enter. */
export const isEnterable = ({
  state,
  kind,
  round,
  rounds,
  endsIn,
}: Pick<TournamentNow, "state" | "kind" | "round" | "rounds"> &
  Partial<Pick<TournamentNow, "endsIn">>): boolean =>
  state === "open" ||
  (state !== "over" && ((kind === "swiss" && round < rounds) || (kind === "arena" && endsIn !== 0)));

/** What stands on a tournament's flag: the round that is played, or how many take part. */
export const figureOf = ({
  state,
  kind,
  round,
  entrants,
}: Pick<TournamentNow, "state" | "kind" | "round" | "entrants">): string =>
  state === "open" || kind === "arena" || round === 0 ? (entrants > 0 ? String(entrants) : "") : roman(round);

/** Tournaments as they stand on the ground line: where the caller plays, then those to enter, those being played, and the rest. */
export function inOrder<T extends Pick<TournamentNow, "id" | "state">>(
  all: readonly T[],
  isMine: (one: T) => boolean,
): readonly T[] {
  const rank = (one: T): number =>
    one.state === "over" ? 4 : isMine(one) ? (one.state === "open" ? 1 : 0) : one.state === "open" ? 2 : 3;
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** What everybody waits for, and how many milliseconds are left until then; null: that is no matter of time. */
export function awaited({
  state,
  startsIn,
  clocksIn,
  nextIn,
  endsIn,
}: Pick<TournamentNow, "state" | "startsIn" | "clocksIn" | "nextIn" | "endsIn">): {
  readonly what: "start" | "round" | "clocks" | "end";
  readonly left: number;
} | null {
  if (startsIn !== null) return { what: "start", left: startsIn };
  if (state !== "running") return null;
  if (nextIn !== null) return { what: "round", left: nextIn };
  if (endsIn !== null && endsIn > 0) return { what: "end", left: endsIn };
  return clocksIn === null ? null : { what: "clocks", left: clocksIn };
}

/** The entrants who have not come to the game that a pairing is at. */
export function missingAt(pairing: Pairing): readonly number[] {
  const game = gameAt(pairing);
  return game?.sides.filter((_, seat) => game.came?.[seat] === false) ?? [];
}

/** Whether a game of the caller's own is being played. */
export const ownGameIn = ({ you, played }: Pick<TournamentNow, "you" | "played">): boolean =>
  you !== null && played.some(({ outcome, sides }) => outcome === null && sides.includes(you));
