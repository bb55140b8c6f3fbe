import type { Seat } from "@westmarch/kernel";
import type { PersonWish } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type {
  NewPerson,
  NewProof,
  PasskeyData,
  PersonData,
  ProofData,
  SessionData,
} from "../database/schema/accounts.ts";
import type { SuspensionData } from "../database/schema/admin.ts";
import type { LinkData } from "../database/schema/seats.ts";
import type { Db } from "../database/types.ts";
import { handleOf } from "../platform/handle.ts";
import { spendAdmission } from "./access-store.ts";
import { disown, disownAll, own } from "./ratings/seat-owners.ts";
import { suspensionOf } from "./suspensions.ts";

/** A person's right to seats: the link that stands for it, and how its token is made again. */
export interface Right {
  readonly link: LinkData;
  readonly nonce: string;
  readonly addedAt: number;
}

/** The links that stay good with a device that is signed out; `brought`: those that it had as a guest. */
export type Staying = "all" | "brought" | "none";

/** Every query about accounts. */
export class AccountStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async person(id: string): Promise<PersonData | null> {
    return (await this.#db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
  }

  async byMail(mail: string): Promise<PersonData | null> {
    return (
      (await this.#db.selectFrom("people").selectAll().where("mail", "=", mail).executeTakeFirst()) ?? null
    );
  }

  async byName(name: string): Promise<PersonData | null> {
    const found = await this.#db
      .selectFrom("people")
      .selectAll()
      .where("handle", "=", handleOf(name))
      .executeTakeFirst();
    return found ?? null;
  }

  /** What the page of the person of this name says to everybody; null: there is none. */
  async publicPage(name: string): Promise<{ name: string; about: string; madeAt: number } | null> {
    const found = await this.byName(name);
    return found && { name: found.name, about: found.about, madeAt: found.made_at };
  }

  /** Keeps a new account. False if another account has its name. */
  add(person: NewPerson): Promise<boolean> {
    return added(this.#db, person);
  }

  /** Changes an account as its owner wishes. False, and nothing is changed, if another account has the name. */
  change(id: string, wish: PersonWish): Promise<boolean> {
    const { name, about, showsGames, givesPuzzles, mailsInvitations, ...seal } = wish;
    const news = {
      ...(name !== undefined && { name, handle: handleOf(name) }),
      ...seal,
      ...(about !== undefined && { about }),
      ...(showsGames !== undefined && { shows_games: showsGames ? 1 : 0 }),
      ...(givesPuzzles !== undefined && { gives_puzzles: givesPuzzles ? 1 : 0 }),
      ...(mailsInvitations !== undefined && { mails_invitations: mailsInvitations ? 1 : 0 }),
    };
    return this.#db.transaction().execute(async (trx) => {
      if (news.handle !== undefined) {
        const other = await trx
          .selectFrom("people")
          .select("id")
          .where("handle", "=", news.handle)
          .where("id", "!=", id)
          .executeTakeFirst();
        if (other) return false;
      }
      if (Object.keys(news).length > 0)
        await trx.updateTable("people").set(news).where("id", "=", id).execute();
      return true;
    });
  }

  async setMail(id: string, mail: string): Promise<void> {
    await this.#db.updateTable("people").set({ mail }).where("id", "=", id).execute();
  }

  suspension(id: string, now: number): Promise<SuspensionData | null> {
    return suspensionOf(this.#db, id, now);
  }

  async session(hash: string): Promise<SessionData | null> {
    return (
      (await this.#db.selectFrom("sessions").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null
    );
  }

  sessions(person: string): Promise<SessionData[]> {
    return this.#db
      .selectFrom("sessions")
      .selectAll()
      .where("person_id", "=", person)
      .orderBy("seen_at", "desc")
      .execute();
  }

  async begin(session: SessionData): Promise<void> {
    await this.#db.insertInto("sessions").values(session).execute();
  }

  async seen(session: string, at: number): Promise<void> {
    await this.#db.updateTable("sessions").set({ seen_at: at }).where("id", "=", session).execute();
  }

  /**
   * Ends a session. `stay`: which links of its device stay good; the others are deleted, and returned so that
   * connections that came by them can be closed.
   */
  end(session: string, stay: Staying): Promise<readonly LinkData[]> {
    return this.#db.transaction().execute(async (trx) => {
      const links =
        stay === "all"
          ? []
          : await trx
              .deleteFrom("links")
              .where("hash", "in", (eb) => {
                const held = eb.selectFrom("session_links").select("hash").where("session_id", "=", session);
                return stay === "none" ? held : held.where("brought", "=", 0);
              })
              .returningAll()
              .execute();
      await trx.deleteFrom("sessions").where("id", "=", session).execute();
      return links;
    });
  }

