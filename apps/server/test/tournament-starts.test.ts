/** Tournaments that begin by the clock, with places and check-in, and arenas; by a clock in the test's hand. */
import type { OpenTournament, TournamentMine, TournamentNow, TournamentReopening } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { Member, serveMembers, WITH_ACCOUNTS } from "./members.ts";
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

const serve = (dataDir?: string) =>
  serveMembers(ending, dataDir, {
    games: [TALLY],
    monotonic: () => even,
    clock: () => NOON + even,
    sweepEvery: 20,
    policy: { ...WITH_ACCOUNTS, tableTime: true },
  });

const takers = (server: RunningServer, ...names: string[]) => names.map((name) => new Taker(server, name));
const first = (all: readonly Taker[]): Taker => sure(all[0], "nobody");
const held = (by: Taker, wish: Partial<OpenTournament> = {}) =>
  opened(by, { game: "tally", kind: "round-robin", pace: LIVE, ...wish });
const here = (taker: Taker, tournament: string, is = true) => taker.ask("/here", { tournament, here: is });

/** The tournaments in which somebody plays, as every page asks for them. */
async function mineOf(server: RunningServer, taker: Taker): Promise<TournamentMine[]> {
  const headers = { authorization: `Bearer ${taker.key}` };
  const answer = await fetch(`${server.address}/api/tournaments/mine`, { headers });
  return (await answer.json()) as TournamentMine[];
}

describe("a start by the clock", () => {
  it("begins the first round by itself, also after a restart", async () => {
    const before = await serve();
    const all = takers(before, "Ada", "Bo");
    const id = await held(first(all), { startsAt: NOON + HOUR });
    for (const taker of all) await taker.join(id);
    expect(await now(before, id)).toMatchObject({ state: "open", startsAt: NOON + HOUR, startsIn: HOUR });
    pass(30 * MINUTE);
    await before.close();
    const server = await serve(before.dataDir);
    expect(await now(server, id)).toMatchObject({ state: "open", startsIn: 30 * MINUTE });
    pass(30 * MINUTE);
    const begun = await until(server, id, ({ state }) => state === "running");
    expect(begun).toMatchObject({ round: 1, startsAt: null, startsIn: null });
    expect(openGames(begun)).toHaveLength(1);
  });

  it("may be begun before by the organiser, or put off by five minutes", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const ada = first(all);
    const id = await held(ada, { startsAt: NOON + HOUR });
    for (const taker of all) await taker.join(id);
    expect(await ada.act(id, { do: "later" })).toMatchObject({ startsIn: HOUR + 5 * MINUTE });
    await expect(sure(all[1], "nobody").act(id, { do: "later" })).rejects.toThrow();
    expect(await ada.act(id, { do: "start" })).toMatchObject({ state: "running", round: 1 });
  });

  it("is refused in the past, and so is a check-in without a start", async () => {
    const server = await serve();
    const [ada] = takers(server, "Ada");
    await expect(held(sure(ada, "nobody"), { startsAt: NOON - 1 })).rejects.toThrow();
    await expect(held(sure(ada, "nobody"), { checkIn: 10 })).rejects.toThrow();
  });

  it("is put off while fewer than two have checked in, and becomes the organiser’s after an hour of that", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const id = await held(first(all), { startsAt: NOON + HOUR, checkIn: 10 });
    for (const taker of all) await taker.join(id);
    pass(HOUR);
    const later = await until(server, id, ({ putOff }) => putOff);
    expect(later).toMatchObject({ state: "open", startsIn: 10 * MINUTE, checkInOpen: true });
    for (let times = 0; times < 6; times++) {
      const { startsIn } = await now(server, id);
      pass(startsIn ?? 0);
      await until(server, id, (told) => told.startsIn !== 0);
    }
    expect(await now(server, id)).toMatchObject({ state: "open", startsIn: null, startsAt: null });
    expect(await first(all).act(id, { do: "start" })).toMatchObject({ state: "running" });
  });
});

