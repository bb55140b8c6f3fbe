import { useId, useState } from "react";
import { RedBook } from "../table/log/RedBook.tsx";
import shared from "../ui/TabList.module.css";
import { idOfTab, TabList } from "../ui/TabList.tsx";
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
  return (
    <div className={styles.panel}>
      <TabList
        tabs={TABS}
        tab={tab}
        label={labSay("study")}
        opens={id}
        nameOf={(one) => labSay(`tab.${one}`)}
        onOpen={open}
        className={`${shared.tabs} ${styles.tabs}`}
      />
      <div id={id} role="tabpanel" aria-labelledby={idOfTab(id, tab)} className={styles.leaf}>
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
