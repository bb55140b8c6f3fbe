import {
  type Core,
  type Result,
  type Save,
  type Seat,
  type Settings,
  shownSettings,
} from "@westmarch/kernel";
import type {
  GameInfo,
  HandOver,
  Joined,
  JoinTable,
  KeptTables,
  LinkRenewed,
  OpenTable,
  RematchTold,
  Removal,
  RenewLink,
  ReplayFile,
  RevokeLink,
  SeatInfo,
  TableOpened,
  TableSummary,
  ThenView,
  WantRematch,
} from "@westmarch/protocol";
import { lookers, Refused, toldTo } from "@westmarch/table";
import type { LinkData } from "../../database/schema/seats.ts";
import type { TableData } from "../../database/schema/tables.ts";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { hashOf } from "../../platform/random.ts";
import { type Access, accessOf, seatLink, unwrap } from "../../stores/links.ts";
import { hasBegun } from "../../stores/table-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";
import { saveOf } from "../../tables/history/export-save.ts";
import { pageOf } from "../../tables/history/history.ts";
import { type ReplaySource, stateAt } from "../../tables/history/replay-segment.ts";
import { renewLink, revokeLink } from "../../tables/link-rotation.ts";
import { createTable, isOpener } from "../../tables/opening/create-table.ts";
import { allWantRematch, createRematch, seatRotation } from "../../tables/opening/rematch.ts";
import { settingsForSeat } from "../../tables/opening/seat-settings.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";
import { Summaries } from "../../tables/summaries.ts";
import { isSettled } from "../../tables/table-chance.ts";
import { timedPace } from "../../tables/time/game-clocks/clock-state.ts";
import { isZone } from "../../tables/time/game-clocks/nights.ts";
import type { PersonalData } from "../privacy/personal-data.ts";
import { takeOver } from "../save-import/local-game.ts";
import type { Replays } from "../save-import/replay.ts";

type LobbyServices = Pick<
  Services,
  | "store"
  | "log"
  | "clock"
  | "steady"
  | "outages"
  | "policy"
  | "bots"
  | "entropy"
  | "cluster"
  | "tablesToNotify"
>;

interface LobbyParts {
  /** Keeps what a finished game means for ratings, before its players go on to the next game or it is deleted. */
  readonly settle: (table: string) => Promise<void>;
  /** Replays an imported game. */
  readonly replays: Replays;
  readonly personal: PersonalData;
}

/** Everything about tables that is not play: opening them, taking seats, finding them again, looking back. */
export class Lobby {
  readonly #services: LobbyServices;
  readonly #rooms: RoomRegistry;
  readonly #registry: GameRegistry;

  readonly #summaries: Summaries;
  readonly #replays: Replays;
  readonly #personal: PersonalData;
  readonly #settle: (table: string) => Promise<void>;

  constructor(
    services: LobbyServices,
    rooms: RoomRegistry,
    registry: GameRegistry,
    { settle, replays, personal }: LobbyParts,
  ) {
    this.#replays = replays;
    this.#settle = settle;
    this.#personal = personal;
    this.#services = services;
    this.#rooms = rooms;
    this.#registry = registry;
    this.#summaries = new Summaries(services, rooms);
  }

