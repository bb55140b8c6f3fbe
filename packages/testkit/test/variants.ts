/** Parley with one thing broken: every check must be able to fail. */
import {
  type Chapter,
  type Context,
  Engine,
  type Frame,
  type Game,
  type Option,
  type Seat,
} from "@westmarch/kernel";
import { type Parley, parley, type Secret } from "@westmarch/testkit/parley";
import { DENIAL, definitionOf } from "../src/parley/cards.ts";
import type { Look, Round } from "../src/parley/state.ts";

export const engineOf = (parts: Partial<Game<Parley, Secret>> = {}): Engine<Parley, Secret> =>
  new Engine({ ...parley, ...parts });

/** Some paragraphs of the round replaced, in their places. */
export const roundWith = (paragraphs: Partial<Chapter<Parley, Round>>): Engine<Parley, Secret> =>
  engineOf({
    chapters: {
      ...parley.chapters,
      round: { ...parley.chapters.round, ...paragraphs } as Chapter<Parley, Round>,
    },
  });

/** What everybody sees of a choice in Parley: a card laid aside lies face down. */
export const looks = (_g: Parley, _seat: Seat, option: Option): unknown =>
  option[0] === "aside" ? "aside" : option;

export const holdsDenial = (g: Parley, seat: Seat): boolean =>
  g.secret.hands[seat]!.some((card) => definitionOf(card) === DENIAL);

/** Another world, made from the rules and not from what the game shows: all that is hidden from the seat is redealt. */
export function redealt(g: Parley, seat: Seat, random: (sides: number) => number): Parley {
  const other = parley.clone(g);
  const f = g.stack.at(-1) as Frame & Partial<Look>;
  const seen = f.chapter === "look" && f.by === seat ? f.on : seat;
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
  more: (c: Context<Parley>, option: Option, seat: Seat) => void,
): Engine<Parley, Secret> => {
  const muster = parley.chapters.round!.muster!;
  if (typeof muster === "function" || !("each" in muster))
    throw new Error("the muster is at each seat's own pace");
  return roundWith({
    muster: {
      each: muster.each,
      take: (c, f, option, seat) => {
        more(c, option, seat);
        muster.take(c, f, option, seat);
      },
    },
  });
};
