import { Sign } from "../cards/Sign.tsx";
import type { SignName } from "../cards/signs.ts";
import css from "./road.module.css";

/** One shape of mark per seat. */
const MARKS = [
  "site",
  "Aragorn",
  "elven",
  "Shadow",
  "gandalf",
  "dwarven",
] as const satisfies readonly SignName[];

/** A painted stone with the mark and the colour of a seat. */
const Stone = ({ seat }: { readonly seat: number }) => (
  <>
    <path
      d="M-13 0V-26C-13-38-6-44 0-47C6-44 13-38 13-26V0Z"
      fill="#241a12"
      stroke="#241a12"
      strokeWidth="4"
    />
    <path
      d="M-13 0V-26C-13-38-6-44 0-47C6-44 13-38 13-26V0Z"
      fill="currentColor"
      stroke="#efe2c0"
      strokeWidth="1.8"
    />
    <g color="#f5ecd8">
      <Sign name={MARKS[seat] ?? "ring"} y={-22} size={18} />
    </g>
  </>
);

/** A seat's mark by itself, where it says whose something is. */
export const Peg = ({ seat }: { readonly seat: number }) => (
  <svg
    className={css.peg}
    viewBox="-16 -50 32 52"
    style={{ color: `var(--paint-${seat})` }}
    aria-hidden="true"
    focusable="false"
  >
    <Stone seat={seat} />
  </svg>
);

/** A fellowship on the road: the mark of its seat on a foot of wood. */
export const Standee = ({ seat, own }: { readonly seat: number; readonly own: boolean }) => (
  <svg
    className={css.standee}
    viewBox="-20 -50 40 56"
    style={{ color: `var(--paint-${seat})` }}
    data-thing={`standee:${seat}`}
    data-own={own || undefined}
    aria-hidden="true"
    focusable="false"
  >
    <ellipse cx="3" cy="1" rx="17" ry="4.4" fill="#241a12" opacity=".3" />
    <Stone seat={seat} />
    <path d="M-18 0L-16-6H16L18 0C10 4-10 4-18 0Z" fill="#8a5a2c" stroke="#241a12" strokeWidth="1.8" />
  </svg>
);
