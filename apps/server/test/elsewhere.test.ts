/** What is particular to tables that are kept in PostgreSQL. */
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { GroupCommit } from "../src/database/group-commit.ts";
import { PostgresJobs } from "../src/database/postgres/jobs.ts";
import { deleteTable, openDatabase, openLog, type RunningServer } from "../src/main/index.ts";
import { dropDir, newData, openPair, Player, sure, testServer } from "./table.ts";

let where: string;
const servers: RunningServer[] = [];
const serve = async () => {
  where = await newData();
  const server = await testServer({ dataDir: where });
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  dropDir(where);
});

/** Cuts every connection to the tables, as a database that starts anew does. */
async function cutAll(): Promise<void> {
  const client = new pg.Client(where.replace(/[^/]*$/, "postgres"));
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    where.replace(/.*\//, ""),
  ]);
  await client.end();
}

describe("a server on PostgreSQL", () => {
  it("keeps tools off its tables that want no server there, and tells no password", async () => {
    const server = await serve();
    const { table } = await openPair(server);
    const tool = deleteTable(where, table);
    await expect(tool).rejects.toThrow(/a Westmarch server is using the database at 127/);
    await expect(tool).rejects.not.toThrow(/mellon/);
  });

  it("loses no choice and makes none twice while its connections are cut again and again", async () => {
    const server = await serve();
    const { tokens } = await openPair(server, { length: "endless" });
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const players = [sure(ada, "nobody plays"), sure(bo, "nobody plays")];
    await Promise.all(players.map((player) => player.until(() => player.heard !== null)));
    const acknowledged: number[] = [];
    let going = true;
    const cutting = (async () => {
      while (going) await cutAll();
    })();
    while (acknowledged.length < 30) {
      const newest = Math.max(...players.map(({ version }) => version));
      await Promise.all(players.map((player) => player.sees(newest)));
      const seat = players.findIndex((player, own) => player.ask(own) !== null);
      const player = sure(players[seat], "nobody is asked");
      const outcome = await player.choose(seat, player.asked(seat).options[0]);
      // Where the database could not be reached at all, nothing was promised.
      if (outcome.type === "ack") acknowledged.push(outcome.version);
      else expect(outcome.code).toBe("unavailable");
    }
    going = false;
    await cutting;
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const { db, close } = await openDatabase(where);
    const rows = await db.selectFrom("acts").select("version").orderBy("version").execute();
    await close();
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, at) => at));
    expect(rows.map(({ version }) => version)).toEqual(expect.arrayContaining(acknowledged));
  });

  it("writes what others have chosen though one of them cannot be written", async () => {
    const server = await serve();
    const { table } = await openPair(server);
    const { db, journal, close } = await openDatabase(where);
    const commits = new GroupCommit({ journal });
    const line = { seat: 0, name: "Ada", text: "Well met", key: null, at: 1, hearers: null };
    const [here, nowhere, again] = await Promise.allSettled([
      commits.add({ line: { ...line, table_id: table, id: 1 } }),
      commits.add({ line: { ...line, table_id: "NOWHERE", id: 1 } }),
      commits.add({ line: { ...line, table_id: table, id: 1, text: "Ill met" } }),
    ]);
    expect([here, nowhere?.status, again]).toEqual([
      { status: "fulfilled", value: "done" },
      "rejected",
      { status: "fulfilled", value: "conflict" },
    ]);
    expect(await db.selectFrom("chat").select("text").execute()).toEqual([{ text: "Well met" }]);
    await close();
  });
});

describe("the queue of jobs", () => {
  it("opens at last where the database could not be reached at first, and does what was asked for", async () => {
    where = await newData();
    const late = `${where}_late`;
    const jobs = new PostgresJobs(late, openLog("silent"));
    const did: string[] = [];
    const nothing = async () => {};
    const letter = async (key: string) => void did.push(key);
    jobs.ask("letter", "a way");
    const opening = jobs.start({
      attend: nothing,
      survey: nothing,
      news: nothing,
      webhook: nothing,
      letter,
      purge: nothing,
      reckon: nothing,
      weigh: nothing,
      puzzle: nothing,
      tournament: nothing,
    });
    const client = new pg.Client(where);
    await client.connect();
    await new Promise((done) => setTimeout(done, 200));
    await client.query(`create database "${late.replace(/.*\//, "")}"`);
    await opening;
    await expect.poll(() => did, { timeout: 20_000 }).toEqual(["a way"]);
    await jobs.close();
    await client.query(`drop database "${late.replace(/.*\//, "")}" with (force)`);
    await client.end();
  });
});
