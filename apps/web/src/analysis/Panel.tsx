import type { Settings } from "@westmarch/kernel";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { LogLine } from "../table/lines.ts";
import { RedBook } from "../table/RedBook.tsx";
import type { Whole } from "../table/words.tsx";
import { Balance } from "./Balance.tsx";
import { Branches } from "./Branches.tsx";
import type { Drawing } from "./drawing.ts";
import styles from "./lab.module.css";
import type { Decided } from "./made.ts";
import { Notes } from "./Notes.tsx";
import { Share } from "./Share.tsx";
import type { Side } from "./sides.ts";
import type { Course } from "./useCourse.ts";
import type { Studying } from "./useStudy.ts";
import type { Looked } from "./useWhose.ts";
import type { Looking } from "./useWorth.ts";
import type { LabSay } from "./words.ts";

export interface PanelProps {
  readonly loaded: Whole;
  readonly course: Course;
  readonly studying: Studying;
  readonly names: readonly string[];
  readonly deeds: readonly LogLine[];
  readonly looking: Looking;
  readonly looked: Looked;
  readonly settings: Settings;
  readonly sides: readonly Side[];
  readonly drawing: Drawing;
  readonly labSay: LabSay;
  readonly onKeep: (() => void) | null;
  readonly onRule: (rule: string) => void;
  /** Goes back to before a choice, to make another; null: it is only looked at. */
  readonly onTry: ((made: Decided) => void) | null;
}

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
            <Balance {...props} mayLook={props.onKeep === null} />
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