describe("checking in", () => {
  it("is asked before the start; whoever has not done it is left out, and is told", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo", "Cem");
    const cem = sure(all[2], "nobody");
    const id = await held(first(all), { startsAt: NOON + HOUR, checkIn: 15, kind: "swiss" });
    for (const taker of all) await taker.join(id);
    await expect(here(first(all), id)).rejects.toThrow();
    pass(45 * MINUTE);
    expect(await now(server, id)).toMatchObject({ checkInOpen: true, checkIn: 15 });
    for (const taker of all.slice(0, 2)) await here(taker, id);
    const mine = (taker: Taker) => mineOf(server, taker);
    expect((await mine(cem))[0]).toMatchObject({ checkIn: "open", startsIn: 15 * MINUTE });
    expect((await mine(first(all)))[0]).toMatchObject({ checkIn: "done" });
    pass(15 * MINUTE);
    const begun = await until(server, id, ({ state }) => state === "running");
    expect(begun.players.map(({ here: is, missed }) => [is, missed])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(openGames(begun)).toHaveLength(1);
    expect((await mine(cem))[0]).toMatchObject({ checkIn: "missed", call: null });
    // A Swiss tournament is entered late.
    await cem.join(id);
    expect((await now(server, id)).players[2]).toMatchObject({ withdrawn: false, missed: false });
  });

  it("is done by entering while it is open, and can be taken back", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const id = await held(first(all), { startsAt: NOON + 5 * MINUTE, checkIn: 15 });
    for (const taker of all) await taker.join(id);
    expect((await now(server, id)).players.map((one) => one.here)).toEqual([true, true]);
    expect((await here(first(all), id, false)).players[0]?.here).toBe(false);
  });
});

describe("the places of a tournament", () => {
  it("are not exceeded, and one that is given up is free again", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo", "Cem");
    const id = await held(first(all), { places: 2 });
    for (const taker of all.slice(0, 2)) await taker.join(id);
    await expect(sure(all[2], "nobody").join(id)).rejects.toThrow();
    await sure(all[1], "nobody").ask("/leave", { tournament: id });
    expect(await sure(all[2], "nobody").join(id)).toMatchObject({ entrants: 2, places: 2 });
  });
});

describe("an arena", () => {
  const arena = { kind: "arena", lasts: 30, grace: 60 } as const;
  /** Ends the game of this player, who has come to it. */
  async function endGame(server: RunningServer, all: readonly Taker[], id: string, told: TournamentNow) {
    const { table, sides } = sure(openGames(told)[0], "no game");
    for (const [seat, side] of sides.entries()) {
      const { token } = await sure(all[side], "nobody").ask<{ token: string }>("/enter", {
        tournament: id,
        table,
      });
      const player = await Player.at(server, token);
      ending.push(() => player.leave());
      if (seat === 1) await player.until(() => player.now.owes.includes(0));
    }
    const { token } = await sure(all[sides[0] ?? 0], "nobody").ask<{ token: string }>("/enter", {
      tournament: id,
      table,
    });
    const player = await Player.at(server, token);
    await player.choose(0, ["end"]);
    await player.until(() => player.now.result !== null);
    await player.leave();
    return sides;
  }

  it("pairs whoever is free as soon as they are, until its time is up, and counts games that have begun", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo", "Cem");
    const id = await held(first(all), arena);
    for (const taker of all) await taker.join(id);
    const begun = await first(all).act(id, { do: "start" });
    expect(begun).toMatchObject({ state: "running", endsIn: 30 * MINUTE, lasts: 30 });
    expect(openGames(begun)).toHaveLength(1);
    const played = await endGame(server, all, id, begun);
    const second = await until(server, id, (told) => told.played.length === 2);
    const waited = [0, 1, 2].find((one) => !played.includes(one));
    expect(openGames(second)[0]?.sides).toContain(waited);
    pass(30 * MINUTE);
    await endGame(server, all, id, second);
    const over = await until(server, id, ({ state }) => state === "over");
    expect(over.played).toHaveLength(2);
    expect(over.played.every(({ outcome }) => outcome !== null)).toBe(true);
    // A game is won each time: the first by as many points has played no more games than the next.
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(4);
  });

  it("lets a player go between games and come back, and pairs no more whoever did not come to a game", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo", "Cem");
    const id = await held(first(all), arena);
    for (const taker of all.slice(0, 2)) await taker.join(id);
    await first(all).act(id, { do: "start" });
    const { table } = sure(openGames(await now(server, id))[0], "no game");
    /** Has the table look at its clocks, as its timer would. */
    const look = async () => {
      const { token } = await new Member(server).ask<{ token: string }>("/tournaments/watch", {
        tournament: id,
        table,
      });
      const player = await Player.at(server, token);
      ending.push(() => player.leave());
      return player;
    };
    pass(MINUTE);
    const spectator = await look();
    await spectator.until(() =>
      spectator.messages.some((one) => one.type === "time" && one.awaits?.left === 0),
    );
    pass(10 * MINUTE);
    await look();
    const told = await until(server, id, ({ players }) => players.every((one) => !one.here));
    expect(told.played).toHaveLength(1);
    expect(told.played[0]?.outcome).toMatchObject({ won: null, drawn: false });
    await here(first(all), id);
    await sure(all[2], "nobody").join(id);
    const again = await until(server, id, ({ played }) => played.length === 2);
    expect([...(again.played[1]?.sides ?? [])].sort()).toEqual([0, 2]);
  });

  it("is refused without live clocks, or without an end", async () => {
    const server = await serve();
    const [ada] = takers(server, "Ada");
    await expect(
      held(sure(ada, "nobody"), { ...arena, grace: undefined, pace: undefined }),
    ).rejects.toThrow();
    await expect(held(sure(ada, "nobody"), { ...arena, lasts: undefined })).rejects.toThrow();
  });
});

