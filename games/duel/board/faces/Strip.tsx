/** Rows of signs: effects on the band, the price on its flag, the seals with coins. */
import { Mark, perUnit } from "../icons/Emblem.tsx";
import { Digits } from "../icons/marks.tsx";
import { GOLD, GOLD_DARK, GOLD_LIGHT, INK, STOCK, STOCK_DEEP } from "../icons/paint.ts";
import type { Price } from "./price.ts";
import type { Asked, Sign } from "./signs.ts";

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The largest a sign may be. */
  readonly size: number;
}

/** Banners are narrow; a number hangs over the edge of its sign. */
const breadthOf = ({ name, n }: Sign): number =>
  name.startsWith("region:") ? 0.8 : n !== undefined && name !== "coin" ? 1.06 : 1;

/** Signs side by side, as large as the room allows; a stroke stands between those of which one is chosen. */
export const Strip = ({ signs, x, y, width, size }: Room & { readonly signs: readonly Sign[] }) => {
  const gap = 0.08;
  const stroke = 0.22;
  const wide = signs.reduce(
    (sum, sign, i) => sum + breadthOf(sign) + (i === 0 ? 0 : sign.or ? stroke : gap),
    0,
  );
  const each = Math.min(size, width / wide);
  let at = x - (wide * each) / 2;
  return signs.map((sign, i) => {
    const { name, n, or } = sign;
    const own = breadthOf(sign) * each;
    const before = i === 0 ? 0 : (or ? stroke : gap) * each;
    const middle = at + before + own / 2;
    const bar = at + before / 2;
    at += before + own;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes
      <g key={i}>
        {or && (
          <path
            d={`M${bar + each * 0.07} ${y - each * 0.36}L${bar - each * 0.07} ${y + each * 0.36}`}
            stroke={STOCK}
            strokeWidth={each * 0.09}
            strokeLinecap="round"
          />
        )}
        <Mark name={name} n={n} x={middle} y={y} size={each} />
      </g>
    );
  });
};

/** How far tokens of one skill lie apart when several are asked for, in their width. */
const FAN = 0.44;

/** The gap between kinds; long rows close up, so that their tokens need not shrink as much. */
const gapOf = (asked: readonly Asked[]): number => (asked.length > 3 ? -0.08 : 0.07);

/** The width of a row of tokens, in widths of one. */
const breadth = (asked: readonly Asked[]): number =>
  asked.reduce(
    (sum, { name, n }, i) => sum + 1 + (i === 0 ? 0 : gapOf(asked)) + (name === "coin" ? 0 : (n - 1) * FAN),
    0,
  );

/** The flag of the price: tokens of one skill lie over each other like coins counted out. */
export const PriceFlag = ({ asked, x, y, width, size }: Room & { readonly asked: readonly Asked[] }) => {
  if (asked.length === 0) return null;
  const each = Math.min(size, (width - size * 0.3) / breadth(asked));
  const long = breadth(asked) * each + each * 0.28;
  const half = each * 0.62;
  let at = x + each * 0.14;
  return (
    <g>
      <path
        d={`M${x - 1} ${y - half}H${x + long + half * 0.75}L${x + long + half * 0.2} ${y}L${x + long + half * 0.75} ${y + half}H${x - 1}Z`}
        fill={STOCK}
        stroke={INK}
        strokeWidth=".9"
        strokeLinejoin="round"
      />
      <path
        d={`M${x - 1} ${y + half - 1.3}H${x + long + half * 0.2}M${x - 1} ${y - half + 1.3}H${x + long + half * 0.2}`}
        stroke={STOCK_DEEP}
        strokeWidth=".8"
      />
      {asked.flatMap(({ name, n }, kind) => {
        if (kind > 0) at += gapOf(asked) * each;
        if (name === "coin") {
          const middle = at + each / 2;
          at += each;
          return [<Mark key={name} name={name} n={n} x={middle} y={y} size={each} />];
        }
        const start = at;
        at += each + (n - 1) * FAN * each;
        return Array.from({ length: n }, (_, i) => (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes
            key={`${name}${i}`}
            name={name}
            x={start + each / 2 + i * FAN * each}
            y={y}
            size={each}
          />
        ));
      })}
    </g>
  );
};

/** The seal with what it costs just now: gold if it can be paid, wax that is spent if not, a link if it is free. */
export const Seal = ({
  price,
  x,
  y,
  r,
  quiet = false,
}: {
  readonly price: Price;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The opponent's: smaller, and paler. */
  readonly quiet?: boolean;
}) => {
  const { coins, affordable, byChain } = price;
  const rim = affordable ? GOLD : "#8b8071";
  const face = affordable ? (quiet ? STOCK : GOLD_LIGHT) : "#c9bfae";
  return (
    <g
      transform={`translate(${x} ${y}) scale(${r / 16})`}
      opacity={quiet && !affordable ? 0.85 : 1}
      style={perUnit(16 / r)}
      data-seal={quiet ? "quiet" : "own"}
    >
      {quiet ? (
        <path
          d="M0-16L11.3-11.3 16 0 11.3 11.3 0 16-11.3 11.3-16 0-11.3-11.3Z"
          fill={rim}
          stroke={INK}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ) : (
        <circle r="15.6" fill={rim} stroke={INK} strokeWidth="1.5" />
      )}
      <circle r="12.4" fill={face} stroke={affordable ? GOLD_DARK : "#5f574c"} strokeWidth=".9" />
      <Digits n={coins} size={21} fill={affordable ? INK : "#4b4339"} />
      {!affordable && (
        <path d="M-10.6 10.6L10.6-10.6" stroke="#8a2415" strokeWidth="2.2" strokeLinecap="round" />
      )}
      {byChain && (
        <g transform="translate(11 -11)" fill="none" stroke={INK} strokeWidth="1.4">
          <circle r="7" fill={GOLD_LIGHT} />
          <path
            d="M-3.6 1.2A2.4 2.4 0 1 1-.6-2M3.6-1.2A2.4 2.4 0 1 1 .6 2M-1.4 1.4L1.4-1.4"
            strokeLinecap="round"
          />
        </g>
      )}
    </g>
  );
};
