/** Orders to pass that players leave with a table. */
import { randomBytes } from "node:crypto";
import type { BotPlayer } from "@westmarch/players/port";
import type { TableOpened } from "@westmarch/protocol";
import type { Passing } from "@westmarch/registry/manifest";
import { afterEach, describe, expect, vi } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import type { Hoard } from "./hoard.ts";
import { it } from "./partly.ts";
import { dropDir, openPair, openShared, Player, post, seatOf, sure, testServer } from "./table.ts";

/** At this table one passes over boasting, and is asked again in the first hand unless one always passes. */
const passing: Passing = {
  phases: ["boast", "dig"],
  answer: (view, ask, { phases, always }) =>
    ask.prompt === "boast" && phases.includes("boast") && (always || (view as Hoard).hand > 0)
      ? ["pass"]
      : null,
};
const options = { passing: { hoard: async () => passing } };

/** What holds for the first seat before its player has ordered anything. */
const ORDERED_NOTHING = { seat: 0, phases: [], always: false, waits: [], held: false };

const servers: (RunningServer & { dataDir: string })[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});
const serve = async (more: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({ ...options, ...more });
  servers.push(server);
  return server;
};

const pair = async (server: RunningServer) => {
  const table = await openPair(server, { length: "long" });
  const [ada, bo] = await Promise.all(table.tokens.map((token) => Player.at(server, token)));
  return { ...table, ada, bo };
};

const order = (player: Player, seat: number, phases: readonly string[], always = true) =>
  player.act({ type: "standing", seat, phases: [...phases], always });

/** Both give the first answer to a question of theirs. */
async function both(players: readonly [Player, Player], prompt: string): Promise<void> {
  for (const [seat, player] of players.entries()) {
    await player.until(() => player.ask(seat)?.prompt === prompt);
    const { version } = await player.choose(seat, player.asked(seat).options[0]);
    await Promise.all(players.map((one) => one.sees(version)));
  }
}

/** Until the winner is asked what to make of it. */
async function fight(...players: readonly [Player, Player]): Promise<void> {
  if (players[0].ask(0)?.prompt === "hide") await both(players, "hide");
  await both(players, "play");
}

const standing = (player: Player) =>
  player.messages.flatMap((message) => (message.type === "standing" ? [message.order] : []));
const passed = (player: Player) =>
  player.messages.flatMap((message) => (message.type === "passed" ? [message.seat] : []));

