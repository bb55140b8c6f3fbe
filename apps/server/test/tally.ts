import { anyGame, book, type Core, type Game } from "@westmarch/kernel";
import { inJson } from "@westmarch/testkit/toy";

export interface Tally extends Core<{ marks: number[] }> {
  turn: number;
  steps: number;
}

/** How many choices the rules have carried out, wherever that was. */
export const carried = { out: 0 };

/**
 * A game without end, in which two seats take turns: a step shows nothing, nor does a stay, after which the same seat goes on;
 * a throw draws a number that its seat alone sees, and `end` ends it. Counts what it carries out.
 */
export const tally: Game<Tally, { marks: number[] }> = {
  id: "tally",
  version: 1,
  seats: () => ["one", "two"],
  settings: [],
  chapters: {
    game: book<Tally>().chapter("game")({
      turn: {
        ask: (g) => ({ seat: g.turn, prompt: "turn", options: [["step"], ["throw"], ["end"], ["stay"]] }),
        answered: (c, _f, option, seat) => {
          carried.out++;
          const { g } = c;
          g.steps++;
          if (option[0] !== "stay") g.turn = 1 - g.turn;
          if (option[0] === "throw") {
            g.secret.marks[seat] = c.draw(1000);
            c.tellMore("thrown", { seat }, [seat], { mark: g.secret.marks[seat] });
          } else c.tell("stepped", { seat, steps: g.steps });
          if (option[0] === "end") g.result = { winners: [seat], reason: "ended" };
          return { go: "turn" };
        },
      },
    }),
  },
  setup: () => ({ stack: [{ chapter: "game", at: "" }], secret: { marks: [-1, -1] }, turn: 0, steps: 0 }),
  clone: (g) => structuredClone(g),
  project: (secret, seat) => ({ marks: secret.marks.map((mark, s) => (s === seat ? mark : -1)) }),
  imagine: (view) => view.secret,
  whyNot: () => null,
  migrations: {},
  notation: inJson(),
  invariants: () => [],
};

export const TALLY = anyGame(tally);
