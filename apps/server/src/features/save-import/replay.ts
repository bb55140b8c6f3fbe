/** Replays a game that comes from elsewhere from its beginning: checks it, and makes it rows of a table. */
import type { AnySave, Settings } from "@westmarch/kernel";
import { Refused } from "@westmarch/table";
import type { Entropy } from "../../platform/random.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { validSettings } from "../../tables/opening/seat-settings.ts";
import { type ImportedSave, importedSave, saveIn } from "./save-rows.ts";

/** A file, and the table that it becomes. Plain data, as it is sent to a thread. */
export interface SaveForTable {
  /** What the caller says is a save. */
  readonly file: unknown;
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** By seat: whether a computer plays it. */
  readonly bots: readonly boolean[];
}

export interface Replayed {
  readonly game: string;
  readonly settings: Settings;
  /** By seat. */
  readonly roles: readonly string[];
  readonly taken: ImportedSave;
}

/** Replays games. Throws `Refused` where that cannot be done. */
export interface Replays {
  play(brought: SaveForTable): Promise<Replayed>;
  close(): Promise<void>;
}

const said = (error: unknown): string =>
  // A rule that meets choices which it never offered may fail with a message that no person can read.
  error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
    ? error.message
    : "the choices in the file cannot be played";

/** The save in a file, with its settings checked by today's rules. */
function read(file: unknown, registry: GameRegistry): { readonly save: AnySave; readonly engine: AnyEngine } {
  let save: AnySave;
  try {
    save = saveIn(file);
  } catch (error) {
    throw new Refused("bad-message", { reason: "save-broken" }, said(error));
  }
  const engine = registry.engine(save.game);
  if (!engine) throw new Refused("not-found", { reason: "no-such-game" }, "There is no such game.");
  return { save: { ...save, settings: validSettings(engine, save.settings) }, engine };
}

/** Replays the game in this very thread. Throws `Refused`. */
export async function replayed(
  { file, table, at, bots }: SaveForTable,
  registry: GameRegistry,
  source: Entropy,
): Promise<Replayed> {
  const { save, engine } = read(file, registry);
  const { game, settings } = save;
  const roles = engine.game.seats(settings);
  if (bots.length !== roles.length)
    throw new Refused("bad-message", { reason: "seats" }, `This game has ${roles.length} seats.`);
  try {
    // The device knows the key of the game's chance, so later values are drawn by another key.
    const means = { trusted: false, source, isBot: (seat: number) => bots[seat] === true };
    const taken = await importedSave({ engine, save, table, at }, means);
    return { game, settings, roles, taken };
  } catch (error) {
    const reason = save.version === engine.game.version ? "save-broken" : "rules-differ";
    throw new Refused("bad-message", { reason }, said(error));
  }
}

/** Replays in this thread, for games that no thread can load. */
export const replaysHere = (registry: GameRegistry, source: Entropy): Replays => ({
  play: (brought) => replayed(brought, registry, source),
  close: async () => {},
});
