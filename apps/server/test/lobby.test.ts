import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { GameInfo, Joined, TableOpened, TableSummary } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
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

let server: RunningServer & { dataDir: string };
const webRoot = makeDir();
beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Westmarch</title>");
  writeFileSync(join(webRoot, "sw.js"), "self;");
  writeFileSync(join(webRoot, "assets/app-1a2b3c4d.js"), "let a = 1;");
  writeFileSync(join(webRoot, "assets/app-1a2b3c4d.js.gz"), gzipSync("let a = 1;"));
  server = await testServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
  dropDir(webRoot);
});

const get = (path: string, headers = {}) => fetch(server.address + path, { headers });
const open = (seats: unknown, settings = {}, game = "hoard") =>
  call(server, "/api/tables", { game, settings, seats });

describe("the lobby", () => {
  it("names the games with their seats and settings", async () => {
    const games = (await (await get("/api/games")).json()) as GameInfo[];
    expect(games).toMatchObject([
      { id: "hoard", version: 1, seats: ["dragon", "thief"], settings: [{ id: "length" }] },
    ]);
  });

  it.each([
    ["a game that is not there", [{ kind: "open" }, { kind: "open" }], {}, "chess", 404, "not-found"],
    ["too few seats", [{ kind: "open" }], {}, "hoard", 400, "bad-message"],
    [
      "a setting that is not there",
      [{ kind: "open" }, { kind: "open" }],
      { size: "big" },
      "hoard",
      400,
      "bad-message",
    ],
    [
      "a value that is not there",
      [{ kind: "open" }, { kind: "open" }],
      { length: "huge" },
      "hoard",
      400,
      "bad-message",
    ],
    ["a name of blanks", [{ kind: "me", name: "  " }, { kind: "open" }], {}, "hoard", 400, "bad-message"],
    ...[
      "\u200b\u200b",
      "\u200d",
      "\u3164",
      "\u115f\uffa0",
      "\u2800",
      "\u00ad",
      "\ufeff",
      "\u034f",
      "\u{e0041}",
    ].map((name): [string, unknown, object, string, number, string] => [
      `a name of nothing to be seen (${name.codePointAt(0)?.toString(16)})`,
      [{ kind: "me", name }, { kind: "open" }],
      {},
      "hoard",
      400,
      "bad-message",
    ]),
    [
      "computer players where there are none",
      [{ kind: "bot", level: "fair" }, { kind: "open" }],
      {},
      "hoard",
      503,
      "unavailable",
    ],
  ])("does not open a table with %s", async (_, seats, settings, game, status, code) => {
    const response = await open(seats, settings, game);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it.each([
    ["no-such-game", "chess", {}, [{ kind: "open" }, { kind: "open" }]],
    ["settings", "hoard", { length: "huge" }, [{ kind: "open" }, { kind: "open" }]],
    ["seats", "hoard", {}, [{ kind: "open" }]],
    ["name", "hoard", {}, [{ kind: "me", name: "\u200b" }, { kind: "open" }]],
    ["no-computers", "hoard", {}, [{ kind: "bot", level: "fair" }, { kind: "open" }]],
  ])("says by a key that a page has words for why not: %s", async (reason, game, settings, seats) => {
    expect(await (await open(seats, settings, game)).json()).toMatchObject({ reason });
  });

  it("takes what cannot be seen, or turns the writing, out of a name", async () => {
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "me", name: "\u200fA\u200bd\u00ada\u2060" }, { kind: "open" }],
    });
    const ada = await Player.at(server, seatOf(opened));
    expect(ada.welcome.seats[0]).toMatchObject({ player: { name: "Ada" } });
    for (const name of ["A\u202eda", "A\u2066da", "A\nda"])
      expect((await open([{ kind: "me", name }, { kind: "open" }])).status).toBe(400);
    // What shapes letters and faces stays.
    for (const name of ["👩‍🚀", "می‌روم", "❤️"]) {
      const made = await post<TableOpened>(server, "/api/tables", {
        game: "hoard",
        settings: {},
        seats: [{ kind: "me", name }, { kind: "open" }],
      });
      const shown = await Player.at(server, seatOf(made));
      expect(shown.welcome.seats[0]).toMatchObject({ player: { name } });
    }
  });

  it("gives a seat once, to the first player with the invitation", async () => {
    const opened = (await (
      await open([{ kind: "me", name: "Ada" }, { kind: "open" }])
    ).json()) as TableOpened;
    const invitation = opened.invitations[0].token;
    const answers = await Promise.all(
      ["Bo", "Cy", "Di"].map((name) => call(server, "/api/join", { invitation, name })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
  });

  it("gives it again to the same device, whose first answer was lost", async () => {
    const opened = (await (
      await open([{ kind: "me", name: "Ada" }, { kind: "open" }])
    ).json()) as TableOpened;
    const wish = { invitation: opened.invitations[0].token, name: "Bo", key: "k".repeat(22) };
    const first = await post<Joined>(server, "/api/join", wish);
    const { token } = first;
    expect(await post<Joined>(server, "/api/join", wish)).toEqual(first);
    expect((await Player.at(server, token)).welcome.mine).toEqual([1]);
    expect((await call(server, "/api/join", { ...wish, key: "l".repeat(22) })).status).toBe(404);
  });

  it("tells a device what has become of its tables", async () => {
    const { tokens, spectator, table } = await openPair(server);
    const mine = await post<TableSummary[]>(server, "/api/mine", {
      tokens: [tokens[1], spectator, "x".repeat(43)],
    });
    expect(mine).toHaveLength(2);
    expect(mine.find((one) => one.token === tokens[1])).toMatchObject({
      table,
      game: "hoard",
      mine: [1],
      yourTurn: true,
      result: null,
      seats: [{ role: "dragon", player: { name: "Ada", online: false } }, { player: { name: "Bo" } }],
    });
    expect(mine.find((one) => one.token === spectator)).toMatchObject({ mine: [], yourTurn: false });
  });

  it("tells the holder of an invitation which seat it is for, until it is taken", async () => {
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    });
    const invitation = opened.invitations[0].token;
    const [known] = await post<TableSummary[]>(server, "/api/mine", { tokens: [invitation] });
    expect(known).toMatchObject({ link: "invitation", invited: 1, mine: [], yourTurn: false });
    await post(server, "/api/join", { invitation, name: "Bo" });
    expect(await post<TableSummary[]>(server, "/api/mine", { tokens: [invitation] })).toEqual([]);
  });

  it("keeps a running game's replay and later versions to itself", async () => {
    const { tokens, spectator } = await openPair(server);
    for (const token of [...tokens, spectator, "y".repeat(43)])
      expect((await fetchReplay(server, token)).status).toBe(404);
    const bearer = { authorization: `Bearer ${tokens[0]}` };
    expect((await get("/api/at/0", bearer)).status).toBe(200);
    expect((await get("/api/at/1", bearer)).status).toBe(404);
    expect((await get("/api/at/0")).status).toBe(401);
    expect((await get("/api/at/minus", bearer)).status).toBe(400);
  });
});

