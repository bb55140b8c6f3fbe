import type { ReactNode } from "react";
import styles from "./lab.module.css";

export interface WithColumnProps {
  readonly label: string;
  /** Null where there is no room for a column. */
  readonly column: ReactNode;
  readonly children: ReactNode;
}

/** A board, and a column beside it where there is room for one. */
export const WithColumn = ({ label, column, children }: WithColumnProps) => (
  <div className={styles.lab} data-column={column !== null || undefined}>
    {children}
    {column !== null && (
      <aside className={styles.column} aria-label={label}>
        {column}
      </aside>
    )}
  </div>
);
