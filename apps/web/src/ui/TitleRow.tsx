import type { ReactNode } from "react";
import styles from "./TitleRow.module.css";
import { unseenNarrow } from "./unseen.ts";

interface TitleRowProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** What stands at the end of the row: one set of tabs or doors at most. */
  readonly children?: ReactNode;
}

/** The first row of a page: its name, which the bar above says on phones, what it is about, and one thing to choose. */
export const TitleRow = ({ title, about, children }: TitleRowProps) => (
  <div className={styles.head}>
    <div>
      <h1 className={unseenNarrow}>{title}</h1>
      {about && <p>{about}</p>}
    </div>
    {children}
  </div>
);
