import { searchBot } from "@westmarch/bots";
import { Engine } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { policy } from "../bot.ts";
import { DARK, GOOD, NINE } from "../data/ids.ts";
import { confrontation } from "../index.ts";
import { bestOf, drawResponses, type Response, responder, type Tried, wins } from "../tools/responses.ts";

const engine = new Engine(confrontation);

test("responses of a seed are always the same, and set up as the rules allow", () => {
  const responses = drawResponses(engine, DARK, 6, "1");
  expect(drawResponses(engine, DARK, 6, "1")).toEqual(responses);
  expect(drawResponses(engine, DARK, 6, "2")).not.toEqual(responses);
  for (const { setUp } of responses) expect(setUp).toHaveLength(NINE);
});

test("a response plays a game to its end, the same each time", () => {
  const [response] = drawResponses(engine, GOOD, 1, "1");
  const other = searchBot(engine, policy, { iterations: 2 });
  const once = wins(engine, GOOD, responder(engine, response, 2), other, 7);
  expect(wins(engine, GOOD, responder(engine, response, 2), other, 7)).toBe(once);
});

test("the best of many is left over after halving, each round with twice the games for each", () => {
  const responses = drawResponses(engine, GOOD, 6, "1");
  const rounds: number[][] = [];
  /** The later a response was drawn, the more it wins. */
  const hasWon = (response: Response, game: number): boolean => game % 6 <= responses.indexOf(response);
  const told = (_round: number, left: readonly Tried[]): void => {
    rounds.push(left.map(({ games }) => games));
  };
  const best = bestOf(responses, 6, hasWon, told);
  expect(best).toEqual({ response: responses[5], games: 42, won: 42 });
  expect(rounds).toEqual([Array(6).fill(6), Array(3).fill(18), Array(2).fill(42)]);
});
