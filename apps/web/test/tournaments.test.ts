/** What a tournament's page shows. */

import type { TournamentGame } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import {
  awaited,
  bracketOf,
  countedIn,
  endedFor,
  figureOf,
  gameAt,
  halvesOf,
  inOrder,
  isEnterable,
  meetingsOf,
  missingAt,
  pairingsIn,
  pointsIn,
  roadOf,
} from "../src/tournaments/course.ts";
import { inTheRunning } from "../src/tournaments/running.ts";

type Outcome = TournamentGame["outcome"];
const won = (entrant: number): Outcome => ({ won: entrant, drawn: false, forfeit: false });
const drawn: Outcome = { won: null, drawn: true, forfeit: false };
const neither: Outcome = { won: null, drawn: false, forfeit: true };

const game = (
  round: number,
  board: number,
  sides: readonly number[],
  outcome: Outcome,
  nth = 1,
): TournamentGame => ({
  round,
  board,
  nth,
  sides,
  table: `${round}-${board}-${nth}`,
  outcome,
  came: null,
  reopenable: false,
  rungAt: null,
});

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error("there is none");
  return one;
};

describe("a tournament's page", () => {
  test("shows which rounds are over, being played and to come, and at the end none as being played", () => {
    const played = [game(1, 1, [0, 1], won(0)), game(2, 1, [0, 1], null)];
    const at = (round: number, state: "open" | "running" | "over") =>
      roadOf({ rounds: 3, round, state, played }).map((stop) => stop.state);
    expect(at(0, "open")).toEqual(["coming", "coming", "coming"]);
    expect(at(2, "running")).toEqual(["over", "now", "coming"]);
    expect(at(3, "over")).toEqual(["over", "over", "over"]);
  });

  test("shows a round as over while the next is waited for", () => {
    const played = [game(1, 1, [0, 1], won(0)), game(1, 2, [2, 3], neither)];
    const road = roadOf({ rounds: 2, round: 1, state: "running", played });
    expect(road.map(({ state }) => state)).toEqual(["over", "coming"]);
  });

  test("says which games the standings count: those of a round that is still played, too", () => {
    const counted = (...played: readonly TournamentGame[]) =>
      countedIn({ rounds: 2, round: 2, state: "running", played: [game(1, 1, [0, 1], won(0)), ...played] });
    const resting = game(2, 3, [4], won(4));
    expect(counted(game(2, 1, [0, 1], null), resting)).toEqual({ rounds: 1, partly: false });
    expect(counted(game(2, 1, [0, 1], null), game(2, 2, [2, 3], won(2)))).toEqual({
      rounds: 1,
      partly: true,
    });
    expect(counted(game(2, 1, [0, 1], drawn))).toEqual({ rounds: 2, partly: false });
  });

  test("counts the games of a pairing together, whichever sides were played, and goes to the one that is being played", () => {
    const pairing = first(
      pairingsIn([game(1, 1, [0, 1], won(0)), game(1, 1, [1, 0], drawn, 2), game(1, 1, [0, 1], null, 3)], 1),
    );
    expect([0, 1].map((entrant) => halvesOf(pairing.games, entrant))).toEqual([3, 1]);
    expect(gameAt(pairing)?.nth).toBe(3);
    expect(endedFor(pairing, 0)).toBeNull();
  });

  test("tells a pairing won, drawn, lost, and lost by both", () => {
    const ended = (outcome: Outcome) => {
      const pairing = first(pairingsIn([game(1, 1, [4, 7], outcome)], 1));
      return [endedFor(pairing, 4), endedFor(pairing, 7)];
    };
    expect(ended(won(7))).toEqual(["lost", "won"]);
    expect(ended(drawn)).toEqual(["drawn", "drawn"]);
    expect(ended(neither)).toEqual(["lost", "lost"]);
  });

  test("sets out everybody's meetings by rounds, with byes", () => {
    const played = [
      game(1, 1, [0, 1], won(0)),
      game(1, 2, [2], won(2)),
      game(2, 1, [2, 0], null),
      game(2, 2, [1], won(1)),
    ];
    const meetings = meetingsOf({ played, round: 2 });
    expect(meetings.get(0)).toEqual([
      { round: 1, with: 1, ended: "won" },
      { round: 2, with: 2, ended: null },
    ]);
    expect(meetings.get(1)).toEqual([
      { round: 1, with: 0, ended: "lost" },
      { round: 2, with: null, ended: "won" },
    ]);
  });

  test("draws a bracket to its last round, with places that nobody has come to yet", () => {
    const played = [game(1, 1, [0], won(0)), game(1, 2, [3, 1], won(1)), game(2, 1, [0, 1], null)];
    expect(bracketOf({ played, rounds: 2 })).toEqual([
      [
        { sides: [0, null], winner: 0 },
        { sides: [3, 1], winner: 1 },
      ],
      [{ sides: [0, 1], winner: null }],
    ]);
    expect(bracketOf({ played: [], rounds: 1 })).toEqual([[{ sides: [null, null], winner: null }]]);
  });

  test("writes points with their fractions", () => {
    expect([0, 1, 2, 5].map((halves) => pointsIn(halves, 2))).toEqual(["0", "½", "1", "2½"]);
    expect([0, 1, 3, 9].map((quarters) => pointsIn(quarters, 4))).toEqual(["0", "¼", "¾", "2¼"]);
  });

  test("lets in before the first round, and late where it is Swiss and not the last one", () => {
    const now = (kind: "swiss" | "knockout", state: "open" | "running" | "over", round: number) =>
      isEnterable({ kind, state, round, rounds: 3 });
    expect(now("knockout", "open", 0)).toBe(true);
    expect(now("knockout", "running", 1)).toBe(false);
    expect(now("swiss", "running", 2)).toBe(true);
    expect(now("swiss", "running", 3)).toBe(false);
    expect(now("swiss", "over", 2)).toBe(false);
  });
});

