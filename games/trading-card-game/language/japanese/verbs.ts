/** How Japanese verbs end, and where “up to” stands. */

/** How verbs end before て and もよい, and where the sentence goes on. Other verbs in る only lose it. */
const VERBS: readonly (readonly [ending: string, te: string, stem: string])[] = [
  ["する", "して", "し"],
  ["切る", "切って", "切り"],
  ["なる", "なって", "なり"],
  ["わる", "わって", "わり"],
  ["引く", "引いて", "引き"],
  ["除く", "除いて", "除き"],
  ["置く", "置いて", "置き"],
  ["防ぐ", "防いで", "防ぎ"],
  ["す", "して", "し"],
  ["る", "て", ""],
];

/** A sentence that ends in a verb, with that verb in another form. */
export function inflected(sentence: string, form: "te" | "stem"): string {
  const verb = VERBS.find(([ending]) => sentence.endsWith(ending));
  if (!verb) return sentence;
  const [ending, te, stem] = verb;
  return sentence.slice(0, -ending.length) + (form === "te" ? te : stem);
}

/** What may be done: 捨てる → 捨ててもよい. */
export const allowing = (sentence: string): string => `${inflected(sentence, "te")}もよい`;

/** What a player or character is made to do: 捨てる → 捨てさせる. */
export function causing(sentence: string): string {
  if (sentence.endsWith("する")) return `${sentence.slice(0, -2)}させる`;
  if (sentence.endsWith("く")) return `${sentence.slice(0, -1)}かせる`;
  return `${sentence.slice(0, -1)}させる`;
}

/** Stands before "up to N" until it is known what follows. */
export const UP_TO = "\u0000";

/** "Up to N" stands behind what is taken, カードを3枚まで, and before the counter elsewhere. */
export const withMost = (sentence: string): string =>
  sentence.replace(/\0(\d+)(.)を/gu, "を$1$2まで").replaceAll(UP_TO, "最大");

/** Sentences with a verb at the end, one after the other. */
export const chained = (all: readonly string[]): string =>
  all.map((one, i) => (i < all.length - 1 ? `${inflected(one, "stem")}、` : one)).join("");
