/** Passkeys: challenges, and the check of what authenticators answer. */
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { PasskeyBegin, PasskeyChallenge } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { z } from "zod";
import type {
  NewProof,
  PasskeyData,
  PersonData,
  ProofData,
  ProofKind,
} from "../../database/schema/accounts.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { Services } from "../../tables/services.ts";
import { type Leave, newPerson, taken } from "./person.ts";

type PasskeysServices = Pick<Services, "clock" | "entropy">;

/** Milliseconds in which a challenge has to be answered. */
const PATIENCE = 5 * 60_000;

/** The proofs that passkeys give. */
const CEREMONIES: readonly ProofKind[] = ["sign-up", "sign-in", "add"];

/** The most passkeys of one account. */
const MOST = 20;

/** Where the server is reached; passkeys are bound to it. */
export interface Site {
  readonly origin: string;
}

const rpOf = ({ origin }: Site): string => new URL(origin).hostname;

const transports = z.array(z.string().max(32)).max(10);
const registration = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: transports.optional(),
  }),
});
const authentication = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});

const refused = (): Refused =>
  new Refused("bad-message", { reason: "passkey" }, "The passkey could not be checked; try again.");

export class Passkeys {
  readonly #services: PasskeysServices;
  readonly #store: AccountStore;

  constructor(services: PasskeysServices, store: AccountStore) {
    this.#services = services;
    this.#store = store;
  }

  /** Makes a challenge. `person`: the account that a passkey is added to. */
  async begin(
    wish: PasskeyBegin,
    person: PersonData | null,
    site: Site,
    leave: Leave,
  ): Promise<PasskeyChallenge> {
    const { clock, entropy } = this.#services;
    const own = wish.to === "add" ? person : null;
    if (wish.to === "add" && !own) throw new Refused("bad-token", { reason: "signed-out" });
    const had = own ? await this.#store.passkeys(own.id) : [];
    if (had.length >= MOST) throw new Refused("too-large");
    const name = wish.to === "sign-up" ? wish.name : null;
    if (name !== null) await leave();
    if (name !== null && (await this.#store.byName(name))) throw taken();
    const id = own?.id ?? entropy(12).toString("base64url");
    const options =
      wish.to === "sign-in"
        ? await generateAuthenticationOptions({ rpID: rpOf(site), userVerification: "preferred" })
        : await generateRegistrationOptions({
            rpName: "Westmarch",
            rpID: rpOf(site),
            userName: name ?? own?.name ?? "",
            userID: new TextEncoder().encode(id),
            excludeCredentials: had.map((passkey) => ({ id: passkey.id })),
            authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
          });
    const ceremony = newToken(entropy);
    const proof: NewProof = {
      hash: hashOf(ceremony),
      kind: wish.to,
      person_id: wish.to === "sign-in" ? null : id,
      value: options.challenge,
      name,
      until: clock() + PATIENCE,
    };
    await this.#store.prove(proof, clock());
    return { ceremony, options };
  }

  /** Checks an authenticator's answer to a challenge, and returns the id of the person it stands for. Throws `Refused`. */
  async finish(
    ceremony: string,
    credential: unknown,
    person: PersonData | null,
    site: Site,
    leave: Leave,
  ): Promise<string> {
    const proof = await this.#store.proof(hashOf(ceremony), this.#services.clock());
    if (!proof || !CEREMONIES.some((kind) => kind === proof.kind) || !(await this.#store.spend(proof.hash)))
      throw new Refused("stale", { reason: "ceremony" }, "This took too long; begin again.");
    if (proof.kind === "sign-in") return this.#used(proof, credential, site);
    if (proof.kind === "add" && person?.id !== proof.person_id)
      throw new Refused("bad-token", { reason: "signed-out" });
    return this.#made(proof, credential, site, leave);
  }

  async #made(proof: ProofData, given: unknown, site: Site, leave: Leave): Promise<string> {
    const response = registration.safeParse(given);
    if (!response.success || proof.person_id === null) throw refused();
    const checked = await verifyRegistrationResponse({
      response: response.data as RegistrationResponseJSON,
      expectedChallenge: proof.value,
      expectedOrigin: site.origin,
      expectedRPID: rpOf(site),
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified || !checked.registrationInfo) throw refused();
    const { credential } = checked.registrationInfo;
    const now = this.#services.clock();
    const passkey: PasskeyData = {
      id: credential.id,
      person_id: proof.person_id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(response.data.response.transports ?? []),
      name: "",
      made_at: now,
      used_at: null,
    };
    const person =
      proof.kind === "sign-up"
        ? newPerson(proof.person_id, proof.name ?? "", null, now, this.#services.entropy)
        : null;
    if (await this.#store.passkey(passkey.id)) throw refused();
    const by = person && (await leave());
    if (!(await this.#store.addPasskey(passkey, person, by))) throw taken();
    return proof.person_id;
  }

  async #used(proof: ProofData, given: unknown, site: Site): Promise<string> {
    const response = authentication.safeParse(given);
    const passkey = response.success ? await this.#store.passkey(response.data.id) : null;
    if (!response.success || !passkey) throw refused();
    const checked = await verifyAuthenticationResponse({
      response: response.data as AuthenticationResponseJSON,
      expectedChallenge: proof.value,
      expectedOrigin: site.origin,
      expectedRPID: rpOf(site),
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
        transports: transports.parse(JSON.parse(passkey.transports)) as AuthenticatorTransport[],
      },
    }).catch(() => null);
    if (!checked?.verified) throw refused();
    await this.#store.usedPasskey(passkey.id, checked.authenticationInfo.newCounter, this.#services.clock());
    return passkey.person_id;
  }
}
