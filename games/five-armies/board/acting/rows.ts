/** Who goes and who stays (8.3), in numbers, and said as the rules want to hear it. Pure. */
import type { Option } from "@westmarch/kernel";
import type { ThingId } from "../../ids.ts";

/** One kind of thing of the army being divided. */
export interface Row {
  readonly thing: ThingId;
  /** How many may go, and how many stay whatever is chosen. */
  readonly able: number;
  readonly bound: number;
  /** How many go if nothing else is said. */
  readonly usual: number;
}

/** As many as usually go. */
export const everybody = (rows: readonly Row[]): readonly number[] => rows.map(({ usual }) => usual);

/** What is said of those who stay, when so many of each kind go. */
export const staying = (rows: readonly Row[], going: readonly number[]): readonly Option[] =>
  rows.flatMap(({ thing, able }, i): Option[] => {
    const left = able - (going[i] ?? able);
    return left > 0 ? [["stay", thing, left]] : [];
  });
