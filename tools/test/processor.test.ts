import { existsSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { run } from "../processes.ts";
import { readStat } from "../processor.ts";

test("a line of /proc is read, whatever the process is called", () => {
  const line =
    "42 (a (b) c) S 7 42 42 0 -1 4194560 100 200 0 0 11 22 33 44 20 0 1 0 987654 1000 10 18446744073709551615";
  expect(readStat(line)).toEqual({ pid: 42, parent: 7, started: "987654", own: 33, reaped: 77 });
});

/** A script that uses 0.4 seconds of a processor, and stays until that has been seen. */
const BUSY = `
  for (let used = 0; used < 400_000; ) {
    for (let n = 0; n < 1e6; n++);
    const { user, system } = process.cpuUsage();
    used = user + system;
  }
  setTimeout(() => {}, 1500);`;
/** A script that starts another. */
const starts = (script: string) =>
  `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(script)}], { stdio: "inherit" });`;

test.skipIf(!existsSync("/proc/self/stat"))(
  "a command tells what it used, with what it started and with what outlived that",
  async () => {
    // The last one works as an orphan: its time is not reported to a parent.
    const leaves = `${starts(`setTimeout(() => { ${BUSY} }, 2000)`)} setTimeout(() => process.exit(), 1500);`;
    const manner = { cwd: import.meta.dirname, quiet: true, seconds: 100 };
    const { processorSeconds } = await run(
      process.execPath,
      ["-e", `${starts(leaves)} ${starts(BUSY)} ${BUSY}`],
      manner,
    );
    expect(processorSeconds).toBeGreaterThan(1.1);
    expect(processorSeconds).toBeLessThan(4);
  },
);
