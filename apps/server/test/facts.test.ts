/** A call about many tables has no state of them read, and is counted by the tables. */
import type { PersonGames, PersonTablesTold, TableSummary } from "@westmarch/protocol";
import { expect, it } from "vitest";
import { openFolder, type RunningServer, type SqliteDatabase } from "../src/main/index.ts";
import { Member, WITH_ACCOUNTS } from "./members.ts";
import { shared } from "./shared.ts";
import { call, dropDir, makeDir, openPair, Player, playOut, post, testServer } from "./table.ts";

type Pair = Awaited<ReturnType<typeof openPair>>;

let database: SqliteDatabase;
let server: RunningServer;
let pairs: readonly Pair[];
let dataDir: string;
/** Every query that the server has made. */
const queries: string[] = [];

shared(
  async () => {
    dataDir = makeDir();
    database = await openFolder(dataDir);
    const db = database.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(database.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    server = await testServer({
      dataDir,
      database: { ...database, db },
      policy: { ...WITH_ACCOUNTS, tablesPerMinute: 1000 },
    });
    pairs = await Promise.all(Array.from({ length: 12 }, () => openPair(server)));
  },
  async () => {
    await server.close();
    dropDir(dataDir);
  },
);

/** What the server asked of its database meanwhile. */
async function during(work: () => Promise<unknown>): Promise<string[]> {
  queries.length = 0;
  await work();
  return queries.splice(0);
}

/** Queries that read how a game stands, word for word. */
const ofStates = (made: readonly string[]): string[] =>
  made.filter((query) => /"positions"/.test(query) && /\*|"state"/.test(query));

/** Queries about tables or links that are named; whatever else the server looks at by itself meanwhile is passed over. */
const ofNamed = (made: readonly string[]): string[] =>
  made
    .filter((query) => /"(id|hash|table_id)" (in|=) \(?\?/.test(query))
    .map((query) => query.replace(/\(\?.*?\)/g, "(…)"));

const mine = (asked: readonly Pair[]) =>
  post<TableSummary[]>(server, "/api/mine", {
    tokens: asked.flatMap(({ tokens, spectator }) => [...tokens, spectator]),
  });

it("says how many tables stand in as many queries as for one, and reads the state of none", async () => {
  // Of the tables that were opened just now something may still be read.
  const few = () => during(() => mine(pairs.slice(0, 1)));
  await expect.poll(async () => ofNamed(await few())).toHaveLength(3);
  const asked = ofNamed(await few());
  const many = await during(async () => {
    const told = await mine(pairs);
    expect(told.map(({ table }) => table).sort()).toEqual(
      pairs.flatMap(({ table }) => [table, table, table]).sort(),
    );
    const seat = told.find(({ link }) => link === "seat");
    expect(seat).toMatchObject({ game: "hoard", version: 0, yourTurn: true, result: null });
    expect(seat?.seats.map(({ player }) => player?.kind)).toEqual(["person", "person"]);
  });
  expect(ofNamed(many)).toEqual(asked);
  expect(ofStates(many)).toEqual([]);
});

it("reads no state for an account's tables and its finished games", async () => {
  const ada = await Member.of(server, "Ada");
  const [over, ...others] = pairs.slice(0, 4);
  if (!over) throw new Error("no table was opened");
  const players = await Promise.all(over.tokens.map((token) => Player.at(server, token)));
  await playOut(players);
  await ada.sit(over.tokens[0], ...others.map(({ tokens }) => tokens[0]));
  // In which words it ended is worked out once.
  await ada.ask("/person/games");
  const made = await during(async () => {
    const { added } = await ada.ask<PersonTablesTold>("/person/tables", { tokens: [] });
    expect(added).toHaveLength(4);
    const { games } = await ada.ask<PersonGames>("/person/games");
    expect(games).toMatchObject([{ table: over.table, game: "hoard", mine: [0] }]);
    expect(games[0]?.seats).toHaveLength(2);
  });
  expect(ofStates(made)).toEqual([]);
});

it("finds the game before one without a look at every table", () => {
  const plan = database.raw.prepare("explain query plan select id from tables where next = 'x'").all();
  expect(JSON.stringify(plan)).toContain("tables_next");
});

it("counts tables, however many of them one call asks about", async () => {
  const strict = await testServer({ policy: { tablesPerMinute: 200 } });
  try {
    const tokens = Array.from({ length: 120 }, (_, n) => `token-that-opens-nothing-${n}`);
    expect((await call(strict, "/api/mine", { tokens })).status).toBe(200);
    const refused = await call(strict, "/api/mine", { tokens });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Whatever asks about no list of tables goes on.
    expect((await fetch(`${strict.address}/api/games`)).status).toBe(200);
  } finally {
    await strict.close();
    dropDir(strict.dataDir);
  }
});

it("counts a whole evening, a whole game and a whole room as many tables", async () => {
  const strict = await testServer({ policy: { tablesPerMinute: 200 } });
  try {
    for (const path of ["/api/kept", "/api/replay", "/api/commons"]) {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n++) statuses.push((await fetch(strict.address + path)).status);
      expect(statuses.at(-1), path).toBe(429);
    }
  } finally {
    await strict.close();
    dropDir(strict.dataDir);
  }
});
