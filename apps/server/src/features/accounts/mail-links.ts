/**
 * Links by mail. A caller gets the same answer whether or not the address has an account. A link belongs to the browser, or to
 * the account, that asked for it.
 */
import type { Language } from "@westmarch/kernel/languages";
import type { MailLinkTold, MailOpening, MailWish } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { PersonData, ProofData } from "../../database/schema/accounts.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import { mailboxOf } from "../../stores/mail-limits.ts";
import type { Services } from "../../tables/services.ts";
import { invitations, mailWords } from "./mail-texts.ts";
import { type Leave, newPerson, signedInElse, taken } from "./person.ts";

type MailLinksServices = Pick<Services, "store" | "log" | "clock" | "bans" | "entropy">;

/** Milliseconds for which a link works. */
export const PATIENCE = 15 * 60_000;

/** The caller who asks for a link, or opens one. */
interface Caller {
  /** Null: a guest. */
  readonly person: PersonData | null;
  /** What identifies the browser; null: it has not asked for a link. */
  readonly browser: string | null;
  /** The caller's leave to make an account. */
  readonly leave: Leave;
}

/** A link, and the account that its address belongs to. */
interface Found {
  readonly proof: ProofData;
  readonly known: PersonData | null;
}

const stale = (): Refused =>
  new Refused("stale", { reason: "mail-link" }, "This link was used, or is too old.");

/** No leave, where there is none. Throws what is no refusal. */
const ifRefused = (error: unknown): null => {
  if (error instanceof Refused) return null;
  throw error;
};

/** How the server sends mail. */
export interface Post {
  readonly transport: Pick<Transporter, "sendMail">;
  readonly from: string;
  /** Where the server is reached, as `https://example.org`. */
  readonly origin: string;
}

export class MailLinks {
  readonly #services: MailLinksServices;
  readonly #store: AccountStore;
  readonly #post: Post | null;

  constructor(services: MailLinksServices, store: AccountStore, post: Post | null) {
    this.#services = services;
    this.#store = store;
    this.#post = post;
  }

  get sends(): boolean {
    return this.#post !== null;
  }

