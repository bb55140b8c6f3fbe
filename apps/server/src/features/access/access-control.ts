/** Who may open tables, join, watch and register: by the settings of the server, and as the host has changed them since. */
import {
  ACCESS_ACTIONS,
  ACCESS_RULES,
  type AccessAction,
  type AccessChange,
  type AccessRule,
  type AccessRules,
  type Standing,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { AdmissionData } from "../../database/schema/access.ts";
import { cookieOf } from "../../platform/cookies.ts";
import { hasAccounts, type Policy } from "../../platform/policy.ts";
import { hashOf } from "../../platform/random.ts";
import type { Services } from "../../tables/services.ts";

/** What a browser is known by whose guest has come by an invitation, or has asked to come in. */
export const ADMISSION = "westmarch-admission";
const DAY = 86_400_000;
/** Milliseconds after which a guest without an account has to be let in anew. */
export const ADMITTED_FOR = 180 * DAY;

type AccessServices = Pick<Services, "policy" | "clock" | "cluster"> & {
  readonly store: Pick<Services["store"], "host" | "access">;
};

/** Who calls, as far as leave goes. */
export interface Visitor {
  readonly standing: Standing;
  /** The guest's leave, or wish for one; null: there is none. */
  readonly admission: AdmissionData | null;
}

/** Tells the account that is signed in by a request's cookies; null: a guest. */
type MemberOf = (cookies: string | undefined) => Promise<string | null>;

const SETTINGS = {
  open: "mayOpen",
  join: "mayJoin",
  watch: "mayWatch",
  register: "mayRegister",
} as const satisfies Record<AccessAction, keyof Policy>;

/** Under which name the host's own choice is kept. */
const keptAs = (action: AccessAction): string => `access-${action}`;
/** Kept where the settings have their say. */
const AS_SET = -1;

/** What is refused, and what to do about it: for authors of programs. Pages have words of their own. */
const REFUSED: Readonly<Record<AccessAction, Readonly<Record<Exclude<AccessRule, "everybody">, string>>>> = {
  open: {
    invitation:
      "This server opens tables to members and to guests with an invitation. Sign in, or ask the host for an invitation.",
    approval:
      "This server opens tables to members and to guests whom the host has let in. Sign in, or ask to come in.",
    members: "This server opens tables to members. Sign in, or ask the host for an invitation.",
  },
  join: {
    invitation:
      "Seats here are for members and for guests with an invitation to the server. Sign in, or ask the host for an invitation.",
    approval:
      "Seats here are for members and for guests whom the host has let in. Sign in, or ask to come in.",
    members: "Seats here are for members. Sign in, or ask the host for an invitation.",
  },
  watch: {
    invitation:
      "Members and guests with an invitation may watch here. Sign in, or ask the host for an invitation.",
    approval: "Members and guests whom the host has let in may watch here. Sign in, or ask to come in.",
    members: "Members may watch here. Sign in, or ask the host for an invitation.",
  },
  register: {
    invitation:
      "New accounts are made here by invitation. Open the link of an invitation first, or ask the host for one.",
    approval: "New accounts are made here when the host has said yes. Ask to come in first.",
    members: "This server makes no new accounts at present. Sign in, if you have one.",
  },
};

const allows = (action: AccessAction, rule: AccessRule, standing: Standing): boolean => {
  if (rule === "everybody" || (standing === "member" && action !== "register")) return true;
  return standing === "let-in" && rule !== "members";
};

const refusalOf = (action: AccessAction, rule: Exclude<AccessRule, "everybody">): Refused =>
  new Refused("not-your-seat", { reason: `${action}-${rule}` }, REFUSED[action][rule]);

/** What the host allows, and what each caller may do by it. Nobody is asked who it is where everybody may do a thing. */
export class AccessControl {
  readonly #services: AccessServices;
  readonly #memberOf: MemberOf;
  readonly #listeners: (() => void)[] = [];
  #changed: Partial<Record<AccessAction, AccessRule>> = {};

  private constructor(services: AccessServices, memberOf: MemberOf) {
    this.#services = services;
    this.#memberOf = memberOf;
  }

  /** Throws with a sentence for the host where the settings speak of members and there are no accounts. */
  static async open(services: AccessServices, memberOf: MemberOf): Promise<AccessControl> {
    const { policy } = services;
    const idle = ACCESS_ACTIONS.find((action) => policy[SETTINGS[action]] === "members");
    if (idle && !hasAccounts(policy))
      throw new Error(
        `the setting ${SETTINGS[idle]} is "members", but there are no accounts here: set accounts to true, or ${SETTINGS[idle]} to "invitation"`,
      );
    const control = new AccessControl(services, memberOf);
    await control.read();
    return control;
  }

  /** Reads again what the host has changed, here or at another process. */
  async read(): Promise<void> {
    const { host } = this.#services.store;
    const changed: Partial<Record<AccessAction, AccessRule>> = {};
    for (const action of ACCESS_ACTIONS) {
      const rule = ACCESS_RULES[(await host.kept(keptAs(action))) ?? AS_SET];
      if (rule) changed[action] = rule;
    }
    this.#changed = changed;
    this.#lookAgain();
  }

  #lookAgain(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Looks again at who is there, since a leave may be over: the command line has taken it away, an account was suspended or
   * signed out, or its time has come. Costs nothing where everybody may do everything.
   */
  lookAgain(): void {
    if (ACCESS_ACTIONS.some((action) => this.rule(action) !== "everybody")) this.#lookAgain();
  }

  /** Calls back when the rules, or who has leave, may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  get accounts(): boolean {
    return hasAccounts(this.#services.policy);
  }

  /** What the host has changed since the settings were written. */
  get changed(): readonly AccessAction[] {
    return ACCESS_ACTIONS.filter((action) => this.#changed[action] !== undefined);
  }

  /** The rule that holds for an action. */
  rule(action: AccessAction): AccessRule {
    return this.#changed[action] ?? this.#services.policy[SETTINGS[action]];
  }

  get rules(): AccessRules {
    return {
      open: this.rule("open"),
      join: this.rule("join"),
      watch: this.rule("watch"),
      register: this.rule("register"),
    };
  }

  /** Changes rules, for all processes. `null`: as the settings say. Throws `Refused` where there are no members. */
  async change(rules: AccessChange): Promise<void> {
    const given = ACCESS_ACTIONS.filter((action) => rules[action] !== undefined);
    if (!this.accounts && given.some((action) => rules[action] === "members"))
      throw new Refused("illegal", undefined, "There are no accounts here, so nobody is a member.");
    const kept = given.map((action): [string, number] => {
      const rule = rules[action];
      return [keptAs(action), rule ? ACCESS_RULES.indexOf(rule) : AS_SET];
    });
    if (kept.length > 0) await this.#services.store.host.keep(Object.fromEntries(kept));
    await this.changedHere();
  }

  /** Rules or leaves are other ones now: all processes look again at who is there. */
  async changedHere(): Promise<void> {
    await this.read();
    this.#services.cluster.tell({ table: null, news: { what: "access" } });
  }

  /** How a caller stands, by the cookies of the request. */
  async visitor(cookies: string | undefined): Promise<Visitor> {
    if ((await this.#memberOf(cookies)) !== null) return { standing: "member", admission: null };
    const cookie = cookieOf(cookies, ADMISSION);
    const admission = cookie ? await this.#services.store.access.admission(hashOf(cookie)) : null;
    // With an account that was made by it, one signs in.
    if (!admission || admission.person_id !== null) return { standing: "guest", admission: null };
    if (admission.at + ADMITTED_FOR < this.#services.clock()) return { standing: "guest", admission: null };
    const standing = ({ in: "let-in", asked: "asked", no: "declined" } as const)[admission.state];
    return { standing, admission };
  }

  /** Whether a caller may do something. */
  may(action: AccessAction, { standing }: Pick<Visitor, "standing">): boolean {
    return allows(action, this.rule(action), standing);
  }

  /** Throws `Refused` unless the caller may do all of this. */
  async must(cookies: string | undefined, ...actions: readonly AccessAction[]): Promise<void> {
    const refusal = await this.#refusal(cookies, actions);
    if (refusal[0]) throw refusal[0];
  }

  /** Throws `Refused` unless the caller may do one of these. */
  async mustAny(cookies: string | undefined, ...actions: readonly AccessAction[]): Promise<void> {
    const refusals = await this.#refusal(cookies, actions);
    if (refusals.length === actions.length && refusals[0]) throw refusals[0];
  }

  async #refusal(cookies: string | undefined, actions: readonly AccessAction[]): Promise<Refused[]> {
    const bounded = actions.flatMap((action) => {
      const rule = this.rule(action);
      return rule === "everybody" ? [] : [{ action, rule }];
    });
    if (bounded.length === 0) return [];
    const { standing } = await this.visitor(cookies);
    return bounded.flatMap(({ action, rule }) =>
      allows(action, rule, standing) ? [] : [refusalOf(action, rule)],
    );
  }

  /**
   * The leave with which a caller registers; null: none is needed. `shown`: one that the caller has shown before, at another
   * browser perhaps. Throws `Refused` where there is none.
   */
  async registering(cookies: string | undefined, shown: string | null = null): Promise<string | null> {
    const rule = this.rule("register");
    if (rule === "everybody") return null;
    if (rule !== "members" && shown !== null) return shown;
    const { standing, admission } = await this.visitor(cookies);
    if (!allows("register", rule, standing) || !admission) throw refusalOf("register", rule);
    return admission.id;
  }
}
