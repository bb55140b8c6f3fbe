/**
 * How an Event card is written (6.3): what it demands, and its text in words (`words.ts`). A word knows whether it could
 * be carried out, whom it concerns, and what it does; what is to be known of the whole card follows from its words.
 */
import type { Chapter, Paragraph, Seat } from "@westmarch/kernel";
import type { CardName } from "../data/cards.ts";
import { type FaceId, NONE } from "../data/ids.ts";
import type { War } from "../state.ts";
import type { CardText } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { IN_VAIN, noneOf, type WhyNot } from "./reasons.ts";
import type { Regions } from "./regions.ts";

/**
 * 5.3.2: whether something could be carried out. `face` is the die that is to pay and has not been taken away yet, or
 * negative. Looks at nothing that the seat cannot see.
 */
type Could = (g: War, seat: Seat, face: FaceId) => boolean;

/** What a part of a card's text knows of itself. */
interface Knowing {
  /** Without it (or `whyNot`), the word does not decide whether the card may be played. */
  readonly can?: Could;
  /** In place of `can`, where the word knows the reason: why it could not be carried out. */
  readonly whyNot?: WhyNot;
  /** Nations (a mask) that it recruits or advances, if it can: 16.10 bars it when one of them acted just before. */
  readonly concerns?: (g: War, seat: Seat) => number;
  /** How much Corruption it heals, if there is so much; on average. */
  readonly heals?: (g: War) => number;
  /** Where it recruits. */
  readonly recruitsIn?: Regions;
  /** It puts a special tile in play. */
  readonly putsTile?: true;
}

/** A paragraph of a card; `P` is its prompt, if it asks by one. */
type CardParagraph<L extends string, P> = Paragraph<War, CardText, L, Words, P>;

/** A part of a card's text. */
export interface Word<L extends string = never, P = unknown> extends Knowing {
  readonly does: CardParagraph<L, P>;
}

type Part<L extends string, P> = CardParagraph<L, P> | Word<L, P>;

/** How a card is written down. */
interface Written<P> {
  /** 6.3.2: what must hold for it to be played. */
  readonly demands?: (g: War, seat: Seat) => boolean;
  /** What happens, in the order of the card. A paragraph that is no word serves the words before it. */
  readonly text: { readonly [K in keyof P]: Part<NoInfer<keyof P & string>, P[K]> };
}

export interface EventCard {
  readonly demands?: (g: War, seat: Seat) => boolean;
  readonly words: readonly Knowing[];
  /** 5.3.2: why no part of it can be carried out. Without it: some always can. */
  readonly whyInVain?: WhyNot;
  /** Nations (a mask) that it is going to recruit or advance. */
  readonly concerns: (g: War, seat: Seat) => number;
  /** Its chapter, called by the card's name. A table card's text is what happens as it is laid down: often nothing. */
  readonly text: Chapter<War>;
}

const isWord = (part: Part<string, unknown>): part is Word<string> => "does" in part;

/** Whether and why not a word could be carried out, if it decides anything. */
function decider({ can, whyNot }: Knowing): WhyNot | null {
  if (whyNot) return whyNot;
  return can ? (g, seat, face) => (can(g, seat, face) ? null : IN_VAIN) : null;
}

/** A card, by what is written on it; the compiler reads off what each part asks. */
export function event<const P>(written: Written<P>): EventCard;
export function event({ demands, text }: Written<Readonly<Record<string, unknown>>>): EventCard {
  const parts = Object.entries(text);
  const words = parts.flatMap(([, part]) => (isWord(part) ? [part] : []));
  const decided = words.map((word) => ({ word, whyNot: decider(word) }));
  const deciders = decided.flatMap(({ whyNot }) => (whyNot ? [whyNot] : []));
  return {
    ...(demands && { demands }),
    words,
    ...(deciders.length > 0 && { whyInVain: deciders.length === 1 ? deciders[0] : noneOf(deciders) }),
    concerns: (g, seat) =>
      decided.reduce(
        (nations, { word: { concerns }, whyNot }) =>
          concerns && !whyNot?.(g, seat, NONE) ? nations | concerns(g, seat) : nations,
        0,
      ),
    text: {
      locals: { region: NONE, other: 0, many: 0 },
      paragraphs: Object.fromEntries(parts.map(([name, part]) => [name, isWord(part) ? part.does : part])),
    },
  };
}

/** Some of a deck's cards, by name. */
export type EventCards = { readonly [N in CardName]?: EventCard };
