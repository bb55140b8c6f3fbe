import { type KeyboardEvent, useId, useRef, useState } from "react";
import { RedBook } from "../table/log/RedBook.tsx";
import { Branches } from "./Branches.tsx";
import { EvaluationGraph } from "./EvaluationGraph.tsx";
import styles from "./lab.module.css";
import { Notes } from "./Notes.tsx";
import type { PanelProps } from "./panelProps.ts";
import { Share } from "./Share.tsx";

const TABS = ["branches", "notes", "log", "share"] as const;
type Tab = (typeof TABS)[number];

/** What belongs to a study besides the board: its branches, what was written beside it, the log, the ways to share it. */
export function Panel(props: PanelProps) {
  const { loaded, course, deeds, labSay, onRule } = props;
  const [tab, open] = useState<Tab>("branches");
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const turn = ({ key }: KeyboardEvent) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    open(TABS[at]);
    tabs.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <div className={styles.panel}>
      <div ref={tabs} role="tablist" aria-label={labSay("study")} className={styles.tabs} onKeyDown={turn}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-controls={`${id}-leaf`}
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => open(one)}
          >
            {labSay(`tab.${one}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-leaf`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.leaf}>
        {tab === "branches" && (
          <>
            <EvaluationGraph {...props} mayLook={props.onKeep === null} />
            <Branches {...props} />
          </>
        )}
        {tab === "notes" && <Notes {...props} />}
        {tab === "share" && <Share {...props} />}
        {tab === "log" && (
          <RedBook
            gameSay={loaded.say}
            deeds={deeds}
            talk={[]}
            seat={null}
            filter="all"
            onFilter={() => {}}
            onSay={null}
            onRule={onRule}
            onWatch={(line) => line.scene && course.go({ ...course.moment, at: line.scene.from }, false)}
          />
        )}
      </div>
    </div>
  );
}
