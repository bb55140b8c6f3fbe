import { spawn } from "node:child_process";
import { createECDH, createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { commit } from "@westmarch/fairness";
import type {
  Joined,
  LinkRenewed,
  MyNotices,
  NoticeMessage,
  NoticesOffered,
  RematchTold,
  TableOpened,
  TableSummary,
  WayAdded,
} from "@westmarch/protocol";
import { SMTPServer } from "smtp-server";
import { afterEach, expect } from "vitest";
import { newsFor } from "../src/features/notifications/news.ts";
import { openDatabase, type RunningServer } from "../src/main/index.ts";
import { NotificationStore } from "../src/stores/notification-store.ts";
import { test } from "./partly.ts";
import { type Receiver, receiver } from "./receiver.ts";
import {
  call,
  dropDir,
  newData,
  onPostgres,
  openPair,
  Player,
  playOut,
  post,
  seatOf,
  sure,
  testServer,
} from "./table.ts";
import { chooses, hearBy, RECIPIENT, TELLING, WISHES } from "./telling.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function house(
  options: Parameters<typeof testServer>[0] = {},
): Promise<RunningServer & { dataDir: string }> {
  const server = await testServer({
    title: async (_, language) => (language === "en" ? "The Hoard" : "宝の山"),
    ...options,
    policy: { ...TELLING, ...options.policy },
  });
  open.push(async () => {
    await server.close();
    dropDir(server.dataDir);
  });
  return server;
}

async function hook(): Promise<Receiver> {
  const made = await receiver();
  open.push(() => made.close());
  return made;
}

const messageIn = (from: Receiver, at: number): NoticeMessage =>
  JSON.parse(sure(from.got[at], `nothing arrived as number ${at}`).body);

/** So long that what was written meanwhile has been looked at, also by a database that is asked over a socket. */
const resting = () => new Promise((done) => setTimeout(done, onPostgres() ? 1000 : 200));

test("who is away is told once of a turn, by what everybody at the table knows", async () => {
  const [server, there] = [await house(), await hook()];
  const { table, tokens } = await openPair(server);
  const { secret } = await hearBy(server, there.address, tokens[0]);
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  await there.until(1);
  expect(messageIn(there, 0)).toMatchObject({
    title: "Your turn: The Hoard",
    body: "with Bo",
    path: `/table/${table}`,
    notices: [{ kind: "turn", table, game: "hoard" }],
  });
  const { headers, body } = sure(there.got[0], "nothing came");
  const [, at, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["x-westmarch-signature"])) ?? [];
  expect(mac).toBe(
    createHmac("sha256", secret ?? "")
      .update(`${at}.${body}`)
      .digest("hex"),
  );
  await resting();
  expect(there.got).toHaveLength(1);
  // The next turn is another.
  await chooses(server, tokens[0], 0);
  const bo = await Player.at(server, tokens[1]);
  while (!bo.now.owes.includes(0)) {
    const outcome = await bo.choose(1, sure(bo.asked(1).options[0], "no option"));
    await bo.sees("version" in outcome ? outcome.version : null);
  }
  await there.until(2);
  expect(messageIn(there, 1).id).not.toBe(messageIn(there, 0).id);
});

test("who is at the table is not told, and what was so before one listened is no news", async () => {
  const [server, there] = [await house(), await hook()];
  const { tokens } = await openPair(server);
  await hearBy(server, there.address, tokens[0]);
  const ada = await Player.at(server, tokens[0]);
  await ada.choose(0, sure(ada.asked(0).options[0], "no option"));
  await chooses(server, tokens[1], 1);
  await ada.until(() => ada.ask(0) !== null);
  await resting();
  expect(there.got).toEqual([]);
});

const ADA = { kind: "me", name: "Ada" };
const OPEN = { kind: "open" };

const sealedNow = (): string => commit(randomBytes(32).toString("hex"));

const joins = (server: RunningServer, invitation: string, name: string, seal?: string) =>
  post<Joined>(server, "/api/join", { invitation, name, ...(seal && { seal }) });

