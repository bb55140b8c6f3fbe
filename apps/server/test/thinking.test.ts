import { byLevel } from "@westmarch/kernel";
import type { BotPlayer, BotQuestion } from "@westmarch/players/port";
import type { TableOpened } from "@westmarch/protocol";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase, type RunningServer } from "../src/main/index.ts";
import { dropDir, newData, Player, post, sure, testServer } from "./table.ts";

type Server = RunningServer & { dataDir: string };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

const opened = (server: Server, ...seats: object[]): Promise<TableOpened> =>
  post<TableOpened>(server, "/api/tables", { game: "hoard", settings: {}, seats });
const BOT = { kind: "bot", level: "strong" };
const ADA = { kind: "me", name: "Ada" };

/** One figure of the server, 0 where it has not been told yet. */
async function figure(server: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}

describe("computers that think for people", () => {
  it("go before shows, which are thought about more briefly the more of them wait", async () => {
    const asked: BotQuestion[] = [];
    const held = Promise.withResolvers<void>();
    const choose: BotPlayer["choose"] = async (question) => {
      asked.push(question);
      await held.promise;
      return { options: [question.ask.options[0]], by: "search", fellBack: false };
    };
    const quick = { answer: 100, think: 20_000 };
    const server = await testServer({
      bots: { places: 1, choose },
      policy: { pace: byLevel(() => quick), ownPace: 20_000, thinkLeast: 10, botPatience: 60_000 },
    });
    servers.push(server);
    for (let shows = 0; shows < 3; shows++)
      await Player.at(server, (await opened(server, BOT, BOT)).spectator);
    await expect.poll(() => figure(server, "westmarch_thoughts")).toBe(6);
    await opened(server, ADA, { kind: "bot", level: "fair" });
    await expect.poll(() => figure(server, "westmarch_thoughts")).toBe(7);
    expect(asked.map(({ level }) => level)).toEqual(["strong"]);
    // What is thought about for a show is to be done now that a person waits.
    await expect.poll(() => asked[0].enough?.aborted).toBe(true);
    held.resolve();
    await expect.poll(() => asked.length).toBeGreaterThan(6);
    expect(asked[1]).toMatchObject({ level: "fair", budgetMs: 20_000 });
    expect(asked[2].budgetMs).toBeLessThan(10_000);
    expect(Math.min(...asked.map(({ budgetMs }) => budgetMs))).toBeGreaterThanOrEqual(10);
    expect(await figure(server, 'westmarch_thoughts_shortened_total{for="show"}')).toBeGreaterThan(0);
    expect(await figure(server, 'westmarch_thoughts_shortened_total{for="person"}')).toBe(0);
  });
});

describe("tables where only computers play", () => {
  it("rest while nobody looks: a start loads none of 5,000, and goes on where a person waits", async () => {
    const dataDir = await newData();
    const never: BotPlayer = { choose: () => new Promise(() => {}) };
    const before = await testServer({ dataDir, bots: never, policy: { botPatience: 60_000 } });
    const { table } = await opened(before, BOT, BOT);
    expect(await figure(before, "westmarch_tables_hot")).toBe(0);
    const { token } = await opened(before, ADA, BOT);
    await before.close();
    await copies(dataDir, table, 4999);

    const asked: number[] = [];
    const choose: BotPlayer["choose"] = async ({ ask, seat }) => {
      asked.push(seat);
      return { options: [ask.options[0]], by: "search", fellBack: false };
    };
    const after = await testServer({ dataDir, bots: { choose } });
    servers.push(after);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const ada = await Player.at(after, sure(token, "the opener has no seat"));
    await ada.until(() => !ada.now.owes.includes(1));
    expect(await figure(after, "westmarch_tables_hot")).toBe(1);
    expect(new Set(asked)).toEqual(new Set([1]));
  });
});

/** So many tables more, just like this one. */
async function copies(dataDir: string, table: string, many: number): Promise<void> {
  const { db, close } = await openDatabase(dataDir);
  for (const [rows, id] of [
    ["tables", "id"],
    ["positions", "table_id"],
    ["seats", "table_id"],
    ["acts", "table_id"],
  ] as const) {
    const found = (await db.introspection.getTables()).find(({ name }) => name === rows);
    const { columns } = sure(found, `there is no table ${rows}`);
    const others = columns.map(({ name }) => name).filter((name) => name !== id);
    const list = sql.join(others.map((name) => sql.ref(name)));
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
      insert into ${sql.table(rows)} (${sql.ref(id)}, ${list})
      select ${table} || '-' || i, ${list} from n, ${sql.table(rows)} where ${sql.ref(id)} = ${table}`.execute(
      db,
    );
  }
  await close();
}
