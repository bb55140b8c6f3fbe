/** Time for a choice: tables of the draft, which may be given a clock. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { anyGame, recordOf } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { TableOpened } from "@westmarch/protocol";
import { tradingCardDraft } from "@westmarch/trading-card-draft";
import { clock } from "@westmarch/trading-card-draft/clock";
import { afterEach, describe, expect } from "vitest";
import { exportTable, type RunningServer } from "../src/main/index.ts";
import { it } from "./partly.ts";
import { dropDir, newData, openPair, Player, post, seatOf, sure, testServer } from "./table.ts";

const GAME = "trading-card-draft";
const HALF = 30_000;

let even = 0;
const servers: (RunningServer & { dataDir: string })[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

/** Takes the last that is offered, so that it can be told from a person's choice. */
const last: BotPlayer = {
  choose: async ({ ask }) => ({
    options: [sure(ask.options.at(-1), "no option")],
    by: "search",
    fellBack: false,
  }),
};

const serve = async (more: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({
    games: [anyGame(tradingCardDraft)],
    clocks: { [GAME]: async () => clock },
    monotonic: () => even,
    bots: last,
    ...more,
  });
  servers.push(server);
  return server;
};

const pair = async (server: { address: string }, pace = "30") => {
  const opened = await openPair(server, { packs: "3", clock: pace }, GAME);
  const [ada, bo] = await Promise.all(opened.tokens.map((token) => Player.at(server, token)));
  await ada.until(() => told(ada) !== undefined);
  return { ...opened, ada, bo };
};

const told = (player: Player) => player.messages.findLast((message) => message.type === "clocks");
const leftTo = (player: Player, seat: number) => told(player)?.left.find((one) => one.seat === seat)?.left;
const said = (player: Player) =>
  player.messages.flatMap((message) =>
    message.type === "said" ? [[message.line.text, message.line.name]] : [],
  );
const picked = (player: Player) =>
  player.messages.flatMap((message) =>
    message.type === "update"
      ? message.log.filter(({ type, facts }) => type === "picked" && facts.card !== undefined)
      : [],
  );

/** Time goes by, and the table looks at its clocks. */
const pass = (milliseconds: number) => {
  even += milliseconds;
};

