import type { Result } from "@westmarch/kernel";
import type { ArchivedTold, ArchivePage, ArchiveWish } from "@westmarch/protocol";
import type { SeatData } from "../../database/schema/seats.ts";
import { momentOf } from "../../platform/monotonic-clock.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { AfterGame, ArchivedGame, FinishedWish } from "../../stores/finished-store.ts";
import { seatInfo } from "../../tables/seat-info.ts";
import type { Services } from "../../tables/services.ts";
import type { Endings } from "../accounts/endings.ts";
import type { Lobby } from "../lobby/lobby.ts";

/** Games on a page, and the most that are handed out as records with one call. */
const PAGE = 8;
export const RECORDS = 50;

type Needs = Pick<Services, "store" | "clock" | "steady">;

interface Parts {
  readonly people: Pick<AccountStore, "byName">;
  readonly endings: Endings;
  readonly lobby: Pick<Lobby, "replay">;
  /** Whether the host lets tables be listed. */
  readonly isListed: () => boolean;
}

/** Finished games that every visitor may see, found by what was taken down of them. */
export class Archive {
  readonly #services: Needs;
  readonly #parts: Parts;

  constructor(services: Needs, parts: Parts) {
    this.#services = services;
    this.#parts = parts;
  }

  /** A page of games. `asks`: the account that looks. */
  async page(given: ArchiveWish, asks: string | null): Promise<ArchivePage> {
    const { finished, facts } = this.#services.store;
    const wish = await this.#wishOf(given, asks);
    if (!wish) return { games: [], total: 0, next: null };
    const listed = this.#parts.isListed();
    const [found, total] = await Promise.all([
      finished.open(wish, listed, PAGE + 1, afterIn(given)),
      finished.countOpen(wish, listed),
    ]);
    const games = found.slice(0, PAGE);
    const last = games.at(-1);
    const tables = games.map(({ table_id }) => table_id);
    const [seats, stands] = await Promise.all([facts.seats(tables), facts.of(tables)]);
    const told = await Promise.all(
      games.map(async (game) => {
        const stand = stands.get(game.table_id);
        const result = JSON.parse(game.result) as Result;
        const ending = stand ? await this.#parts.endings.of(stand, result, given.language) : {};
        return { ...ending, ...this.#told(game, result, seats.get(game.table_id) ?? []) };
      }),
    );
    return { games: told, total, next: found.length > PAGE && last ? `${last.at}-${last.table_id}` : null };
  }

  /** The records of the games on the page and after it, each as a line of JSON. A game that is gone meanwhile is left out. */
  async *records(given: ArchiveWish, asks: string | null): AsyncGenerator<string> {
    const wish = await this.#wishOf(given, asks);
    if (!wish) return;
    const games = await this.#services.store.finished.open(
      wish,
      this.#parts.isListed(),
      RECORDS,
      afterIn(given),
    );
    for (const { replay } of games) {
      const record = await this.#parts.lobby.replay(replay).catch(() => null);
      if (record) yield `${JSON.stringify(record)}\n`;
    }
  }

  /** Null: no game is found, as there is no such person, or it shows others no games. */
  async #wishOf(
    { game, person, ending, against, usual, since, from, to }: ArchiveWish,
    asks: string | null,
  ): Promise<FinishedWish | null> {
    const wish = {
      game: game ?? null,
      reason: ending ?? null,
      against: against ?? null,
      usual: usual === "1",
      since: since ?? null,
      from: from ?? null,
      to: to ?? null,
    };
    if (person === undefined) return wish;
    const found = await this.#parts.people.byName(person);
    return found && (found.shows_games === 1 || found.id === asks) ? { ...wish, person: found.id } : null;
  }

  #told(row: ArchivedGame, { winners }: Result, rows: readonly SeatData[]): ArchivedTold {
    const now = momentOf(this.#services);
    return {
      table: row.table_id,
      game: row.game,
      token: row.replay,
      seats: rows.map((seat) => {
        const { role, player } = seatInfo(seat, false, now);
        if (player?.kind !== "person") return { role, player };
        const { name, seal } = player;
        return { role, player: { kind: "person", name, online: false, ...(seal && { seal }) } };
      }),
      winners,
      endedAt: row.at,
      rounds: row.rounds,
      minutes: row.minutes,
    };
  }
}

/** Where the page begins; null: with the newest game. */
function afterIn({ after }: ArchiveWish): AfterGame | null {
  if (after === undefined) return null;
  const dash = after.indexOf("-");
  return { at: Number(after.slice(0, dash)), table: after.slice(dash + 1) };
}
