import type { ReactNode } from "react";
import styles from "./foot.module.css";

interface FootLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A board's own buttons in the last line of a phone's foot; the table lays its own and the way out beside them (`data-dock`). */
export const FootLine = ({ label, children }: FootLineProps) => (
  <nav className={styles.line} aria-label={label} data-dock>
    {children}
  </nav>
);

interface FootButtonProps {
  readonly icon: ReactNode;
  readonly open: boolean | undefined;
  readonly onPress: () => void;
  /** Names of the things that lie behind it. */
  readonly points?: string | undefined;
  /** One of them can be chosen, or is asked for. */
  readonly gold?: boolean | undefined;
  /** Something new waits behind it. */
  readonly news?: boolean | undefined;
  /** Its word. */
  readonly children: ReactNode;
}

/** One of these buttons: a sign above a word. */
export const FootButton = ({ icon, open, onPress, points, gold, news, children }: FootButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-expanded={open}
    data-points={points}
    data-gold={gold || undefined}
    data-news={news || undefined}
    onClick={onPress}
  >
    {icon}
    <span>{children}</span>
  </button>
);
