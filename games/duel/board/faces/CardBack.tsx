import { memo } from "react";
import { RingMark } from "../icons/marks.tsx";
import { GOLD, GOLD_LIGHT, INK } from "../icons/paint.ts";
import css from "./faces.module.css";

/** Cloth, its shadow, and what the two lancets look out on, by chapter. */
const CLOTH = [
  { cloth: "#35563a", deep: "#1f3a25" },
  { cloth: "#7a4a1e", deep: "#4d2c0f" },
  { cloth: "#5a2230", deep: "#36111b" },
] as const;

const LANCET = "M-14 40V-8C-14-24-7-34 0-42 7-34 14-24 14-8V40Z";
const STAR = "M0-6.4L1.5-1.5 6.4 0 1.5 1.5 0 6.4-1.5 1.5-6.4 0-1.5-1.5Z";

const Day = () => (
  <g>
    <path d={LANCET} fill="#cfe0e8" />
    <circle cx="1" cy="-8" r="9" fill="#fbf1cd" />
    <path d="M-14 40V22C-6 14 6 16 14 24V40Z" fill="#7f9a54" />
    <path
      d="M-5 27L-4-6H-5.6V-12H-3V-10H-1V-12H1V-10H3V-12H5.6V-6H4L5 27Z"
      fill="#f3ead6"
      stroke={INK}
      strokeWidth="1"
    />
    <path d="M-1 2H1V8H-1Z" fill={INK} />
  </g>
);

const Night = () => (
  <g>
    <path d={LANCET} fill="#6d2113" />
    <circle cx="0" cy="-6" r="9" fill="#b5431d" />
    <path d="M-14 40V26C-6 20 6 22 14 18V40Z" fill="#241512" />
    <path
      d="M-6 32L-5-4-8-13-4-9-2-16 0-10 2-16 4-9 8-13 5-4 6 32Z"
      fill="#140b09"
      stroke={INK}
      strokeWidth="1"
    />
    <path d="M-4-3C-2-5.4 2-5.4 4-3 2-.6-2-.6-4-3Z" fill="#f2a53a" />
  </g>
);

/** The back of a card of this chapter (1 to 3): the twin lancets of day and night under the Ring, and its stars. */
export const CardBack = memo(({ chapter }: { readonly chapter: number }) => {
  const { cloth, deep } = CLOTH[chapter - 1] ?? CLOTH[0];
  return (
    <span className={css.face} aria-hidden="true">
      <svg viewBox="0 0 100 150" className={css.print} aria-hidden="true" focusable="false">
        <rect
          x=".6"
          y=".6"
          width="98.8"
          height="148.8"
          rx="4.8"
          fill={cloth}
          stroke={INK}
          strokeWidth="1.2"
        />
        <rect
          x="4.4"
          y="4.4"
          width="91.2"
          height="141.2"
          rx="3"
          fill="none"
          stroke={GOLD}
          strokeWidth="1.5"
        />
        <rect
          x="7.4"
          y="7.4"
          width="85.2"
          height="135.2"
          rx="1.8"
          fill="none"
          stroke={GOLD}
          strokeWidth=".7"
          opacity=".8"
        />
        {[0, 1, 2, 3].map((i) => (
          <path
            key={i}
            d="M0 0H13C13 7 7 13 0 13Z"
            transform={`translate(${i % 2 ? 92.6 : 7.4} ${i > 1 ? 142.6 : 7.4}) scale(${i % 2 ? -1 : 1} ${i > 1 ? -1 : 1})`}
            fill={deep}
            stroke={GOLD}
            strokeWidth=".8"
          />
        ))}
        <path
          d="M17 116V66C17 42 34 24 50 16 66 24 83 42 83 66V116Z"
          fill={deep}
          stroke={GOLD}
          strokeWidth="1.4"
        />
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(${50 + side * 16} 73)`}>
            {side < 0 ? <Day /> : <Night />}
            <path d={LANCET} fill="none" stroke={INK} strokeWidth="2.6" />
            <path d={LANCET} fill="none" stroke={GOLD_LIGHT} strokeWidth="1" />
          </g>
        ))}
        <g transform="translate(50 34) scale(.4)">
          <RingMark />
        </g>
        {Array.from({ length: chapter }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
            key={i}
            d={STAR}
            transform={`translate(${50 + (i - (chapter - 1) / 2) * 15} 129.6)`}
            fill={GOLD_LIGHT}
            stroke={INK}
            strokeWidth=".7"
          />
        ))}
      </svg>
    </span>
  );
});
