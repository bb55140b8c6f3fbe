/** Who of a tournament can still come first. Pure. */
import type { TournamentNow } from "@westmarch/protocol";
import { endedFor, isOver, pairingsIn } from "./course.ts";

type Course = Pick<
  TournamentNow,
  "kind" | "state" | "round" | "rounds" | "games" | "players" | "played" | "standings"
>;

/** Halves of a point that one game is worth. */
const WON = 2;

/** Halves of a point that an entrant can still win: those of the round that is played, and of the rounds to come. */
function leftFor({ kind, round, rounds, games, players, played }: Course, entrant: number): number {
  const own = (pairing: { readonly one: number; readonly other: number | null }) =>
    pairing.one === entrant || pairing.other === entrant;
  const now = pairingsIn(played, round).find(own);
  const finished = now?.games.filter(({ outcome }) => outcome !== null).length ?? 0;
  const here = now && now.other !== null && !isOver(now) ? Math.max(0, games - finished) : 0;
  // Of an odd number each rests once, and has nothing for it where everybody meets everybody.
  const rested = played.some(({ sides }) => sides.length === 1 && sides[0] === entrant);
  const rests = kind === "round-robin" && players.length % 2 === 1 && !rested ? 1 : 0;
  return WON * (here + games * Math.max(0, rounds - round - rests));
}

/**
 * The entrants who can still come first: in a knockout who has lost no pairing, else whose points could reach the leader's. Null
 * where that says nothing: before the first round, after the last, and in an arena, where everything is open until time is up.
 */
export function inTheRunning(now: Course): ReadonlySet<number> | null {
  const { kind, state, round, players, played, standings } = now;
  if (kind === "arena" || round === 0 || (state !== "running" && state !== "paused")) return null;
  const there = players
    .filter(({ withdrawn, missed }) => !withdrawn && !missed)
    .map(({ entrant }) => entrant);
  if (kind === "knockout") {
    const pairings = pairingsIn(played, round);
    const isIn = (entrant: number) =>
      pairings.some(
        (pairing) =>
          (pairing.one === entrant || pairing.other === entrant) && endedFor(pairing, entrant) !== "lost",
      );
    return new Set(there.filter(isIn));
  }
  const points = new Map(standings.map((line) => [line.entrant, line.points]));
  const most = Math.max(0, ...points.values());
  return new Set(there.filter((entrant) => (points.get(entrant) ?? 0) + leftFor(now, entrant) >= most));
}

/** Tells of an entrant whether another will come first; of nobody where that is not known. */
export function outOf(now: Course): (entrant: number) => boolean {
  const still = inTheRunning(now);
  return (entrant) => still !== null && !still.has(entrant);
}

/** Up to so many are named; of more their number is said. */
export const NAMED = 4;
