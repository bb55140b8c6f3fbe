/** Tables with a pace, over real sockets and a real database, by a clock in the test's hand. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { recordOf } from "@westmarch/kernel";
import type { KeptTables, Pace, TableOpened, TableSummary, TimeTold } from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import { exportTable, type RunningServer } from "../src/main/index.ts";
import { it } from "./partly.ts";
import { call, dropDir, makeDir, Player, post, seatOf, sure, testServer } from "./table.ts";
import { TALLY } from "./tally.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { kind: "live", main: 600, increment: 10, out: "loss" } as const;
const SLOW = { kind: "slow", days: 2, night: null, vacation: 7, out: "loss" } as const;
const NOON = Date.parse("2026-05-01T12:00Z");

let even = 0;
const servers: (RunningServer & { dataDir: string })[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const one of children.splice(0)) one.kill("SIGKILL");
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
  even = 0;
});

const serve = async (more: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({
    games: [TALLY],
    monotonic: () => even,
    clock: () => NOON + even,
    sweepEvery: 20,
    ...more,
    policy: { tableTime: true, ...more.policy },
  });
  servers.push(server);
  return server;
};

/** Time goes by. The test server looks at its clocks when something happens, and otherwise soon. */
const pass = (milliseconds: number) => {
  even += milliseconds;
};

async function pair(server: { address: string }, pace: Pace) {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "tally",
    settings: {},
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
    pace,
  });
  const invitation = sure(opened.invitations[0], "no invitation").token;
  const ada = await Player.at(server, seatOf(opened));
  const joined = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
  const bo = await Player.at(server, joined.token);
  await ada.until(() => of(ada, 0)?.runs === true);
  return { ...opened, invitation, tokens: [seatOf(opened), joined.token] as const, ada, bo };
}

const told = (player: Player): TimeTold | undefined =>
  player.messages.findLast((message) => message.type === "time");
const of = (player: Player, seat: number) => told(player)?.seats.find((one) => one.seat === seat);
const said = (player: Player) =>
  player.messages.flatMap((message) =>
    message.type === "said" ? [[message.line.text, message.line.name]] : [],
  );
const step = (player: Player, seat: number) => player.choose(seat, ["step"]);

/** A new connection, which is told how the clocks stand now. */
async function look(server: { address: string }, token: string) {
  const player = await Player.at(server, token);
  await player.until(() => told(player) !== undefined);
  return player;
}

