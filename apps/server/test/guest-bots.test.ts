/** Bots that people bring along: made by their owners, asked by anybody, told of their seats by one stream. */
import type {
  BotKey,
  BotSeated,
  BotTold,
  GuestBots,
  HttpRefusal,
  OwnBots,
  PasskeyChallenge,
  TableOpened,
} from "@westmarch/protocol";
import { expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser } from "./browser.ts";
import { shared } from "./shared.ts";
import { call, dropDir, newData, Player, post, seatOf, sure, testServer } from "./table.ts";

const SITE = "https://table.example.org";
let where: string;
let server: RunningServer;
let now = Date.now();
shared(
  async () => {
    where = await newData();
    server = await testServer({
      dataDir: where,
      clock: () => now,
      policy: { accounts: true, address: SITE, origins: [SITE] },
    });
  },
  async () => {
    await server.close();
    dropDir(where);
  },
);

async function owner(name: string): Promise<Browser> {
  const browser = new Browser(server, SITE);
  const { ceremony, options } = await browser.get<PasskeyChallenge>("/passkey/begin", {
    to: "sign-up",
    name,
  });
  await browser.get("/passkey/finish", { ceremony, credential: new Authenticator(SITE).make(options) });
  return browser;
}

const withKey = (key: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${server.address}/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** A bot's program as far as it listens: every seat that it is told of. */
class Listener {
  readonly seats: BotSeated[] = [];
  readonly ended: Promise<void>;
  readonly #end = new AbortController();

  constructor(key: string) {
    this.ended = this.#listen(key).catch(() => {});
  }

  async #listen(key: string): Promise<void> {
    const { body } = await fetch(`${server.address}/api/bot/stream`, {
      headers: { authorization: `Bearer ${key}` },
      signal: this.#end.signal,
    });
    let rest = "";
    for await (const part of sure(body, "no stream").pipeThrough(new TextDecoderStream())) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") this.seats.push(JSON.parse(line) as BotSeated);
    }
  }

  async until(many: number): Promise<BotSeated> {
    await expect.poll(() => this.seats.length).toBeGreaterThanOrEqual(many);
    return sure(this.seats[many - 1], "no seat");
  }

  leave(): void {
    this.#end.abort();
  }
}

const openTable = async () => {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: { length: "long" },
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
  return { ...opened, invitation: sure(opened.invitations[0], "no invitation").token };
};
const ask = (name: string, invitation: string) => call(server, "/api/bots/ask", { name, invitation });
const reasonOf = async (answer: Response) => ((await answer.json()) as HttpRefusal).reason;

it("takes the seat that anybody offers it, with its name, its seal and a mark, and plays by the usual socket", async () => {
  const ada = await owner("Ada");
  const { bot, key } = await ada.get<BotKey>("/bots", { name: "Thinking Tree" });
  expect(bot).toMatchObject({ name: "Thinking Tree", isThere: false, plays: [] });
  const { invitation, ...opened } = await openTable();
  expect(await reasonOf(await ask("thinking tree", invitation))).toBe("bot-away");
  const program = new Listener(key);
  expect(await (await withKey(key, "/bot", { plays: [], atOnce: 1 })).json()).toMatchObject({ owner: "Ada" });
  await expect.poll(async () => ((await ada.get<OwnBots>("/bots")).bots[0] ?? null)?.isThere).toBe(true);
  expect(await reasonOf(await ask("Thinking Tree", invitation))).toBe("bot-plays-not");
  await withKey(key, "/bot", { plays: ["hoard"], atOnce: 1 });
  const there = (await (await fetch(`${server.address}/api/bots`)).json()) as GuestBots;
  expect(there.bots).toMatchObject([{ name: "Thinking Tree", owner: "Ada", plays: ["hoard"], free: 1 }]);
  expect((await ask("Thinking Tree", invitation)).status).toBe(200);

  const seat = await program.until(1);
  expect(seat).toMatchObject({ type: "seat", table: opened.table, game: "hoard", seats: [1] });
  const player = await Player.at(server, seat.token);
  const { colour, charge } = bot;
  expect(player.welcome.seats[1]?.player).toMatchObject({
    kind: "person",
    name: "Thinking Tree",
    seal: { colour, charge, bot: true },
  });
  const other = await Player.at(server, seatOf(opened));
  await other.choose(0, other.asked().options[0]);
  await player.sees(1);
  expect(await player.choose(1, player.asked(1).options[0])).toMatchObject({ type: "ack" });

  expect(await reasonOf(await ask("Thinking Tree", (await openTable()).invitation))).toBe("bot-busy");
  await player.until(() => player.heard !== null);
  player.send({ type: "resign", key: "resigning-01", seat: 1 });
  await player.until(() => player.now.result !== null);
  expect((await ask("Thinking Tree", (await openTable()).invitation)).status).toBe(200);
  await program.until(2);
  program.leave();
  await expect.poll(async () => (await ada.get<OwnBots>("/bots")).bots[0]?.isThere).toBe(false);
});

