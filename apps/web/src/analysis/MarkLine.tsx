import styles from "./lab.module.css";
import type { Ink } from "./study.ts";

/** An ink as it is drawn: inks differ in their strokes, not in their colours alone. */
export const MarkLine = ({ ink }: { readonly ink: Ink }) => (
  <svg viewBox="0 0 34 12" width="34" height="12" aria-hidden="true">
    <path className={styles.stroke} data-ink={ink} d="M2 6H32" />
  </svg>
);
