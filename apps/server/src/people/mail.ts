/** Links by mail: who asks is answered alike, whether or not there is an account. */
import type { MailWish } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Transporter } from "nodemailer";
import { hashOf, newToken } from "../random.ts";
import type { Services } from "../services.ts";
import { newPerson } from "./person.ts";
import type { PersonData } from "./schema.ts";
import type { PersonStore } from "./store.ts";
import { MAIL_WORDS } from "./words.ts";

/** Milliseconds for which a link works. */
const PATIENCE = 15 * 60_000;
/** Links to one address that may wait to be opened. */
const MOST = 3;

/** How mail leaves the house. */
export interface Post {
  readonly transport: Pick<Transporter, "sendMail">;
  readonly from: string;
  /** Where the house is reached, as `https://example.org`. */
  readonly origin: string;
}

export class MailLinks {
  readonly #house: Services;
  readonly #store: PersonStore;
  readonly #post: Post | null;

  constructor(house: Services, store: PersonStore, post: Post | null) {
    this.#house = house;
    this.#store = store;
    this.#post = post;
  }

  get sends(): boolean {
    return this.#post !== null;
  }

  /** Sends a link that signs in, or that puts the address into this person's account. Says nothing of what is known. */
  async send({ mail, language }: MailWish, person: PersonData | null): Promise<void> {
    const post = this.#post;
    if (!post) throw new Refused("not-found");
    const { clock, entropy, log } = this.#house;
    const value = mail.toLowerCase();
    if ((await this.#store.waiting("mail", value, clock())) >= MOST) return;
    const token = newToken(entropy);
    const until = clock() + PATIENCE;
    const proof = {
      hash: hashOf(token),
      kind: "mail" as const,
      person_id: person?.id ?? null,
      value,
      name: null,
      until,
    };
    await this.#store.prove(proof, clock());
    const words = MAIL_WORDS[language];
    // Not waited for: how long the mail server takes is nobody's to measure.
    post.transport
      .sendMail({
        from: post.from,
        to: mail,
        subject: words.subject,
        text: `${person ? words.add : words.enter}\n\n${post.origin}/person#${token}\n\n${words.end}`,
      })
      .catch(() => log.warn("a mail could not be sent; look at the setting mail"));
  }

  /** Tells somebody who wishes it of an invitation. Whose it is stands in it, and nothing of the table. */
  invite(to: string, name: string): void {
    const post = this.#post;
    if (!post) return;
    const texts = Object.values(MAIL_WORDS).map(({ invited }) => invited.replace("{name}", () => name));
    post.transport
      .sendMail({
        from: post.from,
        to: { name: "", address: to },
        subject: `Westmarch: ${name}`,
        text: `${texts.join("\n\n")}\n\n${post.origin}/tables`,
      })
      .catch(() => this.#house.log.warn("a mail could not be sent; look at the setting mail"));
  }

  /** Uses a link up; the id of the person it stands for. Throws `Refused`. */
  async open(token: string, person: PersonData | null): Promise<string> {
    const { clock, entropy } = this.#house;
    const proof = await this.#store.proof(hashOf(token), clock());
    if (proof?.kind !== "mail")
      throw new Refused("stale", { reason: "mail-link" }, "This link was used, or is too old.");
    // Somebody else's wish must not be granted by whoever reads the mail.
    if (proof.person_id !== null && proof.person_id !== person?.id)
      throw new Refused("bad-token", { reason: "signed-out" }, "Sign in first, then open the link again.");
    const known = await this.#store.byMail(proof.value);
    if (proof.person_id !== null && known && known.id !== proof.person_id)
      throw new Refused("illegal", { reason: "mail-taken" }, "This address belongs to another account.");
    if (!(await this.#store.spend(proof.hash))) throw new Refused("stale", { reason: "mail-link" });
    if (proof.person_id !== null) {
      await this.#store.setMail(proof.person_id, proof.value);
      return proof.person_id;
    }
    if (known) return known.id;
    const name = (proof.value.split("@", 1)[0] ?? "").slice(0, 18);
    // Where somebody has that name, a number makes it another; its owner may choose a better one.
    for (let number = 1; ; number = 2 + (entropy(3).readUIntBE(0, 3) % 99_998)) {
      const called = number === 1 ? name : `${name} ${number}`;
      const made = newPerson(entropy(12).toString("base64url"), called, proof.value, clock(), entropy);
      if (await this.#store.add(made)) return made.id;
    }
  }
}
