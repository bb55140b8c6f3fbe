/** Players who write down what they were promised, and whether it was kept. */
import { expect } from "vitest";
import type { Db } from "../src/database/types.ts";
import { Player } from "./table.ts";

/** What one player was told: which of its messages were obeyed, and under which version. */
export class Ledger {
  readonly acked = new Map<string, number>();
  readonly sent = new Set<string>();
  version = 0;
  resumed = 0;
}

export type Unanswered = { key: string; version: number; options: never } | null;

/** Plays one seat until the server dies; picks up unanswered choices with their old keys, as a client should. `patient`: its database may be away. */
export async function playSeat(
  server: { address: string },
  token: string,
  seat: number,
  ledger: Ledger,
  unanswered: Unanswered,
  patient = false,
): Promise<Unanswered> {
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
      } else if (patient && outcome.code === "unavailable") {
        // Nothing was promised, and nothing may have been lost: it is sent again under the same key.
        await new Promise((done) => setTimeout(done, 50));
        continue;
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

export class Lost extends Error {}

/** A client that plays one seat of a table. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly ledger: Ledger;
}

/**
 * What was acknowledged is there, nothing is there twice, and nothing that no client sent. Returns how many acts there
 * are.
 */
export async function keptAsTold(db: Db, seats: readonly Seated[]): Promise<number> {
  let acts = 0;
  for (const table of new Set(seats.map((one) => one.table))) {
    const rows = await db
      .selectFrom("acts")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("version")
      .execute();
    acts += rows.length;
    expect(rows.map((row) => row.version)).toEqual(rows.map((_, i) => i));
    for (const { seat, ledger } of seats.filter((one) => one.table === table)) {
      const own = rows.filter((row) => row.seat === seat);
      const kept = new Map(own.map((row) => [row.key, row.version]));
      expect(kept.size).toBe(own.length);
      for (const [key, version] of ledger.acked) expect([key, kept.get(key)]).toEqual([key, version]);
      for (const key of kept.keys()) expect(key !== null && ledger.sent.has(key)).toBe(true);
    }
  }
  return acts;
}
