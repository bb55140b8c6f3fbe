/**
 * Seats that a player keeps for a person by name. The sender learns neither whether that account exists nor what became of the
 * invitation.
 */
import type { Seat } from "@westmarch/kernel";
import type {
  ChallengeTold,
  ChallengeWithdrawal,
  InvitationDrop,
  InvitationsTold,
  InvitationTold,
  PersonInvite,
  PersonKept,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { PersonData } from "../../database/schema/accounts.ts";
import type { Db } from "../../database/types.ts";
import { hashOf } from "../../platform/random.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { ChallengeStore } from "../../stores/challenge-store.ts";
import type { Services } from "../../tables/services.ts";

type InvitationsServices = Pick<Services, "store" | "clock">;

/** The most open invitations that one person may have sent, and that may wait for one person. */
const SENT = 20;
const WAITING = 50;

export class Invitations {
  readonly #services: InvitationsServices;
  readonly #db: Db;
  readonly #store: AccountStore;
  readonly #challenges: ChallengeStore;

  constructor(services: InvitationsServices, db: Db, store: AccountStore, challenges: ChallengeStore) {
    this.#services = services;
    this.#db = db;
    this.#store = store;
    this.#challenges = challenges;
  }

  /**
   * Keeps an invitation to a table for the person of this name, and for the sender that it was sent. `to`: the person, if a mail is to tell of it. It is null where
   * no other account has this name, or where that person has blocked the sender, has the invitation already or too many of
   * them, or wants no such mail. Throws `Refused` if the seat is not free, or the sender has too many open invitations.
   */
  async send(
    by: PersonData,
    { name, invitation }: PersonInvite,
  ): Promise<{ readonly to: PersonData | null; readonly table: string }> {
    const link = await this.#services.store.seats.link(hashOf(invitation));
    if (link?.kind !== "invitation" || link.used !== 0) throw new Refused("not-found");
    const [seat] = JSON.parse(link.seats) as Seat[];
    await this.#challenges.clear(by.id);
    const sent = await this.sent(by.id);
    const again = sent.some((one) => one.name === name && one.table === link.table_id && one.seat === seat);
    if (!again && sent.length >= SENT) throw new Refused("too-fast");
    await this.#challenges.keep({
      from_id: by.id,
      link: link.hash,
      name,
      table_id: link.table_id,
      seat,
      at: this.#services.clock(),
    });
    const to = await this.#store.byName(name);
    const nobody = { to: null, table: link.table_id };
    if (!to || to.id === by.id || (await this.#blocks(to.id, by.id))) return nobody;
    await this.#clear(to.id);
    if ((await this.#waiting(to.id)) >= WAITING) return nobody;
    const made = await this.#db
      .insertInto("person_invitations")
      .values({
        person_id: to.id,
        from_id: by.id,
        table_id: link.table_id,
        seat,
        token: invitation,
        at: this.#services.clock(),
      })
      .onConflict((on) => on.columns(["person_id", "table_id", "seat"]).doNothing())
      .executeTakeFirst();
    const isNew = (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
    return isNew && to.mails_invitations === 1 ? { to, table: link.table_id } : nobody;
  }

  /** The invitations that wait for a person: to seats that are still free, from people whom the person has not blocked. */
  async #received(person: string): Promise<InvitationTold[]> {
    await this.#clear(person);
    const rows = await this.#rows()
      .where("person_invitations.person_id", "=", person)
      .where("person_invitations.from_id", "not in", (eb) =>
        eb
          .selectFrom("person_blocks")
          .select("blocked_id")
          .where("person_blocks.person_id", "=", person)
          .where("how", "=", "block"),
      )
      .execute();
    return rows.map(({ name, colour, charge, ...row }) => ({
      ...row,
      from: { name, colour, charge },
    }));
  }

  /** What a person has sent and nobody has taken, whether or not it waits for anybody: the sender is not told which. */
  sent(person: string): Promise<ChallengeTold[]> {
    return this.#challenges.of(person);
  }

  /** What waits for a person, and what the person has sent. */
  async told(person: string): Promise<InvitationsTold> {
    return { invitations: await this.#received(person), challenges: await this.sent(person) };
  }

  /** Takes back what a person has sent for a seat. Throws `Refused` where there is nothing, or somebody has taken the seat. */
  async withdraw(person: string, { table, seat }: ChallengeWithdrawal): Promise<void> {
    await this.#challenges.clear(person);
    if (!(await this.#challenges.withdraw(person, table, seat))) throw new Refused("not-found");
  }

  /** What is kept about a person's invitations, sent and received. */
  async kept({ id, name: own }: PersonData): Promise<PersonKept["invitations"]> {
    const received = await this.#rows().where("person_invitations.person_id", "=", id).execute();
    const sent = await this.sent(id);
    return [
      ...received.map(({ table, game, seat, role, at, name: from }) => ({
        ...{ table, game, seat, role, at, from },
        to: own,
      })),
      ...sent.map(({ name: to, ...row }) => ({ ...row, from: own, to })),
    ];
  }

  async drop(person: string, { table, seat, block }: InvitationDrop): Promise<void> {
    const gone = await this.#db
      .deleteFrom("person_invitations")
      .where("person_id", "=", person)
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .returning("from_id")
      .executeTakeFirst();
    if (!gone || !block) return;
    await this.#db
      .insertInto("person_blocks")
      .values({ person_id: person, blocked_id: gone.from_id, how: "block" })
      .onConflict((on) => on.columns(["person_id", "blocked_id"]).doUpdateSet({ how: "block" }))
      .execute();
    await this.#db
      .deleteFrom("person_invitations")
      .where("person_id", "=", person)
      .where("from_id", "=", gone.from_id)
      .execute();
  }

  /** The names of the people whom a person has blocked: their invitations are not kept. */
  async blocked(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("person_blocks")
      .innerJoin("people", "people.id", "person_blocks.blocked_id")
      .select("people.name")
      .where("person_blocks.person_id", "=", person)
      .where("person_blocks.how", "=", "block")
      .orderBy("people.name")
      .execute();
    return rows.map(({ name }) => name);
  }

  async unblock(person: string, name: string): Promise<void> {
    const other = await this.#store.byName(name);
    if (other)
      await this.#db
        .deleteFrom("person_blocks")
        .where("person_id", "=", person)
        .where("blocked_id", "=", other.id)
        .execute();
  }

  #rows() {
    return this.#db
      .selectFrom("person_invitations")
      .innerJoin("people", "people.id", "person_invitations.from_id")
      .innerJoin("tables", "tables.id", "person_invitations.table_id")
      .innerJoin("seats", (join) =>
        join
          .onRef("seats.table_id", "=", "person_invitations.table_id")
          .onRef("seats.seat", "=", "person_invitations.seat"),
      )
      .select([
        "people.name",
        "people.colour",
        "people.charge",
        "tables.id as table",
        "tables.game",
        "person_invitations.seat",
        "seats.role",
        "person_invitations.token",
        "person_invitations.at",
      ])
      .orderBy("person_invitations.at", "desc");
  }

  async #blocks(person: string, other: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("person_blocks")
      .select("person_id")
      .where("person_id", "=", person)
      .where("blocked_id", "=", other)
      .where("how", "=", "block")
      .executeTakeFirst();
    return row !== undefined;
  }

  async #waiting(person: string): Promise<number> {
    const { waiting } = await this.#db
      .selectFrom("person_invitations")
      .select((eb) => eb.fn.countAll<number>().as("waiting"))
      .where("person_id", "=", person)
      .executeTakeFirstOrThrow();
    return Number(waiting);
  }

  /** Drops the invitations whose seat is taken, or whose link was replaced by a fresh one. */
  async #clear(person: string): Promise<void> {
    const rows = await this.#db
      .selectFrom("person_invitations")
      .select(["table_id", "seat", "token"])
      .where("person_id", "=", person)
      .execute();
    const open = new Set(
      (await this.#services.store.seats.links(rows.map(({ token }) => hashOf(token))))
        .filter(({ used }) => used === 0)
        .map(({ hash }) => hash),
    );
    for (const { table_id, seat, token } of rows)
      if (!open.has(hashOf(token)))
        await this.#db
          .deleteFrom("person_invitations")
          .where("person_id", "=", person)
          .where("table_id", "=", table_id)
          .where("seat", "=", seat)
          .execute();
  }
}
