import { statSync } from "node:fs";
import { join } from "node:path";
import type { AdminNow, Announced, CaseFile, CasesTold, LogTold, PublicLobbyNow } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { hostKey, passOf, readPass } from "../src/stores/host-key.ts";
import { keptAt } from "./place.ts";
import { shared } from "./shared.ts";
import { call, dropDir, newData, onPostgres, openPair, Player, sure, testServer } from "./table.ts";

let dataDir: string;
/** Where the host keeps his key. */
let folder: string;
let server: RunningServer & { dataDir: string };
shared(
  async () => {
    dataDir = await newData();
    folder = keptAt(dataDir).dataDir;
    server = await testServer({ dataDir });
  },
  async () => {
    await server.close();
    dropDir(dataDir);
  },
);

const ticket = () => passOf(hostKey(folder), "ticket", Date.now());

/** The cookie that a fresh link is worth. */
async function enter(): Promise<string> {
  const answer = await call(server, "/api/keeper/enter", { ticket: ticket() });
  expect(answer.status).toBe(200);
  return sure(answer.headers.get("set-cookie"), "no cookie");
}
const cookieOf = (set: string) => set.split(";")[0] ?? "";
/** The cookie of a host who came in a while ago: only so many links are taken in a minute. */
const cookieOfHost = () => `westmarch-keeper=${passOf(hostKey(folder), "session", Date.now())}`;

