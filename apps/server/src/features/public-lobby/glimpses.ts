import { type Settings, shownSettings } from "@westmarch/kernel";
import type { Glimpse, GlimpseTables } from "@westmarch/protocol";
import type { TableFacts } from "../../stores/table-facts.ts";
import { hasBegun } from "../../stores/table-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";
import type { Services } from "../../tables/services.ts";
import type { Exhibitions } from "./exhibitions.ts";
import { openToAll } from "./open-to-all.ts";

/** The most tables whose last glimpse is kept: it is the same for all who ask. */
const KEPT = 64;

/** How tables stand that anybody may look at, for small pictures: what a spectator sees, without who is there and what is told. */
export class Glimpses {
  readonly #services: Pick<Services, "store" | "log">;
  readonly #registry: GameRegistry;
  readonly #exhibitions: Exhibitions;
  readonly #last = new Map<string, Glimpse>();

  readonly #isOpen: () => boolean;

  /** @param isOpen whether the host lets tables be listed */
  constructor(
    services: Pick<Services, "store" | "log">,
    registry: GameRegistry,
    exhibitions: Exhibitions,
    isOpen: () => boolean,
  ) {
    this.#services = services;
    this.#isOpen = isOpen;
    this.#registry = registry;
    this.#exhibitions = exhibitions;
  }

  /**
   * How these tables stand. Those that not everybody may look at are left out; of one that stands as the caller knows it,
   * only the version is told.
   */
  async of({ tables }: GlimpseTables): Promise<Glimpse[]> {
    const { store } = this.#services;
    const asked = tables.map(({ table }) => table);
    const open = await openToAll(store, asked, this.#isOpen());
    const facts = await store.facts.of(open.tables);
    await this.#exhibitions.glance(open.exhibitions.filter((table) => !facts.get(table)?.position?.result));
    const told: Glimpse[] = [];
    for (const { table, version } of tables) {
      const known = facts.get(table);
      if (!known?.position) continue;
      if (version === known.position.version) told.push({ table, version });
      else told.push(...(await this.#glimpse(known, known.position.version)));
    }
    return told;
  }

  async #glimpse({ id, game }: TableFacts, version: number): Promise<Glimpse[]> {
    const last = this.#last.get(id);
    if (last && last.version >= version) return [last];
    const stored = await this.#services.store.table(id);
    const engine = this.#registry.engine(game);
    if (!stored || !hasBegun(stored) || !engine) return [];
    try {
      const settings = JSON.parse(stored.table.settings) as Settings;
      const state = engine.load(JSON.parse(stored.position.state) as { version: number }, settings);
      const fresh: Glimpse = {
        table: id,
        version: stored.position.version,
        shown: {
          game,
          settings: shownSettings(engine.game, settings),
          view: engine.view(state, null),
          over: stored.position.result !== null,
        },
      };
      this.#keep(fresh);
      return [fresh];
    } catch (error) {
      this.#services.log.trouble("a table could not be shown", error, { table: id });
      return [];
    }
  }

  #keep(fresh: Glimpse): void {
    this.#last.delete(fresh.table);
    this.#last.set(fresh.table, fresh);
    for (const table of [...this.#last.keys()].slice(0, Math.max(0, this.#last.size - KEPT)))
      this.#last.delete(table);
  }
}
