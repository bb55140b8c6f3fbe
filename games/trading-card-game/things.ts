/** What this game calls its things, by what they are: for programs that name what a number in a state or a choice stands for. */
import { CARD } from "./data/ids.ts";

export const things = { card: CARD } as const;
