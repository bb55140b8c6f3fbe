import { type ReactNode, useId } from "react";
import styles from "./trays.module.css";

/** A leaf of vellum with one tray or two on it; the band of a side at its outer edge. */
export const Leaf = ({
  side,
  children,
}: {
  readonly side?: number | undefined;
  readonly children: ReactNode;
}) => (
  <div className={styles.leaf} data-leaf data-side={side}>
    {children}
  </div>
);

export interface TrayProps {
  readonly title: string;
  readonly side?: number | undefined;
  /** What stands beside its name, and instead of that while it is folded. */
  readonly aside?: string | undefined;
  readonly gist?: string | undefined;
  readonly folded?: boolean | undefined;
  /** Absent: it cannot be folded. */
  readonly fold?: ((folded: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** One tray: its name, and what is in it. */
export const Tray = ({ title, side, aside, gist, folded = false, fold, children }: TrayProps) => {
  const id = useId();
  return (
    <section className={styles.tray} aria-labelledby={id}>
      <h2 id={id} data-side={side}>
        {fold ? (
          <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => fold(!folded)}>
            {title}
            <small>{folded ? gist : aside}</small>
          </button>
        ) : (
          <span className={styles.fold}>
            {title}
            <small>{aside}</small>
          </span>
        )}
      </h2>
      {!folded && children}
    </section>
  );
};
