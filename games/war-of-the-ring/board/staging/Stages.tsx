import type { Props } from "../keys.ts";

/** Battles and hunts as scenes over the table. */
export const Stages = (_props: Props) => null;
