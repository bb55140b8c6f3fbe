/** No player gets out of a rated game by doing something beside the board. Over HTTP and on both databases. */

import type { BotPlayer } from "@westmarch/players/port";
import type { HintTold, TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect } from "vitest";
import { ownByLinks } from "../src/database/migrations/0030-who-sat.ts";
import { openDatabase } from "../src/database/open.ts";
import { countedGames, type RunningServer } from "../src/main/index.ts";
import { ladderWith, lineOf } from "./ladders.ts";
import { Member, serveMembers } from "./members.ts";
import { it } from "./partly.ts";
import { openPair, Player, playOut, post, seatOf } from "./table.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const serve = (more = {}) => serveMembers(ending, undefined, more);

/** Each side has chosen so often that the game counts. */
const ENOUGH = 6;

/** Two with accounts in the middle of a game; Ada has opened it. */
async function inTheMiddle(server: RunningServer) {
  const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
  const { tokens, table } = await openPair(server, { length: "long" });
  await ada.sit(tokens[0]);
  await bo.sit(tokens[1]);
  const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
  const chosen = [0, 0];
  while (chosen.some((times) => times < ENOUGH)) {
    const newest = Math.max(...players.map(({ version }) => version));
    for (const player of players) await player.sees(newest);
    const seat = players.findIndex((player, at) => player.ask(at) !== null);
    const player = players[seat];
    const outcome = await player?.choose(seat, player.asked(seat).options[0]);
    expect(outcome).toMatchObject({ type: "ack" });
    chosen[seat] = (chosen[seat] ?? 0) + 1;
  }
  for (const player of players) await player.leave();
  return { ada, bo, tokens, table };
}

async function resign(server: RunningServer, token: string, seat: number): Promise<void> {
  const player = await Player.at(server, token);
  expect(await player.act({ type: "resign", seat })).toMatchObject({ type: "ack" });
  await player.leave();
}

describe("a rated game between people", () => {
  it.each<[string, (at: Awaited<ReturnType<typeof inTheMiddle>>, server: RunningServer) => Promise<string>]>([
    [
      "takes the table off the account",
      async ({ bo, table, tokens }) => {
        await bo.ask("/person/tables/forget", { table });
        return tokens[1];
      },
    ],
    [
      "makes the link to the own seat anew",
      async ({ tokens }, server) =>
        (await post<{ token: string }>(server, "/api/links", { token: tokens[1], kind: "seat" })).token,
    ],
    [
      "has the seat moved into another account too, and takes it off the own",
      async ({ bo, tokens, table }, server) => {
        await (await Member.of(server, "Gamling")).sit(tokens[1]);
        await bo.ask("/person/tables/forget", { table });
        return tokens[1];
      },
    ],
    [
      "leaves the house",
      async ({ bo, tokens }) => {
        await bo.ask("/person/delete", {});
        return tokens[1];
      },
    ],
  ])("counts for the winner, though the loser %s", async (_, leaves) => {
    const server = await serve();
    const at = await inTheMiddle(server);
    const token = await leaves(at, server);
    await resign(server, token, 1);
    const told = await ladderWith(server, 1, 1);
    expect(lineOf(told, at.ada.id)).toMatchObject({ games: 1, won: 1 });
    await server.close();
    expect(await countedGames(server.dataDir)).toEqual([{ game: "hoard", counts: "rated", games: 1 }]);
  });

  it("that was begun before owners were kept belongs to the accounts with links", async () => {
    const server = await serve();
    const at = await inTheMiddle(server);
    await server.close();
    const { db, close } = await openDatabase(server.dataDir);
    const kept = () => db.selectFrom("seat_owners").selectAll().orderBy("seat").execute();
    const before = await kept();
    await db.deleteFrom("seat_owners").execute();
    await ownByLinks(db);
    expect(await kept()).toEqual(before);
    expect(before).toMatchObject([{ person_id: at.ada.id }, { person_id: at.bo.id }]);
    await close();
  });

  it("is given up by its opener who deletes it", async () => {
    const server = await serve();
    const { ada, bo, tokens } = await inTheMiddle(server);
    const player = await Player.at(server, tokens[1]);
    await post(server, "/api/delete", { token: tokens[0] });
    expect(await player.gone()).toBe(1008);
    const told = await ladderWith(server, 1);
    expect(lineOf(told, bo.id)).toMatchObject({ games: 1, won: 1 });
    expect(lineOf(told, ada.id)).toMatchObject({ games: 1, won: 0 });
  });

  it("that was opened as unrated, or has hardly begun, is deleted and nothing else", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    for (const rated of [false, true]) {
      const opened = await post<TableOpened>(server, "/api/tables", {
        game: "hoard",
        settings: {},
        seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
        rated,
      });
      const invitation = opened.invitations[0]?.token;
      const { token } = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
      await ada.sit(seatOf(opened));
      await bo.sit(token);
      await post(server, "/api/delete", { token: seatOf(opened) });
    }
    await server.close();
    expect(await countedGames(server.dataDir)).toEqual([]);
  });

  it("belongs to nobody who has given the seat away before choosing anything", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    const { tokens, table } = await openPair(server);
    await ada.sit(tokens[0]);
    await (await Member.of(server, "Gamling")).sit(tokens[1]);
    const { token } = await post<{ token: string }>(server, "/api/links", { token: tokens[1], kind: "seat" });
    await bo.sit(token);
    const players = await Promise.all([tokens[0], token].map((seat) => Player.at(server, seat)));
    await playOut(players);
    const told = await ladderWith(server, 1);
    for (const { id } of [ada, bo]) expect(lineOf(told, id)).toMatchObject({ games: 1 });
    expect(await bo.ask(`/ratings/at/${table}`)).toMatchObject({ change: { game: "hoard" } });
  });

  it("changes no ratings once its opener has put another on a seat that a player had taken", async () => {
    const server = await serve();
    const [ada, bo] = [await Member.of(server, "Marigold"), await Member.of(server, "Haleth")];
    const { tokens } = await openPair(server);
    await ada.sit(tokens[0]);
    const wish = { token: tokens[0], kind: "invitation", seat: 1 };
    const { token: invitation } = await post<{ token: string }>(server, "/api/links", wish);
    const { token } = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
    await bo.sit(token);
    await playOut(await Promise.all([tokens[0], token].map((seat) => Player.at(server, seat))));
    await server.close();
    expect(await countedGames(server.dataDir)).toEqual([{ game: "hoard", counts: "unrated", games: 1 }]);
  });

  it("belongs to the same accounts at the next table of the evening, where the sides are exchanged", async () => {
    const server = await serve();
    const { ada, bo, tokens } = await inTheMiddle(server);
    await resign(server, tokens[1], 1);
    for (const token of tokens) await post(server, "/api/again", { token });
    const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await playOut([players[1], players[0]].filter((player) => player !== undefined));
    const told = await ladderWith(server, 2);
    for (const { id } of [ada, bo]) expect(lineOf(told, id)).toMatchObject({ games: 2 });
  });
});

