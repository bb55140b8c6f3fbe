import type { ReactNode } from "react";
import styles from "./standee.module.css";

/** A pointed arch for the Free Peoples, horns for the Shadow: told by shape as well as by colour. */
const BOARDS: readonly [free: string, shadow: string] = [
  "M-10.5 14V-6C-10.5 -12 -6 -16 0 -19C6 -16 10.5 -12 10.5 -6V14Z",
  "M-10.5 14V-13L-7 -11L-4.5 -17.5L0 -13.5L4.5 -17.5L7 -11L10.5 -13V14Z",
];

/** A standee on its wooden foot with a character's emblem, around the middle of an SVG: 29 wide, 40 high. */
export const Standee = ({ side, children }: { readonly side: 0 | 1; readonly children: ReactNode }) => (
  <g className={styles.standee} data-side={side}>
    <path d={BOARDS[side]} className={styles.edge} />
    <path d={BOARDS[side]} className={styles.board} />
    <g transform="translate(0 -1)">{children}</g>
    <path d="M-13 13H13L14.5 18.5Q0 20.5 -14.5 18.5Z" className={styles.foot} />
  </g>
);

/** The wooden foot of an army around the middle of an SVG, so many units to each side of it. */
export const Foot = ({ half }: { readonly half: number }) => (
  <path d={`M${-half} 17H${half}L${half + 2} 23Q0 25 ${-half - 2} 23Z`} className={styles.foot} />
);

/** What a piece throws on the land. */
export const Shade = ({ y, rx, ry }: { readonly y: number; readonly rx: number; readonly ry: number }) => (
  <ellipse cx="1" cy={y} rx={rx} ry={ry} className={styles.shade} />
);
