/** What both games tell alike of what a side has: its dice, its cards, its characters. */
import { type Happened, type Say, Spoken } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { type Pool, rolledBy, shownOf } from "../counting/dice-pool.ts";
import type { Side } from "../trays/laid.ts";
import { Cubes } from "./Cubes.tsx";
import { Row } from "./Glance.tsx";
import type { CardsOf, Cast } from "./have.ts";
import { type Named, Names, Unfolding } from "./Names.tsx";

/** What a part of the leaf is given. */
export interface PartOf<P> {
  readonly props: P;
}

/** What a part that tells of one side is given. */
export interface SidePartOf<P> extends PartOf<P> {
  readonly side: Side;
}

/** What of a board's props dice are shown with. */
interface DiceBoard<G extends Core> {
  readonly view: G;
  readonly log: readonly Happened<G>[];
  readonly live: boolean;
  readonly say: Say<"tray.die" | "tray.dice.unrolled" | "tray.dice.used">;
}

interface DiceProps<G extends Core, P extends DiceBoard<G>, Face extends number> extends SidePartOf<P> {
  /** How a game's dice look, and what it knows of them. */
  readonly look: {
    readonly poolOf: (view: G, side: Side) => Pool<Face>;
    readonly Die: (die: { readonly side: Side; readonly face: Face | null }) => ReactNode;
    readonly faceName: (say: P["say"], face: Face) => string;
  };
  /** What those showed that have been used, so many of them. */
  readonly usedOf: (used: number) => readonly (Face | null)[];
}

/** The dice of a side; those that have been used are faded. */
export const Dice = <G extends Core, P extends DiceBoard<G>, Face extends number>({
  props,
  side,
  look: { poolOf, Die, faceName },
  usedOf,
}: DiceProps<G, P, Face>) => {
  const { view } = props;
  const say: P["say"] = props.say;
  const { unused, used, unrolled } = shownOf(poolOf(view, side), props, rolledBy(side));
  const spoken = [
    ...unused.map((face) => say("tray.die", { face: faceName(say, face) })),
    ...(unrolled > 0 ? [say("tray.dice.unrolled", { count: unrolled })] : []),
    ...(used > 0 ? [say("tray.dice.used", { count: used })] : []),
  ].join(", ");
  return (
    <Cubes
      unused={[...unused, ...Array.from({ length: unrolled }, () => null)]}
      used={usedOf(used)}
      die={(face) => <Die side={side} face={face} />}
      spoken={spoken}
    />
  );
};

/** What of a board's props is needed to tell of things by their names. */
interface Telling<Key extends string> {
  readonly say: Say<Key>;
  readonly explain: (id: string) => void;
}

/** Discarded cards that lie face up together. */
interface Pile<Card> {
  readonly id: number;
  readonly open: readonly Card[];
  readonly summary: string;
}

interface CardsProps<P extends Telling<"glance.cards">, Deck, Card extends number> extends PartOf<P> {
  readonly cards: readonly CardsOf<Deck, Card>[];
  readonly piles: readonly Pile<Card>[];
  readonly back: (deck: Deck) => ReactNode;
  readonly deckName: (say: P["say"], deck: Deck) => string;
  readonly cardName: (say: P["say"], card: Card) => string;
}

/** The decks of a side: nothing is told but how many cards there are, and which lie face up. */
export const Cards = <P extends Telling<"glance.cards">, Deck extends number, Card extends number>({
  props,
  cards,
  piles,
  back,
  deckName,
  cardName,
}: CardsProps<P, Deck, Card>) => {
  const { explain } = props;
  const say: P["say"] = props.say;
  return (
    <>
      {cards.map(({ deck, left, hand, discards: { open, hidden } }) => {
        const counted = say("glance.cards", { left, hand, discards: open.length + hidden });
        return (
          <Row key={deck}>
            {back(deck)}
            <Spoken as={`${deckName(say, deck)}: ${counted}`}>{counted}</Spoken>
          </Row>
        );
      })}
      {piles.map(
        ({ id, open, summary }) =>
          open.length > 0 && (
            <Unfolding key={id} summary={summary}>
              <Names
                names={open.map((card) => ({ id: `card:${card}`, text: cardName(say, card) }))}
                explain={explain}
              />
            </Unfolding>
          ),
      )}
    </>
  );
};

type Where = "glance.in-play" | "glance.to-come" | "glance.gone";

interface CharactersProps<P, Character> extends PartOf<P> {
  readonly cast: Cast<Character>;
  /** Characters by their names; `inPlay`: with where they are. */
  readonly named: (of: readonly Character[], inPlay: boolean) => readonly Named[];
}

/** The characters of a side: in play, to come, and gone. */
export const Characters = <P extends Telling<Where | "glance.none">, Character>({
  props: { say, explain },
  cast: { inPlay, toCome, gone },
  named,
}: CharactersProps<P, Character>) => {
  const row = (key: Where, names: readonly Named[]) => (
    <Row label={say(key)}>
      <Names names={names} explain={explain} none={say("glance.none")} />
    </Row>
  );
  return (
    <>
      {row("glance.in-play", named(inPlay, true))}
      {row("glance.to-come", named(toCome, false))}
      {row("glance.gone", named(gone, false))}
    </>
  );
};