  /**
   * Sends a link that signs the caller in, or that adds the address to the caller's account. The answer does not tell which
   * addresses are known. `address`: the caller's address on the net. Throws `Refused` where the caller has had enough letters
   * sent to this mailbox.
   */
  async send(
    { mail, language, name }: MailWish,
    { person, browser, leave }: Caller & { readonly browser: string },
    address: string,
  ): Promise<void> {
    const post = this.#post;
    if (!post) throw new Refused("not-found");
    const { clock, entropy, store } = this.#services;
    const kind = person ? "add" : "sign-in";
    const letter = await store.mailLimits.claim(this.#services, {
      to: mail,
      kind,
      asker: person?.id ?? address,
    });
    if ("full" in letter) {
      // The caller must not learn what others have asked for, and the owner of the mailbox has enough links.
      if (letter.full === "asker") throw new Refused("too-fast");
      return;
    }
    const token = newToken(entropy);
    const proof = {
      hash: hashOf(token),
      kind: "mail" as const,
      person_id: person?.id ?? null,
      value: mailboxOf(mail),
      name: person ? null : (name ?? null),
      until: clock() + PATIENCE,
      browser: person ? null : hashOf(browser),
      // The link may be opened where nobody knows of the leave.
      admission: person ? null : await leave().catch(ifRefused),
    };
    await this.#store.prove(proof, clock());
    const words = mailWords(language);
    const link = `${post.origin}/person#${token}`;
    this.#leaves(post, letter.id, {
      to: mail,
      subject: words.subject,
      text: `${person ? words.add : words.enter}\n\n${link}\n\n${words.end}`,
    });
  }

  /**
   * Tells a person who wants such mail of an invitation to a table: once a day for each table, however often the link is
   * renewed. The letter names the sender, and says nothing of the table.
   */
  async invite(to: string, by: PersonData, table: string): Promise<void> {
    const post = this.#post;
    if (!post) return;
    const asked = { to, kind: "invite" as const, asker: `${by.id} ${table}` };
    const letter = await this.#services.store.mailLimits.claim(this.#services, asked);
    if ("full" in letter) return;
    this.#leaves(post, letter.id, {
      to: { name: "", address: to },
      subject: `Westmarch: ${by.name}`,
      text: `${invitations(by.name).join("\n\n")}\n\n${post.origin}/tables`,
    });
  }

  /** Tells somebody who has asked to come in that the host has said yes. */
  async letIn(to: string, language: Language): Promise<void> {
    const post = this.#post;
    if (!post) return;
    const letter = await this.#services.store.mailLimits.claim(this.#services, {
      to,
      kind: "let-in",
      asker: "",
    });
    if ("full" in letter) return;
    const words = mailWords(language);
    this.#leaves(post, letter.id, {
      to: { name: "", address: to },
      subject: words.letInSubject,
      text: `${words.letIn}\n\n${post.origin}/come-in`,
    });
  }

  /**
   * Sends a letter without waiting for it, so that no caller can measure how long the mail server takes. A letter that the mail
   * server refuses does not count for its mailbox.
   */
  #leaves({ transport, from }: Post, id: string, letter: SendMailOptions): void {
    const { store, log } = this.#services;
    transport
      .sendMail({ from, ...letter })
      .catch(() => {
        log.warn("a mail could not be sent; look at the setting mail");
        return store.mailLimits.drop(id);
      })
      .catch((error: unknown) => log.trouble("a letter that was not sent is still counted", error));
  }

  /** What a link would do, and whether this caller asked for it. Uses nothing up. Throws `Refused`. */
  async look(token: string, caller: Caller): Promise<MailLinkTold> {
    const { proof, known } = await this.#find(token);
    const here = isFrom(proof, caller);
    const owner = proof.person_id === null ? known : await this.#store.person(proof.person_id);
    if (proof.person_id !== null && !owner) throw stale();
    if (!owner) await caller.leave(proof.admission);
    return {
      to: proof.person_id === null ? "sign-in" : "add",
      mail: proof.value,
      person: owner && { id: owner.id, name: owner.name, colour: owner.colour, charge: owner.charge },
      here,
      name: proof.name ?? "",
    };
  }

  /** Uses a link up, and returns the id of the person it stands for. Throws `Refused`. */
  async open({ token, name, elsewhere }: MailOpening, caller: Caller): Promise<string> {
    const { proof, known } = await this.#find(token);
    const here = isFrom(proof, caller);
    if (proof.person_id !== null) {
      // The wish came from another account: a caller who reads the mail must not grant it.
      if (!here)
        throw new Refused("bad-token", { reason: "signed-out" }, "Sign in first, then open the link again.");
      if (!(await this.#store.spend(proof.hash))) throw stale();
      await this.#store.setMail(proof.person_id, proof.value);
      await this.#services.store.mailLimits.opened(this.#services, proof.value, "add");
      return proof.person_id;
    }
    if (caller.person && caller.person.id !== known?.id) throw signedInElse();
    if (!here && elsewhere !== true)
      throw new Refused(
        "illegal",
        { reason: "mail-elsewhere" },
        "Another browser asked for this link. Say that you want to go on (elsewhere), or ask for a link here.",
      );
    const id = known ? known.id : await this.#begin(proof, name, caller.leave);
    if (known && !(await this.#store.spend(proof.hash))) throw stale();
    await this.#services.store.mailLimits.opened(this.#services, proof.value, "sign-in");
    return id;
  }

  /** Makes the account that a link was sent for, and returns its id. If the name is taken, the link is not used up. */
  async #begin(proof: ProofData, name: string | undefined, leave: Leave): Promise<string> {
    const { clock, entropy } = this.#services;
    const by = await leave(proof.admission);
    if (name === undefined)
      throw new Refused(
        "bad-message",
        { reason: "name" },
        "Say by which name others shall know the new account.",
      );
    const id = entropy(12).toString("base64url");
    const made = await this.#store.spendFor(proof, newPerson(id, name, proof.value, clock(), entropy), by);
    if (made === "gone") throw stale();
    if (made === "taken") throw taken();
    return id;
  }

  async #find(token: string): Promise<Found> {
    const proof = await this.#store.proof(hashOf(token), this.#services.clock());
    if (proof?.kind !== "mail") throw stale();
    const known = await this.#store.byMail(proof.value);
    if (proof.person_id !== null && known && known.id !== proof.person_id)
      throw new Refused("illegal", { reason: "mail-taken" }, "This address belongs to another account.");
    return { proof, known };
  }
}

/** Whether this browser asked for the link, or the account that is signed in there. */
const isFrom = ({ person_id, browser: asked }: ProofData, { person, browser }: Caller): boolean =>
  person_id !== null
    ? person_id === person?.id
    : asked !== null && browser !== null && hashOf(browser) === asked;
