import { useWords } from "../../i18n/index.ts";
import { WordButton } from "../../ui/index.ts";
import type { NewTableProps } from "../useNewTable.ts";
import { PartFields } from "./Fields.tsx";
import styles from "./Fold.module.css";
import type { Part } from "./sentence.ts";
import type { DoorSay } from "./words.ts";

interface FoldProps extends NewTableProps {
  readonly say: DoorSay;
  readonly parts: readonly Part[];
  readonly className?: string | undefined;
}

/** Switches, which stand side by side under the rest. */
const SWITCHES: readonly Part[] = ["rated", "listed", "here"];

/** All settings of a table at once, in place of the other ways. */
export function Fold({ table, say, parts, className }: FoldProps) {
  const { say: shell } = useWords();
  return (
    <div className={`${styles.fold} ${className ?? ""}`}>
      {parts
        .filter((part) => !SWITCHES.includes(part))
        .map((part) => (
          <div key={part} className={styles.part}>
            {part === "rules" ? (
              <details>
                <summary>{shell("new.settings")}</summary>
                <PartFields part={part} table={table} />
              </details>
            ) : (
              <PartFields part={part} table={table} />
            )}
          </div>
        ))}
      <div className={styles.switches}>
        {parts
          .filter((part) => SWITCHES.includes(part))
          .map((part) => (
            <PartFields key={part} part={part} table={table} />
          ))}
      </div>
      <p className={styles.foot}>
        <span>{say("kept")}</span>
        <WordButton onClick={table.reset}>{say("reset")}</WordButton>
      </p>
    </div>
  );
}
