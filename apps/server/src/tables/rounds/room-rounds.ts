import type { RoundNow } from "@westmarch/protocol";
import type { TableNews } from "../../database/dispatch.ts";
import type { BegunTable } from "../../stores/table-store.ts";
import type { TableServices } from "../services.ts";
import type { InRound } from "./in-round.ts";
import type { Rounds } from "./rounds.ts";

/** The rooms of a process, as its rounds see them. */
interface RoundRooms {
  /** The room of a table, if it is in memory. */
  liveRoom(table: string): { tellRound(round: RoundNow): void } | null;
  /** The room of a table, read from the database if need be. */
  room(table: string): Promise<{ rouse(): void }>;
  /** Tells of a table here and at all other processes. */
  pass(table: string, news: TableNews): void;
}

type RoundServices = Pick<TableServices, "store" | "log" | "cluster">;

/** Joins rooms to their rounds: tells them how the round stands, and advances it when a game ends. */
export class RoomRounds {
  readonly #services: RoundServices;
  readonly #rounds: Rounds;
  readonly #rooms: RoundRooms;
  /** Rounds that are just being advanced. */
  readonly #advancing = new Set<Promise<void>>();
  #stopped = false;

  constructor(services: RoundServices, rounds: Rounds, rooms: RoundRooms) {
    this.#services = services;
    this.#rounds = rounds;
    this.#rooms = rooms;
  }

  /** Shows every table of a round how it stands now, opens it when it is over, and lets the next two computers play. */
  async advance(home: string): Promise<void> {
    const round = await this.#rounds.now(home);
    if (!round) return;
    if (round.over) await this.release(home);
    const tables = round.stages.flatMap(({ pairings }) => pairings.flatMap(({ table }) => table ?? []));
    for (const table of [home, ...tables]) {
      this.#rooms.liveRoom(table)?.tellRound(round);
      this.#services.cluster.tell({ table, news: { what: "round" } });
    }
    const next = (await this.#services.store.rounds.shows()).find(({ before }) => before === home);
    if (next && !this.#stopped) (await this.#rooms.room(next.table)).rouse();
  }

  /** Opens what was kept back of the games of a round. */
  async release(home: string): Promise<void> {
    for (const table of await this.#rounds.release(home)) this.#rooms.pass(table, { what: "released" });
  }

  /** What a table has to do with a round; null: nothing. */
  async of({ table }: BegunTable): Promise<InRound | null> {
    const home = await this.#rounds.home(table);
    if (home === null) return this.#inTournament(table.id);
    const over = (await this.#rounds.now(home))?.over === true;
    // A server that fell at the end of a round has not done so.
    if (over) await this.#rounds.release(home);
    return {
      now: () => this.#rounds.now(home),
      withheld: !over,
      counts: home !== table.id,
      ended: () => {
        const advancing = this.advance(home)
          .catch((error: unknown) => this.#services.log.trouble("a round could not go on", error))
          .finally(() => this.#advancing.delete(advancing));
        this.#advancing.add(advancing);
      },
    };
  }

  /** Lets no more computers play. */
  stop(): void {
    this.#stopped = true;
  }

  /** Resolves when no round is being advanced. */
  async drained(): Promise<void> {
    await Promise.all(this.#advancing);
  }

  /** At a table of a tournament seats stay with the players it has paired, and computers play unwatched. */
  async #inTournament(table: string): Promise<InRound | null> {
    if ((await this.#services.store.tournaments.of(table)) === null) return null;
    return { now: async () => null, withheld: false, counts: true, ended: () => {} };
  }
}
