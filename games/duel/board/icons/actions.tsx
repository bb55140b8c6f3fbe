/** Signs for what is done: a step, another turn, something struck out, what tokens and landmarks give. */
import type { ReactNode } from "react";
import type { Colour } from "../../data/ids.ts";
import { CoinMark, shapeOfColour } from "./marks.tsx";
import { GOLD, GOLD_DARK, GOLD_LIGHT, INK, KIND, STOCK, STRUCK } from "./paint.ts";

/** One move along a connection: a steel arrow. */
export const MoveMark = () => (
  <>
    <path
      d="M-14.6-5.4H.8V-12.6L15 0 .8 12.6V5.4H-14.6L-10 0Z"
      fill="#8ea3b4"
      stroke={INK}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path
      d="M-10.6-3H3V-7.4L11 0"
      fill="none"
      stroke="#e8eff3"
      strokeWidth="1.4"
      strokeLinejoin="round"
      opacity=".9"
    />
  </>
);

/** Another turn: an arrow that comes round again. */
export const AgainMark = () => (
  <>
    <path d="M7.6-9.6A12 12 0 1 0 12 2.6" fill="none" stroke={INK} strokeWidth="8.4" />
    <path d="M3.2-17.4L15-8.6 2.4-.8Z" fill={INK} stroke={INK} strokeWidth="3.4" strokeLinejoin="round" />
    <path d="M7.6-9.6A12 12 0 1 0 12 2.6" fill="none" stroke="#6f9a52" strokeWidth="5" />
    <path d="M3.2-17.4L15-8.6 2.4-.8Z" fill="#6f9a52" />
    <path
      d="M-11.6-3A12 12 0 0 1 2-11.6"
      fill="none"
      stroke="#dcebc4"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </>
);

const CROSS = "M-7.6-7.6L7.6 7.6M7.6-7.6L-7.6 7.6";

/** Taken away: whatever is under it, struck out. */
export const Struck = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(5.6 6)">
      <path d={CROSS} stroke={STOCK} strokeWidth="8" strokeLinecap="round" />
      <path d={CROSS} stroke={STRUCK} strokeWidth="5" strokeLinecap="round" />
    </g>
  </>
);

/** A card of a colour, small, with its shape. */
export const MiniCard = ({
  colour,
  children,
}: {
  readonly colour: Colour;
  readonly children?: ReactNode;
}) => (
  <>
    <rect x="-11" y="-15.4" width="22" height="30.8" rx="2.4" fill={STOCK} stroke={INK} strokeWidth="1.5" />
    <path d="M-9-13.4H9V-2.6H-9Z" fill={KIND[colour].band} />
    <path d={shapeOfColour(colour)} transform="translate(0 -8) scale(.42)" fill={STOCK} />
    <rect
      x="-9"
      y="-13.4"
      width="18"
      height="26.8"
      fill="none"
      stroke={KIND[colour].band}
      strokeWidth="1.4"
    />
    {children}
  </>
);

/** A landmark's tile, small. */
export const MiniTile = () => (
  <>
    <rect x="-15" y="-10.6" width="30" height="21.2" rx="2" fill={STOCK} stroke={INK} strokeWidth="1.5" />
    <path d="M-12.6-8.2H12.6V8.2H-12.6Z" fill="#b9cdd3" />
    <path d="M-12.6 8.2V3L-7-3.4-3.4.6 2-6 8 1 12.6-2.4V8.2Z" fill="#8c7a5c" />
    <path d="M-3 8.2V-1h1.6v-2h1.2v2h1.6v-2h1.2v2H4.2v9.2Z" fill="#f3ead6" stroke={INK} strokeWidth=".9" />
  </>
);

/** A pile of cards, one drawn up out of it. */
export const FetchMark = () => (
  <>
    {[0, 1, 2].map((i) => (
      <path
        key={i}
        d={`M-14 ${11 - i * 2.6}L-3 ${6.4 - i * 2.6} 8 ${11 - i * 2.6} -3 ${15.6 - i * 2.6}Z`}
        fill={i === 2 ? "#c9b48a" : "#a98e60"}
        stroke={INK}
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    ))}
    <rect x="-1" y="-15.4" width="14.6" height="20" rx="1.8" fill={STOCK} stroke={INK} strokeWidth="1.5" />
    <g transform="translate(6.3 -5.6) scale(.36)">
      <Struck>
        <CoinMark />
      </Struck>
    </g>
    <path
      d="M-8.6 3.4V-6h-4L-6.6-13.4-.8-6h-4V3.4Z"
      fill="#6f9a52"
      stroke={INK}
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
  </>
);

/** One of two medallions of a race. */
export const TokenPickMark = () => (
  <>
    <circle cx="-5.4" cy="-3" r="9.6" fill="#a98e60" stroke={INK} strokeWidth="1.5" />
    <circle cx="5" cy="3.4" r="11" fill={GOLD} stroke={INK} strokeWidth="1.5" />
    <circle cx="5" cy="3.4" r="8.4" fill={GOLD_LIGHT} stroke={GOLD_DARK} strokeWidth=".9" />
    <path
      d="M5-3.6L10.6-.4V6.4L5 9.8-.6 6.4V-.4Z"
      fill="none"
      stroke={GOLD_DARK}
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </>
);

/** A card put away for coins. */
export const DiscardMark = () => (
  <>
    <g transform="translate(-5 -2) rotate(-12) scale(.8)">
      <rect x="-10" y="-14" width="20" height="28" rx="2.2" fill="#4c3a2a" stroke={INK} strokeWidth="1.6" />
      <rect
        x="-7.4"
        y="-11.4"
        width="14.8"
        height="22.8"
        rx="1.2"
        fill="none"
        stroke={GOLD}
        strokeWidth="1.1"
      />
    </g>
    <g transform="translate(7 7) scale(.58)">
      <CoinMark />
    </g>
  </>
);
