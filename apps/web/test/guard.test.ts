/** Presses that were meant for another question. */
import { expect, test } from "vitest";
import { PressGuard } from "../src/table/prompt/guard.ts";

test("the second half of a double click finds the next question closed, and soon it opens", () => {
  const guard = new PressGuard();
  guard.press(1000);
  guard.ask(1080);
  expect(guard.closedFor(1080)).toBeGreaterThan(200);
  expect(guard.closedFor(1080)).toBeLessThan(400);
  expect(guard.closedFor(1400)).toBe(0);
});

test("a question that comes by itself is open at once", () => {
  const guard = new PressGuard();
  guard.ask(5000);
  expect(guard.closedFor(5000)).toBe(0);
  guard.press(1000);
  guard.ask(9000);
  expect(guard.closedFor(9000)).toBe(0);
});

test("a press that began before the question was asked does not answer it", () => {
  const guard = new PressGuard();
  guard.press(2000);
  guard.ask(2600);
  expect(guard.meant(2900)).toBe(false);
  guard.press(3000);
  expect(guard.meant(3100)).toBe(true);
});

test("a click without a press is meant: some point without a pointer", () => {
  const guard = new PressGuard();
  guard.ask(2600);
  expect(guard.meant(2700)).toBe(true);
  guard.press(2000);
  guard.ask(2600);
  expect(guard.meant(9000)).toBe(true);
});
