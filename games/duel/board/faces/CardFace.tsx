import { memo } from "react";
import { CARDS } from "../../data/cards.ts";
import { type CardId, chapterOf } from "../../data/ids.ts";
import { Mark } from "../icons/Emblem.tsx";
import { shapeOfColour } from "../icons/marks.tsx";
import { INK, KIND, STOCK } from "../icons/paint.ts";
import css from "./faces.module.css";
import { sceneOfCard } from "./pictures.ts";
import type { Price } from "./price.ts";
import { PriceFlag, Seal, Strip } from "./Strip.tsx";
import { askedFor, signsOfCard } from "./signs.ts";

interface CardFaceProps {
  readonly card: CardId;
  /** What it costs the owner of the view just now. */
  readonly price?: Price | null;
  /** What it costs the opponent just now. */
  readonly theirs?: Price | null;
  readonly size?: "small" | "normal";
  /** It may be taken now. */
  readonly lit?: boolean;
}

/** In a narrow stack only the upper edge of a card is seen, so on small cards the signs stand higher. */
const BAND = { y: 21.4, size: 28.4 };
const SMALL_BAND = { y: 18.6, size: 23 };

/** Widths between which the signs of the band stand, clear of the shape and of the chain symbol given. */
const bandRoom = (gives: boolean): { x: number; width: number } =>
  gives ? { x: 49.8, width: 55.6 } : { x: 58, width: 69 };

/** The face of a chapter card, 100 by 150. Decorative: the component that lays it says its name. */
export const CardFace = memo(({ card, price, theirs, size = "normal", lit = false }: CardFaceProps) => {
  const { colour, price: cost, free, gives } = CARDS[card];
  const { band, deep } = KIND[colour];
  const scene = sceneOfCard(card);
  const asked = askedFor(cost);
  const flagAt = free === undefined ? 6 : 22.6;
  return (
    <span className={css.face} data-lit={lit || undefined} aria-hidden="true">
      {scene !== null && <img className={css.scene} src={scene} alt="" draggable={false} />}
      <svg viewBox="0 0 100 150" className={css.print} aria-hidden="true" focusable="false">
        <path d="M6 6H94V37H6Z" fill={band} />
        <path d="M6 6H21V37H6Z" fill={deep} />
        {gives !== undefined && <path d="M78.6 6H94V37H78.6Z" fill={deep} />}
        <path d="M6 6H94V9.4H6Z" fill="#fff" opacity=".14" />
        <path d="M6 37H94" stroke={INK} strokeWidth="1.1" />
        <path d="M6 34.8H94" stroke={STOCK} strokeWidth=".6" opacity=".55" />
        <path
          fillRule="evenodd"
          d="M5 0H95a5 5 0 0 1 5 5V145a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5ZM8 6a2 2 0 0 0-2 2V142a2 2 0 0 0 2 2H92a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Z"
          fill={STOCK}
        />
        <rect x=".6" y=".6" width="98.8" height="148.8" rx="4.8" fill="none" stroke={INK} strokeWidth="1.2" />
        {lit && (
          <rect
            x="2.4"
            y="2.4"
            width="95.2"
            height="145.2"
            rx="3.8"
            fill="none"
            stroke="#e2b64f"
            strokeWidth="2.2"
          />
        )}
        <rect
          x="4.6"
          y="4.6"
          width="90.8"
          height="140.8"
          rx="2.8"
          fill="none"
          stroke={band}
          strokeWidth="2.4"
        />
        <rect x="6" y="6" width="88" height="138" rx="1.8" fill="none" stroke={deep} strokeWidth=".8" />
        <path
          d={shapeOfColour(colour)}
          transform={`translate(13.6 ${size === "small" ? 15 : 17}) scale(.6)`}
          fill={STOCK}
        />
        <Pips chapter={chapterOf(card)} />
        <Strip
          signs={signsOfCard(card)}
          {...bandRoom(gives !== undefined)}
          {...(size === "small" ? SMALL_BAND : BAND)}
        />
        {gives !== undefined && <Mark name={`chain:${gives}`} x={86.2} y={21.4} size={15.6} />}
        {free !== undefined && (
          <g>
            <path
              d="M6 38H22.6V56.4L14.3 60.4 6 56.4Z"
              fill={price?.byChain ? "#f6dc8c" : "#e6d5b0"}
              stroke={INK}
              strokeWidth=".9"
            />
            <Mark name={`chain:${free}`} x={14.3} y={47.4} size={15.4} lit={price?.byChain === true} />
          </g>
        )}
        <PriceFlag asked={asked} x={flagAt} y={48} width={96 - flagAt - (price ? 22 : 0)} size={17} />
        {theirs && <Seal price={theirs} x={86} y={71} r={7.8} quiet />}
        {price && <Seal price={price} x={84.4} y={50.6} r={11.4} />}
      </svg>
    </span>
  );
});

/** The chapter, as one, two or three drops under the shape. */
const Pips = ({ chapter }: { readonly chapter: number }) => (
  <g fill={STOCK} opacity=".9">
    {Array.from({ length: chapter }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drops are all alike
      <circle key={i} cx={13.6 + (i - (chapter - 1) / 2) * 4} cy={30} r="1.4" />
    ))}
  </g>
);
