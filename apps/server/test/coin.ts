import { anyGame, book, type Core, type Game } from "@westmarch/kernel";

export interface Coin extends Core<Record<string, never>> {
  thrown: number;
}

/** A game that begins without chance: the first seat is asked whether to toss, and the coin decides who wins. */
const coin: Game<Coin, Record<string, never>> = {
  id: "coin",
  version: 1,
  seats: () => ["heads", "tails"],
  settings: [],
  chapters: {
    game: book<Coin>().chapter("game")({
      wait: {
        ask: () => ({
          seat: 0,
          prompt: "toss",
          options: [
            ["wait", 0],
            ["toss", 0],
          ],
        }),
        answered: (c, _f, [verb]) => {
          if (verb === "wait") return { go: "wait" };
          c.g.thrown = c.draw(1_000_000);
          c.tell("thrown", { value: c.g.thrown });
        },
      },
      end: {
        ask: () => ({
          seat: 1,
          prompt: "end",
          options: [
            ["end", 0],
            ["on", 0],
          ],
        }),
        answered: (c, _f, [verb]) => {
          if (verb === "on") return { go: "wait" };
          c.g.result = { winners: [c.g.thrown % 2], reason: "tossed" };
        },
      },
    }),
  },
  setup: () => ({ stack: [{ chapter: "game", at: "" }], secret: {}, thrown: 0 }),
  clone: (g) => structuredClone(g),
  project: () => ({}),
  imagine: () => ({}),
  whyNot: () => null,
  migrations: {},
  notation: {
    write: (g) => String(g.thrown),
    read: () => {
      throw new Error("positions of a coin are not read");
    },
    choice: (option) => option.join("-"),
    option: (word) => [word],
  },
  invariants: () => [],
};

export const COIN = anyGame(coin);
