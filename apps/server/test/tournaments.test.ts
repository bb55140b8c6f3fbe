/** Tournaments over HTTP, on both databases: whole ones, with computers, late entry, withdrawal, and a restart in the middle. */
import type {
  LadderTold,
  NoticeMessage,
  PersonKept,
  PersonTablesTold,
  TournamentNow,
} from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { ladderWith, lineOf } from "./ladders.ts";
import { Member, serveMembers, WITH_ACCOUNTS } from "./members.ts";
import { it } from "./partly.ts";
import { type Receiver, receiver } from "./receiver.ts";
import { Player, post, sure } from "./table.ts";
import { now, opened, openGames, Taker, until, WISH } from "./takers.ts";
import { chooses, TELLING, WISHES } from "./telling.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const serve = (dataDir?: string, more = {}) => serveMembers(ending, dataDir, more);

/** Plays what is asked until the game is over. */
async function playOn(server: RunningServer, token: string): Promise<void> {
  const player = await Player.at(server, token);
  const [seat] = player.welcome.mine;
  while (!player.now.result) {
    await player.until(() => player.now.result !== null || player.ask(seat) !== null);
    if (player.now.result) break;
    const outcome = await player.choose(seat, player.asked(seat).options[0]);
    if (outcome.version !== null) await player.sees(outcome.version);
  }
  await player.leave();
}

/** Everybody plays the own games of this round; `takers` by the numbers of their entries. */
async function playRound(
  server: RunningServer,
  id: string,
  takers: ReadonlyMap<number, Taker>,
): Promise<void> {
  await Promise.all(
    openGames(await now(server, id)).flatMap(({ sides, table }) =>
      sides.flatMap((side) => {
        const taker = takers.get(side);
        if (!taker) return [];
        const enter = taker.ask<{ token: string }>("/enter", { tournament: id, table });
        return [enter.then(({ token }) => playOn(server, token))];
      }),
    ),
  );
}

const pairs = (told: TournamentNow): string[] =>
  told.played
    .filter(({ nth, sides }) => nth === 1 && sides.length === 2)
    .map(({ sides }) => [...sides].sort((a, b) => a - b).join());

