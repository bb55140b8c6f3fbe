import { createHmac } from "node:crypto";
import type { Level } from "@westmarch/kernel";
import type { Exhibition } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Entropy } from "../../platform/random.ts";
import type { LastExhibition } from "../../stores/exhibition-store.ts";
import type { HostKey } from "../../stores/host-key.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { createTable } from "../../tables/opening/create-table.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";

type ExhibitionServices = Pick<Services, "store" | "clock" | "steady" | "policy" | "bots" | "log">;

/** How strong the computers play. */
const LEVEL: Level = "fair";
/** Milliseconds for which a finished exhibition stays before the next one begins. */
const LINGERS = 30_000;
/** The finished exhibitions that are kept, to be replayed. The table of an older one is deleted when another begins. */
const KEPT = 10;

/** Bytes that follow from a key and a name alone. */
function seeded(key: HostKey, name: string): Entropy {
  let drawn = 0;
  const more = (): Buffer => createHmac("sha256", key).update(`${name} ${drawn++}`).digest();
  return (bytes) => {
    const parts: Buffer[] = [];
    for (let length = 0; length < bytes; length += 32) parts.push(more());
    return Buffer.concat(parts).subarray(0, bytes);
  };
}

/**
 * Games that computers play for whoever looks on, one at a time and of all games by turns. One is opened when somebody asks
 * for it and the last is over, and it goes on while somebody looks: a server that nobody looks at plays none. Which game comes
 * when, and its chance, follow from the host's key and from how many came before.
 */
export class Exhibitions {
  readonly #services: ExhibitionServices;
  readonly #rooms: RoomRegistry;
  readonly #key: HostKey;
  readonly #programme: readonly AnyEngine[];
  #asking: Promise<Exhibition | null> | null = null;

  constructor(services: ExhibitionServices, rooms: RoomRegistry, registry: GameRegistry, key: HostKey) {
    this.#services = services;
    this.#rooms = rooms;
    this.#key = key;
    // A game that only leads to others is nothing to look at by itself.
    this.#programme = registry.games.flatMap(({ id }) => {
      const engine = registry.hasRound(id) ? null : registry.engine(id);
      return engine ?? [];
    });
  }

  /** The exhibition of now, which begins if need be; null: this server has none. */
  now(): Promise<Exhibition | null> {
    const { policy, bots } = this.#services;
    if (!policy.exhibitions || !bots || this.#programme.length === 0) return Promise.resolve(null);
    this.#asking ??= this.#now().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** Lets the computers of these exhibitions play on, as a page shows them. */
  async glance(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      await this.#rooms.room(table);
      this.#rooms.pass(table, { what: "glanced" });
    }
  }

  async #now(): Promise<Exhibition> {
    const { store, clock } = this.#services;
    const last = await store.exhibitions.last();
    if (last && (!last.isOver || clock() - last.changedAt < LINGERS)) return this.#told(last);
    await this.#begin(last === null ? 0 : last.nth + 1);
    const begun = await store.exhibitions.last();
    if (!begun) throw new Refused("unavailable");
    return this.#told(begun);
  }

  async #begin(nth: number): Promise<void> {
    const { store, clock, steady, log } = this.#services;
    const { game } = this.#gameOf(nth);
    const settings = Object.fromEntries(game.settings.map(({ id, initial }) => [id, initial]));
    const seats = game.seats(settings).map(() => ({ kind: "bot" as const, level: LEVEL }));
    const made = createTable(
      this.#gameOf(nth),
      { game: game.id, settings: {}, seats, sealed: [], rated: false },
      { at: clock(), steady: steady() },
      seeded(this.#key, `exhibition ${nth}`),
    );
    if (!(await store.exhibitions.open(nth, made.rows, made.opened.spectator))) return;
    log.info("an exhibition begins", { table: made.opened.table, game: game.id });
    const earlier = await store.exhibitions.before(nth);
    for (const { table, version } of earlier.slice(0, Math.max(0, earlier.length - KEPT)))
      await this.#rooms.cleared(table, () => store.retention.remove(table, version));
  }

  #gameOf(nth: number): AnyEngine {
    const engine = this.#programme[nth % this.#programme.length];
    if (!engine) throw new Refused("unavailable");
    return engine;
  }

  #told({ nth, table, watch, game }: LastExhibition): Exhibition {
    return { table, game, token: watch, level: LEVEL, next: this.#gameOf(nth + 1).game.id };
  }
}
