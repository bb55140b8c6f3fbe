import type { Spot } from "@westmarch/boardkit/carry";
import { useBeside } from "@westmarch/boardkit/slips";
import { useEffect, useRef } from "react";
import { rich } from "../../i18n/rich.tsx";
import { Button, Slip, WordButton } from "../../ui/index.ts";
import { theBoard } from "../prompt/pointing.ts";
import type { LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import styles from "./Slips.module.css";

export interface RefusedProps {
  readonly text: string;
  readonly rule?: string | undefined;
  readonly at: Spot | null;
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

function RefusedBeside({ at, ...rest }: Words & { at: Spot }) {
  const { ref, style } = useBeside(at, { table: theBoard });
  return (
    <Slip as="div" ref={ref} style={style} className={`${styles.refused} ${styles.beside}`} role="status">
      <RefusedWords {...rest} />
    </Slip>
  );
}

function RefusedWords({ text, rule, onRule, inStrip = false }: Words & { inStrip?: boolean }) {
  const say = useSay();
  return (
    <p className={styles.refused} data-strip={inStrip || undefined} data-notice={inStrip || undefined}>
      {rich(text)}{" "}
      {rule && <WordButton onClick={() => onRule(rule)}>{say("table.rule", { rule })}</WordButton>}
    </p>
  );
}

interface RecapProps {
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
  /** Shows it on the map, as it happened. */
  readonly onWatch: () => void;
}

/** What happened while the player was away. */
export function Recap({ lines, onClose, onWatch }: RecapProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines come at the end
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <Slip className={styles.recap} data-yields aria-label={say("table.recap")}>
      <h2>{say("table.recap")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, and no second landmark of this name */}
      <div ref={box} className={styles.scroll} role="group" tabIndex={0} aria-label={say("table.recap")}>
        <ul>
          {lines.map((line) => (
            <li key={line.key} data-kind={line.kind}>
              {rich(line.text)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.answers}>
        <Button variant="plain" onClick={onWatch}>
          {say("table.recap.watch")}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {say("table.recap.close")}
        </Button>
      </div>
    </Slip>
  );
}
