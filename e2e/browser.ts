/** Unpacks the browser that came with the packages, or finds one on this machine. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];

const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const WINDOWS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((folder) => {
  const place = process.env[folder];
  return place ? [join(place, "Google/Chrome/Application/chrome.exe")] : [];
});

/** Whether a file is a program that this process may start. */
export const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not ours to run
  }
};

/** A browser of this machine, or null. `CHROMIUM` names one. */
function onThisMachine(): string | null {
  const named = process.env.CHROMIUM;
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which cannot be run`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...MAC, ...WINDOWS].find(canRun) ?? null;
}

/** Works in a container without a sandbox, a screen or a large /dev/shm. */
const CONTAINED = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--lang=en-US",
  // No test listens, and mixing what is heard costs a fortieth of all.
  "--disable-audio-output",
  // Pages here live for seconds: optimizing their code costs a tenth of all processor time and comes too late. So does
  // collecting what is young as often as a page does that is to be small.
  "--js-flags=--no-opt --min-semi-space-size=32 --semi-space-growth-factor=4",
];

const start = (executablePath: string): Promise<Browser> =>
  playwright.launch({ executablePath, args: CONTAINED });

/**
 * Starts a browser without a window. On Linux it is the one that came with the packages, where that runs: everybody's
 * tests see the same, and having no window at all it costs a third less than a whole browser.
 */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM !== undefined;
  const packaged = !named && process.platform === "linux" ? await unpacked() : null;
  if (packaged) return packaged;
  const found = onThisMachine();
  if (found) return start(found);
  throw new Error("no browser was found: install Chrome or Chromium, or name one in CHROMIUM");
}

/** The packages' browser, or null where it does not run: other processors, missing libraries. */
async function unpacked(): Promise<Browser | null> {
  try {
    return await start(await chromium.executablePath());
  } catch {
    return null;
  }
}
