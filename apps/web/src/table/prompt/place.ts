import type { BoardModule, Layout } from "@westmarch/boardkit";

/** Whether the prompt stands in a corner beside the hand, on a phone above a line with the way out and the board's buttons. */
export const isAtHand = ({ promptAt }: Pick<BoardModule, "promptAt">, layout: Layout): boolean =>
  promptAt === "hand" || (promptAt === "thumb" && layout !== "wide");
