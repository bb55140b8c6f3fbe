import type { KeptTables, RematchTold, ReplayFile, TableOpened } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import {
  deleteTable,
  forgetSeat,
  keptAbout,
  openFolder,
  type RunningServer,
  type SqliteDatabase,
} from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { shared } from "./shared.ts";
import {
  call,
  dropDir,
  fetchReplay,
  makeDir,
  openPair,
  Player,
  playOut,
  post,
  seatOf,
  testServer,
} from "./table.ts";

let server: RunningServer;
let database: SqliteDatabase;
let dataDir: string;
shared(
  async () => {
    dataDir = makeDir();
    database = await openFolder(dataDir);
    server = await testServer({ dataDir, database, games: [HOARD] });
  },
  async () => {
    await server.close();
    dropDir(dataDir);
  },
);

const kept = async (token: string): Promise<KeptTables> => {
  const response = await fetch(`${server.address}/api/kept`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as KeptTables;
};

/** Every row of every table that holds this text. */
function traces({ raw }: SqliteDatabase, text: string): string[] {
  const names = raw.prepare("select name from sqlite_schema where type = 'table'").all();
  return names.flatMap(({ name }) =>
    raw
      .prepare(`select * from "${name}"`)
      .all()
      .filter((row) => JSON.stringify(row).includes(text))
      .map(() => String(name)),
  );
}

/** Two people under names of their own, who have talked and played an evening of two games. */
async function anEvening(ann: string, bo: string) {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "me", name: ann }, { kind: "open" }],
  });
  const invitation = opened.invitations[0].token;
  const joined = await post<{ token: string }>(server, "/api/join", { invitation, name: bo });
  const tokens = [seatOf(opened), joined.token] as const;
  const first = await Promise.all(tokens.map((token) => Player.at(server, token)));
  await first[0].choose(0, first[0].asked().options[0]);
  await first[0].act({ type: "resign", seat: 0 });
  await first[1].until(() => first[1].now.result !== null);
  for (const token of tokens) await post<RematchTold>(server, "/api/again", { token });
  const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
  await players[0].act({ type: "say", text: `${ann} says hello` });
  await players[1].act({ type: "say", text: `${bo} answers` });
  return {
    tokens,
    players,
    first: opened.table,
    table: players[0].welcome.table,
    replay: first[0].now.replay,
  };
}

