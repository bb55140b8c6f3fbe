import {
  DIE_TILE,
  EYE_TILE,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../../data/tiles.ts";
import css from "./hunt.module.css";

const OCTAGON = "M20 2H60L78 20V60L60 78H20L2 60V20Z";

/** A Hunt tile, large; `NONE`: its back. */
export const TileCoin = ({ tile }: { readonly tile: TileId }) => {
  const value = tile < 0 ? null : TILE_VALUE[tile];
  return (
    <svg viewBox="0 0 80 82" className={css.coin} aria-hidden="true" focusable="false">
      <path d={OCTAGON} transform="translate(1 2.6)" className={css.coinUnder} />
      <path d={OCTAGON} className={css.coinStock} />
      <path d={OCTAGON} transform="translate(4 4) scale(.9)" className={css.coinRim} />
      {value === EYE_TILE ? (
        <g transform="translate(40 37)">
          <path d="M-25 0Q0-22 25 0Q0 22-25 0Z" className={css.coinEye} />
          <path d="M0-10Q5 0 0 10Q-5 0 0-10Z" />
        </g>
      ) : (
        <text x="40" y="53.5" className={css.coinValue}>
          {value === null ? "?" : value === DIE_TILE ? "⚅" : `${value}`.replace("-", "−")}
        </text>
      )}
      {tile >= 0 && TILE_REVEALS[tile] && (
        <g transform="translate(63 61)">
          <circle r="11" className={css.coinDisc} />
          <path d="M-7 0Q0-6 7 0Q0 6-7 0Z" className={css.coinLid} />
          <circle r="2.3" />
        </g>
      )}
      {tile >= 0 && TILE_STOPS[tile] && (
        <g transform="translate(17 61)">
          <circle r="11" className={css.coinDisc} />
          <path d="M-5.5 0H5.5" className={css.coinLid} />
        </g>
      )}
    </svg>
  );
};
