/** What this page does so that it opens where there is no server. */
import { atRest } from "@westmarch/boardkit/later";
import { create } from "zustand";
import type { OfflineFiles, ToWorker } from "./files.ts";

/** A newer edition of the pages that waits for a tap; null: there is none. */
export const useEdition = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

const HOUR = 3_600_000;

const tell = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

const isAtTable = (): boolean => /^\/(?:table|here)\//.test(location.pathname);

/** A new edition takes over at once where nobody sits at a table, and else when the player says so. */
function offer(waiting: ServiceWorker): void {
  if (isAtTable()) useEdition.setState({ waiting });
  else tell(waiting, { do: "take-over" });
}

/** Takes the new edition up: the page is opened anew where it was. */
export function takeUp(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  tell(waiting, { do: "take-over" });
}

/** Begins to keep pages, once this one has nothing else to do. Without TLS, or where the owner forbids it, nothing is kept. */
export async function beginOffline(language: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await atRest();
  registering ??= register();
  if (await registering) await keepWords(language);
}

let registering: Promise<boolean> | null = null;

async function register(): Promise<boolean> {
  // Where the owner forbids it, or there is no TLS, the pages are as they ever were.
  const registered = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!registered) return false;
  if (registered.waiting) offer(registered.waiting);
  registered.addEventListener("updatefound", () => {
    const { installing } = registered;
    installing?.addEventListener("statechange", () => {
      // The first edition of all has nothing to take over from.
      if (installing.state === "installed" && navigator.serviceWorker.controller) offer(installing);
    });
  });
  const look = () => void registered.update().catch(() => {});
  setInterval(look, HOUR);
  return true;
}

/** Keeps the words of this language for when there is no server. */
async function keepWords(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const answer = await fetch("/offline.json").catch(() => null);
  if (!active || !answer?.ok) return;
  const { words }: OfflineFiles = await answer.json();
  tell(active, { do: "keep", files: words[language] ?? [] });
}
