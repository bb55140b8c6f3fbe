/** What holds in every state of every game, besides what holds in every position. For tests. */
import { cardProblems } from "./invariants/card-places.ts";
import { fellowshipProblems, politicsProblems, tileProblems } from "./invariants/fellowship.ts";
import { figureProblems } from "./invariants/figures.ts";
import { mapProblems } from "./invariants/map.ts";
import { battleProblems, diceProblems, turnProblems } from "./invariants/turn.ts";
import { positions } from "./notation.ts";
import type { War } from "./state.ts";

/** A sentence for each thing that is wrong. */
export const invariants = (g: War): readonly string[] => [
  ...positions.problems(g),
  ...figureProblems(g),
  ...mapProblems(g),
  ...politicsProblems(g),
  ...fellowshipProblems(g),
  ...tileProblems(g),
  ...cardProblems(g),
  ...diceProblems(g),
  ...turnProblems(g),
  ...battleProblems(g),
];
