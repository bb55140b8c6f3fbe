import { copyFileSync } from "node:fs";
import { byLevel } from "@westmarch/kernel";
import type { BotPlayer, BotQuestion } from "@westmarch/players/port";
import type { ExhibitionTold, Glimpse, Highlight, Listing, TableOpened } from "@westmarch/protocol";
import { games } from "@westmarch/registry";
import { afterEach, describe, expect, it } from "vitest";
import { happened } from "../src/features/public-lobby/highlights.ts";
import type { RunningServer } from "../src/main/index.ts";
import {
  dropDir,
  fetchReplay,
  newData,
  openPair,
  Player,
  playOut,
  post,
  seatOf,
  sure,
  testServer,
} from "./table.ts";

type Server = RunningServer & { dataDir: string };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

const asked: BotQuestion[] = [];
const bots: BotPlayer = {
  choose: async (question) => {
    asked.push(question);
    return { options: [sure(question.ask.options[0], "nothing to choose")], by: "search", fellBack: false };
  },
};

const serve = async (more: Parameters<typeof testServer>[0] = {}): Promise<Server> => {
  asked.length = 0;
  const policy = { exhibitionPace: { answer: 5, think: 5 }, ...more.policy };
  const server = await testServer({ bots, ...more, policy });
  servers.push(server);
  return server;
};

const exhibition = async (server: Server) =>
  sure(
    (await post<ExhibitionTold>(server, "/api/commons/exhibition", {})).exhibition,
    "there is no exhibition",
  );
const glimpses = (server: Server, tables: readonly { table: string; version?: number }[]) =>
  post<Glimpse[]>(server, "/api/commons/glimpses", { tables });
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("an exhibition", () => {
  it("is not played while nobody looks", async () => {
    const server = await serve();
    const { table } = await exhibition(server);
    await pause(120);
    expect(asked).toEqual([]);
    expect((await exhibition(server)).table).toBe(table);
  });

  it("is played to its end for a spectator, who sees no hand, and another follows", async () => {
    const clock = { ahead: 0 };
    const server = await serve({ clock: () => Date.now() + clock.ahead });
    const first = await exhibition(server);
    const eve = await Player.at(server, first.token);
    expect(eve.welcome.mine).toEqual([]);
    const { hands } = (eve.welcome.views[0].view as { secret: { hands: number[][] } }).secret;
    expect(hands.flat().every((card) => card === -1)).toBe(true);
    await eve.until(() => eve.now.result !== null);
    // Whoever has seen it end is left a moment to look.
    expect((await exhibition(server)).table).toBe(first.table);
    clock.ahead = 60_000;
    expect((await exhibition(server)).table).not.toBe(first.table);
  });

  it("goes on while a page shows it, and rests when no page does any more", async () => {
    const time = { now: 1_000_000 };
    const server = await serve({ monotonic: () => time.now });
    const { table } = await exhibition(server);
    const [before] = await glimpses(server, [{ table }]);
    expect(before?.shown).toMatchObject({ game: "hoard", over: false });
    while (asked.length < 3) await pause(5);
    // The page is gone; what is being thought over is still played.
    time.now += 60_000;
    await pause(60);
    const resting = asked.length;
    await pause(120);
    expect(asked.length).toBe(resting);
  });

  it("begins with the same game and the same chance wherever the host’s key is the same", async () => {
    const dataDir = await newData();
    const again = await newData();
    const first = await serve({ dataDir });
    const one = await exhibition(first);
    copyFileSync(`${dataDir}/host-key`, `${again}/host-key`);
    const second = await serve({ dataDir: again });
    expect(await exhibition(second)).toEqual(one);
  });

  it("shows all games in turn, each of which computers can play out", async () => {
    const names = ["duel", "confrontation"] as const;
    const clock = { ahead: 0 };
    const server = await serve({
      games: names.map((name) => games[name].game),
      clock: () => Date.now() + clock.ahead,
    });
    const first = await exhibition(server);
    expect([first.game, first.next]).toEqual(names);
    const eve = await Player.at(server, first.token);
    await eve.until(() => eve.now.result !== null);
    clock.ahead = 60_000;
    expect((await exhibition(server)).game).toBe("confrontation");
  });

  it("keeps to its own pace, and takes no thinking time from people", async () => {
    const server = await serve({
      policy: { pace: byLevel(() => ({ answer: 1, think: 9999 })), thinkingPerMinuteInAll: 1 },
    });
    const { token } = await exhibition(server);
    const eve = await Player.at(server, token);
    await eve.until(() => asked.length > 4);
    expect(
      new Set(asked.filter(({ ask }) => ask.options.length > 1).map(({ budgetMs }) => budgetMs)),
    ).toEqual(new Set([5]));
  });

  it("is not there where the host has switched it off, and where there are no computers", async () => {
    for (const more of [{ policy: { exhibitions: false } }, { bots: null }]) {
      const told = await post<ExhibitionTold>(await serve(more), "/api/commons/exhibition", {});
      expect(told).toEqual({ exhibition: null });
    }
  });
});

