/**
 * The seats that belong to an account. A link moves a seat into it; each of the person's devices opens the seat by its own
 * link.
 */
import { createHmac } from "node:crypto";
import type { Result, Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type {
  ChallengeWithdrawal,
  GameShown,
  KeptTable,
  PersonTable,
  PersonTablesTold,
  PersonTables as PersonTablesWish,
  PlayedGame,
} from "@westmarch/protocol";
import type { PersonData } from "../../database/schema/accounts.ts";
import type { LinkData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { hashOf } from "../../platform/random.ts";
import { AccountStore, granted, type Right, type Staying } from "../../stores/account-store.ts";
import { accessOf, type LinkKey, seatLink, seatLinkOf, unwrap } from "../../stores/links.ts";
import type { TableFacts } from "../../stores/table-facts.ts";
import { renewLink } from "../../tables/link-rotation.ts";
import { isOpener } from "../../tables/opening/create-table.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import { seatInfo } from "../../tables/seat-info.ts";
import type { Services } from "../../tables/services.ts";
import { forgetAt, keptAt, matchTables, type Sat } from "../privacy/personal-data.ts";
import type { Endings } from "./endings.ts";
import type { SignedIn } from "./sessions.ts";

type AccountTablesServices = Pick<Services, "store" | "clock" | "steady" | "entropy" | "tablesToNotify">;

/** The most tables of one account, as many as a device keeps links of. */
const MOST = 200;
/** The most finished games of a person that other people are shown. */
const SHOWN = 50;

/** The table and the seats of a link as one string, by which links are compared. */
const placeOf = ({ table_id, seats }: Pick<LinkData, "table_id" | "seats">): string => `${table_id} ${seats}`;

/**
 * How a game ended for these seats. A game without a winner is drawn, unless it ended because players did not come: that is
 * lost.
 */
export function outcomeOf({ winners, reason }: Result, mine: readonly Seat[]): GameShown["outcome"] {
  if (winners.length === 0 && reason !== "absent") return "drawn";
  return mine.some((seat) => winners.includes(seat)) ? "won" : "lost";
}

/** Seats of a person in a game that is not over. */
interface RunningSeat extends Pick<Sat, "table" | "seats"> {
  readonly game: string;
  readonly token: string;
}

/** A finished game of a person. */
export interface FinishedSat extends Pick<PlayedGame, "table" | "seats" | "mine" | "result" | "endedAt"> {
  readonly stands: TableFacts;
}

/** Seats at a table, and the table's link key. */
export interface GivenSeats extends Pick<Sat, "table" | "seats"> {
  readonly key: LinkKey;
}

/**
 * A link that a device has. `own`: it was opened with the account. `brought`: a guest moves it into the account. `guest`: a
 * guest keeps it out of the account.
 */
interface Brought {
  readonly token: string;
  readonly how: "own" | "brought" | "guest";
}

export class AccountTables {
  readonly #services: AccountTablesServices;
  readonly #rooms: RoomRegistry;
  readonly #db: Db;
  readonly #store: AccountStore;
  readonly #secret: Buffer;
  readonly #endings: Endings;

  /** `secret`: the tokens of the accounts' own links are derived from it. It is not in the database. */
  constructor(
    services: AccountTablesServices,
    given: { rooms: RoomRegistry; db: Db; store: AccountStore; secret: Buffer; endings: Endings },
  ) {
    this.#services = services;
    this.#rooms = given.rooms;
    this.#db = given.db;
    this.#store = given.store;
    this.#secret = given.secret;
    this.#endings = given.endings;
  }

  #ownToken(person: string, nonce: string): string {
    return createHmac("sha256", this.#secret).update(`${person} ${nonce}`).digest("base64url");
  }

  /** A person's rights to seats, without those whose token the server can no longer derive. */
  async #rights({ id }: PersonData): Promise<Right[]> {
    const all = await this.#store.rights(id, MOST);
    return all.filter(({ link, nonce }) => hashOf(this.#ownToken(id, nonce)) === link.hash);
  }

  /**
   * Moves the seats behind these links into the account, and makes links for this device to all other seats of the account. A
   * link that one of the person's devices had from the account is gone if its table was taken off the list. A link that a guest
   * keeps out of the account stays out, unless the account has its seats already.
   */
  async join(
    { person, session }: SignedIn,
    { tokens, brought, guests }: PersonTablesWish,
  ): Promise<PersonTablesTold> {
    const { store } = this.#services;
    const wishes = new Map<string, Brought>();
    for (const token of guests) wishes.set(hashOf(token), { token, how: "guest" });
    for (const token of brought) wishes.set(hashOf(token), { token, how: "brought" });
    for (const token of tokens) wishes.set(hashOf(token), { token, how: "own" });
    const given = (await store.seats.links([...wishes.keys()])).filter(({ kind }) => kind === "seat");
    const held = await this.#store.held(
      person.id,
      given.map(({ hash }) => hash),
    );
    const rights = new Map((await this.#rights(person)).map((right) => [placeOf(right.link), right]));
    const gone: string[] = [];
    const left: string[] = [];
    for (const link of given) {
      const wish = wishes.get(link.hash);
      if (!wish || !link.wrapped) continue;
      const { token, how } = wish;
      if (!rights.has(placeOf(link))) {
        if (held.has(link.hash)) {
          gone.push(token);
          continue;
        }
        if (how === "guest") {
          left.push(token);
          continue;
        }
        if (rights.size >= MOST) continue;
        rights.set(placeOf(link), await this.#grant(person, link, token));
      }
      if (!held.has(link.hash)) await this.#store.hold(session.id, link.hash, { brought: how !== "own" });
    }
    const added = await this.#linksTo({ person, session }, [...rights.values()], new Set(given.map(placeOf)));
    return { added, gone, guests: left };
  }

  /**
   * Makes links for this device to those seats of the account that it has no link to. `here`: the seats that it has links to.
   */
  async #linksTo(
    { person, session }: SignedIn,
    rights: readonly Right[],
    here: ReadonlySet<string>,
  ): Promise<PersonTable[]> {
    const { entropy, clock, store } = this.#services;
    const known = await store.facts.of(rights.map(({ link }) => link.table_id));
    const added: PersonTable[] = [];
    for (const { link, nonce, addedAt } of rights) {
      if (here.has(placeOf(link)) || !link.wrapped) continue;
      const key = unwrap(link.wrapped, this.#ownToken(person.id, nonce));
      const { table, seats } = accessOf(link);
      const made = seatLink(table, seats, key, clock(), entropy, `session ${session.id}`);
      await this.#store.hold(session.id, made.row.hash, { fresh: made.row });
      const game = known.get(table)?.game;
      if (game !== undefined) added.push({ table, game, token: made.token, at: addedAt });
    }
    return added;
  }

  /** Moves the seats behind a link into a person's account. False if the link opens no seats. */
  async take(person: PersonData, token: string): Promise<boolean> {
    const link = await this.#services.store.seats.link(hashOf(token));
    if (link?.kind !== "seat" || !link.wrapped || link.revoked === 1) return false;
    const has = (await this.#rights(person)).some((right) => placeOf(right.link) === placeOf(link));
    if (!has) await this.#grant(person, link, token);
    return true;
  }

  /**
   * Puts a fresh invitation in the place of that to a free seat, where this person opened the table; nothing happens at tables of
   * others.
   */
  async renewInvitation(person: PersonData, { table, seat }: ChallengeWithdrawal): Promise<void> {
    const seats = await this.#services.store.seats.seats(table);
    for (const { link, nonce } of await this.#rights(person)) {
      const access = accessOf(link);
      if (access.table !== table || !isOpener(seats, access)) continue;
      const token = this.#ownToken(person.id, nonce);
      await renewLink(this.#services, this.#rooms, { kind: "invitation", token, seat }, { access, link });
      return;
    }
  }

  /** A person's seats in games that are not over, with tokens that open them. */
  async running(person: PersonData): Promise<RunningSeat[]> {
    const rights = await this.#store.running(person.id);
    return rights.flatMap(({ link, nonce, game }) => {
      const token = this.#ownToken(person.id, nonce);
      // A token that was derived from another secret does not open the link.
      if (hashOf(token) !== link.hash) return [];
      const { table, seats } = accessOf(link);
      return [{ table, game, seats, token }];
    });
  }

  /** Takes all seats from a person whose account is about to end. Connections by the account's own links are closed. */
  async leaveAll(person: PersonData): Promise<void> {
    for (const { link } of await this.#store.rights(person.id, MOST)) {
      this.#rooms.pass(link.table_id, { what: "dismiss", hash: link.hash, reason: "link revoked" });
      await this.#unseal(accessOf(link));
    }
  }

  /** Makes the account's own link to the seats of this link. It stands for the person's right to them. */
  async #grant(person: PersonData, { wrapped, ...link }: LinkData, token: string): Promise<Right> {
    const { table, seats } = accessOf({ ...link, wrapped });
    const { row, nonce } = this.#ownLink(person.id, { table, seats, key: unwrap(wrapped ?? "", token) });
    await this.#store.grant(person.id, row, nonce);
    await this.#store.showAt(person, table, seats);
    this.#reseat(table);
    return { link: row, nonce, addedAt: row.made_at };
  }

  #ownLink(person: string, { table, seats, key }: GivenSeats): { row: LinkData; nonce: string } {
    const { entropy, clock } = this.#services;
    const nonce = entropy(16).toString("base64url");
    const { row } = seatLinkOf(this.#ownToken(person, nonce), table, seats, key, clock(), entropy);
    return { row, nonce };
  }

  /**
   * Moves seats into a person's account at a table that is being opened in this transaction, before any player has been there.
   */
  async give(trx: Db, id: string, given: GivenSeats): Promise<void> {
    const store = new AccountStore(trx);
    const person = await store.person(id);
    if (!person) return;
    const { row, nonce } = this.#ownLink(id, given);
    await granted(trx, id, row, nonce);
    await store.showAt(person, given.table, given.seats);
  }

  /** Shows a person's new name and seal at every table where the person has a seat. */
  async show(person: PersonData): Promise<void> {
    for (const { link } of await this.#store.rights(person.id, MOST)) {
      const { table, seats } = accessOf(link);
      await this.#store.showAt(person, table, seats);
      this.#reseat(table);
    }
  }

  /** Tells the clients at a table who sits there now. */
  #reseat(table: string): void {
    this.#services.tablesToNotify.add(table);
    this.#rooms.pass(table, { what: "seats" });
  }

  /** Takes a table off the account's list. Each device's own link goes when that device asks again. */
  async forget(person: PersonData, table: string): Promise<void> {
    const rights = await this.#store.rights(person.id, MOST);
    const here = rights.filter(({ link }) => link.table_id === table);
    await this.#store.drop(here.map(({ link }) => link.hash));
    for (const { link } of here) await this.#unseal(accessOf(link));
  }

  /** Takes the account off these seats: their player is a guest from now on. */
  async #unseal({ table, seats }: Pick<Sat, "table" | "seats">): Promise<void> {
    await this.#store.unseal(table, seats);
    this.#reseat(table);
  }

  /** Ends a session. Connections by its links are closed, except by links that stay good. */
  async signOut(session: string, stay: Staying): Promise<void> {
    for (const { hash, table_id } of await this.#store.end(session, stay))
      this.#rooms.pass(table_id, { what: "dismiss", hash, reason: "signed out" });
  }

  /**
   * Signs all devices of a person out, for good or for a while: no link to the account's seats opens anything any more, and
   * connections by them are closed. The seats stay the account's.
   */
  async shut(person: Pick<PersonData, "id">): Promise<void> {
    for (const { id } of await this.#store.sessions(person.id)) await this.signOut(id, "none");
    // Its own links stay, as its right to the seats; bots come by them.
    for (const { link } of await this.#store.rights(person.id, MOST))
      this.#rooms.pass(link.table_id, { what: "dismiss", hash: link.hash, reason: "suspended" });
    for (const { hash, table_id } of await this.#store.endOthers(person.id))
      this.#rooms.pass(table_id, { what: "dismiss", hash, reason: "suspended" });
  }

  /** Every table at which a person has sat, with the earlier tables of the same matches. */
  async #sat(person: PersonData): Promise<Sat[]> {
    const all = new Map<string, Sat>();
    for (const { link } of await this.#store.rights(person.id, MOST)) {
      const { table, seats } = accessOf(link);
      for (const sat of await matchTables(this.#db, table, seats)) all.set(`${sat.table} ${sat.seats}`, sat);
    }
    return [...all.values()];
  }

  /** A person's finished games, in no order, without words. */
  async finished(person: PersonData): Promise<FinishedSat[]> {
    const { facts } = this.#services.store;
    const moment = momentOf(this.#services);
    const sat = await this.#sat(person);
    const known = await facts.of(sat.map(({ table }) => table));
    const sitting = await facts.seats([...known.keys()]);
    return sat.flatMap(({ table, seats: mine }) => {
      const stands = known.get(table);
      if (!stands?.position?.result) return [];
      const result = JSON.parse(stands.position.result) as Result;
      const seats = (sitting.get(table) ?? []).map((row) => seatInfo(row, false, moment));
      return [{ stands, table, seats, mine, result, endedAt: stands.position.changed_at }];
    });
  }

  /** A person's finished games, the latest first. */
  async games(person: PersonData, language: Language): Promise<PlayedGame[]> {
    const games: PlayedGame[] = [];
    for (const { stands, ...game } of await this.finished(person))
      games.push({
        ...(await this.#endings.of(stands, game.result, language)),
        ...game,
        game: stands.game,
        replay: stands.position?.replay ?? null,
      });
    return games.sort((one, other) => other.endedAt - one.endedAt);
  }

  /** How a person's finished games ended, as others may see it. A caller who sat there, too, sees that, and may look at the game. */
  async shown(person: PersonData, language: Language, caller: PersonData | null): Promise<GameShown[]> {
    const met = caller && caller.id !== person.id ? await this.finished(caller) : [];
    return (await this.games(person, language)).slice(0, SHOWN).map((played): GameShown => {
      const { game, table, mine, seats, result, endedAt, text, by, replay } = played;
      const yours = met.filter((one) => one.table === table).flatMap((one) => one.mine);
      return {
        game,
        endedAt,
        outcome: outcomeOf(result, mine),
        others: seats.flatMap(({ seat, player }) => {
          if (mine.includes(seat) || !player) return [];
          return [yours.includes(seat) ? "you" : player.kind === "bot" ? player.level : "person"];
        }),
        ...(text !== undefined && { text }),
        ...(by && { by }),
        ...(yours.length > 0 && replay !== null && { replay }),
      };
    });
  }

  /** Everything that is kept about a person at tables. */
  async kept(person: PersonData): Promise<KeptTable[]> {
    const all: KeptTable[] = [];
    for (const sat of await this.#sat(person))
      all.push(await keptAt(this.#db, sat, momentOf(this.#services)));
    return all;
  }

  /**
   * Deletes an account. Finished games stay, without the person's name and chat messages. Running games go on by the links that
   * this device has; the links of the person's other devices open nothing any more. Without a device, as the host deletes it,
   * they go on by the links of all of them.
   */
  async remove(person: PersonData, session: Pick<SignedIn["session"], "id"> | null): Promise<void> {
    const over: Sat[] = [];
    const running: Sat[] = [];
    const all = await this.#sat(person);
    const known = await this.#services.store.facts.of(all.map(({ table }) => table));
    for (const sat of all) (known.get(sat.table)?.position?.result ? over : running).push(sat);
    await forgetAt(this.#db, over);
    for (const sat of running) await this.#unseal(sat);
    for (const { id } of await this.#store.sessions(person.id))
      await this.signOut(id, session === null || id === session.id ? "all" : "none");
    await this.#store.remove(person.id);
    for (const { table } of over) {
      this.#reseat(table);
      this.#rooms.pass(table, { what: "retell" });
    }
  }
}
