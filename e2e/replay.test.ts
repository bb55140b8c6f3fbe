/** A saved game replays byte for byte in Node and in a browser. */
import {
  begin,
  type Core,
  Engine,
  hashed,
  type Recording,
  record,
  type Save,
  type Settings,
  save,
  stream,
} from "@westmarch/kernel";
import { inFull } from "@westmarch/testkit/full";
import type { Browser, Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import * as here from "./replaying.ts";

/** The same functions, on the page. */
declare const replaying: typeof here;

/** The rules as a browser gets them: bundled and made small. */
async function bundled(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    build: {
      write: false,
      minify: true,
      lib: { entry: "replaying.ts", formats: ["iife"], name: "replaying" },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output).filter((one) => one.type === "chunk");
  return chunk.code;
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const [opened, code] = await Promise.all([launchBrowser(), bundled()]);
  browser = opened;
  page = await browser.newPage();
  // An address of this machine: browsers give no cryptography to others without TLS.
  await page.route("http://localhost/", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("http://localhost/");
  await page.addScriptTag({ content: code });
});
afterAll(() => browser?.close());

/** A whole game of anybody's choices, as a file would hold it. */
function played(id: string, settings: Settings, seed: number): Save {
  const engine = new Engine(here.gameOf(id));
  const [chance, random] = [hashed(seed), stream(seed)];
  let recording: Recording<Core> = begin(engine, settings, chance);
  while (!recording.state.result) {
    const { seat, options } = engine.asks(recording.state)[0];
    recording = record(engine, recording, seat, [options[random(options.length)]], chance);
  }
  return JSON.parse(JSON.stringify(save(engine, recording))) as Save;
}

describe.each([
  ["confrontation", {}, [1, 2, 3, 4]],
  ["duel", {}, [1, 2, 3, 4]],
  ["war-of-the-ring", { players: "2" }, [1, 2]],
  ["war-of-the-ring", { players: "3" }, [3]],
  ["war-of-the-ring", { players: "4" }, [4, 5]],
  ["five-armies", {}, [1, 2]],
  ["five-armies", { hardWalls: true, openMountain: true, batSwarms: true }, [3]],
  ["trading-card-game", {}, [1]],
  ["trading-card-game", { deck1: "random", deck2: "random" }, [2, 3]],
  ["trading-card-game", { players: "4", deck1: "random", deck4: "random" }, [4]],
])("a saved game of %s %j", (id, settings, seeds) => {
  test.each(inFull(seeds.slice(0, 1), seeds))(
    "replays byte for byte in Node and in a browser (seed %i)",
    async (seed) => {
      const game = played(id, settings, seed);
      const inNode = await here.digests(game);
      expect(inNode).toHaveLength(game.deeds.length + 1);
      expect(await page.evaluate((saved) => replaying.digests(saved), game)).toEqual(inNode);
    },
  );
});
