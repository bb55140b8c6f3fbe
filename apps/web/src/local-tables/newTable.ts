import type { Key } from "@westmarch/fairness";
import { settle } from "@westmarch/kernel";
import type { OpenTable } from "@westmarch/protocol";
import { type AnyEngine, begun, owing } from "@westmarch/table";
import { chanceFrom } from "./chance.ts";
import type { StoredGame, StoredSeat } from "./storage.ts";

/** What a new table is called by, and what its chance comes from. */
export interface Secrets {
  readonly id: string;
  readonly secret: Key;
  readonly claim: string;
}

/** A new table of this device, whose game has begun, at a time in milliseconds since 1970. Throws for settings that the game does not know. */
export function laid(
  engine: AnyEngine,
  plan: Pick<OpenTable, "settings" | "seats">,
  { id, secret, claim }: Secrets,
  at: number,
): StoredGame {
  const settings = settle(engine.game, plan.settings);
  const { position, act } = begun({ engine, settings, chance: chanceFrom(secret) }, at);
  const table = {
    id,
    game: engine.game.id,
    settings,
    seats: plan.seats.filter((seat): seat is StoredSeat => seat.kind !== "open"),
    secret,
    claim,
    version: 0,
    changedAt: at,
    owes: owing(position),
    result: position.result,
    chat: [{ id: 1, seat: null, name: "", text: "here", at }],
    handed: null,
  };
  return { table, position, acts: [act] };
}
