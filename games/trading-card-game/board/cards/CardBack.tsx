import css from "./back.module.css";

/** Whose deck: the two halves of a draw deck lie together, sites apart. */
export type BackKind = "free" | "shadow" | "site";

const PAINT: Readonly<Record<BackKind, readonly [ground: string, line: string]>> = {
  free: ["#1b2f4a", "#cfd9e4"],
  shadow: ["#3a1510", "#e6a184"],
  site: ["#5b4a30", "#e3d2a6"],
};

const STARS = [
  [-14, 46],
  [-8, 42],
  [0, 40],
  [8, 42],
  [14, 46],
] as const;

/** The back of a card: a door in a cliff, under stars. As wide as `--card-width`. */
export const CardBack = ({ kind }: { readonly kind: BackKind }) => {
  const [ground, line] = PAINT[kind];
  return (
    <span className={css.back} aria-hidden="true">
      <svg viewBox="0 0 96 134" aria-hidden="true" focusable="false">
        <rect x="4" y="4" width="88" height="126" rx="2" fill={ground} stroke="#241a12" strokeWidth="1.2" />
        <g fill="none" stroke={line}>
          <rect x="8" y="8" width="80" height="118" rx="1" strokeWidth="1.1" opacity=".8" />
          <path d="M24 112V62C24 44 36 34 48 30C60 34 72 44 72 62V112M20 112H76" strokeWidth="2" />
          <path d="M30 112V63C30 48 40 40 48 37C56 40 66 48 66 63V112M48 76V112" opacity=".8" />
        </g>
        <g fill={line}>
          <path d="M48 52l2.6 7.4L58 62l-7.4 2.6L48 72l-2.6-7.4L38 62l7.4-2.6Z" />
          {STARS.map(([x, y]) => (
            <circle key={x} cx={48 + x} cy={y} r="1.1" />
          ))}
        </g>
      </svg>
    </span>
  );
};
