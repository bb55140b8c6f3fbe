/** Tournaments with live clocks, by a clock in the test's hand: time to come to the table, and a break between rounds. */
import type { OpenTournament, TimeTold, TournamentMine, TournamentNow } from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import type { RunningServer, ServerOptions } from "../src/main/index.ts";
import { Member, serveMembers, WITH_ACCOUNTS } from "./members.ts";
import { it } from "./partly.ts";
import { Player, sure } from "./table.ts";
import { now, opened, openGames, Taker, until } from "./takers.ts";
import { TALLY } from "./tally.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse("2026-05-01T12:00Z");
const LIVE = { kind: "live", main: 600, increment: 10, out: "loss" } as const;

let even = 0;
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  even = 0;
});

const pass = (milliseconds: number) => {
  even += milliseconds;
};

const serve = (dataDir?: string, more: Partial<ServerOptions> = {}) =>
  serveMembers(ending, dataDir, {
    games: [TALLY],
    monotonic: () => even,
    clock: () => NOON + even,
    sweepEvery: 20,
    policy: { ...WITH_ACCOUNTS, tableTime: true },
    ...more,
  });

type Table = { readonly id: string; readonly table: string; readonly sides: readonly number[] };

/** A tournament that has begun, in which these two are to play. */
async function begun(
  takers: readonly Taker[],
  wish: Partial<OpenTournament> = {},
): Promise<Table & { readonly first: Taker; readonly other: Taker }> {
  const ada = sure(takers[0], "nobody");
  const id = await opened(ada, { game: "tally", kind: "round-robin", pace: LIVE, ...wish });
  for (const taker of takers) await taker.join(id);
  const { table, sides } = sure(openGames(await ada.act(id, { do: "start" }))[0], "no game");
  const at = (seat: number) => sure(takers[sides[seat] ?? -1], "nobody");
  return { id, table: sure(table, "no table"), sides, first: at(0), other: at(1) };
}

async function comes(server: RunningServer, taker: Taker, { id, table }: Table): Promise<Player> {
  const { token } = await taker.ask<{ token: string }>("/enter", { tournament: id, table });
  return Player.at(server, token);
}

/** A spectator, who is told how the clocks stand now. */
async function look(server: RunningServer, { id, table }: Table): Promise<Player> {
  const link = { tournament: id, table };
  const { token } = await new Member(server).ask<{ token: string }>("/tournaments/watch", link);
  const player = await Player.at(server, token);
  await player.until(() => told(player) !== undefined);
  return player;
}

const told = (player: Player): TimeTold | undefined =>
  player.messages.findLast((message) => message.type === "time");
const of = (player: Player, seat: number) => told(player)?.seats.find((one) => one.seat === seat);

const pairOf = (server: RunningServer) => [new Taker(server, "Ada"), new Taker(server, "Bo")] as const;

