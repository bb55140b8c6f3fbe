/** The weakest level is for somebody who has just finished the guided game: a player like that is among each game's rivals. */
import { type Core, Engine } from "@westmarch/kernel";
import { inFull } from "@westmarch/testkit/full";
import { arena, contender } from "@westmarch/training";
import { expect, test } from "vitest";
import { games } from "../src/index.ts";

/** So much of what can be won goes to the beginner at least. */
const WON = 0.6;
/** How many games are played: fewer, where one takes long. */
const GAMES: Readonly<Record<string, number>> = {
  confrontation: inFull(20, 200),
  duel: inFull(20, 200),
  "five-armies": inFull(4, 100),
  "trading-card-game": inFull(20, 200),
  "war-of-the-ring": inFull(4, 100),
};

test.each(Object.keys(GAMES))(
  "a beginner who does what the guided game of %s says beats First game",
  async (id) => {
    const entry = games[id];
    const engine = new Engine<Core, unknown>(entry.game);
    const policy = await entry.policy();
    const rivals = (await entry.rivals?.()) ?? {};
    if (!policy) throw new Error(`${id} has no players`);
    const [beginner, first] = ["greedy@beginner", "first"].map((name) =>
      contender(engine, { policy, rivals }, name),
    );
    if (!beginner || !first) throw new Error(`${id} has no beginner`);
    const { winRate, failures } = arena(engine, beginner.bot, first.bot, { games: GAMES[id] });
    expect(failures).toEqual([]);
    expect(winRate).toBeGreaterThanOrEqual(WON);
  },
);
