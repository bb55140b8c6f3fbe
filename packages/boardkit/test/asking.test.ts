/** How a player asks about a thing, and with what he presses. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Thing } from "../src/outline.ts";
import { hearHand, hearRest, resting } from "../src/slips/asking.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const thing = { isConnected: true } as Thing;

test("the focus of the keyboard brings a short slip, the pointer a whole one", () => {
  const asked: unknown[] = [];
  const rest = resting(
    () => null,
    (_, short) => asked.push(short),
  );
  rest.on(thing, true);
  vi.runAllTimers();
  rest.on(null);
  rest.on(thing);
  vi.runAllTimers();
  expect(asked).toEqual([true, false]);
});

test("what a key presses is no longer asked about, until the focus comes back to it", () => {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", class {});
  const asked: (Thing | null)[] = [];
  const rest = resting(
    () => null,
    (about) => asked.push(about),
  );
  const [table, off] = [new EventTarget() as HTMLElement, new AbortController()];
  hearRest(table, off.signal, rest);
  rest.on(thing, true);
  vi.runAllTimers();
  page.dispatchEvent(Object.assign(new Event("keydown"), { key: "Enter" }));
  off.abort();
  expect(asked).toEqual([thing, null]);
});

test("what presses last is known: a mouse, whose slip takes no press, or a finger or key, for which it opens", () => {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  const by: string[] = [];
  const off = new AbortController();
  hearHand(off.signal, (hand) => by.push(hand));
  const presses = (pointerType: string) =>
    page.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));
  presses("mouse");
  presses("touch");
  page.dispatchEvent(new Event("keydown"));
  off.abort();
  presses("mouse");
  expect(by).toEqual(["mouse", "finger", "key"]);
});
