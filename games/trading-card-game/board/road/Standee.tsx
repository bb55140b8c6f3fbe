import { Stone } from "../cards/Peg.tsx";
import css from "./road.module.css";

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
