/**
 * What a player who opens a table is sent before a first choice, beside what the build says of it: `node
 * bench/first-choice.ts [PAGES]`, for each game whose tables the build weighs. As sent, by kinds, without what is sent
 * around it: all that came before the choices stood there, and the drawings in sight, whenever they came; then how much came
 * in the seconds that followed, which no player waited for. Build the web app first (`node tools/build.ts --if-changed`).
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { launchBrowser } from "@westmarch/e2e/browser";
import { serve } from "@westmarch/e2e/server";
import type { Browser } from "playwright-core";

const pages = Number(process.argv[2] ?? 3);
/** Milliseconds in which the rest comes. */
const REST = 6000;
/** How far build and browser may be apart. */
const APART = 0.03;

/** Bytes by what they are for. */
interface Weight {
  script: number;
  styles: number;
  drawing: number;
}

/** What the build says of a game's table (`tools/build.ts`). */
interface Table {
  readonly game: string;
  readonly weight: Weight;
  /** The files among it that are looked at. */
  readonly drawings: readonly string[];
}

const kindOf = (file: string): keyof Weight | null =>
  file.endsWith(".js")
    ? "script"
    : file.endsWith(".css")
      ? "styles"
      : /\.(svg|json)$/.test(file)
        ? "drawing"
        : null;

const sum = ({ script, styles, drawing }: Weight): number => script + styles + drawing;

const told = (weight: Weight): string =>
  `${Math.round(sum(weight) / 100) / 10} kB (${Object.entries(weight)
    .map(([kind, bytes]) => `${kind} ${Math.round(bytes / 100) / 10}`)
    .join(", ")})`;

interface Arrived {
  readonly before: Weight;
  readonly after: Weight;
  /** Milliseconds until the first choice. */
  readonly took: number;
}

/** Runs in the page: marks when the question stands there with its choices, and things to see what they are about. */
const MARK = `
  const watch = new MutationObserver(() => {
    if (!document.querySelector("#choices button:enabled")) return;
    if (!document.querySelector("#board [data-explain]")) return;
    performance.mark("first choice");
    document.documentElement.dataset.choice = "";
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
`;

/** What the page then knows of the files that it was sent. */
interface Files {
  readonly took: number;
  readonly files: readonly { readonly path: string; readonly end: number; readonly size: number }[];
  /** Paths of the pictures that are in sight. */
  readonly sight: readonly string[];
}
const READ = `({
  took: performance.getEntriesByName("first choice")[0].startTime,
  sight: [...document.querySelectorAll("#board image")].map(({ href }) => new URL(href.baseVal, location).pathname),
  files: performance.getEntriesByType("resource").map(({ name, responseEnd, encodedBodySize }) => ({
    path: new URL(name).pathname,
    end: responseEnd,
    size: encodedBodySize,
  })),
})`;

/** Opens a table of a game against the computer, and hands back the address of the caller's seat. */
async function open(address: string, game: string): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game,
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "gentle" },
      ],
    }),
  });
  if (!answer.ok) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
  const opened = (await answer.json()) as { readonly table: string; readonly token: string };
  return `${address}/table/${opened.table}#${opened.token}`;
}

async function measure(browser: Browser, at: string, drawings: readonly string[]): Promise<Arrived> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  await page.addInitScript({ content: MARK });
  await page.goto(at);
  // A page that is kept from evaluating words cannot be asked for more than what stands on it.
  await page.locator("html[data-choice]").waitFor();
  await page.waitForTimeout(REST);
  const { took, files, sight } = await page.evaluate<Files>(READ);
  await context.close();
  const before = { script: 0, styles: 0, drawing: 0 };
  const after = { script: 0, styles: 0, drawing: 0 };
  for (const { path, end, size } of files) {
    const kind = path.startsWith("/api/") ? null : kindOf(path);
    const seen = sight.includes(path) || drawings.includes(path.slice(1));
    if (kind) (end <= took || seen ? before : after)[kind] += size;
  }
  return { before, after, took: Math.round(took) };
}

const serving = await serve();
const browser = await launchBrowser();
try {
  const tables: readonly Table[] = JSON.parse(
    readFileSync(new URL("../apps/web/dist/.vite/tables.json", import.meta.url), "utf8"),
  );
  for (const { game, weight: built, drawings } of tables) {
    console.error(`${game}, by the build: ${told(built)}`);
    const all: Arrived[] = [];
    for (let i = 0; i < pages; i++) {
      const arrived = await measure(browser, await open(serving.address, game), drawings);
      console.error(
        `in the browser: ${told(arrived.before)} in ${arrived.took} ms; afterwards ${told(arrived.after)}`,
      );
      all.push(arrived);
    }
    const apart = Math.max(...all.map(({ before }) => Math.abs(sum(before) / sum(built) - 1)));
    console.log(JSON.stringify({ game, built, pages: all, apart: Math.round(apart * 1000) / 1000 }));
    if (apart > APART) {
      console.error("build and browser do not agree");
      process.exitCode = 1;
    }
  }
} finally {
  await Promise.all([browser.close(), serving.stop()]);
}
