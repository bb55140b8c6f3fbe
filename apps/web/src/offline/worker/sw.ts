/**
 * The service worker. Pages come from the server where it answers and from what is kept where it does not; whatever carries
 * a hash in its name is fetched once and stays for months, so that a page of an older edition goes on having its parts.
 */
import type { NoticeMessage } from "@westmarch/protocol";
import { EMBED } from "@westmarch/protocol/pages";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import type { ToWorker } from "../files.ts";
import { withoutAhead } from "./ahead.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __KEPT__: readonly string[];

const PARTS = "parts";
const PAGES = "pages";
/** Every address is the same page, which finds its own way. */
const PAGE = "/";
/** What stands beside the page under names that stay. */
const BESIDE = ["/first.js", "/icon.svg", "/icon-192.png", "/offline.json"];

const MONTHS = 90 * 86_400;
/** Seconds that the server is given to answer where something is kept. */
const PATIENCE = 4;
/** How many files are fetched at the same time. */
const AT_ONCE = 4;

/** Fetches what is not kept yet. What does not come is fetched when it is wanted. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(PARTS);
  const wanted = [...files];
  const one = async (): Promise<void> => {
    for (let file = wanted.shift(); file !== undefined; file = wanted.shift())
      if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

self.addEventListener("install", (event) => {
  const beside = async () => (await caches.open(PAGES)).addAll([PAGE, ...BESIDE]);
  event.waitUntil(Promise.all([beside(), keep(__KEPT__)]));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const message: ToWorker = event.data;
  if (message.do === "take-over") event.waitUntil(self.skipWaiting());
  else event.waitUntil(keep(message.files));
});

registerRoute(
  // What stands in a frame of another site comes with a policy of its own, and is not kept.
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith(EMBED),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => PAGE,
        handlerWillRespond: async ({ response }) =>
          new Response(withoutAhead(await response.text()), response),
      },
    ],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: PARTS,
    plugins: [new ExpirationPlugin({ maxEntries: 4000, maxAgeSeconds: MONTHS, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && BESIDE.includes(url.pathname),
  new NetworkFirst({ cacheName: PAGES }),
);

self.addEventListener("push", (event) => {
  const message: NoticeMessage | null = event.data?.json() ?? null;
  if (!message) return;
  const { title, body, path } = message;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: path, icon: "/icon-192.png", data: path }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data ?? "/tables");
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});