describe("links", () => {
  it("can be seen again by the holder of a seat", async () => {
    const opened = (await (
      await open([{ kind: "me", name: "Ada" }, { kind: "open" }])
    ).json()) as TableOpened;
    const ada = await Player.at(server, seatOf(opened));
    expect(ada.welcome.links).toEqual({ spectator: opened.spectator, invitations: opened.invitations });
    const { token } = await post<{ token: string }>(server, "/api/join", {
      invitation: opened.invitations[0].token,
      name: "Bo",
    });
    const bo = await Player.at(server, token);
    expect(bo.welcome.links).toEqual({ spectator: opened.spectator, invitations: [] });
  });

  it("that are renewed stop working at once, for those inside too", async () => {
    const { tokens, spectator } = await openPair(server);
    const [guest, bo] = await Promise.all([spectator, tokens[1]].map((one) => Player.at(server, one)));
    const { token } = await post<{ token: string }>(server, "/api/links", {
      token: tokens[0],
      kind: "spectator",
    });
    await bo.until(() => bo.received.includes(JSON.stringify({ type: "link", kind: "spectator", token })));
    expect(await guest.gone()).toBe(1008);
    expect((await Player.at(server, spectator)).messages).toMatchObject([
      { type: "refused", code: "bad-token" },
    ]);
    expect((await Player.at(server, token)).welcome.mine).toEqual([]);
    expect((await Player.at(server, tokens[1])).welcome.links?.spectator).toBe(token);
  });

  it("to seats that are free are shown to the table's opener alone", async () => {
    const opened = (await (await open([{ kind: "open" }, { kind: "open" }])).json()) as TableOpened;
    const [first, second] = opened.invitations;
    const { token } = await post<{ token: string }>(server, "/api/join", {
      invitation: first.token,
      name: "Bo",
    });
    const bo = await Player.at(server, token);
    expect(bo.welcome.links).toEqual({ spectator: opened.spectator, invitations: [] });
    expect(bo.received.join()).not.toContain(second.token);
    expect((await call(server, "/api/links", { token, kind: "invitation", seat: 1 })).status).toBe(403);
  });

  it("of invitations can be renewed", async () => {
    const opened = (await (
      await open([{ kind: "me", name: "Ada" }, { kind: "open" }])
    ).json()) as TableOpened;
    const old = opened.invitations[0].token;
    const wish = { token: opened.token, kind: "invitation", seat: 1 };
    const { token } = await post<{ token: string }>(server, "/api/links", wish);
    expect((await call(server, "/api/join", { invitation: old, name: "Bo" })).status).toBe(404);
    expect((await call(server, "/api/join", { invitation: token, name: "Bo" })).status).toBe(200);
    expect((await call(server, "/api/links", { ...wish, seat: 0 })).status).toBe(404);
  });

  it("of invitations can be renewed when a wrong person came, until that person has done something", async () => {
    const { tokens, invitation, spectator } = await openPair(server);
    const guest = await Player.at(server, spectator);
    const [ada, wrong] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const wish = { token: tokens[0], kind: "invitation", seat: 1 };
    const { token } = await post<{ token: string }>(server, "/api/links", wish);
    expect(await wrong.gone()).toBe(1008);
    await ada.until(() => ada.messages.some((one) => one.type === "seats" && one.seats[1].player === null));
    expect((await Player.at(server, tokens[1])).messages).toMatchObject([{ code: "bad-token" }]);
    expect((await call(server, "/api/join", { invitation, name: "Again" })).status).toBe(404);
    await ada.until(() => ada.messages.some((one) => one.type === "link" && one.token === token));
    expect(guest.received.join()).not.toContain(token);
    const right = await post<{ token: string }>(server, "/api/join", { invitation: token, name: "Cy" });
    const cy = await Player.at(server, right.token);
    expect(cy.welcome).toMatchObject({ mine: [1], seats: [{}, { player: { name: "Cy" } }] });
    await cy.choose(1, cy.asked().options[0]);
    expect((await call(server, "/api/links", wish)).status).toBe(404);
    expect(await cy.act({ type: "say", text: "still here" })).toMatchObject({ type: "ack" });
  });

  it("of invitations that are renewed after a player has looked at the seat say so, to all there and to who comes next", async () => {
    const { tokens } = await openPair(server);
    const [ada, peeper] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    expect(peeper.asked().options.length).toBeGreaterThan(0);
    const wish = { token: tokens[0], kind: "invitation", seat: 1 };
    const { token: invitation } = await post<{ token: string }>(server, "/api/links", wish);
    const line = { seat: null, name: "Bo", text: "reopened" };
    await ada.until(() => ada.messages.some(({ type }) => type === "said"));
    expect(ada.messages.find(({ type }) => type === "said")).toMatchObject({ line });
    const { token } = await post<{ token: string }>(server, "/api/join", { invitation, name: "Cy" });
    const cy = await Player.at(server, token);
    expect(cy.welcome.chat).toMatchObject([line]);
    // A free seat that no player has had is given away without a word.
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    });
    await post(server, "/api/links", { ...wish, token: seatOf(opened) });
    expect((await Player.at(server, seatOf(opened))).welcome.chat).toEqual([]);
    expect(await cy.act({ type: "say", text: "well met" })).toMatchObject({ type: "ack" });
  });

  it("to one's own seat can be renewed, and then the old one opens nothing on any device", async () => {
    const opened = (await (
      await open([{ kind: "me", name: "Ada" }, { kind: "open" }])
    ).json()) as TableOpened;
    const wish = { invitation: opened.invitations[0].token, name: "Bo", key: "k".repeat(22) };
    const joined: string[] = [];
    for (let i = 0; i < 2; i++) joined.push((await post<{ token: string }>(server, "/api/join", wish)).token);
    const [here, elsewhere] = await Promise.all(joined.map((token) => Player.at(server, token)));
    const ada = await Player.at(server, seatOf(opened));
    const { token } = await post<{ token: string }>(server, "/api/links", { token: joined[0], kind: "seat" });
    expect([await here.gone(), await elsewhere.gone()]).toEqual([1008, 1008]);
    for (const old of joined) {
      expect((await Player.at(server, old)).messages).toMatchObject([{ code: "bad-token" }]);
      expect((await call(server, "/api/links", { token: old, kind: "seat" })).status).toBe(401);
    }
    expect((await call(server, "/api/join", wish)).status).toBe(404);
    const bo = await Player.at(server, token);
    expect(bo.welcome).toMatchObject({ mine: [1], seats: [{}, { player: { name: "Bo" } }] });
    expect(await bo.choose(1, bo.asked().options[0])).toMatchObject({ type: "ack" });
    expect(ada.closed).toBe(null);
  });

  it("that are renewed leave nothing to say to who does not go", async () => {
    const { tokens } = await openPair(server);
    const bo = await Player.at(server, tokens[1]);
    const option = bo.asked().options[0];
    // Its client neither answers the goodbye nor stops talking.
    bo.deaf();
    await post(server, "/api/links", { token: tokens[1], kind: "seat" });
    const late = { type: "choose" as const, key: "late-key", version: 0, seat: 1 };
    bo.send({ ...late, options: [option] as never });
    const ada = await Player.at(server, tokens[0]);
    expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ type: "ack", version: 1 });
    bo.drop();
  });

  it("cannot be renewed by a spectator", async () => {
    const { spectator } = await openPair(server);
    expect((await call(server, "/api/links", { token: spectator, kind: "spectator" })).status).toBe(403);
  });

  it("to a finished game can be renewed too, and everybody is told the new one", async () => {
    const { tokens } = await openPair(server);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await playOut(players);
    const old = players[0].now.replay;
    const { token } = await post<{ token: string }>(server, "/api/links", {
      token: tokens[0],
      kind: "replay",
    });
    expect((await fetchReplay(server, old)).status).toBe(404);
    expect((await fetchReplay(server, token)).status).toBe(200);
    await players[1].until(() => players[1].now.replay === token);
    expect((await Player.at(server, tokens[1])).welcome.replay).toBe(token);
  });
});

