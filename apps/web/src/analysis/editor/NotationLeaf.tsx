import { type Core, type Engine, NotationError } from "@westmarch/kernel";
import { useState } from "react";
import { Slip } from "../../ui/index.ts";
import { FieldForm } from "../FieldForm.tsx";
import styles from "../lab.module.css";
import { lineOfFields } from "../positionSetup.ts";
import type { AnalysisSay } from "../words.ts";
import own from "./editor.module.css";
import type { Editor } from "./useEditor.ts";
import type { EditorSay } from "./words.ts";

interface NotationLeafProps {
  readonly engine: Engine<Core>;
  readonly editor: Editor;
  readonly say: EditorSay;
  readonly labSay: AnalysisSay;
}

/** A line as a position, whether or not it holds; why it cannot be read. */
function readIn({ game }: Engine<Core>, line: string): { readonly g: Core } | { readonly fault: string } {
  try {
    return { g: (game.notation.draft ?? game.notation.read)(line) };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { fault: error.message };
  }
}

/** The position in its notation, as a line and word by word. */
export function NotationLeaf({ engine, editor, say, labSay }: NotationLeafProps) {
  /** What was written and cannot be read yet. */
  const [tried, setTried] = useState<{ readonly line: string; readonly fault: string } | null>(null);
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const [byWord, setByWord] = useState(false);
  const fields = engine.game.notation.fields?.(editor.g) ?? [];
  const take = (line: string, otherwise: Readonly<Record<string, string>>) => {
    const read = readIn(engine, line);
    setTried("fault" in read ? { line, fault: read.fault } : null);
    setWords("fault" in read ? otherwise : {});
    if ("g" in read) editor.change(read.g);
  };
  return (
    <Slip className={own.leaf}>
      <label className={styles.notation}>
        <span>{say("notation")}</span>
        <textarea
          rows={5}
          value={tried?.line ?? editor.line}
          spellCheck={false}
          aria-invalid={tried !== null}
          onChange={({ target }) => take(target.value, {})}
        />
      </label>
      {tried && (
        <p role="alert" className={styles.fault}>
          {say("notation.fault", { reason: tried.fault })}
        </p>
      )}
      <button type="button" className={own.fold} aria-expanded={byWord} onClick={() => setByWord(!byWord)}>
        {say("notation.words")}
      </button>
      {byWord && (
        <div className={styles.fields}>
          {fields.map(({ name, written, shape }) => (
            <div key={name} className={styles.field}>
              <code>{name}</code>
              <FieldForm
                shape={shape}
                value={words[name] ?? written}
                label={name}
                labSay={labSay}
                onWrite={(value) => {
                  const otherwise = { ...words, [name]: value };
                  take(lineOfFields(fields, otherwise), otherwise);
                }}
              />
            </div>
          ))}
        </div>
      )}
    </Slip>
  );
}
