import { useEffect, useLayoutEffect, useRef } from "react";
import { Button, Slip } from "../../ui/index.ts";
import { useSay } from "../text/words.tsx";
import { useGuard } from "./guard.ts";
import styles from "./Prompt.module.css";

export interface PausedProps {
  readonly text: string;
  /** All has been shown; before that, going on means seeing less of it. */
  readonly ended: boolean;
  readonly onGo: () => void;
}

/** While the board shows a scene: the way on, in the place of the choices. Enter goes on from wherever the focus is. */
export function Paused({ text, ended, onGo }: PausedProps) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const guard = useGuard(list, null, text);
  // The keyboard was in the bar before, or nowhere: it goes on here.
  useEffect(() => {
    if (document.activeElement === document.body)
      bar.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const busy =
        e.target instanceof Element && e.target.closest("button, a, input, textarea, select, [role=dialog]");
      if (e.repeat) return;
      if ((e.key === "Enter" || e.key === "Escape") && !busy && !e.defaultPrevented) onGo();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [onGo]);
  return (
    <Slip ref={bar} className={styles.prompt} id="choices" aria-label={say("table.choices")}>
      <div className={styles.row}>
        <div ref={list} className={`${styles.choices} ${styles.onward}`} {...guard}>
          <Button variant={ended ? "gold" : "plain"} onClick={onGo}>
            {text}
          </Button>
        </div>
      </div>
    </Slip>
  );
}
