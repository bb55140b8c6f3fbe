import type { ReactNode } from "react";
import styles from "./glance.module.css";

/** A thing by its name. */
export interface Named {
  /** What it is explained by. */
  readonly id: string;
  readonly text: string;
  /** What stands behind its name. */
  readonly count?: ReactNode;
  /** What stands before its name. */
  readonly sign?: ReactNode;
}

interface NamesProps {
  readonly names: readonly Named[];
  readonly explain: (id: string) => void;
  /** What is said where there are none. */
  readonly none?: string;
}

/** Things by their names, each of which tells about itself when it is pressed. */
export const Names = ({ names, explain, none }: NamesProps) =>
  names.length === 0 ? (
    none && <span className={styles.none}>{none}</span>
  ) : (
    <ul className={styles.names}>
      {names.map(({ id, text, count, sign }) => (
        <li key={id}>
          <button type="button" onClick={() => explain(id)}>
            {sign}
            <span>{text}</span>
          </button>
          {count !== undefined && <b>{count}</b>}
        </li>
      ))}
    </ul>
  );

interface UnfoldingProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A list that opens below its summary. */
export const Unfolding = ({ summary, children }: UnfoldingProps) => (
  <details className={styles.unfolding}>
    <summary>{summary}</summary>
    {children}
  </details>
);
