/** What is left to be recruited (1.5.1): the figures beside the map. */
import {
  eliteOf,
  type FigureId,
  FREE,
  FREE_NATIONS,
  leaderOf,
  NATIONS,
  NAZGUL,
  type NationId,
  regularOf,
  SAURON,
  sideOfNation,
} from "../../data/ids.ts";
import { FIGURES } from "../../data/setup.ts";
import { inPool } from "../../rules/figures.ts";
import { KINDS, type War } from "../../state.ts";

/** Figures of one kind. */
export interface Stock {
  readonly figure: FigureId;
  readonly left: number;
  /** What a muster would leave. */
  readonly after: number;
  /** Out of the game for good. */
  readonly lost: number;
  /** In the box. */
  readonly of: number;
}

/** The kinds of a Nation, as its pool counts them. */
const kindsOf = (nation: NationId): readonly FigureId[] => [
  regularOf(nation),
  eliteOf(nation),
  ...(nation < FREE_NATIONS ? [leaderOf(nation)] : nation === SAURON ? [NAZGUL] : []),
];

/** What is left of a Nation, and what would be after these have been brought in. */
export const stockOf = (view: War, nation: NationId, taking: readonly FigureId[] = []): readonly Stock[] =>
  kindsOf(nation).map((figure, kind) => {
    const left = inPool(view, figure);
    return {
      figure,
      left,
      after: Math.max(0, left - taking.filter((taken) => taken === figure).length),
      lost: sideOfNation(nation) === FREE ? view.lost[nation * KINDS + kind] : 0,
      of: FIGURES[NATIONS[nation]][kind],
    };
  });
