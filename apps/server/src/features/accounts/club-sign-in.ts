/** Signing in by the identity provider of a club: into an account that it leads to, or with a new one. */
import { playerName } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { z } from "zod";
import type { PersonData, ProofData } from "../../database/schema/accounts.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { IdentityStore } from "../../stores/identity-store.ts";
import type { Services } from "../../tables/services.ts";
import type { ClubProvider } from "./club-provider.ts";
import { type Leave, newPerson, signedInElse, taken } from "./person.ts";

type ClubServices = Pick<Services, "clock" | "entropy">;

/** Milliseconds for which a visit to the provider may last, and a new account may wait for its name. */
export const CLUB_PATIENCE = 15 * 60_000;

const visitKept = z.object({ verifier: z.string(), nonce: z.string() });
const knownKept = z.object({ issuer: z.string(), subject: z.string(), name: z.string() });

/** The caller, whose browser is known by a cookie of its own. */
interface Caller {
  /** Null: a guest. */
  readonly person: PersonData | null;
  readonly browser: string | null;
  readonly leave: Leave;
}

/** What has come of a visit: somebody is signed in, or a new account waits for its name. */
export type CameBack = { readonly person: string } | { readonly begin: string };

const stale = (): Refused =>
  new Refused(
    "stale",
    { reason: "club-stale" },
    "This took too long, or began in another browser. Begin again.",
  );

export class ClubSignIn {
  readonly #services: ClubServices;
  readonly #people: AccountStore;
  readonly #identities: IdentityStore;
  readonly provider: ClubProvider;

  constructor(
    services: ClubServices,
    people: AccountStore,
    identities: IdentityStore,
    provider: ClubProvider,
  ) {
    this.#services = services;
    this.#people = people;
    this.#identities = identities;
    this.provider = provider;
  }

  /** Sends a caller to the provider, to sign in or to link the own account. Returns the address. */
  async begin(
    { person, browser, leave }: Caller & { readonly browser: string },
    origin: string,
  ): Promise<string> {
    const { clock, entropy } = this.#services;
    const state = newToken(entropy);
    const { url, visit } = await this.provider.leadTo(origin, state);
    const proof = {
      hash: hashOf(state),
      kind: "club" as const,
      person_id: person?.id ?? null,
      value: JSON.stringify(visit),
      name: null,
      until: clock() + CLUB_PATIENCE,
      browser: hashOf(browser),
      admission: person ? null : await leave().catch(ifRefused),
    };
    await this.#people.prove(proof, clock());
    return url;
  }

  /** Receives a caller who comes back from the provider. Throws `Refused`. */
  async back(url: URL, { person, browser }: Omit<Caller, "leave">): Promise<CameBack> {
    const { clock, entropy } = this.#services;
    const state = url.searchParams.get("state") ?? "";
    const proof = await this.#proof(state, "club", browser);
    if (!(await this.#people.spend(proof.hash))) throw stale();
    const { name, ...identity } = await this.provider.whoCame(
      url,
      state,
      visitKept.parse(JSON.parse(proof.value)),
    );
    const owner = await this.#identities.personOf(identity);
    if (proof.person_id !== null) {
      if (person?.id !== proof.person_id) throw stale();
      if (owner !== null && owner !== person.id) throw others();
      if (owner === null) await this.#identities.link(identity, person.id, clock());
      return { person: person.id };
    }
    if (person && person.id !== owner) throw signedInElse();
    if (owner !== null) return { person: owner };
    const begin = newToken(entropy);
    await this.#people.prove(
      {
        hash: hashOf(begin),
        kind: "identity",
        person_id: null,
        value: JSON.stringify({ ...identity, name: nameFrom(name) }),
        name: null,
        until: clock() + CLUB_PATIENCE,
        browser: proof.browser,
        admission: proof.admission,
      },
      clock(),
    );
    return { begin };
  }

  /** The name that a new account might have. Throws `Refused` where none may be made. */
  async look(token: string, { browser, leave }: Omit<Caller, "person">): Promise<string> {
    const proof = await this.#proof(token, "identity", browser);
    await this.#leave(proof, leave);
    return knownKept.parse(JSON.parse(proof.value)).name;
  }

  /** Makes the account to which the identity leads from then on, and returns its id. Throws `Refused`. */
  async finish(token: string, name: string, { browser, leave }: Omit<Caller, "person">): Promise<string> {
    const { clock, entropy } = this.#services;
    const proof = await this.#proof(token, "identity", browser);
    const by = await this.#leave(proof, leave);
    const { issuer, subject } = knownKept.parse(JSON.parse(proof.value));
    if ((await this.#identities.personOf({ issuer, subject })) !== null) throw stale();
    const id = entropy(12).toString("base64url");
    const person = newPerson(id, name, null, clock(), entropy);
    const made = await this.#identities.begin(proof, { issuer, subject }, person, by);
    if (made === "gone") throw stale();
    if (made === "taken") throw taken();
    return id;
  }

  #leave(proof: ProofData, leave: Leave): Promise<string | null> {
    return this.provider.letsIn ? Promise.resolve(null) : leave(proof.admission);
  }

  async #proof(secret: string, kind: ProofData["kind"], browser: string | null): Promise<ProofData> {
    const proof = await this.#people.proof(hashOf(secret), this.#services.clock());
    if (proof?.kind !== kind || browser === null || proof.browser !== hashOf(browser)) throw stale();
    return proof;
  }
}

const others = (): Refused =>
  new Refused(
    "illegal",
    { reason: "club-other" },
    "The club's sign-in leads to another account of this server already. Sign in by it, and take it off there first.",
  );

/** No leave, where there is none. Throws what is no refusal. */
const ifRefused = (error: unknown): null => {
  if (error instanceof Refused) return null;
  throw error;
};

/** What a person may be called here, of what the provider calls them; empty where nothing of it may be. */
function nameFrom(told: string): string {
  const name = playerName.safeParse([...told].slice(0, 24).join(""));
  return name.success ? name.data : "";
}
