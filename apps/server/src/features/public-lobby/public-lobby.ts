import type { Seat, Settings } from "@westmarch/kernel";
import type {
  Joined,
  JoinListed,
  ListedSeat,
  ListedTable,
  Listing,
  ListTable,
  PublicLobbyNow,
  WatchLink,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Attended } from "../../database/cluster.ts";
import type { SeatData } from "../../database/schema/seats.ts";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { hashOf } from "../../platform/random.ts";
import type { HostKey } from "../../stores/host-key.ts";
import type { ListingStore, OpenSeat } from "../../stores/listing-store.ts";
import type { AnyEngine, GameRegistry } from "../../tables/game-registry.ts";
import { shownLinks } from "../../tables/history/history.ts";
import { isOpener } from "../../tables/opening/create-table.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import { seatInfo } from "../../tables/seat-info.ts";
import type { Services } from "../../tables/services.ts";
import { paceIn } from "../../tables/time/game-clocks/clock-state.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { ServerWebhook } from "../server-webhook/server-webhook.ts";
import { Exhibitions } from "./exhibitions.ts";
import { Glimpses } from "./glimpses.ts";
import { Highlights } from "./highlights.ts";
import { Seeks } from "./seeks.ts";

type PublicLobbyServices = Pick<
  Services,
  | "store"
  | "clock"
  | "steady"
  | "policy"
  | "quotas"
  | "bans"
  | "entropy"
  | "cluster"
  | "bots"
  | "log"
  | "scheduler"
>;

const DAY = 86_400_000;
/** How long a table stays listed while no player comes back to it, in milliseconds. */
const LISTED_FOR = 7 * DAY;
/** The most tables that are shown. */
const SHOWN = 100;

type Found = Awaited<ReturnType<ListingStore["listed"]>>[number];

/** Tables that their openers have listed: who may list one, what is shown of it, and how a visitor gets a seat there. */
export class PublicLobby {
  readonly #services: PublicLobbyServices;
  readonly #lobby: Lobby;
  readonly #rooms: RoomRegistry;
  readonly #registry: GameRegistry;
  readonly #news: Pick<ServerWebhook, "tell">;
  #shut = false;
  /** The players who look for a game. */
  readonly seeks: Seeks;
  /** The games that computers play for whoever looks on. */
  readonly exhibitions: Exhibitions;
  /** How tables stand that anybody may look at. */
  readonly glimpses: Glimpses;
  /** Finished games in which much happened. */
  readonly highlights: Highlights;

  constructor(
    services: PublicLobbyServices,
    lobby: Lobby,
    rooms: RoomRegistry,
    given: {
      readonly registry: GameRegistry;
      readonly key: HostKey;
      readonly news: Pick<ServerWebhook, "tell">;
    },
  ) {
    const { registry, key } = given;
    this.#news = given.news;
    this.#services = services;
    this.#lobby = lobby;
    this.#rooms = rooms;
    this.#registry = registry;
    this.seeks = new Seeks(services, lobby, registry);
    this.exhibitions = new Exhibitions(services, rooms, registry, key);
    this.glimpses = new Glimpses(services, registry, this.exhibitions, () => this.open);
    this.highlights = new Highlights(services, registry, () => this.open);
  }

  /** Whether the host lets tables be listed. */
  get open(): boolean {
    return this.#services.policy.commons && !this.#shut;
  }

  /** Shuts the public lobby for now, or opens it again. */
  shut(shut: boolean): void {
    this.#shut = shut;
  }

  /** How a table is listed, for a caller who has a link to it. */
  async listing(token: string): Promise<Listing> {
    const { table } = await this.#lobby.access(token);
    const row = await this.#services.store.listings.listing(table);
    const joins = row ? (JSON.parse(row.joins) as OpenSeat[]) : [];
    return { join: joins.length > 0, watch: row?.watch != null, open: this.open };
  }

