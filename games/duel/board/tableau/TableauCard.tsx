import { Spoken } from "@westmarch/boardkit";
import { type Spot, useCarry } from "@westmarch/boardkit/carry";
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from "react";
import type { CardId, Side } from "../../data/ids.ts";
import { CARD_TALL, CardBack, CardFace } from "../faces/index.ts";
import type { Props } from "../keys.ts";
import { cardInWords, cardName } from "../names.ts";
import { cardSeal } from "../prices.ts";
import { GAP, type Lying } from "./lay.ts";
import styles from "./tableau.module.css";

export interface TableauCardProps {
  readonly lying: Lying;
  readonly props: Props;
  readonly near: Side;
  /** Width of a card in CSS pixels. */
  readonly width: number;
  /** The middle of what is left, in widths of a card. */
  readonly middle: number;
  /** It may be taken now. */
  readonly mine: boolean;
  readonly selected: boolean;
  /** It would come free if the selected card were taken. */
  readonly freed: boolean;
  /** It is turned up just now, after so many milliseconds; null: it lies still. */
  readonly turning: number | null;
  readonly tap: (card: CardId, at: Spot) => void;
  readonly lift: (card: CardId) => void;
  readonly drop: (card: CardId, at: Spot | null) => boolean;
}

/** A card as wide as this, in CSS pixels, has room for its name where its picture is. */
const ROOMY = 80;

type Style = CSSProperties & Record<`--${string}`, string | number>;

const placeOf = ({ lying: { x, y, row }, width, middle }: TableauCardProps): Style => ({
  "--x": `${(x - middle) * width - width / 2}px`,
  "--y": `${y * width * CARD_TALL}px`,
  "--row": row,
});

/** What the voice says of a card that lies open. */
function spoken(card: CardId, { lying, props: { view, say }, near }: TableauCardProps): string {
  const seal = cardSeal(view, near, card);
  return say("board.card", {
    card: cardInWords(say, card),
    price: seal.coins,
    chain: seal.byChain ? "yes" : "no",
    free: lying.available ? "yes" : "no",
  });
}

const FaceDown = (own: TableauCardProps) => {
  const { lying, props, freed } = own;
  return (
    <span
      className={styles.card}
      data-freed={freed || undefined}
      style={placeOf(own)}
      data-explain="tableau"
      data-anchor={`slot:${lying.slot}`}
    >
      <Spoken as={props.say("board.card.down", { row: lying.row + 1 })}>
        <span className={styles.lift}>
          <span className={styles.sheet}>
            <CardBack chapter={props.view.chapter} />
          </span>
        </span>
      </Spoken>
    </span>
  );
};

/** Turns a card up before the player's eyes. */
function useFlip(sheet: RefObject<HTMLElement | null>, turning: number | null, calm: boolean): void {
  useLayoutEffect(() => {
    if (turning === null || calm) return;
    const flip = sheet.current?.animate(
      [
        { transform: "rotateY(180deg)" },
        { transform: "rotateY(90deg) translateZ(26px)" },
        { transform: "none" },
      ],
      { duration: 380, delay: turning, easing: "cubic-bezier(.5, .05, .2, 1)", fill: "backwards" },
    );
    return () => flip?.cancel();
  }, [sheet, turning, calm]);
}

const Open = ({ card, ...own }: TableauCardProps & { readonly card: CardId }) => {
  const { lying, props, near, width, mine, selected, freed, turning, tap, lift, drop } = own;
  const { view, calm } = props;
  const sheet = useRef<HTMLSpanElement>(null);
  const ref = useCarry<HTMLButtonElement>({
    carries: mine,
    lies: `${lying.slot}`,
    lift: () => lift(card),
    drop: (at) => drop(card, at),
  });
  useFlip(sheet, turning, calm);
  const mySeal = cardSeal(view, near, card);
  const theirs = cardSeal(view, near === 0 ? 1 : 0, card);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.card}
      style={placeOf(own)}
      data-available={lying.available || undefined}
      data-mine={mine || undefined}
      data-dear={(lying.available && !mySeal.affordable) || undefined}
      data-selected={selected || undefined}
      data-freed={freed || undefined}
      data-explain={`card:${card}`}
      data-point={`card:${card}`}
      data-anchor={`card:${card}`}
      aria-pressed={mine ? selected : undefined}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        tap(card, { x: box.right, y: box.top + box.height / 2 });
      }}
    >
      <Spoken as={spoken(card, own)}>
        <span className={styles.lift}>
          <span ref={sheet} className={styles.sheet}>
            <CardFace card={card} price={mySeal} theirs={theirs} lit={mine} />
            {lying.available && width >= ROOMY && (
              <span className={styles.name}>{cardName(props.say, card)}</span>
            )}
            {turning !== null && !calm && (
              <span className={styles.reverse}>
                <CardBack chapter={view.chapter} />
              </span>
            )}
          </span>
        </span>
      </Spoken>
    </button>
  );
};

/** One card of the tableau: face down a back, face up a button that is taken up, carried and asked about. */
export const TableauCard = (props: TableauCardProps) => {
  const { card } = props.lying;
  return card === null ? <FaceDown {...props} /> : <Open {...props} card={card} />;
};

/** Half the width of the whole tableau, in CSS pixels. */
export const halfWidth = (columns: number, width: number): number =>
  ((columns + (columns - 1) * GAP) * width) / 2;
