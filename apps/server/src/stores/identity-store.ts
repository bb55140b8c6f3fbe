/** Every query about whom a club's identity provider knows an account by. */
import type { NewPerson, ProofData } from "../database/schema/accounts.ts";
import type { Db } from "../database/types.ts";
import { added } from "./account-store.ts";

/** Somebody, as a provider names them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export class IdentityStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The account that an identity leads to; null: none. */
  async personOf({ issuer, subject }: Identity): Promise<string | null> {
    const row = await this.#db
      .selectFrom("identities")
      .select("person_id")
      .where("issuer", "=", issuer)
      .where("subject", "=", subject)
      .executeTakeFirst();
    return row?.person_id ?? null;
  }

  /** The identities that lead to an account. */
  of(person: string): Promise<{ issuer: string; made_at: number }[]> {
    return this.#db
      .selectFrom("identities")
      .select(["issuer", "made_at"])
      .where("person_id", "=", person)
      .orderBy("made_at")
      .execute();
  }

  /** Lets an identity lead to an account. False if it leads to one already. */
  async link({ issuer, subject }: Identity, person: string, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto("identities")
      .values({ issuer, subject, person_id: person, made_at: at })
      .onConflict((on) => on.columns(["issuer", "subject"]).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async unlink(person: string): Promise<void> {
    await this.#db.deleteFrom("identities").where("person_id", "=", person).execute();
  }

  /** Uses a proof up for a new account to which an identity leads. `taken`: another account has its name, and the proof stays. */
  begin(
    proof: ProofData,
    { issuer, subject }: Identity,
    person: NewPerson,
    leave: string | null,
  ): Promise<"made" | "gone" | "taken"> {
    return this.#db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("proofs")
        .where("hash", "=", proof.hash)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return "gone";
      if (!(await added(trx, person, leave))) {
        await trx.insertInto("proofs").values(proof).execute();
        return "taken";
      }
      await trx
        .insertInto("identities")
        .values({ issuer, subject, person_id: person.id, made_at: person.made_at })
        .execute();
      return "made";
    });
  }
}
