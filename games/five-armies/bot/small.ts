/** Small choices, which first sight makes well enough: no bot thinks about them, and the search looks past them. */
import { bestOf, type Score } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import type { FiveArmies } from "../state.ts";
import type { Words } from "../words.ts";

type Prompt = keyof Words["prompts"];

/** Those that were always taken to be small. */
const SMALLEST: readonly Prompt[] = [
  "bat",
  "casualties",
  "chance",
  "dice",
  "excess",
  "goblin",
  "hand-limit",
  "leadership",
  "luck",
  "markers",
  "part",
  "quarter",
  "reroll",
  "spend-bat",
  "take-back",
  "use-maneuver",
];

/** All of them: a search that thought over these as well lost to one that had their time for the rest. */
export const SMALL: readonly Prompt[] = [
  ...SMALLEST,
  "advance",
  "armies",
  "bats",
  "fly",
  "lead",
  "maneuver",
  "onward",
  "rally",
  "tile",
  "token",
];

const scores: number[] = [];

/** Leaves the one option that looks best, by that score, where the choice is one of these, and all of them elsewhere. */
export function pastSmall(
  score: Score<FiveArmies>,
  prompts: readonly Prompt[],
): (g: FiveArmies, ask: Ask) => readonly Option[] {
  const small: ReadonlySet<string> = new Set(prompts);
  return (g, ask) => {
    const { options, prompt } = ask;
    if (options.length === 1 || !small.has(prompt)) return options;
    score(g, ask, options, scores);
    return [bestOf(options, scores, 0, () => 0)];
  };
}
