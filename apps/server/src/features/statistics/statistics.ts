import type { GameStatistics, StatisticsWish } from "@westmarch/protocol";
import { Refused, teamsOf } from "@westmarch/table";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import type { Services } from "../../tables/services.ts";
import { openToAll } from "../public-lobby/open-to-all.ts";
import type { Counting } from "./counting.ts";
import { figuresOf } from "./figures.ts";
import { takenFrom } from "./taking.ts";

/** The most games that are taken down between two looks for more. */
const AT_ONCE = 200;
/** The newest games that the figures of a game are made of. */
const MOST = 20_000;
/** Milliseconds for which figures are told as they are. */
const FRESH = 60_000;
/** The most answers that are kept. */
const KEPT = 100;

type Needs = Pick<Services, "store" | "clock" | "log">;

/** What finished games say of their game. A game is read once, when it has ended; figures are made of what was taken down. */
export class GameStatisticsOf {
  readonly #services: Needs;
  readonly #registry: GameRegistry;
  readonly #counting: Counting;
  readonly #isListed: () => boolean;
  readonly #told = new Map<string, { readonly at: number; readonly figures: Promise<GameStatistics> }>();

  /** @param isListed whether the host lets tables be listed */
  constructor(services: Needs, registry: GameRegistry, counting: Counting, isListed: () => boolean) {
    this.#services = services;
    this.#registry = registry;
    this.#counting = counting;
    this.#isListed = isListed;
  }

  /** Takes down a finished game, if it is to be counted; with an empty id, all that were left out so far. */
  async take(table: string): Promise<void> {
    if (table !== "") return this.#take(table);
    const { store, log } = this.#services;
    for (let after = ""; ; ) {
      const tables = await store.finished.uncounted(after, AT_ONCE);
      for (const one of tables)
        await this.#take(one).catch((error: unknown) =>
          log.trouble("a finished game could not be counted", error, { table: one }),
        );
      const last = tables.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  /** The figures of a game. Throws `Refused` if there is no such game. */
  of(game: string, wish: StatisticsWish): Promise<GameStatistics> {
    const engine = this.#registry.engine(game);
    if (!engine || this.#registry.hasRound(game))
      throw new Refused("not-found", { reason: "no-such-game" }, "There is no such game.");
    const key = JSON.stringify([game, wish]);
    const now = this.#services.clock();
    const known = this.#told.get(key);
    if (known && now >= known.at && now < known.at + FRESH) return known.figures;
    const figures = this.#figures(game, engine, wish);
    this.#told.delete(key);
    this.#told.set(key, { at: now, figures });
    figures.catch(() => this.#told.delete(key));
    for (const old of [...this.#told.keys()].slice(0, Math.max(0, this.#told.size - KEPT)))
      this.#told.delete(old);
    return figures;
  }

  async #figures(
    game: string,
    engine: AnyEngine,
    { language, against, usual, since }: StatisticsWish,
  ): Promise<GameStatistics> {
    const wish = { game, against: against ?? null, usual: usual === "1", since: since ?? null };
    const [rows, known] = await Promise.all([
      this.#services.store.finished.counted(wish, MOST),
      this.#counting(game, language),
    ]);
    const settings = Object.fromEntries(engine.game.settings.map(({ id, initial }) => [id, initial]));
    const seats = engine.game.seats(settings);
    const roles = teamsOf(engine.game, settings).map((team) => team.flatMap((seat) => seats[seat] ?? []));
    return { game, roles, ...figuresOf(rows, roles.length, known?.named ?? ((_, key) => key)) };
  }

  async #take(table: string): Promise<void> {
    const { store } = this.#services;
    const game = (await store.facts.at(table))?.game ?? "";
    const engine = this.#registry.engine(game);
    if (!engine || this.#registry.hasRound(game)) return;
    const isPublic = (await openToAll(store, [table], this.#isListed())).tables.length > 0;
    if (!isPublic && !(await store.finished.isRated(table))) return;
    const count = isPublic ? ((await this.#counting(game, "en"))?.count ?? null) : null;
    const row = await takenFrom(store, table, { engine, count, isPublic });
    if (row) await store.finished.keep(row);
  }
}