describe("the clocks of a tournament’s live table", () => {
  it("stand still until both have come, also when one chooses meanwhile", async () => {
    const server = await serve();
    const game = await begun(pairOf(server));
    pass(2 * MINUTE);
    const first = await comes(server, game.first, game);
    await first.until(() => told(first)?.awaits !== undefined);
    expect(told(first)?.awaits).toEqual({ left: 3 * MINUTE, seats: [1] });
    expect(of(first, 0)).toMatchObject({ left: 10 * MINUTE, runs: false });
    pass(2 * MINUTE);
    await first.choose(0, ["step"]);
    await first.until(() => first.now.owes.includes(1));
    const other = await comes(server, game.other, game);
    await first.until(() => of(first, 1)?.runs === true);
    expect(told(first)).not.toHaveProperty("awaits");
    // What was chosen while nothing ran is thought over again for nothing.
    pass(MINUTE);
    await first.act({ type: "undo", version: first.version, seat: 0 });
    await other.until(() => of(other, 0)?.runs === true);
    expect([of(other, 0)?.left, of(other, 1)?.left]).toEqual([10 * MINUTE, 10 * MINUTE]);
  });

  it("run, once the time to come is over, for the missing player alone, and stop when that player comes", async () => {
    const server = await serve();
    const game = await begun(pairOf(server));
    const first = await comes(server, game.first, game);
    pass(5 * MINUTE);
    await look(server, game);
    await first.until(() => told(first)?.awaits?.left === 0);
    expect(of(first, 0)).toMatchObject({ left: 10 * MINUTE, runs: false });
    expect(of(first, 1)).toMatchObject({ left: 10 * MINUTE, runs: true });
    pass(4 * MINUTE);
    const other = await comes(server, game.other, game);
    await other.until(() => of(other, 0)?.runs === true);
    expect(of(other, 1)).toMatchObject({ left: 6 * MINUTE, runs: false });
  });

  it("give the game to the player who has come, though the choice was theirs", async () => {
    const server = await serve();
    const game = await begun(pairOf(server));
    const first = await comes(server, game.first, game);
    pass(5 * MINUTE);
    await look(server, game);
    await first.until(() => told(first)?.awaits?.left === 0);
    pass(10 * MINUTE);
    await look(server, game);
    const over = await until(server, game.id, ({ state }) => state === "over");
    expect(first.now.result).toEqual({ winners: [0], reason: "time" });
    expect(over.played[0]?.outcome).toMatchObject({ won: game.sides[0], drawn: false });
  });

  it("let nobody win a game to which neither has come", async () => {
    const server = await serve();
    const game = await begun(pairOf(server));
    pass(5 * MINUTE);
    const onlooker = await look(server, game);
    await onlooker.until(() => told(onlooker)?.awaits?.left === 0);
    expect(told(onlooker)?.seats.map(({ runs }) => runs)).toEqual([true, true]);
    pass(10 * MINUTE);
    await look(server, game);
    const over = await until(server, game.id, ({ state }) => state === "over");
    expect(onlooker.now.result).toEqual({ winners: [], reason: "absent" });
    expect(over.played[0]?.outcome).toEqual({ won: null, drawn: false, forfeit: true });
    expect(over.standings.map(({ points }) => points)).toEqual([0, 0]);
  });

  it("let computers play on neither for two who have not come", async () => {
    const server = await serve();
    const game = await begun(pairOf(server), { pace: { ...LIVE, out: "computer" } });
    pass(5 * MINUTE);
    const onlooker = await look(server, game);
    await onlooker.until(() => told(onlooker)?.awaits?.left === 0);
    pass(10 * MINUTE);
    await look(server, game);
    await onlooker.until(() => onlooker.now.result !== null);
    expect(onlooker.now.result).toEqual({ winners: [], reason: "absent" });
  });

  it("run as ever where the computer chooses for a player who has not come in all that time", async () => {
    const server = await serve();
    const game = await begun(pairOf(server), { pace: { ...LIVE, out: "computer" } });
    const first = await comes(server, game.first, game);
    pass(5 * MINUTE);
    await look(server, game);
    await first.until(() => told(first)?.awaits?.left === 0);
    pass(10 * MINUTE);
    await look(server, game);
    await first.until(() => of(first, 0)?.runs === true);
    expect(told(first)).not.toHaveProperty("awaits");
    expect(first.now.result).toBeNull();
    await first.choose(0, ["step"]);
    await first.until(() => first.now.owes.includes(0) && first.version > 1);
  });

  it("wait for a person who plays a computer, too", async () => {
    const server = await serve();
    const ada = new Taker(server, "Ada");
    const id = await opened(ada, { game: "tally", kind: "round-robin", pace: LIVE, grace: 60 });
    await ada.join(id);
    await ada.act(id, { do: "computer", level: "fair" });
    const { table, sides } = sure(openGames(await ada.act(id, { do: "start" }))[0], "no game");
    const game = { id, table: sure(table, "no table"), sides };
    pass(MINUTE);
    const onlooker = await look(server, game);
    await onlooker.until(() => told(onlooker)?.awaits?.left === 0);
    pass(10 * MINUTE);
    await look(server, game);
    const over = await until(server, id, ({ state }) => state === "over");
    expect(over.played[0]?.outcome).toMatchObject({ won: 1 });
  });

  it("wait over a restart, and no outage counts", async () => {
    const before = await serve();
    const takers = pairOf(before);
    const game = await begun(takers);
    pass(2 * MINUTE);
    await comes(before, game.first, game);
    await before.close();
    pass(HOUR);
    const server = await serve(before.dataDir);
    for (const taker of takers) taker.at(server);
    const onlooker = await look(server, game);
    expect(told(onlooker)?.awaits).toEqual({ left: 3 * MINUTE, seats: [1] });
    await comes(server, game.other, game);
    await onlooker.until(() => of(onlooker, 0)?.runs === true);
    expect(told(onlooker)).not.toHaveProperty("awaits");
  });

  it("are refused a time to come where no minutes count, and run at once where the organiser wants that", async () => {
    const server = await serve();
    const ada = new Taker(server, "Ada");
    await expect(opened(ada, { game: "tally", grace: 60 })).rejects.toThrow("Only live clocks wait");
    const game = await begun(pairOf(server), { grace: 0 });
    const onlooker = await look(server, game);
    expect(told(onlooker)).not.toHaveProperty("awaits");
    await onlooker.until(() => of(onlooker, 0)?.runs === true);
  });
});

