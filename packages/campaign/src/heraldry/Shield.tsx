import type { ReactNode } from "react";
import styles from "./shield.module.css";

interface ShieldProps {
  readonly side: 0 | 1;
  readonly outline: string;
  /** An outline only: its people is not roused. */
  readonly hollow?: boolean;
  /** Its field, with `shieldStyles.field`, and what is on it. */
  readonly children: ReactNode;
}

/** A shield around the middle of an SVG, rimmed with silver for the Free Peoples and with brass for the Shadow. */
export const Shield = ({ side, outline, hollow = false, children }: ShieldProps) => (
  <g className={styles.shield} data-side={side} data-hollow={hollow || undefined}>
    <path d={outline} className={styles.rim} />
    {children}
  </g>
);

interface SmallPictureProps {
  readonly box: string;
  readonly size: number | string;
  /** Of one that stays, or is lost. */
  readonly ghost?: boolean;
  readonly children: ReactNode;
}

/** A piece as a picture of its own, for a line of words, a tray or a slip. */
export const SmallPicture = ({ box, size, ghost = false, children }: SmallPictureProps) => (
  <svg
    viewBox={box}
    height={size}
    aria-hidden="true"
    focusable="false"
    className={styles.picture}
    data-ghost={ghost || undefined}
  >
    {children}
  </svg>
);
