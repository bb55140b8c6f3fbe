import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { byLevel } from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import type { RunningServer } from "@westmarch/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../src/serving.ts";

const example = new URL("../../../docs/examples/random-bot.mjs", import.meta.url).pathname;

const QUICK = { answer: 1, think: 20 };

let data = "";
let server: RunningServer;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "westmarch-example-"));
  const policy = {
    messagesPerSecond: 1000,
    messageBurst: 1000,
    pace: byLevel(() => QUICK),
  };
  server = await openServer({ port: 0, host: "127.0.0.1", data, log: "silent", policy });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

async function openTable(...seats: readonly object[]): Promise<TableOpened> {
  const response = await fetch(`${server.address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "confrontation", settings: {}, seats }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as TableOpened;
}

/** How the game ends for the example that takes each of these invitations. */
const play = ({ invitations }: TableOpened) =>
  Promise.all(
    invitations.map(async ({ token }) => {
      const { stdout } = await promisify(execFile)(process.execPath, [example, server.address, token]);
      return JSON.parse(stdout);
    }),
  );

test("two of the bots in docs/examples play a whole game over the network", async () => {
  const [first, second] = await play(await openTable({ kind: "open" }, { kind: "open" }));
  expect(first.winners).toHaveLength(1);
  expect(second).toEqual(first);
}, 60_000);

test("the server's own opponents play a whole game", async () => {
  const [result] = await play(await openTable({ kind: "bot", level: "gentle" }, { kind: "open" }));
  expect(result.winners).toHaveLength(1);
}, 60_000);
