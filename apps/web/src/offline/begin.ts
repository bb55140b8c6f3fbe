/** What this page does so that it opens where there is no server. */
import { atRest } from "@westmarch/boardkit/later";
import { create } from "zustand";
import type { OfflineFiles, ToWorker } from "./files.ts";

/** A newer edition of the pages that waits for a tap; null: there is none. */
export const useEdition = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

const HOUR = 3_600_000;

const tell = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

/** Whether somebody plays on the page with this path. */
export const isAtTable = (path: string): boolean => /^\/(?:table|here)\//.test(path);

/** Pages to which nothing is carried from a table but their address: opened anew, they are the same. */
export const isPlain = (path: string): boolean =>
  /^\/(?:|tables|watch|learn|tournaments|tournament\/[^/]+|ladder|person|settings)$/.test(path);

/** A new edition takes over at once where the page shows no table, and else when the player says so. */
function offer(waiting: ServiceWorker): void {
  if (isAtTable(location.pathname)) useEdition.setState({ waiting });
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
  const files = await filesAt("/offline.json");
  if (files) await keep(files.words[language] ?? []);
}

/** What a list names; null where it cannot be had now. */
async function filesAt(list: string): Promise<OfflineFiles | null> {
  try {
    const answer = await fetch(list);
    return answer.ok ? ((await answer.json()) as OfflineFiles) : null;
  } catch {
    return null;
  }
}

async function keep(files: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, { do: "keep", files });
}

/** A line that is paid by what goes over it. */
const isDear = (): boolean => {
  const line: unknown = "connection" in navigator ? navigator.connection : null;
  return typeof line === "object" && line !== null && "saveData" in line && line.saveData === true;
};

/** Keeps what a game that the player has turned to needs to be played without the server, in this language. */
export async function keepGame(game: string, language: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isDear()) return;
  await atRest();
  registering ??= register();
  if (!(await registering)) return;
  const files = await filesAt(`/offline/${game}.json`);
  if (files) await keep([...files.any, ...(files.words[language] ?? [])]);
}
