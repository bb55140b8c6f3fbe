import type { SealCharge, SealColour, Seal as SealOf } from "@westmarch/protocol";
import type { ReactNode } from "react";

/** Paints of seals, the same by day and by candle: the pale rim keeps them off any ground. */
const PAINTS: Readonly<Record<SealColour, string>> = {
  blue: "#24487a",
  red: "#86211c",
  green: "#33602f",
  gold: "#96690f",
  purple: "#533c70",
  brown: "#6b4221",
  teal: "#1b5d63",
  black: "#2b2723",
};

const PALE = "#f2e3b4";

const around = (count: number, of: (turn: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, at) => of((360 / count) * at));

/** What stands on a seal, about the middle of a square of 64. */
const CHARGES: Readonly<Record<SealCharge, () => ReactNode>> = {
  flower: () => (
    <>
      {around(8, (turn) => (
        <path key={turn} d="M32 29c-4-4-4-11 0-15c4 4 4 11 0 15z" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="4" />
    </>
  ),
  tree: () => (
    <path d="M32 12c6 0 9 4 9 8c5 0 8 4 8 8c0 6-5 9-10 9h-4l1 9c0 3 3 4 6 5v1H22v-1c3-1 6-2 6-5l1-9h-4c-5 0-10-3-10-9c0-4 3-8 8-8c0-4 3-8 9-8z" />
  ),
  star: () => (
    <path d="M32 9l4 15l13-9l-9 13l15 4l-15 4l9 13l-13-9l-4 15l-4-15l-13 9l9-13l-15-4l15-4l-9-13l13 9z" />
  ),
  ship: () => (
    <path d="M31 10v27H17c2-11 7-20 14-27zM34 15c7 5 11 13 12 22H34zM12 40h40c-2 7-7 11-13 12H25c-6-1-11-5-13-12z" />
  ),
  tower: () => (
    <path
      d="M20 12h5v5h4v-5h6v5h4v-5h5v12l-4 4v20h5v5H19v-5h5V28l-4-4zM29 53V42c0-4 6-4 6 0v11z"
      fillRule="evenodd"
    />
  ),
  horse: () => (
    <path
      d="M28 10c12 1 19 9 20 22c1 8-1 14-4 20H24c1-7 4-11 9-15c-5 1-9 1-12 5c-3 2-7-1-7-5c2-6 6-9 8-15c0-4 2-7 5-8zM31 20a1.700 1.700 0 1 0 .1 0z"
      fillRule="evenodd"
    />
  ),
  hammer: () => <path d="M15 15h30c4 0 6 3 6 7c0 3-2 6-6 6H36v24c0 3-8 3-8 0V28H15c-3 0-3-13 0-13z" />,
  sun: () => (
    <>
      <circle cx="32" cy="32" r="9" />
      {around(12, (turn) => (
        <path key={turn} d="M32 8l2.600 11h-5.200z" transform={`rotate(${turn} 32 32)`} />
      ))}
    </>
  ),
};

/** A person's charge in pale paint, for a field of 64 units. */
export const Charge = ({ charge }: { readonly charge: SealCharge }) => <g fill={PALE}>{CHARGES[charge]()}</g>;

/** A person is a seal. Beside it stands the name: by itself it says nothing. */
export function Seal({ seal, size = 28 }: { readonly seal: SealOf; readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" style={{ flex: "none" }}>
      <circle cx="32" cy="32" r="31" fill={PAINTS[seal.colour]} stroke={PALE} strokeWidth="1.500" />
      <circle cx="32" cy="32" r="26.500" fill="none" stroke={PALE} strokeWidth="1.500" opacity=".75" />
      <g transform="translate(32 32) scale(.8) translate(-32 -32)">
        <Charge charge={seal.charge} />
      </g>
      {/* The rim of a bot's seal is a cogwheel. */}
      {seal.bot && (
        <circle
          cx="32"
          cy="32"
          r="29"
          fill="none"
          stroke={PALE}
          strokeWidth="6"
          strokeDasharray="7.600 7.600"
        />
      )}
    </svg>
  );
}

/** The same on a shield, as it hangs over one's own page; the words stand on its ribbon. */
export function Crest({ seal, words }: { readonly seal: SealOf; readonly words: string }) {
  return (
    <svg viewBox="0 0 200 190" width="200" height="190" aria-hidden="true">
      <path
        d="M36 8h128v76c0 42-27 70-64 92c-37-22-64-50-64-92z"
        fill="#c9cdd2"
        stroke="#2a2019"
        strokeWidth="2.500"
      />
      <path d="M46 18h108v66c0 37-22 60-54 80c-32-20-54-43-54-80z" fill={PAINTS[seal.colour]} />
      <path d="M46 18h108v50c-30-16-78-16-108 0z" fill="#fff" opacity=".12" />
      <g transform="translate(42 26) scale(1.820)">
        <Charge charge={seal.charge} />
      </g>
      <path
        d="M8 140l22 6v26l-22-8l6-12zM192 140l-22 6v26l22-8l-6-12z"
        fill="#e6d8b0"
        stroke="#2a2019"
        strokeWidth="1.500"
      />
      <path
        d="M22 146c48 16 108 16 156 0v26c-48 16-108 16-156 0z"
        fill="#f6edd3"
        stroke="#2a2019"
        strokeWidth="1.500"
      />
      <path id="ribbon" d="M26 167c48 15 100 15 148 0" fill="none" />
      <text fill="#2a2019" fontSize="14" textAnchor="middle">
        <textPath href="#ribbon" startOffset="50%">
          {words}
        </textPath>
      </text>
    </svg>
  );
}
