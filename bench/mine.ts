/**
 * What it costs a server to say how tables stand: milliseconds of its processor for one `POST /api/mine` with three links to
 * each of so many tables of the War of the Ring, and how long a call for one table takes at the median while those come sixteen at
 * a time.
 *
 *     node bench/mine.ts [--tables 60] [--times 40] [--json]
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { anyGame } from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import { createServer, UNLIMITED } from "@westmarch/server";
import { warOfTheRing } from "@westmarch/war-of-the-ring";

/** Calls at once, as an attacker would make them. */
const AT_ONCE = 16;
const ROUNDS = 9;

async function serve(dataDir: string): Promise<void> {
  const games = [anyGame(warOfTheRing)];
  const server = await createServer({
    port: 0,
    host: "127.0.0.1",
    dataDir,
    log: "silent",
    games,
    policy: UNLIMITED,
  });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.on("SIGTERM", () => void server.close().then(() => process.disconnect()));
  process.send?.(server.address);
}

async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const processor = async (child: ChildProcess): Promise<number> => {
  child.send("how much");
  const [used] = await once(child, "message");
  return Number(used);
};

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "60" },
      times: { type: "string", default: "40" },
      json: { type: "boolean", default: false },
    },
  });
  const [tables, times] = [values.tables, values.times].map(Number);
  const dataDir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
  const child = fork(new URL(import.meta.url), ["serve", dataDir]);
  try {
    const [address] = (await once(child, "message")) as [string];
    const tokens: string[] = [];
    for (let made = 0; made < tables; made++) {
      const { token, invitations, spectator } = await post<TableOpened>(address, "/api/tables", {
        game: "war-of-the-ring",
        settings: {},
        seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
      });
      const joined = await post<{ token: string }>(address, "/api/join", {
        invitation: invitations[0].token,
        name: "Bo",
      });
      tokens.push(token ?? "", joined.token, spectator);
    }
    const ask = () => post<unknown[]>(address, "/api/mine", { tokens });
    for (let warming = 0; warming < 5; warming++) await ask();
    const before = await processor(child);
    for (let asked = 0; asked < times; asked += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - asked) }, ask));
    const each = ((await processor(child)) - before) / times;
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const all = Promise.all(Array.from({ length: AT_ONCE }, ask));
      const began = performance.now();
      await post(address, "/api/mine", { tokens: tokens.slice(0, 1) });
      waits.push(performance.now() - began);
      await all;
    }
    const waited = waits.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)];
    if (values.json) console.log(JSON.stringify({ tokens: tokens.length, each, waited }));
    else {
      console.log(`${tokens.length} tokens: ${each.toFixed(1)} ms of processor a call`);
      console.log(`a call for one table beside ${AT_ONCE} of them: ${waited?.toFixed(0)} ms`);
    }
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [role, dataDir] = process.argv.slice(2);
await (role === "serve" && dataDir ? serve(dataDir) : measure());
