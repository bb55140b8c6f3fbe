import css from "./die.module.css";

/** Where the dots of each number lie, on a grid of three by three. */
const DOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

export interface PipDieProps {
  readonly pips: number;
  readonly hit: boolean;
  readonly side: "free" | "shadow";
  /** A black die: white dots on black. */
  readonly black?: boolean;
  /** It was thrown again: a small arrow says so. */
  readonly again?: boolean;
  /** Its place in the throw: dice fall one after the other. */
  readonly nth?: number;
}

/** A die as it lies there. A hit is rimmed in gold and bright, a miss is dull: never by colour alone. */
export const PipDie = ({ pips, hit, side, black = false, again = false, nth = 0 }: PipDieProps) => (
  <svg
    viewBox="0 0 46 50"
    className={css.die}
    data-hit={hit || undefined}
    data-side={side}
    data-black={black || undefined}
    style={{ animationDelay: `${nth * 70}ms` }}
    aria-hidden="true"
    focusable="false"
  >
    {hit && <rect x="0.8" y="3.8" width="40.4" height="43.4" rx="9" className={css.rim} />}
    <rect x="4" y="9" width="34" height="35" rx="6.5" className={css.foot} />
    <rect x="4" y="6.5" width="34" height="34" rx="6.5" className={css.body} />
    {(DOTS[pips] ?? []).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={12 + x * 9} cy={14.5 + y * 9} r="3.3" className={css.dot} />
    ))}
    {again && (
      <g className={css.again}>
        <circle cx="37" cy="9" r="8" />
        <path d="M33.6 10.8a3.8 3.8 0 1 0 .6-4.2M33.4 4.3l.5 3 3-.4" />
      </g>
    )}
  </svg>
);
