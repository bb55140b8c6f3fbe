import { spawn } from "node:child_process";
import process from "node:process";
import { end, readyLine } from "@westmarch/testkit/programs";
import { expect, test } from "vitest";

const node = (script: string) =>
  spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "pipe"] });
const STAYS = "setInterval(() => {}, 1000);";
const LONG = 30_000;

test("a program is ready when it says so on either output, and ends when it is asked to", async () => {
  const child = node(`console.log("wait"); console.error("at 7"); ${STAYS}`);
  const [, place] = await readyLine(child, /^at (\d)$/, LONG);
  expect(place).toBe("7");
  await end(child, "SIGTERM");
  expect(child.signalCode).toBe("SIGTERM");
  await end(child, "SIGTERM");
});

test("a program that ends before it is ready is told of with what it wrote", async () => {
  const child = node(`console.error("no port"); process.exitCode = 3;`);
  await expect(readyLine(child, /^at/, LONG)).rejects.toThrow(/ended with 3:(.|\n)*no port/);
});

test("a program that is never ready is ended", async () => {
  const child = node(STAYS);
  await expect(readyLine(child, /^at/, 200)).rejects.toThrow("was not ready within 0.2 s");
  await end(child, "SIGTERM");
  expect(child.signalCode).toBe("SIGKILL");
});

test("a program that is not there is told of", async () => {
  const child = spawn("/no/such/program", [], { stdio: ["ignore", "pipe", "pipe"] });
  await expect(readyLine(child, /^at/, LONG)).rejects.toThrow("did not start");
});

test("a program that does not heed a signal is ended at once when patience is over", async () => {
  const child = node(`process.on("SIGTERM", () => {}); console.log("ready"); ${STAYS}`);
  await readyLine(child, /^ready$/, LONG);
  await end(child, "SIGTERM", 100);
  expect(child.signalCode).toBe("SIGKILL");
});
