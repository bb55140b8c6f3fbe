import type { Props } from "../keys.ts";

/** All cards, tiles and characters, to be searched. */
export const Reference = (_props: Props) => null;
