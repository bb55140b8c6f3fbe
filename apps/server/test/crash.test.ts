import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as reserve } from "node:net";
import { fileURLToPath } from "node:url";
import { canonical } from "@westmarch/fairness";
import { type Core, Engine, recordOf, replay } from "@westmarch/kernel";
import { afterAll, describe, expect, it } from "vitest";
import { openToLook } from "../src/database.ts";
import { exportTable } from "../src/index.ts";
import { HOARD } from "./hoard.ts";
import { dropDir, makeDir, newData, openPair, Player, sure } from "./table.ts";

const KILLS = Number(process.env.WESTMARCH_KILLS ?? 12);
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

/** What one player was told: which of its messages were obeyed, and under which version. */
class Ledger {
  readonly acked = new Map<string, number>();
  readonly sent = new Set<string>();
  version = 0;
  resumed = 0;
}

/** Plays one seat until the server dies; picks up unanswered choices with their old keys, as a client should. */
async function playSeat(
  server: { address: string },
  token: string,
  seat: number,
  ledger: Ledger,
  unanswered: { key: string; version: number; options: never } | null,
): Promise<typeof unanswered> {
  let pending = unanswered;
  let player: Player | null = null;
  try {
    player = await Player.at(server, token, ledger.version === 0 ? null : ledger.version);
    if (player.welcome.resumed) ledger.resumed++;
    // What was seen before may never be undone by a crash.
    if (player.version < ledger.version) throw new Lost(`version ${player.version} after ${ledger.version}`);
    for (let n = 0; ; n++) {
      if (!pending) {
        const here = player;
        await here.until(() => here.ask(seat) !== null);
        const { options } = here.asked(seat);
        const option = options[n % options.length];
        pending = {
          key: `kill-${seat}-${ledger.sent.size}`,
          version: player.version,
          options: [option] as never,
        };
        ledger.sent.add(pending.key);
      }
      const outcome = await player.act({ type: "choose", seat, ...pending });
      if (outcome.type === "ack") {
        ledger.acked.set(outcome.key, outcome.version);
        ledger.version = Math.max(ledger.version, outcome.version);
        await player.sees(outcome.version);
      } else if (outcome.code !== "stale" && outcome.code !== "illegal")
        throw new Lost(JSON.stringify(outcome));
      pending = null;
      ledger.version = Math.max(ledger.version, player.version);
    }
  } catch (error) {
    if (error instanceof Lost) throw error;
    // The server was killed under us: what is still open is sent again when it is back.
    ledger.version = Math.max(ledger.version, player?.heard?.version ?? 0);
    player?.drop();
    return pending;
  }
}

class Lost extends Error {}

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
    const seats = tables.flatMap(({ tokens }) =>
      tokens.map((token, seat) => ({ token, seat, ledger: new Ledger() })),
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
    let acts = 0;
    for (const [t, { table }] of tables.entries()) {
      const rows = await db
        .selectFrom("acts")
        .selectAll()
        .where("table_id", "=", table)
        .orderBy("version")
        .execute();
      acts += rows.length;
      expect(rows.map((row) => row.version)).toEqual(rows.map((_, i) => i));
      for (const { seat, ledger } of seats.slice(2 * t, 2 * t + 2)) {
        const kept = new Map(rows.filter((row) => row.seat === seat).map((row) => [row.key, row.version]));
        for (const [key, version] of ledger.acked) expect([key, kept.get(key)]).toEqual([key, version]);
        for (const key of kept.keys()) expect(key !== null && ledger.sent.has(key)).toBe(true);
      }
    }
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
