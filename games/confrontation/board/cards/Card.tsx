import { type CSSProperties, useId } from "react";
import { isText, sideOfCard, VALUE } from "../../data/cards.ts";
import { type CardId, DARK, GOOD, type Side, VARIANTS, type VariantId } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import { cardName, kindOf } from "../names.ts";
import css from "./cards.module.css";
import { Device, Medallion, Shield, VariantMedallion } from "./emblems.tsx";

/** A length in CSS pixels, or any CSS length. */
type Width = number | string;

const sized = (width: Width | undefined): CSSProperties => (width === undefined ? {} : { inlineSize: width });
const dress = (side: Side): string => (side === GOOD ? css.good : css.dark);
const joined = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

const Frame = () => (
  <>
    <rect x=".9" y=".9" width="102.2" height="148.2" rx="6" className={css.stock} />
    <rect x="4.6" y="4.6" width="94.8" height="140.8" rx="3.4" className={css.frame} />
    <rect x="7" y="7" width="90" height="136" rx="2.2" className={css.frameLine} />
  </>
);

/** Names and words are HTML over the drawing, so that they wrap and scale in every language. */
const Words = ({ name, words }: { readonly name: string; readonly words: string }) => (
  <span className={css.words}>
    <span className={css.name}>{name}</span>
    <span className={css.rule} />
    <span className={css.text}>{words}</span>
  </span>
);

interface CardProps {
  readonly card: CardId;
  readonly say: GameSay;
  readonly width?: Width;
  /** It counts for nothing any more. */
  readonly dead?: boolean;
}

/** The face of a combat card. Decorative: the component that shows it says its name. */
export const CardFace = ({ card, say, width, dead = false }: CardProps) => {
  const side = sideOfCard(card);
  const kind = kindOf(card);
  return (
    <span className={joined(css.card, dress(side), dead && css.dead)} style={sized(width)} aria-hidden="true">
      <svg viewBox="0 0 104 150" aria-hidden="true" focusable="false">
        <Frame />
        {isText(card) ? <Medallion card={card} /> : <Shield side={side} value={VALUE[card]} />}
        {isText(card) ? (
          <path d="M15.5 9.6L17 14 21.4 15.5 17 17 15.5 21.4 14 17 9.6 15.5 14 14Z" className={css.corner} />
        ) : (
          <text x="15.4" y="22" className={css.cornerNumber}>
            {VALUE[card]}
          </text>
        )}
        {dead && <path d="M14 132L90 20" className={css.struck} />}
      </svg>
      {isText(card) ? (
        <Words name={cardName(say, card)} words={say(`card.short.${kind}`)} />
      ) : (
        <span className={css.plain}>
          <span className={css.name}>{say("card.strength.word")}</span>
          <span className={css.rule} />
        </span>
      )}
    </span>
  );
};

/** The back of a combat card: every card of a side has the same. */
export const CardBack = ({ side, width }: { readonly side: Side; readonly width?: Width }) => {
  const paint = useId();
  return (
    <span className={joined(css.card, css.back, dress(side))} style={sized(width)} aria-hidden="true">
      <svg viewBox="0 0 104 150" aria-hidden="true" focusable="false">
        <linearGradient id={paint} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={css.backLight} />
          <stop offset=".58" className={css.backMiddle} />
          <stop offset="1" className={css.backDark} />
        </linearGradient>
        <rect
          x=".9"
          y=".9"
          width="102.2"
          height="148.2"
          rx="6"
          fill={`url(#${paint})`}
          className={css.backStock}
        />
        <rect x="5.6" y="5.6" width="92.8" height="138.8" rx="3.2" className={css.backFrame} />
        <rect x="8.6" y="8.6" width="86.8" height="132.8" rx="2" className={css.backLine} />
        <Device side={side} />
      </svg>
    </span>
  );
};

/** One of the four cards of the variant game. */
export const VariantFace = ({
  variant,
  say,
  width,
}: {
  readonly variant: VariantId;
  readonly say: GameSay;
  readonly width?: Width;
}) => (
  <span
    className={joined(css.card, dress(variant < 2 ? GOOD : DARK))}
    style={sized(width)}
    aria-hidden="true"
  >
    <svg viewBox="0 0 104 150" aria-hidden="true" focusable="false">
      <Frame />
      <VariantMedallion variant={variant} />
    </svg>
    <Words name={say(`variant.${VARIANTS[variant]}`)} words={say(`variant.short.${VARIANTS[variant]}`)} />
  </span>
);