/** Looks in at a table once, and leaves; resolves when the server knows that, and its clock has gone on. */
async function looksIn(server: RunningServer, token: string): Promise<void> {
  await (await Player.at(server, token)).leave();
  const isThere = async () => {
    const [table] = await post<TableSummary[]>(server, "/api/mine", { tokens: [token] });
    return table.seats.some(({ player }) => player?.kind === "person" && player.online);
  };
  await expect.poll(isThere).toBe(false);
  const left = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(left + 5);
}

test.each([
  ["and both devices have sealed something for its chance", true],
  ["and nobody contributes to its chance", false],
])("who opened a table, looked in and left is told who has sat down, %s", async (_, seals) => {
  const [server, there] = [await house(), await hook()];
  const wish = { game: "hoard", settings: {}, seats: [ADA, OPEN], ...(seals && { seal: sealedNow() }) };
  const opened = await post<TableOpened>(server, "/api/tables", wish);
  await hearBy(server, there.address, seatOf(opened));
  await looksIn(server, seatOf(opened));
  await joins(server, opened.invitations[0].token, "Bo", seals ? sealedNow() : undefined);
  await there.until(1);
  expect(messageIn(there, 0)).toMatchObject({
    title: "Somebody has sat down: The Hoard",
    body: "with Bo",
    notices: [{ kind: "joined", table: opened.table }],
  });
  await resting();
  expect(there.got).toHaveLength(1);
});

test("who is at the table sees for themselves who sits down", async () => {
  const [server, there] = [await house(), await hook()];
  const wish = { game: "hoard", settings: {}, seats: [ADA, OPEN], seal: sealedNow() };
  const opened = await post<TableOpened>(server, "/api/tables", wish);
  await hearBy(server, there.address, seatOf(opened));
  const ada = await Player.at(server, seatOf(opened));
  await joins(server, opened.invitations[0].token, "Bo", sealedNow());
  await ada.until(() => ada.received.some((message) => message.includes('"Bo"')));
  await resting();
  expect(there.got).toEqual([]);
});

test("a seat that was emptied again is news when the next sits down, and a renewed link is none", async () => {
  const [server, there] = [await house(), await hook()];
  const wish = { game: "hoard", settings: {}, seats: [ADA, OPEN], seal: sealedNow() };
  const opened = await post<TableOpened>(server, "/api/tables", wish);
  const token = seatOf(opened);
  await hearBy(server, there.address, token);
  await looksIn(server, token);
  await joins(server, opened.invitations[0].token, "Bo", sealedNow());
  await there.until(1);
  const renewed = await post<LinkRenewed>(server, "/api/links", { token, kind: "invitation", seat: 1 });
  await resting();
  const cy = await joins(server, renewed.token, "Cy", sealedNow());
  await there.until(2);
  expect(messageIn(there, 1)).toMatchObject({ body: "with Cy", notices: [{ kind: "joined" }] });
  await post(server, "/api/links", { token: cy.token, kind: "seat" });
  await resting();
  expect(there.got).toHaveLength(2);
});

test("a player who asked for another game first and left is told of the first turn there", async () => {
  const [server, there] = [await house(), await hook()];
  const { tokens } = await openPair(server);
  const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
  await playOut(players);
  // Bo sits first there.
  await post(server, "/api/again", { token: tokens[1] });
  await Promise.all(players.map((player) => player.leave()));
  await looksIn(server, tokens[1]);
  await hearBy(server, there.address, tokens[1]);
  const { table } = await post<RematchTold>(server, "/api/again", { token: tokens[0] });
  await there.until(1);
  expect(messageIn(there, 0)).toMatchObject({ notices: [{ kind: "turn", table }] });
});

test("a table that is not to be heard of is not, and quiet hours hold back until their end", async () => {
  let now = Date.parse("2026-01-10T23:00:00Z");
  const [server, there] = [await house({ clock: () => now }), await hook()];
  const { tokens } = await openPair(server);
  await hearBy(server, there.address, tokens[0], { ...WISHES, quiet: { from: 1320, to: 420 } });
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  await resting();
  expect(there.got).toEqual([]);
  now = Date.parse("2026-01-11T07:00:01Z");
  await there.until(1);
  await post(server, "/api/notices/tables", { recipient: RECIPIENT, tokens: [tokens[0]], on: false });
  expect(await post<MyNotices>(server, "/api/notices/mine", { recipient: RECIPIENT })).toMatchObject({
    tables: [],
  });
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  await resting();
  expect(there.got).toHaveLength(1);
});

