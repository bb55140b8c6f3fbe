/** Everything that a host keeps, carried from a folder to PostgreSQL and back. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, openFolder } from "../src/main/index.ts";
import { moveData } from "../src/main/tools/copy-database.ts";
import { dropDir, makeDir, newData, newKey, openPair, Player, sure, testServer } from "./table.ts";

let folder: string;
let elsewhere: string;
beforeEach(async () => {
  folder = makeDir();
  elsewhere = await newData();
});
afterEach(() => {
  dropDir(folder);
  dropDir(elsewhere);
});

/** Two people at a table, one of whom has chosen once; the tokens of both. */
async function played(where: string): Promise<readonly string[]> {
  const server = await testServer({ dataDir: where });
  const { tokens } = await openPair(server, { length: "long" });
  const ada = await Player.at(server, sure(tokens[0], "no seat"));
  await ada.choose(0, ada.asked().options[0]);
  ada.send({ type: "say", key: newKey(), text: "Grüße — 你好 🜂" });
  await ada.until(() => ada.messages.some(({ type }) => type === "said"));
  await server.close();
  return tokens;
}

/** Goes on at a table with the player who is asked, and says how far the game has come. */
async function goOn(where: string, tokens: readonly string[]): Promise<number> {
  const server = await testServer({ dataDir: where });
  const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
  const seat = players.findIndex((player, own) => player.ask(own) !== null);
  const player = sure(players[seat], "nobody is asked");
  const outcome = await player.choose(seat, player.asked(seat).options[0]);
  await server.close();
  if (outcome.type !== "ack") throw new Error(outcome.code);
  return outcome.version;
}

describe("move-data", () => {
  it("carries everything to PostgreSQL and back, where people go on with the links they have", async () => {
    const tokens = await played(folder);
    const there = await moveData(folder, elsewhere);
    expect(there).toMatchObject({ tables: 1, aside: null, digests: { acts: { rows: 2 } } });
    expect(await goOn(elsewhere, tokens)).toBe(2);

    const back = await moveData(elsewhere, folder);
    expect(back).toMatchObject({ tables: 1, digests: { acts: { rows: 3 } } });
    expect(back.aside).toBe(join(folder, "westmarch.db.replaced"));
    expect(existsSync(sure(back.aside, "nothing was set aside"))).toBe(true);
    expect(await goOn(folder, tokens)).toBe(3);

    // What went away once may come again: nothing of the old stays in between.
    expect(await moveData(folder, elsewhere)).toMatchObject({ tables: 1, digests: { acts: { rows: 4 } } });
    expect(await goOn(elsewhere, tokens)).toBe(4);
  });

  it("lets no server go on where everything has been moved away, and moves nothing twice", async () => {
    await played(folder);
    await moveData(folder, elsewhere);
    await expect(testServer({ dataDir: folder })).rejects.toThrow(
      /has been moved to 127\.0\.0\.1.*bring it back with move-data/,
    );
    await expect(moveData(folder, elsewhere)).rejects.toThrow("has already been moved");
  });

  it("brings to its end what was cut off when all had arrived", async () => {
    const tokens = await played(folder);
    await moveData(folder, elsewhere);
    const { db, close } = await openFolder(folder);
    await db.deleteFrom("secrets").where("name", "=", "moved-to").execute();
    await close();
    expect(await moveData(folder, elsewhere)).toMatchObject({ tables: 1 });
    await expect(testServer({ dataDir: folder })).rejects.toThrow("has been moved");
    expect(await goOn(elsewhere, tokens)).toBe(2);
  });

  it("touches no place where there are other tables, or where a server runs", async () => {
    await played(folder);
    const [tokens] = [await played(elsewhere)];
    await expect(moveData(folder, elsewhere)).rejects.toThrow("holds tables already");
    await expect(moveData(elsewhere, folder)).rejects.toThrow("holds tables already");
    expect(await goOn(elsewhere, tokens)).toBe(2);
    const server = await testServer({ dataDir: folder });
    await expect(moveData(folder, elsewhere)).rejects.toThrow("another Westmarch server");
    await server.close();
  });

  it("takes a place where a server has only been tried out, and refuses two of a kind", async () => {
    await played(folder);
    await (await testServer({ dataDir: elsewhere })).close();
    expect(await moveData(folder, elsewhere)).toMatchObject({ tables: 1 });
    await expect(moveData(folder, makeDir())).rejects.toThrow("backup and restore");
    await expect(moveData(`${folder}/none`, elsewhere)).rejects.toThrow("there is no database");
  });

  it("moves nothing at all if a row cannot be written", async () => {
    await played(folder);
    const { db, close } = await openDatabase(elsewhere);
    await db.schema
      .alterTable("chat")
      .addCheckConstraint("no_chat", (await import("kysely")).sql`id < 0`)
      .execute();
    await expect(moveData(folder, elsewhere)).rejects.toThrow("no_chat");
    expect(await db.selectFrom("tables").select("id").execute()).toEqual([]);
    await close();
    await (await testServer({ dataDir: folder })).close();
  });
});
