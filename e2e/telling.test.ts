/**
 * Nothing is told before it is shown: log, counts and prompt wait for the scene, for every viewer and at every pace.
 */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { linkOf, Player } from "./player.ts";
import { asksFor, inBattle, played, sit } from "./saved.ts";
import { openSite } from "./site.ts";

const site = openSite();
/** Milliseconds for a whole game before three pairs of eyes, and its replay. */
const LONG = 480_000;

/** What stood on the page at one time. */
interface Sample {
  readonly step: string | null;
  readonly scene: boolean;
  readonly lines: number;
  readonly counts: string;
  readonly prompt: string;
}

/** Notes what stands on the page whenever it changes. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Sample[] = [];
    Object.assign(window, { samples: seen });
    const look = () => {
      const stage = document.querySelector<HTMLElement>("[data-layout]:has(> #main)");
      if (stage) {
        const sample = {
          step: stage.dataset.step ?? null,
          scene: stage.dataset.scene !== undefined,
          lines: document.querySelectorAll("#red-book li").length,
          counts: Array.from(document.querySelectorAll("[data-corner]"), (slip) => slip.textContent).join(
            "|",
          ),
          prompt: document.querySelector("#choices")?.textContent ?? "",
        };
        if (JSON.stringify(sample) !== JSON.stringify(seen.at(-1))) seen.push(sample);
      }
    };
    look();
    // Whatever the page writes is looked at: a busy machine draws too few pictures to see every step.
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["data-step", "data-scene"],
    });
  });

/** On the page. */
declare const samples: Sample[];

const observed = (page: Page): Promise<Sample[]> => page.evaluate(() => samples);

/** The scenes that were seen, each with what stood on the page before and after it. */
function scenes(pictures: readonly Sample[]): { before: Sample; during: Sample[]; after: Sample }[] {
  const found: { before: Sample; during: Sample[]; after: Sample }[] = [];
  for (let i = 1; i < pictures.length; i++) {
    if (!pictures[i].scene || pictures[i - 1].scene) continue;
    const end = pictures.findIndex((sample, k) => k > i && !sample.scene);
    if (end > 0)
      found.push({ before: pictures[i - 1], during: pictures.slice(i, end), after: pictures[end] });
  }
  return found;
}

/** Every scene leaves counts alone until it is over, and its last line is written after it. */
function expectUntold(pictures: readonly Sample[]): void {
  const seen = scenes(pictures);
  expect(seen.length).toBeGreaterThan(0);
  for (const { before, during, after } of seen) {
    for (const sample of during) expect(sample.counts).toBe(before.counts);
    expect(after.lines).toBeGreaterThan(before.lines);
    const verdict = during.find(({ step }) => step === "totals");
    if (verdict) expect(verdict.lines).toBeLessThan(after.lines);
  }
}

