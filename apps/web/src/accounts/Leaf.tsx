import type { ReactNode } from "react";
import { Slip } from "../ui/index.ts";
import styles from "./people.module.css";

interface LeafProps {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One leaf of a person's page: its heading, a few words at its side, and a list of whatever it is about. */
export function Leaf({ id, title, aside, children }: LeafProps) {
  return (
    <Slip className={styles.leaf} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <p className={styles.aside}>{aside}</p>}
      </header>
      {children}
    </Slip>
  );
}

/** Lines under a person's crest, each a fact in words. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
