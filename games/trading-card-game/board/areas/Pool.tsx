import type { Seen } from "./Laid.tsx";
import css from "./pool.module.css";
import { Thing } from "./Thing.tsx";

/** More than so many tokens are only counted. */
const SHOWN = 8;

/** A pond of dusk: its shore, and two lines around it. */
const SHORE =
  "M14 70C12 48 30 26 58 17C84 8 122 6 154 19C184 30 206 48 206 76C206 102 190 122 160 131C128 140 84 140 54 130C28 122 16 96 14 70Z";

/** Where tokens lie in the pool, from its left. */
const PLACES = [
  [62, 52],
  [46, 80],
  [80, 80],
  [62, 106],
  [96, 52],
  [98, 108],
  [36, 56],
  [112, 80],
] as const;

const Moon = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="15" fill="#1d1b2e" stroke="#efe2c0" strokeWidth="2.4" />
    <path d="M-1-12.6A12.6 12.6 0 0 0-1 12.6A13.6 13.6 0 0 1-1-12.6Z" fill="#8e8cc4" />
  </g>
);

/** Twilight as a pool, with its number in it. */
export const Pool = ({ props: { say }, look: { pool, phase, moves, limit } }: Seen) => (
  <section className={css.pool} data-area="pool" aria-label={say("look.twilight")}>
    <p>
      <b aria-hidden="true">{say("look.twilight")}</b>
      {phase !== "setup" && <span>{say("look.moves", { moves, limit })}</span>}
    </p>
    <Thing id="pool" label={say("look.pool", { count: pool })}>
      <svg viewBox="0 0 220 148" aria-hidden="true" focusable="false">
        <g fill="none" stroke="var(--map-line)">
          <path d={SHORE} transform="translate(-5.5 -3.6) scale(1.05)" opacity=".45" />
          <path d={SHORE} transform="translate(-11 -7.2) scale(1.1)" opacity=".22" />
        </g>
        <path d={SHORE} fill="#26223f" stroke="#0f0d1b" strokeWidth="2" />
        <path d={SHORE} transform="translate(13 8.6) scale(.88)" fill="#302c50" opacity=".8" />
        <path d={SHORE} transform="translate(26 17) scale(.76)" fill="none" stroke="#6a65a0" opacity=".5" />
        {PLACES.slice(0, Math.min(pool, SHOWN)).map(([x, y]) => (
          <Moon key={`${x} ${y}`} x={x} y={y} />
        ))}
        <text x={pool > SHOWN ? 156 : 160} y="96" textAnchor="middle" fontSize="60" fill="#f5ecd8">
          {pool}
        </text>
      </svg>
    </Thing>
  </section>
);
