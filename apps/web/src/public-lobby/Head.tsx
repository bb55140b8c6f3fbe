import type { ReactNode } from "react";
import styles from "./head.module.css";

interface HeadProps {
  readonly title: string;
  readonly about: string;
  /** What stands at the end of the row. */
  readonly children: ReactNode;
}

/** The first row of a page of the lobby: its name, what it is about, and one thing to choose. */
export const Head = ({ title, about, children }: HeadProps) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      <p>{about}</p>
    </div>
    {children}
  </div>
);
