/** What is said of a thing on the table. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { War } from "../../../state.ts";
import type { GameSay } from "../../keys.ts";

/** What the words are taken from. */
export interface Asked {
  readonly say: GameSay;
  readonly view: War;
}

/** Headings and names begin with a capital where the script has any. */
export const titled = (name: string): string => sentenceCase(name);
