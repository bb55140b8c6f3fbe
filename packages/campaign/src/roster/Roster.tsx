import type { CSSProperties, ReactNode } from "react";
import styles from "./roster.module.css";

interface RosterProps {
  /** From row to row, in CSS pixels. */
  readonly between: number;
  readonly rows: ReactNode;
  /** What they are worth in a battle; null: nothing. */
  readonly worth: string | null;
}

/** Who is in an army, row by row, and what they are worth. */
export const Roster = ({ between, rows, worth }: RosterProps) => {
  const style: CSSProperties & Record<`--${string}`, string> = { "--between": `${between}px` };
  return (
    <div className={styles.roster} style={style}>
      <ul>{rows}</ul>
      {worth !== null && <p className={styles.worth}>{worth}</p>}
    </div>
  );
};

interface RowProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One kind of figure, or one person. */
export const Row = ({ className = "", children }: RowProps) => (
  <li className={`${styles.row} ${className}`}>{children}</li>
);