  games(): Promise<GameInfo[]> {
    return Promise.all(
      this.#registry.games.map(async (game) => ({
        id: game.id,
        version: game.version,
        seats: game.seats(Object.fromEntries(game.settings.map((setting) => [setting.id, setting.initial]))),
        settings: game.settings,
        keepsTime: this.#services.policy.tableTime && !(await this.#registry.clock(game.id)),
      })),
    );
  }

  async open(wish: OpenTable): Promise<TableOpened> {
    const engine = this.#registry.engine(wish.game);
    if (!engine) throw new Refused("not-found", { reason: "no-such-game" }, "There is no such game.");
    const { clock, steady, entropy, store } = this.#services;
    if (wish.seats.some((seat) => seat.kind === "bot") && !this.#services.bots)
      throw new Refused("unavailable", { reason: "no-computers" }, "This server has no computer players.");
    await this.checkPace(wish);
    const { seal, ...plan } = wish;
    const mine = [...wish.seats.keys()].filter((seat) => wish.seats[seat]?.kind === "me");
    const sealed = seal && mine.length > 0 ? [{ seats: mine, seal }] : [];
    const made = createTable(engine, { ...plan, sealed }, { at: clock(), steady: steady() }, entropy);
    await this.stored(store.open(made.rows));
    this.#services.log.info("a table was opened", { table: made.opened.table, game: wish.game });
    if (made.botOwes && made.opened.token !== null) (await this.#rooms.room(made.opened.table)).rouse();
    return made.opened;
  }

  /** Throws `Refused` where a table of this game cannot have this pace. */
  async checkPace({ game, pace }: Pick<OpenTable, "game" | "pace">): Promise<void> {
    if (!pace || pace.kind === "none") return;
    if (!this.#services.policy.tableTime)
      throw new Refused(
        "unavailable",
        undefined,
        "No clocks run at tables here; the host may allow them (tableTime).",
      );
    if (await this.#registry.clock(game))
      throw new Refused("bad-message", { reason: "settings" }, "This game has a clock among its settings.");
    if (pace.kind === "slow" && pace.night && !isZone(pace.night.zone))
      throw new Refused("bad-message", { reason: "settings" }, `There is no time zone ${pace.night.zone}.`);
  }

  /** Imports a game that was played on a device alone: it goes on as a table, from its last position. */
  async takeOver(wish: HandOver): Promise<TableOpened> {
    const { opened, isNew, botOwes } = await this.stored(takeOver(this.#services, this.#replays, wish));
    if (isNew) this.#services.log.info("a table was handed over", { table: opened.table });
    if (botOwes && opened.token !== null) (await this.#rooms.room(opened.table)).rouse();
    return opened;
  }

  async join(wish: JoinTable): Promise<Joined> {
    const { clock, steady, entropy, store } = this.#services;
    const { seats: seatStore } = store;
    const invitation = await seatStore.link(hashOf(wish.invitation));
    if (invitation?.kind !== "invitation" || !invitation.wrapped) throw new Refused("not-found");
    const [seat] = JSON.parse(invitation.seats) as Seat[];
    const guard = wish.key === undefined ? null : hashOf(wish.key);
    const key = unwrap(invitation.wrapped, wish.invitation);
    const made = seatLink(invitation.table_id, [seat], key, clock(), entropy, wish.key);
    const joined = { table: invitation.table_id, seat: seat, token: made.token };
    // The answer may have been lost on its way: a device that asks again gets the same link.
    const hasJoined = async (by: LinkData | null) =>
      guard !== null && guard === by?.guard && (await seatStore.link(made.row.hash)) !== null;
    if (await hasJoined(invitation)) return joined;
    const sits = {
      seat: seat,
      name: wish.name,
      seenAt: steady(),
      seal: await this.#timely(invitation, wish),
      brings: await this.#brought(invitation.table_id, seat, wish),
    };
    if (!(await this.stored(seatStore.join(invitation.hash, guard, sits, made.row)))) {
      // Another request was faster. It may be from the same device, which asked twice at once.
      if (await hasJoined(await seatStore.link(invitation.hash))) return joined;
      throw new Refused("not-found");
    }
    this.#reseat(invitation.table_id);
    return joined;
  }

  /** The settings that the joining player brings to the seat; null: none. */
  async #brought(id: string, seat: Seat, { settings }: JoinTable): Promise<Settings | null> {
    if (!settings) return null;
    const stored = await this.#services.store.table(id);
    const engine = stored && this.#registry.engine(stored.table.game);
    if (!engine) throw new Refused("not-found");
    const table = { settings: JSON.parse(stored.table.settings) as Settings, hasBegun: hasBegun(stored) };
    return settingsForSeat(engine, table, seat, settings);
  }

  /** The seal of the joining player; null: there is none, or the game's chance key is settled already. */
  async #timely({ table_id }: LinkData, { seal }: JoinTable): Promise<string | null> {
    if (!seal) return null;
    const position = (await this.#services.store.table(table_id))?.position;
    if (!position) return seal;
    const { drawn } = JSON.parse(position.state) as Core;
    return isSettled(drawn, position.result !== null) ? null : seal;
  }

  /**
   * Notes that the caller wants a rematch. When all people at the table want one, the next table opens and all players move
   * there.
   */
  async again(wish: WantRematch): Promise<RematchTold> {
    const { store, clock, steady, entropy } = this.#services;
    const { access } = await this.bearer(wish.token);
    const old = access.table;
    const before = await store.table(old);
    const engine = before && this.#registry.engine(before.table.game);
    if (!engine || access.seats.length === 0) throw new Refused("not-your-seat");
    // A game of a round or of a tournament has no rematch.
    const single = (await store.rounds.before(old)) !== null || (await store.tournaments.of(old)) !== null;
    if (!before.position?.result || single) throw new Refused("stale");
    await this.stored(store.seats.wantAgain(old, access.seats, wish.seal ?? null));
    const stored = await store.table(old);
    if (!stored || !hasBegun(stored) || !allWantRematch(stored)) {
      this.#reseat(old);
      return { table: null };
    }
    await this.#rooms.release(old);
    await this.#settle(old);
    const told = await store.table(old);
    if (!told || !hasBegun(told)) throw new Refused("not-found");
    const { rows, botOwes } = createRematch(engine, told, { at: clock(), steady: steady() }, entropy);
    const { id } = rows.table;
    const moved = await this.stored(store.moveOn(old, rows, seatRotation(stored.seats.length)));
    if (!moved) return { table: (await store.table(old))?.table.next ?? null };
    this.#services.log.info("a table goes on with another game", { table: old, next: id });
    this.#services.tablesToNotify.add(id);
    this.#rooms.pass(old, { what: "moved-on" });
    if (botOwes) (await this.#rooms.room(id)).rouse();
    return { table: id };
  }

  /** Summaries of the tables that these tokens open. */
  mine(tokens: readonly string[]): Promise<TableSummary[]> {
    return this.#summaries.of(tokens);
  }

  /** Who sits at a table. */
  async seatsAt(table: string): Promise<readonly SeatInfo[]> {
    return (await this.#summaries.seats([table])).get(table) ?? [];
  }

  /** Replaces a link by a fresh one. Connections by the old link are closed. */
  async renew(wish: RenewLink): Promise<LinkRenewed> {
    const bearer = await this.bearer(wish.token);
    return this.stored(renewLink(this.#services, this.#rooms, wish, bearer));
  }

  /** Revokes a link: it opens nothing any more. */
  async revoke(wish: RevokeLink): Promise<void> {
    await this.stored(revokeLink(this.#services, this.#rooms, wish, await this.access(wish.token)));
  }

  /** Everything that is kept about the caller. */
  async kept(token: string): Promise<KeptTables> {
    const { table, seats } = await this.#sitter(token);
    return this.#personal.of(table, seats, momentOf(this.#services));
  }

  /** Deletes the caller's name and chat messages. The choices stay, as they are the other players' game too. */
  async forget({ token }: Removal): Promise<void> {
    const { table, seats } = await this.#sitter(token);
    for (const told of await this.stored(this.#personal.forget(table, seats))) {
      this.#reseat(told);
      this.#rooms.pass(told, { what: "retell" });
    }
  }

  /**
   * Deletes the table and the earlier ones of the same match; only its opener may. Where the opener still plays a rated game
   * against other people, the opener gives that up.
   */
  async delete({ token }: Removal): Promise<void> {
    const { store, log } = this.#services;
    const access = await this.#sitter(token);
    if (!isOpener(await store.seats.seats(access.table), access)) throw new Refused("not-your-seat");
    for (const { table: id, seats } of await this.#personal.match(access.table, access.seats)) {
      await this.stored(this.desert(id, seats));
      await this.#settle(id);
      const gone = await this.#rooms.cleared(id, async () => {
        const stored = await store.table(id);
        return stored && this.stored(store.retention.remove(id, stored.position?.version ?? null));
      });
      if (gone) log.info("a table was deleted by its opener", { table: id });
    }
  }

  /** The player of these seats leaves a running game for good, if the game is rated and other people play it. */
  async desert(table: string, own: readonly Seat[]): Promise<void> {
    const stored = await this.#services.store.table(table);
    const [seat] = own;
    if (seat === undefined || !stored || !hasBegun(stored) || stored.position.result !== null) return;
    const others = stored.seats.some((row) => row.kind === "person" && !own.includes(row.seat));
    if (stored.table.rated === 1 && others) await (await this.#rooms.room(table)).desert(seat);
  }

  async #sitter(token: string): Promise<Access> {
    const access = await this.access(token);
    if (access.seats.length === 0) throw new Refused("not-your-seat");
    return access;
  }

  /** A finished game as a file. Throws `Refused` while the game runs. */
  async replay(token: string): Promise<ReplayFile> {
    const link = await this.#services.store.seats.link(hashOf(token));
    if (link?.kind !== "replay") throw new Refused("not-found");
    const stored = await this.#services.store.table(link.table_id);
    if (!stored || !hasBegun(stored) || stored.position.result === null) throw new Refused("not-found");
    const pace = timedPace(stored.table.pace);
    const save: Save = saveOf(
      stored,
      await this.#services.store.acts(link.table_id, stored.position.version),
    );
    return {
      table: link.table_id,
      game: stored.table.game,
      // Read from the database: when a name is deleted, the room in memory follows a moment later.
      seats: (await this.#summaries.asKept([link.table_id])).get(link.table_id) ?? [],
      save,
      result: JSON.parse(stored.position.result) as Result,
      ...(pace && { pace }),
    };
  }

  /** What the caller saw when the table stood at this version, replayed from the acts until then. */
  async at(token: string, version: number): Promise<ThenView> {
    const { access } = await this.bearer(token);
    const { store } = this.#services;
    const stored = await store.table(access.table);
    const engine = stored && this.#registry.engine(stored.table.game);
    if (!engine || !hasBegun(stored) || version > stored.position.version) throw new Refused("not-found");
    if (stored.position.replayable === 0) throw new Refused("not-found");
    const settings = JSON.parse(stored.table.settings) as Settings;
    const state = await this.#then({ store, engine, table: access.table, settings }, version);
    return {
      version,
      settings: shownSettings(engine.game, settings),
      views: lookers(access.seats).map((seat) => ({ seat, view: engine.view(state, seat) })),
    };
  }

  /** The part of the table's story before a version, as the caller heard it: JSON of a `StoryPage`. */
  async story(token: string, before: number): Promise<string> {
    const { access } = await this.bearer(token);
    const { log, earlier } = await pageOf(this.#services.store, access.table, before);
    return `{"log":[${toldTo(access.seats, log)}],"earlier":${earlier}}`;
  }

  /** What a token opens. Throws `Refused` if it opens nothing. */
  async access(token: string): Promise<Access> {
    return (await this.bearer(token)).access;
  }

  /** What a token opens, and the link itself. Throws `Refused` if it opens nothing. */
  async bearer(token: string): Promise<{ access: Access; link: LinkData }> {
    const link = await this.#services.store.seats.link(hashOf(token));
    if (link?.kind !== "seat" && link?.kind !== "spectator") throw new Refused("bad-token");
    const { store, clock } = this.#services;
    if (link.kind === "seat" && (await store.admin.isShut(link.hash, clock())))
      throw new Refused("bad-token");
    return { access: accessOf(link), link };
  }

  async #then(of: ReplaySource, version: number): Promise<Core> {
    try {
      return await stateAt(of, version);
    } catch (error) {
      this.#services.log.defect("an old position could not be worked out", error);
      throw new Refused("not-found");
    }
  }

  /** How much time the players have at a table, and what is left of it. */
  timeOf(
    table: Pick<TableData, "id" | "pace">,
    eyes: readonly Seat[],
  ): Promise<Pick<TableSummary, "pace" | "time">> {
    return this.#summaries.timeOf(table, eyes);
  }

  #reseat(table: string): void {
    this.#services.tablesToNotify.add(table);
    this.#rooms.pass(table, { what: "seats" });
  }

  /** The result of a write. Throws `Refused` where the database cannot take it at the moment. */
  async stored<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#services.log.trouble("something could not be written", error);
      throw new Refused("unavailable");
    }
  }
}
