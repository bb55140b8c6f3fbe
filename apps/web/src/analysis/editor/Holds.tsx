import { announce, Slip, WordButton } from "../../ui/index.ts";
import styles from "./editor.module.css";
import type { Editor } from "./useEditor.ts";
import type { EditorSay } from "./words.ts";

interface HoldsProps {
  readonly editor: Editor;
  readonly say: EditorSay;
}

/** Whether the rules allow the position, and what in it is not as it should be, with the way to mend it. */
export function Holds({ editor, say }: HoldsProps) {
  const { faults } = editor.verdict;
  return (
    <Slip className={styles.leaf} aria-label={say("holds")}>
      <div className={styles.leafHead}>
        <h2>{say("holds")}</h2>
        {faults.length > 0 && <i role="status">{say("holds.left", { count: faults.length })}</i>}
      </div>
      <ul className={styles.faults}>
        {faults.length === 0 && (
          <li data-good>
            <span className={styles.sign} aria-hidden="true">
              ◆
            </span>
            {say("holds.yes")}
          </li>
        )}
        {faults.map(({ text, mend }) => (
          <li key={text}>
            <span className={styles.sign} aria-hidden="true">
              ◈
            </span>
            <span>{text}</span>
            {mend && (
              <WordButton
                aria-label={`${say("mend")}: ${text}`}
                onClick={() => {
                  editor.change(mend());
                  announce(say("mended"));
                }}
              >
                {say("mend")}
              </WordButton>
            )}
          </li>
        ))}
      </ul>
    </Slip>
  );
}