describe("a Swiss tournament", () => {
  it("of six with two computers is played to its end over a late entry, a bye, a withdrawal and a restart", async () => {
    let server = await serve();
    const ada = new Taker(server, "Ada", await Member.of(server, "Marigold"));
    const [bo, cem, dee] = ["Bo", "Cem", "Dee"].map((name) => new Taker(server, name)) as [
      Taker,
      Taker,
      Taker,
    ];
    const id = await opened(ada);
    for (const taker of [ada, bo, cem]) await taker.join(id);
    for (const level of ["fair", "strong"] as const) await ada.act(id, { do: "computer", level });
    const takers = new Map([ada, bo, cem].map((taker, entrant) => [entrant, taker]));

    const begun = await ada.act(id, { do: "start" });
    expect(begun).toMatchObject({ state: "running", round: 1, rounds: 3, organiser: true, you: 0 });
    expect(begun.played.filter(({ sides }) => sides.length === 1)).toMatchObject([
      { outcome: { drawn: false, forfeit: true } },
    ]);
    expect(begun.players[0]).toMatchObject({ player: { kind: "person", name: "Marigold" } });
    const late = await dee.join(id);
    takers.set(late.you ?? -1, dee);
    expect(late.players.at(-1)).toMatchObject({ since: 2, player: { kind: "guest", name: "Dee" } });
    await playRound(server, id, takers);

    const second = await until(server, id, ({ round }) => round === 2);
    expect(second.played.filter(({ round }) => round === 2)).toHaveLength(3);
    await server.close();
    server = await serve(server.dataDir);
    for (const taker of [ada, bo, cem, dee]) taker.at(server);
    await playRound(server, id, takers);

    await until(server, id, ({ round }) => round === 3);
    const left = await cem.ask("/leave", { tournament: id });
    expect(left.players[2]).toMatchObject({ withdrawn: true });
    takers.delete(2);
    await playRound(server, id, takers);
    const over = await until(server, id, ({ state }) => state === "over");
    expect(new Set(pairs(over)).size).toBe(pairs(over).length);
    expect(over.played.every(({ outcome }) => outcome !== null)).toBe(true);
    const points = over.standings.reduce((sum, one) => sum + one.points, 0);
    // Round one has two games and a bye, the others three games each.
    expect(points).toBe(2 * 9);
    expect(over.standings[0]?.place).toBe(1);
    await expect(bo.join(id)).resolves.toMatchObject({ state: "over" });
    await expect(new Taker(server, "Eve").join(id)).rejects.toThrow("409");
  });

  it("decides games of accounts for their ratings, without a seat having been moved into the account", async () => {
    const server = await serve();
    const [ada, bo] = [
      new Taker(server, "Ada", await Member.of(server, "Marigold")),
      new Taker(server, "Bo", await Member.of(server, "Haleth")),
    ];
    const id = await opened(ada, { rounds: 1, games: 2 });
    const takers = new Map([ada, bo].map((taker, entrant) => [entrant, taker]));
    for (const taker of takers.values()) await taker.join(id);
    await ada.act(id, { do: "start" });
    await playRound(server, id, takers);
    const second = await until(server, id, ({ played }) => played.length === 2);
    expect(second.played[1]?.sides).toEqual([...sure(second.played[0], "no game").sides].reverse());
    await playRound(server, id, takers);
    await until(server, id, ({ state }) => state === "over");
    for (let i = 0; ; i++) {
      const { lines } = await ada.member.ask<LadderTold>("/ladder/hoard");
      const people = lines.filter(({ player }) => player.kind === "person");
      if (people.every(({ games }) => games === 2) && people.length === 2) break;
      if (i === 200) throw new Error("the games are on no ladder");
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });
});

describe("a tournament", () => {
  it("is left with what is being played lost, for ratings too", async () => {
    const server = await serve();
    const [ada, bo] = [
      new Taker(server, "Ada", await Member.of(server, "Marigold")),
      new Taker(server, "Bo", await Member.of(server, "Haleth")),
    ];
    const id = await opened(ada, { settings: { length: "long" }, rounds: 1 });
    for (const taker of [ada, bo]) await taker.join(id);
    const { played } = await ada.act(id, { do: "start" });
    const table = sure(played[0]?.table, "no table");
    const entered = await Promise.all(
      [ada, bo].map((taker) => taker.ask<{ token: string }>("/enter", { tournament: id, table })),
    );
    const players = await Promise.all(entered.map(({ token }) => Player.at(server, token)));
    const chosen = new Map(players.map((player) => [player, 0]));
    while ([...chosen.values()].some((times) => times < 6)) {
      const newest = Math.max(...players.map(({ version }) => version));
      for (const player of players) await player.sees(newest);
      const player = sure(
        players.find((one) => one.ask() !== null),
        "nobody is asked",
      );
      await player.choose(sure(player.welcome.mine[0], "no seat"), player.asked().options[0]);
      chosen.set(player, (chosen.get(player) ?? 0) + 1);
    }
    await bo.ask("/leave", { tournament: id });
    const [winner] = players;
    await winner?.until(() => winner.now.result?.reason === "resigned");
    const told = await ladderWith(server, 1);
    expect(lineOf(told, ada.member.id)).toMatchObject({ games: 1, won: 1 });
    expect(lineOf(told, bo.member.id)).toMatchObject({ games: 1, won: 0 });
  });

  it("of computers alone plays itself, as a knock-out in which the strongest meet last", async () => {
    const server = await serve();
    const ada = new Taker(server, "Ada");
    const id = await opened(ada, { kind: "knockout" });
    for (const level of ["gentle", "fair", "strong"] as const) await ada.act(id, { do: "computer", level });
    await ada.act(id, { do: "start" });
    const over = await until(server, id, ({ state }) => state === "over");
    // The strongest rests in the first round.
    const rested = over.played.find(({ sides }) => sides.length === 1);
    expect(over.players[rested?.sides[0] ?? -1]?.player).toMatchObject({ level: "strong" });
    expect(over.rounds).toBe(2);
    expect(over.standings.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it("as a round robin is paused, forfeited and paired on by its organiser, and by nobody else", async () => {
    const server = await serve();
    const [ada, bo, cem] = ["Ada", "Bo", "Cem"].map((name) => new Taker(server, name)) as [
      Taker,
      Taker,
      Taker,
    ];
    const id = await opened(ada, { kind: "round-robin" });
    await expect(ada.act(id, { do: "start" })).rejects.toThrow("409");
    for (const taker of [ada, bo, cem]) await taker.join(id);
    await expect(bo.act(id, { do: "start" })).rejects.toThrow("403");
    await ada.act(id, { do: "start" });
    await expect(new Taker(server, "Eve").join(id)).rejects.toThrow("409");
    await ada.act(id, { do: "pause" });
    const paused = await now(server, id);
    const game = sure(openGames(paused)[0], "no game");
    const loser = sure(game.sides[0], "nobody");
    await ada.act(id, { do: "forfeit", round: 1, board: game.board, loser });
    // The decision can be taken back until the next round is paired, which the organiser does not wait for.
    expect(await ada.act(id, { do: "resume" })).toMatchObject({ round: 1, nextIn: expect.any(Number) });
    const paired = await ada.act(id, { do: "pair" });
    expect(paired.round).toBe(2);
    expect(
      paired.played.find(({ round, sides }) => round === 1 && sides.length === 2)?.outcome,
    ).toMatchObject({
      won: game.sides[1],
      forfeit: true,
    });
    const next = await ada.act(id, { do: "pair" });
    expect(next.round).toBe(3);
    expect(await ada.act(id, { do: "end" })).toMatchObject({ state: "over" });
  });

  it("is paired anew while nobody has moved, with whoever has come since, and calls who is missing", async () => {
    const server = await serve();
    const [ada, bo, cem, dee] = ["Ada", "Bo", "Cem", "Dee"].map((name) => new Taker(server, name)) as [
      Taker,
      Taker,
      Taker,
      Taker,
    ];
    const id = await opened(ada);
    for (const taker of [ada, bo, cem]) await taker.join(id);
    const begun = await ada.act(id, { do: "start" });
    expect(begun.canPairAnew).toBe(true);
    const { table, board } = sure(openGames(begun)[0], "no game");
    const rung = await ada.act(id, { do: "ring", round: 1, board });
    expect(rung.played.find((game) => game.table === table)?.rungAt).toEqual(expect.any(Number));
    await dee.join(id);
    const back = await ada.act(id, { do: "anew" });
    expect(back).toMatchObject({ round: 0, played: [], canPairAnew: false, nextIn: expect.any(Number) });
    expect(back.players.map(({ since }) => since)).toEqual([1, 1, 1, 1]);
    await expect(new Member(server).ask("/tournaments/watch", { tournament: id, table })).rejects.toThrow(
      "404",
    );
    const anew = await ada.act(id, { do: "pair" });
    expect(openGames(anew)).toHaveLength(2);
    const game = sure(openGames(anew)[0], "no game");
    const mover = sure([ada, bo, cem, dee][game.sides[0] ?? -1], "nobody");
    const { token } = await mover.ask<{ token: string }>("/enter", { tournament: id, table: game.table });
    await chooses(server, token, 0);
    await expect(ada.act(id, { do: "anew" })).rejects.toThrow("409");
  });

  it("takes a missing player for having lost, when the table’s hours are over", async () => {
    let time = 0;
    const server = await serve(undefined, { monotonic: () => performance.now() + time, sweepEvery: 30 });
    const [ada, bo] = ["Ada", "Bo"].map((name) => new Taker(server, name)) as [Taker, Taker];
    const id = await opened(ada, { rounds: 1, hours: 2 });
    for (const taker of [ada, bo]) await taker.join(id);
    await ada.act(id, { do: "start" });
    const game = sure(openGames(await now(server, id))[0], "no game");
    // One does all that can be done alone.
    const first = sure(game.sides[0], "nobody") === 0 ? ada : bo;
    const { token } = await first.ask<{ token: string }>("/enter", { tournament: id, table: game.table });
    const player = await Player.at(server, token);
    const [seat] = player.welcome.mine;
    while (player.ask(seat)) {
      const outcome = await player.choose(seat, player.asked(seat).options[0]);
      await player.sees(outcome.version);
    }
    time += 3 * 3_600_000;
    const over = await until(server, id, ({ state }) => state === "over");
    expect(over.played[0]?.outcome).toEqual({ won: game.sides[0], drawn: false, forfeit: true });
    await player.leave();
  });

  it("tells a player who is away that a round has begun, once, and leads to its page", async () => {
    const server = await serve(undefined, {
      policy: { ...WITH_ACCOUNTS, ...TELLING },
      title: async () => "The Hoard",
    });
    const takers = [new Taker(server, "Ada"), new Taker(server, "Bo")] as const;
    const id = await opened(takers[0], { kind: "round-robin" });
    const hooks = [await receiver(), await receiver()] as const;
    for (const [at, taker] of takers.entries()) {
      const hook = sure(hooks[at], "no receiver");
      ending.push(() => hook.close());
      const recipient = `a-device-of-its-own-000${at}`;
      const way = { kind: "webhook", url: hook.address };
      await taker.join(id);
      await post(server, "/api/notices/ways", { recipient, way, ...WISHES });
      await taker.ask("/hear", { tournament: id, recipient, on: true });
    }
    await takers[0].act(id, { do: "start" });
    await Promise.all(hooks.map((hook) => hook.until(1)));
    const { table, sides } = sure(openGames(await now(server, id))[0], "no game");
    const last = (hook: Receiver): NoticeMessage => JSON.parse(sure(hook.got.at(-1), "nothing came").body);
    for (const hook of hooks)
      expect(last(hook)).toMatchObject({
        title: "A round has begun: The Hoard",
        path: `/tournament/${id}`,
        notices: [{ kind: "round", table }],
      });
    await takers[0].act(id, { do: "ring", round: 1, board: 1 });
    await Promise.all(hooks.map((hook) => hook.until(2)));
    for (const hook of hooks)
      expect(last(hook)).toMatchObject({
        title: "The organiser calls you to your game: The Hoard",
        notices: [{ kind: "called", table }],
      });
    // Once the first has chosen, it is the other's turn: that is news to one of both.
    const [first, other] = sides.map((side) => ({ taker: takers[side], hook: hooks[side] }));
    const { token } = await sure(first?.taker, "nobody").ask<{ token: string }>("/enter", {
      tournament: id,
      table,
    });
    await chooses(server, token, 0);
    await sure(other?.hook, "nobody").until(3);
    expect(last(sure(other?.hook, "nobody"))).toMatchObject({ notices: [{ kind: "turn", table }] });
    expect(first?.hook?.got).toHaveLength(2);
    expect(other?.hook?.got).toHaveLength(3);
  });

  it("tells each device of a player that wishes it, and no other", async () => {
    const server = await serve(undefined, {
      policy: { ...WITH_ACCOUNTS, ...TELLING },
      title: async () => "The Hoard",
    });
    const [ada, bo] = [new Taker(server, "Ada"), new Taker(server, "Bo")];
    const id = await opened(ada, { kind: "round-robin" });
    for (const taker of [ada, bo]) await taker.join(id);
    const hooks = await Promise.all(["desk", "phone", "attic"].map(() => receiver()));
    for (const [at, hook] of hooks.entries()) {
      ending.push(() => hook.close());
      const recipient = `a-device-of-its-own-000${at}`;
      await post(server, "/api/notices/ways", {
        recipient,
        way: { kind: "webhook", url: hook.address },
        ...WISHES,
      });
      await ada.ask("/hear", { tournament: id, recipient, on: true });
    }
    await ada.ask("/hear", { tournament: id, recipient: "a-device-of-its-own-0002", on: false });
    await ada.act(id, { do: "start" });
    await Promise.all(hooks.slice(0, 2).map((hook) => hook.until(1)));
    expect(hooks.map(({ got }) => got.length)).toEqual([1, 1, 0]);
  });

  it("stands among the tables of an account at once, on every device, and shows its seal", async () => {
    const server = await serve();
    const [ada, bo] = [
      new Taker(server, "Ada", await Member.of(server, "Marigold")),
      new Taker(server, "Bo"),
    ];
    const id = await opened(ada);
    for (const taker of [ada, bo]) await taker.join(id);
    await ada.act(id, { do: "start" });
    const { table, sides } = sure(openGames(await now(server, id))[0], "no game");
    // One of the account's devices that has never seen the tournament.
    const { added } = await ada.member.ask<PersonTablesTold>("/person/tables", { tokens: [] });
    expect(added).toMatchObject([{ table, game: "hoard" }]);
    const player = await Player.at(server, sure(added[0], "no table").token);
    expect(player.welcome.mine).toEqual([sides.indexOf(0)]);
    expect(player.welcome.seats[sides.indexOf(0)]?.player).toMatchObject({
      kind: "person",
      name: "Marigold",
    });
    expect(player.welcome.seats[sides.indexOf(0)]?.player).toHaveProperty("seal");
    await player.leave();
    // Taken off the list, it stays off it.
    await ada.member.ask("/person/tables/forget", { table });
    expect((await ada.member.ask<PersonTablesTold>("/person/tables", { tokens: [] })).added).toEqual([]);
  });

  it("stands among what is kept about a person, and goes on without a deleted account", async () => {
    const server = await serve();
    const [ada, bo, cy] = [
      new Taker(server, "Ada", await Member.of(server, "Marigold")),
      new Taker(server, "Bo", await Member.of(server, "Haleth")),
      new Taker(server, "Cy"),
    ];
    const id = await opened(ada, { kind: "round-robin" });
    for (const taker of [ada, bo, cy]) await taker.join(id);
    await ada.act(id, { do: "start" });
    expect((await ada.member.ask<PersonKept>("/person/kept")).tournaments).toEqual([
      { id, name: WISH.name, game: "hoard", as: "player", brings: null },
      { id, name: WISH.name, game: "hoard", as: "organiser", brings: null },
    ]);
    await bo.member.ask("/person/delete", {});
    const told = await until(server, id, ({ played }) =>
      played.every(({ sides, outcome }) => outcome !== null || !sides.includes(1)),
    );
    expect(told.players[1]).toMatchObject({ player: null, withdrawn: true });
    expect(JSON.stringify(told)).not.toContain("Haleth");
    await expect(bo.ask("/leave", { tournament: id })).rejects.toThrow("403");
    await ada.member.ask("/person/delete", {});
    await expect(ada.act(id, { do: "end" })).rejects.toThrow("403");
  });

  it("opens no table to those who do not play there, and no door to guests where it is for accounts", async () => {
    const server = await serve();
    const [ada, bo, eve] = [
      new Taker(server, "Ada", await Member.of(server, "Marigold")),
      new Taker(server, "Bo", await Member.of(server, "Haleth")),
      new Taker(server, "Eve"),
    ];
    const id = await opened(ada, { guests: false });
    await expect(eve.join(id)).rejects.toThrow("403");
    for (const taker of [ada, bo]) await taker.join(id);
    await ada.act(id, { do: "start" });
    const { table } = sure(openGames(await now(server, id))[0], "no game");
    await expect(eve.ask("/enter", { tournament: id, table })).rejects.toThrow("403");
    const entered = await bo.ask<{ token: string }>("/enter", { tournament: id, table });
    const again = await bo.ask<{ token: string }>("/enter", { tournament: id, table, known: entered.token });
    expect(again).toEqual(entered);
    expect(JSON.stringify(await now(server, id))).not.toContain(entered.token);
    const watched = await new Member(server).ask<{ token: string }>("/tournaments/watch", {
      tournament: id,
      table,
    });
    const onlooker = await Player.at(server, watched.token);
    expect(onlooker.welcome.mine).toEqual([]);
    await onlooker.leave();
    await expect(new Member(server).ask("/tournaments/nowhere")).rejects.toThrow("404");
    expect(await new Member(server).ask("/tournaments")).toMatchObject([
      { id, entrants: 2, state: "running" },
    ]);
    await server.close();
    const shut = await serve(server.dataDir, { policy: { ...WITH_ACCOUNTS, tournaments: false } });
    ada.at(shut);
    await expect(opened(ada)).rejects.toThrow("503");
  });
});
