/** Which mailbox an address leads to, and how many letters others may have sent there. */
import { domainToASCII } from "node:url";
import type { LetterKind, LetterRow } from "../database/schema/notifications.ts";
import type { Db } from "../database/types.ts";
import type { Entropy } from "../platform/random.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * How many letters of a kind may go to one mailbox in so many milliseconds: for one asker (`each`), and for all askers
 * together (`all`). Kinds are counted apart, so that letters that one person asks for keep no other person from signing
 * in.
 */
const BOUNDS = {
  "sign-in": { within: 15 * MINUTE, each: 3, all: 6 },
  add: { within: 15 * MINUTE, each: 3, all: 6 },
  confirm: { within: 60 * MINUTE, each: 1, all: 1 },
  invite: { within: DAY, each: 1, all: 10 },
  "let-in": { within: DAY, each: 1, all: 3 },
} as const satisfies Readonly<Record<LetterKind, object>>;

interface Asked {
  readonly to: string;
  readonly kind: LetterKind;
  /** Who asks for the letter: an account, a device, or the network address of a guest. */
  readonly asker: string;
}

/** What counting needs of the server. */
interface Needs {
  readonly clock: () => number;
  readonly entropy: Entropy;
  readonly bans: { markOf(address: string): string };
}

/** The one spelling of an address by which mailboxes are compared: in small letters, its domain as the net writes it. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return `${address.slice(0, at).trim().normalize("NFKC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/**
 * An address as it is counted: many mail servers ignore dots in the name and all behind a plus, so these are left out.
 */
const countedAs = (address: string): string => {
  const [local = "", domain = ""] = mailboxOf(address).split(/@(?=[^@]*$)/);
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${domain}`;
};

/** Every query about letters that were sent. */
export class MailLimits {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Takes down a letter before it is sent. Returns its id, or whose share is used up: that of the asker (`asker`), or
   * that of the mailbox (`all`).
   */
  async claim(
    { clock, entropy, bans }: Needs,
    { to, kind, asker }: Asked,
  ): Promise<{ readonly id: string } | { readonly full: "asker" | "all" }> {
    const { within, each, all } = BOUNDS[kind];
    const now = clock();
    const row: LetterRow = {
      id: entropy(12).toString("base64url"),
      box: bans.markOf(`mailbox ${countedAs(to)}`),
      kind,
      asker: bans.markOf(`asker ${asker}`),
      at: now,
    };
    // On PostgreSQL two transactions at the same instant may both take the last letter of a share: one too many, and no
    // more.
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom("letters")
        .where("at", "<", now - DAY)
        .execute();
      const before = await trx
        .selectFrom("letters")
        .select("asker")
        .where("box", "=", row.box)
        .where("kind", "=", kind)
        .where("at", ">", now - within)
        .execute();
      if (before.filter((one) => one.asker === row.asker).length >= each) return { full: "asker" };
      if (before.length >= all) return { full: "all" };
      await trx.insertInto("letters").values(row).execute();
      return { id: row.id };
    });
  }

  /** Forgets the letters of which nothing is counted any more, and the links and challenges whose time is over. */
  async forgetOver(now: number): Promise<void> {
    await this.#db
      .deleteFrom("letters")
      .where("at", "<", now - DAY)
      .execute();
    await this.#db.deleteFrom("proofs").where("until", "<", now).execute();
  }

  /** A letter that could not be sent counts for nothing. */
  async drop(id: string): Promise<void> {
    await this.#db.deleteFrom("letters").where("id", "=", id).execute();
  }

  /** The owner of a mailbox has opened a letter of this kind: those before count no longer. */
  async opened({ bans }: Pick<Needs, "bans">, to: string, kind: LetterKind): Promise<void> {
    await this.#db
      .deleteFrom("letters")
      .where("box", "=", bans.markOf(`mailbox ${countedAs(to)}`))
      .where("kind", "=", kind)
      .execute();
  }
}
