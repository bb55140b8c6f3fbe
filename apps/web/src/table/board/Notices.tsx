import type { ReactNode } from "react";
import { useTall } from "./frame.tsx";
import styles from "./Notices.module.css";

/**
 * What the table tells or asks besides the game: news, an offer, a refusal, a lost connection. It stands in the bar, in
 * the place of the names, so that it never lies on what can be chosen and the board keeps its size. A phone's bar has no
 * room: there it has a strip of its own, which the board lends it without growing smaller (`data-lent`). It stands there
 * empty as well, since a screen reader tells only of what comes into a region that it knows.
 */
export function Notices({ children }: { children?: ReactNode }) {
  const upright = useTall();
  return (
    <div
      id="notices"
      role="status"
      aria-live="polite"
      className={styles.strip}
      data-lent={upright || undefined}
      data-among={!upright || undefined}
    >
      {children}
    </div>
  );
}

/** One piece of news. */
export const News = ({ children }: { children: ReactNode }) => (
  <p className={styles.news} data-notice>
    {children}
  </p>
);

/** A question with its answers as buttons. */
export const Question = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.question} data-notice>
    <p>{text}</p>
    {children && <div className={styles.answers}>{children}</div>}
  </div>
);
