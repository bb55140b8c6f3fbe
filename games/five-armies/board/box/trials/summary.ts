import { groupedBy } from "@westmarch/kernel";
import { FREE, SHADOW } from "../../../ids.ts";
import type { Ending } from "../../../words.ts";
import type { Trial } from "./playing.ts";

/** How trials went, all told. */
export interface Summary {
  readonly played: number;
  /** Games that each side has won. */
  readonly won: readonly [free: number, shadow: number];
  /** How they ended, the most frequent first. */
  readonly endings: readonly (readonly [by: Ending, games: number])[];
  /** Turns of those that ended; null where none did. */
  readonly turns: { readonly least: number; readonly most: number; readonly mean: number } | null;
  /** Games that did not end. */
  readonly stuck: number;
}

/** Sums trials up. Pure. */
export function summaryOf(trials: readonly Trial[]): Summary {
  const ended = trials.flatMap((trial) => trial ?? []);
  const turns = ended.map((trial) => trial.turns);
  const endings = groupedBy(ended, ({ by }) => by);
  const wonBy = (side: number) => ended.filter(({ won }) => won === side).length;
  return {
    played: trials.length,
    won: [wonBy(FREE), wonBy(SHADOW)],
    endings: [...endings].map(([by, games]) => [by, games.length] as const).sort(([, a], [, b]) => b - a),
    turns:
      turns.length === 0
        ? null
        : {
            least: Math.min(...turns),
            most: Math.max(...turns),
            mean: turns.reduce((sum, one) => sum + one, 0) / turns.length,
          },
    stuck: trials.length - ended.length,
  };
}