describe("a clock for choices", () => {
  it("chooses for a player who has not chosen in time, says so, and gives the next question its own time", async () => {
    const { ada, bo, table } = await pair(await serve());
    expect(leftTo(ada, 0)).toBe(HALF);
    expect(leftTo(bo, 1)).toBe(HALF);
    const own = ada.asked(0).options[0];
    const others = sure(bo.asked(1).options.at(-1), "nothing to pick");
    await ada.choose(0, own);
    pass(HALF - 1);
    expect(ada.now.owes).toEqual([1]);
    pass(1);
    await ada.until(() => ada.now.owes.length === 2);
    expect(picked(ada)[0]?.facts.card).toBe(own[1]);
    await bo.until(() => picked(bo).length > 0);
    expect(picked(bo)[0]?.facts.card).toBe(others[1]);
    await expect.poll(() => said(ada)).toEqual([["time", "Bo"]]);
    await expect.poll(() => leftTo(ada, 0)).toBe(HALF);
    const { journal } = recordOf(await exportTable(sure(servers[0], "no server").dataDir, table));
    expect(journal.map(({ seat, byTime }) => [seat, byTime ?? false])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it("gives falling time as packs get smaller", () => {
    const seconds = [11, 10, 3, 2, 1].map((cards) => {
      const ask = { seat: 0, prompt: "pick", options: [], about: [1, cards] };
      return clock.allows({ clock: "falling" }, ask)?.milliseconds;
    });
    expect(seconds).toEqual([55_000, 50_000, 15_000, 10_000, 10_000]);
    expect(clock.allows({}, { seat: 0, prompt: "pick", options: [], about: [1, 11] })).toBeNull();
  });

  it("leaves a player who takes a choice back the time that is left", async () => {
    const { ada } = await pair(await serve());
    pass(10_000);
    await ada.choose(0, ada.asked(0).options[0]);
    pass(5_000);
    await ada.act({ type: "undo", version: ada.version, seat: 0 });
    await ada.until(() => ada.ask(0) !== null);
    const again = await Player.at(sure(servers[0], "no server"), ada.token);
    await again.until(() => told(again) !== undefined);
    expect(leftTo(again, 0)).toBe(HALF - 15_000);
  });

  it("takes one choice where the player's own comes in the same moment, whichever it is", async () => {
    const server = await serve();
    for (const early of [true, false]) {
      const { ada, bo, table } = await pair(server);
      await ada.choose(0, ada.asked(0).options[0]);
      const own = bo.asked(1).options[0];
      if (early) pass(HALF);
      const mine = bo.choose(1, own);
      if (!early) pass(HALF);
      const outcome = await mine;
      await ada.until(() => ada.now.owes.length === 2);
      const entries = recordOf(await exportTable(server.dataDir, table)).journal.filter(
        ({ seat }) => seat === 1,
      );
      expect(entries).toHaveLength(1);
      expect(entries[0]?.byTime ?? false).toBe(outcome.type === "refused");
    }
  });

  it("stands still while none of the players is there, and goes on with the first who comes back", async () => {
    const server = await serve();
    const { ada, bo, tokens, spectator } = await pair(server);
    pass(10_000);
    await ada.leave();
    await bo.leave();
    const guest = await Player.at(server, spectator);
    await expect.poll(() => told(guest)?.runs).toBe(false);
    pass(10 * HALF);
    const back = await Player.at(server, tokens[0]);
    await back.until(() => told(back)?.runs === true);
    expect(leftTo(back, 0)).toBe(HALF - 10_000);
    expect(back.now.owes).toEqual([0, 1]);
    pass(HALF - 10_000);
    // Bo is away: his time runs while anybody else waits for him.
    await back.until(() => picked(back).length > 0);
  });

  it("does not run while the server is closed", async () => {
    const first = await serve();
    const { tokens } = await pair(first);
    pass(12_000);
    servers.pop();
    await first.close();
    pass(10 * HALF);
    const after = await serve({ dataDir: first.dataDir });
    const ada = await Player.at(after, tokens[0]);
    await ada.until(() => told(ada) !== undefined);
    expect(leftTo(ada, 0)).toBe(HALF - 12_000);
  });

  it("runs for nobody who shares a screen, for no computer, and not where nobody wanted one", async () => {
    const server = await serve();
    const open = (seats: object[], settings = { clock: "30", packs: "3" }) =>
      post<TableOpened>(server, "/api/tables", {
        game: GAME,
        settings: { ...settings, players: String(seats.length) },
        seats,
      });
    const shared = await Player.at(
      server,
      seatOf(
        await open([
          { kind: "me", name: "Ada" },
          { kind: "me", name: "Bo" },
        ]),
      ),
    );
    await shared.until(() => told(shared) !== undefined);
    expect(told(shared)?.left).toEqual([]);
    const alone = await Player.at(
      server,
      seatOf(
        await open([
          { kind: "me", name: "Ada" },
          { kind: "bot", level: "fair" },
        ]),
      ),
    );
    await alone.until(() => told(alone) !== undefined);
    expect(told(alone)?.left).toEqual([{ seat: 0, left: HALF, of: HALF }]);
    const free = await pair(server, "none");
    expect(told(free.ada)?.left).toEqual([]);
  });

  it("chooses all the same where no computer can, by chance", async () => {
    const { ada } = await pair(await serve({ bots: null }));
    pass(HALF);
    await ada.until(() => picked(ada).length > 0);
  });
});

const child = fileURLToPath(new URL("clocks-child.ts", import.meta.url));

/** A real server in a process of its own, by the machine's own clock. */
async function start(dataDir: string): Promise<{ process: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [child, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(sure(server.stdout, "no way to hear the server"), "data");
  return { process: server, address: String(line).trim() };
}

describe("kill -9 while time runs", () => {
  it("neither takes nor gives time: the days in which no server ran do not count", async () => {
    const dataDir = await newData();
    const first = await start(dataDir);
    const { tokens, ada } = await pair(first, "90");
    await ada.choose(0, ada.asked(0).options[0]);
    const spent = 300;
    await new Promise((done) => setTimeout(done, spent));
    const again = await Player.at(first, tokens[1]);
    await again.until(() => told(again) !== undefined);
    const before = sure(leftTo(again, 1), "no clock");
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    await new Promise((done) => setTimeout(done, 1500));
    const second = await start(dataDir);
    const bo = await Player.at(second, tokens[1]);
    await bo.until(() => told(bo) !== undefined);
    const after = sure(leftTo(bo, 1), "no clock");
    expect(bo.now.owes).toEqual([1]);
    expect(before).toBeLessThanOrEqual(90_000 - spent);
    // Notes are made every 20 milliseconds here; the rest is what the machine takes to do what it is told.
    expect(Math.abs(before - after)).toBeLessThan(1000);
    second.process.kill("SIGKILL");
    await once(second.process, "exit");
    dropDir(dataDir);
  });
});
