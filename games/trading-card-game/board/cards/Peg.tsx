import css from "./peg.module.css";
import { Sign } from "./Sign.tsx";
import type { SignName } from "./signs.ts";

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
export const Stone = ({ seat }: { readonly seat: number }) => (
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
