/**
 * How an Event card is written (6.3): what it demands, and its text as a chapter of small paragraphs, in the words of
 * `words.ts`. The chapter is called by the card's name; its frame is a `CardText`.
 */
import type { Chapter, Seat } from "@westmarch/kernel";
import type { CardName } from "../data/cards.ts";
import type { FaceId } from "../data/ids.ts";
import type { CardText } from "../rules/frames.ts";
import type { War } from "../state.ts";

export interface EventCard {
  /** Nations (a mask) that it is going to recruit or advance: 16.10 bars it when one of them acted just before. */
  readonly concerns?: (g: War, seat: Seat) => number;
  /** 6.3.2: what must hold for it to be played. Looks at nothing that the seat cannot see. */
  readonly demands?: (g: War, seat: Seat) => boolean;
  /**
   * 5.3.2: whether any part of it can be carried out. Without it: always. `face` is the die that is to pay and has not
   * been taken away yet, or negative.
   */
  readonly avails?: (g: War, seat: Seat, face: FaceId) => boolean;
  /** What happens, in the order of the card. A table card's text is what happens as it is laid down: often nothing. */
  readonly text: Chapter<War, CardText, string>;
}

/** Some of a deck's cards, by name. */
export type EventCards = { readonly [N in CardName]?: EventCard };