describe("an order to pass", () => {
  it("is answered by the table, until it is withdrawn", async () => {
    const { ada, bo } = await pair(await serve());
    for (const [seat, player] of [ada, bo].entries())
      expect(await order(player, seat, ["boast", "dig", "boast"])).toMatchObject({ type: "ack" });
    expect(standing(ada)).toEqual([
      { seat: 0, phases: ["boast", "dig"], always: true, waits: [], held: false },
    ]);
    await fight(ada, bo);
    await ada.until(() => ada.ask(0)?.prompt === "play");
    await expect.poll(() => passed(ada).length + passed(bo).length).toBe(1);
    for (const [seat, player] of [ada, bo].entries()) await order(player, seat, []);
    await fight(ada, bo);
    const winner = sure([ada, bo][ada.now.owes[0]], "nobody is asked");
    expect(winner.asked().prompt).toBe("boast");
  });

  it("leaves to the player what concerns him, and phases that it does not name", async () => {
    const { ada, bo } = await pair(await serve());
    for (const [seat, player] of [ada, bo].entries()) await order(player, seat, ["boast"], false);
    await fight(ada, bo);
    const seat = ada.now.owes[0];
    const winner = sure([ada, bo][seat], "nobody is asked");
    expect(winner.asked().prompt).toBe("boast");
    await order(winner, seat, ["dig"]);
    await order(winner, seat, ["boast"]);
    await winner.until(() => passed(winner).includes(seat));
  });

  it("survives a restart, and is answered though nobody is there", async () => {
    const before = await serve({ policy: { standing: { least: 60_000, most: 60_000 } } });
    const { ada, bo, tokens } = await pair(before);
    for (const [seat, player] of [ada, bo].entries()) await order(player, seat, ["boast"]);
    await fight(ada, bo);
    expect(ada.now.owes).toHaveLength(1);
    servers.pop();
    await before.close();
    const after = await serve({ dataDir: before.dataDir });
    const seat = sure(ada.now.owes[0], "nobody is asked");
    // The other player alone comes back.
    const other = await Player.at(after, sure(tokens[1 - seat], "no such seat"));
    await other.until(() => other.now.owes.length === 2);
    const winner = await Player.at(after, sure(tokens[seat], "no such seat"));
    expect(winner.welcome.orders).toEqual([
      { seat, phases: ["boast"], always: true, waits: [], held: false },
    ]);
  });

  it("rests for a player who takes something back, until that player has chosen", async () => {
    const { ada, bo } = await pair(await serve());
    for (const [seat, player] of [ada, bo].entries()) await order(player, seat, ["boast"]);
    await fight(ada, bo);
    await expect.poll(() => passed(ada).length + passed(bo).length).toBe(1);
    const [seat, winner] = passed(ada).length > 0 ? ([0, ada] as const) : ([1, bo] as const);
    await winner.until(() => winner.ask()?.prompt === "play");
    expect(await winner.act({ type: "undo", version: winner.version, seat })).toMatchObject({ type: "ack" });
    await winner.until(() => winner.ask()?.prompt === "boast");
    expect(standing(winner).at(-1)).toMatchObject({ held: true });
    await winner.choose(seat, ["boast", 2]);
    expect(standing(winner).at(-1)).toMatchObject({ held: false });
  });

  it("is known to the player alone: nothing that anybody else is sent speaks of it, and a pass looks like any", async () => {
    const server = await serve();
    const { ada, bo, spectator } = await pair(server);
    const guest = await Player.at(server, spectator);
    await order(ada, 0, ["boast"]);
    // The winner is asked: chance decides who that is.
    for (let fights = 0; fights < 12 && passed(ada).length === 0; fights++) {
      await fight(ada, bo);
      if (bo.ask()?.prompt === "boast") await bo.choose(1, ["pass"]);
      await bo.until(() => bo.now.owes.length === 2);
    }
    expect(passed(ada).length).toBeGreaterThan(0);
    await guest.sees(ada.version);
    for (const other of [bo, guest])
      for (const message of other.messages) {
        expect(["standing", "passed"]).not.toContain(message.type);
        if (message.type === "welcome")
          expect(message.orders).toEqual(other === bo ? [{ ...ORDERED_NOTHING, seat: 1 }] : []);
        else expect(JSON.stringify(message)).not.toMatch(/orders|standing|held|always/);
      }
  });

  it("is kept for each seat of one screen, goes when its player is unseated, and is among what is told to be kept", async () => {
    const server = await serve();
    const shared = await openShared(server);
    const both = await Player.at(server, seatOf(shared));
    await order(both, 1, ["boast"]);
    const again = await Player.at(server, seatOf(shared));
    expect(again.welcome.orders).toEqual([
      ORDERED_NOTHING,
      { seat: 1, phases: ["boast"], always: true, waits: [], held: false },
    ]);
    const kept = await fetch(`${server.address}/api/kept`, {
      headers: { authorization: `Bearer ${seatOf(shared)}` },
    });
    expect(await kept.json()).toMatchObject({ tables: [{ orders: [{ seat: 1, phases: ["boast"] }] }] });

    const { tokens } = await openPair(server, { length: "long" });
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await order(bo, 1, ["boast"]);
    await post(server, "/api/links", { token: tokens[0], kind: "invitation", seat: 1 });
    await ada.until(() => ada.messages.some((message) => message.type === "link"));
    const invitation = sure(
      ada.messages.flatMap((one) => (one.type === "link" && one.token ? [one.token] : []))[0],
      "no invitation",
    );
    const { token } = await post<{ token: string }>(server, "/api/join", { invitation, name: "Cy" });
    expect((await Player.at(server, token)).welcome.orders).toEqual([{ ...ORDERED_NOTHING, seat: 1 }]);
  });

  it("is refused from another seat, for phases that there are not, and where nobody can pass for good", async () => {
    const server = await serve();
    const { ada, spectator } = await pair(server);
    const guest = await Player.at(server, spectator);
    expect(await order(ada, 1, ["boast"])).toMatchObject({ code: "not-your-seat" });
    expect(await order(guest, 0, ["boast"])).toMatchObject({ code: "not-your-seat" });
    expect(await order(ada, 0, ["feast"])).toMatchObject({ code: "illegal" });
    expect(await order(ada, 0, ["__proto__"])).toMatchObject({ code: "illegal" });
    expect(await order(ada, 0, Array<string>(33).fill("boast"))).toMatchObject({ code: "bad-message" });
    expect(await order(ada, 0, ["x".repeat(33)])).toMatchObject({ code: "bad-message" });
    const { ada: other } = await pair(await serve({ passing: {} }));
    expect(await order(other, 0, ["boast"])).toMatchObject({ code: "illegal" });
    expect(other.welcome.orders).toBeUndefined();
  });
});

