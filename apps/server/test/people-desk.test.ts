import {
  type AdminDeed,
  type AdminNow,
  type CaseFile,
  type CasesTold,
  DEED_NAMES,
  DEEDS,
  type HostWords,
  type LogTold,
  mayActOn,
  mayDo,
  type PeopleListed,
  type PersonFile,
  ROLES,
  type Role,
} from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { hostKey, passOf } from "../src/stores/host-key.ts";
import { Member, WITH_ACCOUNTS } from "./members.ts";
import { keptAt } from "./place.ts";
import { shared } from "./shared.ts";
import { call, dropDir, newData, openPair, Player, sure, testServer } from "./table.ts";

const DAY = 86_400_000;
let dataDir: string;
let server: RunningServer;
let now = Date.now();
let pass = "";
shared(
  async () => {
    dataDir = await newData();
    server = await testServer({ dataDir, policy: WITH_ACCOUNTS, clock: () => now });
    pass = passOf(hostKey(keptAt(dataDir).dataDir), "session", now);
  },
  async () => {
    await server.close();
    dropDir(dataDir);
  },
);

/** What the holder of the host's link asks. */
const keeper = (path: string, body?: unknown): Promise<Response> =>
  fetch(`${server.address}/api/keeper${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      cookie: `westmarch-keeper=${pass}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
async function host<T>(path: string, body?: unknown): Promise<T> {
  const answer = await keeper(path, body);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const refusalOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

let names = 0;
async function member(role: Role = "member", name = `Hobbit ${++names}`): Promise<Member> {
  const made = await Member.of(server, name);
  if (role !== "member") await host("/people/role", { id: made.id, role });
  return made;
}

/** For each thing to do, a call that does it. Those that would change much are wrong in their particulars. */
const CALLS: Readonly<Record<AdminDeed, readonly [path: string, body?: object]>> = {
  enter: [""],
  announce: ["/announce", {}],
  tournaments: ["/none"],
  people: ["/people"],
  suspend: ["/people/suspend", {}],
  rename: ["/people/rename", {}],
  sessions: ["/people/sessions", {}],
  bots: ["/people/bots", {}],
  cases: ["/cases"],
  admit: ["/invite", {}],
  lift: ["/lift", {}],
  log: ["/log"],
  server: [""],
  access: ["/access", {}],
  commons: ["/commons", {}],
  limits: ["/limits", { limits: {} }],
  backup: ["/backup", {}],
  webhook: ["/webhook"],
  role: ["/people/role", {}],
  list: ["/people.csv"],
  export: ["/people/nobody/kept"],
  delete: ["/people/delete", {}],
};

describe("a role", () => {
  // Entering, the server and tournaments are looked at below.
  const doors = DEED_NAMES.filter((deed) => !["enter", "server", "tournaments", "backup"].includes(deed));
  for (const role of ROLES)
    it(`opens to a ${role} what the table of roles says, and nothing else`, async () => {
      const caller = await member(role);
      for (const deed of doors) {
        const [path, body] = CALLS[deed];
        const { status } = await caller.call(`/keeper${path}`, body);
        const allowed = mayDo(role, deed);
        expect([deed, role === "member" ? status === 401 : status !== 403]).toEqual([
          deed,
          role === "member" ? true : allowed,
        ]);
      }
      if (!mayDo(role, "backup")) expect((await caller.call("/keeper/backup", {})).ok).toBe(false);
    });

  it("shows to each as much of the server as it may see", async () => {
    expect((await (await member()).call("/keeper")).status).toBe(401);
    for (const role of ["host", "moderator", "organiser"] as const) {
      const now = await (await member(role)).ask<AdminNow>("/keeper");
      expect(now.you.role).toBe(role);
      expect(now.server !== null).toBe(mayDo(role, "server"));
      expect(now.bars !== null).toBe(mayDo(role, "lift"));
    }
  });

  it("acts on those below it alone, and nobody acts on the own account", async () => {
    expect(ROLES.map((of) => ROLES.filter((by) => mayActOn(by, of)))).toEqual([
      ["host"],
      ["host"],
      ["host", "moderator"],
      ["host", "moderator", "organiser"],
    ]);
    const [mod, other, plain] = [await member("moderator"), await member("moderator"), await member()];
    const until = now + DAY;
    const suspend = ({ id }: Member) =>
      mod.call("/keeper/people/suspend", { id, until, reason: "rude words" });
    expect(await refusalOf(await suspend(other))).toMatchObject({ status: 403, reason: "role" });
    expect(await refusalOf(await suspend(mod))).toMatchObject({ status: 409, reason: "own-account" });
    expect((await suspend(plain)).status).toBe(200);
  });

  it("is no longer one as soon as it was taken away, and pages of other sites cannot use it", async () => {
    const mod = await member("moderator");
    const elsewhere = await fetch(`${server.address}/api/keeper/announce`, {
      method: "POST",
      headers: { origin: "https://elsewhere.example", "content-type": "application/json" },
      body: JSON.stringify({ text: "hello", hours: 2 }),
    });
    expect(elsewhere.status).toBe(401);
    const { cookie } = mod;
    const stolen = await fetch(`${server.address}/api/keeper/announce`, {
      method: "POST",
      headers: { cookie, origin: "https://elsewhere.example", "content-type": "application/json" },
      body: JSON.stringify({ text: "hello", hours: 2 }),
    });
    expect(stolen.status).toBe(403);
    await host("/people/role", { id: mod.id, role: "member" });
    expect((await mod.call("/keeper")).status).toBe(401);
  });

  it("has every thing to do in the hands of a host", () => {
    for (const deed of DEED_NAMES) expect(DEEDS[deed]).toContain("host");
  });
});

describe("the list of people", () => {
  it("finds accounts by a part of the name, in an order, page by page", async () => {
    for (const name of ["Daisy", "Daisies_50%", "daisy two"]) await member("member", name);
    const found = async (query: string) =>
      (await host<PeopleListed>(`/people?${query}`)).people.map(({ name }) => name);
    expect(await found("search=DAIS&order=name")).toEqual(["Daisies_50%", "Daisy", "daisy two"]);
    expect(await found("search=_50%25")).toEqual(["Daisies_50%"]);
    expect(await found("search=dais&order=name&from=1&count=1")).toEqual(["Daisy"]);
    const page = await host<PeopleListed>("/people?search=dais&count=2");
    expect([page.people.length, page.count, page.all >= 3]).toEqual([2, 3, true]);
    expect((await keeper("/people?order=wealth")).status).toBe(400);
  });

  it("tells of each role, games, and how it signs in, and leaves bots to their owners", async () => {
    const owner = await member("organiser", "Bungo");
    const { tokens } = await openPair(server);
    await owner.sit(tokens[0]);
    await owner.ask("/person/bots", { name: "Bungo's bot" });
    const { people } = await host<PeopleListed>("/people?search=bungo");
    expect(people).toMatchObject([
      { name: "Bungo", role: "organiser", games: 1, passkeys: 1, hasMail: false },
    ]);
    const file = await host<PersonFile>(`/people/${owner.id}`);
    expect(file).toMatchObject({ running: 1, bots: [{ name: "Bungo's bot" }], sessions: [{}] });
  });

  it("is saved as a table in which no name becomes a formula", async () => {
    await member("member", "=SUM(A1)");
    const answer = await keeper("/people.csv");
    expect(answer.headers.get("content-disposition")).toContain("westmarch-people.csv");
    expect(await answer.text()).toMatch(/^id,name,role,mail[^\n]+\r\n[\s\S]*,'=SUM\(A1\),member,/);
  });
});

describe("a suspended account", () => {
  const suspend = (id: string, days = 3) =>
    host<PersonFile>("/people/suspend", { id, until: now + days * DAY, reason: "rude words" });

  it("is signed out everywhere, loses its connections, and keeps its seats for when it is back", async () => {
    const grima = await member("member", "Grima");
    const { tokens, table } = await openPair(server);
    await grima.sit(tokens[0]);
    const player = await Player.at(server, tokens[0]);
    expect((await suspend(grima.id)).person.suspension).toMatchObject({ reason: "rude words" });
    expect(await player.gone()).toBe(1008);
    expect(await new Player(server, tokens[0]).gone()).toBe(1008);
    expect((await grima.call("/person/tables", { tokens: [] })).status).toBe(401);
    await host("/people/unsuspend", { id: grima.id });
    const back = await grima.signIn();
    const { added } = await back.ask<{ added: { table: string; token: string }[] }>("/person/tables", {
      tokens: [],
    });
    expect(added.map((one) => one.table)).toEqual([table]);
  });

  it("is told until when and why where it signs in, and comes in again when the time is over", async () => {
    const rosie = await member("member", "Rosie");
    await suspend(rosie.id, 2);
    const refused = await refusalOf(await rosie.trySignIn());
    expect(refused).toMatchObject({
      status: 409,
      reason: "suspended",
      refusal: { facts: { until: now + 2 * DAY, why: "rude words" } },
    });
    expect(refused.message).toContain("rude words");
    now += 2 * DAY + 1;
    expect((await rosie.trySignIn()).status).toBe(200);
    pass = passOf(hostKey(keptAt(dataDir).dataDir), "session", now);
  });

  it("has no bots meanwhile: their keys, streams and links open nothing", async () => {
    const owner = await member();
    const { key } = await owner.ask<{ key: string }>("/person/bots", { name: "Wormtongue" });
    const { tokens } = await openPair(server);
    const bot = (path: string, body?: object) =>
      fetch(`${server.address}/api/bot${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    expect((await bot("/seats", { token: tokens[0] })).status).toBe(200);
    const stream = await bot("/stream");
    const reader = sure(stream.body, "no stream").getReader();
    const line = new TextDecoder().decode((await reader.read()).value);
    const seat = JSON.parse(line.split("\n")[0] ?? "") as { token: string };
    const player = await Player.at(server, seat.token);
    await suspend(owner.id);
    expect(await player.gone()).toBe(1008);
    let piece = await reader.read();
    while (!piece.done) piece = await reader.read();
    expect(await refusalOf(await bot(""))).toMatchObject({ reason: "suspended" });
    expect(await new Player(server, seat.token).gone()).toBe(1008);
    await host("/people/unsuspend", { id: owner.id });
    expect((await bot("")).status).toBe(200);
    (await Player.at(server, seat.token)).drop();
  });

  it("is refused for a time that is over, and for a time without an end", async () => {
    const { id } = await member();
    for (const until of [now - 1, now + 5000 * DAY])
      expect(await refusalOf(await keeper("/people/suspend", { id, until, reason: "why" }))).toMatchObject({
        status: 400,
        reason: "until",
      });
    expect((await keeper("/people/suspend", { id: "nobody", until: now + DAY, reason: "x" })).status).toBe(
      404,
    );
  });
});

describe("what else is done about an account", () => {
  it("renames it, also at its tables, and not to a name that is taken", async () => {
    const [odo] = [await member("member", "Odo Proudfoot"), await member("member", "Otho")];
    expect(await refusalOf(await keeper("/people/rename", { id: odo.id, name: "otho" }))).toMatchObject({
      reason: "name-taken",
    });
    const { person } = await host<PersonFile>("/people/rename", { id: odo.id, name: "Odo" });
    expect(person.name).toBe("Odo");
  });

  it("signs out one device or all, ends a bot, and hands out what is kept", async () => {
    const lotho = await member("member", "Lotho");
    const { bot } = await lotho.ask<{ bot: { id: string } }>("/person/bots", { name: "Pimple" });
    const kept = await host<{ person: { name: string } }>(`/people/${lotho.id}/kept`);
    expect(kept.person.name).toBe("Lotho");
    expect((await host<PersonFile>("/people/bots", { id: lotho.id, bot: bot.id })).bots).toEqual([]);
    expect((await keeper("/people/sessions", { id: lotho.id, session: "another" })).status).toBe(404);
    expect((await host<PersonFile>("/people/sessions", { id: lotho.id, session: null })).sessions).toEqual(
      [],
    );
    expect((await lotho.call("/person/bots")).status).toBe(401);
  });

  it("deletes it, and what was played goes on by the links of its devices", async () => {
    const bilbo = await member("member", "Bilbo");
    const { tokens } = await openPair(server);
    await bilbo.sit(tokens[0]);
    await host("/people/delete", { id: bilbo.id });
    expect((await keeper(`/people/${bilbo.id}`)).status).toBe(404);
    (await Player.at(server, tokens[0])).drop();
    const { rows } = await host<LogTold>("/log?did=delete");
    expect(rows[0]).toMatchObject({ what: bilbo.id, about: "" });
  });
});

describe("the log", () => {
  it("says who did what about whom, is filtered, and is saved", async () => {
    const mod = await member("moderator", "Cirdan");
    const fredegar = await member("member", "Fredegar");
    await mod.ask("/keeper/people/suspend", { id: fredegar.id, until: now + DAY, reason: "shouting" });
    const { rows } = await host<LogTold>("/log?who=FREDE");
    expect(rows).toMatchObject([
      { did: "suspend", by: "Cirdan", role: "moderator", way: "account", about: "Fredegar" },
    ]);
    expect(rows[0]?.what).toContain("shouting");
    expect((await host<LogTold>("/log?who=nobody")).rows).toEqual([]);
    expect(await (await keeper("/log.csv?who=cirdan")).text()).toContain(
      "account,Cirdan,moderator,suspend,Fredegar",
    );
  });

  it("goes on page by page", async () => {
    for (let times = 0; times < 51; times++)
      await host("/announce", { text: `The ${times}th word`, hours: 1 });
    const first = await host<LogTold>("/log?did=announce");
    expect([first.rows.length, first.more]).toEqual([50, true]);
    const next = await host<LogTold>(`/log?did=announce&before=${first.rows.at(-1)?.id}`);
    expect(next.rows.length).toBeGreaterThan(0);
    expect(next.rows.some(({ id }) => first.rows.some((row) => row.id === id))).toBe(false);
  });

  it("is changed and shortened by no call", async () => {
    const before = await host<LogTold>("/log");
    const id = before.rows[0]?.id ?? "";
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const path of ["/log", `/log/${id}`, "/log.csv", "/log/delete"]) {
        const answer = await fetch(`${server.address}/api/keeper${path}`, {
          method,
          headers: { cookie: `westmarch-keeper=${pass}` },
        });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    expect(await host("/log")).toEqual(before);
  });
});

describe("a case", () => {
  async function reported() {
    const [ada, bo] = [await member("member"), await member("member")];
    const { tokens } = await openPair(server);
    await ada.sit(tokens[0]);
    await bo.sit(tokens[1]);
    expect(
      (await call(server, "/api/report", { token: tokens[0], seat: 1, about: "He is rude." })).status,
    ).toBe(200);
    const { cases } = await host<CasesTold>("/cases?state=open");
    return { ada, bo, tokens, number: sure(cases[0], "no case").number };
  }

  it("has a number, notes who read it, is settled by a suspension with a word to both, and is opened again", async () => {
    const mod = await member("moderator", "Judge");
    const { bo, tokens, number } = await reported();
    const read = await mod.ask<CaseFile>("/keeper/cases/read", { number });
    expect(read).toMatchObject({ account: bo.id, canAnswer: true, settled: null, about: "He is rude." });
    await mod.ask("/keeper/cases/read", { number });
    const wish = { number, how: "suspend", days: 7, toReporter: "Thank you.", toReported: "Seven days." };
    const settled = await mod.ask<CaseFile>("/keeper/cases/settle", wish);
    expect(settled.history.map(({ did, by }) => [did, by])).toEqual([
      ["read", "Judge"],
      ["suspend", "Judge"],
      ["word-reporter", "Judge"],
      ["word-reported", "Judge"],
    ]);
    expect(await refusalOf(await bo.trySignIn())).toMatchObject({ reason: "suspended" });
    expect((await mod.call("/keeper/cases/settle", wish)).status).toBe(409);
    const words = () => sureWords(tokens[0]);
    const [word] = (await words()).words;
    expect(word?.text).toBe("Thank you.");
    await call(server, "/api/words/read", { tokens: [tokens[0]], id: word?.id });
    expect((await words()).words).toEqual([]);
    expect((await host<CaseFile>("/cases/reopen", { number })).settled).toBeNull();
    expect((await host<LogTold>("/log?did=case-settled")).rows[0]).toMatchObject({ by: "Judge" });
  });

  const sureWords = async (token: string) =>
    (await (await call(server, "/api/words", { tokens: [token] })).json()) as HostWords;

  it("is not settled by the one whom it is about, and its words are read by nobody else", async () => {
    const { bo, tokens, number } = await reported();
    await host("/people/role", { id: bo.id, role: "moderator" });
    expect(
      await refusalOf(await bo.call("/keeper/cases/settle", { number, how: "dismiss", days: 1 })),
    ).toMatchObject({ reason: "own-account" });
    await host("/cases/word", { number, to: "reported", text: "Mind your words." });
    expect((await sureWords(tokens[0])).words).toEqual([]);
    const [word] = (await sureWords(tokens[1])).words;
    await call(server, "/api/words/read", { tokens: [tokens[0]], id: word?.id });
    expect((await sureWords(tokens[1])).words).toHaveLength(1);
  });
});