describe("a live table", () => {
  it("begins when all have sat down, runs for the players who owe a choice, and gives its increment after each turn", async () => {
    const server = await serve();
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "tally",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
      pace: LIVE,
    });
    const early = await look(server, seatOf(opened));
    expect(early.welcome.pace).toEqual(LIVE);
    pass(HOUR);
    const { token } = await post<{ token: string }>(server, "/api/join", {
      invitation: sure(opened.invitations[0], "no invitation").token,
      name: "Bo",
    });
    const bo = await look(server, token);
    expect(of(bo, 0)).toMatchObject({ left: 10 * MINUTE, of: 10 * MINUTE, runs: true });
    pass(60 * SECOND);
    await step(early, 0);
    await bo.until(() => of(bo, 1)?.runs === true);
    expect(of(bo, 0)).toMatchObject({ left: 9 * MINUTE + 10 * SECOND, runs: false });
    expect(of(bo, 1)).toMatchObject({ left: 10 * MINUTE, runs: true });
  });

  it("is lost by a player who runs out of time, even away, and says so", async () => {
    const server = await serve();
    const { ada, bo, table } = await pair(server, LIVE);
    await ada.leave();
    pass(10 * MINUTE - 1);
    expect(bo.now.result).toBeNull();
    pass(1);
    const other = await look(server, bo.token);
    await other.until(() => other.now.result !== null);
    expect(other.now.result).toEqual({ winners: [1], reason: "time" });
    // A client that comes while it is said hears it with the welcome.
    const heard = () => [
      ...other.welcome.chat.map(({ text, name }): readonly string[] => [text, name]),
      ...said(other),
    ];
    await expect.poll(heard).toEqual([["time.lost", "Ada"]]);
    const file = recordOf(await exportTable(server.dataDir, table));
    expect(file.stopped).toEqual({ winners: [1], reason: "time" });
  });

  it("counts a choice that has arrived in time, and refuses one that comes after the loss", async () => {
    const server = await serve();
    const { ada, bo } = await pair(server, LIVE);
    pass(10 * MINUTE - 1);
    expect((await step(ada, 0)).type).toBe("ack");
    await bo.sees(1);
    expect(bo.now.result).toBeNull();
    pass(10 * MINUTE);
    await look(server, ada.token);
    await bo.until(() => bo.now.result !== null);
    expect(await step(bo, 1)).toMatchObject({ type: "refused", code: "finished" });
  });

  it("only warns where that was agreed on, once", async () => {
    const server = await serve();
    const { ada, bo } = await pair(server, { ...LIVE, out: "warning" });
    pass(10 * MINUTE);
    await look(server, bo.token);
    await bo.until(() => of(bo, 0)?.up === true);
    await expect.poll(() => said(bo)).toEqual([["time.warning", "Ada"]]);
    // His own choice still counts, made before he has heard of it.
    const sent = ada.act({ type: "choose", version: 0, seat: 0, options: [["step"]] });
    expect((await sent).type).toBe("ack");
    await bo.sees(2);
    await step(bo, 1);
    pass(MINUTE);
    await look(server, bo.token);
    expect(said(bo)).toEqual([["time.warning", "Ada"]]);
    expect(bo.now.result).toBeNull();
  });

  it("lets the computer choose where that was agreed on, with the mark of time", async () => {
    const server = await serve();
    const { bo, table } = await pair(server, { ...LIVE, out: "computer" });
    pass(10 * MINUTE);
    await look(server, bo.token);
    await bo.until(() => bo.version > 0);
    await expect.poll(() => said(bo)[0]).toEqual(["time", "Ada"]);
    const { journal } = recordOf(await exportTable(server.dataDir, table));
    // A choice may leave the turn with Ada; as her time is up, the computer makes the next one, too.
    const [first, ...more] = journal.map(({ seat, byTime }) => [seat, byTime]);
    expect(first).toEqual([0, true]);
    for (const next of more) expect(next).toEqual(first);
    for (const line of said(bo)) expect(line).toEqual(["time", "Ada"]);
  });

  it("gives no time back with a choice that is taken back", async () => {
    const server = await serve();
    const { ada, bo } = await pair(server, LIVE);
    pass(MINUTE);
    await step(ada, 0);
    pass(5 * SECOND);
    await ada.act({ type: "undo", version: ada.version, seat: 0 });
    await bo.until(() => of(bo, 0)?.runs === true);
    expect(of(bo, 0)?.left).toBe(9 * MINUTE - 5 * SECOND);
    expect(of(bo, 1)?.left).toBe(10 * MINUTE);
  });

  it("has no clock for who shares a screen or is a computer, and none where nobody wanted one", async () => {
    const server = await serve();
    const open = (pace: Pace | undefined) =>
      post<TableOpened>(server, "/api/tables", {
        game: "tally",
        settings: {},
        seats: [
          { kind: "me", name: "Ada" },
          { kind: "me", name: "Bo" },
        ],
        ...(pace && { pace }),
      });
    expect(told(await look(server, seatOf(await open(LIVE))))?.seats).toEqual([]);
    const free = await Player.at(server, seatOf(await open(undefined)));
    expect(free.welcome.pace).toBeUndefined();
    expect(await free.act({ type: "offer", seat: 0, what: "pause" })).toMatchObject({
      refusal: { reason: "no-clock" },
    });
  });
});