  /**
   * Lists a table, or takes it off the list. Throws `Refused` if the caller did not open it, or the caller's address lists
   * enough.
   */
  async list({ token, join, watch, language }: ListTable, address: string): Promise<Listing> {
    const { store, clock } = this.#services;
    const { access, link } = await this.#lobby.bearer(token);
    const { table } = access;
    if (!link.wrapped || !isOpener(await store.seats.seats(table), access))
      throw new Refused("not-your-seat");
    if (!this.open && (join || watch)) throw new Refused("unavailable", undefined, CLOSED);
    // The opener sees these links and may give them to other people: listing gives them to all.
    const links = await shownLinks(store, access, token, true);
    const joins = join ? (links?.invitations ?? []) : [];
    const spectator = watch ? (links?.spectator ?? null) : null;
    const mark = this.#services.bans.markOf(address);
    if (joins.length > 0 || spectator !== null) await this.#mayList(table, mark);
    const isNew = joins.length > 0 && (await store.listings.listing(table)) === null;
    await this.#lobby.stored(
      joins.length === 0 && spectator === null
        ? store.listings.unlist(table)
        : store.listings.list({
            table_id: table,
            joins: JSON.stringify(joins),
            watch: spectator,
            language,
            at: clock(),
            mark,
          }),
    );
    if (isNew) await this.#tellOf(table, access.seats);
    return { join: joins.length > 0, watch: spectator !== null, open: this.open };
  }

  /** Tells the webhook of the whole server that a table is open to all. */
  async #tellOf(table: string, own: readonly Seat[]): Promise<void> {
    const { store } = this.#services;
    const game = (await store.facts.at(table))?.game;
    const name = (await store.seats.seats(table)).find(({ seat }) => own.includes(seat))?.name;
    if (game !== undefined) await this.#news.tell("table", { game, name: name ?? "" }, "/watch");
  }

  async #mayList(table: string, mark: string): Promise<void> {
    const shown = await this.#listed();
    const others = shown.filter((row) => row.mark === mark && row.id !== table);
    if (others.length >= this.#services.policy.listingsPerAddress)
      throw new Refused("too-fast", undefined, "As many tables of your address are listed as may be.");
  }

  #listed(): Promise<Found[]> {
    const { now, steady } = momentOf(this.#services);
    return this.#services.store.listings.listed({ now: now - LISTED_FOR, steady: steady - LISTED_FOR });
  }

  /**
   * Gives the caller a seat at a listed table. Each seat is given once; a device that asks again gets the same seat. `person`:
   * the caller's account. Whoever is blocked there is answered as if the seat were taken.
   */
  async join({ table, seat, ...wish }: JoinListed, person: string | null): Promise<Joined> {
    if (person !== null && (await this.#services.store.listings.isBarred(table, person)))
      throw new Refused("not-found");
    const row = this.open ? await this.#services.store.listings.listing(table) : null;
    const joins = row ? (JSON.parse(row.joins) as OpenSeat[]) : [];
    const wanted = seat === undefined ? joins : joins.filter((one) => one.seat === seat);
    for (const { token } of await this.#ownFirst(wanted, wish.key)) {
      try {
        return await this.#lobby.join({ ...wish, invitation: token });
      } catch (error) {
        // Another player was faster; the next seat may still be free.
        if (!(error instanceof Refused && error.code === "not-found")) throw error;
      }
    }
    throw new Refused("not-found");
  }

  /** The link for spectators of a listed table. */
  async watch(table: string): Promise<WatchLink> {
    const row = this.open ? await this.#services.store.listings.listing(table) : null;
    if (!row?.watch) throw new Refused("not-found");
    return { token: row.watch };
  }

  /** Everything that is listed, as every visitor may see it. */
  async now(): Promise<PublicLobbyNow> {
    if (!this.open) return { open: false, tables: [], seeks: [] };
    const { listings, facts } = this.#services.store;
    const found = await this.#listed();
    const joins = new Map(found.map(({ id, joins }) => [id, JSON.parse(joins) as OpenSeat[]]));
    const hashes = found.flatMap(({ id, watch }) => [
      ...(joins.get(id) ?? []).map(({ token }) => hashOf(token)),
      ...(watch === null ? [] : [hashOf(watch)]),
    ]);
    const [seats, opening] = await Promise.all([
      facts.seats(found.map(({ id }) => id)),
      listings.opening(hashes),
    ]);
    const elsewhere = Map.groupBy(
      await this.#services.cluster.elsewhere(found.map(({ id }) => id)),
      ({ table }) => table,
    );
    const tables = found.flatMap((row): ListedTable[] => {
      const engine = this.#registry.engine(row.game);
      if (!engine) return [];
      const free = (joins.get(row.id) ?? []).filter(({ token }) => opening.has(hashOf(token)));
      const watch = row.version !== null && row.watch !== null && opening.has(hashOf(row.watch));
      if (free.length === 0 && !watch) return [];
      return [
        {
          table: row.id,
          game: row.game,
          seats: this.#seatsOf(row.id, seats.get(row.id) ?? [], elsewhere.get(row.id) ?? []),
          free: free.map(({ seat }) => seat),
          settings: unusual(engine, row),
          language: row.language,
          watch,
          lookers: this.#lookers(row.id, elsewhere.get(row.id) ?? []),
          ...(row.version === null && { gathers: true as const }),
          ...paceIn(row),
          since: row.opened_at,
        },
      ];
    });
    const here = ({ seats }: ListedTable) =>
      seats.some(({ player }) => player?.kind === "person" && player.online);
    const shown = tables.toSorted((a, b) => Number(here(b)) - Number(here(a)) || b.since - a.since);
    return { open: true, tables: shown.slice(0, SHOWN), seeks: await this.seeks.told() };
  }

  /** The seats, with the one first that this device has taken already, if it asks again. */
  async #ownFirst(seats: readonly OpenSeat[], key: string | undefined): Promise<readonly OpenSeat[]> {
    if (key === undefined) return seats;
    const guard = hashOf(key);
    const links = await this.#services.store.seats.links(seats.map(({ token }) => hashOf(token)));
    const own = links.filter((link) => link.guard === guard).map(({ hash }) => hash);
    return seats.toSorted(
      (a, b) => Number(own.includes(hashOf(b.token))) - Number(own.includes(hashOf(a.token))),
    );
  }

  /** The listed seats, without the time when a player was last seen: only the people at the table may know it. */
  #seatsOf(table: string, rows: readonly SeatData[], elsewhere: readonly Attended[]): ListedSeat[] {
    const live = this.#rooms.live(table);
    const now = momentOf(this.#services);
    const isThere = (seat: Seat) =>
      live?.presence.present(seat) === true || elsewhere.some(({ seats }) => seats.includes(seat));
    return rows.map((row): ListedSeat => {
      const { role, player } = seatInfo(row, isThere(row.seat), now);
      if (player?.kind !== "person") return { role, player };
      const { name, online, seal } = player;
      return { role, player: { kind: "person", name, online, ...(seal && { seal }) } };
    });
  }

  #lookers(table: string, elsewhere: readonly Attended[]): number {
    const here = this.#rooms.live(table)?.presence.here.lookers ?? 0;
    return elsewhere.reduce((sum, { lookers }) => sum + lookers, here);
  }
}

const CLOSED = "This server is by invitation only.";

/** The settings of a table that are switches or choices, and differ from their initial values. */
function unusual(engine: AnyEngine, { settings }: Pick<Found, "settings">): Settings {
  const chosen = JSON.parse(settings) as Settings;
  return Object.fromEntries(
    engine.game.settings
      .filter(({ id, kind, initial }) => (kind === "switch" || kind === "choice") && chosen[id] !== initial)
      .flatMap(({ id }) => (chosen[id] === undefined ? [] : [[id, chosen[id]]])),
  );
}
