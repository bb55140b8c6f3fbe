/** A toy for environments: a coin when it begins, then each seat names a pair and a die of four is thrown for it. */

import { type Rules, rulesOf } from "@westmarch/env";
import type { EnvironmentDescription } from "@westmarch/env/described";
import { blocksOf, numberingOf } from "@westmarch/env/described";
import { type AnyGame, anyGame, type Core, type Option } from "@westmarch/kernel";
import { chapter, type Toy, toy } from "@westmarch/testkit/toy";

const PAIRS: readonly Option[] = [0, 1, 2].flatMap((one) =>
  [0, 1, 2].map((two): Option => ["pair", one, two]),
);

const chapters = {
  main: chapter("main")({
    begin: (c) => {
      c.g.diary.push(`coin ${c.draw(2)}, surely ${c.draw(1)}`);
    },
    first: {
      prompt: "name",
      ask: () => ({ seat: 0, options: PAIRS, about: [5] }),
      answered: (c, _f, [, one, two]) => {
        c.g.diary.push(`${one}/${two}: ${c.draw(4)}`);
      },
    },
    second: {
      prompt: "secret",
      together: () => [0, 1].map((seat) => ({ seat, options: [["pass"] as const, ["go", "left"] as const] })),
      opened: (c, _f, answers) => {
        c.g.diary.push(answers.map((answer) => answer.join("-")).join(" "));
        c.g.result = { winners: [1], reason: "named" };
      },
    },
  }),
};

const { numbers } = blocksOf<Toy>();

const description: EnvironmentDescription<Toy> = {
  numbering: numberingOf(
    { pair: ["number", "number"], pass: [], go: [["left", "right"]], sealed: [] },
    { pair: 2 },
  ),
  numberingVersion: 1,
  tensorVersion: 1,
  blocks: [numbers("numbers", "the numbers that this seat knows", [["0", "1"]], (g) => g.secret.numbers)],
};

export const diceGame: AnyGame = anyGame(toy(chapters).game);

/** The toy as environments play it. */
export const diceRules = (): Rules =>
  rulesOf(diceGame, description as object as EnvironmentDescription<Core>);