  /** Deletes all links to a person's seats but the account's own. They are returned, so that connections can be closed. */
  endOthers(person: string): Promise<readonly LinkData[]> {
    return this.#db
      .deleteFrom("links")
      .where("kind", "=", "seat")
      .where("hash", "not in", (eb) => eb.selectFrom("person_links").select("hash"))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("person_links")
            .innerJoin("links as own", "own.hash", "person_links.hash")
            .select("own.hash")
            .whereRef("own.table_id", "=", "links.table_id")
            .whereRef("own.seats", "=", "links.seats")
            .where("person_links.person_id", "=", person)
            .where("own.revoked", "=", 0),
        ),
      )
      .returningAll()
      .execute();
  }

  passkeys(person: string): Promise<PasskeyData[]> {
    return this.#db
      .selectFrom("passkeys")
      .selectAll()
      .where("person_id", "=", person)
      .orderBy("made_at")
      .execute();
  }

  async passkey(id: string): Promise<PasskeyData | null> {
    return (
      (await this.#db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst()) ?? null
    );
  }

  /** Keeps a passkey, and the account that it opens if that is new. False if another account has the name. */
  addPasskey(passkey: PasskeyData, person: NewPerson | null, leave: string | null): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      if (person && !(await added(trx, person, leave))) return false;
      await trx.insertInto("passkeys").values(passkey).execute();
      return true;
    });
  }

  async namePasskey(person: string, id: string, name: string): Promise<void> {
    await this.#db
      .updateTable("passkeys")
      .set({ name })
      .where("person_id", "=", person)
      .where("id", "=", id)
      .execute();
  }

  async usedPasskey(id: string, counter: number, at: number): Promise<void> {
    await this.#db.updateTable("passkeys").set({ counter, used_at: at }).where("id", "=", id).execute();
  }

  async removePasskey(person: string, id: string): Promise<void> {
    await this.#db.deleteFrom("passkeys").where("person_id", "=", person).where("id", "=", id).execute();
  }

  /** Keeps a proof, and clears away those whose time is over. */
  async prove(proof: NewProof, now: number): Promise<void> {
    await this.#db.deleteFrom("proofs").where("until", "<", now).execute();
    await this.#db.insertInto("proofs").values(proof).execute();
  }

  async proof(hash: string, now: number): Promise<ProofData | null> {
    const row = await this.#db
      .selectFrom("proofs")
      .selectAll()
      .where("hash", "=", hash)
      .where("until", ">=", now)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Uses a proof up. False if another request was faster. */
  async spend(hash: string): Promise<boolean> {
    const gone = await this.#db.deleteFrom("proofs").where("hash", "=", hash).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }

  /** Uses a proof up for a new account. `taken`: another account has its name, and the proof stays. */
  spendFor(proof: ProofData, person: NewPerson, leave: string | null): Promise<"made" | "gone" | "taken"> {
    return this.#db.transaction().execute(async (trx) => {
      const gone = await trx.deleteFrom("proofs").where("hash", "=", proof.hash).executeTakeFirst();
      if (gone.numDeletedRows === 0n) return "gone";
      if (await added(trx, person, leave)) return "made";
      await trx.insertInto("proofs").values(proof).execute();
      return "taken";
    });
  }

  /** The seats that are a person's own, the latest first. */
  async rights(person: string, most: number): Promise<Right[]> {
    const rows = await this.#db
      .selectFrom("person_links")
      .innerJoin("links", "links.hash", "person_links.hash")
      .selectAll("links")
      .select(["person_links.nonce", "person_links.added_at"])
      .where("person_links.person_id", "=", person)
      .where("links.revoked", "=", 0)
      .orderBy("person_links.added_at", "desc")
      .limit(most)
      .execute();
    return rows.map(({ nonce, added_at, ...link }) => ({ link, nonce, addedAt: added_at }));
  }

  /** The seats of a person in games that are not over, with the game of each. */
  async running(person: string): Promise<(Right & { readonly game: string })[]> {
    const rows = await this.#db
      .selectFrom("person_links")
      .innerJoin("links", "links.hash", "person_links.hash")
      .innerJoin("tables", "tables.id", "links.table_id")
      .leftJoin("positions", "positions.table_id", "links.table_id")
      .selectAll("links")
      .select(["person_links.nonce", "person_links.added_at", "tables.game"])
      .where("person_links.person_id", "=", person)
      .where("links.revoked", "=", 0)
      .where("positions.result", "is", null)
      .orderBy("person_links.added_at", "desc")
      .execute();
    return rows.map(({ nonce, added_at, game, ...link }) => ({ link, nonce, addedAt: added_at, game }));
  }

  /** Gives a person the right to seats. */
  async grant(person: string, link: LinkData, nonce: string): Promise<void> {
    await this.#db.transaction().execute((trx) => granted(trx, person, link, nonce));
  }

  /** Shows an account at these seats: its name and its seal. */
  async showAt(person: PersonData, table: string, seats: readonly Seat[]): Promise<void> {
    const { id, name, colour, charge } = person;
    const isBot = await this.#db
      .selectFrom("bots")
      .select("person_id")
      .where("person_id", "=", id)
      .executeTakeFirst();
    await this.#db
      .updateTable("seats")
      .set({ name, seal: isBot ? `${colour} ${charge} bot` : `${colour} ${charge}` })
      .where("table_id", "=", table)
      .where("seat", "in", [...seats])
      .where("kind", "=", "person")
      .execute();
  }

  /** Takes the seal off these seats. */
  async unseal(table: string, seats: readonly Seat[]): Promise<void> {
    await this.#db
      .updateTable("seats")
      .set({ seal: null })
      .where("table_id", "=", table)
      .where("seat", "in", [...seats])
      .execute();
  }

  /** Takes rights to seats away, and deletes their links, which no other account has. */
  async drop(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    await this.#db.transaction().execute(async (trx) => {
      await disown(trx, hashes);
      await trx
        .deleteFrom("links")
        .where("hash", "in", [...hashes])
        .execute();
    });
  }

  /** Which of these links devices of this person have. */
  async held(person: string, hashes: readonly string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom("session_links")
      .innerJoin("sessions", "sessions.id", "session_links.session_id")
      .select("session_links.hash")
      .where("sessions.person_id", "=", person)
      .where("session_links.hash", "in", [...hashes])
      .execute();
    return new Set(rows.map(({ hash }) => hash));
  }

  /**
   * Notes that a device has a link. `fresh`: the link is made for it, and may be there already; `brought`: the device had it
   * as a guest.
   */
  async hold(
    session: string,
    hash: string,
    { fresh, brought }: { readonly fresh?: LinkData; readonly brought?: boolean },
  ): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      if (fresh)
        await trx
          .insertInto("links")
          .values(fresh)
          .onConflict((on) => on.column("hash").doNothing())
          .execute();
      const row = { hash, session_id: session, brought: brought ? 1 : 0 };
      await trx
        .insertInto("session_links")
        .values(row)
        .onConflict((on) => on.column("hash").doUpdateSet(row))
        .execute();
    });
  }

  /** Deletes a person with everything that goes with one, rights included. */
  async remove(person: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await disownAll(trx, person);
      await trx
        .deleteFrom("links")
        .where("hash", "in", (eb) =>
          eb.selectFrom("person_links").select("hash").where("person_id", "=", person),
        )
        .execute();
      await trx.deleteFrom("proofs").where("person_id", "=", person).execute();
      await trx.deleteFrom("people").where("id", "=", person).execute();
    });
  }
}

/** Gives a person the right to seats, within a transaction. */
export async function granted(trx: Db, person: string, link: LinkData, nonce: string): Promise<void> {
  await trx.insertInto("links").values(link).execute();
  const right = { person_id: person, hash: link.hash, nonce, added_at: link.made_at };
  await trx.insertInto("person_links").values(right).execute();
  await own(trx, person, link, link.made_at);
}

/**
 * Keeps a new account. False if another account has its name. `leave`: the guest's leave that it is made with, and that makes
 * no other. Throws `Refused` if another account was made with it.
 */
export async function added(db: Db, person: NewPerson, leave: string | null = null): Promise<boolean> {
  const made = await db
    .insertInto("people")
    .values(person)
    .onConflict((on) => on.column("handle").doNothing())
    .executeTakeFirst();
  if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  if (leave !== null && !(await spendAdmission(db, leave, person.id)))
    throw new Refused(
      "stale",
      { reason: "invitation-used-up" },
      "Another account was made by this invitation. Ask the host for another.",
    );
  return true;
}
