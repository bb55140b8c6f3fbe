import { type ReactNode, useState } from "react";
import { Slip } from "../../ui/index.ts";
import { useSay } from "../text/words.tsx";
import styles from "./RedBook.module.css";

/** The Red Book in its corner of the map, to be folded up by its title. */
export function RedBookSlip({ children }: { children: ReactNode }) {
  const say = useSay();
  const [folded, fold] = useState(false);
  return (
    <Slip className={styles.slip} data-yields data-book data-on-map aria-label={say("table.log")}>
      <h2>
        <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => fold(!folded)}>
          {say("table.log")}
        </button>
      </h2>
      {!folded && children}
    </Slip>
  );
}
