/** What follows a game in which everybody gets what to build from: everybody plays everybody. */
import { createHash } from "node:crypto";
import type { BotPlayer } from "@westmarch/players/port";
import type { Entered, HttpRefusal, KeptTables, RoundNow, TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { it } from "./partly.ts";
import { afterShare, SHARING } from "./share.ts";
import { call, dropDir, fetchReplay, newData, Player, post, seatOf, sure, testServer } from "./table.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Computers that end their games at once, and win. */
const bots: BotPlayer = { choose: async () => ({ options: [["end"]], by: "search", fellBack: false }) };

const place = async () => {
  const dataDir = await newData();
  ending.push(() => dropDir(dataDir));
  return dataDir;
};

async function serve(where?: string): Promise<RunningServer> {
  const dataDir = where ?? (await place());
  const server = await testServer({
    dataDir,
    bots,
    games: SHARING,
    rounds: { share: async () => afterShare },
  });
  ending.push(() => server.close());
  return server;
}

type Wish = { kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; level: "fair" };
const BOT: Wish = { kind: "bot", level: "fair" };

/** Numbers are handed out among these; the players' keys, by seat. */
async function shared(server: RunningServer, ...seats: Wish[]): Promise<{ table: string; tokens: string[] }> {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game: "share",
    settings: { players: String(seats.length) },
    seats,
  });
  const joined = await Promise.all(
    opened.invitations.map(({ token: invitation }) =>
      post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" }),
    ),
  );
  return { table: opened.table, tokens: [seatOf(opened), ...joined.map(({ token }) => token)] };
}

const two = (server: RunningServer) => shared(server, { kind: "me", name: "Ada" }, { kind: "open" });

const poolOf = (player: Player, seat: number): number[] =>
  (player.welcome.views[0].view as { secret: { pools: number[][] } }).secret.pools[seat];

const handIn = (server: RunningServer, token: string, seat: number, deck?: string) =>
  call(server, "/api/deck", { token, seat, ...(deck !== undefined && { deck }) });

/** The last that a player was told of the round. */
function roundOf({ messages }: Player): RoundNow {
  const told = messages.flatMap((message) =>
    (message.type === "round" || message.type === "welcome") && message.round ? [message.round] : [],
  );
  return sure(told.at(-1), "nothing was told of a round");
}

const pairingsOf = (round: RoundNow) => round.stages.flatMap(({ pairings }) => pairings);

const enter = (server: RunningServer, token: string, table: string | null, known?: string) =>
  post<Entered>(server, "/api/pairing", { token, table, ...(known && { known }) });

/** Ends the game at which this key sits, as its winner. */
async function win(server: RunningServer, token: string): Promise<void> {
  const player = await Player.at(server, token);
  const [seat] = player.welcome.mine;
  while (!player.now.result) {
    await player.until(() => player.now.result !== null || player.ask(seat) !== null);
    if (player.now.result) return;
    const outcome = await player.choose(seat, ["end"]);
    await player.sees(outcome.version);
  }
}

