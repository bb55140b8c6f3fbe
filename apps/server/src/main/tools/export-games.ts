/** Finished games for research: many at once, without anything about who played unless the host wants that. */
import { type AnyGame, isLevel, type Result, type Save, type Settings } from "@westmarch/kernel";
import type { ExportedGame } from "@westmarch/protocol/files";
import { mustExist } from "../../database/host-data.ts";
import { openDatabase } from "../../database/open.ts";
import { ExportStore, type ExportWish, type FinishedGame } from "../../stores/export-store.ts";
import { type BegunTable, hasBegun, TableStore } from "../../stores/table-store.ts";
import { saveOf } from "../../tables/history/export-save.ts";

export interface GamesWish extends ExportWish {
  /** With names, tables, exact times, and what chance was fixed by. */
  readonly names?: boolean | undefined;
  /** Goes on after this place. */
  readonly after?: string | undefined;
}

/** A game, and the place at which to go on after it. */
export interface GameOut {
  readonly place: string;
  readonly line: ExportedGame;
}

/** Games that are looked up at once. Each is read when its turn comes, so that no more than one is held. */
const PAGE = 50;

/** What a player has written beside the cards of a list. */
const REMARK = /(?:^|\s)(?:#|\/\/).*$|^;.*$/gm;

/** The settings without remarks in lines that players wrote, where a name may stand. */
function withoutRemarks(game: AnyGame | undefined, settings: Settings): Settings {
  const lines = new Set(game?.settings.filter(({ kind }) => kind === "lines").map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(settings).map(([id, value]) => [
      id,
      lines.has(id) && typeof value === "string" ? value.replaceAll(REMARK, "") : value,
    ]),
  );
}

/** Finished games, one after the other, whether or not a server runs. */
export async function* exportGames(
  where: string,
  { names = false, after = "", ...wish }: GamesWish,
  games?: readonly AnyGame[],
): AsyncGenerator<GameOut> {
  mustExist(where);
  const known = games ?? (await import("../games.ts")).GAMES;
  const database = await openDatabase(where);
  try {
    const [finished, tables] = [new ExportStore(database.db), new TableStore(database.db)];
    let place = after;
    for (;;) {
      const page = await finished.page(place, PAGE, wish);
      for (const one of page) {
        const stored = await tables.table(one.table);
        // It may have been deleted since the page was looked up.
        if (!stored || !hasBegun(stored) || stored.position.result === null) continue;
        const save = saveOf(stored, await tables.acts(one.table, stored.position.version));
        const game = known.find(({ id }) => id === save.game);
        const result = JSON.parse(stored.position.result) as Result;
        yield { place: one.table, line: lineOf(one, stored, { save, result, names, game }) };
      }
      const last = page.at(-1);
      if (!last) return;
      place = last.table;
    }
  } finally {
    await database.close();
  }
}

interface Whole {
  readonly save: Save;
  readonly result: Result;
  readonly names: boolean;
  readonly game: AnyGame | undefined;
}

function lineOf(one: FinishedGame, stored: BegunTable, { save, result, names, game }: Whole): ExportedGame {
  const ended = new Date(one.endedAt).toISOString();
  const { fairness, ...bare } = save;
  const seats = stored.seats.map(({ role, kind, level, name }) => ({
    role,
    player: kind === "bot" && level !== null && isLevel(level) ? level : ("person" as const),
    ...(names && { name }),
  }));
  const kept = names ? save : { ...bare, settings: withoutRemarks(game, save.settings) };
  return {
    format: "westmarch-game",
    edition: 1,
    game: save.game,
    rules: save.version,
    seats,
    rated: one.rated,
    ended: names ? ended : ended.slice(0, "2026-01-01".length),
    result,
    ...(names && { table: one.table }),
    save: kept,
  };
}