/** At this table the only answer is given for a player; a boast that is passed over by hand takes as long. */
const lone: Passing = {
  phases: ["boast", "play"],
  answer: (_, { prompt, options }, { phases, waits }) => {
    if (phases.includes(prompt)) return options.find(([verb]) => verb === "pass") ?? null;
    return options.length === 1 && !waits.includes(prompt) ? options[0] : null;
  },
  paced: ({ prompt }, options) => prompt === "boast" && options.every(([verb]) => verb === "pass"),
  phaseOf: () => "play",
};
const LONE = { passing: { hoard: async () => lone } };

const firsts: BotPlayer = {
  choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
};

/** Three cards each are laid, and nobody boasts. */
async function downToOne(ada: Player, bo: Player): Promise<void> {
  await both([ada, bo], "hide");
  for (let fights = 0; fights < 2; fights++) {
    await both([ada, bo], "play");
    const winner = sure([ada, bo][ada.now.owes[0]], "nobody is asked");
    await winner.choose(ada.now.owes[0], ["pass"]);
  }
}

describe("an answer that is the only one", () => {
  it("is given for a player who has ordered nothing, and told to that player with where it was", async () => {
    const { ada, bo } = await pair(await serve(LONE));
    await downToOne(ada, bo);
    await expect.poll(() => passed(ada).length + passed(bo).length).toBe(2);
    expect(ada.messages.findLast(({ type }) => type === "passed")).toMatchObject({ seat: 0, where: "play" });
    await ada.until(() => ada.now.owes.length === 1);
  });

  it("is asked for where the player waits, and that is kept", async () => {
    const server = await serve(LONE);
    const { ada, bo, tokens } = await pair(server);
    await ada.act({ type: "standing", seat: 0, phases: [], always: false, waits: ["play"] });
    // An older page, which does not say where, leaves it as it was.
    await order(ada, 0, [], false);
    await downToOne(ada, bo);
    await expect.poll(() => passed(bo).length).toBe(1);
    expect(ada.asked().options).toHaveLength(1);
    expect(passed(ada)).toEqual([]);
    const again = await Player.at(server, sure(tokens[0], "no such seat"));
    expect(again.welcome.orders).toEqual([{ ...ORDERED_NOTHING, waits: ["play"] }]);
  });

  it("is asked for at a slow table, where an answer at once would tell that there was no other", async () => {
    const server = await serve({ ...LONE, bots: firsts });
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
      pace: { kind: "slow", days: 3, night: null, vacation: 0, out: "loss" },
    });
    const ada = await Player.at(server, seatOf(opened));
    expect(ada.welcome.orders).toEqual([{ ...ORDERED_NOTHING, waits: ["boast", "play"] }]);
  });

  it("comes without a pause where nobody but a computer sees how long it took", async () => {
    const wait = vi.spyOn(globalThis, "setTimeout");
    const server = await serve({
      ...LONE,
      bots: firsts,
      policy: { standing: { least: 60_000, most: 60_000 } },
    });
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: { length: "long" },
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
    });
    const ada = await Player.at(server, seatOf(opened));
    for (let laid = 0; laid < 40 && passed(ada).length === 0; laid++) {
      await ada.until(() => Boolean(ada.ask()) || passed(ada).length > 0);
      const ask = ada.ask();
      if (!ask || ask.options.length === 1) break;
      const outcome = await ada.choose(0, ask.options[0]);
      if (outcome.type === "ack") await ada.sees(outcome.version);
    }
    await expect.poll(() => passed(ada).length).toBeGreaterThan(0);
    expect(wait.mock.calls.some(([, milliseconds]) => milliseconds === 61_237)).toBe(false);
  });
});