test("what comes while news is gathered travels as one", async () => {
  let now = Date.now();
  const [server, there] = [await house({ clock: () => now }), await hook()];
  const tables = [await openPair(server), await openPair(server), await openPair(server)];
  for (const { tokens } of tables)
    await hearBy(server, there.address, tokens[0], { ...WISHES, language: "ja", gather: 60 });
  for (const { tokens } of tables) {
    await chooses(server, tokens[0], 0);
    await chooses(server, tokens[1], 1);
    if (tables[0]?.tokens === tokens) await there.until(1);
  }
  await resting();
  expect(there.got).toHaveLength(1);
  now += 3_600_001;
  await there.until(2);
  const { title, notices } = messageIn(there, 1);
  expect(title).toBe("あなたの卓から2件のお知らせ");
  expect(notices.map(({ table }) => table).sort()).toEqual(
    tables
      .slice(1)
      .map(({ table }) => table)
      .sort(),
  );
});

test("a message that was not taken is sent again as the same one, and what leads nowhere is given up", async () => {
  let now = Date.now();
  const [server, there] = [await house({ clock: () => now }), await hook()];
  const { tokens } = await openPair(server);
  await hearBy(server, there.address, tokens[0]);
  there.status = 500;
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  await there.until(1);
  await resting();
  expect(there.got).toHaveLength(1);
  there.status = 410;
  // The wait begins when the server has noted the failure, which cannot be seen from outside.
  while (there.got.length < 2) {
    now += 31_000;
    await resting();
  }
  expect(messageIn(there, 1).id).toBe(messageIn(there, 0).id);
  const states = async () => {
    const mine = await post<MyNotices>(server, "/api/notices/mine", { recipient: RECIPIENT });
    return mine.ways.map(({ state }) => state);
  };
  await expect.poll(states, { timeout: 20_000 }).toEqual(["gone"]);
});

