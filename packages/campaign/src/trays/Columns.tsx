import type { ReactNode, RefObject } from "react";
import styles from "./trays.module.css";

export interface ColumnProps {
  readonly at: "start" | "end";
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Leaves one below the other, beside the map. */
export const Column = ({ at, box, children }: ColumnProps) => (
  <div ref={box} className={styles[at]} data-column={at} data-on-map>
    {children}
  </div>
);
