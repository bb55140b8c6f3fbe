/** The identity provider of a club, by OpenID Connect: where people are sent, and who has come back. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { Refused } from "@westmarch/table";
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  None,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import type { Log } from "../../platform/log.ts";
import type { Policy } from "../../platform/policy.ts";
import type { Identity } from "../../stores/identity-store.ts";

type ClubSettings = NonNullable<Policy["club"]>;

/** Where the provider sends people back to, below this server's address. */
export const CLUB_BACK = "/api/person/club/back";

/** What one visit to the provider is checked by. It never leaves the server. */
export interface Visit {
  readonly verifier: string;
  readonly nonce: string;
}

/** Who has come back, and what the provider calls them. */
interface Known extends Identity {
  readonly name: string;
}

/** The variable of the environment that holds the secret, where no file does. */
const SECRET = "WESTMARCH_CLUB_SECRET";

/** The secret of this server at the provider; null: it is known there without one. Throws with a sentence for the host. */
export function clubSecret({ secretFile }: ClubSettings, environment = process.env): string | null {
  if (secretFile === undefined) return environment[SECRET] || null;
  try {
    return readFileSync(secretFile, "utf8").trim();
  } catch (error) {
    throw new Error(
      `the secret of the club cannot be read from ${secretFile} (secretFile of the setting club)`,
      {
        cause: error,
      },
    );
  }
}

const away = (): Refused =>
  new Refused(
    "unavailable",
    { reason: "club-away" },
    "The club's sign-in cannot be reached at the moment. Try again soon, or sign in another way.",
  );

/** A provider, which is asked for its addresses when somebody first signs in by it. */
export class ClubProvider {
  readonly #settings: ClubSettings;
  readonly #secret: string | null;
  readonly #log: Log;
  #found: Promise<Configuration> | null = null;

  constructor(settings: ClubSettings, log: Log, secret = clubSecret(settings)) {
    this.#settings = settings;
    this.#secret = secret;
    this.#log = log;
  }

  get name(): string {
    return this.#settings.name;
  }

  /** Whether its people register whatever the rules say. */
  get letsIn(): boolean {
    return this.#settings.letsIn;
  }

  /** Where somebody is sent, and what the visit is checked by. `state` comes back with them. */
  async leadTo(origin: string, state: string): Promise<{ readonly url: string; readonly visit: Visit }> {
    const config = await this.#configuration();
    const visit = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
    const url = buildAuthorizationUrl(config, {
      redirect_uri: `${origin}${CLUB_BACK}`,
      scope: "openid profile",
      code_challenge: await calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: "S256",
      state,
      nonce: visit.nonce,
    });
    return { url: url.href, visit };
  }

  /** Who has come back to this address. Throws `Refused` where the provider let nobody through. */
  async whoCame(back: URL, state: string, { verifier, nonce }: Visit): Promise<Known> {
    const config = await this.#configuration();
    try {
      const tokens = await authorizationCodeGrant(config, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the answer of the club's provider names nobody");
      const told = [claims.preferred_username, claims.nickname, claims.name];
      const name = told.find((one) => typeof one === "string") ?? "";
      return { issuer: claims.iss, subject: claims.sub, name };
    } catch (error) {
      const refused = new Refused(
        "not-your-seat",
        { reason: "club-refused" },
        "The club's sign-in let nobody through. Begin again, or ask the club.",
      );
      // What somebody called off at the provider is nobody's trouble.
      if (!(error instanceof AuthorizationResponseError))
        this.#log.warn("a sign-in by the club's provider failed", { error: nameOf(error) });
      throw refused;
    }
  }

  #configuration(): Promise<Configuration> {
    this.#found ??= this.#discover().catch((error: unknown) => {
      this.#found = null;
      this.#log.warn("the club's identity provider cannot be reached; look at the setting club", {
        error: nameOf(error),
      });
      throw away();
    });
    return this.#found;
  }

  #discover(): Promise<Configuration> {
    const { issuer, client } = this.#settings;
    const url = new URL(issuer);
    // The settings take an address without TLS on this machine alone.
    const execute = url.protocol === "http:" ? [allowInsecureRequests] : [];
    const authentication = this.#secret === null ? None() : ClientSecretPost(this.#secret);
    return discovery(url, client, undefined, authentication, { execute, timeout: 10 });
  }
}

/** What an error is called, and its code. Its text may quote what was sent, and stays unsaid. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? `${error.name} ${error.code}` : error.name;
}