describe("a finished game worth seeing", () => {
  const judging: BotPlayer = { ...bots, judge: async ({ seed }) => (seed % 100) / 100 };
  const highlights = async (server: Server) =>
    (await (await fetch(`${server.address}/api/commons/highlights`)).json()) as Highlight[];
  const known = async (server: Server, table: string): Promise<Highlight> => {
    for (;;) {
      const found = (await highlights(server)).find((one) => one.table === table);
      if (found) return found;
      await pause(10);
    }
  };

  it("is an exhibition that has ended: with its whole game, and how it stood at its end", async () => {
    const server = await serve({ bots: judging });
    const { table, token } = await exhibition(server);
    const eve = await Player.at(server, token);
    await eve.until(() => eve.now.result !== null);
    const shown = await known(server, table);
    expect(shown).toMatchObject({ game: "hoard", winners: eve.now.result?.winners });
    expect(shown.swing).toBeGreaterThan(0);
    expect((await fetchReplay(server, shown.token)).status).toBe(200);
    expect((await glimpses(server, [{ table }]))[0]?.shown?.over).toBe(true);
  });

  it("is a game of people only where its opener let others watch, and as long as that is so", async () => {
    const server = await serve({ bots: judging });
    const [open, closed] = [await openPair(server), await openPair(server)];
    const list = (watch: boolean) =>
      post<Listing>(server, "/api/commons/list", {
        token: open.tokens[0],
        join: false,
        watch,
        language: "en",
      });
    await list(true);
    for (const { tokens } of [closed, open]) {
      const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
      await playOut(players);
    }
    const shown = await known(server, open.table);
    expect(shown.seats.map(({ player }) => player?.kind === "person" && player.name)).toEqual(["Ada", "Bo"]);
    expect((await highlights(server)).map(({ table }) => table)).toEqual([open.table]);
    await list(false);
    expect(await highlights(server)).toEqual([]);
  });

  it("is the better, the more often another side came to be ahead and the more its chances changed", () => {
    const course = [0.5, 0.7, 0.72, 0.3, 0.9, 1].map((worth, version) => ({ version, worth }));
    expect(happened(course)).toEqual({ leads: 2, swing: 600, turned: 4 });
    const even = [0.5, 0.52, 0.49, 0.5].map((worth, version) => ({ version, worth }));
    expect(happened(even)).toMatchObject({ leads: 0, swing: 30 });
  });
});

describe("a glimpse of a table", () => {
  const open = (server: Server) =>
    post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: {},
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
    });
  const list = (server: Server, token: string, watch: boolean) =>
    post<Listing>(server, "/api/commons/list", { token, join: false, watch, language: "en" });

  it("is there for a table that others may watch, as long as they may, and shows no hand", async () => {
    const server = await serve();
    const opened = await open(server);
    expect(await glimpses(server, [{ table: opened.table }])).toEqual([]);
    await list(server, seatOf(opened), true);
    const [seen] = await glimpses(server, [{ table: opened.table }]);
    const { shown } = sure(seen, "no glimpse");
    const { hands, deck } = (shown as { view: { secret: { hands: number[][]; deck: number[] } } }).view
      .secret;
    expect([...hands.flat(), ...deck].every((card) => card === -1)).toBe(true);
    expect(JSON.stringify(seen)).not.toContain(opened.spectator);
    await list(server, seatOf(opened), false);
    expect(await glimpses(server, [{ table: opened.table }])).toEqual([]);
  });

  it("tells only the version to a page that knows the rest", async () => {
    const server = await serve();
    const opened = await open(server);
    await list(server, seatOf(opened), true);
    await pause(50);
    const [seen] = await glimpses(server, [{ table: opened.table }]);
    const { table, version } = sure(seen, "no glimpse");
    expect(await glimpses(server, [{ table, version }])).toEqual([{ table, version }]);
  });

  it("is not there after the link for spectators was revoked", async () => {
    const server = await serve();
    const opened = await open(server);
    await list(server, seatOf(opened), true);
    await post(server, "/api/revoke", { token: seatOf(opened), kind: "spectator" });
    expect(await glimpses(server, [{ table: opened.table }])).toEqual([]);
  });
});
