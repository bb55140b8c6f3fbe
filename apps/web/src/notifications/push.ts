/** Web push, as far as this browser has it. */
import type { NoticeWay } from "@westmarch/protocol";

/** `insecure`: the page came without TLS; `lacking`: this browser, or this page outside an app, has no push. */
export type PushState = "possible" | "blocked" | "insecure" | "lacking";

export function pushState(): PushState {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return "lacking";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** What a browser tells of a subscription, in the form in which it is sent; null where something is missing. */
function wayOf({ endpoint, keys }: PushSubscriptionJSON): NoticeWay | null {
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { kind: "push", endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Asks the player, and hands back the way to this browser; or why there is none. */
export async function subscribe(key: string): Promise<NoticeWay | "blocked" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return wayOf(made.toJSON()) ?? "failed";
  } catch {
    // The browser's own push service cannot be reached, or it has none.
    return "failed";
  }
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
}
