/** The cards that a text means, where they lie, and how many they are, as trees. */
import type { Title as CardTitle } from "../data/cards.ts";
import type { Culture } from "../data/culture.ts";

/** A number that stands on the card, or the one that is picked where X first appears. */
export type Amount = number | "X";

/** A figure that is added: `+2`, `-X`. */
export type Signed = { readonly sign: "+" | "-"; readonly amount: Amount };

/** What a card or a character is, by the word for one of them. */
export const KINDS = [
  "card",
  "character",
  "companion",
  "ally",
  "minion",
  "possession",
  "artifact",
  "condition",
  "event",
  "weapon",
  "hand weapon",
  "tale",
  "pipe",
  "copy",
  "tracker",
  "ranger",
  "archer",
  "site",
  "Dwarf",
  "Elf",
  "Hobbit",
  "Man",
  "Orc",
  "Uruk-hai",
  "Nazgûl",
  "Troll",
] as const;
export type Kind = (typeof KINDS)[number];

/** A word for cards: what they are, and whether one or several are spoken of. */
export interface Noun {
  readonly kind: Kind;
  readonly many?: true;
}

/** What a card is at the moment; such a word stands first. */
export const STATES = ["exhausted", "roaming", "losing", "random", "revealed", "discarded"] as const;
export type State = (typeof STATES)[number];

/** What a card is by what stands on it, besides its culture. */
export const ADJECTIVES = [
  "Free Peoples",
  "Shadow",
  "Dwarf",
  "Elf",
  "Hobbit",
  "Orc",
  "archer",
  "ranger",
  "weather",
  "stealth",
  "pipeweed",
  "skirmish",
  "regroup",
] as const;
export type Adjective = (typeof ADJECTIVES)[number];

/** One kind of card: everything said must fit, and of several cultures one. */
export interface Nominal {
  readonly state?: State;
  readonly cultures?: readonly Culture[];
  readonly adjectives?: readonly Adjective[];
  readonly noun: Noun;
  /** Sites of an opponent, by number if one is named. */
  readonly opponents?: true;
  readonly site?: number;
}

/** How many of those that fit, and whose. */
export type Determiner =
  | { readonly how: "one" | "another" | "each" | "each other" | "each of your" | "your" }
  | { readonly how: "up to"; readonly most: number }
  | { readonly how: "exactly"; readonly amount: Amount };

/** Something that narrows the cards down. */
export type Narrow =
  | { readonly by: "home"; readonly site: number }
  | { readonly by: "copies of that card" }
  | { readonly by: "signet"; readonly signet: "Aragorn" | "Frodo" | "Gandalf" }
  | {
      readonly by: "other than";
      readonly other: Title | RingBearer | { readonly is: "a"; readonly noun: Noun };
    }
  | { readonly by: "you play" | "whose race you cannot spot" | "stacked on this card" | "at this site" };

/** How the cards stand to others. */
export type Relation =
  | { readonly to: "bearing"; readonly nominal: Nominal }
  | { readonly to: "borne by" | "skirmishing"; readonly simple: Simple };

interface RingBearer {
  readonly is: "the Ring-bearer";
}
interface Title {
  readonly is: "title";
  readonly title: CardTitle;
}

/** Cards that are meant without choosing. */
export type Definite =
  | { readonly is: "bearer" | "the former bearer" | "the others" | "the last discarded card" }
  | { readonly is: "it" | "he" | "she" }
  | { readonly is: "this"; readonly kind: "card" | "minion" | "ally" | "site" }
  | { readonly is: "that"; readonly noun: Noun }
  | { readonly is: "of those cards"; readonly amount: Amount }
  | RingBearer
  | Title;

/** Cards that are looked for. */
export interface Selection {
  readonly is: "some";
  readonly which: Determiner;
  /** One of these kinds; what follows belongs to all of them. */
  readonly kinds: readonly Nominal[];
  readonly narrow?: readonly Narrow[];
  readonly relation?: Relation;
}

export type Simple = Definite | Selection;

/** Cards that fit one of these. */
export type Target = readonly Simple[];

/** Where cards are looked for, if not among the active ones. */
export type Source =
  | "your hand"
  | "his hand"
  | "that opponent's hand"
  | "your deck"
  | "your discard pile"
  | "your deck or hand"
  | "your support area"
  | "your support area or discard pile";

/** Cards of a deck, counted from its top, or its bottom card. */
export type Library = {
  readonly end: "top" | "bottom";
  readonly count: Amount;
  readonly whose: "your" | "his" | "any player's";
};

/** What is shown to one or all: a hand, a part of a deck, or cards. */
export type Shown =
  | { readonly what: "hand"; readonly whose: "his" | "an opponent's" }
  | { readonly what: "deck"; readonly library: Library }
  | { readonly what: "cards"; readonly target: Target; readonly from: Source };

export type Counted =
  | { readonly count: "kind"; readonly nominal: Nominal; readonly over?: number }
  | { readonly count: "spotted"; readonly other?: true; readonly nominal: Nominal; readonly must: boolean }
  | { readonly count: "burden" | "card in his dead pile" }
  | { readonly count: "races"; readonly races: readonly Kind[] };

export type Counter = "twilight" | "burden";

/** A cap on what one use, or all uses of a phase or turn, can give. */
export type Limit = { readonly once: "turn" } | { readonly most: Signed | number; readonly each?: "phase" };

export type Spotted = { readonly target: Target } | { readonly burdens: Amount };
