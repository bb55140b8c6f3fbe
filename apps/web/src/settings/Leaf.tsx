import { type ReactNode, useId } from "react";
import { Slip } from "../ui/index.ts";
import { useNarrow } from "../ui/useNarrow.ts";
import styles from "./Settings.module.css";

interface LeafProps {
  readonly title: string;
  /** How it stands, for a phone on which it is folded. */
  readonly state: string;
  /** Unfolded on a phone from the start. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** One leaf of the settings. On a phone it is folded, and says how it stands. */
export function Leaf({ title, state, first = false, children }: LeafProps) {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  if (!useNarrow())
    return (
      <Slip className={styles.leaf} aria-labelledby={id}>
        {heading}
        {children}
      </Slip>
    );
  return (
    <Slip as="div" className={styles.fold}>
      <details open={first}>
        <summary>
          <span>
            {heading}
            <small>{state}</small>
          </span>
        </summary>
        {children}
      </details>
    </Slip>
  );
}