describe("handing in", () => {
  it("opens a game for two when both have handed in, with a seat for each alone", async () => {
    const server = await serve();
    const { tokens } = await two(server);
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    expect(roundOf(ada).players.map(({ ready }) => ready)).toEqual([false, false]);
    expect((await handIn(server, tokens[0], 0, String(poolOf(ada, 0)[0]))).ok).toBe(true);
    await bo.until(() => roundOf(bo).players[0].ready);
    expect(pairingsOf(roundOf(bo))[0].table).toBeNull();
    expect((await handIn(server, tokens[1], 1)).ok).toBe(true);
    await ada.until(() => roundOf(ada).players[1].ready);
    const [{ table, seats }] = pairingsOf(roundOf(ada));
    const [one, other] = await Promise.all(
      seats.map(async (seat) => (await enter(server, tokens[seat], table)).token),
    );
    const mine = await Promise.all([one, other].map((token) => Player.at(server, token)));
    expect(mine.map(({ welcome }) => welcome.mine)).toEqual([[0], [1]]);
    expect(mine[0].welcome.seats.map(({ player }) => player)).toMatchObject(
      seats.map((seat) => ({ kind: "person", name: ["Ada", "Bo"][seat] })),
    );
  });

  it.each([
    ["what is not in the pool", "5", { reason: "not-in-pool", facts: { line: 1, card: "5" } }],
    ["what was another’s", null, { reason: "not-in-pool" }],
  ])("refuses %s, with place and reason, and takes another deck then", async (_, deck, refusal) => {
    const server = await serve();
    const { tokens } = await two(server);
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const refused = await handIn(server, tokens[0], 0, deck ?? String(poolOf(bo, 1)[0]));
    expect(refused.status).toBe(409);
    expect((await refused.json()) as HttpRefusal).toMatchObject({ code: "illegal", refusal });
    expect((await handIn(server, tokens[0], 0, poolOf(ada, 0).join("\n"))).ok).toBe(true);
  });

  it("is done once, and by the player of the seat", async () => {
    const server = await serve();
    const { tokens } = await two(server);
    expect((await handIn(server, tokens[0], 1)).status).toBe(403);
    expect((await handIn(server, tokens[0], 0)).ok).toBe(true);
    expect((await handIn(server, tokens[0], 0)).status).toBe(409);
  });

  it("tells nobody what another has got or built, as long as games are to be played", async () => {
    const server = await serve();
    const { tokens } = await shared(server, { kind: "me", name: "Ada" }, { kind: "open" }, { kind: "open" });
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const pools = players.map((player, seat) => poolOf(player, seat).map(String));
    for (const [seat, token] of tokens.entries()) await handIn(server, token, seat);
    await players[0].until(() => roundOf(players[0]).players.every(({ ready }) => ready));
    const [pairing] = pairingsOf(roundOf(players[0]));
    const { token } = await enter(server, tokens[pairing.seats[0]], pairing.table);
    const there = await Player.at(server, token);
    await win(server, token);
    await players[0].until(() => pairingsOf(roundOf(players[0]))[0].winners !== null);
    await there.until(() => there.now.result !== null);
    expect([there.now.replay, there.now.fairness.key]).toEqual([null, null]);
    expect([players[0].now.replay, players[0].now.fairness.key]).toEqual([null, null]);
    const heard = [...players, there].map(({ received }) => received.join());
    const owners = [0, 1, 2, pairing.seats[0]];
    for (const [i, text] of heard.entries())
      for (const [seat, pool] of pools.entries())
        if (seat !== owners[i]) for (const number of pool) expect(text).not.toContain(number);
  });
});