const keep = (cookie: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api/keeper${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const told = async <T>(cookie: string, path: string, body?: unknown): Promise<T> => {
  const answer = await keep(cookie, path, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};
const did = (cookie: string, path: string, body?: unknown) => told<AdminNow>(cookie, path, body);
/** How the server is doing after that. */
const doing = async (cookie: string, path: string, body?: unknown) =>
  sure((await did(cookie, path, body)).server, "a host sees the server");

describe("the way into the admin page", () => {
  it("is a key that the owner of the folder alone can read", () => {
    expect(statSync(join(folder, "host-key")).mode & 0o777).toBe(0o600);
  });

  it("is closed to callers with no pass, a forged one, or one that is over", async () => {
    expect((await keep("", "")).status).toBe(401);
    expect((await keep("westmarch-keeper=abc.9999999999999.def", "")).status).toBe(401);
    const key = hostKey(folder);
    expect(readPass(key, "session", passOf(key, "ticket", Date.now()), Date.now())).toBeNull();
    const old = passOf(key, "session", Date.now() - 13 * 3_600_000);
    expect((await keep(`westmarch-keeper=${old}`, "")).status).toBe(401);
    expect((await call(server, "/api/keeper/backup", {})).status).toBe(401);
  });

  it("opens once for each link, with a pass that no script reads and no other site sends along", async () => {
    const once = ticket();
    const [first, second] = [
      await call(server, "/api/keeper/enter", { ticket: once }),
      await call(server, "/api/keeper/enter", { ticket: once }),
    ];
    expect([first.status, second.status]).toEqual([200, 401]);
    const set = first.headers.get("set-cookie") ?? "";
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/api/keeper"]) expect(set).toContain(part);
    expect((await keep(cookieOf(set), "")).status).toBe(200);
  });

  it("is shut to a pass that was given back, and open to another one", async () => {
    const server = await testServer();
    const pass = () => passOf(hostKey(keptAt(server.dataDir).dataDir), "session", Date.now());
    const ask = (path: string, cookie: string, method = "GET") =>
      fetch(`${server.address}/api/keeper${path}`, {
        method,
        headers: { cookie: `westmarch-keeper=${cookie}` },
      });
    const [mine, other] = [pass(), pass()];
    expect((await ask("", mine)).status).toBe(200);
    expect((await ask("/leave", mine, "POST")).status).toBe(200);
    expect((await ask("", mine)).status).toBe(401);
    expect((await ask("/backup", mine, "POST")).status).toBe(401);
    expect((await ask("", other)).status).toBe(200);
    await server.close();
    dropDir(server.dataDir);
  });

  it("obeys no page of another server", async () => {
    const cookie = cookieOf(await enter());
    const answer = await keep(cookie, "/commons", { open: false }, { origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
  });

  it("is not tried again and again", async () => {
    const slow = await testServer();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => call(slow, "/api/keeper/enter", { ticket: "no.1.pass" })),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBe(2);
    await slow.close();
    dropDir(slow.dataDir);
  });
});

describe("the admin page", () => {
  it("counts tables and people, and shows nothing of a position or a link", async () => {
    const cookie = cookieOf(await enter());
    const { tokens, table } = await openPair(server);
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const now = await doing(cookie, "");
    expect(now.people).toBeGreaterThanOrEqual(2);
    expect(now.tables.find(({ game }) => game === "hoard")?.live).toBeGreaterThanOrEqual(1);
    const text = JSON.stringify(now);
    for (const secret of [...tokens, table, "secret", "Ada"]) expect(text).not.toContain(secret);
    for (const player of players) player.drop();
  });

  it("shuts the common room and opens it again, and writes down that it did", async () => {
    const cookie = cookieOf(await enter());
    const shut = await doing(cookie, "/commons", { open: false });
    expect(shut.commons).toEqual({ allowed: true, open: false });
    expect(((await (await fetch(`${server.address}/api/commons`)).json()) as PublicLobbyNow).open).toBe(
      false,
    );
    await did(cookie, "/commons", { open: true });
    const { rows } = await told<LogTold>(cookie, "/log?did=commons");
    expect(rows.slice(0, 2).map(({ way, role, what }) => [way, role, what])).toEqual([
      ["link", "host", "open"],
      ["link", "host", "shut"],
    ]);
  });

  it("changes limits at once and over a restart, sets them back, and writes both down", async () => {
    const cookie = cookieOfHost();
    const limitOf = async (path: string, body?: unknown) =>
      (await doing(cookie, path, body)).limits.find(({ name }) => name === "opensPerDay");
    const before = sure(await limitOf(""), "the limit is shown");
    expect(before.value).toBe(before.asSet);
    expect(await limitOf("/limits", { limits: { opensPerDay: 1 } })).toEqual({ ...before, value: 1 });
    const wish = { game: "hoard", settings: {}, seats: [{ kind: "open" }, { kind: "open" }] };
    await call(server, "/api/tables", wish);
    expect((await call(server, "/api/tables", wish)).status).toBe(429);
    await server.close();
    server = await testServer({ dataDir });
    expect(await limitOf("")).toEqual({ ...before, value: 1 });
    expect(await limitOf("/limits", { limits: { opensPerDay: null } })).toEqual(before);
    await openPair(server);
    await openPair(server);
    const { rows } = await told<LogTold>(cookie, "/log?did=limits");
    expect(rows.map(({ what }) => what)).toEqual([
      `opensPerDay 1 → ${before.value}`,
      `opensPerDay ${before.value} → 1`,
    ]);
  });

  it("refuses limits that are out of range, no numbers or not there, in words, and changes none of them", async () => {
    const cookie = cookieOfHost();
    const limits = async () => (await doing(cookie, "")).limits;
    const before = await limits();
    const low = await keep(cookie, "/limits", { limits: { sockets: 700, callsPerMinute: 2 } });
    expect(low.status).toBe(400);
    expect(await low.text()).toMatch(/callsPerMinute can be set from 60 to \d+ here/);
    for (const odd of [{ sockets: 10.5 }, { sockets: "many" }, { sockets: -1 }, { proxies: 1 }])
      expect((await keep(cookie, "/limits", { limits: odd })).status).toBe(400);
    expect(await limits()).toEqual(before);
  });

  it("tells how much room the disk has left where the tables are in a folder, and nothing of it where they are not", async () => {
    const cookie = cookieOf(await enter());
    const { disk, elsewhere } = await doing(cookie, "");
    expect(elsewhere).toBe(onPostgres());
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    const [, free] = /^westmarch_disk_free_bytes (\S+)$/m.exec(metrics) ?? [];
    if (onPostgres()) expect([disk, free]).toEqual([null, undefined]);
    else expect([disk ?? 0, Number(free)].map((bytes) => bytes > 0)).toEqual([true, true]);
  });

  // PostgreSQL is copied by its own tools.
  it.skipIf(onPostgres())("makes a backup that stands among the others", async () => {
    const cookie = cookieOf(await enter());
    const { backups } = await doing(cookie, "/backup", {});
    expect(backups).toHaveLength(1);
    expect(backups[0]?.size).toBeGreaterThan(0);
    expect(statSync(join(folder, "backups", backups[0]?.name ?? "")).mode & 0o077).toBe(0);
  });

  it("hangs up words for everybody, and takes them down", async () => {
    const cookie = cookieOf(await enter());
    const hanging = async () =>
      ((await (await fetch(`${server.address}/api/announcement`)).json()) as Announced).announcement;
    expect(await hanging()).toBeNull();
    await did(cookie, "/announce", { text: "The server rests tonight.", hours: 2 });
    expect((await hanging())?.text).toBe("The server rests tonight.");
    await did(cookie, "/withdraw", {});
    expect(await hanging()).toBeNull();
  });
});

describe("a report", () => {
  /** A table at which Bo has said something, and Ada has told the host. */
  async function reported() {
    const cookie = cookieOf(await enter());
    const { tokens } = await openPair(server);
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await (bo as Player).act({ type: "say", text: "You play like a troll." });
    const answer = await call(server, "/api/report", { token: tokens[0], seat: 1, about: "He is rude." });
    expect(answer.status).toBe(200);
    const { cases } = await told<CasesTold>(cookie, "/cases?state=open");
    const report = await told<CaseFile>(cookie, "/cases/read", { number: cases[0]?.number });
    return { cookie, tokens, ada: ada as Player, bo: bo as Player, report };
  }

  it("brings what was said to everybody, and lets the host mute its speaker at that table", async () => {
    const { cookie, ada, bo, report } = await reported();
    expect(report).toMatchObject({ name: "Bo", about: "He is rude.", reachable: true });
    expect(report.said.map(({ text }) => text)).toEqual(["You play like a troll."]);
    const { number } = report;
    const settled = await told<CaseFile>(cookie, "/cases/settle", { number, how: "mute", days: 1 });
    expect(settled.settled).toBe("mute");
    const now = await did(cookie, "");
    expect(await bo.act({ type: "say", text: "Troll." })).toMatchObject({ refusal: { reason: "muted" } });
    expect(await ada.act({ type: "say", text: "Quiet at last." })).toMatchObject({ type: "ack" });
    const [mute] = now.bars ?? [];
    await did(cookie, "/lift", { kind: "mute", whom: mute?.whom });
    expect(await bo.act({ type: "say", text: "I am sorry." })).toMatchObject({ type: "ack" });
    ada.drop();
    bo.drop();
  });

  it("is for those who sit at the table alone, and about another", async () => {
    const { tokens, spectator } = await openPair(server);
    const about = "He is rude.";
    for (const [token, seat] of [
      [spectator, 0],
      [tokens[0], 0],
    ])
      expect((await call(server, "/api/report", { token, seat, about })).status).toBe(403);
  });

  it("lets the host ban where it came from: sockets and calls are turned away, also after a restart", async () => {
    const { cookie, tokens, bo, ada, report } = await reported();
    const wish = { number: report.number, how: "ban", days: 1 };
    const now = await told<CaseFile>(cookie, "/cases/settle", wish);
    expect(JSON.stringify(now)).not.toContain("127.0.0.1");
    expect(await bo.gone()).toBe(1008);
    expect(await ada.gone()).toBe(1008);
    await server.close();
    server = await testServer({ dataDir });
    const back = new Player(server, tokens[1] ?? "");
    expect(await back.gone()).toBe(1006);
    expect((await call(server, "/api/join", {})).status).toBe(403);
    const [ban] = sure((await did(cookie, "")).bars, "a host sees bans").filter(({ kind }) => kind === "ban");
    await did(cookie, "/lift", { kind: "ban", whom: ban?.whom });
    const again = await Player.at(server, tokens[1] ?? "");
    expect(again.welcome.mine).toEqual([1]);
    again.drop();
  });
});
