/** Amounts and words (8 and 9 of the grammar). */
import { anyOf, apply, given, meaning, number, oneOf, type Reader, seq, words } from "@westmarch/sentences";
import type { Amount, Counter, Kind, Noun, Signed } from "../../language/targets.ts";

const NOUNS: readonly (readonly [word: string, kind: Kind, many?: true])[] = [
  ["card", "card"],
  ["cards", "card", true],
  ["character", "character"],
  ["characters", "character", true],
  ["companion", "companion"],
  ["companions", "companion", true],
  ["ally", "ally"],
  ["allies", "ally", true],
  ["minion", "minion"],
  ["minions", "minion", true],
  ["possession", "possession"],
  ["possessions", "possession", true],
  ["artifact", "artifact"],
  ["condition", "condition"],
  ["conditions", "condition", true],
  ["event", "event"],
  ["events", "event", true],
  ["weapon", "weapon"],
  ["hand weapon", "hand weapon"],
  ["tale", "tale"],
  ["tales", "tale", true],
  ["pipe", "pipe"],
  ["pipes", "pipe", true],
  ["copy", "copy"],
  ["tracker", "tracker"],
  ["trackers", "tracker", true],
  ["ranger", "ranger"],
  ["archer", "archer"],
  ["site", "site"],
  ["Dwarf", "Dwarf"],
  ["Dwarves", "Dwarf", true],
  ["Elf", "Elf"],
  ["Elves", "Elf", true],
  ["Hobbit", "Hobbit"],
  ["Hobbits", "Hobbit", true],
  ["Man", "Man"],
  ["Orc", "Orc"],
  ["Orcs", "Orc", true],
  ["Uruk-hai", "Uruk-hai"],
  ["Nazgûl", "Nazgûl"],
  ["Troll", "Troll"],
];
/** A word for cards. */
export const noun: Reader<Noun> = anyOf(
  NOUNS.map(([word, kind, many]) => meaning(word, { kind, ...given("many", many) })),
);

/** A number, or X. */
export const amount: Reader<Amount> = anyOf<Amount>([number, words("X")]);
/** A figure that is added. */
export const signed: Reader<Signed> = apply(seq(oneOf(["+", "-"]), amount), ([sign, amount]) => ({
  sign,
  amount,
}));
/** What lies in the pool or on the Ring-bearer. */
export const counter: Reader<Counter> = anyOf<Counter>([
  words("twilight"),
  meaning("burdens", "burden"),
  words("burden"),
]);
