import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect } from "vitest";
import { purge } from "../src/features/privacy/retention.ts";
import { importSave, openDatabase, openLog, POLICY } from "../src/main/index.ts";
import { TableStore } from "../src/stores/table-store.ts";
import { HOARD } from "./hoard.ts";
import { it } from "./partly.ts";
import { dropDir, makeDir, newData, openPair, Player, post, testServer } from "./table.ts";

const DAY = 86_400_000;
const START = 1_800_000_000_000;
let dataDir: string;
let finished: string;
let running: string;
let token: string;

/** A database with a finished game and one that has been left, both last seen at `START`. */
beforeEach(async () => {
  dataDir = await newData();
  const server = await testServer({ dataDir, clock: () => START, monotonic: () => 0 });
  const [over, left] = [await openPair(server), await openPair(server)];
  [finished, running, token] = [over.table, left.table, left.tokens[0]];
  const ada = await Player.at(server, over.tokens[0]);
  await ada.act({ type: "resign", seat: 0 });
  await ada.leave();
  await server.close();
});
const folder = makeDir();
afterEach(() => dropDir(dataDir));
afterAll(() => dropDir(folder));

/** Purges so many days later by both clocks; the tables that are left, and what is left of others. */
async function purged(days: { wall: number; steady: number }, policy: object, live: string[] = []) {
  const { db, close } = await openDatabase(dataDir);
  const house = {
    store: new TableStore(db),
    policy: { ...POLICY, ...policy },
    log: openLog("silent"),
    clock: () => START + days.wall * DAY,
    steady: () => START + days.steady * DAY,
  };
  const gone = await purge(house, (table) => live.includes(table));
  const left = (await db.selectFrom("tables").select("id").execute()).map(({ id }) => id);
  const rows = await Promise.all(
    (["positions", "seats", "acts", "snapshots", "links", "chat"] as const).map((name) =>
      db
        .selectFrom(name)
        .select("table_id")
        .where("table_id", "not in", [...left, ""])
        .execute(),
    ),
  );
  await close();
  return { gone, left: left.sort(), strays: rows.flat() };
}

const later = (days: number) => ({ wall: days, steady: days });

describe("tables that nobody needs any more", () => {
  it("are kept for ever as long as the host says nothing", async () => {
    expect(await purged(later(9999), {})).toMatchObject({ gone: 0, left: [finished, running].sort() });
  });

  it("are deleted with all that belongs to them, finished and abandoned ones each after their own days", async () => {
    const policy = { keepFinished: 30, keepAbandoned: 90 };
    expect(await purged(later(29), policy)).toMatchObject({ gone: 0 });
    expect(await purged(later(31), policy)).toEqual({ gone: 1, left: [running], strays: [] });
    expect(await purged(later(91), policy)).toEqual({ gone: 1, left: [], strays: [] });
  });

  it("go without, but letters that were counted and links by mail whose time is over are forgotten", async () => {
    const { db, close } = await openDatabase(dataDir);
    const letter = (id: string, at: number) => ({ id, box: "box", kind: "add" as const, asker: "one", at });
    await db
      .insertInto("letters")
      .values([letter("old", START), letter("new", START + DAY)])
      .execute();
    const proof = (hash: string, until: number) => ({
      hash,
      kind: "mail" as const,
      person_id: null,
      value: "a@example.org",
      name: null,
      until,
    });
    await db
      .insertInto("proofs")
      .values([proof("over", START + DAY), proof("good", START + 2 * DAY)])
      .execute();
    await close();
    expect(await purged(later(1.5), {})).toMatchObject({ gone: 0 });
    const after = await openDatabase(dataDir);
    expect(await after.db.selectFrom("letters").select("id").execute()).toEqual([{ id: "new" }]);
    expect(await after.db.selectFrom("proofs").select("hash").execute()).toEqual([{ hash: "good" }]);
    await after.close();
  });

  it("stay while they are in memory, and when only the machine's clock has jumped", async () => {
    const policy = { keepFinished: 30, keepAbandoned: 30 };
    expect(await purged(later(99), policy, [finished, running])).toMatchObject({ gone: 0 });
    expect(await purged({ wall: 9999, steady: 1 }, policy)).toMatchObject({ gone: 0 });
  });

  it("become files first where there is an archive, for the host's eyes alone and ready to be imported", async () => {
    const archive = join(folder, "archive");
    expect(await purged(later(31), { keepFinished: 30, archive })).toMatchObject({ gone: 1 });
    expect(readdirSync(archive)).toEqual([`${finished}.json`]);
    const file = join(archive, `${finished}.json`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await importSave(dataDir, JSON.parse(readFileSync(file, "utf8")), [HOARD]);
  });

  it("stay where they cannot be archived", async () => {
    writeFileSync(join(folder, "file"), "");
    const archive = join(folder, "file", "archive");
    await expect(purged(later(31), { keepFinished: 30, archive })).rejects.toThrow();
    expect(await purged(later(31), {})).toMatchObject({ left: [finished, running].sort() });
    expect(existsSync(archive)).toBe(false);
  });

  it("are deleted by a running server, and are no longer among anybody's tables", async () => {
    let passed = 0;
    const server = await testServer({
      dataDir,
      clock: () => START + passed,
      monotonic: () => passed,
      purgeEvery: 20,
      policy: { keepAbandoned: 90 },
    });
    const mine = () => post<object>(server, "/api/mine", { tokens: [token] });
    expect(JSON.stringify(await mine())).toContain(running);
    passed = 91 * DAY;
    await expect.poll(async () => JSON.stringify(await mine())).not.toContain(running);
    await server.close();
  });
});
