/** Bots that are brought to a server: by `westmarch bot`, and by the programs of docs/examples. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { GuestBots } from "@westmarch/protocol";
import { openFolder, type RunningServer } from "@westmarch/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../src/serving.ts";
import { lastLine, westmarch } from "./westmarch.ts";

const example = (name: string) => new URL(`../../../docs/examples/${name}`, import.meta.url).pathname;
const keyOf = (name: string) => name.padEnd(43, "k");

let data = "";
let server: RunningServer;
const programs: ChildProcess[] = [];
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "westmarch-bot-"));
  const { db, close } = await openFolder(data);
  for (const name of ["Owner", "Ours", "Script", "Snake"]) {
    const person = { id: name, name, handle: name.toLowerCase(), mail: null, made_at: 1 } as const;
    await db
      .insertInto("people")
      .values({ ...person, colour: "blue", charge: "tree" })
      .execute();
    const key_hash = createHash("sha256").update(keyOf(name)).digest("hex");
    const bot = { person_id: name, owner_id: "Owner", key_hash, plays: "[]", at_once: 1, seen_at: 0 };
    if (name !== "Owner") await db.insertInto("bots").values(bot).execute();
  }
  await close();
  const policy = { accounts: true, messagesPerSecond: 1000, messageBurst: 1000, opensPerMinute: 1000 };
  server = await openServer({ port: 0, host: "127.0.0.1", data, log: "silent", policy });
});
afterAll(async () => {
  for (const program of programs) program.kill();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** Brings a program to the server, and waits until it is there. */
async function bring(name: string, program: string, file: string): Promise<void> {
  const env = { ...process.env, WESTMARCH_BOT_KEY: keyOf(name) };
  const child = spawn(program, [file, server.address, "confrontation", "duel"], { env, stdio: "inherit" });
  programs.push(child);
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${server.address}/api/bots`);
        return ((await answer.json()) as GuestBots).bots.map((bot) => bot.name);
      },
      { timeout: 20_000 },
    )
    .toContain(name);
}

const against = (name: string, ...more: readonly string[]) =>
  westmarch(
    `bot ${server.address} --key ${keyOf("Ours")} --bot random --against ${name} --games 2 --json`
      .split(" ")
      .concat(more),
  );

const python = spawnSync("python3", ["--version"]).status === 0;

describe("westmarch bot", () => {
  test("plays a pair of games against a bot of docs/examples, and says how they ended", async () => {
    await bring("Script", process.execPath, example("guest-bot.ts"));
    const ran = await against("Script");
    expect(ran.err).toContain("Ours against Script");
    expect(ran.code).toBe(0);
    const { games, points, ended } = lastLine(ran);
    expect(games).toBe(2);
    expect(points).toBeOneOf([0, 1, 2]);
    expect(ended).toMatchObject([{ game: "confrontation" }, { game: "confrontation" }]);
  });

  test.skipIf(!python)("plays against the one in Python, too", async () => {
    await bring("Snake", "python3", example("guest_bot.py"));
    expect(lastLine(await against("Snake", "--plays", "duel"))).toMatchObject({ name: "Ours", games: 2 });
  });

  test("says what is wrong: no key, a wrong one, nobody there, no such bot, no server", async () => {
    const errorOf = async (...args: readonly string[]) => (await westmarch(["bot", ...args])).err;
    expect(await errorOf(server.address)).toContain("a bot needs its key");
    expect(await errorOf(server.address, "--key", keyOf("Nobody"))).toContain("does not know this key");
    expect(await errorOf("nowhere", "--key", keyOf("Ours"))).toContain("is no address of a server");
    expect(await errorOf("http://127.0.0.1:9", "--key", keyOf("Ours"))).toContain("cannot be reached");
    expect((await against("Nobody")).err).toContain("refuses");
    expect((await against("Ours", "--bot", "seer")).err).toContain("seer");
  });
});
