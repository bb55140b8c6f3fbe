/** Every query about who may come in: invitations to the server, and guests who have come by them or have asked. */
import type { AccessInvitationData, AdmissionData, AdmissionState } from "../database/schema/access.ts";
import type { Db } from "../database/types.ts";

/** The most invitations, and the most who ask, that the admin page shows. */
const SHOWN = 100;

/** Uses an admission up for a new account, within a transaction. False if another account was made with it. */
export async function spendAdmission(trx: Db, id: string, person: string): Promise<boolean> {
  const spent = await trx
    .updateTable("admissions")
    .set({ person_id: person })
    .where("id", "=", id)
    .where("state", "=", "in")
    .where("person_id", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export class AccessStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async invite(row: Omit<AccessInvitationData, "used" | "revoked">): Promise<void> {
    await this.#db.insertInto("access_invitations").values(row).execute();
  }

  /** The invitations, the latest first. */
  invitations(): Promise<AccessInvitationData[]> {
    return this.#db
      .selectFrom("access_invitations")
      .selectAll()
      .orderBy("made_at", "desc")
      .limit(SHOWN)
      .execute();
  }

  async invitation(hash: string): Promise<AccessInvitationData | null> {
    const row = await this.#db
      .selectFrom("access_invitations")
      .selectAll()
      .where("hash", "=", hash)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Takes an invitation back, with the leave of guests who came by it and have no account. False if there is none. */
  revoke(id: string): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("access_invitations")
        .set({ revoked: 1 })
        .where("id", "=", id)
        .executeTakeFirst();
      await trx
        .deleteFrom("admissions")
        .where("invitation_id", "=", id)
        .where("person_id", "is", null)
        .execute();
      return numUpdatedRows > 0n;
    });
  }

  /** Lets a guest in by an invitation, if it is still good for one more. False if it is not. */
  enter(hash: string, now: number, admission: AdmissionData): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("access_invitations")
        .set((eb) => ({ used: eb("used", "+", 1) }))
        .where("hash", "=", hash)
        .where("revoked", "=", 0)
        .where("until", ">", now)
        .whereRef("used", "<", "uses")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx.insertInto("admissions").values(admission).execute();
      return true;
    });
  }

  async admission(hash: string): Promise<AdmissionData | null> {
    const row = await this.#db
      .selectFrom("admissions")
      .selectAll()
      .where("hash", "=", hash)
      .executeTakeFirst();
    return row ?? null;
  }

  /** How many of an address wait for an answer, and how many in all. */
  async waiting(mark: string): Promise<{ readonly own: number; readonly all: number }> {
    const rows = await this.#db
      .selectFrom("admissions")
      .select("mark")
      .where("state", "=", "asked")
      .execute();
    return { own: rows.filter((row) => row.mark === mark).length, all: rows.length };
  }

  async ask(admission: AdmissionData): Promise<void> {
    await this.#db.insertInto("admissions").values(admission).execute();
  }

  /** Those who ask, the first first. */
  asking(): Promise<AdmissionData[]> {
    return this.#db
      .selectFrom("admissions")
      .selectAll()
      .where("state", "=", "asked")
      .orderBy("at")
      .limit(SHOWN)
      .execute();
  }

  /** Answers somebody who asks, and forgets the address that the answer goes to. Null if that was done before. */
  answer(id: string, state: AdmissionState): Promise<AdmissionData | null> {
    return this.#db.transaction().execute(async (trx) => {
      const asked = await trx
        .selectFrom("admissions")
        .selectAll()
        .where("id", "=", id)
        .where("state", "=", "asked")
        .executeTakeFirst();
      const { numUpdatedRows } = await trx
        .updateTable("admissions")
        .set({ state, mail: null, text: "" })
        .where("id", "=", id)
        .where("state", "=", "asked")
        .executeTakeFirst();
      return asked && numUpdatedRows > 0n ? asked : null;
    });
  }

  /** Forgets guests without an account who came or asked before a time, and invitations that were over by then. */
  async forget(before: number): Promise<void> {
    await this.#db.deleteFrom("admissions").where("person_id", "is", null).where("at", "<", before).execute();
    await this.#db
      .deleteFrom("access_invitations")
      .where("until", "<", before)
      .where("id", "not in", (eb) =>
        eb
          .selectFrom("admissions")
          .select("invitation_id")
          .where("invitation_id", "is not", null)
          .$narrowType<{
            invitation_id: string;
          }>(),
      )
      .execute();
  }
}
