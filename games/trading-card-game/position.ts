import type { Notation } from "@westmarch/kernel";
import type { CardGame } from "./state.ts";

const unwritten = (): never => {
  throw new Error("positions are not written down yet");
};

export const notation: Notation<CardGame> = {
  write: unwritten,
  read: unwritten,
  choice: unwritten,
  option: unwritten,
};
