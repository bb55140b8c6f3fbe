/** How a message is sent: by web push, by mail, to a webhook. */
import { createHmac } from "node:crypto";
import type { NoticeMessage, WayTried } from "@westmarch/protocol";
import webpush from "web-push";
import type { WayData } from "../../database/schema/notifications.ts";
import type { Mailer } from "../../platform/smtp.ts";
import { postOutside, SsrfGuard } from "./ssrf-guard.ts";
import { lettered } from "./texts.ts";
import { signed } from "./webhook-signature.ts";
import { letterTo } from "./webhooks.ts";

/** The outcome of sending. `gone`: no message will ever arrive there again. */
export type Sent = "sent" | "failed" | "gone";

/** The server's own keys. */
export interface SenderKeys {
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Signs links in letters. */
  readonly links: string;
}

export interface Senders {
  readonly keys: SenderKeys;
  readonly mailer: Mailer | null;
  /** Where people reach this server; empty: the host has not said. */
  readonly address: string;
  readonly inside: boolean;
  /** Seconds since 1970. */
  readonly seconds: () => number;
}

/** Seconds for which a push service keeps what it cannot deliver. A player who is away for longer sees the table as it is. */
const KEPT = 86_400;

const GONE = [404, 410];

/** What sending takes of a channel. */
export type Channel = Pick<WayData, "id" | "kind" | "address" | "service" | "secret" | "language">;

/** Sends a message by a channel. Never throws: what goes wrong outside is an outcome. */
export async function send(senders: Senders, way: Channel, message: NoticeMessage): Promise<Sent> {
  const tried = await attempt(senders, way, message);
  if (tried.outcome === "sent") return "sent";
  // Since the channel was added, its address has come to lead into the host's own network.
  if (tried.outcome === "inside") return "gone";
  return tried.outcome === "refused" && GONE.includes(tried.status) ? "gone" : "failed";
}

/** The same, with the outcome in full. */
export async function attempt(senders: Senders, way: Channel, message: NoticeMessage): Promise<WayTried> {
  try {
    if (way.kind === "mail") return await byMail(senders, way, message);
    const status =
      way.kind === "push" ? await byPush(senders, way, message) : await hook(senders, way, message);
    return status >= 200 && status < 300 ? { outcome: "sent" } : { outcome: "refused", status };
  } catch (error) {
    return { outcome: error instanceof SsrfGuard ? "inside" : "unreachable" };
  }
}

async function byMail(
  { mailer, address, keys }: Senders,
  way: Channel,
  message: NoticeMessage,
): Promise<WayTried> {
  if (!mailer) return { outcome: "unreachable" };
  const off = signed(keys.links, "off", way.id);
  const links = { open: `${address}${message.path}`, off: `${address}/notices#off.${off}` };
  await mailer.send({
    to: way.address,
    subject: message.title,
    text: lettered(message, links, way.language),
    id: message.id,
    headers: {
      "List-Unsubscribe": `<${address}/api/notices/off/${off}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  });
  return { outcome: "sent" };
}

function byPush({ keys, address, inside }: Senders, way: Channel, message: NoticeMessage): Promise<number> {
  const subscription: webpush.PushSubscription = JSON.parse(way.address);
  const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
    // A push service may want to write to the host about what it is sent.
    vapidDetails: { subject: address || "https://westmarch.invalid", ...keys.push },
    contentEncoding: "aes128gcm",
    TTL: KEPT,
    urgency: "normal",
    // A message of the same topic that still waits is replaced. A topic has 32 characters at most.
    topic: message.id.slice(0, 32),
  });
  const told = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return postOutside({ url: new URL(endpoint), headers: Object.fromEntries(told), body: body ?? "" }, inside);
}

/** Posts to a webhook. Signed as `t=SECONDS,v1=HMAC`, with HMAC-SHA256 of `SECONDS.BODY` under the channel's secret. */
function hook({ seconds, inside, address }: Senders, way: Channel, message: NoticeMessage): Promise<number> {
  const whole = address === "" ? message : { ...message, url: address + message.path };
  const letter = letterTo(new URL(way.address), way.service, whole);
  const body = JSON.stringify(letter.body);
  const at = seconds();
  const mac = createHmac("sha256", way.secret ?? "")
    .update(`${at}.${body}`)
    .digest("hex");
  const headers = {
    "content-type": "application/json",
    "idempotency-key": message.id,
    "x-westmarch-signature": `t=${at},v1=${mac}`,
  };
  return postOutside({ url: letter.url, headers, body }, inside);
}