describe("what a battle brings", () => {
  test("is told to both sides and to an onlooker when it has been shown, and so it is read back", {
    timeout: LONG,
  }, async () => {
    const [good, dark, onlooker] = [
      await site.visitPlainly(),
      await site.visitPlainly(),
      await site.visitPlainly(),
    ];
    // A battle late in a game: it is sure to be shown, and the end is near.
    await inBattle(site, good, dark);
    await onlooker.goto(await linkOf(good, /\/watch\//));
    await good.keyboard.press("Escape");
    await onlooker.locator("#board [data-explain]").first().waitFor();
    const players = [new Player(good, 21), new Player(dark, 22)];
    for (const page of [good, dark, onlooker]) await observe(page);
    const lookedOn = new Player(onlooker, 1);
    await Promise.all([...players, lookedOn].map((player) => player.play()));
    for (const page of [good, dark, onlooker]) expectUntold(await observed(page));

    const replay = await site.visitPlainly();
    await replay.goto(await linkOf(good, /\/replay\//));
    await replay.getByRole("slider").waitFor();
    const start = Number(await replay.getByRole("slider").inputValue());
    expect(start).toBeGreaterThan(0);
    await observe(replay);
    // The keys are there at once, before anything has been clicked.
    await replay.keyboard.press("ArrowRight");
    expect(Number(await replay.getByRole("slider").inputValue())).toBe(start + 1);
    await replay.keyboard.press(" ");
    await expect
      .poll(async () => scenes(await observed(replay)).length, { timeout: 120_000 })
      .toBeGreaterThan(0);
    expectUntold(await observed(replay));
  });
});

/** Where the road and the map of Duel stand, as the voice says them, and the counts beside them. */
interface DuelSample {
  readonly step: string | null;
  readonly road: string;
  readonly map: string;
  readonly counts: string;
  readonly lines: number;
}

const observeDuel = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: DuelSample[] = [];
    Object.assign(window, { duelSamples: seen });
    const labels = (what: string) =>
      Array.from(document.querySelectorAll(what), (thing) => thing.getAttribute("aria-label")).join("|");
    const look = () => {
      const stage = document.querySelector<HTMLElement>("[data-layout]:has(> #main)");
      const sample = {
        step: stage?.dataset.step ?? null,
        road: labels("#board [data-explain=quest][aria-label]"),
        map: labels("#board [data-region]"),
        counts: Array.from(
          document.querySelectorAll("#board [data-side] ul:not(:has(button))"),
          (list) => list.textContent,
        ).join("|"),
        lines: document.querySelectorAll("#red-book li").length,
      };
      if (stage && JSON.stringify(sample) !== JSON.stringify(seen.at(-1))) seen.push(sample);
    };
    look();
    // Whatever the page writes is looked at: a busy machine draws too few pictures to see every step.
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["data-step", "aria-label"],
    });
  });

/** On the page. */
declare const duelSamples: DuelSample[];

describe("what a turn of Duel brings", () => {
  test("moves on the road and on the map in its own step, to both sides and to an onlooker, and counts afterwards", {
    timeout: LONG,
  }, async () => {
    const moving = { reducedMotion: "no-preference" } as const;
    const [here, there, onlooker] = [
      await site.visitPlainly(moving),
      await site.visitPlainly(moving),
      await site.visitPlainly(moving),
    ];
    // The second chapter: most cards bring something.
    await sit(
      site,
      played("duel", { seed: 1, until: (asks, made) => made >= 24 && asksFor("turn")(asks) }),
      here,
      there,
    );
    await onlooker.goto(await linkOf(here, /\/watch\//));
    await here.keyboard.press("Escape");
    await onlooker.locator("#board [data-region]").first().waitFor();
    const pages = [here, there, onlooker];
    for (const page of pages) await observeDuel(page);
    const players = [new Player(here, 31), new Player(there, 32)] as const;
    // No test can choose chance: it goes on until everybody has seen road and map change, and counts change twice.
    const hasChanged = (page: Page): Promise<boolean> =>
      page.evaluate(() => {
        const sights = (what: "road" | "map" | "counts") => new Set(duelSamples.map((one) => one[what])).size;
        return sights("road") > 1 && sights("map") > 1 && sights("counts") > 2;
      });
    const enough = async () => !(await Promise.all(pages.map(hasChanged))).includes(false);
    await Promise.all(players.map((player) => player.play(enough)));
    for (const page of pages) {
      const samples = await page.evaluate(() => duelSamples);
      const changes = (what: "road" | "map" | "counts") =>
        samples.filter((sample, i) => i > 0 && sample[what] !== samples[i - 1]?.[what]);
      expect(changes("road").length).toBeGreaterThan(0);
      expect(new Set(changes("road").map(({ step }) => step))).toEqual(new Set(["quest"]));
      expect(changes("map").length).toBeGreaterThan(0);
      expect(new Set(changes("map").map(({ step }) => step))).toEqual(new Set(["map"]));
      expect(changes("counts").length).toBeGreaterThan(1);
      // A count changes when what it counts has been shown: as a step ends, never out of rest.
      for (const [i, { counts }] of samples.entries()) {
        const before = samples[i - 1];
        if (before && before.counts !== counts) expect(before.step).not.toBeNull();
      }
    }
  });
});
