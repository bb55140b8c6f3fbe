/** What this game calls its things, by what they are: for programs that name what a number in a state or a choice stands for. */
import { CARD, CHARACTER, REGION, VARIANT } from "./data/ids.ts";

export const things = { card: CARD, character: CHARACTER, region: REGION, variant: VARIANT } as const;
