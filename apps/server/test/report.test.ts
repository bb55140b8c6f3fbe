/** The results of a tournament as files of other programs. */
import type { TournamentGame, TournamentNow } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import { gamesCsv, standingsCsv, trfOf } from "../src/features/tournaments/report.ts";

const game = (
  round: number,
  sides: readonly number[],
  outcome: TournamentGame["outcome"],
): TournamentGame => ({
  round,
  board: 1,
  nth: 1,
  sides,
  table: null,
  outcome,
  came: null,
  reopenable: false,
  rungAt: null,
});
const won = (by: number, forfeit = false) => ({ won: by, drawn: false, forfeit });
const DRAWN = { won: null, drawn: true, forfeit: false };

const guest = (entrant: number, name: string): TournamentNow["players"][number] => ({
  entrant,
  player: { kind: "guest", name },
  since: 1,
  withdrawn: false,
  here: true,
  missed: false,
});

/** Three rounds of Swiss, the last of which is being played. */
const tournament: TournamentNow = {
  id: "t",
  name: "Spring,\nCup",
  game: "duel",
  kind: "swiss",
  state: "running",
  round: 3,
  rounds: 3,
  startsAt: Date.UTC(2026, 2, 1),
  players: [
    guest(11, "Ada"),
    guest(12, "=Bo"),
    { ...guest(13, "Kim"), player: { kind: "bot", level: "fair" } },
  ],
  played: [
    game(1, [11, 12], won(11)),
    game(1, [13], won(13)),
    game(2, [13, 11], DRAWN),
    game(2, [12], won(12)),
    game(3, [12, 13], null),
    game(3, [11], won(11, true)),
  ],
  standings: [
    { entrant: 11, place: 1, points: 5, buchholz: 4, sonneborn: 6 },
    { entrant: 13, place: 2, points: 3, buchholz: 5, sonneborn: 5 },
    { entrant: 12, place: 3, points: 2, buchholz: 5, sonneborn: 0 },
  ],
} as Partial<TournamentNow> as TournamentNow;

describe("TRF16", () => {
  const lines = trfOf(tournament).split("\r\n");
  /** What stands in these columns, counted from 1 as in the format. */
  const columns = (line: number, from: number, to: number) => lines[line]?.slice(from - 1, to).trim();

  it("says what it is about", () => {
    expect(lines.slice(0, 5)).toEqual([
      "012 Spring, Cup",
      "042 2026/03/01",
      "062 3",
      "092 swiss (duel)",
      "XXR 3",
    ]);
  });

  it("has a line for each player, in the columns of the format", () => {
    expect([columns(5, 1, 3), columns(5, 5, 8), columns(5, 15, 47)]).toEqual(["001", "1", "Ada"]);
    expect([columns(5, 81, 84), columns(5, 86, 89)]).toEqual(["2.5", "1"]);
    expect([columns(7, 15, 47), columns(7, 81, 84), columns(7, 86, 89)]).toEqual([
      "Computer (fair)",
      "1.5",
      "2",
    ]);
  });

  it("says of each round against whom, on which side, and how it ended", () => {
    const round = (line: number, nth: number) => {
      const from = 92 + 10 * (nth - 1);
      return [
        columns(line, from, from + 3),
        columns(line, from + 5, from + 5),
        columns(line, from + 7, from + 7),
      ];
    };
    expect([1, 2, 3].map((nth) => round(5, nth))).toEqual([
      ["0002", "w", "1"],
      ["0003", "b", "="],
      ["0000", "-", "U"],
    ]);
    expect(round(6, 1)).toEqual(["0001", "b", "0"]);
    expect(round(6, 3)).toEqual(["0003", "w", ""]);
  });
});

describe("CSV", () => {
  it("tells the table, and no name is taken for a formula", () => {
    expect(standingsCsv(tournament).split("\r\n")).toEqual([
      "place,player,points,buchholz,sonneborn-berger,games,withdrawn",
      "1,Ada,2.5,2,1.5,2,0",
      "2,Computer (fair),1.5,2.5,1.25,1,0",
      "3,'=Bo,1,2.5,0,1,0",
      "",
    ]);
  });

  it("tells the games", () => {
    expect(gamesCsv(tournament).split("\r\n").slice(0, 4)).toEqual([
      "round,board,game,first,second,result,forfeit",
      "1,1,1,Ada,'=Bo,1-0,0",
      "1,1,1,Computer (fair),,bye,0",
      "2,1,1,Computer (fair),Ada,1/2-1/2,0",
    ]);
  });
});
