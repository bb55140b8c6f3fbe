import { randomBytes, randomUUID } from "node:crypto";
import type {
  AddWay,
  DropWay,
  HearOf,
  MyNotices,
  NoticesOffered,
  NoticeWay,
  NoticeWishes,
  TryWay,
  WayAdded,
  WayInfo,
  WayTried,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { WayData } from "../../database/schema/notifications.ts";
import type { LinkData } from "../../database/schema/seats.ts";
import { hashOf } from "../../platform/random.ts";
import { mailboxOf } from "../../stores/mail-limits.ts";
import type { Services } from "../../tables/services.ts";
import type { Notifications } from "./notifications.ts";
import { attempt, type Senders } from "./senders.ts";
import { mustBeOutside, SsrfGuard } from "./ssrf-guard.ts";
import { confirmation, trial } from "./texts.ts";
import { signed, wayIn } from "./webhook-signature.ts";
import { fits, serviceAt, serviceOf } from "./webhooks.ts";

type NotificationSettingsServices = Pick<
  Services,
  "store" | "log" | "clock" | "bans" | "entropy" | "tablesToNotify"
>;

/** The most channels of one recipient. */
const MOST = 8;

/** How notifications name the device that has this secret. */
export const recipientOf = (secret: string): string => `device:${hashOf(secret)}`;

const addressOf = (way: NoticeWay): string => {
  if (way.kind === "mail") return mailboxOf(way.address);
  return way.kind === "webhook" ? way.url : JSON.stringify({ endpoint: way.endpoint, keys: way.keys });
};

/** Whether a channel leads to this address. Older channels may hold another spelling of it. */
const isSame = (way: WayData, address: string): boolean =>
  (way.kind === "mail" ? mailboxOf(way.address) : way.address) === address;

const howOf = ({ language, zone, quiet, gather }: NoticeWishes) => ({
  language,
  zone,
  quiet_from: quiet?.from ?? null,
  quiet_to: quiet?.to ?? null,
  gather,
});

function shortOf({ kind, address }: WayData): string {
  if (kind === "mail") return address;
  const url: string = kind === "webhook" ? address : JSON.parse(address).endpoint;
  return new URL(url).host;
}

const infoOf = (way: WayData): WayInfo => ({
  id: way.id,
  kind: way.kind,
  to: shortOf(way),
  ...(way.kind === "webhook" && { service: serviceOf(new URL(way.address), way.service) }),
  state: way.state,
  language: way.language,
  zone: way.zone,
  quiet: way.quiet_from === null || way.quiet_to === null ? null : { from: way.quiet_from, to: way.quiet_to },
  gather: way.gather,
});

/** Throws `Refused` where an address must not be posted to. */
export function mustReach(url: URL, inside: boolean): void {
  try {
    mustBeOutside(url, inside);
  } catch (error) {
    if (!(error instanceof SsrfGuard)) throw error;
    throw new Refused(
      "bad-message",
      { reason: error.reason },
      "Notices go to addresses on the open net that begin with https://; the host may allow others (noticesInside).",
    );
  }
}

/** Throws `Refused` where a webhook's address does not fit its service. */
export function mustFit({
  url: given,
  service,
}: Pick<Extract<NoticeWay, { kind: "webhook" }>, "url" | "service">): void {
  const url = new URL(given);
  if (fits(url, service ?? serviceAt(url))) return;
  throw new Refused(
    "bad-message",
    { reason: "no-topic" },
    "An address of ntfy ends with its topic, as https://ntfy.sh/TOPIC.",
  );
}

const hashesOf = (links: readonly LinkData[]): readonly string[] => links.map(({ hash }) => hash);
const tablesOf = (links: readonly LinkData[]): ReadonlySet<string> =>
  new Set(links.map(({ table_id }) => table_id));

/** Where people choose how they are notified of their tables. */
export class NotificationSettings {
  readonly #services: NotificationSettingsServices;
  readonly #senders: Senders;
  readonly #notices: Notifications;

  constructor(services: NotificationSettingsServices, senders: Senders, notices: Notifications) {
    this.#services = services;
    this.#senders = senders;
    this.#notices = notices;
  }

  /** Letters hold links, so the server needs to know its own address. */
  get #mails(): boolean {
    return this.#senders.mailer !== null && this.#senders.address !== "";
  }

  /** By which channels this server can notify. */
  offered(): NoticesOffered {
    return { push: this.#senders.keys.push.publicKey, mail: this.#mails };
  }

  /** Adds a channel. A mail channel begins when the owner of the mailbox has confirmed it. Throws `Refused`. */
  async add({ recipient: secret, way, ...wishes }: AddWay): Promise<WayAdded> {
    const { store, clock } = this.#services;
    const recipient = recipientOf(secret);
    if (way.kind === "mail" && !this.#mails) throw new Refused("unavailable");
    if (way.kind !== "mail") this.#outside(way.kind === "push" ? way.endpoint : way.url);
    if (way.kind === "webhook") mustFit(way);
    const address = addressOf(way);
    const known = await store.notifications.ways(recipient);
    const old = known.find((one) => one.kind === way.kind && isSame(one, address));
    if (!old && known.length >= MOST) throw new Refused("too-large");
    const kept = await store.notifications.keepWay({
      id: randomUUID(),
      recipient,
      kind: way.kind,
      address: old?.address ?? address,
      secret: way.kind === "webhook" ? randomBytes(32).toString("base64url") : null,
      service: (way.kind === "webhook" && way.service) || null,
      state: "new",
      made_at: clock(),
      next_at: 0,
      leased_until: 0,
      failures: 0,
      ...howOf(wishes),
    });
    const isMail = way.kind === "mail";
    if (!isMail && kept.state !== "on") await this.#notices.beginWay(kept.id, recipient);
    if (isMail && kept.state === "new") await this.#askToConfirm(kept);
    const info = infoOf(isMail ? kept : { ...kept, state: "on" });
    return { way: info, ...(!old && kept.secret !== null && { secret: kept.secret }) };
  }

  async mine(secret: string): Promise<MyNotices> {
    const { notifications: notices } = this.#services.store;
    const recipient = recipientOf(secret);
    return {
      ways: (await notices.ways(recipient)).map(infoOf),
      tables: await notices.watched(recipient),
    };
  }

  async wish({ recipient, ...wishes }: NoticeWishes & { readonly recipient: string }): Promise<void> {
    await this.#services.store.notifications.wishes(recipientOf(recipient), howOf(wishes));
  }

  /**
   * Switches a recipient's subscriptions on or off, for the tables at which these tokens have seats. Other tokens are skipped.
   */
  async hear({ recipient: secret, tokens, on }: HearOf): Promise<void> {
    const { store, tablesToNotify } = this.#services;
    const recipient = recipientOf(secret);
    const links = (await store.seats.links(tokens.map(hashOf))).filter(({ kind }) => kind === "seat");
    const { notifications } = store;
    const before = await notifications.watched(recipient);
    const fresh = on ? links.filter(({ table_id }) => !before.includes(table_id)) : [];
    // A look at the tables between the two must not take what holds there already for news: a subscription is switched on last.
    await notifications.watch(recipient, hashesOf(fresh), false);
    for (const table of tablesOf(fresh)) await this.#notices.begin(table, recipient);
    await notifications.watch(recipient, hashesOf(links), on);
    // What happened since then, no look has noted.
    for (const table of tablesOf(fresh)) tablesToNotify.add(table);
  }

  async drop({ recipient, way }: DropWay): Promise<void> {
    await this.#services.store.notifications.drop(way, recipientOf(recipient));
  }

  /** Posts a message to a webhook and returns the outcome. A channel that was given up is used again if the message arrives. */
  async tryOut({ recipient, way: id }: TryWay): Promise<WayTried> {
    const { notifications: notices } = this.#services.store;
    const way = await notices.way(id);
    if (way?.kind !== "webhook" || way.recipient !== recipientOf(recipient)) throw new Refused("not-found");
    const words = trial(way.language);
    const tried = await attempt(this.#senders, way, {
      id: randomUUID(),
      ...words,
      path: "/tables",
      notices: [],
    });
    if (tried.outcome === "sent" && way.state === "gone") await this.#notices.beginWay(id, way.recipient);
    return tried;
  }

  /** Ends the channel that this link from a letter names. Throws `Refused` if this server did not sign the link. */
  async off(token: string): Promise<void> {
    await this.#services.store.notifications.drop(this.#signed("off", token), null);
  }

  /** Begins to send mail by the channel that this link from a letter names. Throws `Refused`. */
  async confirm(token: string): Promise<void> {
    const { notifications: notices } = this.#services.store;
    const way = await notices.way(this.#signed("confirm", token));
    if (!way) throw new Refused("not-found");
    if (way.state === "on") return;
    await this.#notices.beginWay(way.id, way.recipient);
  }

  #signed(deed: "off" | "confirm", token: string): string {
    const way = wayIn(this.#senders.keys.links, deed, token);
    if (way === null) throw new Refused("bad-token");
    return way;
  }

  #outside(address: string): void {
    mustReach(new URL(address), this.#senders.inside);
  }

  /** Asks a mailbox whether it wants letters: once in a while, whichever device asks and however the address is spelt. */
  async #askToConfirm(way: WayData): Promise<void> {
    const { store, log } = this.#services;
    const asked = { to: way.address, kind: "confirm" as const, asker: way.recipient };
    const claimed = await store.mailLimits.claim(this.#services, asked);
    if ("full" in claimed) return;
    const { address, keys, mailer } = this.#senders;
    const link = `${address}/notices#confirm.${signed(keys.links, "confirm", way.id)}`;
    try {
      const letter = confirmation(link, way.language);
      await mailer?.send({ to: way.address, id: way.id, ...letter });
    } catch (error) {
      // Nothing was sent, so the address may be asked again.
      await store.mailLimits.drop(claimed.id);
      await store.notifications.drop(way.id, null);
      log.warn("a letter could not be sent", { error: error instanceof Error ? error.name : "unknown" });
      throw new Refused("unavailable");
    }
  }
}