it("is told again of all its running games when its program comes back, and of none twice", async () => {
  const bo = await owner("Bo");
  const { key } = await bo.get<BotKey>("/bots", { name: "Old Willow" });
  const first = new Listener(key);
  await withKey(key, "/bot", { plays: ["hoard"], atOnce: 5 });
  await expect.poll(async () => ((await (await withKey(key, "/bot")).json()) as BotTold).isThere).toBe(true);
  await ask("Old Willow", (await openTable()).invitation);
  const [seat] = [await first.until(1)];
  // A second program with the same key takes over.
  const second = new Listener(key);
  expect(await second.until(1)).toEqual(seat);
  await first.ended;
  // It may bring a seat along, which is its own from then on.
  const { invitation, table } = await openTable();
  const joined = await post<{ token: string }>(server, "/api/join", { invitation, name: "somebody" });
  expect((await withKey(key, "/bot/seats", { token: joined.token })).status).toBe(200);
  expect((await second.until(2)).table).toBe(table);
  expect(second.seats).toHaveLength(2);
  second.leave();
});

it("is its owner's alone: five at most, another key ends the old one, and it goes with its owner", async () => {
  const cy = await owner("Cy");
  const made = await Promise.all([1, 2, 3, 4, 5].map((n) => cy.get<BotKey>("/bots", { name: `Rook ${n}` })));
  expect((await cy.ask("/bots", { name: "Rook 6" })).status).toBe(413);
  expect((await cy.ask("/bots", { name: "Ada" })).status).toBe(413);
  const [one] = [sure(made[0], "no bot")];
  const ada = await owner("Dora");
  expect((await ada.ask("/bots/key", { id: one.bot.id })).status).toBe(404);
  expect((await ada.ask("/bots/remove", { id: one.bot.id })).status).toBe(404);
  expect((await ada.ask("/bots", { name: "Rook 1" })).status).toBe(409);
  const program = new Listener(one.key);
  const fresh = await cy.get<BotKey>("/bots/key", { id: one.bot.id });
  await program.ended;
  expect((await withKey(one.key, "/bot")).status).toBe(401);
  await withKey(fresh.key, "/bot", { plays: ["hoard"], atOnce: 2 });
  expect((await withKey(fresh.key, "/bot", { plays: ["chess"], atOnce: 2 })).status).toBe(404);
  const again = new Listener(fresh.key);
  const rook = async () => (await cy.get<OwnBots>("/bots")).bots.find(({ name }) => name === "Rook 1");
  await expect.poll(async () => (await rook())?.isThere).toBe(true);
  await ask("Rook 1", (await openTable()).invitation);
  const player = await Player.at(server, (await again.until(1)).token);
  await cy.get("/delete", {});
  await again.ended;
  await expect.poll(() => player.closed).toBe(1008);
  expect((await withKey(fresh.key, "/bot")).status).toBe(401);
  now += 60_001;
  const there = (await (await fetch(`${server.address}/api/bots`)).json()) as GuestBots;
  expect(there.bots).toEqual([]);
});

it("lets no key sign anybody in, and no cookie stand for a key", async () => {
  const eve = await owner("Eve");
  const { key } = await eve.get<BotKey>("/bots", { name: "Crow" });
  expect((await withKey(key, "/person/bots")).status).toBe(401);
  expect((await fetch(`${server.address}/api/bot`, { headers: { cookie: eve.cookie } })).status).toBe(401);
  expect((await eve.ask("/bots", { name: "Crow 2" }, "https://elsewhere.example")).status).not.toBe(200);
});
