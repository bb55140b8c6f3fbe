/** The webhook of the whole server, against a receiver on this machine. */
import type { TournamentOpened, WebhookTold } from "@westmarch/protocol";
import { afterEach, expect } from "vitest";
import { hostKey, passOf } from "../src/stores/host-key.ts";
import { test } from "./partly.ts";
import { keptAt } from "./place.ts";
import { type Received, type Receiver, receiver } from "./receiver.ts";
import { call, dropDir, openPair, post, sure, testServer } from "./table.ts";
import { TELLING } from "./telling.ts";

const ADDRESS = "https://table.example.org";
const WISH = { language: "en", kinds: ["table", "tournament", "begun", "report", "backup"] };

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function house(policy: object = {}, more: object = {}) {
  const server = await testServer({
    title: async () => "The Hoard",
    policy: { ...TELLING, address: ADDRESS, ...policy },
    ...more,
  });
  open.push(async () => {
    await server.close();
    dropDir(server.dataDir);
  });
  const pass = passOf(hostKey(keptAt(server.dataDir).dataDir), "session", Date.now());
  const keeper = (path: string, body?: unknown): Promise<Response> =>
    fetch(`${server.address}/api/keeper${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        cookie: `westmarch-keeper=${pass}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const told = async () => (await (await keeper("/webhook")).json()) as WebhookTold;
  return { server, keeper, told };
}

async function listening(answers?: (message: Received) => number): Promise<Receiver> {
  const there = await receiver(answers);
  open.push(() => there.close());
  return there;
}

const messageIn = ({ body }: Received) => JSON.parse(body) as { title: string; body: string; url: string };

const list = (server: { address: string }, token: string) =>
  post(server, "/api/commons/list", { token, join: true, watch: false, language: "en" });

test("is told of open tables, tournaments and reports, each with an address that leads there", async () => {
  const there = await listening();
  const { server, keeper, told } = await house();
  expect(await told()).toMatchObject({ hook: null, knowsAddress: true });
  expect((await keeper("/webhook", { ...WISH, url: `${there.address}/hook` })).status).toBe(200);
  const opened = await post<{ token: string }>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
  await list(server, opened.token);
  await list(server, opened.token);
  await there.until(1);
  const key = "k".repeat(30);
  const wish = {
    key,
    name: "May cup",
    game: "hoard",
    settings: {},
    kind: "knockout",
    rounds: 1,
    games: 1,
    hours: null,
    guests: true,
  };
  const { id } = await post<TournamentOpened>(server, "/api/tournaments", wish);
  await there.until(2);
  for (const name of ["Bo", "Cy"])
    await post(server, "/api/tournaments/join", { tournament: id, key: name.repeat(15), name });
  await post(server, "/api/tournaments/act", { tournament: id, key, act: { do: "start" } });
  await there.until(3);
  const { tokens } = await openPair(server);
  await post(server, "/api/report", { token: tokens[0], seat: 1, about: "He is rude." });
  await there.until(4);
  expect(there.got.map(messageIn).map(({ title, url }) => [title, url])).toEqual([
    ["An open table: The Hoard", `${ADDRESS}/watch`],
    ["A tournament is open: May cup", `${ADDRESS}/tournament/${id}`],
    ["A tournament has begun: May cup", `${ADDRESS}/tournament/${id}`],
    ["A player was reported: case 1", `${ADDRESS}/host/room`],
  ]);
  expect(there.got.some(({ body }) => body.includes("rude"))).toBe(false);
  await expect.poll(async () => (await told()).sentAt !== null).toBe(true);
});

test("tells only what was asked for, in the language and form that were asked for", async () => {
  const there = await listening();
  const { server, keeper } = await house();
  const wish = { url: `${there.address}/x`, service: "slack", language: "ja", kinds: ["report"] };
  await keeper("/webhook", wish);
  const opened = await post<{ token: string }>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
  await list(server, opened.token);
  const { tokens } = await openPair(server);
  await post(server, "/api/report", { token: tokens[0], seat: 1, about: "words" });
  await there.until(1);
  expect(JSON.parse(there.got[0]?.body ?? "").text).toContain("案件1");
});

test("is set by the settings of the server, too, and by the page before them", async () => {
  const [one, other] = [await listening(), await listening()];
  const { keeper, told } = await house({ webhook: { url: `${one.address}/a`, language: "en" } });
  expect((await told()).hook).toMatchObject({ by: "settings", host: new URL(one.address).host });
  expect(await (await keeper("/webhook/try", {})).json()).toEqual({ outcome: "sent" });
  expect(messageIn(sure(one.got[0], "nothing came")).url).toBe(`${ADDRESS}/host/room`);
  await keeper("/webhook", { ...WISH, url: `${other.address}/b` });
  await keeper("/webhook/try", {});
  expect([one.got.length, other.got.length]).toEqual([1, 1]);
  await keeper("/webhook", null);
  expect((await told()).hook?.by).toBe("settings");
});

test("does not lead into the host's own network unless that is allowed", async () => {
  const { keeper, told } = await house({ noticesInside: false });
  for (const [url, reason] of [
    ["https://127.0.0.1/hook", "inside"],
    ["http://chat.example.org/hook", "insecure"],
    ["https://ntfy.example.org/", null],
  ] as const) {
    const answer = await keeper("/webhook", { ...WISH, url });
    if (reason !== null) expect(await answer.json()).toMatchObject({ reason });
  }
  expect((await told()).hook?.host).toBe("ntfy.example.org");
  await expect(
    testServer({
      policy: { ...TELLING, noticesInside: false, webhook: { url: "https://10.0.0.1/x", language: "en" } },
    }),
  ).rejects.toThrow("the setting webhook cannot be 10.0.0.1");
});

test("is tried again, later each time, and given up loudly after eight tries", async () => {
  const there = await listening(() => 503);
  let now = Date.now();
  const { server, keeper, told } = await house({}, { clock: () => now });
  await keeper("/webhook", { ...WISH, url: `${there.address}/hook` });
  const { tokens } = await openPair(server);
  expect((await call(server, "/api/report", { token: tokens[0], seat: 1, about: "x" })).status).toBe(200);
  const ids = () => new Set(there.got.map(({ headers }) => headers["idempotency-key"]));
  for (let tries = 1; tries <= 8; tries++) {
    await there.until(tries);
    if (tries < 8) await expect.poll(async () => (await told()).waiting).toBe(1);
    now += 30_000 * 2 ** (tries - 1);
  }
  await expect.poll(async () => (await told()).gaveUpAt !== null).toBe(true);
  expect(await told()).toMatchObject({ waiting: 0, sentAt: null });
  expect([there.got.length, ids().size]).toEqual([8, 1]);
});

test("is told when a backup could not be made", async () => {
  const there = await listening();
  const { server, keeper } = await house({}, {});
  await keeper("/webhook", { ...WISH, url: `${there.address}/hook` });
  const { writeFileSync } = await import("node:fs");
  const { join } = await import("node:path");
  const folder = keptAt(server.dataDir);
  // A file stands where the folder of the backups should be.
  writeFileSync(join(folder.dataDir, "backups"), "");
  const { status } = await keeper("/backup", {});
  if (folder.databaseAt !== undefined) return;
  expect(status).toBe(503);
  await there.until(1);
  expect(messageIn(sure(there.got[0], "nothing came")).title).toBe("A backup could not be made");
});
