/** How finished games ended, in words. */
import { stoppedByPeople } from "@westmarch/boardkit/stopped";
import type { Core, Result } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { EndingTold } from "@westmarch/protocol";
import type { Log } from "../../platform/log.ts";
import type { TableFacts } from "../../stores/table-facts.ts";
import { type BegunTable, hasBegun, type StoredTable } from "../../stores/table-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";

/** The most endings that are cached. */
const MOST = 1000;

/** Says how a position of a game has ended, as a spectator sees it; null: there are no words for it. */
export type Ending = (game: string, view: Core, language: Language) => Promise<string | null>;

export class Endings {
  readonly #registry: GameRegistry;
  readonly #log: Log;
  readonly #ending: Ending;
  /** By table and language. A finished game does not change. */
  readonly #known = new Map<string, string | null>();

  readonly #read: (table: string) => Promise<StoredTable | null>;

  constructor(
    registry: GameRegistry,
    log: Log,
    ending: Ending,
    read: (table: string) => Promise<StoredTable | null>,
  ) {
    this.#read = read;
    this.#registry = registry;
    this.#log = log;
    this.#ending = ending;
  }

  async of({ id }: TableFacts, result: Result, language: Language): Promise<EndingTold> {
    if (stoppedByPeople(result)) return { by: result.reason };
    const key = `${id} ${language}`;
    const known = this.#known.get(key);
    // The table is read only if its ending is not cached.
    const stored = known === undefined ? await this.#read(id) : null;
    const text = stored && hasBegun(stored) ? await this.#told(stored, language) : (known ?? null);
    if (known === undefined) this.#keep(key, text);
    return text === null ? {} : { text };
  }

  async #told({ table, position }: BegunTable, language: Language): Promise<string | null> {
    const engine = this.#registry.engine(table.game);
    if (!engine) return null;
    try {
      const state = engine.load(JSON.parse(position.state) as Core);
      return await this.#ending(table.game, engine.view(state, null), language);
    } catch (error) {
      // A list of games is shown even if one ending is missing.
      this.#log.defect("how a game ended could not be told", error, { table: table.id });
      return null;
    }
  }

  #keep(key: string, text: string | null): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, text);
  }
}