describe("what a person plays in", () => {
  const mine = (server: RunningServer, taker: Taker): Promise<TournamentMine[]> =>
    fetch(`${server.address}/api/tournaments/mine`, {
      headers: { authorization: `Bearer ${taker.key}` },
    }).then((answer) => answer.json() as Promise<TournamentMine[]>);

  it("is told with the game that waits, how long nothing runs there, and whether one has been there", async () => {
    const server = await serve();
    const takers = pairOf(server);
    const game = await begun(takers);
    pass(MINUTE);
    const { id, table, other } = game;
    const call = {
      table,
      round: 1,
      with: { kind: "guest", name: game.first.name },
      came: false,
      left: 4 * MINUTE,
    };
    expect(await mine(server, other)).toMatchObject([{ id, state: "running", round: 1, nextIn: null, call }]);
    const player = await comes(server, other, game);
    expect((await mine(server, other))[0]?.call).toMatchObject({ came: true, left: 4 * MINUTE });
    expect((await mine(server, game.first))[0]?.call).toMatchObject({ came: false });
    expect(await mine(server, new Taker(server, "Eve"))).toEqual([]);
    await player.leave();
    expect((await mine(server, other))[0]?.call).toMatchObject({ came: true });
    await other.ask("/leave", { tournament: id });
    expect(await mine(server, other)).toEqual([]);
  });

  it("is told before it begins, and not once it is over", async () => {
    const server = await serve();
    const ada = new Taker(server, "Ada");
    const id = await opened(ada, { game: "tally" });
    await ada.join(id);
    expect(await mine(server, ada)).toMatchObject([{ id, state: "open", round: 0, call: null }]);
    await ada.act(id, { do: "end" });
    expect(await mine(server, ada)).toEqual([]);
  });
});

describe("the hours of a game", () => {
  it("let nobody win who has not come either", async () => {
    const server = await serve();
    const game = await begun(pairOf(server), { pace: undefined, hours: 2 });
    pass(3 * HOUR);
    const over = await until(server, game.id, ({ state }) => state === "over");
    expect(over.played[0]?.outcome).toEqual({ won: null, drawn: false, forfeit: true });
  });
});

describe("between two rounds", () => {
  /** Plays what is open to its end: the player who is asked first ends it. */
  async function playRound(server: RunningServer, id: string, takers: readonly Taker[]): Promise<void> {
    for (const { table, sides } of openGames(await now(server, id))) {
      const first = sure(takers[sides[0] ?? -1], "nobody");
      const player = await comes(server, first, { id, table: sure(table, "no table"), sides });
      await player.choose(0, ["end"]);
      await player.until(() => player.now.result !== null);
      await player.leave();
    }
  }
  const allDecided = ({ played }: TournamentNow) => played.every(({ outcome }) => outcome !== null);
  const four = (server: RunningServer) => ["Ada", "Bo", "Cem", "Dee"].map((name) => new Taker(server, name));

  it("there is a break whose end is told, and a restart keeps it", async () => {
    const before = await serve();
    const takers = four(before);
    const { id } = await begun(takers);
    await playRound(before, id, takers);
    const resting = await until(before, id, ({ nextIn }) => nextIn !== null);
    expect(allDecided(resting)).toBe(true);
    expect(resting).toMatchObject({ round: 1, rest: 180, grace: 300, nextIn: 3 * MINUTE });
    pass(MINUTE);
    await before.close();
    const server = await serve(before.dataDir);
    for (const taker of takers) taker.at(server);
    expect(await now(server, id)).toMatchObject({ round: 1, nextIn: 2 * MINUTE });
    pass(2 * MINUTE);
    const second = await until(server, id, ({ round }) => round === 2);
    expect(second.nextIn).toBeNull();
    expect(openGames(second)).toHaveLength(2);
  });

  it("its organiser may begin the next round early, and the break after that is whole again", async () => {
    const server = await serve();
    const takers = four(server);
    const ada = sure(takers[0], "nobody");
    const { id } = await begun(takers);
    await playRound(server, id, takers);
    await until(server, id, ({ nextIn }) => nextIn !== null);
    expect(await ada.act(id, { do: "pair" })).toMatchObject({ round: 2, nextIn: null });
    await playRound(server, id, takers);
    expect(await until(server, id, ({ nextIn }) => nextIn !== null)).toMatchObject({
      round: 2,
      nextIn: 3 * MINUTE,
    });
  });

  it("there is none at a slow pace, unless its organiser wants one, and none after the last", async () => {
    const server = await serve();
    const takers = pairOf(server);
    const { id } = await begun(takers, { pace: undefined });
    expect(await now(server, id)).toMatchObject({ rest: 0, grace: 0 });
    await playRound(server, id, takers);
    expect(await until(server, id, ({ state }) => state === "over")).toMatchObject({ nextIn: null });
  });
});
