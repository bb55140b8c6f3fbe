import { describe, expect, test } from "vitest";
import { lossesOf } from "../src/device/losses.ts";

/** A page that has heard of one loss, the house it comes from, and the tab in which it is seen. */
function tab(now = 1_000_000) {
  const kept = new Map<string, string>();
  const page = new EventTarget();
  const around = { now, answers: true, opened: 0 };
  const losses = lossesOf({
    page,
    kept: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    now: () => around.now,
    answers: async () => around.answers,
    open: () => {
      around.opened++;
    },
  });
  const loss = new Error("Failed to fetch dynamically imported module");
  page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: loss }));
  return { losses, around, loss, page };
}

/** Whether a page that is asked to answers, or is gone. */
const answered = (asked: Promise<void>): Promise<boolean> =>
  Promise.race([asked.then(() => true), new Promise<boolean>((done) => setTimeout(done, 20, false))]);

describe("a part of a page is lost", () => {
  test("where Vite could not load it, and not where something else went wrong", () => {
    const { losses, loss } = tab();
    expect(losses.isLoss(loss)).toBe(true);
    expect(losses.isLoss(new Error(loss.message))).toBe(false);
    expect(losses.isLoss("gone")).toBe(false);
  });

  test("but not where it came and this browser cannot run it", () => {
    const { losses, page } = tab();
    const cannot = new TypeError("Map.groupBy is not a function");
    page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: cannot }));
    expect(losses.isLoss(cannot)).toBe(false);
  });

  test("but not by a page that is being left, until it turns out to stay", async () => {
    const { losses, page, around } = tab();
    page.dispatchEvent(new Event("beforeunload"));
    const givenUp = new TypeError("error loading dynamically imported module: /assets/late.js");
    const giveUp = () =>
      page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: givenUp }));
    giveUp();
    expect(losses.isLoss(givenUp)).toBe(false);
    expect(await answered(losses.openAnew())).toBe(true);
    expect(around.opened).toBe(0);
    around.now += 10_000;
    giveUp();
    expect(losses.isLoss(givenUp)).toBe(true);
    expect(await answered(losses.openAnew())).toBe(false);
    expect(around.opened).toBe(1);
  });

  test("and the page is opened anew once its server answers", async () => {
    const { losses, around } = tab();
    around.answers = false;
    expect(await answered(losses.openAnew())).toBe(true);
    expect(around.opened).toBe(0);
    around.answers = true;
    expect(await answered(losses.openAnew())).toBe(false);
    expect(around.opened).toBe(1);
  });

  test("but not again and again: what is missing from the server is not found by asking", async () => {
    const { losses, around } = tab();
    void losses.openAnew();
    await answered(Promise.resolve());
    around.now += 59_000;
    expect(await answered(losses.openAnew())).toBe(true);
    expect(around.opened).toBe(1);
    around.now += 2000;
    expect(await answered(losses.openAnew())).toBe(false);
    expect(around.opened).toBe(2);
  });
});
