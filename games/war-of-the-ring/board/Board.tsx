import type { Props } from "./keys.ts";

/** The whole table: the map under everything, trays on sea and far land, the hand at the foot, battles and hunts as stages. */
export const Board = (_props: Props) => null;
