import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, Slip, WordButton } from "../ui/index.ts";
import type { LogLine } from "./lines.ts";
import { rich } from "./rich.tsx";
import styles from "./Slips.module.css";
import { useSay } from "./words.tsx";

/** A point on the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps a slip beside a point and inside the window. */
function usePlace(at: Point): [React.RefObject<HTMLElement | null>, CSSProperties] {
  const slip = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ left: at.x, top: at.y, visibility: "hidden" });
  useLayoutEffect(() => {
    const box = slip.current?.getBoundingClientRect();
    if (!box) return;
    const edge = 12;
    const right = at.x + 18 + box.width <= innerWidth - edge;
    const left = right
      ? at.x + 18
      : Math.max(edge, Math.min(at.x - 18 - box.width, innerWidth - edge - box.width));
    const top = Math.max(edge, Math.min(at.y - box.height / 2, innerHeight - edge - box.height));
    setStyle({ left, top });
  }, [at.x, at.y]);
  return [slip, style];
}

export interface RefusedProps {
  readonly text: string;
  readonly rule?: string | undefined;
  readonly at: Point | null;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** Why something cannot be done, with the rule that says so: beside the thing, or among the notices. */
export function Refused({ at, onClose, ...rest }: RefusedProps) {
  useEffect(() => {
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event.target instanceof Element && event.target.closest(`.${styles.refused}`)) return;
      onClose();
    };
    // The press that brought the slip is still on its way up.
    const soon = setTimeout(() => document.addEventListener("pointerdown", away));
    document.addEventListener("keydown", away);
    return () => {
      clearTimeout(soon);
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", away);
    };
  }, [onClose]);
  return at ? <RefusedBeside at={at} {...rest} /> : <RefusedWords {...rest} inStrip />;
}

type Words = Pick<RefusedProps, "text" | "rule" | "onRule">;

function RefusedBeside({ at, ...rest }: Words & { at: Point }) {
  const [slip, style] = usePlace(at);
  return (
    <Slip as="div" ref={slip} style={style} className={`${styles.refused} ${styles.beside}`} role="status">
      <RefusedWords {...rest} />
    </Slip>
  );
}

function RefusedWords({ text, rule, onRule, inStrip = false }: Words & { inStrip?: boolean }) {
  const say = useSay();
  return (
    <p className={styles.refused} data-strip={inStrip || undefined}>
      {rich(text)}{" "}
      {rule && <WordButton onClick={() => onRule(rule)}>{say("table.rule", { rule })}</WordButton>}
    </p>
  );
}

/** What happened while the player was away. */
export function Recap({ lines, onClose }: { lines: readonly LogLine[]; onClose: () => void }) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines come at the end
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <Slip className={styles.recap} data-yields aria-label={say("table.recap")}>
      <h2>{say("table.recap")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section ref={box} className={styles.scroll} tabIndex={0} aria-label={say("table.recap")}>
        <ul>
          {lines.map((line) => (
            <li key={line.key} data-kind={line.kind}>
              {rich(line.text)}
            </li>
          ))}
        </ul>
      </section>
      <Button variant="plain" onClick={onClose}>
        {say("table.recap.close")}
      </Button>
    </Slip>
  );
}