describe("the pace of an order", () => {
  it("is that of a pass by hand as well: who looks on cannot tell which it was, by time or by what is told", async () => {
    const seen = async (byHand: boolean) => {
      const wait = vi.spyOn(globalThis, "setTimeout");
      const server = await serve({ ...LONE, policy: { standing: { least: 120, most: 120 } } });
      const { ada, bo, spectator } = await pair(server);
      const players = [ada, bo] as const;
      const guest = await Player.at(server, spectator);
      if (!byHand) for (const [seat, player] of players.entries()) await order(player, seat, ["boast"]);
      await fight(ada, bo);
      const seat = sure(ada.now.owes[0], "nobody is asked");
      const { version } = ada;
      const asked = performance.now();
      const other = players[1 - seat];
      const before = [other, guest].map(({ messages }) => messages.length);
      if (byHand) {
        const { options } = players[seat].asked();
        expect(options.length).toBeGreaterThan(1);
        await players[seat].choose(seat, ["pass"]);
      }
      await Promise.all([other, guest].map((one) => one.sees(version + 1)));
      const took = performance.now() - asked;
      const told = [other, guest].map(({ messages }, who) =>
        messages.slice(before[who]).map((one) => Object.keys(one).sort().join()),
      );
      const waits = wait.mock.calls.filter(([, milliseconds]) => milliseconds === 120).length;
      wait.mockRestore();
      return { took, told, waits };
    };
    const given = await seen(false);
    const byHand = await seen(true);
    expect(byHand.took).toBeGreaterThan(100);
    expect(given.took).toBeGreaterThan(100);
    expect(byHand.told).toEqual(given.told);
    expect(byHand.waits).toBe(given.waits);
  });

  it("is drawn by chance alone: one answer in hand or four, the first of them or none", async () => {
    const counts: number[] = [];
    const any: Passing = {
      phases: ["any"],
      answer: (_, { prompt, options: [first], options: { length } }) => {
        counts.push(length);
        return prompt === "boast" ? ["pass"] : (first ?? null);
      },
    };
    const wait = vi.spyOn(globalThis, "setTimeout");
    const server = await serve({
      passing: { hoard: async () => any },
      policy: { standing: { least: 20, most: 99 } },
      entropy: (bytes) => (bytes === 6 ? Buffer.from([0, 0, 0, 0, 0, 25]) : randomBytes(bytes)),
    });
    const { ada, bo } = await pair(server);
    await order(ada, 0, ["any"]);
    await order(bo, 1, ["any"]);
    await ada.until(() => (ada.now.views[0].view as Hoard).hand > 0);
    await order(ada, 0, []);
    await order(bo, 1, []);
    expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]));
    const waits = wait.mock.calls.flatMap(([, milliseconds = 0]) =>
      milliseconds >= 20 && milliseconds < 100 ? [milliseconds] : [],
    );
    expect(waits.length).toBeGreaterThan(10);
    expect(new Set(waits)).toEqual(new Set([45]));
  });
});
