import { Spoken } from "@westmarch/boardkit";
import { placeAt, useCarry } from "@westmarch/boardkit/carry";
import { useDismissal } from "@westmarch/boardkit/slips";
import { type Laid, layWhole } from "@westmarch/boardkit/whole";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { CardSize } from "../faces/index.ts";
import css from "./hand.module.css";
import { useDrawn } from "./useDrawn.ts";
import { useRead } from "./useRead.ts";

export interface HandProps<Card extends number> {
  readonly cards: readonly Card[];
  /** Which cards answer now. */
  readonly playable: ReadonlySet<Card>;
  /** The card that has been taken up, or null. */
  readonly taken: Card | null;
  readonly onTake: (card: Card) => void;
  /** The player drops a card on the map. */
  readonly onDrop: (card: Card) => void;
  /** Opens what is told of it. */
  readonly explain: (id: string) => void;
  readonly face: (card: Card, size: CardSize) => ReactNode;
  /** What a screen reader hears. */
  readonly said: (card: Card, able: boolean) => string;
  readonly title: string;
  readonly calm: boolean;
}

/** How cards that lie one under the other are read. */
interface Reading<Card> {
  /** The card that stays open until it is put back. */
  readonly lifted: Card | null;
  readonly lift: (card: Card | null) => void;
  /** Opens a card in the reading place while it is pointed at, or closes it. */
  readonly read: (card: Card | null) => void;
}

interface CardsProps<Card extends number> extends HandProps<Card> {
  /** Absent where every card is read as it lies. */
  readonly reading?: Reading<Card>;
}

interface HeldProps<Card extends number> extends CardsProps<Card> {
  readonly card: Card;
  /** The card has just been drawn. */
  readonly fresh: boolean;
}

const Held = <Card extends number>(held: HeldProps<Card>) => {
  const { playable, taken, onTake, onDrop, explain, face, said, card, fresh, reading } = held;
  const lifted = reading?.lifted === card;
  const able = playable.has(card);
  const touch = useRef(false);
  const look = () => explain(`card:${card}`);
  // A row that scrolls keeps its finger; the cascade lies still.
  const ref = useCarry<HTMLButtonElement>({
    carries: able && reading !== undefined,
    lies: `${card}`,
    lift: () => reading?.read(null),
    drop: (at) => {
      const dropped = at !== null && placeAt(at) !== null;
      if (dropped) onDrop(card);
      return dropped;
    },
  });
  // Where cards lie one under the other, a finger first lifts a card to read it, then takes it; a mouse has read it by hovering.
  const click = () => {
    if (reading && (!able || (touch.current && !lifted))) return reading.lift(lifted ? null : card);
    if (!able) return look();
    onTake(card);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "i") return;
    event.preventDefault();
    look();
  };
  return (
    <li className={css.place} data-fresh={fresh || undefined}>
      <button
        ref={ref}
        type="button"
        className={css.held}
        data-explain={`card:${card}`}
        data-read={reading && true}
        data-able={able || undefined}
        data-taken={taken === card || undefined}
        data-lifted={lifted || undefined}
        aria-pressed={able ? taken === card : undefined}
        onPointerDown={(event) => {
          touch.current = event.pointerType !== "mouse";
        }}
        onPointerEnter={(event) => event.pointerType === "mouse" && reading?.read(card)}
        onPointerLeave={() => reading?.read(null)}
        onFocus={() => reading?.read(card)}
        onClick={click}
        onKeyDown={key}
        onBlur={() => {
          reading?.read(null);
          if (lifted) reading.lift(null);
        }}
      >
        <Spoken as={said(card, able)}>{face(card, "middle")}</Spoken>
      </button>
    </li>
  );
};

/** The cards in order. */
const Cards = <Card extends number>(hand: CardsProps<Card>) => {
  const fresh = useDrawn(hand.cards);
  return hand.cards.map((card) => <Held key={card} {...hand} card={card} fresh={fresh.has(card)} />);
};

/** How a card is read, best first, in letters of so many pixels at the usual size of type: its picture goes before they become small. */
const READINGS: readonly Laid[] = [17, 16, 15, 15, 14, 13].map((pixels, i) => ({
  "--read": `${pixels / 16}rem`,
  "--picture": i < 3 ? "block" : "none",
}));

function fit(place: HTMLElement | null): void {
  if (place) layWhole(place, READINGS);
}

/** From so many on the cards of the cascade lie closer together. */
const MANY = 7;

/**
 * The own hand, in a cascade above the rail. A card that answers now is rimmed with gold and taken by a click or Enter;
 * what is pointed at, lifted or taken is read whole in the reading place above.
 */
export const Hand = <Card extends number>(hand: HandProps<Card>) => {
  const { cards, calm, title, taken, face } = hand;
  const [lifted, lift] = useState<Card | null>(null);
  const [pointed, read] = useRead<Card>();
  const box = useRef<HTMLElement>(null);
  useDismissal(box, lifted === null ? undefined : () => lift(null));
  if (cards.length === 0) return null;
  const style: CSSProperties & Record<`--${string}`, number> = { "--cards": cards.length };
  const open = [pointed, lifted, taken].find((card) => card !== null && cards.includes(card)) ?? null;
  return (
    <section
      ref={box}
      className={css.hand}
      style={style}
      data-calm={calm || undefined}
      data-many={cards.length >= MANY || undefined}
      aria-label={title}
      data-hand
    >
      <p className={css.title} aria-hidden="true">
        {title} <span>{cards.length}</span>
      </p>
      <ul className={css.cascade}>
        <Cards {...hand} reading={{ lifted, lift, read }} />
      </ul>
      {open !== null && (
        <div key={open} ref={fit} className={css.reading} aria-hidden="true" data-reading>
          {face(open, "large")}
        </div>
      )}
    </section>
  );
};

/** The own hand in a row that scrolls, for a sheet on a phone. `none`: what is said when it is empty. */
export const HandStrip = <Card extends number>({
  none,
  ...hand
}: HandProps<Card> & { readonly none: string }) => {
  if (hand.cards.length === 0) return <p className={css.none}>{none}</p>;
  return (
    <ul className={css.strip} data-calm={hand.calm || undefined} aria-label={hand.title}>
      <Cards {...hand} />
    </ul>
  );
};

/** A card whose face is still to come: as large as it will be, with its name. */
export const BlankCard = ({ name }: { readonly name: string }) => <span className={css.blank}>{name}</span>;
