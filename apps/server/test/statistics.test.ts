/** What finished games say of their game, and the archive of those that every visitor may see. */
import type { ArchivePage, GameStatistics, Listing } from "@westmarch/protocol";
import { games, statisticsOf } from "@westmarch/registry";
import { afterEach, describe, expect, it } from "vitest";
import type { FinishedData } from "../src/database/schema/finished.ts";
import { figuresOf } from "../src/features/statistics/figures.ts";
import { wasPlayed } from "../src/features/statistics/taking.ts";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, openPair, Player, playOut, post, sure, testServer } from "./table.ts";

type Server = RunningServer & { dataDir: string };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

const serve = async (more: Parameters<typeof testServer>[0] = {}): Promise<Server> => {
  const server = await testServer({
    counting: async () => ({
      count: ({ type, facts }) => (type === "hand-began" ? { round: Number(facts.hand) + 1 } : null),
      named: (_, key) => key,
    }),
    ...more,
  });
  servers.push(server);
  return server;
};

const get = async <T>(server: Server, path: string): Promise<T> => {
  const response = await fetch(server.address + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
};

/** Each asks a little differently, as an answer is kept for a minute. */
let since = 0;
const figures = (server: Server) => get<GameStatistics>(server, `/api/statistics/hoard?since=${++since}`);
const archive = (server: Server, query = "") => get<ArchivePage>(server, `/api/archive?${query}`);
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const list = (server: Server, token: string, watch: boolean) =>
  post<Listing>(server, "/api/commons/list", { token, join: false, watch, language: "en" });

/** A game of Ada and Bo that is played to its end. */
async function played(server: Server, watch: boolean) {
  const open = await openPair(server);
  if (watch) await list(server, open.tokens[0], true);
  const players = await Promise.all(open.tokens.map((token) => Player.at(server, token)));
  await playOut(players);
  return { ...open, result: sure(players[0]?.now.result, "it is not over") };
}

async function until<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const found = await look();
    if (isThere(found) || tries > 200) return found;
    await pause(10);
  }
}

/** A finished game as it is kept. */
const game = (winner: number, cards = "[]", rounds: number | null = 3): FinishedData => ({
  ...{ table_id: "", game: "g", at: 0, public: 1, watch_hash: null, people: 2, against: "people", usual: 1 },
  ...{ reason: "end", rounds, minutes: 5, opening: "a", opened_by: 0, winner, cards },
});

