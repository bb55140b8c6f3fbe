/** What is read on a card, cut into pieces: plain words, and what a page draws or prints in its own way. */
import type { Title } from "../data/cards.ts";
import type { Culture } from "../data/culture.ts";
import type { Amount } from "./targets.ts";
import type { Part, Phase } from "./tree.ts";

/** Words with rules of their own (rules 24). */
export type Keyword =
  | "archer"
  | "damage"
  | "defender"
  | "fierce"
  | "pipeweed"
  | "ranger"
  | "stealth"
  | "tale"
  | "tracker"
  | "weather";

/** A piece of a sentence. Its `text` is how it reads where nothing is drawn. */
export type Run =
  | { readonly run: "text"; readonly text: string }
  /** What stands in bold before a sentence: what kind of sentence it is, or the phases in which it is used. */
  | {
      readonly run: "lead";
      readonly text: string;
      readonly part: Part["part"];
      readonly phases: readonly Phase[];
    }
  | { readonly run: "keyword"; readonly text: string; readonly keyword: Keyword }
  | { readonly run: "culture"; readonly text: string; readonly culture: Culture }
  | { readonly run: "twilight"; readonly text: string; readonly amount: Amount }
  | { readonly run: "title"; readonly text: string; readonly title: Title };

/** Titles that are words and not names: within a Chinese or Japanese sentence they need quotation marks. */
const WORDS: readonly Title[] = [
  "Ancient Chieftain",
  "Blade Tip",
  "Cave Troll of Moria",
  "Gandalf's Cart",
  "Morgul Warden",
];
export const isName = (title: Title): boolean => !WORDS.includes(title);

/** A part of a card's text: it stands on a line of its own. */
export type TextLine = readonly Run[];
