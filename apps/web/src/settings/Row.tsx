import type { ReactNode } from "react";
import styles from "./Settings.module.css";

interface RowProps {
  readonly label: string;
  readonly about: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** One line of a leaf: what it is, how it stands, and what can be done. */
export const Row = ({ label, about, children }: RowProps) => (
  <div className={styles.row}>
    <span>
      {label}
      <small>{about}</small>
    </span>
    {children}
  </div>
);