describe("what is kept about a person", () => {
  it("is handed out to the holder of the seat: of all games of the match, and nothing of other players", async () => {
    const { tokens, players, table, first } = await anEvening("Celebrimbor", "Annatar");
    const own = players[0].asked().options[0];
    await players[0].choose(players[0].welcome.mine[0], own);
    const file = await kept(tokens[0]);
    expect(file.tables.map((one) => one.table)).toEqual([table, first]);
    const [now, before] = file.tables;
    expect(now).toMatchObject({
      game: "hoard",
      seats: [{ seat: 1, role: "thief", name: "Celebrimbor" }],
      said: [{ text: "Celebrimbor says hello" }],
      acts: [{ type: "choice", options: [own] }],
    });
    expect(before).toMatchObject({
      seats: [{ seat: 0, name: "Celebrimbor" }],
      acts: [{}, { type: "resign" }],
    });
    expect(Math.abs((now?.seats[0]?.seenAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(file)).not.toContain("Annatar");
    // What chance gave to a choice may be hidden from its player.
    expect(JSON.stringify(file)).not.toContain("draws");
  });

  it("is taken away on that person's wish, for everybody and everywhere; the game goes on", async () => {
    const { tokens, players, table } = await anEvening("Gorbag", "Shagrat");
    expect(traces(database, "Gorbag").length).toBeGreaterThan(3);
    await post(server, "/api/forget", { token: tokens[0] });
    await players[1].until(() => players[1].messages.at(-1)?.type === "chat");
    expect(players[1].messages.at(-1)).toMatchObject({ chat: [{ text: "Shagrat answers" }] });
    const seats = players[1].messages.findLast((message) => message.type === "seats");
    expect(seats).toMatchObject({ seats: [{ player: { name: "Shagrat" } }, { player: { name: "" } }] });
    expect(traces(database, "Gorbag")).toEqual([]);
    expect(traces(database, "Shagrat").length).toBeGreaterThan(0);
    await playOut([players[1], players[0]]);
    const again = await Player.at(server, tokens[0]);
    expect(again.welcome).toMatchObject({ table, result: { reason: "counted" } });
  });

  it("is taken away from finished games in memory too: their replays name nobody any more", async () => {
    const { tokens, replay } = await anEvening("Ufthak", "Lugdush");
    await post(server, "/api/forget", { token: tokens[0] });
    const response = await fetchReplay(server, replay);
    const { seats } = (await response.json()) as ReplayFile;
    expect(seats.map(({ player }) => player)).toMatchObject([{ name: "" }, { name: "Lugdush" }]);
  });

  it("is never given to the player who takes the seat over, nor taken away by that one: not of this game, not of those before", async () => {
    const { tokens, players, table, first } = await anEvening("Gorgol", "Golfimbul");
    const [leaver, other] = players;
    const [left, stays] = players.map(({ welcome }) => welcome.mine[0] ?? -1) as [number, number];
    await leaver.choose(left, leaver.asked(left).options[0]);
    await leaver.act({ type: "replace", seat: left, of: left, to: "person" });
    await other.until(() => other.now.offers.length > 0);
    await other.act({ type: "answer", seat: stays, what: "replace", accept: true });
    const { token: invitation } = await post<{ token: string }>(server, "/api/links", {
      token: tokens[1],
      kind: "invitation",
      seat: left,
    });
    const { token } = await post<{ token: string }>(server, "/api/join", { invitation, name: "Othrod" });
    const othrod = await Player.at(server, token);
    await othrod.act({ type: "say", text: "Othrod is here" });
    const file = await kept(token);
    expect(file.tables.map((one) => one.table)).toEqual([table]);
    expect(file.tables[0]).toMatchObject({ said: [{ text: "Othrod is here" }] });
    expect(JSON.stringify(file)).not.toContain("Gorgol");
    expect(file.tables[0]?.acts.filter(({ type }) => type === "choice")).toEqual([]);
    await post(server, "/api/forget", { token });
    expect(traces(database, "Othrod is here")).toEqual([]);
    expect(traces(database, "Gorgol says hello")).toEqual(["chat"]);
    expect(traces(database, first)).toContain("seats");
    const names = database.raw.prepare("select name from seats where table_id = ?").all(first);
    expect(names.map(({ name }) => name)).toContain("Gorgol");
    // The player who stayed still has the whole match.
    expect((await kept(tokens[1])).tables.map((one) => one.table)).toEqual([table, first]);
  });

  it("goes with the table, when its opener deletes that", async () => {
    const { tokens, players, table, first, replay } = await anEvening("Bolg", "Azog");
    expect((await call(server, "/api/delete", { token: tokens[1] })).status).toBe(403);
    await post(server, "/api/delete", { token: tokens[0] });
    expect(await Promise.all(players.map((player) => player.gone()))).toEqual([1008, 1008]);
    for (const text of [table, first, "Bolg", "Azog"])
      expect([text, traces(database, text)]).toEqual([text, []]);
    for (const token of tokens)
      expect((await Player.at(server, token)).messages).toMatchObject([{ code: "bad-token" }]);
    expect((await fetchReplay(server, replay)).status).toBe(404);
  });

  it("is nobody else's to see or to remove: not an onlooker's, not a stranger's", async () => {
    const { spectator } = await openPair(server);
    await expect(kept(spectator)).rejects.toThrow("403");
    await expect(kept("a".repeat(43))).rejects.toThrow("401");
    for (const path of ["/api/forget", "/api/delete"]) {
      expect((await call(server, path, { token: spectator })).status).toBe(403);
      expect((await call(server, path, { token: "a".repeat(43) })).status).toBe(401);
    }
  });
});

describe("a host", () => {
  it("shows and removes the same, while no server runs on the data", async () => {
    const dir = makeDir();
    const own = await testServer({ dataDir: dir });
    const { table } = await openPair(own);
    await expect(forgetSeat(dir, table, "0")).rejects.toThrow("another Westmarch server");
    expect(await keptAbout(dir, table, "dragon")).toMatchObject({ tables: [{ seats: [{ name: "Ada" }] }] });
    await own.close();
    await expect(forgetSeat(dir, table, "wizard")).rejects.toThrow(
      "there is no seat wizard; there is dragon, thief",
    );
    await forgetSeat(dir, table, "0");
    expect(await keptAbout(dir, table, "0")).toMatchObject({ tables: [{ seats: [{ name: null }] }] });
    expect(await keptAbout(dir, table, "1")).toMatchObject({ tables: [{ seats: [{ name: "Bo" }] }] });
    await deleteTable(dir, table);
    await expect(deleteTable(dir, table)).rejects.toThrow(`there is no table ${table}`);
    dropDir(dir);
  });
});

describe("a link that is revoked", () => {
  const revoke = (wish: object) => call(server, "/api/revoke", wish);

  it("opens nothing any more, and clients that came by it have to leave, until a new one is made", async () => {
    const { tokens, spectator } = await openPair(server);
    const [ada, guest] = [await Player.at(server, tokens[0]), await Player.at(server, spectator)];
    const wish = { token: tokens[0], kind: "spectator" };
    expect((await revoke(wish)).status).toBe(200);
    expect(await guest.gone()).toBe(1008);
    await ada.until(() => ada.messages.some((one) => one.type === "link" && one.token === null));
    expect((await Player.at(server, spectator)).messages).toMatchObject([{ code: "bad-token" }]);
    expect((await Player.at(server, tokens[1])).welcome.links).toEqual({ spectator: null, invitations: [] });
    expect((await revoke(wish)).status).toBe(404);
    const { token } = await post<{ token: string }>(server, "/api/links", wish);
    expect(token).not.toBe(spectator);
    expect((await Player.at(server, token)).welcome.mine).toEqual([]);
  });

  it("to a free seat keeps that seat free, and is the opener's to revoke", async () => {
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    });
    const invitation = opened.invitations[0].token;
    const wish = { token: opened.token, kind: "invitation", seat: 1 };
    expect((await revoke({ ...wish, token: opened.spectator })).status).toBe(403);
    expect((await revoke(wish)).status).toBe(200);
    expect((await call(server, "/api/join", { invitation, name: "Bo" })).status).toBe(404);
    const ada = await Player.at(server, seatOf(opened));
    expect(ada.welcome).toMatchObject({
      opener: true,
      links: { invitations: [] },
      seats: [{}, { player: null }],
    });
    const { token } = await post<{ token: string }>(server, "/api/links", wish);
    expect((await call(server, "/api/join", { invitation: token, name: "Bo" })).status).toBe(200);
    // Taken is taken: there is nothing left to revoke.
    expect((await revoke(wish)).status).toBe(404);
  });

  it("to a replay is gone from the table too", async () => {
    const { tokens } = await openPair(server);
    const ada = await Player.at(server, tokens[0]);
    await ada.act({ type: "resign", seat: 0 });
    await ada.until(() => ada.now.replay !== null);
    const { replay } = ada.now;
    expect((await revoke({ token: tokens[1], kind: "replay" })).status).toBe(200);
    await ada.until(() => ada.now.replay === null);
    expect((await fetchReplay(server, replay)).status).toBe(404);
    const { token } = await post<{ token: string }>(server, "/api/links", {
      token: tokens[1],
      kind: "replay",
    });
    expect((await fetchReplay(server, token)).status).toBe(200);
  });

  it("to one's own seat is given up for good", async () => {
    const { tokens } = await openPair(server);
    const bo = await Player.at(server, tokens[1]);
    expect((await revoke({ token: tokens[1], kind: "seat" })).status).toBe(200);
    expect(await bo.gone()).toBe(1008);
    expect((await revoke({ token: tokens[1], kind: "seat" })).status).toBe(401);
    expect((await Player.at(server, tokens[0])).welcome.mine).toEqual([0]);
  });
});
