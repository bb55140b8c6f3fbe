import type { ReactNode } from "react";
import styles from "./Drawer.module.css";

/** A titled part of a drawer. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
);
