import { globSync } from "node:fs";
import { dirname } from "node:path";
import { Engine, hashed, stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { allGames, gameNamed, games } from "../src/index.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

test("the library has every game of the repository that has rules", () => {
  const folders = globSync("games/*/programs.ts", { cwd: root }).map((path) => path.split(/[\\/]/)[1]);
  expect(Object.keys(games).sort()).toEqual(folders.sort());
  expect(allGames.map(({ id }) => id)).toEqual(Object.keys(games));
  for (const { id, game } of allGames) expect(game.id).toBe(id);
});

test("every game begins, and its own sense of play answers for a seat", async () => {
  for (const { id, game, policy } of allGames) {
    const engine = new Engine(game);
    const g = engine.start({}, hashed(1));
    const [ask] = engine.asks(g);
    expect(ask, id).toBeDefined();
    const { playout } = await policy();
    const random = stream(1);
    const world = engine.determinize(engine.view(g, ask!.seat), ask!.seat, random);
    const option = playout(world, ask!, random);
    expect(engine.refusal(g, ask!.seat, option), id).toBe(null);
  }
});

test("a number in a state or a choice has a name", () => {
  expect(games.duel.things.region.names[0]).toBe("lindon");
  expect(games.confrontation.things.character.find("frodo")).toBe(0);
});

test("a game that there is not is refused with those that there are", () => {
  expect(gameNamed("duel").title).toContain("Duel");
  expect(() => gameNamed("chess")).toThrow("there is no game chess: say one of confrontation, duel,");
});
