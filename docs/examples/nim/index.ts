/** Nim: the players in turn take one to three of fifteen stones, and the player that takes the last stone wins. */
import { book, type Core, copy, type Game, type Option, type Seat } from "@westmarch/kernel";

export interface Nim extends Core<null> {
  stones: number;
  turn: Seat;
}

const TAKES: readonly Option[] = [1, 2, 3].map((stones) => ["take", stones]);

const round = book<Nim>().chapter("round")({
  take: {
    ask: (g) => ({ seat: g.turn, prompt: "take", options: TAKES.slice(0, g.stones) }),
    answered: ({ g }, _f, [, stones]) => {
      g.stones -= Number(stones);
      if (g.stones === 0) g.result = { winners: [g.turn], reason: "last-stone" };
      g.turn = 1 - g.turn;
      return { go: "take" };
    },
  },
});

export const nim: Game<Nim, null> = {
  id: "nim",
  version: 1,
  seats: () => ["first", "second"],
  settings: [],
  chapters: { round },
  setup: () => ({ stack: [{ chapter: "round", at: "" }], secret: null, stones: 15, turn: 0 }),
  clone: copy,
  project: () => null,
  imagine: () => null,
  whyNot: () => null,
  migrations: {},
  notation: {
    write: (g) => JSON.stringify(g),
    read: (line) => JSON.parse(line),
    choice: (option) => option.join(":"),
    option: (word) => ["take", Number(word.split(":")[1])],
  },
  invariants: (g) => (g.stones >= 0 && g.stones <= 15 ? [] : [`${g.stones} stones`]),
};
