/** Sessions: a cookie that no script reads, and the row behind its hash. */

import { Refused } from "@westmarch/table";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PersonData, SessionData } from "../../database/schema/accounts.ts";
import { originAllowed } from "../../platform/client-address.ts";
import { cookieOf } from "../../platform/cookies.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { Services } from "../../tables/services.ts";
import { suspended } from "./person.ts";

type SessionsServices = Pick<Services, "clock" | "entropy">;

const COOKIE = "westmarch-session";
const DAY = 86_400_000;
/** Milliseconds without a visit after which a device is signed out. */
const FORGOTTEN = 180 * DAY;

/** A person who is signed in, and the device's session. */
export interface SignedIn {
  readonly person: PersonData;
  readonly session: SessionData;
}

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** Browser and system of a device, so that its owner recognises it; empty where the request does not name them. */
function deviceOf(request: FastifyRequest): string {
  const agent = request.headers["user-agent"] ?? "";
  const named = (of: typeof BROWSERS | typeof SYSTEMS) => of.find(([mark]) => agent.includes(mark))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(", ");
}

/** Refuses requests that no page of this server has sent: every browser names the origin of such a request. */
export function mustBeOurs(request: FastifyRequest, others: readonly string[]): void {
  if (request.headers.origin === undefined || !originAllowed(request.raw, others))
    throw new Refused("not-your-seat", undefined, "This call does not come from a page of this server.");
}

export class Sessions {
  readonly #services: SessionsServices;
  readonly #store: AccountStore;

  constructor(services: SessionsServices, store: AccountStore) {
    this.#services = services;
    this.#store = store;
  }

  /** The person who is signed in where this request comes from, with the session; null: a guest. */
  of(request: FastifyRequest): Promise<SignedIn | null> {
    return this.by(request.headers.cookie);
  }

  /** The same, by the cookies of a request. */
  async by(cookies: string | undefined): Promise<SignedIn | null> {
    const cookie = cookieOf(cookies, COOKIE);
    const session = cookie ? await this.#store.session(hashOf(cookie)) : null;
    const now = this.#services.clock();
    if (!session || session.seen_at + FORGOTTEN < now) return null;
    const person = await this.#store.person(session.person_id);
    // Its sessions end when an account is suspended; one that began in that very moment is none.
    if (!person || (await this.#store.suspension(person.id, now))) return null;
    if (now - session.seen_at > DAY) await this.#store.seen(session.id, now);
    return { person, session };
  }

  /** The same. Throws `Refused` for a guest. */
  async must(request: FastifyRequest): Promise<SignedIn> {
    const found = await this.of(request);
    if (!found) throw new Refused("bad-token", { reason: "signed-out" }, "You are not signed in.");
    return found;
  }

  /** Signs a person in on the device that this request comes from. Throws `Refused` while the account is suspended. */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    person: string,
    secure: boolean,
  ): Promise<SignedIn> {
    const token = newToken(this.#services.entropy);
    const now = this.#services.clock();
    const suspension = await this.#store.suspension(person, now);
    if (suspension) throw suspended(suspension);
    const session: SessionData = {
      id: this.#services.entropy(12).toString("base64url"),
      hash: hashOf(token),
      person_id: person,
      device: deviceOf(request),
      made_at: now,
      seen_at: now,
    };
    await this.#store.begin(session);
    reply.setCookie(COOKIE, token, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: FORGOTTEN / 1000,
    });
    const found = await this.#store.person(person);
    if (!found) throw new Refused("bad-token", { reason: "signed-out" });
    return { person: found, session };
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: "/" });
  }
}
