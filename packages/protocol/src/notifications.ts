import { LANGUAGES } from "@westmarch/kernel/languages";
import { z } from "zod";
import { HOOK_SERVICES, LIMITS } from "./constants.ts";
import { identifier, webAddress } from "./text.ts";

/** What a device shows to say who it is for notices: a secret of its own, 22 characters at least. */
export const recipient = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
const minute = z.int().min(0).max(1439);

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** How a person likes to be told. */
const wishes = {
  language: z.enum(LANGUAGES),
  /** A time zone of the IANA list, for the quiet hours. */
  zone: identifier(64).refine(isZone),
  /** Minutes of the day between which nothing is sent; it may go past midnight. Null: never quiet. */
  quiet: z.strictObject({ from: minute, to: minute }).nullable(),
  /** Minutes for which news is gathered after a notice, to travel as one; 0: as little as the host allows. */
  gather: z.int().min(0).max(1440),
};

const way = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("push"),
    endpoint: webAddress(LIMITS.endpoint),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{20,30}={0,2}$/),
    }),
  }),
  z.strictObject({ kind: z.literal("mail"), address: z.email().max(LIMITS.mail) }),
  z.strictObject({
    kind: z.literal("webhook"),
    url: webAddress(LIMITS.endpoint),
    /** Left out: the one that the address looks like. */
    service: z.enum(HOOK_SERVICES).optional(),
  }),
]);

/** `POST /api/notices/ways`: adds a way to be told, or says again how one is liked. */
export const addWay = z.strictObject({ recipient, way, ...wishes });

/** `POST /api/notices/mine`: the ways of a recipient, and what it hears of. */
export const myNotices = z.strictObject({ recipient });

/** `POST /api/notices/wishes`: how a recipient likes to be told, in all its ways. */
export const noticeWishes = z.strictObject({ recipient, ...wishes });

/** `POST /api/notices/tables`: whether a recipient hears of the tables behind these tokens of seats. */
export const hearOf = z.strictObject({ recipient, tokens: z.array(token).max(200), on: z.boolean() });

/** `POST /api/notices/drop`: ends one way to be told. */
export const dropWay = z.strictObject({ recipient, way: identifier(64).min(1) });

/** `POST /api/notices/test`: posts a message to a webhook at once, and says what came of it. */
export const tryWay = z.strictObject({ recipient, way: identifier(64).min(1) });

/** `POST /api/notices/confirm`, `POST /api/notices/off`: what stands behind `#` in the link of a letter. */
export const noticeLink = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{8,64}\.[A-Za-z0-9_-]{20,64}$/),
});

export type AddWay = z.infer<typeof addWay>;
export type NoticeWay = AddWay["way"];
export type NoticeWishes = Pick<AddWay, keyof typeof wishes>;
export type HearOf = z.infer<typeof hearOf>;
export type DropWay = z.infer<typeof dropWay>;
export type TryWay = z.infer<typeof tryWay>;
export type HookService = (typeof HOOK_SERVICES)[number];
/** What a notice may be of. */
export type NoticeKind = "turn" | "end" | "asked" | "joined" | "round" | "called";

/** Answer of `GET /api/notices`: the channels that this server has. */
export interface NoticesOffered {
  /** Its public key for web push. */
  readonly push: string;
  readonly mail: boolean;
}

/** One way to be told, as its owner sees it. */
export interface WayInfo extends NoticeWishes {
  readonly id: string;
  readonly kind: NoticeWay["kind"];
  /** Where it leads, in short: a mail address, or the host of an address. */
  readonly to: string;
  /** What a webhook's messages are written for. */
  readonly service?: HookService;
  /** `new`: the mail address has not been confirmed; `gone`: nothing arrives there any more. */
  readonly state: "new" | "on" | "gone";
}

/** Answer of `POST /api/notices/ways`. */
export interface WayAdded {
  readonly way: WayInfo;
  /** What a webhook’s messages are signed with; told once. */
  readonly secret?: string;
}

/**
 * Answer of `POST /api/notices/test`. `refused`: whatever is there answered with this status; `inside`: the name of the
 * address leads into the server's own network.
 */
export type WayTried =
  | { readonly outcome: "sent" | "unreachable" | "inside" }
  | { readonly outcome: "refused"; readonly status: number };

/**
 * Why an address cannot be written to: it does not begin with `https://`, lies in the server's own network, holds a name
 * or a password, or names no topic of ntfy.
 */
export type AddressReason = "insecure" | "inside" | "credentials" | "no-topic";

/** Answer of `POST /api/notices/mine`. */
export interface MyNotices {
  readonly ways: readonly WayInfo[];
  /** The tables that are heard of. */
  readonly tables: readonly string[];
}

/** What web push and webhooks carry. */
export interface NoticeMessage {
  /** The same when it is sent again. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Where it leads, within the site. */
  readonly path: string;
  /** The same as a whole address, for webhooks of a server that knows its own. */
  readonly url?: string;
  readonly notices: readonly { readonly kind: NoticeKind; readonly table: string; readonly game: string }[];
}