describe("a break", () => {
  it("takes everybody's consent, stops time and choices, and ends by itself", async () => {
    const server = await serve();
    const { ada, bo } = await pair(server, LIVE);
    pass(MINUTE);
    await ada.act({ type: "offer", seat: 0, what: "pause" });
    await bo.until(() => bo.now.offers.length > 0);
    expect(told(bo)?.rests).toBeNull();
    await bo.act({ type: "answer", seat: 1, what: "pause", accept: true });
    await ada.until(() => told(ada)?.rests?.what === "pause");
    expect(told(ada)?.rests?.left).toBe(15 * MINUTE);
    expect(await step(ada, 0)).toMatchObject({ type: "refused", refusal: { reason: "at-rest" } });
    pass(15 * MINUTE);
    await look(server, bo.token);
    await ada.until(() => of(ada, 0)?.runs === true);
    expect(of(ada, 0)?.left).toBe(9 * MINUTE);
    await expect
      .poll(() => said(bo))
      .toEqual([
        ["pause", "Ada"],
        ["resume.itself", ""],
      ]);
    expect((await step(ada, 0)).type).toBe("ack");
  });

  it("lasts, when a game is adjourned, until everybody wants to go on, over a restart too", async () => {
    const first = await serve();
    const { ada, bo, tokens } = await pair(first, LIVE);
    await bo.act({ type: "offer", seat: 1, what: "adjourn" });
    await ada.act({ type: "answer", seat: 0, what: "adjourn", accept: true });
    await bo.until(() => told(bo)?.rests?.what === "adjourn");
    pass(3 * DAY);
    servers.pop();
    await first.close();
    const second = await serve({ dataDir: first.dataDir });
    const [back, other] = [await look(second, tokens[0]), await look(second, tokens[1])];
    expect(told(back)?.rests).toEqual({ what: "adjourn", left: null });
    expect(await back.act({ type: "offer", seat: 0, what: "pause" })).toMatchObject({
      refusal: { reason: "at-rest" },
    });
    await back.act({ type: "offer", seat: 0, what: "resume" });
    await other.until(() => other.now.offers.length > 0);
    expect(of(other, 0)?.runs).toBe(false);
    await other.act({ type: "answer", seat: 1, what: "resume", accept: true });
    await back.until(() => of(back, 0)?.runs === true);
    expect(of(back, 0)?.left).toBe(10 * MINUTE);
  });
});

