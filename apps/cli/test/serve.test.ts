import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import type { TableOpened } from "@westmarch/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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

/** Starts `serve` and waits for the line that says where. */
function serve(...args: string[]): Promise<Record<string, unknown>> {
  const started = spawn(process.execPath, [
    main,
    "serve",
    "--port",
    "0",
    "--data",
    folder,
    "--json",
    ...args,
  ]);
  child = started;
  return new Promise((resolve, reject) => {
    started.once("exit", (code) => reject(new Error(`serve ended with ${code}`)));
    createInterface({ input: started.stdout }).once("line", (line) => resolve(JSON.parse(line)));
  });
}

/** Ends the server as Ctrl-C does. */
function end(): Promise<number | null> {
  return new Promise((resolve) => {
    child?.once("exit", resolve);
    child?.kill("SIGINT");
  });
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
  test("says where it is, serves, and ends well when told to", async () => {
    const { address, port, data } = await serve();
    expect(address).toBe(`http://127.0.0.1:${port}`);
    expect(data).toBe(folder);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await end()).toBe(0);
  });

  test("opens no table for a game that has rules and no board yet", async () => {
    const { address } = await serve();
    const games = (await (await fetch(`${address}/api/games`)).json()) as { id: string }[];
    expect(JSON.stringify(games)).not.toContain("war-of-the-ring");
    const response = await fetch(`${address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        game: "war-of-the-ring",
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
    await serve();
    const { code, err } = await westmarch(["serve", "--port", "0", "--data", folder]);
    expect(code).toBe(1);
    expect(err).toContain("another Westmarch server is using");
  });

  test("does not pretend to use a database that it cannot", async () => {
    const { code, err } = await westmarch([
      "serve",
      "--data",
      folder,
      "--database",
      "postgres://localhost/x",
    ]);
    expect(code).toBe(1);
    expect(err).toContain("leave --database out");
  });
});

describe("a host's tools", () => {
  test("a table goes out as a file and comes in as another table", async () => {
    const { address } = await serve();
    const opened = await openTable(address);
    const listed = lastLine(await westmarch(["export", "--data", folder, "--json"]));
    expect(listed.tables).toMatchObject([{ table: opened.table, game: "confrontation", finished: false }]);
    const file = join(folder, "table.json");
    const exported = await westmarch(["export", opened.table, "--data", folder, "--to", file, "--json"]);
    expect(lastLine(exported)).toEqual({ table: opened.table, file });
    expect(lastLine(await westmarch(["export", opened.table, "--data", folder, "--json"]))).toMatchObject({
      format: 1,
    });
    expect((await westmarch(["replay", file])).code).toBe(0);
    const imported = await westmarch(["import", file, "--data", folder, "--json"]);
    expect(imported.code).toBe(0);
    const { table, invitations } = lastLine(imported);
    expect(table).not.toBe(opened.table);
    expect(invitations).toHaveLength(2);
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
