/** What is said of a thing on the table. */
import { listed } from "@westmarch/boardkit/writing";
import type { Explanation as Told } from "@westmarch/campaign/telling";
import type { From } from "../../pack/types.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import type { PackWords, PrintedText } from "../packWords.ts";
import { partsOf } from "../printedWords.ts";

/** Words about a thing, with what is printed on it. */
export interface Explanation extends Told {
  /** What is printed on it. */
  readonly printed?: readonly PrintedText[];
  /** Where what is printed on it comes from. */
  readonly from?: From | null;
}

/** What the words are taken from. */
export interface Asked {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** What is printed; null until it is here. */
  readonly words: PackWords | null;
}

/** Where something comes from, as a sentence. */
export function sourceOf(say: GameSay, from: From): string {
  const source = say(`card.from.${from.all}`);
  const parts = partsOf(from).map((one) => say(`card.from.${one}`));
  return parts.length === 0
    ? say("about.from", { source })
    : say("about.from.parts", { source, parts: listed(say, parts) });
}
