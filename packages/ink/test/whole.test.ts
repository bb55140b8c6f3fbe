import { expect, test } from "vitest";
import { whole } from "../src/whole.ts";

test("path data in whole units says the same, and errors do not add up", () => {
  expect(whole("M1.4 1.4l.4.4.4.4.4.4zm2.6 0h.4h.4h.4v3.6")).toBe("M1 1l1 1 0 0 1 1zm3 0h0 1 0v4");
  expect(whole("M0 0c.4.4.4.4 1.4 1.4a2.5 2.5 0 0 1 3.4-3.4H.2V-9.7")).toBe(
    "M0 0c0 0 0 0 1 1a3 3 0 0 1 4-3H0V-10",
  );
});

test("what is no path data is refused", () => {
  expect(() => whole("M0 0z5")).toThrow("no path data");
  expect(() => whole("1 2 3")).toThrow("no path data");
});
