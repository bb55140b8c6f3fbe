import process from "node:process";
import { expect, test } from "vitest";
import { run } from "../processes.ts";

const node = (script: string, seconds = 20) =>
  run(process.execPath, ["-e", script], { cwd: import.meta.dirname, quiet: true, seconds });

test("a command hands back how it ended and what it wrote", async () => {
  const ended = await node('console.log("out"); console.error("err"); process.exit(3)');
  expect(ended.code).toBe(3);
  expect(ended.output).toContain("out");
  expect(ended.output).toContain("err");
});

test("a command that takes too long is stopped with all that it started", async () => {
  // The output stays open as long as any process holds it, so an end means that the grandchild has gone too.
  const { code, output } = await node(
    'require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" })',
    2,
  );
  expect(code).not.toBe(0);
  expect(output).toContain("took longer than 2 s");
});

test("a command that is not there is a failure, not a crash", async () => {
  const { code, output } = await run("no-such-program", [], { cwd: ".", quiet: true, seconds: 5 });
  expect(code).toBe(1);
  expect(output).toContain("no-such-program");
});

test("a polite command gives way to others, with all that it starts", async () => {
  const { code, output } = await run(
    process.execPath,
    ["-e", 'setTimeout(() => console.log(require("os").getPriority()), 300)'],
    { cwd: import.meta.dirname, quiet: true, seconds: 20, polite: true },
  );
  expect(code).toBe(0);
  expect(Number(output)).toBeGreaterThan(0);
});

test("signals are ours again when the last child has ended", async () => {
  const before = process.listenerCount("SIGTERM");
  await node("");
  expect(process.listenerCount("SIGTERM")).toBe(before);
});
