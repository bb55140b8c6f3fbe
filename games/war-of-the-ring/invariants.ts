/** What holds in every state of every game. For tests. */
import { cardProblems } from "./invariants/cards.ts";
import { fellowshipProblems, politicsProblems, tileProblems } from "./invariants/fellowship.ts";
import { figureProblems } from "./invariants/figures.ts";
import { mapProblems } from "./invariants/map.ts";
import { battleProblems, diceProblems, seatProblems } from "./invariants/turn.ts";
import type { War } from "./state.ts";

/** A sentence for each thing that is wrong. */
export const invariants = (g: War): readonly string[] => [
  ...figureProblems(g),
  ...mapProblems(g),
  ...politicsProblems(g),
  ...fellowshipProblems(g),
  ...tileProblems(g),
  ...cardProblems(g),
  ...diceProblems(g),
  ...seatProblems(g),
  ...battleProblems(g),
];
