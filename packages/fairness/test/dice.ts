import { book, type Core, type Game } from "@westmarch/kernel";

export interface Dice extends Core<{ last: number }> {
  thrown: number[];
}

/** One seat throws dice of chosen sizes until it stops: a game that is nothing but chance. */
export const dice: Game<Dice, { last: number }> = {
  id: "dice",
  version: 1,
  seats: () => ["thrower"],
  settings: [],
  chapters: {
    play: book<Dice>().chapter("play")({
      deal: (c) => {
        c.g.thrown = [c.draw(52)];
      },
      throw: {
        ask: () => ({ seat: 0, prompt: "throw", options: [["die", 6], ["die", 20], ["stop"]] }),
        answered: (c, _f, option) => {
          if (option[0] === "stop") {
            c.g.result = { winners: [], reason: "stopped" };
            return;
          }
          c.g.thrown = [...c.g.thrown, c.draw(Number(option[1]))];
          return { go: "throw" };
        },
      },
    }),
  },
  setup: () => ({ stack: [{ chapter: "play", at: "" }], secret: { last: 0 }, thrown: [] }),
  clone: (g) => structuredClone(g),
  project: (secret) => ({ ...secret }),
  imagine: (view) => ({ ...view.secret }),
  whyNot: () => null,
  migrations: {},
  notation: {
    write: (g) => g.thrown.join(" "),
    read: () => {
      throw new Error("dice positions are not read");
    },
    choice: (option) => option.join("-"),
    option: (word) => [word],
  },
  invariants: () => [],
};
