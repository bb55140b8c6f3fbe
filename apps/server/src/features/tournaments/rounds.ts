/** From one round of a tournament to the next: who plays whom, at which table, and when. */
import type { EntrantData } from "../../database/schema/tournaments.ts";
import type { HostKey } from "../../stores/host-key.ts";
import { TournamentStore } from "../../stores/tournament-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";
import type { Services } from "../../tables/services.ts";
import { type Give, goOn } from "./advance.ts";

type RoundsServices = Pick<Services, "store" | "clock" | "steady" | "entropy" | "tablesToNotify" | "jobs">;

interface RoundsGiven {
  readonly registry: GameRegistry;
  readonly store: TournamentStore;
  readonly key: HostKey;
  /** Moves a seat into an account. */
  readonly give: Give;
}

/** Advances tournaments: closes rounds that are played, pairs the next and opens their tables. */
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
      for (const one of await this.#given.store.running()) await this.goOn(one);
      return;
    }
    const { registry, store, key, give } = this.#given;
    const held = await store.held(id);
    const engine = held && registry.engine(held.tournament.game);
    if (!engine) return;
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
    this.#waitFor(id, went?.nextAt ?? null);
    for (const table of opened) this.#services.tablesToNotify.add(table);
    // A computer may have to move first against a person. Of games between computers alone, one is played at a time.
    const [show] = await store.shows(id);
    for (const table of new Set([...opened, ...(show === undefined ? [] : [show])]))
      if (table === show || !(await this.#isShow(table))) this.#services.jobs.ask("attend", table);
  }

  /**
   * Advances the tournament when its next round begins. If this process ends before, the look at all tournaments each minute
   * does it.
   */
  #waitFor(id: string, nextAt: number | null): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (nextAt === null) return;
    const timer = setTimeout(
      () => this.#services.jobs.ask("tournament", id),
      nextAt - this.#services.steady(),
    );
    this.#timers.set(id, timer.unref());
  }

  /** Whether only computers play at a table. */
  async #isShow(table: string): Promise<boolean> {
    return (await this.#services.store.seats.seats(table)).every(({ kind }) => kind === "bot");
  }
}