describe("a round", () => {
  it("follows at once where there was nothing to choose, after players have put something into chance", async () => {
    const server = await serve();
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "share",
      settings: {},
      seats: [{ kind: "me", name: "Ada" }, BOT],
      seal: createHash("sha256").update(Buffer.alloc(32, 7)).digest("hex"),
    });
    const ada = await Player.at(server, seatOf(opened));
    await ada.act({ type: "contribute", value: Buffer.alloc(32, 7).toString("hex") });
    await ada.until(() => ada.heard !== null);
    expect(ada.welcome.contributions.list).toHaveLength(1);
    expect(roundOf(ada).players.map(({ ready }) => ready)).toEqual([false, false]);
    expect((await handIn(server, ada.token, 0)).ok).toBe(true);
  });

  it("counts a game that has ended, shows everything when the last has, and lets its people go on", async () => {
    const server = await serve();
    const { tokens } = await two(server);
    const [ada] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    for (const [seat, token] of tokens.entries()) await handIn(server, token, seat);
    await ada.until(() => pairingsOf(roundOf(ada))[0].table !== null);
    const [{ table, seats }] = pairingsOf(roundOf(ada));
    const { token } = await enter(server, tokens[seats[0]], table);
    await win(server, token);
    await ada.until(() => roundOf(ada).over);
    expect(roundOf(ada).standings).toMatchObject([
      { seat: seats[0], place: 1, points: 2 },
      { seat: seats[1], place: 2, points: 0 },
    ]);
    await ada.until(() => ada.now.replay !== null);
    expect(ada.now.fairness.key).not.toBeNull();
    expect((await fetchReplay(server, ada.now.replay)).ok).toBe(true);
    const there = await Player.at(server, token);
    expect(there.welcome.replay).not.toBeNull();
    expect((await call(server, "/api/again", { token })).status).toBe(409);
    for (const again of tokens) expect((await call(server, "/api/again", { token: again })).ok).toBe(true);
  });

  it("between computers is played by the server to its end, with nobody looking on", async () => {
    const server = await serve();
    const { tokens } = await shared(server, { kind: "me", name: "Ada" }, BOT, BOT, BOT);
    const ada = await Player.at(server, tokens[0]);
    await handIn(server, tokens[0], 0);
    const between = (round: RoundNow) => pairingsOf(round).filter(({ seats }) => !seats.includes(0));
    await ada.until(() => between(roundOf(ada)).every(({ winners }) => winners !== null));
    expect(roundOf(ada).over).toBe(false);
    expect(roundOf(ada).standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
    for (const { table, seats } of pairingsOf(roundOf(ada)))
      if (seats.includes(0)) await win(server, (await enter(server, tokens[0], table)).token);
    await ada.until(() => roundOf(ada).over);
  });

  it("is still there after a restart, with what was handed in and what was won", async () => {
    const dataDir = await place();
    const first = await serve(dataDir);
    const { tokens } = await shared(first, { kind: "me", name: "Ada" }, { kind: "open" }, BOT);
    await handIn(first, tokens[0], 0);
    const ada = await Player.at(first, tokens[0]);
    const against = sure(
      pairingsOf(roundOf(ada)).find(({ table }) => table !== null),
      "no game is open",
    );
    const { token } = await enter(first, tokens[0], against.table);
    await win(first, token);
    await ada.until(() => pairingsOf(roundOf(ada)).some(({ winners }) => winners !== null));
    const before = roundOf(ada);
    await ada.leave();
    await first.close();
    const second = await serve(dataDir);
    const again = await Player.at(second, tokens[0]);
    expect(roundOf(again)).toEqual(before);
    expect((await handIn(second, tokens[1], 1)).ok).toBe(true);
    await again.until(() => pairingsOf(roundOf(again)).every(({ table }) => table !== null));
  });

  it("gives a device the link that it has, and another device one of its own", async () => {
    const server = await serve();
    const { tokens } = await shared(server, { kind: "me", name: "Ada" }, BOT);
    await handIn(server, tokens[0], 0);
    const ada = await Player.at(server, tokens[0]);
    const [{ table }] = pairingsOf(roundOf(ada));
    const { token } = await enter(server, tokens[0], table);
    expect(await enter(server, tokens[0], table, token)).toEqual({ table, token });
    expect((await enter(server, tokens[0], table, tokens[0])).token).not.toBe(token);
    const stranger = await two(server);
    expect((await call(server, "/api/pairing", { token: stranger.tokens[0], table })).status).toBe(403);
  });

  it("hands out what was handed in to its player, and goes with the table before it", async () => {
    const server = await serve();
    const { tokens } = await shared(server, { kind: "me", name: "Ada" }, BOT);
    const ada = await Player.at(server, tokens[0]);
    const deck = String(poolOf(ada, 0)[0]);
    await handIn(server, tokens[0], 0, deck);
    await ada.until(() => pairingsOf(roundOf(ada))[0].table !== null);
    const [{ table }] = pairingsOf(roundOf(ada));
    const { token } = await enter(server, tokens[0], table);
    const response = await fetch(`${server.address}/api/kept`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    });
    const { tables } = (await response.json()) as KeptTables;
    expect(tables.map((kept) => [kept.game, kept.handed.map((row) => row.deck)])).toEqual([
      ["share", [deck]],
      ["match", []],
    ]);
    expect((await call(server, "/api/delete", { token: tokens[0] })).ok).toBe(true);
    expect((await call(server, "/api/pairing", { token, table })).status).toBe(401);
  });
});
