import type { ReactNode } from "react";
import styles from "./die.module.css";

/** The lidless eye on a die. */
export const DieEye = () => (
  <>
    <path d="M6 20Q20 6.7 34 20Q20 33.3 6 20Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="2.2" />
    <path d="M20 14.1Q23.1 20 20 25.9Q16.9 20 20 14.1Z" fill="#1b1210" />
  </>
);

/** The Will of the West: a star over the waves. */
export const WillStar = () => (
  <>
    <path
      d="M8 25C13 20 17 29 22 24S30 20 33 22M10 31C14 27 18 33 23 30S28 28 30 29"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M20 5l2.1 6.2 6.2-1.7-4.2 5 4.2 5-6.2-1.7L20 23l-2.1-5.2-6.2 1.7 4.2-5-4.2-5 6.2 1.7z"
      fill="currentColor"
    />
  </>
);

/** The line between the two signs of a die that is either. */
export const Across = () => <path d="M6 34L34 6" stroke="currentColor" strokeWidth="1" opacity=".6" />;

export interface CubeProps {
  readonly side: number;
  /** It is not rolled yet. */
  readonly blank?: boolean;
  /** Drawn on a face of 40 by 40. */
  readonly children?: ReactNode;
}

/** A die of a side, as it lies on the table. As large as `--die` says. */
export const Cube = ({ side, blank = false, children }: CubeProps) => (
  <svg
    className={styles.die}
    viewBox="-1 -1 43 48"
    data-side={side}
    data-blank={blank || undefined}
    aria-hidden="true"
    focusable="false"
  >
    <rect className={styles.cast} x="1.5" y="6" width="40" height="40" rx="7" />
    <rect className={styles.edge} x="0" y="3" width="40" height="40" rx="7" />
    <rect className={styles.top} x="0" y="0" width="40" height="40" rx="7" />
    <path className={styles.glint} d="M4 5.5Q5 2 9 2H31" />
    {children}
  </svg>
);
