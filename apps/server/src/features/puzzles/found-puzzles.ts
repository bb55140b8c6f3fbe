/** Finds puzzles in finished games of people who let puzzles be made of them. */
import type { Core, Settings } from "@westmarch/kernel";
import { type KeptPuzzle, LEAST_CHOICES } from "@westmarch/kernel/puzzle";
import type { BotPlayer } from "@westmarch/players/port";
import { hashOf } from "../../platform/random.ts";
import { hasBegun } from "../../stores/table-store.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { spread, stateAt } from "../../tables/history/replay-segment.ts";
import type { Services } from "../../tables/services.ts";

type PuzzleServices = Pick<Services, "store" | "bots" | "scheduler" | "entropy" | "log" | "clock" | "steady">;

/** So many moments of a game are looked at, evenly spread. */
const LOOKS = 32;
/** No more puzzles come from one game. */
const OF_ONE_GAME = 2;
/** Milliseconds that one look may take, and after which no further one begins: a job that lasts longer is taken for lost. */
const LOOK = 10_000;
const IN_ALL = 30_000;
/** So many puzzles of a game are kept: the newest. */
const KEPT = 200;
/** Characters of a puzzle's name. */
const NAME = 12;

/** A moment of a finished game. */
interface Moment {
  readonly table: string;
  readonly version: number;
  readonly settings: Settings;
  readonly state: Core;
}

/** Puzzles found in games of people. */
export class FoundPuzzles {
  readonly #services: PuzzleServices;
  readonly #registry: GameRegistry;

  constructor(services: PuzzleServices, registry: GameRegistry) {
    this.#services = services;
    this.#registry = registry;
  }

  /** Looks for puzzles in a game that has ended, if all its players let that be done. People's tables go first. */
  async lookIn(table: string): Promise<void> {
    const { store, bots, steady, log } = this.#services;
    // Most games are not given: nothing else is read of those.
    if (!bots?.puzzle || !(await store.puzzles.isGiven(table))) return;
    const stored = await store.table(table);
    const engine = stored && this.#registry.engine(stored.table.game);
    if (!engine || !hasBegun(stored) || stored.position.replayable === 0 || !stored.position.result) return;
    const settings = JSON.parse(stored.table.settings) as Settings;
    if (!isCommon(engine, settings)) return;
    const { version: last } = stored.position;
    const found: KeptPuzzle[] = [];
    const end = steady() + IN_ALL;
    for (const version of spread(last, LOOKS)) {
      if (found.length === OF_ONE_GAME || steady() > end) break;
      const state = await stateAt({ store, engine, table, settings }, version);
      const moment = { table, version, settings, state };
      const puzzle = await this.#look(engine, bots, moment).catch((error: unknown) =>
        log.trouble("a moment could not be looked at for a puzzle", error, { game: engine.game.id }),
      );
      if (puzzle && found.every(({ because }) => because !== puzzle.because)) found.push(puzzle);
    }
    for (const puzzle of found) await this.#keep(engine, puzzle);
  }

  /** What was found of a game, the newest first. */
  async of(game: string): Promise<readonly KeptPuzzle[]> {
    return (await this.#services.store.puzzles.of(game)).map((text) => JSON.parse(text) as KeptPuzzle);
  }

  #keep({ game }: AnyEngine, puzzle: KeptPuzzle): Promise<void> {
    const { store, clock } = this.#services;
    const row = { id: puzzle.id, game: game.id, at: clock(), puzzle: JSON.stringify(puzzle) };
    return store.puzzles.keep(row, KEPT);
  }

  /** The puzzle of a moment; null: it is none, or the computers have no time for it. */
  async #look(
    engine: AnyEngine,
    { puzzle }: BotPlayer,
    { table, version, settings, state }: Moment,
  ): Promise<KeptPuzzle | null> {
    const [ask, ...others] = state.result ? [] : engine.asks(state);
    if (!ask || others.length > 0 || ask.options.length < LEAST_CHOICES || !puzzle) return null;
    const { scheduler, entropy } = this.#services;
    const { signal } = new AbortController();
    const question = {
      game: engine.game.id,
      settings,
      position: engine.game.notation.write(state),
      seat: ask.seat,
      name: hashOf(`puzzle ${table} ${version}`).slice(0, NAME),
      seed: entropy(4).readUInt32BE() % 2 ** 31,
    };
    return scheduler.within({ table, show: true }, LOOK, signal, async (milliseconds, _either, enough) =>
      milliseconds < LOOK ? null : puzzle({ ...question, budgetMs: LOOK, enough }),
    );
  }
}

/** Whether all that is set is known to everybody: no player brought a deck or cards of their own. */
const isCommon = ({ game }: AnyEngine, settings: Settings): boolean =>
  game.settings.every(
    ({ id, kind, initial }) =>
      kind === "switch" || kind === "choice" || (settings[id] ?? initial) === initial,
  );