describe("statistics of a game", () => {
  it("count a finished game that visitors could watch, and no other that counts for no rating", async () => {
    const server = await serve();
    await played(server, false);
    const { result } = await played(server, true);
    const told = await until(
      () => figures(server),
      ({ shown }) => shown === 1,
    );
    expect(told.sides.games).toBe(1);
    expect(told.sides.won).toEqual([0, 1].map((side) => (result.winners.join() === `${side}` ? 1 : 0)));
    expect(told.endings.map(({ reason }) => reason)).toEqual([result.reason]);
    expect(told.rounds).toHaveLength(1);
    expect(told.against).toMatchObject([{ against: "people", games: 1 }]);
    expect(told.roles).toEqual([["dragon"], ["thief"]]);
  });

  it("say nothing of a game that goes on", async () => {
    const server = await serve();
    const { tokens } = await openPair(server);
    await list(server, tokens[0], true);
    expect(await figures(server)).toMatchObject({ shown: 0, sides: { games: 0 }, months: [] });
    expect(await archive(server)).toEqual({ games: [], total: 0, next: null });
  });

  it("leave out a game to which nobody came", () => {
    expect(wasPlayed({ winners: [], reason: "absent" })).toBe(false);
    expect(wasPlayed({ winners: [0], reason: "time" })).toBe(true);
  });

  it("are refused for a game that there is not", async () => {
    expect((await fetch(`${(await serve()).address}/api/statistics/chess`)).status).toBe(404);
  });

  it("call the rule of a change what a card is worth: so many of a hundred more games won with it than without", () => {
    const withIt = Array.from({ length: 10 }, (_, at) => game(at < 8 ? 0 : 1, '[["bow",0],["rare",1]]'));
    const without = Array.from({ length: 10 }, (_, at) => game(at < 3 ? 0 : 1, "[]"));
    const told = figuresOf([...withIt, ...without], 2, (_, key) => key);
    expect(told.cards.find(({ text }) => text === "bow")).toEqual({
      text: "bow",
      side: 0,
      games: 10,
      change: 50,
    });
    expect(told.openings).toEqual([{ text: "a", side: 0, games: 20, won: 11 }]);
    expect(figuresOf(withIt.slice(0, 4), 2, (_, key) => key).cards).toEqual([]);
  });

  it("count what reads the same as one: cards of which there are several, and first choices", () => {
    const twins = Array.from({ length: 6 }, (_, at) => ({
      ...game(0, `[["coins-${at % 2}",0],["coins-2",0]]`),
      opening: `coins-${at % 3}`,
    }));
    const others = Array.from({ length: 6 }, () => game(1));
    const told = figuresOf([...twins, ...others], 2, (_, key) => (key === "a" ? "a" : "2 coins"));
    expect(told.openings.map(({ text, games, won }) => [text, games, won])).toEqual([
      ["2 coins", 6, 6],
      ["a", 6, 0],
    ]);
    expect(told.cards).toEqual([{ text: "2 coins", side: 0, games: 6, change: 100 }]);
  });

  it("tell after each round how many games went on, and in how many a side had not lost", () => {
    const rows = [
      game(0, "[]", 4),
      game(1, "[]", 4),
      game(1, "[]", 9),
      game(-1, "[]", 7),
      game(0, "[]", null),
    ];
    expect(figuresOf(rows, 2, (_, key) => key).standing).toEqual([
      { round: 4, games: 4, going: 2, stood: [3, 3] },
      { round: 7, games: 4, going: 1, stood: [3, 3] },
      { round: 9, games: 4, going: 0, stood: [2, 3] },
    ]);
    expect(figuresOf([game(0, "[]", null)], 2, (_, key) => key).standing).toEqual([]);
  });

  it("take no name down", async () => {
    const server = await serve();
    await played(server, true);
    const told = await until(
      () => figures(server),
      ({ shown }) => shown === 1,
    );
    expect(JSON.stringify(told)).not.toMatch(/Ada|Bo/);
  });
});

describe("the archive", () => {
  it("shows a finished game as long as its opener lets others watch, and hands out its record", async () => {
    const server = await serve();
    await played(server, false);
    const { table, tokens } = await played(server, true);
    const page = await until(
      () => archive(server),
      ({ total }) => total === 1,
    );
    expect(page.games.map((game) => game.table)).toEqual([table]);
    const records = await fetch(`${server.address}/api/archive/records`);
    const lines = (await records.text()).trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(sure(lines[0], "no record"))).toMatchObject({ save: { game: "hoard" } });
    await list(server, sure(tokens[0], "no token"), false);
    expect(await archive(server)).toEqual({ games: [], total: 0, next: null });
  });

  it("is shown page by page, and narrowed by what is asked for", async () => {
    const server = await serve();
    for (let game = 0; game < 10; game++) await played(server, true);
    const first = await until(
      () => archive(server),
      ({ total }) => total === 10,
    );
    expect(first.games).toHaveLength(8);
    const second = await archive(server, `after=${first.next}`);
    expect(second.games).toHaveLength(2);
    expect(second.next).toBeNull();
    expect(new Set([...first.games, ...second.games].map(({ table }) => table)).size).toBe(10);
    expect((await archive(server, "against=best")).total).toBe(0);
    expect((await archive(server, "against=people&game=hoard&from=1&to=100")).total).toBe(10);
    expect((await archive(server, "person=Nobody")).total).toBe(0);
  });
});

describe("what games let be counted", () => {
  it.each(Object.keys(games).filter((id) => games[id]?.statistics))(
    "%s names what it counts, and a key that it does not know by the key",
    async (id) => {
      const counting = sure(await statisticsOf(id, "ja"), "nothing is counted");
      expect(counting.named("card", "no-such-card")).toBe("no-such-card");
    },
  );
});
