import type { Joined, Listing, PublicLobbyNow, TableOpened, TableSummary } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { call, dropDir, openPair, Player, playOut, post, seatOf, sure, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const get = async <T>(path: string, token?: string): Promise<T> => {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  return (await (await fetch(server.address + path, { headers })).json()) as T;
};
const commons = () => get<PublicLobbyNow>("/api/commons");
const listed = async (table: string) => (await commons()).tables.find((one) => one.table === table);

const open = () =>
  post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
const list = (token: string, join: boolean, watch: boolean) =>
  post<Listing>(server, "/api/commons/list", { token, join, watch, language: "en" });
const join = (table: string, name: string, more = {}) =>
  call(server, "/api/commons/join", { table, name, ...more });

describe("the common room", () => {
  it("shows no table that its opener has not listed, and nothing of one that opens anything", async () => {
    const opened = await open();
    expect(await listed(opened.table)).toBeUndefined();
    await list(seatOf(opened), true, true);
    const shown = sure(await listed(opened.table), "not listed");
    expect(shown).toMatchObject({ game: "hoard", free: [1], language: "en", lookers: 0 });
    expect(shown.seats.map(({ player }) => player?.kind === "person" && player.name)).toEqual(["Ada", false]);
    const text = JSON.stringify(await commons());
    for (const token of [seatOf(opened), opened.invitations[0].token, opened.spectator])
      expect(text).not.toContain(token);
    expect(text).not.toContain("seenAt");
  });

  it("lets nobody but the opener list a table", async () => {
    const { tokens, spectator } = await openPair(server);
    for (const token of [tokens[1], spectator]) {
      const answer = await call(server, "/api/commons/list", {
        token,
        join: true,
        watch: true,
        language: "en",
      });
      expect(answer.status).toBe(403);
    }
  });

  it("tells everybody at the table how it is listed, and lets its opener take it back", async () => {
    const { table, tokens } = await openPair(server);
    await list(tokens[0], false, true);
    expect(await get<Listing>("/api/commons/listing", tokens[1])).toEqual({
      join: false,
      watch: true,
      open: true,
    });
    expect((await listed(table))?.watch).toBe(true);
    await list(tokens[0], false, false);
    expect(await listed(table)).toBeUndefined();
    expect((await call(server, "/api/commons/watch", { table })).status).toBe(404);
  });

  it("is told of by a table of one’s own as long as a seat is free there", async () => {
    const opened = await open();
    const token = seatOf(opened);
    const mine = async () => {
      const [one] = await post<TableSummary[]>(server, "/api/mine", { tokens: [token] });
      return sure(one, "no table").listed;
    };
    expect(await mine()).toBeUndefined();
    await list(token, false, true);
    expect(await mine()).toBeUndefined();
    await list(token, true, true);
    expect(await mine()).toBe(true);
    await join(opened.table, "Bo");
    expect(await mine()).toBeUndefined();
  });

  it("gives a seat exactly once, however many ask in the same moment", async () => {
    const opened = await open();
    await list(seatOf(opened), true, false);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => join(opened.table, `Guest ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(11);
    expect(await listed(opened.table)).toBeUndefined();
  });

  it("gives the same device the same seat again when the answer was lost", async () => {
    const opened = await open();
    await list(seatOf(opened), true, false);
    const key = "a-key-of-this-device-alone";
    const seats = await Promise.all(
      [1, 2].map(async () => (await (await join(opened.table, "Bo", { key })).json()) as Joined),
    );
    expect(seats[0]).toEqual(seats[1]);
    const bo = await Player.at(server, seats[0]?.token ?? "");
    expect(bo.welcome.mine).toEqual([1]);
    bo.drop();
  });

  it("shows who looks on no more than every onlooker may see, and counts them", async () => {
    const { table, tokens } = await openPair(server);
    await list(tokens[0], false, true);
    const { token } = await post<{ token: string }>(server, "/api/commons/watch", { table });
    const onlooker = await Player.at(server, token);
    expect(onlooker.welcome.mine).toEqual([]);
    expect(onlooker.welcome.links).toBeNull();
    await expect.poll(async () => (await listed(table))?.lookers).toBe(1);
    onlooker.drop();
  });

  it("takes a finished game from the list, and shows the next of the same people to every spectator", async () => {
    const { table, tokens } = await openPair(server);
    await list(tokens[0], false, true);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await playOut(players);
    expect(await listed(table)).toBeUndefined();
    await post(server, "/api/again", { token: tokens[0] });
    const { table: next } = await post<{ table: string }>(server, "/api/again", { token: tokens[1] });
    expect((await listed(next))?.watch).toBe(true);
    for (const player of players) player.drop();
  });

  it("keeps an invitation that was made anew out of the list", async () => {
    const opened = await open();
    await list(seatOf(opened), true, false);
    await post(server, "/api/links", { token: seatOf(opened), kind: "invitation", seat: 1 });
    expect(await listed(opened.table)).toBeUndefined();
    expect((await join(opened.table, "Bo")).status).toBe(404);
  });

  it("tells open pages as it happens", async () => {
    const told = new AbortController();
    const response = await fetch(`${server.address}/api/commons/live`, { signal: told.signal });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = sure(response.body, "no stream").pipeThrough(new TextDecoderStream()).getReader();
    const opened = await open();
    await list(seatOf(opened), true, false);
    let heard = "";
    while (!heard.includes(opened.table)) heard += (await reader.read()).value ?? "";
    expect(heard).toContain("data: ");
    told.abort();
  });

  it("tells so many pages of one address, which it says to the others, and leaves room for those of another", async () => {
    const house = await testServer({ policy: { proxies: 1, callsPerMinute: 1000 } });
    const over = new AbortController();
    const listen = (from: string) =>
      fetch(`${house.address}/api/commons/live`, {
        signal: over.signal,
        headers: { "x-forwarded-for": from },
      });
    const pages = await Promise.all(Array.from({ length: 40 }, () => listen("192.0.2.1")));
    const refused = pages.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(429));
    expect(await refused[0]?.json()).toMatchObject({
      code: "too-fast",
      message: expect.stringContaining("/api/commons"),
    });
    expect((await listen("192.0.2.2")).status).toBe(200);
    over.abort();
    await house.close();
    dropDir(house.dataDir);
  });

  it("is shut where the host wants invitations alone", async () => {
    const shut = await testServer({ policy: { commons: false } });
    const opened = await post<TableOpened>(shut, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    });
    const answer = await call(shut, "/api/commons/list", {
      token: seatOf(opened),
      join: true,
      watch: false,
      language: "en",
    });
    expect(answer.status).toBe(503);
    expect(await (await fetch(`${shut.address}/api/commons`)).json()).toEqual({
      open: false,
      tables: [],
      seeks: [],
    });
    await shut.close();
    dropDir(shut.dataDir);
  });
});
