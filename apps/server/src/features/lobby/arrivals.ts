import { type Seat, type Settings, shownSettings } from "@westmarch/kernel";
import type { ArrangeTable, InvitationNow, StandIn } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { LinkData, SeatData } from "../../database/schema/seats.ts";
import { hashOf } from "../../platform/random.ts";
import { hasBegun, type StoredTable } from "../../stores/table-store.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { isHost, isOpener } from "../../tables/opening/create-table.ts";
import { settingsForRematch, validSettings } from "../../tables/opening/seat-settings.ts";
import { startGame } from "../../tables/opening/start-game.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { TableServices } from "../../tables/services.ts";
import { TableChance } from "../../tables/table-chance.ts";
import { paceIn, timedPace } from "../../tables/time/game-clocks/clock-state.ts";
import type { Lobby } from "./lobby.ts";

type ArrivalServices = Pick<TableServices, "store" | "policy" | "clock" | "bots" | "log" | "tablesToNotify">;

/** A table that waits for guests, with the rules it is played by. */
interface Waiting {
  readonly stored: StoredTable;
  readonly engine: AnyEngine;
  /** The own seats of the caller, who has opened it. */
  readonly own: readonly Seat[];
}

/** What happens until the guests of a table have come: what their invitations say, and what its opener may change meanwhile. */
export class Arrivals {
  readonly #services: ArrivalServices;
  readonly #rooms: RoomRegistry;
  readonly #registry: GameRegistry;
  readonly #lobby: Pick<Lobby, "access" | "checkPace" | "stored" | "seatsAt">;

  constructor(
    services: ArrivalServices,
    rooms: RoomRegistry,
    registry: GameRegistry,
    lobby: Pick<Lobby, "access" | "checkPace" | "stored" | "seatsAt">,
  ) {
    this.#services = services;
    this.#rooms = rooms;
    this.#registry = registry;
    this.#lobby = lobby;
  }

  /** What an invitation opens, or why it opens nothing. Throws `Refused` where there is none. */
  async told(token: string): Promise<InvitationNow> {
    const { store } = this.#services;
    const link = await store.waiting.invitation(hashOf(token));
    const stored = link && (await store.table(link.table_id));
    const engine = stored && this.#registry.engine(stored.table.game);
    if (!engine) throw new Refused("not-found");
    const { game } = stored.table;
    const host = stored.seats.find((row) => row.kind === "person" && isHost(row))?.name ?? null;
    const state = stateOf(link, stored);
    const { id } = stored.table;
    const isWatched = state !== "renewed" && (await this.#mayWatch(stored));
    const told = { state, game, host, ...(isWatched && { table: id, watch: true as const }) };
    // Who sits there now is none of the business of whoever holds a link that opens nothing.
    if (state !== "open") return told;
    const pace = timedPace(stored.table.pace);
    return {
      ...told,
      table: id,
      seat: (JSON.parse(link.seats) as Seat[])[0],
      seats: await this.#lobby.seatsAt(id),
      settings: shownSettings(engine.game, JSON.parse(stored.table.settings) as Settings),
      ...(pace && { pace }),
      ...(!stored.position && { gathers: true as const }),
    };
  }

  async #mayWatch({ table, position }: StoredTable): Promise<boolean> {
    const { policy, store } = this.#services;
    if (!policy.commons || position?.result != null) return false;
    return (await store.listings.listing(table.id))?.watch != null;
  }

  /** Changes the settings of a table that waits, or the side of its opener. Links stay, and nobody has sat down yet. */
  async arrange({ token, seat, settings: wanted, pace }: ArrangeTable): Promise<void> {
    const { store, log } = this.#services;
    const { stored, engine, own } = await this.#waiting(token);
    const { table, seats } = stored;
    await this.#lobby.checkPace({ game: table.game, ...(pace && { pace }) });
    const swap = seat === undefined || own.includes(seat) ? null : placesOf(seats, own, seat);
    const before = JSON.parse(table.settings) as Settings;
    const kept = wanted ? validSettings(engine, { ...before, ...wanted }) : before;
    const turned = (at: Seat) => (swap?.includes(at) ? (at === swap[0] ? swap[1] : swap[0]) : at);
    const settings = swap ? settingsForRematch(engine, kept, turned) : kept;
    const roles = engine.game.seats(settings);
    if (roles.length !== seats.length)
      throw new Refused("bad-message", { reason: "seats" }, `This table has ${seats.length} seats.`);
    // Throws where the game would be over at once.
    startGame(
      { id: table.id, engine, settings, chance: new TableChance(table.chance_key, []) },
      () => false,
      this.#services.clock(),
    );
    const party = seats[own[0] ?? 0]?.party ?? 0;
    const kind = pace ? (pace.kind === "none" ? null : JSON.stringify(pace)) : (table.pace ?? null);
    const change = { settings: JSON.stringify(settings), pace: kind, roles, swap, opener: party };
    if (!(await this.#lobby.stored(store.waiting.arrange(table.id, change)))) throw new Refused("stale");
    log.info("a waiting table was changed", { table: table.id });
    this.#tell(table.id, "arranged");
  }

  /** Lets computers play on the free seats until guests come by the invitations. */
  async standIn({ token, level }: StandIn): Promise<void> {
    const { store, bots, log } = this.#services;
    const { stored } = await this.#waiting(token);
    if (!bots)
      throw new Refused("unavailable", { reason: "no-computers" }, "This server has no computer players.");
    // Who comes later has as much time as everybody else, from the beginning.
    if (paceIn(stored.table).pace) throw new Refused("illegal");
    const { id } = stored.table;
    if (!(await this.#lobby.stored(store.waiting.standIn(id, level)))) throw new Refused("stale");
    log.info("computers stand in for guests", { table: id });
    this.#tell(id, "seats");
  }

  #tell(table: string, what: "arranged" | "seats"): void {
    this.#services.tablesToNotify.add(table);
    this.#rooms.pass(table, { what });
  }

  /** The table that the caller has opened. Throws `Refused` to others, and where its game has begun. */
  async #waiting(token: string): Promise<Waiting> {
    const access = await this.#lobby.access(token);
    const stored = await this.#services.store.table(access.table);
    const engine = stored && this.#registry.engine(stored.table.game);
    if (!engine) throw new Refused("not-found");
    if (!isOpener(stored.seats, access)) throw new Refused("not-your-seat");
    if (hasBegun(stored)) throw new Refused("stale");
    return { stored, engine, own: access.seats };
  }
}

function stateOf({ revoked, used }: LinkData, { position }: StoredTable): InvitationNow["state"] {
  if (revoked === 1) return "renewed";
  if (position?.result != null) return "over";
  return used === 1 ? "taken" : "open";
}

/** The seats that change places. Throws `Refused` where the opener shares the screen, or that seat is not free. */
function placesOf(seats: readonly SeatData[], own: readonly Seat[], to: Seat): readonly [Seat, Seat] {
  const [from] = own;
  if (from === undefined || own.length > 1 || seats[to]?.kind !== "open") throw new Refused("illegal");
  return [from, to];
}
