/** The program as a process: what its other tests, which run it in their own, take for granted. */
import { spawn } from "node:child_process";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { lastLine, main, westmarch, westmarchAlone } from "./westmarch.ts";

describe("westmarch in a process of its own", () => {
  test("reads, writes and ends as it does for its other tests", async () => {
    const args = ["play", "confrontation", "--seed", "1", "--bot", "random", "--json"];
    const alone = await westmarchAlone(args, "1\nq\n");
    expect(alone).toEqual(await westmarch(args, "1\nq\n"));
    expect(lastLine(alone)).toMatchObject({ game: "confrontation", left: true });
  });

  test("hands its exit code on", async () => {
    for (const args of [
      ["nonsense", "--json"],
      ["simulate", "chess", "--games", "1"],
      ["games", "--json"],
    ])
      expect(await westmarchAlone(args)).toEqual(await westmarch(args));
  });

  test("ends well when its reader has seen enough", async () => {
    const child = spawn(process.execPath, [main, "cards", "trading-card-game"]);
    child.stdout.destroy();
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect([code, said]).toEqual([0, ""]);
  });
});