describe("the pages", () => {
  it("are found at the address of each, and come as not found at every other that is no file and no call", async () => {
    const paths = {
      "/": 200,
      "/table/some": 200,
      "/rules/confrontation": 200,
      "/rules/duel?rule=9.7": 200,
      "/t/some": 404,
    };
    for (const [path, status] of Object.entries(paths)) {
      const response = await get(path, { accept: "text/html" });
      expect([path, response.status, await response.text()]).toEqual([
        path,
        status,
        "<!doctype html><title>Westmarch</title>",
      ]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
    expect((await get("/nothing.js")).status).toBe(404);
    // A file is handed out under its own spelling alone, whatever the disk makes of others.
    for (const path of ["/assets/APP-1a2b3c4d.js", "/assets//app-1a2b3c4d.js", "/assets/../assets%2f"])
      expect(await (await get(path)).text(), path).not.toBe("let a = 1;");
    expect((await get("/api/nothing")).status).toBe(404);
    expect(await (await get("/..%2f..%2f..%2f..%2fetc%2fpasswd")).text()).not.toContain("root:");
  });

  it("keep hashed files for ever, and are sent compressed where that is prepared", async () => {
    const response = await get("/assets/app-1a2b3c4d.js", { "accept-encoding": "gzip" });
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.text()).toBe("let a = 1;");
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/%", "/api/%zz", "/%ff", "/table/%E0%A4%A"])(
    "answer an address that cannot be read as any other call: %s",
    async (path) => {
      const response = await get(path);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "bad-message",
        message: "This address cannot be read: a % in it begins no character.",
      });
    },
  );

  it("may be framed by nobody and run nothing from elsewhere", async () => {
    const { headers } = await get("/");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("limits", () => {
  it("hold for calls, tables and sockets of one address", async () => {
    const strict = await testServer({
      policy: { callsPerMinute: 5, opensPerMinute: 2, socketsPerAddress: 2 },
    });
    const seats = [{ kind: "open" }, { kind: "open" }];
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await call(strict, "/api/tables", { game: "hoard", settings: {}, seats })).status);
    expect(statuses).toEqual([201, 201, 429]);
    const calls = [];
    for (let i = 0; i < 7; i++) calls.push((await fetch(`${strict.address}/api/games`)).status);
    expect(calls.filter((status) => status === 429).length).toBeGreaterThan(0);
    const refused = await (await fetch(`${strict.address}/api/games`)).json();
    expect(refused).toMatchObject({ code: "too-fast" });
    const lines = [new Player(strict, ""), new Player(strict, ""), new Player(strict, "")];
    await expect.poll(() => lines.filter((line) => line.closed !== null).length).toBe(1);
    for (const line of lines) line.drop();
    await strict.close();
    dropDir(strict.dataDir);
  });

  it("slow down who talks too fast, and end the line of who goes on", async () => {
    const strict = await testServer({ policy: { messageBurst: 10, messagesPerSecond: 1 } });
    const { tokens } = await openPair(strict);
    const ada = await Player.at(strict, tokens[0]);
    for (let i = 0; i < 20; i++) ada.send({ type: "say", key: `say-key-${i}`, text: "so" });
    expect(await ada.outcome("say-key-15")).toMatchObject({ type: "refused", code: "too-fast" });
    for (let i = 0; i < 300; i++) ada.send({ type: "ping" });
    expect(await ada.gone()).toBe(1008);
    await strict.close();
    dropDir(strict.dataDir);
  });

  it("slow down who chats too much, and nothing else", async () => {
    const strict = await testServer({ policy: { chatBurst: 2, chatPerSecond: 0.01 } });
    const { tokens } = await openPair(strict);
    const ada = await Player.at(strict, tokens[0]);
    const outcomes = [];
    for (let i = 0; i < 3; i++) outcomes.push(await ada.act({ type: "say", text: "so" }));
    expect(outcomes.map((outcome) => outcome.type)).toEqual(["ack", "ack", "refused"]);
    expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ type: "ack" });
    await strict.close();
    dropDir(strict.dataDir);
  });

  it("keep pages from elsewhere from opening sockets, but no programs", async () => {
    const { tokens } = await openPair(server);
    const stranger = new Player(server, tokens[0], null, { origin: "https://elsewhere.example" });
    await stranger.gone();
    expect(stranger.messages).toEqual([]);
    const own = new Player(server, tokens[0], null, { origin: server.address });
    await own.until(() => own.heard !== null);
    const elsewhere = new Player({ address: `${server.address}/other` }, "");
    await elsewhere.gone();
  });

  it("end a line that never says hello", async () => {
    const strict = await testServer({ policy: { helloWithin: 50 } });
    const silent = new Player(strict, "");
    expect(await silent.gone()).toBe(1008);
    await strict.close();
    dropDir(strict.dataDir);
  });

  it("refuse bodies that are too large or no JSON", async () => {
    expect((await call(server, "/api/join", `"${"x".repeat(140_000)}"`)).status).toBe(413);
    expect((await call(server, "/api/join", "{")).status).toBe(400);
    const text = await fetch(`${server.address}/api/join`, { method: "POST", body: "a=b" });
    expect(text.status).toBe(400);
  });
});

describe("a host", () => {
  it("can see how the server is, and nothing of what is played", async () => {
    const { tokens, table } = await openPair(server);
    await Player.at(server, tokens[0]);
    expect(await (await get("/healthz")).json()).toMatchObject({ status: "ok", writing: true });
    const metrics = await (await get("/metrics")).text();
    expect(metrics).toContain("westmarch_acts_total");
    expect(metrics).toContain("westmarch_sockets ");
    for (const secret of [...tokens, table, "Ada"]) expect(metrics).not.toContain(secret);
  });
});
