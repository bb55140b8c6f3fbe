/** What a card can be, and figures that effects and standing rules change alike. */
import { anyOf, apply, kmid, meaning, number, oneOf, type Reader, seq, words } from "@westmarch/sentences";
import type { Quality } from "../../language/tree.ts";
import { signed } from "./amounts.ts";
import { target } from "./targets.ts";

/** A keyword with its figure. */
export const keyworded = apply(seq(oneOf(["damage", "defender"]), signed), ([keyword, by]) => ({
  keyword,
  by,
}));
/** What a card may be said to be. */
export const quality: Reader<Quality> = anyOf<Quality>([keyworded, words("fierce")]);

/** An archery total. */
export const archery = apply(
  seq(
    anyOf<"fellowship" | "minions">([
      meaning("the fellowship's archery total is", "fellowship"),
      meaning("the minions' archery total is", "minions"),
    ]),
    signed,
  ),
  ([of, by]) => ({ of, by }),
);
/** A character that only three times its strength overwhelms. */
export const tripled = apply(
  seq(target, kmid(words("is overwhelmed only if"), oneOf(["its", "his"]), words("strength is tripled"))),
  ([target, its]) => ({ target, its }),
);
/** Who takes few wounds. */
export const capped = apply(
  seq(target, kmid(words("takes at most"), number, words("wound in each skirmish phase"))),
  ([target, most]) => ({ target, most }),
);
