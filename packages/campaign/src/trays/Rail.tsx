import type { ReactNode } from "react";
import styles from "./rail.module.css";

interface RailProps {
  readonly title: string;
  readonly side: number;
  readonly children: ReactNode;
}

/** The player's own dice at the start of the rail; the question stands beside them. */
export const Rail = ({ title, side, children }: RailProps) => (
  <section className={styles.rail} aria-label={title} data-side={side} data-rail data-on-map>
    <p className={styles.head} aria-hidden="true">
      {title}
    </p>
    {children}
  </section>
);
