/** News of the whole server: kept, and posted to its webhook until it has arrived or is given up. */
import { randomUUID } from "node:crypto";
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import {
  HOOK_SERVICES,
  type WayTried,
  WEBHOOK_NEWS,
  type WebhookNewsKind,
  type WebhookTold,
  type WebhookWish,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { z } from "zod";
import type { WebhookNewsRow } from "../../database/schema/host.ts";
import { newToken } from "../../platform/random.ts";
import type { WebhookStore } from "../../stores/webhook-store.ts";
import type { Services } from "../../tables/services.ts";
import { mustFit, mustReach } from "../notifications/desk.ts";
import { attempt, type Senders } from "../notifications/senders.ts";
import { serviceOf } from "../notifications/webhooks.ts";
import type { AdminCaller } from "../roles/admin-caller.ts";
import type { AdminLog } from "../roles/admin-log.ts";
import { type NewsFacts, spoken } from "./texts.ts";

type NewsServices = Pick<Services, "store" | "clock" | "entropy" | "log" | "policy" | "jobs">;

interface Parts {
  readonly store: WebhookStore;
  readonly log: AdminLog;
  readonly senders: Senders;
  /** The title of a game in a language. */
  readonly title: (game: string, language: Language) => Promise<string>;
}

/** Tries of one message, and milliseconds before the second; each wait is twice as long as the one before. */
const TRIES = 8;
const FIRST_WAIT = 30_000;
/** Under which names the host keeps when something arrived, did not, and was given up. */
const [SENT, FAILED, GAVE_UP] = ["webhook sent", "webhook failed", "webhook gave-up"] as const;

const hookKept = z.object({
  url: z.string(),
  service: z.enum(HOOK_SERVICES).nullable(),
  language: z.enum(LANGUAGES),
  kinds: z.array(z.enum(WEBHOOK_NEWS)),
  secret: z.string(),
});
/** A webhook as it is kept. `secret` signs what is posted. */
type Hook = z.infer<typeof hookKept> & { readonly by: "page" | "settings" };

const facts = z.object({
  game: z.string().optional(),
  name: z.string().optional(),
  number: z.number().optional(),
});

export class ServerWebhook {
  readonly #services: NewsServices;
  readonly #at: Parts;
  readonly #beat: NodeJS.Timeout;

  private constructor(services: NewsServices, parts: Parts) {
    this.#services = services;
    this.#at = parts;
    this.#beat = setInterval(() => void this.#look(), services.policy.noticeBeat);
    this.#beat.unref();
  }

  /** Throws a sentence for the host if the settings name an address that must not be posted to. */
  static async open(services: NewsServices, parts: Parts): Promise<ServerWebhook> {
    const { url } = services.policy.webhook;
    if (url !== "")
      try {
        mustReach(new URL(url), parts.senders.inside);
        mustFit({ url });
      } catch (error) {
        throw new Error(`the setting webhook cannot be ${new URL(url).host}: ${String(error)}`, {
          cause: error,
        });
      }
    return new ServerWebhook(services, parts);
  }

  close(): void {
    clearInterval(this.#beat);
  }

  /** Where news is posted now; null: nowhere. What was set on the admin page holds before the settings. */
  async #hook(): Promise<Hook | null> {
    const kept = await this.#at.store.hook();
    if (kept !== null) return { ...hookKept.parse(JSON.parse(kept)), by: "page" };
    const { url, language } = this.#services.policy.webhook;
    if (url === "") return null;
    return { url, language, service: null, kinds: [...WEBHOOK_NEWS], secret: "", by: "settings" };
  }

  /** Something has happened. It is kept, and posted soon. Never throws: what happened must not fail for it. */
  async tell(kind: WebhookNewsKind, about: NewsFacts, path: string): Promise<void> {
    const { clock, entropy, log, jobs } = this.#services;
    try {
      if (!(await this.#hook())?.kinds.includes(kind)) return;
      const at = clock();
      const row = {
        id: newToken(entropy),
        kind,
        facts: JSON.stringify(about),
        path,
        at,
        due_at: at,
        tries: 0,
      };
      if (await this.#at.store.add(row)) jobs.ask("webhook", "");
      else log.warn("news of the server is not kept: too much of it waits for the webhook", { kind });
    } catch (error) {
      log.trouble("news of the server could not be kept", error);
    }
  }

  /** Has due messages posted by whichever process has time. */
  async #look(): Promise<void> {
    const { clock, jobs, log } = this.#services;
    try {
      if ((await this.#at.store.due(clock())).length > 0) jobs.ask("webhook", "");
    } catch (error) {
      log.trouble("news of the server could not be looked after", error);
    }
  }

  /** Posts what is due. */
  async send(): Promise<void> {
    const { store } = this.#at;
    const hook = await this.#hook();
    if (!hook) return store.clear();
    for (const row of await store.due(this.#services.clock())) await this.#post(hook, row);
  }

  async #post(hook: Hook, row: WebhookNewsRow): Promise<void> {
    const { clock, log, store: kept } = this.#services;
    const { store, title } = this.#at;
    const about = facts.parse(JSON.parse(row.facts));
    const game = about.game === undefined ? undefined : await title(about.game, hook.language);
    const { name, number } = about;
    const words = spoken(row.kind, { name, number, game }, hook.language);
    const tried = await this.#attempt(hook, row.id, words, row.path);
    if (tried.outcome === "sent") {
      await kept.host.keep({ [SENT]: clock() });
      return store.drop(row.id);
    }
    const tries = row.tries + 1;
    await kept.host.keep({ [FAILED]: clock() });
    if (tries < TRIES) return store.again(row.id, tries, clock() + FIRST_WAIT * 2 ** (tries - 1));
    await kept.host.keep({ [GAVE_UP]: clock() });
    log.warn("news of the server was given up: its webhook does not take it", {
      kind: row.kind,
      tries,
      ...tried,
    });
    await store.drop(row.id);
  }

  #attempt(
    { url, service, secret, language }: Hook,
    id: string,
    words: { readonly title: string; readonly body: string },
    path: string,
  ): Promise<WayTried> {
    const channel = { id, kind: "webhook" as const, address: url, service, secret, language };
    return attempt(this.#at.senders, channel, { id, ...words, path, notices: [] });
  }

  /** Says where news is posted from now on. Throws `Refused` for an address that must not be posted to. */
  async set(by: AdminCaller, wish: WebhookWish): Promise<void> {
    const { store, log, senders } = this.#at;
    if (wish === null) {
      await store.setHook(null);
      return log.note(by, "webhook", "");
    }
    const { url, service, language, kinds } = wish;
    mustReach(new URL(url), senders.inside);
    mustFit({ url, ...(service && { service }) });
    const secret = newToken(this.#services.entropy);
    await store.setHook(JSON.stringify({ url, service: service ?? null, language, kinds, secret }));
    await this.#services.store.host.keep({ [GAVE_UP]: 0 });
    await log.note(by, "webhook", new URL(url).host);
  }

  /** Posts a message at once, and returns what came of it. */
  async tryOut(): Promise<WayTried> {
    const hook = await this.#hook();
    if (!hook) throw new Refused("illegal", { reason: "no-webhook" }, "No webhook is set.");
    const tried = await this.#attempt(hook, randomUUID(), spoken("trial", {}, hook.language), "/host/room");
    const { host } = this.#services.store;
    const at = this.#services.clock();
    await host.keep(tried.outcome === "sent" ? { [SENT]: at, [GAVE_UP]: 0 } : { [FAILED]: at });
    return tried;
  }

  async told(): Promise<WebhookTold> {
    const hook = await this.#hook();
    const { host } = this.#services.store;
    const at = async (name: string) => (await host.kept(name)) || null;
    return {
      hook: hook && {
        by: hook.by,
        host: new URL(hook.url).host,
        service: serviceOf(new URL(hook.url), hook.service),
        language: hook.language,
        kinds: hook.kinds,
      },
      sentAt: await at(SENT),
      failedAt: await at(FAILED),
      gaveUpAt: await at(GAVE_UP),
      waiting: await this.#at.store.waiting(),
      knowsAddress: this.#services.policy.address !== "",
    };
  }
}
