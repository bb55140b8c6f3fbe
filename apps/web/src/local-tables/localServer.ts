/** What a server would answer to the calls of a table's pages, for tables that this device keeps. */
import { published } from "@westmarch/fairness";
import type { Core, Save } from "@westmarch/kernel";
import type { ReplayFile, ThenView } from "@westmarch/protocol";
import { fileOf } from "@westmarch/table";
import { idBehind } from "../device/localToken.ts";
import type { Answer } from "../net/api.ts";
import { engineOf } from "./engine.ts";
import { infosOf, ownSeats } from "./seats.ts";
import { stateAt } from "./stateAt.ts";
import { type StoredGame, wholeHere } from "./storage.ts";

const NOT_FOUND = { ok: false, code: "not-found", status: 404 } as const;

/** The whole game as a file; while it runs, without the key of its chance. */
export function saveHere({ table, position, acts }: StoredGame): Save {
  const { game, settings, secret, result } = table;
  return fileOf(
    { game, settings, state: position.state, ...(result && { fairness: published(secret, []) }) },
    acts,
  );
}

async function replay(whole: StoredGame): Promise<Answer<ReplayFile>> {
  const { table } = whole;
  if (!table.result) return NOT_FOUND;
  const { game } = await engineOf(table.game);
  const seats = infosOf(table, game.seats(table.settings));
  return {
    ok: true,
    value: { table: table.id, game: table.game, seats, save: saveHere(whole), result: table.result },
  };
}

async function then(whole: StoredGame, version: number): Promise<Answer<ThenView>> {
  const engine = await engineOf(whole.table.game);
  const state: Core = stateAt(engine, whole, version);
  const views = ownSeats(whole.table).map((seat) => ({ seat, view: engine.view(state, seat) }));
  return { ok: true, value: { version, views } };
}

/** The answer to a call with the token of a table that this device keeps. */
export async function answerHere(path: string, token: string): Promise<Answer<unknown>> {
  try {
    const whole = await wholeHere(idBehind(token));
    if (!whole) return NOT_FOUND;
    if (path === "/api/replay") return await replay(whole);
    const [, at] = /^\/api\/at\/(\d+)$/.exec(path) ?? [];
    return at === undefined ? NOT_FOUND : await then(whole, Number(at));
  } catch {
    return { ok: false, code: "unavailable", status: 500 };
  }
}
