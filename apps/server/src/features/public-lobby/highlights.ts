import { type Core, type Result, type Settings, shownSettings } from "@westmarch/kernel";
import type { Highlight } from "@westmarch/protocol";
import type { SeatData } from "../../database/schema/seats.ts";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { type BegunTable, hasBegun } from "../../stores/table-store.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { recallOf } from "../../tables/history/history.ts";
import { spread, stateAt } from "../../tables/history/replay-segment.ts";
import { seatInfo } from "../../tables/seat-info.ts";
import type { Services } from "../../tables/services.ts";
import { openToAll } from "./open-to-all.ts";

type HighlightServices = Pick<
  Services,
  "store" | "bots" | "scheduler" | "entropy" | "log" | "clock" | "steady"
>;

/** So many moments of a finished game are judged, evenly spread, each for so many milliseconds. */
const LOOKS = 24;
const THINK = 100;
/** A side is ahead with a chance this far from even. */
const AHEAD = 0.08;
/** What one change of the lead counts beside a swing, in thousandths. */
const LEAD = 150;
/** The newest games are chosen among, and so many of them are told. */
const AMONG = 60;
const TOLD = 6;

/** What the first seat's chances were at a version. */
interface Judged {
  readonly version: number;
  readonly worth: number;
}

/** How much happened in a game, from what one side's chances were in the course of it. */
export function happened(course: readonly Judged[]): {
  readonly leads: number;
  readonly swing: number;
  readonly turned: number;
} {
  let leads = 0;
  let swing = 0;
  let turned = 0;
  let ahead = 0;
  for (const [at, { version, worth }] of course.entries()) {
    const before = course[at - 1];
    const change = before ? Math.abs(worth - before.worth) : 0;
    if (change > swing) [swing, turned] = [change, version];
    const now = Math.abs(worth - 0.5) < AHEAD ? ahead : Math.sign(worth - 0.5);
    if (ahead !== 0 && now !== ahead) leads++;
    ahead = now;
  }
  return { leads, swing: Math.round(swing * 1000), turned };
}

const endOf = ({ winners }: Result): number => {
  if (winners.length === 0) return 0.5;
  return winners.includes(0) ? 1 : 0;
};

/** Finished games that every visitor may see, and of these the ones in which most happened. */
export class Highlights {
  readonly #services: HighlightServices;
  readonly #registry: GameRegistry;
  readonly #isOpen: () => boolean;

  /** @param isOpen whether the host lets tables be listed */
  constructor(services: HighlightServices, registry: GameRegistry, isOpen: () => boolean) {
    this.#services = services;
    this.#registry = registry;
    this.#isOpen = isOpen;
  }

  /** Works out how much happened in a game that has ended, if every visitor may see it. People's tables go first. */
  async weigh(table: string): Promise<void> {
    const { store, bots } = this.#services;
    if (!bots?.judge) return;
    const { tables } = await openToAll(store, [table], this.#isOpen());
    const stored = tables.length > 0 ? await store.table(table) : null;
    const engine = stored && this.#registry.engine(stored.table.game);
    if (!engine || !hasBegun(stored) || stored.position.replayable === 0) return;
    const { result, changed_at: at, version } = stored.position;
    if (result === null) return;
    const course = await this.#course(engine, stored);
    const end = { version, worth: endOf(JSON.parse(result) as Result) };
    await store.highlights.keep({ table_id: table, at, ...happened([...course, end]) });
  }

  /** The games in which most happened, of the last ones that have ended. */
  async best(): Promise<Highlight[]> {
    const { store } = this.#services;
    const newest = await store.highlights.newest(AMONG);
    const { tables } = await openToAll(
      store,
      newest.map(({ table_id }) => table_id),
      this.#isOpen(),
    );
    const open = newest.filter(({ table_id }) => tables.includes(table_id));
    const shown = open
      .toSorted((a, b) => b.leads * LEAD + b.swing - (a.leads * LEAD + a.swing))
      .slice(0, TOLD);
    const seats = await store.facts.seats(shown.map(({ table_id }) => table_id));
    return shown.map(({ table_id, game, replay, result, at, leads, swing, turned }) => ({
      table: table_id,
      game,
      token: replay,
      seats: this.#seatsOf(seats.get(table_id) ?? []),
      winners: (JSON.parse(result) as Result).winners,
      endedAt: at,
      leads,
      swing,
      turned,
    }));
  }

  #seatsOf(rows: readonly SeatData[]): Highlight["seats"] {
    const now = momentOf(this.#services);
    return rows.map((row) => {
      const { role, player } = seatInfo(row, false, now);
      if (player?.kind !== "person") return { role, player };
      const { name, seal } = player;
      return { role, player: { kind: "person" as const, name, online: false, ...(seal && { seal }) } };
    });
  }

  async #course(engine: AnyEngine, { table, position }: BegunTable): Promise<Judged[]> {
    const { store } = this.#services;
    const settings = JSON.parse(table.settings) as Settings;
    const course: Judged[] = [];
    for (const version of spread(position.version, LOOKS)) {
      const state = await stateAt({ store, engine, table: table.id, settings }, version);
      if (state.result) break;
      course.push({ version, worth: await this.#judge(engine, { id: table.id, settings, state, version }) });
    }
    return course;
  }

  #judge(
    engine: AnyEngine,
    at: { readonly id: string; readonly settings: Settings; readonly state: Core; readonly version: number },
  ): Promise<number> {
    const { store, bots, scheduler, entropy } = this.#services;
    const recall = recallOf(store, at.id);
    const { signal } = new AbortController();
    return scheduler.within({ table: at.id, show: true }, THINK, signal, async (budgetMs, either, enough) => {
      const worth = await bots?.judge?.({
        game: engine.game.id,
        settings: shownSettings(engine.game, at.settings),
        view: engine.view(at.state, 0),
        seat: 0,
        recall: () => recall(0, at.version),
        level: "fair",
        budgetMs,
        seed: entropy(4).readUInt32BE() % 2 ** 31,
        signal: either,
        enough,
      });
      return worth ?? 0.5;
    });
  }
}
