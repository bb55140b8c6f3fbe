/** The tables of a round: each is one of its game for two, opened when both have handed in. */

import { createHmac } from "node:crypto";
import type { Settings } from "@westmarch/kernel";
import type { OpenTable } from "@westmarch/protocol";
import type { SeatData } from "../../database/schema/seats.ts";
import type { Entropy } from "../../platform/random.ts";
import type { LinkKey } from "../../stores/links.ts";
import type { NewTable } from "../../stores/new-table.ts";
import { levelOf } from "../../stores/row-mapping.ts";
import type { AnyEngine } from "../game-registry.ts";
import { createTable, ownerless } from "../opening/create-table.ts";

/**
 * The link key of a table of the round, for the player of a seat at the table before it: made of that one's, so that it
 * need not be kept, and a stolen database opens no table.
 */
export const pairingKey = (before: LinkKey, table: string): LinkKey =>
  createHmac("sha256", before).update(`round ${table}`).digest();

const planOf = ({ kind, name, level }: SeatData): OpenTable["seats"][number] =>
  kind === "bot" ? { kind, level: levelOf({ level }) } : { kind: "me", name: name ?? "" };

/** The table at which these two play. It has no opener: each player is told of its links alone. */
export function pairingTable(
  engine: AnyEngine,
  {
    settings,
    seats,
    key,
  }: { readonly settings: Settings; readonly seats: readonly SeatData[]; readonly key: LinkKey },
  now: { readonly at: number; readonly steady: number },
  source: Entropy,
): NewTable {
  const wish = { game: engine.game.id, settings, seats: seats.map(planOf), sealed: [] };
  const { rows } = createTable(engine, wish, now, source, (table) => pairingKey(key, table));
  const parties = seats.map(({ party }) => seats.findIndex((other) => other.party === party));
  // Players who share a screen do so here.
  const made = ownerless(rows, (seat) => parties[seat]);
  return { ...made, seats: made.seats.map((row) => ({ ...row, seal: seats[row.seat]?.seal ?? null })) };
}
