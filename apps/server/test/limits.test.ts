import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Writable } from "node:stream";
import { LEVELS } from "@westmarch/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { openLog, type Policy, policyFrom } from "../src/main/index.ts";
import { call, dropDir, fetchReplay, openPair, Player, sure, testServer } from "./table.ts";
import { WISH } from "./takers.ts";

const SEATS = [{ kind: "open" }, { kind: "open" }];
const TABLE = { game: "hoard", settings: {}, seats: SEATS };

type Server = Awaited<ReturnType<typeof testServer>>;
const servers: Server[] = [];
const sockets: Socket[] = [];

/** A server with these limits, and everything it logs as it is shipped. */
async function strict(policy: Partial<Policy>): Promise<{ server: Server; logged: string[] }> {
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const server = await testServer({ policy, log: openLog("warn", stream) });
  servers.push(server);
  return { server, logged };
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

/** A bare connection. */
async function dial(server: Server): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Sends a request whose address is written in just this way, and returns the status. */
async function ask(server: Server, method: string, target: string, body = ""): Promise<number> {
  const socket = await dial(server);
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: x",
    "Connection: close",
    ...(body ? ["Content-Type: application/json", `Content-Length: ${body.length}`] : []),
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return Number(answer.split(" ")[1]);
}

describe("a limit on calls holds", () => {
  it.each([
    "/api/tables",
    "/%61pi/tables",
    "/%61%70%69/%74ables",
    "/api/table%73",
    "/api/tables?again=1",
    "/api/tables#again",
    "http://x/api/tables",
    "http://x/%61pi/tables",
    "HTTP://x:80/api/tables",
    "https://elsewhere.example/api/tables",
    "//api/tables",
    "/./api/tables",
    "/API/tables",
    "/api//tables",
    "/api;a=b/tables",
    "/api/tables/",
  ])("for a table opened by way of %s", async (target) => {
    const { server } = await strict({ opensPerMinute: 1 });
    expect(await ask(server, "POST", "/api/tables", JSON.stringify(TABLE))).toBe(201);
    const status = await ask(server, "POST", target, JSON.stringify(TABLE));
    expect([400, 404, 429]).toContain(status);
  });

  it.each(["/api/games", "/%61pi/games", "http://x/api/games", "/api/nothing", "/%61pi/nothing", "/metrics"])(
    "for %s",
    async (target) => {
      const { server } = await strict({ callsPerMinute: 2 });
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push(await ask(server, "GET", target));
      expect(statuses[1]).not.toBe(429);
      expect(statuses[2]).toBe(429);
      // Who only looks at the pages, or asks whether all is well, is not held up.
      expect(await ask(server, "GET", "/healthz")).toBe(200);
    },
  );

  it("and says when to come again", async () => {
    const { server } = await strict({ callsPerMinute: 1 });
    await fetch(`${server.address}/api/games`);
    const refused = await fetch(`${server.address}/api/games`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "too-fast" });
  });

  it("for one address, which takes nothing from the others, and for all together", async () => {
    const { server } = await strict({ proxies: 1, opensPerMinute: 2, opensPerMinuteInAll: 4 });
    const open = async (address: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      const body = JSON.stringify(TABLE);
      return (await fetch(`${server.address}/api/tables`, { method: "POST", headers, body })).status;
    };
    const greedy = [];
    for (let i = 0; i < 6; i++) greedy.push(await open("192.0.2.1"));
    expect(greedy).toEqual([201, 201, 429, 429, 429, 429]);
    expect([await open("192.0.2.2"), await open("192.0.2.3"), await open("192.0.2.4")]).toEqual([
      201, 201, 429,
    ]);
  });

  it("for a whole day too", async () => {
    const { server } = await strict({ opensPerDay: 1 });
    expect((await call(server, "/api/tables", TABLE)).status).toBe(201);
    const refused = await call(server, "/api/tables", TABLE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  });
});

describe("one address", () => {
  /** Posts from an address; what is answered, and how. */
  async function from(server: Server, address: string, path: string, body: object) {
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    const given = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(server.address + path, given);
    const told = (await response.json()) as { code?: string; id?: string; token?: string };
    return { status: response.status, told };
  }
  const keyOf = (name: string) => `a-device-with-its-own-key-${name.replaceAll(" ", "-")}`;
  const seek = (server: Server, address: string, name: string, language = "en") =>
    from(server, address, "/api/commons/seek", {
      key: keyOf(name),
      name,
      game: "hoard",
      strength: name.startsWith("Beginner") ? "beginner" : "experienced",
      language,
    });

  it("opens no more tables by searching for a game than by opening them", async () => {
    const { server } = await strict({ proxies: 1, opensPerMinute: 6 });
    const found: number[] = [];
    for (let nth = 0; nth < 10; nth++) {
      const answer = await seek(server, "192.0.2.1", `Experienced ${nth}`);
      found.push(answer.status);
    }
    expect(found).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    // Who looks already does so still, and an address of its own is not concerned.
    expect((await seek(server, "192.0.2.1", "Experienced 5")).status).toBe(200);
    expect((await seek(server, "192.0.2.2", "Experienced 9", "ja")).status).toBe(200);
    const day = (await strict({ proxies: 1, opensPerDay: 1 })).server;
    expect((await seek(day, "192.0.2.1", "Beginner")).status).toBe(200);
    expect((await seek(day, "192.0.2.1", "Experienced")).status).toBe(429);
  });

  it("has so many searches in the common room, and no more", async () => {
    const { server } = await strict({ proxies: 1, seeksPerAddress: 2 });
    expect((await seek(server, "192.0.2.1", "Beginner", "en")).status).toBe(200);
    expect((await seek(server, "192.0.2.1", "Beginner too", "ja")).status).toBe(200);
    expect((await seek(server, "192.0.2.1", "Experienced", "en")).status).toBe(429);
    expect((await seek(server, "192.0.2.1", "Beginner", "en")).status).toBe(200);
    expect((await seek(server, "192.0.2.2", "Experienced", "en")).status).toBe(200);
    await from(server, "192.0.2.1", "/api/commons/unseek", { key: keyOf("Beginner") });
    expect((await seek(server, "192.0.2.1", "Experienced too", "zh-Hant")).status).toBe(200);
  });

  it("lists so many tables there, and no more", async () => {
    const { server } = await strict({ proxies: 1, listingsPerAddress: 1 });
    const own = { ...TABLE, seats: [{ kind: "me", name: "Ada" }, { kind: "open" }] };
    const tokens: string[] = [];
    for (let nth = 0; nth < 2; nth++)
      tokens.push(sure((await from(server, "192.0.2.1", "/api/tables", own)).told.token, "no seat"));
    const list = (address: string, token: string | undefined, join = true) =>
      from(server, address, "/api/commons/list", { token, join, watch: false, language: "en" });
    expect((await list("192.0.2.1", tokens[0])).status).toBe(200);
    expect((await list("192.0.2.1", tokens[0])).status).toBe(200);
    expect((await list("192.0.2.1", tokens[1])).status).toBe(429);
    expect((await list("192.0.2.1", tokens[0], false)).status).toBe(200);
    expect((await list("192.0.2.1", tokens[1])).status).toBe(200);
    expect((await list("192.0.2.2", tokens[0])).status).toBe(200);
  });

  it("leaves room for others in a tournament that is open to guests", async () => {
    const { server } = await strict({ proxies: 1, entriesPerAddress: 3 });
    const { told } = await from(server, "192.0.2.9", "/api/tournaments", {
      key: keyOf("organiser"),
      ...WISH,
    });
    const join = (address: string, name: string) =>
      from(server, address, "/api/tournaments/join", { tournament: told.id, key: keyOf(name), name });
    for (const name of ["one", "two", "three"]) expect((await join("192.0.2.1", name)).status).toBe(200);
    expect(await join("192.0.2.1", "four")).toMatchObject({
      status: 409,
      told: { code: "illegal", refusal: { reason: "full-from-here" } },
    });
    // Who has entered may say so again.
    expect((await join("192.0.2.1", "two")).status).toBe(200);
    expect((await join("192.0.2.2", "latecomer")).status).toBe(200);
    const slow = (await strict({ opensPerMinute: 1 })).server;
    const wish = { tournament: "nowhere", key: keyOf("one"), name: "one" };
    expect((await from(slow, "", "/api/tournaments/join", wish)).status).toBe(404);
    expect((await from(slow, "", "/api/tournaments/join", wish)).status).toBe(429);
  });
});

describe("a caller who is turned away", () => {
  it("stands in the log as it is shipped, once for each kind, with the address and no more", async () => {
    const { server, logged } = await strict({ callsPerMinute: 1 });
    for (let i = 0; i < 20; i++) await fetchReplay(server, "t".repeat(43));
    expect(logged).toHaveLength(1);
    const { msg, what, address, scope } = JSON.parse(logged[0]);
    expect({ what, address, scope }).toEqual({ what: "calls", address: "127.0.0.1", scope: "address" });
    expect(msg).toContain("turned away");
    expect(logged[0]).not.toContain("ttt");
    const metrics = await (await fetch(`${server.address}/healthz`)).text();
    expect(metrics).not.toContain("127.0.0.1");
  });

  it("fills no log, from however many addresses", async () => {
    const { server, logged } = await strict({ callsPerMinute: 1, proxies: 1 });
    for (let i = 0; i < 100; i++)
      for (let again = 0; again < 2; again++)
        await fetch(`${server.address}/api/games`, { headers: { "x-forwarded-for": `192.0.2.${i}` } });
    expect(logged).toHaveLength(60);
  });
});

describe("connections that do nothing", () => {
  it("lock nobody out, however many they are", async () => {
    const { server, logged } = await strict({ connections: 100, connectionsPerAddress: 50 });
    const { tokens } = await openPair(server);
    const ada = await Player.at(server, tokens[0]);
    for (let i = 0; i < 400; i++) await dial(server);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect((await Player.at(server, tokens[1])).welcome.mine).toEqual([1]);
    expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ type: "ack" });
    await expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(50);
    expect(logged).toEqual([]);
  });

  it("lock nobody out either when they have begun to ask", async () => {
    const { server } = await strict({ connections: 20, connectionsPerAddress: 20 });
    for (let i = 0; i < 40; i++) (await dial(server)).write("POST /api/tables HTTP/1.1\r\nHost: x\r\n");
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it("make room where sockets have not said hello, and never where one has", async () => {
    const { server, logged } = await strict({ socketsPerAddress: 3 });
    const { tokens, spectator } = await openPair(server);
    const ada = await Player.at(server, tokens[0]);
    const silent = Array.from({ length: 10 }, () => new Player(server, ""));
    for (const one of silent) await Promise.race([one.opened, one.gone()]);
    const bo = await Player.at(server, tokens[1]);
    const guest = await Player.at(server, spectator);
    for (const one of silent) expect(await one.gone()).toBe(1006);
    expect(logged).toEqual([]);
    const fourth = new Player(server, spectator);
    await fourth.gone();
    expect(fourth.messages).toEqual([]);
    expect(logged).toHaveLength(1);
    expect([ada.closed, bo.closed, guest.closed]).toEqual([null, null, null]);
  });
});

describe("a limit on choices holds", () => {
  it("for all sockets of an address together, and for each choice of a list", async () => {
    const { server } = await strict({ choicesPerMinute: 4 });
    const { tokens } = await openPair(server, { length: "long" });
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ type: "ack" });
    await bo.sees(1);
    expect(await bo.choose(1, bo.asked().options[0])).toMatchObject({ type: "ack" });
    const list = ["hide", "hide", "hide"].map((verb, i): [string, number] => [verb, i]);
    expect(await ada.choose(0, ...list)).toMatchObject({ type: "refused", code: "too-fast" });
  });
});

describe("settings that are written down", () => {
  it("leaves levels that the host does not name at their usual pace", () => {
    const { pace } = policyFrom({ pace: { gentle: { answer: 1, think: 2 } } });
    expect(pace?.gentle).toEqual({ answer: 1, think: 2 });
    expect(Object.keys(pace ?? {})).toEqual([...LEVELS]);
    expect(pace?.best.think).toBeGreaterThan(pace?.strong.think ?? 0);
  });

  it("are taken as they stand, and nothing else with them", () => {
    expect(policyFrom({ opensPerMinute: 5, origins: ["https://a.example"] })).toEqual({
      opensPerMinute: 5,
      origins: ["https://a.example"],
    });
  });

  it.each([
    [{ openings: 5 }, "there is no setting openings; there is claimAfter, pace,"],
    [{ opensPerMinute: 0 }, "the setting opensPerMinute cannot be that"],
    [{ opensPerMinute: "5" }, "the setting opensPerMinute cannot be that"],
    [{ pace: { strong: { answer: 1 } } }, "the setting pace."],
    [[], "settings are a JSON object"],
    [null, "settings are a JSON object"],
  ])("are refused where they are wrong: %j", (given, sentence) => {
    expect(() => policyFrom(given)).toThrow(sentence);
  });
});
