import type { Pause } from "@westmarch/boardkit";
import { useEffect, useRef } from "react";
import { Button, Slip } from "../ui/index.ts";
import styles from "./Prompt.module.css";
import { useSay } from "./words.tsx";

/** While the board shows something to its end: the way on, in the place of the choices. */
export function Paused({ pause }: { readonly pause: Pause }) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  // The keyboard was in the bar before, or nowhere: it goes on here.
  useEffect(() => {
    if (document.activeElement === document.body)
      bar.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <Slip ref={bar} className={styles.prompt} id="choices" aria-label={say("table.choices")}>
      <div className={styles.row}>
        <div className={styles.choices}>
          <Button variant={pause.ended ? "gold" : "plain"} onClick={pause.goOn}>
            {pause.text}
          </Button>
        </div>
      </div>
    </Slip>
  );
}
