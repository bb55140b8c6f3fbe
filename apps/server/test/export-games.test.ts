/** Finished games taken out of a server's data, many at once, on either database. */
import { exportedGame } from "@westmarch/protocol/files";
import { afterEach, beforeEach, expect } from "vitest";
import { exportGames, type GamesWish } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { it } from "./partly.ts";
import { dropDir, newData, newKey, openPair, Player, playOut, testServer } from "./table.ts";

let where: string;
beforeEach(async () => {
  where = await newData();
});
afterEach(() => dropDir(where));

/** Plays so many games of Ada and Bo to their ends, and leaves one unfinished. */
async function played(many: number): Promise<readonly string[]> {
  const server = await testServer({ dataDir: where });
  const tables: string[] = [];
  for (let n = 0; n < many; n++) {
    const { table, tokens } = await openPair(server);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    players[0]?.send({ type: "say", key: newKey(), text: "my secret words" });
    await playOut(players);
    tables.push(table);
  }
  await openPair(server);
  await server.close();
  return tables.sort();
}

async function out(wish: GamesWish = {}) {
  const found = [];
  for await (const one of exportGames(where, wish, [HOARD])) found.push(one);
  return found;
}

it("hands out every finished game once, without anything about who played", async () => {
  const tables = await played(3);
  const games = await out();
  expect(games.map(({ place }) => place)).toEqual(tables);
  for (const { place, line } of games) {
    // What is handed out is what the published schema knows, and no more.
    expect(exportedGame.parse(JSON.parse(JSON.stringify(line)))).toEqual(JSON.parse(JSON.stringify(line)));
    const text = JSON.stringify(line);
    for (const word of ["Ada", "Bo", "my secret words", place, "commitment", "contributions"])
      expect(text).not.toContain(word);
    expect(line.ended).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(line.seats.map(({ player }) => player)).toEqual(["person", "person"]);
    expect(line.save.deeds.length).toBeGreaterThan(0);
    expect(line.result.reason).not.toBe("");
  }
});

it("goes on after a place, and keeps to what is wished", async () => {
  const tables = await played(2);
  expect((await out({ after: tables[0] })).map(({ place }) => place)).toEqual([tables[1]]);
  expect(await out({ game: "chess" })).toEqual([]);
  expect(await out({ rated: true })).toEqual([]);
  expect(await out({ since: Date.now() + 60_000 })).toEqual([]);
  expect(await out({ until: Date.now() + 60_000, since: 0 })).toHaveLength(2);
});

it("says who played, when and at which table only where the host wishes it", async () => {
  const [table] = await played(1);
  const [one] = await out({ names: true });
  expect(one?.line).toMatchObject({ table, seats: [{ name: "Ada" }, { name: "Bo" }] });
  expect(one?.line.ended).toMatch(/T.*Z$/);
  expect(JSON.stringify(one)).not.toContain("my secret words");
  expect(one?.line.save.fairness?.commitment).toBeDefined();
});