const WHY = "Bo's train was late, and Ada agrees.";

describe("what an organiser puts right", () => {
  it("is a game that was decided by hand: it is played on, also where the tournament was over by it", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const [ada, bo] = [first(all), sure(all[1], "nobody")];
    const id = await held(ada);
    for (const taker of all) await taker.join(id);
    const [game] = openGames(await ada.act(id, { do: "start" }));
    const { round, board, nth } = sure(game, "no game");
    const over = await ada.act(id, { do: "forfeit", round, board, loser: 0 });
    expect(over).toMatchObject({ state: "over", played: [{ outcome: { forfeit: true } }] });
    await expect(ada.act(id, { do: "reopen", round, board, nth, reason: "  " })).rejects.toThrow();
    await expect(bo.act(id, { do: "reopen", round, board, nth, reason: WHY })).rejects.toThrow();
    const again = await ada.act(id, { do: "reopen", round, board, nth, reason: WHY });
    expect(again).toMatchObject({ state: "running", round: 1 });
    expect(openGames(again)).toHaveLength(1);
    // Everybody reads why.
    const told = await fetch(`${server.address}/api/tournaments/${id}/reopenings`);
    const [reopening, ...others] = (await told.json()) as TournamentReopening[];
    expect(reopening).toMatchObject({ at: NOON, round, reason: WHY });
    expect(reopening?.between.toSorted()).toEqual([0, 1]);
    expect(others).toEqual([]);
    // Nothing is decided there any more.
    await expect(ada.act(id, { do: "reopen", round, board, nth, reason: WHY })).rejects.toThrow("stale");
    expect(await ada.act(id, { do: "forfeit", round, board, loser: 1 })).toMatchObject({ state: "over" });
  });

  it("is a game of a Swiss round until the next is paired, for which it waits three minutes though it has no break", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo", "Cid", "Dora");
    const ada = first(all);
    const id = await held(ada, { kind: "swiss", rounds: 2, pace: undefined });
    for (const taker of all) await taker.join(id);
    const games = openGames(await ada.act(id, { do: "start" }));
    for (const { round, board, sides } of games)
      await ada.act(id, { do: "forfeit", round, board, loser: sure(sides[0], "nobody") });
    const { round, board, nth, sides } = sure(games[0], "no game");
    const waiting = await now(server, id);
    expect(waiting).toMatchObject({ round: 1, nextIn: 3 * MINUTE });
    expect(waiting.played.map(({ reopenable }) => reopenable)).toEqual([true, true]);
    pass(2 * MINUTE);
    expect(await ada.act(id, { do: "reopen", round, board, nth, reason: WHY })).toMatchObject({
      round: 1,
      nextIn: null,
    });
    await ada.act(id, { do: "forfeit", round, board, loser: sure(sides[1], "nobody") });
    expect(await now(server, id)).toMatchObject({ round: 1, nextIn: 3 * MINUTE });
    pass(3 * MINUTE);
    const next = await until(server, id, (told) => told.round === 2);
    expect(next.played.every(({ reopenable }) => !reopenable)).toBe(true);
    await expect(ada.act(id, { do: "reopen", round, board, nth, reason: WHY })).rejects.toThrow("stale");
  });

  it("is a decision of the round before, once a round in which nobody has moved is taken back", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const [ada, bo] = [first(all), sure(all[1], "nobody")];
    const id = await held(ada, { games: 1, pace: undefined });
    for (const taker of [...all, new Taker(server, "Cem")]) await taker.join(id);
    const { round, board, nth, sides } = sure(openGames(await ada.act(id, { do: "start" }))[0], "no game");
    await ada.act(id, { do: "forfeit", round, board, loser: sure(sides[0], "nobody") });
    const paired = await ada.act(id, { do: "pair" });
    expect(paired).toMatchObject({ round: 2, canPairAnew: true });
    await expect(bo.act(id, { do: "anew" })).rejects.toThrow();
    const back = await ada.act(id, { do: "anew" });
    expect(back).toMatchObject({ round: 1, nextIn: 3 * MINUTE });
    expect(back.played.map((game) => game.round)).toEqual([1, 1]);
    await ada.act(id, { do: "reopen", round, board, nth, reason: WHY });
    await ada.act(id, { do: "forfeit", round, board, loser: sure(sides[1], "nobody") });
    pass(3 * MINUTE);
    const anew = await until(server, id, (told) => told.round === 2);
    expect(anew.played[0]?.outcome).toMatchObject({ won: sides[0], forfeit: true });
    expect(openGames(anew)).toHaveLength(1);
  });

  it("are players who have not come to a game: they are called, once a minute", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const [ada, bo] = [first(all), sure(all[1], "nobody")];
    const id = await held(ada);
    for (const taker of all) await taker.join(id);
    const { round, board, table } = sure(openGames(await ada.act(id, { do: "start" }))[0], "no game");
    await expect(bo.act(id, { do: "ring", round, board })).rejects.toThrow();
    const told = await ada.act(id, { do: "ring", round, board });
    expect(told.played[0]).toMatchObject({ rungAt: NOON, came: [false, false] });
    await expect(ada.act(id, { do: "ring", round, board })).rejects.toThrow('"reason":"rung"');
    pass(MINUTE);
    await ada.act(id, { do: "ring", round, board });
    expect((await mineOf(server, bo))[0]?.call).toMatchObject({ came: false, rung: 2 });
    for (const taker of all) {
      const { token } = await taker.ask<{ token: string }>("/enter", { tournament: id, table });
      const player = await Player.at(server, token);
      ending.push(() => player.leave());
    }
    pass(MINUTE);
    await expect(ada.act(id, { do: "ring", round, board })).rejects.toThrow("stale");
  });

  it("is told to everybody in a word, and to each player wherever they are, until it is taken away", async () => {
    const server = await serve();
    const all = takers(server, "Ada", "Bo");
    const [ada, bo] = [first(all), sure(all[1], "nobody")];
    const id = await held(ada);
    await bo.join(id);
    await expect(bo.act(id, { do: "tell", text: "Tea!" })).rejects.toThrow();
    expect(await ada.act(id, { do: "tell", text: "Tea at four." })).toMatchObject({
      told: { text: "Tea at four.", at: NOON },
    });
    expect((await now(server, id)).told?.text).toBe("Tea at four.");
    expect(await mineOf(server, bo)).toMatchObject([{ id, told: { text: "Tea at four." } }]);
    await expect(ada.act(id, { do: "tell", text: "\u202eaet" })).rejects.toThrow();
    expect((await ada.act(id, { do: "tell", text: "" })).told).toBeNull();
  });
});
