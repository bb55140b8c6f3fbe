import type { ReactNode } from "react";
import type { Side } from "../trays/laid.ts";
import styles from "./glance.module.css";

/** Halves beside each other, one for each side, and parts below them. */
export const Glance = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.glance}>
    <div className={styles.parts}>{children}</div>
  </div>
);

/** Parts of one column, one below the other, whatever is beside them. */
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);

interface PartProps {
  readonly title: string;
  /** Beside its title. */
  readonly aside?: ReactNode;
  /** The side whose colour its title has. */
  readonly side?: Side;
  readonly children: ReactNode;
}

const Titled = ({ title, aside, side, wide, children }: PartProps & { readonly wide: boolean }) => (
  <section className={styles.part} data-wide={wide || undefined}>
    <h3 data-side={side}>
      {title}
      {aside !== undefined && <small>{aside}</small>}
    </h3>
    {children}
  </section>
);

/** A part of one column. */
export const Half = (props: PartProps) => <Titled {...props} wide={false} />;

/** A part of the whole width. */
export const Part = (props: PartProps) => <Titled {...props} wide />;

interface RowProps {
  /** What it is about, where the things themselves do not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** One line of a part. */
export const Row = ({ label, children }: RowProps) => (
  <div className={styles.row} data-labelled={label === undefined ? undefined : true}>
    {label !== undefined && <span className={styles.label}>{label}</span>}
    <div className={styles.things}>{children}</div>
  </div>
);