describe("a rated game against a computer", () => {
  const bots: BotPlayer = {
    choose: async ({ ask }) => ({ options: [ask.options[0]], by: "search", fellBack: false }),
    hint: async ({ view, seat }) => {
      const { secret } = view as { secret: { hands: number[][] } };
      return { option: ["hide", secret.hands[seat]?.at(-1) ?? 0], because: "wins" };
    },
  };

  /** Whether a seat has hidden its card, as everybody sees. */
  const hiddenBy = (player: Player, seat: number): boolean => {
    const { secret } = player.now.views[0].view as { secret: { hidden: number[] } };
    return secret.hidden[seat] !== -1;
  };

  it("counts if it is lost, though a computer has given a hint; so does the next of the evening", async () => {
    const server = await serve({ bots });
    const ada = await Member.of(server, "Marigold");
    const opened = await post<TableOpened>(server, "/api/tables", {
      game: "hoard",
      settings: { length: "long" },
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "fair" },
      ],
    });
    const token = seatOf(opened);
    await ada.sit(token);
    for (const seat of [0, 1]) {
      const player = await Player.at(server, token);
      // Once the computer has hidden its card, nothing happens before the player does.
      await player.until(() => hiddenBy(player, 1 - seat));
      const { version } = player.now;
      const told = await post<HintTold>(server, "/api/hint", { token, seat, version });
      expect(told.unrated).toBe(true);
      // The winner of a trick chooses once more than the other.
      for (let times = 0; times < 3 * ENOUGH; times++) {
        await player.until(() => player.ask(seat) !== null);
        const outcome = await player.choose(seat, player.asked(seat).options[0]);
        await player.sees(outcome.version ?? 0);
      }
      await player.until(() => player.ask(seat) !== null);
      await player.act({ type: "resign", seat });
      expect(lineOf(await ladderWith(server, seat + 1), ada.id)).toMatchObject({ games: seat + 1, won: 0 });
      await player.leave();
      await post(server, "/api/again", { token });
    }
  });
});
