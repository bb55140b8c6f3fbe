import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Writable } from "node:stream";
import type { Health } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { backup, openFolder, openLog, restore } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { dropDir, makeDir, openPair, Player, sure, testServer } from "./table.ts";

const GAMES = { games: [HOARD] };
const gamesModule = new URL("./games.ts", import.meta.url).href;

const dirs: string[] = [];
const dir = () => {
  const made = makeDir();
  dirs.push(made);
  return made;
};
afterEach(() => {
  for (const one of dirs.splice(0)) dropDir(one);
});

/** A folder with a table at which two choices were made, and one token of it. */
async function played(): Promise<{ dataDir: string; table: string; token: string }> {
  const dataDir = dir();
  const server = await testServer({ dataDir });
  const { tokens, table } = await openPair(server, { length: "long" });
  const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
  await ada.choose(0, ada.asked().options[0]);
  await bo.sees(1);
  await bo.choose(1, bo.asked().options[0]);
  await server.close();
  return { dataDir, table, token: tokens[0] };
}

/** A backup of that, in a folder of its own. */
async function backedUp() {
  const made = await played();
  const file = join(dir(), "copy.db");
  backup(made.dataDir, file);
  return { ...made, file };
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Changes a database behind the server's back. */
function meddle(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

/** Overwrites a few bytes where an index keeps what it knows. */
function spoil(file: string, index: string): void {
  const db = new DatabaseSync(file);
  db.exec("pragma wal_checkpoint(truncate)");
  const found = db.prepare("select rootpage from sqlite_schema where name = ?").get(index);
  const { rootpage } = sure(found, "there is no such index");
  const { page_size: size } = sure(db.prepare("pragma page_size").get(), "pages have a size");
  db.close();
  const bytes = readFileSync(file);
  const end = Number(rootpage) * Number(size);
  bytes.fill(0x41, end - 10, end - 5);
  writeFileSync(file, bytes);
}

describe("restore", () => {
  it("sets leftovers of a database that is gone aside, so that they never meet the new one", async () => {
    const { file, table } = await backedUp();
    const target = dir();
    // The write-ahead log of a busy server whose database was deleted.
    const other = await testServer({ dataDir: target });
    for (let i = 0; i < 5; i++) await openPair(other);
    const wal = readFileSync(join(target, "westmarch.db-wal"));
    const shm = readFileSync(join(target, "westmarch.db-shm"));
    await other.close();
    dropDir(join(target, "westmarch.db"));
    writeFileSync(join(target, "westmarch.db-wal"), wal);
    writeFileSync(join(target, "westmarch.db-shm"), shm);
    const { tables, aside } = await restore(file, target, GAMES);
    expect(tables).toBe(1);
    expect(readFileSync(`${aside}-wal`)).toEqual(wal);
    const { raw, close } = await openFolder(target);
    expect(raw.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    expect(raw.prepare("select id from tables").all()).toEqual([{ id: table }]);
    await close();
  });

  it("keeps everything that was set aside before", async () => {
    const { file, dataDir } = await backedUp();
    for (let i = 0; i < 3; i++) await restore(file, dataDir, { ...GAMES, force: true });
    const names = readdirSync(dataDir).filter((name) => /replaced(-\d)?$/.test(name));
    expect(names.sort()).toEqual([
      "westmarch.db.replaced",
      "westmarch.db.replaced-2",
      "westmarch.db.replaced-3",
    ]);
  });

  it("does not say that it holds a table whose choices lead elsewhere, unless it is told to take it", async () => {
    const { file, table } = await backedUp();
    meddle(file, "update positions set state = json_set(state, '$.points[0]', 9)");
    const target = dir();
    await expect(restore(file, target, GAMES)).rejects.toThrow(`(${table}); nothing was put back`);
    expect(readdirSync(target)).toEqual(["westmarch.lock"]);
    expect(await restore(file, target, { ...GAMES, damaged: true })).toMatchObject({ damaged: [table] });
  });

  it("notices a choice that is missing", async () => {
    const { file, table } = await backedUp();
    meddle(file, "delete from acts where version = 1");
    expect(await restore(file, dir(), { ...GAMES, damaged: true })).toMatchObject({ damaged: [table] });
  });

  it("takes no database that was copied by hand for a backup", async () => {
    const dataDir = dir();
    const server = await testServer({ dataDir });
    await openPair(server);
    const copy = join(dir(), "copied.db");
    for (const part of ["", "-wal"]) copyFileSync(join(dataDir, `westmarch.db${part}`), copy + part);
    await server.close();
    await expect(restore(copy, dir(), GAMES)).rejects.toThrow("copied by hand");
  });
});

describe("what is kept", () => {
  it("can be read by its owner alone: database, what lies beside it, lock, backup, restored", async () => {
    const parent = dir();
    const dataDir = join(parent, "data");
    const old = process.umask(0o022);
    try {
      const server = await testServer({ dataDir });
      await openPair(server);
      expect(modeOf(dataDir)).toBe("700");
      const names = readdirSync(dataDir);
      expect(names.sort()).toEqual([
        "host-key",
        "westmarch.db",
        "westmarch.db-shm",
        "westmarch.db-wal",
        "westmarch.lock",
        "westmarch.lock-journal",
        "westmarch.running",
      ]);
      const file = join(parent, "copy.db");
      backup(dataDir, file);
      const target = join(parent, "target");
      await server.close();
      chmodSync(file, 0o644);
      await restore(file, target, GAMES);
      chmodSync(file, 0o600);
      expect(modeOf(target)).toBe("700");
      for (const path of [...names.map((name) => join(dataDir, name)).filter(existsSync), file])
        expect([path, modeOf(path)]).toEqual([path, "600"]);
      for (const name of readdirSync(target))
        expect([name, modeOf(join(target, name))]).toEqual([name, "600"]);
    } finally {
      process.umask(old);
    }
  });

  it("is a backup's unfinished file too", async () => {
    const { dataDir } = await played();
    const old = process.umask(0o022);
    const target = join(dir(), "copy.db");
    let seen = "";
    const vacuum = DatabaseSync.prototype.prepare;
    DatabaseSync.prototype.prepare = function (sql) {
      const statement = vacuum.call(this, sql);
      if (sql.startsWith("vacuum")) seen = modeOf(`${target}.part`);
      return statement;
    };
    try {
      backup(dataDir, target);
    } finally {
      DatabaseSync.prototype.prepare = vacuum;
      process.umask(old);
    }
    expect([seen, modeOf(target)]).toEqual(["600", "600"]);
  });

  it("is taken from the eyes of others when an older database is opened", async () => {
    const { dataDir } = await played();
    chmodSync(join(dataDir, "westmarch.db"), 0o644);
    await (await testServer({ dataDir })).close();
    expect(modeOf(join(dataDir, "westmarch.db"))).toBe("600");
  });

  it.each([
    ["another program's database", (file: string) => meddle(file, "create table notes (text)")],
    ["no database", (file: string) => writeFileSync(file, "Dear diary, ".repeat(400))],
  ])("is never put into %s", async (_, make) => {
    const dataDir = dir();
    const file = join(dataDir, "westmarch.db");
    make(file);
    const before = readFileSync(file);
    await expect(testServer({ dataDir })).rejects.toThrow("is not a database of Westmarch");
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(dataDir).sort()).toEqual(["westmarch.db", "westmarch.lock"]);
  });

  it("is not begun anew where it has been emptied, and says what to do; a first start that was killed goes on", async () => {
    const { dataDir } = await played();
    const file = join(dataDir, "westmarch.db");
    writeFileSync(file, "");
    await expect(testServer({ dataDir })).rejects.toThrow(/is empty \(0 bytes\).*westmarch restore.*remove/);
    expect(statSync(file).size).toBe(0);
    rmSync(file);
    await (await testServer({ dataDir })).close();

    const fresh = dir();
    writeFileSync(join(fresh, "westmarch.db"), "");
    await (await testServer({ dataDir: fresh })).close();
  });
});

describe("how the server is", () => {
  const health = async (server: { address: string }, path = "/healthz") => {
    const response = await fetch(server.address + path);
    return { code: response.status, ...((await response.json()) as Health) };
  };

  /** A server that looks through its tables at once, and what it logs as it is shipped. */
  async function watched(dataDir: string, policy = {}) {
    const logged: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const log = openLog("warn", stream);
    const server = await testServer({ dataDir, log, gamesModule, policy: { checkAfter: 0, ...policy } });
    const checked = async () => {
      await expect.poll(async () => (await health(server)).check.state, { timeout: 20_000 }).toBe("done");
      return health(server);
    };
    return { server, logged, checked };
  }

  it("is told with its version, ready apart from alive", async () => {
    const { dataDir } = await played();
    const { server, checked, logged } = await watched(dataDir);
    expect(await checked()).toMatchObject({
      code: 200,
      status: "ok",
      ready: true,
      lowDisk: false,
      check: { tables: 1, damagedTables: 0, damagedPages: 0 },
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect((await health(server, "/readyz")).code).toBe(200);
    await server.close();
    expect(logged.filter((line) => line.includes("damaged"))).toEqual([]);
  });

  it("is not ready while nothing can be written, and alive all the same", async () => {
    const dataDir = dir();
    const database = await openFolder(dataDir);
    const server = await testServer({ dataDir, database });
    const { tokens } = await openPair(server, { length: "endless" });
    const ada = await Player.at(server, tokens[0]);
    database.raw.exec("pragma query_only = on");
    await ada.choose(0, ada.asked().options[0]);
    expect(await health(server)).toMatchObject({ code: 200, status: "read-only", ready: false });
    expect((await health(server, "/readyz")).code).toBe(503);
    database.raw.exec("pragma query_only = off");
    await ada.choose(0, ada.asked().options[0]);
    expect((await health(server, "/readyz")).code).toBe(200);
    await server.close();
  });

  it("tells of a damaged table, by its name in the log and by number to everybody", async () => {
    const { dataDir, table } = await played();
    meddle(join(dataDir, "westmarch.db"), "update positions set state = json_set(state, '$.points[0]', 9)");
    const { server, checked, logged } = await watched(dataDir);
    const found = await checked();
    expect(found).toMatchObject({ status: "damaged", ready: true, check: { damagedTables: 1 } });
    expect(JSON.stringify(found)).not.toContain(table);
    expect(logged.join("")).toContain(table);
    await server.close();
  });

  it("tells of damaged pages", async () => {
    const { dataDir } = await played();
    // An index that no longer agrees with its table: nothing that a start would stumble over.
    spoil(join(dataDir, "westmarch.db"), "links_table");
    const { server, checked, logged } = await watched(dataDir);
    const found = await checked();
    expect(found.status).toBe("damaged");
    expect(found.check.damagedPages).toBeGreaterThan(0);
    expect(logged.join("")).toContain("put a backup in its place");
    await server.close();
  });

  it("warns while the disk is nearly full", async () => {
    const { server, logged, checked } = await watched(dir(), { lowDisk: Number.MAX_SAFE_INTEGER });
    expect(await checked()).toMatchObject({ status: "low-disk", lowDisk: true, ready: true });
    expect(logged.join("")).toContain("nearly full");
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/westmarch_disk_free_bytes \d+/);
    await server.close();
  });

  it("goes down in the middle of the look without a word", async () => {
    const { dataDir } = await played();
    const { server, logged } = await watched(dataDir);
    await server.close();
    expect(logged).toEqual([]);
  });
});
