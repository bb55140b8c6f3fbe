import { MOVED_ON, type RematchTold, type TableSummary } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { matchAfter } from "../src/tables/opening/rematch.ts";
import { RoomRegistry } from "../src/tables/room-registry.ts";
import {
  call,
  dropDir,
  fetchReplay,
  openPair,
  openShared,
  Player,
  playOut,
  post,
  seatOf,
  testServer,
} from "./table.ts";

/** Who is held up by a test is not turned away for being slow to say hello. */
const policy = { helloWithin: 20_000 };
let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer({ policy });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const again = (token: string) => post<RematchTold>(server, "/api/again", { token });

/** A finished game of two people, and both of them at the table. */
async function finished() {
  const pair = await openPair(server);
  const players = await Promise.all(pair.tokens.map((token) => Player.at(server, token)));
  await playOut(players);
  return { ...pair, players };
}

describe("another game with the same people", () => {
  it("opens once both have said so: one table, the same links, sides exchanged", async () => {
    const { table, tokens, spectator, players } = await finished();
    const onlooker = await Player.at(server, spectator);
    expect(await again(tokens[0])).toEqual({ table: null });
    await players[1].until(() =>
      players[1].messages.some(
        (message) => message.type === "seats" && message.seats[0]?.again === true && !message.seats[1]?.again,
      ),
    );
    const { table: next } = await again(tokens[1]);
    expect(next).not.toBeNull();
    expect(next).not.toBe(table);
    for (const player of [...players, onlooker]) {
      expect(await player.gone()).toBe(MOVED_ON);
    }
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const looking = await Player.at(server, spectator);
    expect([ada, bo, looking].map(({ welcome }) => welcome.table)).toEqual([next, next, next]);
    expect([ada.welcome.mine, bo.welcome.mine, looking.welcome.mine]).toEqual([[1], [0], []]);
    expect(ada.welcome.seats.map(({ player }) => player?.kind === "person" && player.name)).toEqual([
      "Bo",
      "Ada",
    ]);
    expect(ada.welcome.version).toBe(0);
    expect(ada.welcome.result).toBeNull();
    for (const player of [ada, bo, looking]) player.drop();
  });

  it("knows the score of the evening, and where its games can be read back", async () => {
    const { tokens, players } = await finished();
    const { now } = players[0];
    const winners = now?.result?.winners ?? [];
    const replay = now?.replay ?? "";
    await Promise.all(tokens.map(again));
    const ada = await Player.at(server, tokens[0]);
    const won = [0, 1].map((seat) => (winners.includes(1 - seat) ? 1 : 0));
    expect(ada.welcome.evening).toEqual({ won, drawn: winners.length === 0 ? 1 : 0, games: [replay] });
    expect((await fetchReplay(server, replay)).status).toBe(200);
    ada.drop();
  });

  it("is one table also when both say so at once, and saying so twice changes nothing", async () => {
    const { tokens } = await finished();
    await again(tokens[0]);
    await again(tokens[0]);
    await Promise.all([again(tokens[1]), again(tokens[1]), again(tokens[0])]).catch(() => undefined);
    const summaries = await post<TableSummary[]>(server, "/api/mine", { tokens });
    expect(new Set(summaries.map(({ table }) => table)).size).toBe(1);
    expect(summaries.map(({ result }) => result)).toEqual([null, null]);
  });

  it("is not to be had while the game runs, nor by an onlooker", async () => {
    const { tokens, spectator } = await openPair(server);
    expect((await call(server, "/api/again", { token: tokens[0] })).status).toBe(409);
    expect((await call(server, "/api/again", { token: spectator })).status).toBe(403);
    expect((await call(server, "/api/again", { token: "x".repeat(32) })).status).toBe(401);
  });

  it("opens at once for a player of both sides at one screen", async () => {
    const opened = await openShared(server);
    const both = await Player.at(server, seatOf(opened));
    await playOut([both, both]);
    const { table } = await again(seatOf(opened));
    const now = await Player.at(server, seatOf(opened));
    expect(now.welcome.table).toBe(table);
    expect(now.welcome.mine).toEqual([0, 1]);
    now.drop();
  });

  it("tells news of the next table from its beginning to a client that knew only the one before", async () => {
    const { table, tokens } = await finished();
    await Promise.all(tokens.map(again));
    const late = new Player(server, "");
    await late.opened;
    late.send({ type: "hello", token: tokens[0], since: 0, table });
    await late.until(() => late.heard !== null);
    expect(late.welcome.resumed).toBe(false);
    late.drop();
  });
});

describe("a client that says hello in the very moment in which a table moves on", () => {
  /** Holds the next one to come to a table, after its link was read, until the test lets it go. */
  function holding() {
    const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { endpoint } = RoomRegistry.prototype;
    vi.spyOn(RoomRegistry.prototype, "endpoint").mockImplementationOnce(async function (
      this: RoomRegistry,
      id,
    ) {
      asked.resolve();
      await free.promise;
      return endpoint.call(this, id);
    });
    return { asked: asked.promise, release: () => free.resolve() };
  }

  it("is sent on to the next game, though the link led to the old one when it was read", async () => {
    const { tokens, spectator } = await finished();
    await again(tokens[0]);
    const held = holding();
    const late = new Player(server, spectator);
    await held.asked;
    await again(tokens[1]);
    held.release();
    expect(await late.gone()).toBe(MOVED_ON);
    expect(late.heard).toBeNull();
  });

  it("is sent on also where nobody was at the old table any more", async () => {
    const { table, tokens, spectator } = await finished();
    await again(tokens[0]);
    await server.close();
    server = await testServer({ dataDir: server.dataDir, policy });
    const held = holding();
    const late = new Player(server, spectator);
    await held.asked;
    const { table: next } = await again(tokens[1]);
    held.release();
    expect(next).not.toBe(table);
    expect(await late.gone()).toBe(MOVED_ON);
    const there = await Player.at(server, spectator);
    expect(there.welcome.table).toBe(next);
    there.drop();
  });
});

describe("the score of an evening", () => {
  it("goes with the people and not with the seats", () => {
    const first = matchAfter(null, { winners: [0], reason: "hoard" }, "one", 2);
    expect(first).toEqual({ won: [0, 1], drawn: 0, games: ["one"] });
    const second = matchAfter(first, { winners: [1], reason: "hoard" }, "two", 2);
    expect(second).toEqual({ won: [2, 0], drawn: 0, games: ["one", "two"] });
    expect(matchAfter(second, { winners: [], reason: "hoard" }, null, 2)).toEqual({
      won: [0, 2],
      drawn: 1,
      games: ["one", "two"],
    });
  });
});
