import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as reserve } from "node:net";
import { fileURLToPath } from "node:url";
import { canonical } from "@westmarch/fairness";
import { type Core, Engine, recordOf, replay } from "@westmarch/kernel";
import { inFull } from "@westmarch/testkit/full";
import { afterAll, describe, expect, it } from "vitest";
import { openToLook } from "../src/database/open.ts";
import { exportTable } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { keptAsTold, Ledger, playSeat } from "./ledger.ts";
import { dropDir, makeDir, newData, onPostgres, openPair, sure } from "./table.ts";

/** Killed servers of several on PostgreSQL are the matter of `cluster-faults.test.ts`, too. */
const KILLS = inFull(2, onPostgres() ? 8 : 30);
const TABLES = 6;

/** Each start finds what the one before it has compiled. */
const compiled = makeDir();
afterAll(() => dropDir(compiled));
const child = fileURLToPath(new URL("crash-child.ts", import.meta.url));

async function freePort(): Promise<number> {
  const server = reserve().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** A server that has loaded everything and waits for the word, so that a restart takes no time from the playing. */
const standby = (dataDir: string, port: number): ChildProcess =>
  spawn(process.execPath, [child, dataDir, String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });

async function open(server: ChildProcess): Promise<ChildProcess> {
  sure(server.stdin, "no way to speak to the server").write("open\n");
  await Promise.race([
    once(sure(server.stdout, "no way to hear the server"), "data"),
    once(server, "exit").then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    }),
  ]);
  return server;
}

describe("kill -9 at any instant", () => {
  it(`loses nothing acknowledged and applies nothing twice, ${KILLS} times under load`, {
    timeout: 400_000,
  }, async () => {
    const dataDir = await newData();
    const port = await freePort();
    const at = { address: `http://127.0.0.1:${port}` };
    let server = await open(standby(dataDir, port));
    let next = standby(dataDir, port);
    const tables = await Promise.all(
      Array.from({ length: TABLES }, () => openPair(at, { length: "endless" })),
    );
    const seats = tables.flatMap(({ table, tokens }) =>
      tokens.map((token, seat) => ({ table, token, seat, ledger: new Ledger() })),
    );
    const acknowledged = () => seats.reduce((sum, { ledger }) => sum + ledger.acked.size, 0);
    const unanswered = new Map<Ledger, Awaited<ReturnType<typeof playSeat>>>();
    for (let kill = 0; kill < KILLS; kill++) {
      const playing = seats.map(async ({ token, seat, ledger }) => {
        unanswered.set(ledger, await playSeat(at, token, seat, ledger, unanswered.get(ledger) ?? null));
      });
      // So many choices are made, then the axe falls wherever the server happens to be: every fourth time while most are
      // still coming back.
      const enough = acknowledged() + (kill % 4 === 3 ? 1 : 10 + ((kill * 37) % 50));
      const deadline = Date.now() + 3000;
      while (acknowledged() < enough && Date.now() < deadline)
        await new Promise((done) => setTimeout(done, 2));
      await new Promise((done) => setTimeout(done, (kill * 13) % 20));
      server.kill("SIGKILL");
      await once(server, "exit");
      await Promise.all(playing);
      server = await open(next);
      next = standby(dataDir, port);
    }
    next.kill("SIGKILL");
    server.kill("SIGKILL");
    await once(server, "exit");

    const { database, damaged } = await openToLook(dataDir);
    const { db, close } = database;
    expect(damaged).toEqual([]);
    const acts = await keptAsTold(db, seats);
    await close();
    const engine = new Engine<Core>(HOARD);
    for (const { table } of tables) {
      const save = await exportTable(dataDir, table);
      expect(canonical(replay(engine, recordOf(save)).state)).toBe(canonical(save.state));
    }
    expect(acknowledged()).toBeGreaterThan(KILLS * 5);
    expect(acts).toBeGreaterThanOrEqual(acknowledged());
    expect(seats.reduce((sum, { ledger }) => sum + ledger.resumed, 0)).toBeGreaterThan(KILLS);
    dropDir(dataDir);
  });
});
