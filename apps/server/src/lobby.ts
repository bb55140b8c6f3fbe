import type { Engine, Seat } from "@westmarch/kernel";
import { type Core, type Result, replay, type Save, type Settings } from "@westmarch/kernel";
import type {
  GameInfo,
  Joined,
  JoinTable,
  LinkRenewed,
  OpenTable,
  RenewLink,
  ReplayFile,
  SeatInfo,
  TableOpened,
  TableSummary,
  ThenView,
} from "@westmarch/protocol";
import { foldActs } from "./fold.ts";
import { type Access, accessOf, derivedLink, replayLink, seatLink, unwrap } from "./links.ts";
import { newTable } from "./opening.ts";
import { hashOf, newToken } from "./random.ts";
import { Refused } from "./refused.ts";
import type { House } from "./room.ts";
import type { Rooms } from "./rooms.ts";
import { saveOf } from "./saves.ts";
import type { LinkData } from "./schema.ts";
import type { Shelf } from "./shelf.ts";
import { seatInfo } from "./views.ts";

/** Everything that is not play: opening tables, taking seats, finding them again, looking back. */
export class Lobby {
  readonly #house: House;
  readonly #rooms: Rooms;
  readonly #shelf: Shelf;

  constructor(house: House, rooms: Rooms, shelf: Shelf) {
    this.#house = house;
    this.#rooms = rooms;
    this.#shelf = shelf;
  }