test("a push service is sent what only the browser can read, under the server's key, which stays the same", async () => {
  const dataDir = await newData();
  const server = await testServer({ dataDir, title: async () => "The Hoard", policy: TELLING });
  const there = await hook();
  const { tokens } = await openPair(server);
  const browser = createECDH("prime256v1");
  const keys = {
    p256dh: browser.generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const way = { kind: "push", endpoint: `${there.address}/push/1`, keys };
  await post(server, "/api/notices/ways", { recipient: RECIPIENT, way, ...WISHES });
  await post(server, "/api/notices/tables", { recipient: RECIPIENT, tokens: [tokens[0]], on: true });
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  await there.until(1);
  const { headers, body, path } = sure(there.got[0], "nothing came");
  const { push } = (await (await fetch(`${server.address}/api/notices`)).json()) as NoticesOffered;
  expect(path).toBe("/push/1");
  expect(headers["content-encoding"]).toBe("aes128gcm");
  expect(headers.authorization).toContain(`k=${push}`);
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  expect(body).not.toContain("Hoard");
  await server.close();
  const again = await testServer({ dataDir, policy: TELLING });
  expect(await (await fetch(`${again.address}/api/notices`)).json()).toEqual({ push, mail: false });
  await again.close();
  dropDir(dataDir);
});

test("letters come once their address is confirmed, and end with one click", async () => {
  const letters: string[] = [];
  const postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      void text(stream).then((letter) => {
        letters.push(letter.replace(/=\r\n/g, ""));
        done();
      });
    },
  });
  await new Promise<void>((done) => {
    postOffice.listen(0, "127.0.0.1", () => done());
  });
  open.push(() => new Promise<void>((done) => postOffice.close(done)));
  const address = postOffice.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const mail = { url: `smtp://127.0.0.1:${port}`, from: "Westmarch <table@example.org>" };
  const server = await house({ policy: { mail, address: "https://table.example.org" } });
  const { tokens } = await openPair(server);
  const way = { kind: "mail", address: "ada@example.org" };
  const wish = { recipient: RECIPIENT, way, ...WISHES };
  expect((await post<WayAdded>(server, "/api/notices/ways", wish)).way.state).toBe("new");
  // Asking again and again does not have the same address written to each time.
  const other = { ...wish, recipient: "another-device-of-0002" };
  await post(server, "/api/notices/ways", other);
  for (const address of ["ADA@example.org", "aDa@Example.Org", "ada+2@example.org"]) {
    const { way: added } = await post<WayAdded>(server, "/api/notices/ways", {
      ...other,
      way: { kind: "mail", address },
    });
    await post(server, "/api/notices/drop", { recipient: other.recipient, way: added.id });
  }
  await post(server, "/api/notices/tables", { recipient: RECIPIENT, tokens: [tokens[0]], on: true });
  expect(letters).toHaveLength(1);
  const [, confirm] = /#confirm\.([\w.-]+)/.exec(letters[0] ?? "") ?? [];
  await post(server, "/api/notices/confirm", { token: confirm });
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  await expect.poll(() => letters.length).toBe(2);
  // With it may come that Bo has sat down, if the post was slow.
  expect(letters[1]).toContain("Your turn: The Hoard");
  expect(letters[1]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const [, off] = /notices\/off\/([\w.\r\n\t -]+?)>/.exec(letters[1] ?? "") ?? [];
  const clicked = await fetch(`${server.address}/api/notices/off/${off?.replace(/\s/g, "")}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(clicked.status).toBe(200);
  expect((await post<MyNotices>(server, "/api/notices/mine", { recipient: RECIPIENT })).ways).toEqual([]);
});

test.each([
  "http://example.org/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://10.0.0.1/hook",
])("no notice goes to %s unless the host allows it", async (url) => {
  const server = await house({ policy: { noticesInside: false } });
  const wish = { recipient: RECIPIENT, way: { kind: "webhook", url }, ...WISHES };
  expect((await call(server, "/api/notices/ways", wish)).status).toBe(400);
});

test("an act that comes while a table is looked at marks no turn that is still to come", async () => {
  const server = await house();
  const { table, tokens } = await openPair(server);
  await chooses(server, tokens[0], 0);
  await chooses(server, tokens[1], 1);
  const { db, close } = await openDatabase(server.dataDir);
  open.push(close);
  const ask = async (meanwhile: () => unknown) => {
    const rung = async () => {
      await meanwhile();
      return null;
    };
    const store = new NotificationStore(db, { rung });
    return newsFor([0], sure(await store.told(table, [0]), "no such table"));
  };
  const turn = await ask(() => {});
  expect(turn).toContainEqual({ kind: "turn", mark: expect.any(Number) });
  expect(await ask(() => chooses(server, tokens[0], 0))).toEqual(turn);
});

test("a server that is killed between taking a notice up and sending it sends the same one after its return, once", async () => {
  const dataDir = await newData();
  const there = await hook();
  const child = fileURLToPath(new URL("notices-child.ts", import.meta.url));
  const start = async (ahead: number) => {
    const running = spawn(process.execPath, [child, dataDir, String(ahead)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    open.push(() => running.kill("SIGKILL"));
    const [address] = await once(running.stdout, "data");
    return { running, address: String(address).trim() };
  };
  const first = await start(0);
  const { tokens } = await openPair(first);
  await hearBy(first, there.address, tokens[0]);
  there.status = null;
  await chooses(first, tokens[0], 0);
  await chooses(first, tokens[1], 1);
  await there.until(1);
  first.running.kill("SIGKILL");
  await once(first.running, "exit");
  there.status = 200;
  // The process that fell had it for a minute.
  const second = await start(61_000);
  await there.until(2);
  expect(messageIn(there, 1).id).toBe(messageIn(there, 0).id);
  await resting();
  second.running.kill("SIGKILL");
  await once(second.running, "exit");
  const third = await start(200_000);
  await resting();
  third.running.kill("SIGKILL");
  await once(third.running, "exit");
  expect(there.got).toHaveLength(2);
  const { db, close } = await openDatabase(dataDir);
  expect(await db.selectFrom("notices").select("state").where("kind", "=", "turn").execute()).toEqual([
    { state: "sent" },
  ]);
  await close();
  dropDir(dataDir);
});
