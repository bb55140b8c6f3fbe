import {
  DIE_TILE,
  EYE_TILE,
  isFellowshipSpecial,
  isStandard,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../data/tiles.ts";
import css from "./tile.module.css";

const OCTAGON = "M20 2H60L78 20V60L60 78H20L2 60V20Z";

/** The Eye that stands for a number: as many as the Hunt had successes. */
const Eye = () => (
  <g transform="translate(40 37)">
    <path d="M-25 0Q0 -22 25 0Q0 22 -25 0Z" className={css.eye} />
    <path d="M0 -10Q5 0 0 10Q-5 0 0 -10Z" className={css.pupil} />
  </g>
);

/** A die that is rolled for the number. */
const Die = () => (
  <g transform="translate(40 38)">
    <rect x="-14" y="-14" width="28" height="28" rx="5" className={css.die} />
    {[
      [-7, -7],
      [7, -7],
      [0, 0],
      [-7, 7],
      [7, 7],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.7" className={css.pip} />
    ))}
  </g>
);

/** It reveals the Fellowship: a small open eye in a disc. */
export const RevealSign = () => (
  <g>
    <circle r="11" className={css.disc} />
    <path d="M-7 0Q0 -6 7 0Q0 6 -7 0Z" className={css.lid} />
    <circle r="2.3" className={css.pupil} />
  </g>
);

/** It stops the Fellowship on the Mordor Track: a bar in an octagon. */
export const StopSign = () => (
  <g>
    <path d="M-4.5 -10.5H4.5L10.5 -4.5V4.5L4.5 10.5H-4.5L-10.5 4.5V-4.5Z" className={css.disc} />
    <path d="M-5.5 0H5.5" className={css.bar} />
  </g>
);

const Stock = () => (
  <>
    <path d={OCTAGON} transform="translate(1 2.6)" className={css.under} />
    <path d={OCTAGON} className={css.stock} />
    <path d={OCTAGON} transform="translate(4 4) scale(.9)" className={css.rim} />
  </>
);

const kindOf = (tile: TileId): string => {
  if (isStandard(tile)) return "standard";
  return isFellowshipSpecial(tile) ? "free" : "shadow";
};

const Value = ({ value }: { readonly value: number }) => {
  if (value === EYE_TILE) return <Eye />;
  if (value === DIE_TILE) return <Die />;
  return (
    <text x="40" y="53.5" className={css.value}>
      {`${value}`.replace("-", "−")}
    </text>
  );
};

interface TileProps {
  readonly tile: TileId;
  /** Width in CSS pixels, or any CSS length. */
  readonly size: number | string;
}

/** A Hunt tile, face up. Decorative: the component that lays it says its name. */
export const Tile = ({ tile, size }: TileProps) => (
  <svg
    viewBox="0 0 80 82"
    width={size}
    height={size}
    className={css.tile}
    data-kind={kindOf(tile)}
    aria-hidden="true"
    focusable="false"
  >
    <Stock />
    <Value value={TILE_VALUE[tile]} />
    {TILE_REVEALS[tile] && (
      <g transform="translate(63 61)">
        <RevealSign />
      </g>
    )}
    {TILE_STOPS[tile] && (
      <g transform="translate(17 61)">
        <StopSign />
      </g>
    )}
  </svg>
);

/** The back that all Hunt tiles have. */
export const TileBack = ({ size }: Pick<TileProps, "size">) => (
  <svg
    viewBox="0 0 80 82"
    width={size}
    height={size}
    className={css.tile}
    data-kind="standard"
    aria-hidden="true"
    focusable="false"
  >
    <Stock />
    <path d="M40 14L46 34L66 40L46 46L40 66L34 46L14 40L34 34Z" className={css.star} />
    <circle cx="40" cy="40" r="8" className={css.star} />
  </svg>
);

/** A sign of the tiles by itself, for a legend. */
export const TileSign = ({
  sign,
  size,
}: {
  readonly sign: "reveal" | "stop";
  readonly size: number | string;
}) => (
  <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" focusable="false">
    {sign === "reveal" ? <RevealSign /> : <StopSign />}
  </svg>
);
