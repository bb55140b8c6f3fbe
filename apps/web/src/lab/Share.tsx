import { saveAs } from "../table/saveAs.ts";
import { Button } from "../ui/index.ts";
import { fileOf } from "./file.ts";
import styles from "./lab.module.css";
import type { PanelProps } from "./Panel.tsx";

/** The ways in which a study leaves this device. */
export function Share({ studying, labSay, onKeep }: PanelProps) {
  const { study } = studying;
  return (
    <div className={styles.share}>
      {onKeep && (
        <>
          <p>{labSay("sent")}</p>
          <Button variant="gold" onClick={onKeep}>
            {labSay("keep")}
          </Button>
        </>
      )}
      <p>{labSay("file.about")}</p>
      <Button onClick={() => saveAs(`${study.game}-study.json`, fileOf(study))}>{labSay("file.save")}</Button>
    </div>
  );
}
