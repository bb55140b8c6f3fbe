import { Spoken } from "@westmarch/boardkit";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import css from "./hand.module.css";
import { useDrawn } from "./useDrawn.ts";

export interface HandProps<Card extends number> {
  readonly cards: readonly Card[];
  /** Which cards answer now. */
  readonly playable: ReadonlySet<Card>;
  /** The card that has been taken up, or null. */
  readonly taken: Card | null;
  readonly onTake: (card: Card) => void;
  /** Opens what is told of it. */
  readonly explain: (id: string) => void;
  readonly face: (card: Card) => ReactNode;
  /** What a screen reader hears. */
  readonly said: (card: Card, able: boolean) => string;
  readonly title: string;
  readonly calm: boolean;
}

interface HeldProps<Card extends number> extends HandProps<Card> {
  readonly card: Card;
  /** From the middle of the fan, in cards. */
  readonly turn: number;
  /** The card has just been drawn. */
  readonly fresh: boolean;
  readonly lifted: boolean;
  readonly lift: (card: Card | null) => void;
}

const Held = <Card extends number>({
  playable,
  taken,
  onTake,
  explain,
  face,
  said,
  card,
  turn,
  fresh,
  lifted,
  lift,
}: HeldProps<Card>) => {
  const able = playable.has(card);
  const touch = useRef(false);
  const look = () => explain(`card:${card}`);
  // A finger first lifts a card to read it, then takes it; a mouse has read it by hovering.
  const click = () => {
    if (!able) return look();
    if (touch.current && !lifted) return lift(card);
    onTake(card);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "i") return;
    event.preventDefault();
    look();
  };
  const style: CSSProperties & Record<`--${string}`, string> = { "--turn": `${turn}` };
  return (
    <li className={css.place} style={style} data-fresh={fresh || undefined}>
      <button
        type="button"
        className={css.held}
        data-explain={`card:${card}`}
        data-able={able || undefined}
        data-taken={taken === card || undefined}
        data-lifted={lifted || undefined}
        aria-pressed={able ? taken === card : undefined}
        onPointerDown={(event) => {
          touch.current = event.pointerType !== "mouse";
        }}
        onClick={click}
        onKeyDown={key}
        onBlur={() => lifted && lift(null)}
      >
        <Spoken as={said(card, able)}>{face(card)}</Spoken>
      </button>
    </li>
  );
};

/** The cards in order, and what the reader has lifted. */
const Cards = <Card extends number>(hand: HandProps<Card>) => {
  const [lifted, lift] = useState<Card | null>(null);
  const fresh = useDrawn(hand.cards);
  return hand.cards.map((card, i) => (
    <Held
      key={card}
      {...hand}
      card={card}
      turn={i - (hand.cards.length - 1) / 2}
      fresh={fresh.has(card)}
      lifted={lifted === card}
      lift={lift}
    />
  ));
};

/**
 * The own hand, fanned at the foot of the table. A card that answers now is rimmed with gold and taken by a click or
 * Enter; any other explains itself, and each does so for `i`.
 */
export const Hand = <Card extends number>(hand: HandProps<Card>) => {
  const { cards, calm, title } = hand;
  if (cards.length === 0) return null;
  const style: CSSProperties & Record<`--${string}`, string> = { "--cards": `${cards.length}` };
  return (
    <section className={css.hand} style={style} data-calm={calm || undefined} aria-label={title} data-hand>
      <ul className={css.fan}>
        <Cards {...hand} />
      </ul>
    </section>
  );
};

/** The own hand in a row that scrolls, for a sheet on a phone. `none`: what is said when it is empty. */
export const HandStrip = <Card extends number>({
  none,
  ...hand
}: HandProps<Card> & { readonly none: string }) =>
  hand.cards.length === 0 ? (
    <p className={css.none}>{none}</p>
  ) : (
    <ul className={css.strip} data-calm={hand.calm || undefined} aria-label={hand.title}>
      <Cards {...hand} />
    </ul>
  );

/** A card whose face is still to come: as large as it will be. */
export const BlankCard = () => <span className={css.blank} />;
