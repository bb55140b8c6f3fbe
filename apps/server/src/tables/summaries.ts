import type { Result, Seat } from "@westmarch/kernel";
import type { Offer, SeatInfo, TableSummary } from "@westmarch/protocol";
import type { TimeData } from "../database/schema/clocks.ts";
import type { LinkData, SeatData } from "../database/schema/seats.ts";
import { momentOf } from "../platform/monotonic-clock.ts";
import { hashOf } from "../platform/random.ts";
import { accessOf } from "../stores/links.ts";
import type { TableFacts } from "../stores/table-facts.ts";
import type { RoomRegistry } from "./room-registry.ts";
import { seatInfo } from "./seat-info.ts";
import type { TableServices } from "./services.ts";
import { readTime, timedPace, timeTold } from "./time/game-clocks/clock-state.ts";
import { serverTime } from "./time/game-clocks/table-time.ts";

type SummaryServices = Pick<TableServices, "store" | "policy" | "clock" | "steady" | "outages" | "cluster">;

/** What is proposed to these seats by others, and not answered by one of them yet. */
const proposedTo = (offers: readonly Offer[], mine: readonly Seat[]): readonly Offer["what"][] =>
  offers
    .filter(({ by, agreed }) => !mine.includes(by) && mine.some((seat) => !agreed.includes(seat)))
    .map(({ what }) => what);

/** Says how tables stand that are not read for that: all of them from a query of each kind. */
export class Summaries {
  readonly #services: SummaryServices;
  readonly #rooms: RoomRegistry;

  constructor(services: SummaryServices, rooms: RoomRegistry) {
    this.#services = services;
    this.#rooms = rooms;
  }

  /** What has become of the tables that these tokens open. */
  async of(tokens: readonly string[]): Promise<TableSummary[]> {
    const { seats: seatStore, facts, listings } = this.#services.store;
    const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
    const links = (await seatStore.links([...byHash.keys()])).filter(
      ({ kind, used }) => kind === "seat" || kind === "spectator" || (kind === "invitation" && used === 0),
    );
    const tables = [...new Set(links.map(({ table_id }) => table_id))];
    const known = await facts.of(tables);
    const seats = await this.seats(tables);
    const paced = tables.filter((id) => timedPace(known.get(id)?.pace ?? null));
    const times = await facts.times(paced);
    const awaited = tables.filter((id) => (seats.get(id) ?? []).some(({ player }) => player === null));
    const listed = this.#services.policy.commons ? await listings.joinable(awaited) : new Set<string>();
    return links.flatMap((link) => {
      const token = byHash.get(link.hash);
      const table = known.get(link.table_id);
      if (!table || token === undefined) return [];
      const time = times.get(table.id) ?? null;
      const sitters = seats.get(table.id) ?? [];
      const summary = this.#summary(link, table, sitters, time);
      const isListed = summary.mine.length > 0 && listed.has(table.id);
      return [{ token, ...summary, ...(isListed && { listed: true as const }) }];
    });
  }

  /** Who sits at these tables, and is there. */
  async seats(tables: readonly string[]): Promise<ReadonlyMap<string, readonly SeatInfo[]>> {
    const lives = tables.flatMap((id) => {
      const live = this.#rooms.live(id);
      return live ? [[id, live.infos()] as const] : [];
    });
    const told = new Map<string, readonly SeatInfo[]>(lives);
    return new Map([...told, ...(await this.asKept(tables.filter((id) => !told.has(id))))]);
  }

  /** The same as it is kept: tables in memory follow a moment later. */
  async asKept(tables: readonly string[]): Promise<ReadonlyMap<string, readonly SeatInfo[]>> {
    const { store, cluster } = this.#services;
    const [rows, there] = await Promise.all([store.facts.seats(tables), cluster.elsewhere(tables)]);
    const elsewhere = Map.groupBy(there, ({ table }) => table);
    const now = momentOf(this.#services);
    const isThere = ({ table_id, seat }: SeatData) =>
      this.#rooms.live(table_id)?.presence.present(seat) === true ||
      (elsewhere.get(table_id) ?? []).some(({ seats }) => seats.includes(seat));
    return new Map(
      tables.map((id) => [id, (rows.get(id) ?? []).map((row) => seatInfo(row, isThere(row), now))]),
    );
  }

  /** How much time people have at a table, and what is left of it. */
  async timeOf(
    table: Pick<TableFacts, "id" | "pace">,
    eyes: readonly Seat[],
  ): Promise<Pick<TableSummary, "pace" | "time">> {
    return this.#timeOf(table, eyes, await this.#services.store.clocks.of(table.id));
  }

  #summary(
    link: LinkData,
    { position, ...table }: TableFacts,
    seats: readonly SeatInfo[],
    time: TimeData | null,
  ): Omit<TableSummary, "token"> {
    const isInvitation = link.kind === "invitation";
    const mine = isInvitation ? [] : accessOf(link).seats;
    const owes = position ? (JSON.parse(position.owes) as Seat[]) : [];
    const proposed =
      position && !position.result ? proposedTo(JSON.parse(position.offers) as Offer[], mine) : [];
    return {
      link: isInvitation ? "invitation" : link.kind === "seat" ? "seat" : "spectator",
      ...(isInvitation && { invited: (JSON.parse(link.seats) as Seat[])[0] }),
      table: table.id,
      game: table.game,
      seats,
      mine,
      version: position?.version ?? 0,
      ...(!position && { gathers: true as const }),
      yourTurn: owes.some((seat) => mine.includes(seat)),
      ...(proposed.length > 0 && { proposed }),
      result: position?.result ? (JSON.parse(position.result) as Result) : null,
      changedAt: position?.changed_at ?? table.opened_at,
      ...this.#timeOf(table, mine, time),
    };
  }

  /** How much time people have at a table, and what is left of it. */
  #timeOf(
    { id, pace: kept }: Pick<TableFacts, "id" | "pace">,
    eyes: readonly Seat[],
    row: TimeData | null,
  ): Pick<TableSummary, "pace" | "time"> {
    const pace = timedPace(kept);
    if (!pace) return {};
    const live = this.#rooms.liveRoom(id)?.timeTold(eyes);
    if (live) return { pace, time: live };
    if (!row) return { pace };
    const now = this.#services.steady();
    return { pace, time: timeTold(readTime(row), pace, { host: serverTime(this.#services), now, eyes }) };
  }
}
