/** From one round of a tournament to the next: who plays whom, at which table, and when. */
import type { EntrantData } from "../../database/schema/tournaments.ts";
import type { HostKey } from "../../stores/host-key.ts";
import { type Held, TournamentStore } from "../../stores/tournament-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";
import type { Services } from "../../tables/services.ts";
import type { Ratings } from "../ratings/ratings.ts";
import type { ServerWebhook } from "../server-webhook/server-webhook.ts";
import { type Give, goOn } from "./advance.ts";
import { seeded } from "./seeding.ts";
import { beginInTime } from "./starting.ts";

type RoundsServices = Pick<Services, "store" | "clock" | "steady" | "entropy" | "tablesToNotify" | "jobs">;

interface RoundsGiven {
  readonly registry: GameRegistry;
  readonly store: TournamentStore;
  readonly key: HostKey;
  /** Moves a seat into an account. */
  readonly give: Give;
  readonly ratings: Ratings;
  readonly news: Pick<ServerWebhook, "tell">;
}

/** A timer is set for what lies at most so many milliseconds ahead: the look at all tournaments finds the rest. */
const AHEAD = 3_600_000;

/** Advances tournaments: begins those whose time has come, closes rounds that are played, pairs the next and opens their tables. */
export class Rounds {
  readonly #services: RoundsServices;
  readonly #given: RoundsGiven;
  /** Timers until the next round of each tournament. */
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(services: RoundsServices, given: RoundsGiven) {
    this.#services = services;
    this.#given = given;
  }

  /** Advances a tournament as far as it goes; with an empty id, all that are running. */
  async goOn(id: string): Promise<void> {
    if (id === "") {
      for (const one of await this.#given.store.going(this.#services.clock() + AHEAD)) await this.goOn(one);
      return;
    }
    const { registry, store, key, give } = this.#given;
    const held = await store.held(id);
    const engine = held && registry.engine(held.tournament.game);
    if (!engine) return;
    if (held.tournament.state === "open" && !(await this.#begun(held))) return;
    const { clock, steady, entropy } = this.#services;
    const people = held.entrants.flatMap(({ person_id }) => person_id ?? []);
    const names = new Map((await store.seals(people)).map((seal) => [seal.id, seal.name]));
    const nameOf = ({ name, person_id }: EntrantData) => name ?? names.get(person_id ?? "") ?? "";
    const means = {
      engine,
      key,
      source: entropy,
      at: clock(),
      steady: steady(),
      nameOf,
      give,
    };
    const went = await store.change(id, (trx) => goOn(trx, () => new TournamentStore(trx).held(id), means));
    const opened = went?.opened ?? [];
    this.#waitFor(id, went?.nextAt == null ? null : went.nextAt - steady());
    for (const table of opened) this.#services.tablesToNotify.add(table);
    // A computer may have to move first against a person. Of games between computers alone, one is played at a time.
    const [show] = await store.shows(id);
    for (const table of new Set([...opened, ...(show === undefined ? [] : [show])]))
      if (table === show || !(await this.#isShow(table))) this.#services.jobs.ask("attend", table);
  }

  /** The entrants of a tournament by rating, the strongest first; equals by lot. */
  async orderOf(id: string): Promise<readonly number[]> {
    const held = await this.#given.store.held(id);
    if (held?.tournament.state !== "open") return [];
    const { game } = held.tournament;
    return seeded(held.entrants, {
      strengthOf: async (entity) => (await this.#given.ratings.ratingOf(game, entity)).mu,
      lot: () => this.#services.entropy(4).readUInt32BE(),
    });
  }

  /** Tells the webhook of the whole server that a tournament has begun. */
  async tellBegun(id: string): Promise<void> {
    const held = await this.#given.store.held(id);
    if (!held) return;
    const { name, game } = held.tournament;
    await this.#given.news.tell("begun", { name, game }, `/tournament/${id}`);
  }

  /** Begins a tournament whose time has come; false if it has not begun. */
  async #begun({ tournament: { id, starts_at } }: Held): Promise<boolean> {
    const { clock, steady } = this.#services;
    const { store } = this.#given;
    if (starts_at !== null && starts_at <= clock()) {
      const order = await this.orderOf(id);
      await store.change(id, (trx, held) => beginInTime(trx, held, { at: clock(), steady: steady(), order }));
    }
    const now = await store.held(id);
    if (now?.tournament.state === "running") await this.tellBegun(id);
    if (now?.tournament.state !== "open") return now !== null;
    const next = now.tournament.starts_at;
    this.#waitFor(id, next === null ? null : Math.max(0, next - clock()));
    return false;
  }

  /**
   * Advances the tournament when its next round begins, or the first, in so many milliseconds. If this process ends before, the look at all tournaments each minute
   * does it.
   */
  #waitFor(id: string, left: number | null): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (left === null || left > AHEAD) return;
    const timer = setTimeout(() => this.#services.jobs.ask("tournament", id), left);
    this.#timers.set(id, timer.unref());
  }

  /** Whether only computers play at a table. */
  async #isShow(table: string): Promise<boolean> {
    return (await this.#services.store.seats.seats(table)).every(({ kind }) => kind === "bot");
  }
}
