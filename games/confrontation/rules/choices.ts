/** Every choice this game knows, made once: listing options then costs no memory. */
import type { Option, Word } from "@westmarch/kernel";
import { CARDS, CHARACTERS, NINE, REGIONS, type Side } from "../data/ids.ts";

const over = (verb: string, things: readonly unknown[]): readonly Option[] =>
  things.map((_, word) => [verb, word]);
const pairs = (verb: string): readonly (readonly Option[])[] =>
  CHARACTERS.map((_, character) => REGIONS.map((_name, region): Option => [verb, character, region]));

export const ALL = {
  place: pairs("place"),
  move: pairs("move"),
  shadowfax: pairs("shadowfax"),
  palantir: over("palantir", REGIONS),
  recall: over("recall", CHARACTERS),
  target: over("target", CHARACTERS),
  retreat: over("retreat", REGIONS),
  card: over("card", CARDS),
  take: over("take", CARDS),
} as const;

export const GANDALF_RETURNS: Option = ["gandalf-the-white"];
export const BALROG_SHOWN: Option = ["balrog"];
export const PASS: Option = ["pass"];
export const NO_REACTION: Option = ["none"];
export const SAM_STEPS_IN: Option = ["sam"];
export const SHOW_FRODO: Option = ["show-frodo"];
export const WITH_CARDS: Option = ["cards"];
export const WITHOUT_CARDS: Option = ["no-cards"];
export const KEEP: Option = ["keep"];
export const ONWARD: Option = ["onward"];

const listed = (options: readonly Option[], side: Side): readonly (readonly Option[])[] =>
  Array.from({ length: 1 << NINE }, (_, mask) =>
    options.slice(side * NINE, side * NINE + NINE).filter((_option, i) => (mask & (1 << i)) !== 0),
  );

/** The choices to play, or to take back from the pile, each card of a mask of a side's nine: by side, then mask. */
export const CARDS_OF: readonly (readonly (readonly Option[])[])[] = [
  listed(ALL.card, 0),
  listed(ALL.card, 1),
];
export const PILE_OF: readonly (readonly (readonly Option[])[])[] = [
  listed(ALL.take, 0).map((takes) => [...takes, KEEP]),
  listed(ALL.take, 1).map((takes) => [...takes, KEEP]),
];

/** The word of a choice that must be a small integer. Throws if it is not: trusted choices always are. */
export const number = (word: Word | undefined): number => {
  if (typeof word !== "number") throw new Error(`a number was expected, not ${String(word)}`);
  return word;
};
