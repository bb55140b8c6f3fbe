import { Spoken } from "@westmarch/boardkit";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { CARDS, type CardId, ICONS } from "../../data/cards.ts";
import { handOf } from "../../rules/cards/hand.ts";
import type { Props } from "../keys.ts";
import { cardName, combatName } from "../names.ts";
import css from "./hand.module.css";
import { LateFace } from "./LateFace.tsx";
import { useDrawn } from "./useDrawn.ts";

export interface HandProps {
  readonly props: Props;
  /** Which cards answer now: for their event, as a Combat card, or to be discarded. */
  readonly playable: ReadonlySet<CardId>;
  /** The card that has been taken up, or null. */
  readonly taken: CardId | null;
  readonly onTake: (card: CardId) => void;
}

interface HeldProps extends HandProps {
  readonly card: CardId;
  /** From the middle of the fan, in cards. */
  readonly turn: number;
  /** The card has just been drawn. */
  readonly fresh: boolean;
  readonly lifted: boolean;
  readonly lift: (card: CardId | null) => void;
}

const Held = ({ props, playable, taken, onTake, card, turn, fresh, lifted, lift }: HeldProps) => {
  const { say, explain } = props;
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
        <Spoken
          as={say(able ? "hand.choose" : "hand.card", {
            card: cardName(say, card),
            symbol: say(`face.${ICONS[CARDS[card].icon]}`),
            combat: combatName(say, card),
          })}
        >
          <LateFace card={card} props={props} />
        </Spoken>
      </button>
    </li>
  );
};

/** The cards in order, and what the reader has lifted. */
const Cards = (hand: HandProps & { readonly cards: readonly CardId[] }) => {
  const [lifted, lift] = useState<CardId | null>(null);
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

const cardsOf = ({ view, seat }: Props): readonly CardId[] => (seat === null ? [] : handOf(view, seat));

/**
 * The own hand, fanned at the foot of the table. A card that answers now is rimmed with gold and taken by a click or
 * Enter; any other explains itself, and each does so for `i`.
 */
export const Hand = (hand: HandProps) => {
  const cards = cardsOf(hand.props);
  if (cards.length === 0) return null;
  const style: CSSProperties & Record<`--${string}`, string> = { "--cards": `${cards.length}` };
  return (
    <section
      className={css.hand}
      style={style}
      data-calm={hand.props.calm || undefined}
      aria-label={hand.props.say("hand.title")}
      data-hand
    >
      <ul className={css.fan}>
        <Cards {...hand} cards={cards} />
      </ul>
    </section>
  );
};

/** The own hand in a row that scrolls, for a sheet on a phone. */
export const HandStrip = (hand: HandProps) => {
  const cards = cardsOf(hand.props);
  if (cards.length === 0) return <p className={css.none}>{hand.props.say("hand.empty")}</p>;
  return (
    <ul
      className={css.strip}
      data-calm={hand.props.calm || undefined}
      aria-label={hand.props.say("hand.title")}
    >
      <Cards {...hand} cards={cards} />
    </ul>
  );
};
