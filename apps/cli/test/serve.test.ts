import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import type { TableOpened } from "@westmarch/protocol";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { lastLine, main, westmarch } from "./westmarch.ts";

let folder = "";
let child: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-serve-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  child = null;
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** What its first line says. */
  readonly said: Record<string, unknown>;
}

/** Starts `serve` over a folder and waits for the line that says where. */
function start(data: string, args: readonly string[]): Promise<Started> {
  const started = spawn(process.execPath, [main, "serve", "--port", "0", "--data", data, "--json", ...args]);
  return new Promise((resolve, reject) => {
    started.once("exit", (code) => reject(new Error(`serve ended with ${code}`)));
    createInterface({ input: started.stdout }).once("line", (line) =>
      resolve({ child: started, said: JSON.parse(line) }),
    );
  });
}

/** Starts `serve` for this test alone. */
async function serve(...args: string[]): Promise<Record<string, unknown>> {
  const started = await start(folder, args);
  child = started.child;
  return started.said;
}

/** Ends a server as Ctrl-C does. */
const stopped = (server: ChildProcess | null): Promise<number | null> =>
  new Promise((resolve) => {
    server?.once("exit", resolve);
    server?.kill("SIGINT");
  });

const end = (): Promise<number | null> => stopped(child);

/** A server for all tests that leave it as it was, over a folder of its own. */
function sharing(...args: string[]): { data: string; said: Record<string, unknown> } {
  const shared = { data: "", said: {} as Record<string, unknown> };
  let server: ChildProcess | null = null;
  beforeAll(async () => {
    shared.data = mkdtempSync(join(tmpdir(), "westmarch-serve-"));
    ({ child: server, said: shared.said } = await start(shared.data, args));
  });
  afterAll(async () => {
    expect(await stopped(server)).toBe(0);
    rmSync(shared.data, { recursive: true, force: true });
  });
  return shared;
}

async function openTable(address: unknown): Promise<TableOpened> {
  const response = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "confrontation",
      settings: {},
      seats: [{ kind: "me", name: "Sam" }, { kind: "open" }],
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as TableOpened;
}

