/** Parley with one thing broken: every check must be able to fail. */
import {
  type Context,
  Engine,
  frameOf,
  type Game,
  type Option,
  type Paragraph,
  type Seat,
  type Vocabulary,
} from "@westmarch/kernel";
import { paragraphOf, replaced } from "@westmarch/testkit";
import { type Parley, parley, type Secret } from "@westmarch/testkit/parley";
import { DENIAL, definitionOf } from "../src/parley/cards.ts";
import type { Round } from "../src/parley/vocabulary.ts";

export const engineOf = (parts: Partial<Game<Parley, Secret>> = {}): Engine<Parley, Secret> =>
  new Engine({ ...parley, ...parts });

/** Some paragraphs of the round replaced, in their places. */
export const roundWith = (
  paragraphs: Readonly<Record<string, Paragraph<Parley, Round, string, Vocabulary>>>,
): Engine<Parley, Secret> => engineOf({ chapters: replaced(parley, "round", paragraphs) });

/** What everybody sees of a choice in Parley: a card laid aside lies face down. */
export const looks = (_g: Parley, _seat: Seat, option: Option): unknown =>
  option[0] === "aside" ? "aside" : option;

export const holdsDenial = (g: Parley, seat: Seat): boolean =>
  g.secret.hands[seat]!.some((card) => definitionOf(card) === DENIAL);

/** Another world, made from the rules and not from what the game shows: all that is hidden from the seat is redealt. */
export function redealt(g: Parley, seat: Seat, random: (sides: number) => number): Parley {
  const other = parley.clone(g);
  const look = frameOf(g, "look");
  const seen = look && look.by === seat ? look.on : seat;
  const hidden = [
    ...other.secret.hands.filter((_, owner) => owner !== seat && owner !== seen),
    ...other.secret.asides.filter((_, owner) => owner !== seat),
    other.secret.deck,
  ];
  const cards = hidden.flat();
  for (const place of hidden) {
    for (let i = 0; i < place.length; i++) place[i] = cards.splice(random(cards.length), 1)[0]!;
  }
  return other;
}

/** The muster with something added to what a choice does. */
export const musterWith = (
  more: (c: Context<Parley, Vocabulary>, option: Option, seat: Seat) => void,
): Engine<Parley, Secret> => {
  const muster = paragraphOf(parley, "round", "muster", "each");
  const louder: typeof muster = {
    ...muster,
    take: (c, f, option, seat) => {
      more(c, option, seat);
      muster.take(c, f, option, seat);
    },
  };
  return engineOf({ chapters: replaced(parley, "round", { muster: louder }) });
};
