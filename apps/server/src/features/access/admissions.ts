/** Coming in by an invitation to the server, and asking to be let in. */
import type { AccessAsking, AccessTold, InvitationLook } from "@westmarch/protocol";
import { ACCESS_ACTIONS } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { AccessInvitationData, AdmissionData } from "../../database/schema/access.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { Services } from "../../tables/services.ts";
import { type AccessControl, ADMITTED_FOR } from "./access-control.ts";

type AdmissionServices = Pick<Services, "clock" | "entropy" | "bans"> & {
  readonly store: Pick<Services["store"], "access">;
};

/** The most of one address, and the most of all, who wait for an answer. */
const MOST_OF_ONE = 3;
const MOST = 100;

/** What an invitation is good for now. */
export function stateOf(
  { revoked, until, used, uses }: Pick<AccessInvitationData, "revoked" | "until" | "used" | "uses">,
  now: number,
): InvitationLook["state"] {
  if (revoked === 1) return "revoked";
  if (until <= now) return "over";
  return used >= uses ? "used-up" : "open";
}

const PAST = {
  "used-up": "This invitation has been used by as many people as it was for. Ask the host for another.",
  over: "This invitation is over. Ask the host for another.",
  revoked: "The host has revoked this invitation. Ask for another.",
} as const;

const pastRefusal = (state: keyof typeof PAST): Refused =>
  new Refused("stale", { reason: `invitation-${state}` }, PAST[state]);

export class Admissions {
  readonly #services: AdmissionServices;
  readonly #control: AccessControl;

  constructor(services: AdmissionServices, control: AccessControl) {
    this.#services = services;
    this.#control = control;
  }

  /** How the caller stands, and what the rules are. */
  async told(
    cookies: string | undefined,
  ): Promise<Pick<AccessTold, "rules" | "standing" | "may" | "name" | "accounts">> {
    const visitor = await this.#control.visitor(cookies);
    const may = (action: (typeof ACCESS_ACTIONS)[number]) => this.#control.may(action, visitor);
    return {
      rules: this.#control.rules,
      standing: visitor.standing,
      may: { open: may("open"), join: may("join"), watch: may("watch"), register: may("register") },
      name: visitor.admission?.name || null,
      accounts: this.#control.accounts,
    };
  }

  /** What an invitation opens. Uses nothing up. Throws `Refused` where there is none. */
  async look(token: string): Promise<InvitationLook> {
    const { clock, store } = this.#services;
    const row = await store.access.invitation(hashOf(token));
    if (!row) throw new Refused("not-found");
    return { state: stateOf(row, clock()), left: Math.max(0, row.uses - row.used), until: row.until };
  }

  /**
   * Lets a guest in by an invitation, and returns the secret that the browser keeps; null: the browser needs none, as a
   * member or as a guest who is in already. Throws `Refused` where the invitation opens nothing any more.
   */
  async enter(token: string, cookies: string | undefined, address: string): Promise<string | null> {
    const { clock, store } = this.#services;
    const { standing } = await this.#control.visitor(cookies);
    const row = await store.access.invitation(hashOf(token));
    if (!row) throw new Refused("not-found");
    if (standing === "member" || standing === "let-in") return null;
    const secret = newToken(this.#services.entropy);
    const admission = this.#fresh(secret, address, { invitation_id: row.id, state: "in" });
    if (!(await store.access.enter(row.hash, clock(), admission))) {
      const now = await store.access.invitation(row.hash);
      const state = now ? stateOf(now, clock()) : "over";
      throw pastRefusal(state === "open" ? "used-up" : state);
    }
    return secret;
  }

  /** Asks the host to be let in, and returns the secret that the browser keeps. Throws `Refused` where that cannot be asked. */
  async ask(wish: AccessAsking, cookies: string | undefined, address: string): Promise<string> {
    const { bans, entropy, store } = this.#services;
    const { standing } = await this.#control.visitor(cookies);
    if (!ACCESS_ACTIONS.some((action) => this.#control.rule(action) === "approval"))
      throw new Refused("illegal", undefined, "Nobody is let in here by asking.");
    if (standing !== "guest") throw new Refused("illegal", undefined, "The host knows of you already.");
    const { own, all } = await store.access.waiting(bans.markOf(address));
    if (own >= MOST_OF_ONE || all >= MOST)
      throw new Refused(
        "too-fast",
        { reason: "asked-enough" },
        "Enough people wait for an answer of the host. Ask again in some days.",
      );
    const secret = newToken(entropy);
    const { name, text, mail = null, language } = wish;
    await store.access.ask(this.#fresh(secret, address, { state: "asked", name, text, mail, language }));
    return secret;
  }

  #fresh(secret: string, address: string, given: Partial<AdmissionData>): AdmissionData {
    const { entropy, clock, bans } = this.#services;
    return {
      id: entropy(12).toString("base64url"),
      hash: hashOf(secret),
      invitation_id: null,
      person_id: null,
      state: "asked",
      name: "",
      text: "",
      mail: null,
      language: "en",
      mark: bans.markOf(address),
      at: clock(),
      ...given,
    };
  }
}

/** Forgets guests who have no account after the time for which they were let in, and invitations that were over then. */
export const forgetGuests = ({ store, clock }: Pick<AdmissionServices, "store" | "clock">): Promise<void> =>
  store.access.forget(clock() - ADMITTED_FOR);
