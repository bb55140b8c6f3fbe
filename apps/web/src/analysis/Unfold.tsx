import { type ReactNode, useState } from "react";
import styles from "./lab.module.css";

interface UnfoldProps {
  readonly title: string;
  /** It stands open from the beginning. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A line that unfolds what lies behind it. */
export function Unfold({ title, open = false, children }: UnfoldProps) {
  const [isOpen, turn] = useState(open);
  return (
    <div className={styles.gone}>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => turn(!isOpen)}>
        {title}
      </button>
      {isOpen && children}
    </div>
  );
}
