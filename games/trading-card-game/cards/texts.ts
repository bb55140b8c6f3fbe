/** What each card says, by its number: the trees of all texts, and what of them is asked for most often. */
import { TEXTS } from "../compiled/texts.ts";
import { CARD, type CardId } from "../data/ids.ts";
import type { Part, Phase, Text } from "../language/tree.ts";

const NOTHING: Text = [];
const BY_CARD: readonly Text[] = CARD.names.map((name) => TEXTS[name] ?? NOTHING);

/** The parts of a card's text, in their order. */
export const partsOf = (card: CardId): Text => BY_CARD[card];

/** A part of this kind. */
export type PartOf<K extends Part["part"]> = Extract<Part, { readonly part: K }>;

/** Narrows a part of a text to its kind. */
export const isPart = <K extends Part["part"]>(part: Part, kind: K): part is PartOf<K> => part.part === kind;

const firstOf = <K extends Part["part"]>(kind: K): readonly (PartOf<K> | undefined)[] =>
  BY_CARD.map((text) => text.find((part): part is PartOf<K> => isPart(part, kind)));

const FIRST: { readonly [K in Part["part"]]: readonly (PartOf<K> | undefined)[] } = {
  play: firstOf("play"),
  attach: firstOf("attach"),
  support: firstOf("support"),
  static: firstOf("static"),
  when: firstOf("when"),
  response: firstOf("response"),
  action: firstOf("action"),
};

/** The first part of a kind. */
export const partOf = <K extends Part["part"]>(card: CardId, kind: K): PartOf<K> | undefined =>
  FIRST[kind][card];

/** Parts that work while their card is on the table, each with its place in the text. */
export interface Working {
  readonly index: number;
  readonly part: PartOf<"static" | "when" | "response" | "action">;
}

const isWorking = (part: Part): part is Working["part"] =>
  part.part === "static" || part.part === "when" || part.part === "response" || part.part === "action";

const WORKING: readonly (readonly Working[])[] = BY_CARD.map((text) =>
  text.flatMap((part, index) => (isWorking(part) ? [{ index, part }] : [])),
);

/** What a card says while it is on the table. */
export const workingOf = (card: CardId): readonly Working[] => WORKING[card];

const PHASES_OF: readonly (readonly Phase[])[] = BY_CARD.map((text) =>
  text.flatMap((part) => (part.part === "action" ? part.phases : [])),
);

/** The phase words of a card (5.1). */
export const phasesOf = (card: CardId): readonly Phase[] => PHASES_OF[card];
