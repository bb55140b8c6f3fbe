import { expect, test } from "vitest";
import { isCutOff, lineNews } from "../src/table/connection/useLineNews.ts";

test("a line that is well is not spoken of", () => {
  expect(lineNews("open", false, true)).toBeNull();
  expect(lineNews("open", true, false)).toBeNull();
  expect(isCutOff("open")).toBe(false);
});

test("a choice without an answer is said to be on its way", () => {
  expect(lineNews("late", true, true)).toBe("table.late");
  expect(isCutOff("late")).toBe(false);
});

test("a lost line is told apart from a device without a net, and what becomes of a choice is said", () => {
  expect(lineNews("lost", false, true)).toBe("table.down");
  expect(lineNews("lost", true, true)).toBe("table.down.sending");
  expect(lineNews("lost", false, false)).toBe("table.offline");
  expect(lineNews("offline", true, false)).toBe("table.offline.sending");
  expect(["lost", "offline"].every((state) => isCutOff(state === "lost" ? "lost" : "offline"))).toBe(true);
});
