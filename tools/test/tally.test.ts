import { expect, test } from "vitest";
import { countTests, NONE, slowest, sum, summary, wavering } from "../tally.ts";

const file = (status: string, message: string, ...assertions: [string, string][]) => ({
  name: "a.test.ts",
  status,
  message,
  assertionResults: assertions.map(([fullName, state]) => ({ fullName, status: state })),
});

test("tests are counted by what became of them", () => {
  const report = {
    testResults: [file("failed", "", ["one", "passed"], ["two", "failed"], ["three", "skipped"])],
  };
  expect(countTests(report)).toEqual({ passed: 1, failed: 1, skipped: 1, problems: ["a.test.ts: two"] });
});

test("a file that cannot be loaded is a failure, though none of its tests ran", () => {
  const report = { testResults: [file("failed", "no such module\n  at …")] };
  expect(countTests(report)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    problems: ["a.test.ts: no such module"],
  });
});

test("the summary ends with one plain line", () => {
  const total = sum([
    { ...NONE, passed: 3 },
    { ...NONE, failed: 1, problems: ["lint: see above"] },
  ]);
  expect(summary(total).split("\n")).toEqual(["failed: lint: see above", "3 passed, 1 failed"]);
  expect(summary({ ...NONE, passed: 2 })).toBe("2 passed, 0 failed");
});

test("the slowest tests are named, slowest first", () => {
  const assertionResults = [
    { fullName: "quick", status: "passed", duration: 12 },
    { fullName: "slow", status: "passed", duration: 4200 },
    { fullName: "left out", status: "skipped", duration: null },
    { fullName: "slower", status: "failed", duration: 65_400 },
  ];
  const report = { testResults: [{ name: "a.test.ts", status: "passed", message: "", assertionResults }] };
  expect(slowest([report, { testResults: [] }], 2)).toEqual(["  65.4 s  slower", "   4.2 s  slow"]);
});

test("what passed only at the second try is named with what went wrong at the first", () => {
  const assertionResults = [
    { fullName: "sure", status: "passed", failureMessages: [] },
    { fullName: "unsure", status: "passed", failureMessages: ["Error: too late"] },
    { fullName: "wrong", status: "failed", failureMessages: ["Error: never", "Error: never"] },
  ];
  const report = { testResults: [{ name: "a.test.ts", status: "failed", message: "", assertionResults }] };
  expect(wavering(report)).toEqual([{ name: "a.test.ts: unsure", told: "Error: too late" }]);
});
