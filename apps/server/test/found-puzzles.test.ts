/** Puzzles that are made of finished games of people who let that be done. */
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import type { BotPlayer, PuzzleQuestion } from "@westmarch/players/port";
import type { FoundPuzzlesTold, TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { openFolder, type RunningServer } from "../src/main/index.ts";
import { PuzzleStore } from "../src/stores/puzzle-store.ts";
import { Member, serveMembers } from "./members.ts";
import { dropDir, makeDir, openPair, Player, playOut, post, seatOf, sure } from "./table.ts";

const ending: (() => unknown)[] = [];
const asked: PuzzleQuestion[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
  asked.length = 0;
});

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A player that finds a puzzle wherever it looks, each for the same reason. */
const finder: BotPlayer = {
  choose: async ({ ask }) => ({
    options: [sure(ask.options[0], "no choice")],
    by: "search",
    fellBack: false,
  }),
  puzzle: async (question) => {
    asked.push(question);
    const { name: id, settings, position, seat } = question;
    return { id, settings, position, seat, line: [], because: "wins", chances: [0.9, 0.2], rating: 1500 };
  },
};

const serve = (more = {}) => serveMembers(ending, undefined, { bots: finder, ...more });

const foundOn = async (server: RunningServer): Promise<readonly KeptPuzzle[]> => {
  const answer = await fetch(`${server.address}/api/puzzles/hoard`);
  return ((await answer.json()) as FoundPuzzlesTold).puzzles;
};

async function firstOf(server: RunningServer): Promise<KeptPuzzle> {
  for (let tries = 0; tries < 300; tries++) {
    const [puzzle] = await foundOn(server);
    if (puzzle) return puzzle;
    await pause(10);
  }
  throw new Error("no puzzle was found");
}

/** A game that these two play to its end. */
async function played(server: RunningServer, players: readonly (Member | null)[]) {
  const { tokens, table } = await openPair(server);
  for (const [at, player] of players.entries()) await player?.sit(sure(tokens[at], "no such seat"));
  await playOut(await Promise.all(tokens.map((token) => Player.at(server, token))));
  return table;
}

const willing = async (server: RunningServer, name: string, givesPuzzles: boolean): Promise<Member> => {
  const member = await Member.of(server, name);
  await member.ask("/person", { givesPuzzles });
  return member;
};

describe("a finished game", () => {
  it("becomes puzzles for everybody where all who played it allow that, without a name or a link", async () => {
    const server = await serve();
    const players = [await willing(server, "Ada", true), await willing(server, "Bo", true)];
    const table = await played(server, players);
    const found = await firstOf(server);
    expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length);
    expect(found).toMatchObject({ because: "wins", rating: 1500 });
    const told = JSON.stringify(found);
    for (const word of ["Ada", "Bo", table, ...players.map(({ id }) => id)]) expect(told).not.toContain(word);
    // Each reason is taken once, so that a game does not become a collection.
    expect(await foundOn(server)).toHaveLength(1);
  });

  it("of a person and a computer needs the leave of the person alone", async () => {
    const server = await serve();
    const ada = await willing(server, "Ada", true);
    const seats = [
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "fair" },
    ];
    const opened = await post<TableOpened>(server, "/api/tables", { game: "hoard", settings: {}, seats });
    await ada.sit(seatOf(opened));
    const player = await Player.at(server, seatOf(opened));
    await player.act({ type: "resign", seat: 0 });
    await player.until(() => player.now.result !== null);
    await firstOf(server);
  });

  it("stays a game where somebody has not allowed it, or played as a guest", async () => {
    const server = await serve();
    const ada = await willing(server, "Ada", true);
    const bo = await willing(server, "Bo", false);
    await played(server, [ada, bo]);
    await played(server, [ada, null]);
    // Games are looked through one after another: when this one has been, those before it have.
    await bo.ask("/person", { givesPuzzles: true });
    await played(server, [ada, bo]);
    await firstOf(server);
    expect(await foundOn(server)).toHaveLength(1);
  });
});

it("the newest puzzles of a game are kept, and one that is found again stays as it is", async () => {
  const dataDir = makeDir();
  ending.push(() => dropDir(dataDir));
  const database = await openFolder(dataDir);
  ending.push(() => database.close());
  const store = new PuzzleStore(database.db);
  const row = (id: string, at: number, puzzle = id) => ({ id, game: "hoard", at, puzzle });
  for (const one of [row("a", 1), row("b", 2), row("c", 3), row("c", 9, "other")]) await store.keep(one, 2);
  await store.keep({ ...row("d", 1), game: "duel" }, 2);
  expect(await store.of("hoard")).toEqual(["c", "b"]);
  expect(await store.of("duel")).toEqual(["d"]);
});