  games(): GameInfo[] {
    return this.#shelf.games.map((game) => ({
      id: game.id,
      version: game.version,
      seats: game.seats(Object.fromEntries(game.settings.map((setting) => [setting.id, setting.initial]))),
      settings: game.settings,
    }));
  }

  async open(wish: OpenTable): Promise<TableOpened> {
    const engine = this.#shelf.engine(wish.game);
    if (!engine) throw new Refused("not-found", undefined, "There is no such game.");
    const { clock, entropy, store } = this.#house;
    if (wish.seats.some((seat) => seat.kind === "bot") && !this.#house.bots)
      throw new Refused("unavailable", undefined, "This server has no computer players.");
    const made = newTable(engine, wish, clock(), entropy);
    await this.#stored(store.open(made.rows));
    this.#house.log.info("a table was opened", { table: made.opened.table, game: wish.game });
    if (made.botOwes) (await this.#rooms.room(made.opened.table)).rouse();
    return made.opened;
  }

  async join(wish: JoinTable): Promise<Joined> {
    const { clock, entropy, store } = this.#house;
    const invitation = await store.link(hashOf(wish.invitation));
    if (invitation?.kind !== "invitation" || !invitation.wrapped) throw new Refused("not-found");
    const [seat] = JSON.parse(invitation.seats) as Seat[];
    const guard = wish.key === undefined ? null : hashOf(wish.key);
    const key = unwrap(invitation.wrapped, wish.invitation);
    const made = seatLink(invitation.table_id, [seat!], key, clock(), entropy);
    const joined = { table: invitation.table_id, seat: seat!, token: made.token };
    // The answer may have been lost on its way: the same device may ask again.
    const again = invitation.used === 1 && guard !== null && guard === invitation.guard;
    if (again) await this.#stored(store.addLink(made.row));
    else if (!(await this.#stored(store.join(invitation.hash, guard, seat!, wish.name, made.row))))
      throw new Refused("not-found");
    await this.#reseat(invitation.table_id);
    return joined;
  }

  async mine(tokens: readonly string[]): Promise<TableSummary[]> {
    const { store } = this.#house;
    const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
    const links = (await store.links([...byHash.keys()])).filter(
      (link) =>
        link.kind === "seat" || link.kind === "spectator" || (link.kind === "invitation" && link.used === 0),
    );
    const summaries: TableSummary[] = [];
    for (const link of links) {
      const stored = await store.table(link.table_id);
      if (!stored) continue;
      const { table, position } = stored;
      const isInvitation = link.kind === "invitation";
      const mine = isInvitation ? [] : accessOf(link).seats;
      const owes = JSON.parse(position.owes) as Seat[];
      summaries.push({
        token: byHash.get(link.hash)!,
        link: isInvitation ? "invitation" : link.kind === "seat" ? "seat" : "spectator",
        ...(isInvitation && { invited: (JSON.parse(link.seats) as Seat[])[0]! }),
        table: table.id,
        game: table.game,
        seats: await this.#seats(table.id),
        mine,
        version: position.version,
        yourTurn: owes.some((seat) => mine.includes(seat)),
        result: position.result === null ? null : (JSON.parse(position.result) as Result),
        changedAt: position.changed_at,
      });
    }
    return summaries;
  }

  /** Puts a fresh link in the place of an old one; whoever came by the old one has to leave. */
  async renew(wish: RenewLink): Promise<LinkRenewed> {
    const { store, entropy, clock } = this.#house;
    const { access, link } = await this.#bearer(wish.token);
    if (access.kind !== "seat" || !link.wrapped) throw new Refused("not-your-seat");
    const old = (await store.linksOf(access.table)).find(
      (row) =>
        row.kind === wish.kind &&
        row.used === 0 &&
        (wish.kind !== "invitation" || (JSON.parse(row.seats) as Seat[])[0] === wish.seat),
    );
    if (!old) throw new Refused("not-found");
    const generation = old.generation + 1;
    const at = clock();
    if (wish.kind === "replay") {
      const token = newToken(entropy);
      const fresh = replayLink(access.table, token, generation, at);
      if (!(await this.#stored(store.renew(old.hash, fresh, token)))) throw new Refused("stale");
      this.#rooms.live(access.table)?.renewReplay(token);
      return { token };
    }
    const seat = wish.kind === "invitation" ? (wish.seat ?? null) : null;
    const given = { table: access.table, kind: wish.kind, seat, generation, at };
    const made = derivedLink(given, unwrap(link.wrapped, wish.token), entropy);
    if (!(await this.#stored(store.renew(old.hash, made.row, null)))) throw new Refused("stale");
    this.#rooms.live(access.table)?.audience.dismiss(old.hash, 1008, "link renewed");
    return { token: made.token };
  }

  /** A finished game as a file. While a game runs, there is nothing here. */
  async replay(token: string): Promise<ReplayFile> {
    const link = await this.#house.store.link(hashOf(token));
    if (link?.kind !== "replay") throw new Refused("not-found");
    const stored = await this.#house.store.table(link.table_id);
    if (!stored || stored.position.result === null) throw new Refused("not-found");
    const save: Save = saveOf(stored, await this.#house.store.acts(link.table_id, stored.position.version));
    return {
      game: stored.table.game,
      seats: await this.#seats(link.table_id),
      save,
      result: JSON.parse(stored.position.result) as Result,
    };
  }

  /** What the bearer saw when the table stood at this version, worked out from what had happened by then. */
  async at(token: string, version: number): Promise<ThenView> {
    const { access } = await this.#bearer(token);
    const { store } = this.#house;
    const stored = await store.table(access.table);
    const engine = stored && this.#shelf.engine(stored.table.game);
    if (!engine || version > stored.position.version) throw new Refused("not-found");
    if (stored.position.replayable === 0) throw new Refused("not-found");
    const { opening, journal, stopped } = foldActs(await store.acts(access.table, version));
    const settings = JSON.parse(stored.table.settings) as Settings;
    const { state } = this.#replayed(engine, { settings, opening, journal, ...(stopped && { stopped }) });
    const eyes = access.seats.length > 0 ? access.seats : [null];
    return { version, views: eyes.map((seat) => ({ seat, view: engine.view(state, seat) })) };
  }

  /** What a token opens. Throws `Refused` if that is nothing. */
  async access(token: string): Promise<Access> {
    return (await this.#bearer(token)).access;
  }

  async #bearer(token: string): Promise<{ access: Access; link: LinkData }> {
    const link = await this.#house.store.link(hashOf(token));
    if (link?.kind !== "seat" && link?.kind !== "spectator") throw new Refused("bad-token");
    return { access: accessOf(link), link };
  }

  #replayed(engine: Engine<Core>, record: Parameters<typeof replay>[1]) {
    try {
      return replay(engine, record);
    } catch (error) {
      this.#house.log.defect("an old position could not be worked out", error);
      throw new Refused("not-found");
    }
  }

  async #seats(table: string): Promise<SeatInfo[]> {
    const { store, clock } = this.#house;
    const live = this.#rooms.live(table);
    if (live) return live.audience.infos(clock());
    return (await store.seats(table)).map((row) => seatInfo(row, false, clock()));
  }

  async #reseat(table: string): Promise<void> {
    this.#rooms.live(table)?.reseat(await this.#house.store.seats(table));
  }

  async #stored<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      this.#house.log.trouble("something could not be written", error);
      throw new Refused("unavailable");
    }
  }
}
