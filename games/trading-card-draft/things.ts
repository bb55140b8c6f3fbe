/** What a draft calls its things, by what they are: for programs that name what a number in a state or a choice stands for. */
import { CARD } from "@westmarch/trading-card-game/data/ids";

export const things = { card: CARD } as const;