describe("westmarch serve", () => {
  const shared = sharing();
  const told = sharing("--no-metrics", "--set", 'address="https://table.example.org"');

  test("says where it is, and serves; it ends well when told to, after all tests", async () => {
    const { address, port, data } = shared.said;
    expect(address).toBe(`http://127.0.0.1:${port}`);
    expect(data).toBe(shared.data);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  test("leaves word where it is reached, for links into the admin page, as long as it runs", async () => {
    const { address } = await serve();
    const made = lastLine(await westmarch(["host-link", "--data", folder, "--json"]));
    expect(String(made.link)).toMatch(new RegExp(`^${address}/host/room#.+`));
    const elsewhere = ["--address", "https://table.example.org/"];
    const said = lastLine(await westmarch(["host-link", "--data", folder, "--json", ...elsewhere]));
    expect(String(said.link)).toMatch(/^https:\/\/table\.example\.org\/host\/room#/);
    const word = readFileSync(join(folder, "westmarch.running"), "utf8");
    await end();
    // One that was killed leaves its word behind.
    for (const left of [null, word]) {
      if (left !== null) writeFileSync(join(folder, "westmarch.running"), left);
      const { code, err } = await westmarch(["host-link", "--data", folder]);
      expect(code).toBe(1);
      expect(err).toContain(`No server runs on ${folder}. Start one with westmarch serve`);
    }
  });

  test("prefers the address at which everybody reaches it, where that is set", async () => {
    const made = lastLine(await westmarch(["host-link", "--data", told.data, "--json"]));
    expect(String(made.link)).toMatch(/^https:\/\/table\.example\.org\/host\/room#/);
  });

  test("keeps what it has compiled for the next start, before it is told to end", async () => {
    vi.stubEnv("NODE_COMPILE_CACHE", join(folder, "compiled"));
    await serve();
    vi.unstubAllEnvs();
    const kept = () =>
      readdirSync(join(folder, "compiled"), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      );
    await expect.poll(() => kept().length, { timeout: 60_000 }).toBeGreaterThan(100);
  });

  test("opens no table for a game that is not on the table", async () => {
    const { address } = shared.said;
    const response = await fetch(`${address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        game: "chess",
        settings: {},
        seats: [{ kind: "me", name: "Sam" }, { kind: "open" }],
      }),
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("There is no such game.");
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  test("says what to do when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const taken = other.address();
    const port = typeof taken === "object" && taken ? String(taken.port) : "";
    const { code, err } = await westmarch(["serve", "--port", port, "--data", folder]);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`port ${port} is taken`);
    expect(err).not.toContain("    at ");
  });

  test("keeps a second server off the same tables", async () => {
    const { code, err } = await westmarch(["serve", "--port", "0", "--data", shared.data]);
    expect(code).toBe(1);
    expect(err).toContain("another Westmarch server is using");
  });

  test("tells its figures unless it is told not to", async () => {
    expect(await (await fetch(`${shared.said.address}/metrics`)).text()).toContain("westmarch_sockets");
    expect((await fetch(`${told.said.address}/metrics`)).status).toBe(404);
  });

  test("looks through its tables in the background", async () => {
    const { address } = await serve("--set", "checkAfter=0");
    const health = async () => (await fetch(`${address}/healthz`)).json();
    await expect.poll(health, { timeout: 60_000 }).toMatchObject({ check: { state: "done", tables: 0 } });
    await openTable(address);
    expect(await end()).toBe(0);
    const again = await serve("--set", "checkAfter=0");
    await expect
      .poll(async () => (await fetch(`${again.address}/healthz`)).json(), { timeout: 60_000 })
      .toMatchObject({ status: "ok", check: { state: "done", tables: 1, damagedTables: 0 } });
  });

  test("takes settings from a file, and from the command line before those", async () => {
    const file = join(folder, "settings.json");
    writeFileSync(file, JSON.stringify({ callsPerMinute: 1, metrics: false }));
    const { address } = await serve("--config", file, "--set", "callsPerMinute=3");
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    const games = async () => (await fetch(`${address}/api/games`)).status;
    expect([await games(), await games(), await games()]).toEqual([200, 200, 429]);
  });

  test.each([
    [["--set", "callsPerHour=2"], "--set: there is no setting callsPerHour; there is"],
    [["--set", "callsPerMinute=few"], "--set takes name=value"],
    [["--set", "callsPerMinute=0"], "--set: the setting callsPerMinute cannot be that"],
    [["--config", "FILE"], "settings.json: there is no setting colour; there is"],
  ])("refuses settings that cannot be: %j", async (args, sentence) => {
    const file = join(folder, "settings.json");
    writeFileSync(file, JSON.stringify({ colour: "red" }));
    const given = args.map((arg) => (arg === "FILE" ? file : arg));
    const { code, err } = await westmarch(["serve", "--port", "0", "--data", folder, ...given]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).not.toContain("    at ");
  });

  test("says which database does not answer, and not by what password", async () => {
    const { code, err } = await westmarch([
      "serve",
      "--data",
      folder,
      "--database",
      "postgres://ada:mellon@127.0.0.1:1/tables",
    ]);
    expect(code).toBe(1);
    expect(err).toContain("the database at 127.0.0.1:1/tables does not answer");
    expect(err).not.toContain("mellon");
  });
});

describe("a host's tools", () => {
  const shared = sharing();

  test("a table goes out as a file and comes in as another table", async () => {
    const { data } = shared;
    const opened = await openTable(shared.said.address);
    const listed = lastLine(await westmarch(["export", "--data", data, "--json"]));
    expect(listed.tables).toMatchObject([{ table: opened.table, game: "confrontation", finished: false }]);
    const file = join(folder, "table.json");
    const exported = await westmarch(["export", opened.table, "--data", data, "--to", file, "--json"]);
    expect(lastLine(exported)).toEqual({ table: opened.table, file });
    expect(lastLine(await westmarch(["export", opened.table, "--data", data, "--json"]))).toMatchObject({
      format: 2,
    });
    expect((await westmarch(["replay", file])).code).toBe(0);
    const imported = await westmarch(["import", file, "--data", data, "--json"]);
    expect(imported.code).toBe(0);
    const { table, invitations } = lastLine(imported);
    expect(table).not.toBe(opened.table);
    expect(invitations).toHaveLength(2);
  });

  test("what is kept about a seat is shown; it is removed, and a table deleted, where no server runs", async () => {
    const data = join(folder, "kept");
    const saved = join(folder, "game.json");
    const opened = await openTable(shared.said.address);
    await westmarch(["export", opened.table, "--data", shared.data, "--to", saved]);
    const refused = await westmarch(["forget", opened.table, "good", "--data", shared.data]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("another Westmarch server")]);
    const { table } = lastLine(await westmarch(["import", saved, "--data", data, "--json"]));
    const kept = lastLine(await westmarch(["kept", String(table), "good", "--data", data, "--json"]));
    expect(kept.tables).toMatchObject([{ table, seats: [{ seat: 0, role: "good" }] }]);
    expect((await westmarch(["forget", String(table), "0", "--data", data])).code).toBe(0);
    expect((await westmarch(["delete", String(table), "--data", data])).code).toBe(0);
    const gone = await westmarch(["delete", String(table), "--data", data]);
    expect([gone.code, gone.err]).toEqual([1, expect.stringContaining(`there is no table ${table}`)]);
  });

  test("a backup holds every table, and is put back where there is none", async () => {
    const { address } = await serve();
    const opened = await openTable(address);
    const file = join(folder, "copy.db");
    expect((await westmarch(["backup", file, "--data", folder])).code).toBe(0);
    expect((await westmarch(["backup", file, "--data", folder])).err).toContain("already there");
    expect((await westmarch(["restore", file, "--data", folder, "--force"])).err).toContain(
      "another Westmarch server",
    );
    await end();
    const elsewhere = join(folder, "elsewhere");
    expect(lastLine(await westmarch(["restore", file, "--data", elsewhere, "--json"]))).toEqual({
      file,
      data: elsewhere,
      tables: 1,
      skipped: 0,
      damaged: [],
      aside: null,
    });
    expect(existsSync(join(elsewhere, "westmarch.db"))).toBe(true);
    const listed = lastLine(await westmarch(["export", "--data", elsewhere, "--json"]));
    expect(listed.tables).toMatchObject([{ table: opened.table }]);
  });

  test.each([
    [["export", "nowhere"], "there is no database in"],
    [["import", "FILE"], "this is no saved game"],
    [["restore", "FILE"], "is not a Westmarch backup"],
    [["backup"], "there is no database in"],
    [["kept", "TABLE", "0"], "there is no database in"],
    [["delete", "TABLE"], "there is no database in"],
  ])("%j says what is wrong", async (args, sentence) => {
    const file = join(folder, "odd.json");
    writeFileSync(file, "{}");
    const { code, err } = await westmarch([
      ...args.map((arg) => (arg === "FILE" ? file : arg)),
      "--data",
      join(folder, "none"),
    ]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(readFileSync(file, "utf8")).toBe("{}");
  });
});
