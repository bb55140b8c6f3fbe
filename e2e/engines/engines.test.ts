/**
 * The page in Firefox and WebKit, as far as engines differ: it opens, each game's table is played for some choices by
 * presses and outlives a reload, a deck is shown, and a page that is left while its parts still come lets the player go.
 * Where an engine is missing its tests are skipped, and it is said aloud.
 */
import { globSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Serving, serve } from "../server.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const GAMES = globSync("../../games/*/manifest.ts", { cwd: import.meta.dirname }).map((file) =>
  basename(dirname(file)),
);
/** Those with a door of their own: the draft is behind that of the card game. */
const DOORS = GAMES.filter((game) => game !== "trading-card-draft");
/** Choices that are made at each table. */
const CHOICES = 10;
/** Milliseconds that anything on the page may take: a hang is meant, not a busy machine. */
const PATIENCE = 90_000;

/** Waits on the page until an expression holds. */
const until = (expression: string): string => `
  for (const late = performance.now() + ${PATIENCE}; !(${expression}); ) {
    if (performance.now() > late) throw new Error("never came true: " + ${JSON.stringify(expression)});
    await new Promise((resolve) => setTimeout(resolve, 50));
  }`;

const SUBMIT = `document.querySelector("form button[type=submit]:enabled")`;
const CHOOSABLE = `[...document.querySelectorAll("#choices button:enabled")].filter(({ textContent }) =>
  !/Something else|Take back|claim|Pass the table|Hint|Later/.test(textContent))`;

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

/**
 * What engines say where nothing is wrong: the checker of data packs asks once whether it may compile its checks, which the
 * page forbids; and WebKit tells where a size that is observed waits for the next picture.
 */
const HARMLESS = /blocked a JavaScript eval|ResizeObserver loop completed/;

/** What Firefox says of a file that a page was still fetching when it was left: its loading was broken off. */
const BROKEN_OFF =
  /status=2152398850|ServiceWorker intercepted the request and encountered an unexpected error/;

const wrongOn = async (engine: Engine, besides?: RegExp): Promise<readonly string[]> =>
  (await engine.errors()).filter((error) => !HARMLESS.test(error) && !besides?.test(error));

/** Opens a table against the computer. */
async function openTable(engine: Engine, game: string): Promise<void> {
  await engine.open(`${serving.address}/new/${game}?how=computer`);
  await engine.run(`${until(SUBMIT)} ${SUBMIT}.click(); ${until(`location.pathname.startsWith("/table/")`)}`);
}

/**
 * Presses the first choice that is offered, where it stands; what stands on the board instead has a button for keys alone,
 * which is pressed as by key. Says what was asked.
 */
async function choose(engine: Engine): Promise<string> {
  const at = await engine.run<{ x: number; y: number; copy: boolean; asked: string }>(`
    const asked = () => document.querySelector("#choices").textContent;
    ${until(`document.querySelector("#choices") && ${CHOOSABLE}.length > 0`)}
    let scrolled = null;
    const place = () => {
      const [button] = ${CHOOSABLE};
      // Once: Firefox, asked again and again, goes to and fro by a pixel.
      if (button !== scrolled) button?.scrollIntoView({ block: "center" });
      scrolled = button;
      const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      const copy = button?.hasAttribute("data-copy") ?? false;
      return { x: left + width / 2, y: top + height / 2, copy, asked: asked() };
    };
    // On a busy machine a question may move, or be closed to a second press, for longer than usual.
    let at = null;
    for (const late = performance.now() + ${PATIENCE}; performance.now() < late; ) {
      const before = JSON.stringify(at);
      await new Promise((resolve) => setTimeout(resolve, 300));
      at = place();
      if (JSON.stringify(at) === before && (at.copy || at.x > 0) && !document.querySelector("[data-closed]")) return at;
    }
    const closed = document.querySelector("[data-closed]") ? "closed" : "open";
    throw new Error("no choice stands still: " + JSON.stringify(at) + ", " + closed);`);
  if (at.copy) await engine.run(`${CHOOSABLE}[0]?.click(); return null;`);
  else await engine.press(at.x, at.y);
  await engine.run(
    until(`(document.querySelector("#choices")?.textContent ?? "") !== ${JSON.stringify(at.asked)}`),
  );
  return at.asked;
}

/** A proxy before the server that holds documents and late scripts back, as a slow line does. */
async function slowLine(): Promise<{ address: string; server: Server }> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? "/";
    if (path.startsWith("/settings")) await pause(4000);
    if (late.on && /^\/assets\/.*\.js$/.test(path)) await pause(9000);
    const answer = await fetch(`${serving.address}${path}`, { method: request.method ?? "GET" });
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  };
  const server = createServer((request, response) => {
    // The browser or the server has hung up.
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
/** Whether late scripts are held back. */
const late = { on: false };

for (const [name, launch] of [
  ["Firefox", firefox],
  ["WebKit", webkit],
] as const) {
  const engine = await launch();
  if (!engine)
    console.error(`\n  ${name} IS MISSING: nothing was tried in it. Install it to have it tried.\n`);
  describe.skipIf(!engine)(`in ${name}`, () => {
    const page = engine as Engine;
    afterAll(() => page.close());

    test("the home page shows a door for each game", async () => {
      await page.open(serving.address);
      for (const door of DOORS)
        await page.run(until(`document.querySelector("main a[href='/new/${door}']")`));
      expect(await wrongOn(page)).toEqual([]);
    });

    for (const id of GAMES)
      test(`${id} is played for some choices, over a reload`, { timeout: 10 * PATIENCE }, async () => {
        await openTable(page, id);
        for (let made = 0; made < CHOICES / 2; made++) await choose(page);
        expect(await wrongOn(page)).toEqual([]);
        await page.run("location.reload(); return null;");
        await pause(500);
        for (let made = 0; made < CHOICES / 2; made++) await choose(page);
        expect(await wrongOn(page, BROKEN_OFF)).toEqual([]);
      });

    test("the decks of the card game are shown", async () => {
      await page.open(`${serving.address}/decks/trading-card-game`);
      await page.run(until(`document.querySelectorAll("main a[href*='/decks/']").length >= 7`));
      expect(await wrongOn(page)).toEqual([]);
    });

    test("a page that is left while its parts still come lets the player go", {
      timeout: 3 * PATIENCE,
    }, async () => {
      const { address, server } = await slowLine();
      try {
        await page.open(`${address}/about`);
        await page.run(until(`document.querySelector("main h1")`));
        late.on = true;
        await page.run(`
          history.pushState(null, "", "/lab");
          dispatchEvent(new PopStateEvent("popstate"));
          await new Promise((resolve) => setTimeout(resolve, 800));
          setTimeout(() => location.assign("/settings?goal"), 0);`);
        await pause(12_000);
        expect(await page.run("return location.pathname + location.search")).toBe("/settings?goal");
      } finally {
        late.on = false;
        server.closeAllConnections();
        server.close();
      }
    });
  });
}
