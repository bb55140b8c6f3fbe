/** The best deck that a simple mind makes of a pool: for computer players, and for people in a hurry. */
import type { Culture } from "../data/culture.ts";
import {
  type BuiltHalf,
  buildHalf,
  type DeckSide,
  type Frame,
  frameOf,
  joined,
  type Supply,
} from "./build.ts";
import { heaviest } from "./chance.ts";
import { type Collector, cardCalled, counted, type Deck, inOrder } from "./deck.ts";
import { FREE_PEOPLES_CULTURES, SHADOW_CULTURES } from "./random.ts";

/** One culture, or two. */
const choicesOf = (cultures: readonly Culture[]): readonly (readonly Culture[])[] =>
  cultures.flatMap((one, i) => [[one], ...cultures.slice(i + 1).map((other) => [one, other])]);

const CHOICES: Readonly<Record<DeckSide, readonly (readonly Culture[])[]>> = {
  "Free Peoples": choicesOf(FREE_PEOPLES_CULTURES),
  Shadow: choicesOf(SHADOW_CULTURES),
};

/** The half that goes together best, of all choices of cultures. */
function bestHalf({ rest, ringBearer }: Frame, side: DeckSide): BuiltHalf | null {
  const there = side === "Free Peoples" ? [ringBearer] : [];
  const halves = CHOICES[side]
    .map((cultures) => buildHalf(rest, side, cultures, there, heaviest))
    .filter((half) => half !== null);
  return halves.length === 0 ? null : halves[heaviest(halves.map(({ score }) => score))];
}

/** A deck of these cards, each used as often as it is there; null if they make none. The same pool makes the same deck. */
export function deckFromPool(pool: readonly Collector[]): Deck | null {
  const supply: Supply = new Map(
    counted(inOrder(pool))
      .filter(([, card]) => cardCalled(card))
      .map(([count, card]) => [card, count]),
  );
  const frame = frameOf(supply, heaviest);
  const light = frame && bestHalf(frame, "Free Peoples");
  const dark = frame && bestHalf(frame, "Shadow");
  return light && dark && joined(frame, [light, dark], heaviest);
}
