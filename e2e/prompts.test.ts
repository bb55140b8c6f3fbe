/** Prompts can be read and answered. `npm run bench -- prompts` looks at those of whole games, everywhere. */
import { inFull, inTurn } from "@westmarch/testkit/full";
import { expect, test } from "vitest";
import { SIGHTS } from "./card-moments.ts";
import { moment as inTheValley } from "./five-armies.ts";
import { spend } from "./lender.ts";
import type { Moment } from "./moments.ts";
import { sweep, TYPES, WINDOWS } from "./prompts/index.ts";
import { openSite } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";

const site = openSite();
const LONG = 240_000;

/** The windows in which every prompt is whole, by the size of type. */
const WIDE = WINDOWS.slice(0, 3);
/** In the card game also on a tablet, and on a phone that stands or lies. */
const ALL = WINDOWS.slice(0, 6);

/** What is wrong with the prompts of these moments; on every day each is looked at in one window. */
async function faultsAt(moments: readonly Moment[], windows = WIDE): Promise<string[]> {
  const wrong: string[] = [];
  const positions = moments.map(({ saved, ask }, nth) => ({
    ...{ saved, ask, kind: ask.prompt, made: 0, seed: 0, groups: [] },
    windows: inTurn(windows, nth),
  }));
  const wanted = {
    windows,
    languages: inFull(["en"], ["en", "ja"]),
    types: inFull([100], TYPES.slice(0, 1)),
    takes: 0,
    open: async (language: string) => {
      const page = await site.visitPlainly(language === "en" ? {} : { locale: language });
      spend(page);
      return page;
    },
  };
  let looks = 0;
  for await (const { seen } of sweep(site, positions, wanted)) {
    looks++;
    const { clipped, hidden, endings, covered, cut } = seen.look;
    const found = [...hidden, ...endings, ...covered].map(({ what, why }) => `${what}: ${why}`);
    found.push(...(clipped === null ? [] : [`the question: ${clipped}`]));
    found.push(...cut.map(({ text, seen }) => `${text} reads “${seen}”`));
    wrong.push(...found.map((fault) => `${seen.kind} at ${seen.window} in ${seen.language}: ${fault}`));
  }
  expect(looks, "prompts that were looked at").toBeGreaterThanOrEqual(moments.length);
  return wrong;
}

test("in War of the Ring question, answers and what is chosen on the map are in sight", {
  timeout: LONG,
}, async () => {
  const moments = [
    moment({ seat: FREE, prompt: "act", after: 160 }),
    moment({ seat: SHADOW, prompt: "allocate" }),
    moment({ seat: SHADOW, prompt: "combat-card", after: 150 }),
    moment({ seat: FREE, prompt: "casualty", after: 40 }),
  ];
  expect(await faultsAt(moments)).toEqual([]);
});

test("in The Battle of Five Armies question, answers and what is chosen on the map are in sight", {
  timeout: LONG,
}, async () => {
  const moments = [
    inTheValley({ seat: FREE, prompt: "casualties", after: 100 }),
    inTheValley({ seat: FREE, prompt: "lead" }),
  ];
  expect(await faultsAt(moments)).toEqual([]);
});

test("in the trading card game question, answers and what is chosen on the table are in sight", {
  timeout: LONG,
}, async () => {
  expect(
    await faultsAt(
      Object.values(SIGHTS).map((sight) => sight()),
      ALL,
    ),
  ).toEqual([]);
});
