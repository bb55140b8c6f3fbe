import type { EditPlace } from "@westmarch/boardkit";
import { rich } from "../../i18n/rich.tsx";
import { WordButton } from "../../ui/index.ts";
import { Select } from "../../ui/Select.tsx";
import styles from "./editor.module.css";
import type { Editor } from "./useEditor.ts";
import type { EditorSay } from "./words.ts";

interface HandProps {
  readonly editor: Editor;
  /** What is called so by its id. */
  readonly nameOf: (piece: string) => string;
  readonly places: readonly EditPlace[];
  readonly say: EditorSay;
  readonly onSetDown: (to: string | null) => void;
  readonly onClear: (() => void) | null;
}

/** Under the board: what is in hand and where it can go, the way back, and why something was refused. */
export function Hand({ editor, nameOf, places, say, onSetDown, onClear }: HandProps) {
  const { hand, not, undo } = editor;
  return (
    <div className={styles.hand}>
      <p role="status" className={styles.told} data-refused={not !== null || undefined}>
        {not ?? (hand ? rich(say("hand", { piece: nameOf(hand.piece) })) : say("hint"))}
      </p>
      <div className={styles.deeds}>
        {hand && (
          <>
            <Select
              label={say("hand.to")}
              value={null}
              placeholder={say("hand.choose")}
              options={places.map(({ id, name }) => ({ id, text: name }))}
              onPick={onSetDown}
            />
            <WordButton onClick={() => onSetDown(null)}>{say("hand.back")}</WordButton>
          </>
        )}
        {!hand && (
          <>
            <WordButton disabled={!undo} onClick={() => undo?.()}>
              {say("undo")}
            </WordButton>
            {onClear && <WordButton onClick={onClear}>{say("clear")}</WordButton>}
          </>
        )}
      </div>
    </div>
  );
}