describe("a slow table", () => {
  it("gives every turn its days, without the nights of the player in turn", async () => {
    const server = await serve();
    const night = { from: 22, until: 6, zone: "UTC" };
    const { ada, bo } = await pair(server, { ...SLOW, night });
    pass(DAY);
    expect(of(await look(server, bo.token), 0)?.left).toBe(2 * DAY - 16 * HOUR);
    await bo.act({ type: "zone", seat: 1, zone: "Asia/Taipei" });
    await step(ada, 0);
    await bo.until(() => of(bo, 1)?.runs === true);
    // It is 20 hours in Taipei, so his night begins in two.
    pass(3 * HOUR);
    const later = await look(server, bo.token);
    expect(of(later, 1)).toMatchObject({ left: 2 * DAY - 2 * HOUR, runs: false, rests: "night" });
    expect(of(later, 1)?.zone).toBe("Asia/Taipei");
    expect(of(later, 0)).not.toHaveProperty("zone");
    expect(await bo.act({ type: "zone", seat: 1, zone: "Middle-earth/Bree" })).toMatchObject({
      refusal: { reason: "no-such-zone" },
    });
    const kept = async () => {
      const headers = { authorization: `Bearer ${bo.token}` };
      const answer = await fetch(`${server.address}/api/kept`, { headers });
      return ((await answer.json()) as KeptTables).tables[0]?.zones;
    };
    expect(await kept()).toEqual([{ seat: 1, zone: "Asia/Taipei" }]);
    await post(server, "/api/forget", { token: bo.token });
    expect(await kept()).toEqual([]);
    expect(of(await look(server, bo.token), 1)?.zone).toBeNull();
  });

  it("lets everybody take the vacation that was agreed on, and no more", async () => {
    const server = await serve();
    const { ada, bo } = await pair(server, SLOW);
    pass(DAY);
    await ada.act({ type: "vacation", seat: 0, days: 6 });
    await bo.until(() => of(bo, 0)?.rests === "vacation");
    expect(of(bo, 0)).toMatchObject({ left: DAY, vacation: DAY, runs: false });
    expect(await ada.act({ type: "vacation", seat: 0, days: 8 })).toMatchObject({
      refusal: { reason: "no-vacation-left" },
    });
    pass(6 * DAY);
    const later = await look(server, bo.token);
    expect(of(later, 0)).toMatchObject({ left: DAY, runs: true });
  });

  it("finds whose time is up after a restart, though nobody comes, and counts no outage", async () => {
    const first = await serve();
    const { tokens } = await pair(first, SLOW);
    pass(DAY);
    servers.pop();
    await first.close();
    pass(5 * HOUR);
    const second = await serve({ dataDir: first.dataDir });
    const summary = async () =>
      sure((await post<TableSummary[]>(second, "/api/mine", { tokens: [tokens[1]] }))[0], "no table");
    const before = await summary();
    expect(before.pace).toEqual(SLOW);
    expect(before.time?.seats[0]).toMatchObject({ seat: 0, left: DAY, runs: true });
    pass(DAY);
    await expect.poll(async () => (await summary()).result).toEqual({ winners: [1], reason: "time" });
  });

  it("is as slow in the next game of the same people", async () => {
    const server = await serve();
    const { ada, bo, tokens } = await pair(server, SLOW);
    await ada.choose(0, ["end"]);
    await bo.until(() => bo.now.result !== null);
    for (const token of tokens) await post(server, "/api/again", { token });
    const next = await look(server, tokens[0]);
    expect(next.welcome.pace).toEqual(SLOW);
    expect(told(next)?.seats.map(({ left }) => left)).toEqual([2 * DAY, 2 * DAY]);
  });

  it("is refused with a night of nowhere", async () => {
    const server = await serve();
    const pace = { ...SLOW, night: { from: 22, until: 6, zone: "Nowhere" } };
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const answer = await call(server, "/api/tables", { game: "tally", settings: {}, seats, pace });
    expect([answer.status, await answer.json()]).toMatchObject([400, { reason: "settings" }]);
  });
});

const child = fileURLToPath(new URL("pace-child.ts", import.meta.url));

async function start(dataDir: string): Promise<{ process: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [child, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(server);
  const [line] = await once(sure(server.stdout, "no way to hear the server"), "data");
  return { process: server, address: String(line).trim() };
}

describe("where no clocks run", () => {
  it("a table that should keep time is refused", async () => {
    const server = await serve({ policy: { tableTime: false } });
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const answer = await call(server, "/api/tables", { game: "tally", settings: {}, seats, pace: LIVE });
    expect(answer.status).toBe(503);
  });
});

describe("kill -9 while time runs at a live table", () => {
  it("neither takes nor gives time, and loses no choice", async () => {
    const dataDir = makeDir();
    const first = await start(dataDir);
    const { tokens, ada } = await pair(first, LIVE);
    expect((await step(ada, 0)).type).toBe("ack");
    const before = sure(of(await look(first, tokens[1]), 1), "no clock").left;
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    await new Promise((done) => setTimeout(done, 3000));
    const began = performance.now();
    const second = await start(dataDir);
    const bo = await look(second, tokens[1]);
    const after = sure(of(bo, 1), "no clock").left;
    expect(bo.now.owes).toEqual([1]);
    expect(bo.version).toBe(1);
    // What counts is at most how long the second server has been there, and not the seconds without one.
    const since = performance.now() - began;
    expect(before - after).toBeLessThan(1000 + since);
    expect(after - before).toBeLessThan(1000);
    second.process.kill("SIGKILL");
    await once(second.process, "exit");
    dropDir(dataDir);
  });
});
