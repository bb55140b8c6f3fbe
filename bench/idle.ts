/**
 * What tables without players cost: 10,000 running games of The Confrontation lie in the database, on SQLite and on
 * PostgreSQL. How long a server takes from its start until it serves, and how much memory it holds then, beside the same
 * with no table at all in the same run; and how long the first player to come waits for their table.
 *
 *     node bench/idle.ts [--tables 10000] [--json]
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Joined, TableOpened } from "@westmarch/protocol";
import { embeddedPostgres } from "@westmarch/server/embedded";
import { Client, percentile, post, RateLimiter, Tally, tenths } from "./players/players.ts";
import { end, type Running, start } from "./players/serving.ts";

/** Tables that are opened at the same time, beforehand. */
const AT_ONCE = 25;
/** People who come to a table that is not in memory, one after the other. */
const COMERS = 200;
/** Milliseconds after which a server has done what it does when it starts. */
const SETTLED = 5000;

interface Start {
  readonly milliseconds: number;
  readonly megabytes: number;
}

async function open(address: string): Promise<string> {
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
  const wish = { game: "confrontation", settings: {}, seats };
  const opened = await post<TableOpened>(address, "/api/tables", wish);
  const { token } = await post<Joined>(address, "/api/join", {
    invitation: opened.invitations[0]!.token,
    name: "Bo",
  });
  return token;
}

async function opened(address: string, tables: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < tables)
    tokens.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(address)))));
  return tokens;
}

/** Megabytes that a process has in memory, as Linux counts them. */
function memoryOf({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000);
}

async function started(dataDir: string, where: string): Promise<[Running, Start]> {
  const began = performance.now();
  const running = await start(dataDir, where);
  const milliseconds = Math.round(performance.now() - began);
  await new Promise((done) => setTimeout(done, SETTLED));
  return [running, { milliseconds, megabytes: memoryOf(running) }];
}

/** Milliseconds until each of these sees their table. */
async function comers(address: string, tokens: readonly string[]): Promise<number[]> {
  const waits: number[] = [];
  for (const token of tokens) {
    const began = performance.now();
    const client = new Client(address, token, 1, new Tally(), new RateLimiter(Number.POSITIVE_INFINITY));
    await client.welcomed;
    waits.push(performance.now() - began);
    client.close();
  }
  return waits.sort((a, b) => a - b);
}

async function measured(where: string, tables: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
  // The first start writes the tables of the database, and compiles.
  const [first] = await started(dataDir, where);
  await end(first, "SIGTERM");
  const [filling, empty] = await started(dataDir, where);
  const tokens = await opened(filling.address, tables);
  await end(filling, "SIGTERM");
  const [running, full] = await started(dataDir, where);
  const every = Math.max(1, Math.floor(tables / COMERS));
  const waits = await comers(
    running.address,
    tokens.filter((_, i) => i % every === 0),
  );
  await end(running, "SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
  const comes = { p50: tenths(percentile(waits, 0.5)), p99: tenths(percentile(waits, 0.99)) };
  return { empty, full, comes };
}

const { values } = parseArgs({
  options: { tables: { type: "string", default: "10000" }, json: { type: "boolean" } },
});
const tables = Number(values.tables);
const sqlite = await measured("", tables);
const database = await embeddedPostgres({ safe: true });
const postgres = await measured(database.url("postgres"), tables);
await database.stop();
const report = { tables, sqlite, postgres };
for (const [name, value] of Object.entries(report))
  console.error(`${name.padEnd(10)} ${JSON.stringify(value)}`);
if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
