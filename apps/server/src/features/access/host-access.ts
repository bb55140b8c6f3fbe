/** What the host does about who may come in: rules, invitations to the server, and answers to those who ask. */
import type { AccessAnswer, AccessChange, AccessInviting, AccessNow } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { AdmissionData } from "../../database/schema/access.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { Services } from "../../tables/services.ts";
import type { AdminCaller } from "../roles/admin-caller.ts";
import type { AdminLog } from "../roles/admin-log.ts";
import type { AccessControl } from "./access-control.ts";
import { stateOf } from "./admissions.ts";

type HostAccessServices = Pick<Services, "clock" | "entropy"> & {
  readonly store: Pick<Services["store"], "access">;
};

const DAY = 86_400_000;

/** Where the page of an invitation to the server is; its token stands behind `#`. */
export const COME_IN = "/come-in";

/** Makes an invitation to the server, and returns its id and its token, which is kept nowhere. */
export async function makeInvitation(
  {
    clock,
    entropy,
    store,
  }: Pick<HostAccessServices, "clock" | "entropy"> & {
    readonly store: Pick<Services["store"], "access">;
  },
  { note, uses, days }: AccessInviting,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = newToken(entropy);
  const id = entropy(12).toString("base64url");
  const now = clock();
  await store.access.invite({ id, hash: hashOf(token), note, uses, made_at: now, until: now + days * DAY });
  return { id, token };
}

/** Tells somebody who has asked, and has left an address, that the host has said yes. */
export type TellLetIn = (asked: AdmissionData) => Promise<void>;

export class HostAccess {
  readonly #services: HostAccessServices;
  readonly #control: AccessControl;
  readonly #tell: TellLetIn;
  readonly #log: AdminLog;

  constructor(services: HostAccessServices, control: AccessControl, log: AdminLog, tell: TellLetIn) {
    this.#log = log;
    this.#services = services;
    this.#control = control;
    this.#tell = tell;
  }

  async now(): Promise<AccessNow> {
    const { store, clock } = this.#services;
    const now = clock();
    const [invitations, asking] = await Promise.all([store.access.invitations(), store.access.asking()]);
    return {
      rules: this.#control.rules,
      changed: this.#control.changed,
      accounts: this.#control.accounts,
      invitations: invitations.map((row) => ({
        id: row.id,
        note: row.note,
        uses: row.uses,
        used: row.used,
        madeAt: row.made_at,
        until: row.until,
        state: stateOf(row, now),
      })),
      asking: asking.map(({ id, name, text, at, mail }) => ({ id, name, text, at, hears: mail !== null })),
    };
  }

  async change(by: AdminCaller, rules: AccessChange): Promise<void> {
    await this.#control.change(rules);
    const { open, join, watch, register } = this.#control.rules;
    await this.#log.note(by, "access", [open, join, watch, register].join(" · "));
  }

  /** Makes an invitation, and returns its token. */
  async invite(by: AdminCaller, wish: AccessInviting): Promise<string> {
    const { token } = await makeInvitation(this.#services, wish);
    await this.#log.note(by, "invite", `${wish.note || "–"} · ${wish.uses} · ${wish.days}`);
    return token;
  }

  async uninvite(by: AdminCaller, id: string): Promise<void> {
    if (!(await this.#services.store.access.revoke(id))) throw new Refused("not-found");
    await this.#control.changedHere();
    await this.#log.note(by, "uninvite");
  }

  async answer(by: AdminCaller, { id, yes }: AccessAnswer): Promise<void> {
    const asked = await this.#services.store.access.answer(id, yes ? "in" : "no");
    if (!asked) throw new Refused("stale");
    if (yes) await this.#tell(asked);
    await this.#log.note(by, yes ? "let-in" : "decline", "", { id: null, name: asked.name });
  }
}