describe("what everybody waits for", () => {
  const now = { state: "running", startsIn: null, clocksIn: null, nextIn: null, endsIn: null } as const;
  test("is the start, the next round, the end of an arena, or the clocks, whichever comes", () => {
    expect(awaited({ ...now, state: "open", startsIn: 5 })).toEqual({ what: "start", left: 5 });
    expect(awaited({ ...now, nextIn: 5, clocksIn: 9 })).toEqual({ what: "round", left: 5 });
    expect(awaited({ ...now, endsIn: 7, clocksIn: 2 })).toEqual({ what: "end", left: 7 });
    expect(awaited({ ...now, clocksIn: 2 })).toEqual({ what: "clocks", left: 2 });
    expect(awaited(now)).toBeNull();
    expect(awaited({ ...now, state: "paused", nextIn: 5 })).toBeNull();
  });

  test("is told with who has not come to a board", () => {
    const game = { round: 1, board: 1, nth: 1, sides: [4, 7], table: "t", outcome: null };
    const pairing = (came: readonly boolean[] | null) => ({
      board: 1,
      one: 4,
      other: 7,
      games: [{ ...game, came }],
    });
    expect(missingAt(pairing([true, false]))).toEqual([7]);
    expect(missingAt(pairing(null))).toEqual([]);
  });
});

describe("a flag", () => {
  test("tells how many take part, and of one that is played the round", () => {
    const of = { kind: "swiss", round: 0, entrants: 8 } as const;
    expect(figureOf({ ...of, state: "open" })).toBe("8");
    expect(figureOf({ ...of, state: "running", round: 4 })).toBe("IV");
    expect(figureOf({ ...of, state: "running", kind: "arena", round: 1 })).toBe("8");
  });

  test("stands before others where one plays, and behind them once it is over", () => {
    const all = [
      { id: "over", state: "over" },
      { id: "running", state: "running" },
      { id: "open", state: "open" },
      { id: "own, to come", state: "open" },
      { id: "own", state: "running" },
    ] as const;
    expect(inOrder(all, ({ id }) => id.startsWith("own")).map(({ id }) => id)).toEqual([
      "own",
      "own, to come",
      "open",
      "running",
      "over",
    ]);
  });
});

describe("who can still come first", () => {
  const course = (more: Partial<Parameters<typeof inTheRunning>[0]>) => ({
    kind: "swiss" as const,
    state: "running" as const,
    round: 2,
    rounds: 3,
    games: 1,
    players: [0, 1, 2, 3].map((entrant) => ({
      ...{ entrant, player: null, since: 1, here: true },
      ...{ withdrawn: false, missed: false },
    })),
    played: [],
    standings: [],
    ...more,
  });
  const line = (entrant: number, points: number) => ({
    entrant,
    place: 1,
    points,
    buchholz: 0,
    sonneborn: 0,
  });
  const still = (more: Partial<Parameters<typeof inTheRunning>[0]>) => {
    const found = inTheRunning(course(more));
    return found && [...found];
  };
  const firstRound = [game(1, 1, [0, 1], won(0)), game(1, 2, [2, 3], won(2))];

  test("is everybody whose points could reach the leader's in the rounds that are left", () => {
    const standings = [line(0, 4), line(2, 2), line(1, 2), line(3, 0)];
    const second = [game(2, 1, [0, 2], won(0)), game(2, 2, [1, 3], won(1))];
    expect(still({ standings, played: [...firstRound, ...second] })).toEqual([0, 1, 2]);
    // The game that is still played counts as one that can be won.
    const playing = [game(2, 1, [0, 2], won(0)), game(2, 2, [1, 3], null)];
    const before = [line(0, 4), line(2, 2), line(1, 0), line(3, 0)];
    expect(still({ standings: before, played: [...firstRound, ...playing] })).toEqual([0, 1, 2, 3]);
    expect(still({ standings: before, round: 2, rounds: 2, played: [...firstRound, ...playing] })).toEqual([
      0,
    ]);
  });

  test("counts no point for the round in which an odd player rests where everybody meets everybody", () => {
    const standings = [line(0, 2), line(2, 0), line(1, 0)];
    const kind = "round-robin";
    const players = course({}).players.slice(0, 3);
    const played = [game(1, 1, [0, 1], won(0)), game(1, 2, [2], neither)];
    const next = [game(2, 1, [0, 2], drawn), game(2, 2, [1], neither)];
    expect(still({ kind, players, standings, round: 1, played })).toEqual([0, 1, 2]);
    const after = [line(0, 3), line(2, 1), line(1, 0)];
    expect(still({ kind, players, standings: after, played: [...played, ...next] })).toEqual([0, 2]);
  });

  test("is who has lost no pairing of a knockout, and nobody who has withdrawn", () => {
    const kind = "knockout";
    expect(still({ kind, round: 1, rounds: 2, played: firstRound })).toEqual([0, 2]);
    const players = course({}).players.map((one) => ({ ...one, withdrawn: one.entrant === 2 }));
    expect(still({ kind, players, round: 1, rounds: 2, played: firstRound })).toEqual([0]);
    expect(still({ kind, played: [...firstRound, game(2, 1, [0, 2], null)], rounds: 2 })).toEqual([0, 2]);
  });

  test("is not asked before the first round, after the last, and in an arena", () => {
    expect(still({ round: 0 })).toBeNull();
    expect(still({ state: "over" })).toBeNull();
    expect(still({ kind: "arena" })).toBeNull();
  });
});
