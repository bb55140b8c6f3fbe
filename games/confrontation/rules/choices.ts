/** Every choice this game knows, made once: listing options then costs no memory. */
import type { Word } from "@westmarch/kernel";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  CARD,
  CHARACTER,
  type CharacterId,
  NINE,
  type RegionId,
  type Side,
} from "../data/ids.ts";
import type { Chosen } from "../vocabulary.ts";

const over = <const V extends string, T extends Word>(
  verb: V,
  things: readonly T[],
): readonly (readonly [verb: V, thing: T])[] => things.map((thing) => [verb, thing]);
const pairs = <const V extends string>(verb: V) =>
  CHARACTER.all.map((character) =>
    ALL_REGIONS.map((region): readonly [verb: V, character: CharacterId, region: RegionId] => [
      verb,
      character,
      region,
    ]),
  );

export const ALL = {
  place: pairs("place"),
  move: pairs("move"),
  shadowfax: pairs("shadowfax"),
  palantir: over("palantir", ALL_REGIONS),
  recall: over("recall", CHARACTER.all),
  target: over("target", CHARACTER.all),
  retreat: over("retreat", ALL_REGIONS),
  card: over("card", CARD.all),
  take: over("take", CARD.all),
} as const;

export const GANDALF_RETURNS: Chosen<"gandalf-the-white"> = ["gandalf-the-white"];
export const BALROG_SHOWN: Chosen<"balrog"> = ["balrog"];
export const PASS: Chosen<"pass"> = ["pass"];
export const NO_REACTION: Chosen<"none"> = ["none"];
export const SAM_STEPS_IN: Chosen<"sam"> = ["sam"];
export const SHOW_FRODO: Chosen<"show-frodo"> = ["show-frodo"];
export const WITH_CARDS: Chosen<"cards"> = ["cards"];
export const WITHOUT_CARDS: Chosen<"no-cards"> = ["no-cards"];
export const KEEP: Chosen<"keep"> = ["keep"];
export const ONWARD: Chosen<"onward"> = ["onward"];

const listed = <O>(options: readonly O[], side: Side): readonly (readonly O[])[] =>
  Array.from({ length: 1 << NINE }, (_, mask) =>
    options.slice(side * NINE, side * NINE + NINE).filter((_option, i) => (mask & (1 << i)) !== 0),
  );

/** The choices to play, or to take back from the pile, each card of a mask of a side's nine: by side, then mask. */
export const CARDS_OF = BOTH_SIDES.map((side) => listed(ALL.card, side));
export const PILE_OF = BOTH_SIDES.map((side) =>
  listed(ALL.take, side).map((takes): readonly Chosen<"take" | "keep">[] => [...takes, KEEP]),
);
