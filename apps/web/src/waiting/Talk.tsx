import { LIMITS } from "@westmarch/protocol/constants";
import { type FormEvent, useState } from "react";
import type { ArrivalSay } from "../arrival/words.ts";
import type { TableModel } from "../table/connection/model.ts";
import { useSay } from "../table/text/words.tsx";
import { Button, Slip } from "../ui/index.ts";
import styles from "./waiting.module.css";

/** The lines of talk that are seen at a time. */
const SEEN = 4;

interface TalkProps {
  readonly model: TableModel;
  readonly words: ArrivalSay;
  /** Says a line; false: it could not be said. */
  readonly onSay: (text: string) => Promise<boolean>;
}

/** What those who are here say to each other while they wait. */
export function Talk({ model, words, onSay }: TalkProps) {
  const say = useSay();
  const [text, setText] = useState("");
  const lines = model.chat.filter(({ seat }) => seat !== null).slice(-SEEN);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line) return;
    setText("");
    // What could not be said is put back, unless something else is being written by now.
    if (!(await onSay(line))) setText((now) => now || line);
  };
  return (
    <Slip className={styles.talk} aria-label={words("talk")}>
      <ol aria-live="polite">
        {lines.map(({ id, name, text: line }) => (
          <li key={id}>
            <b>{name}</b> {line}
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void send(event)}>
        <input
          value={text}
          maxLength={LIMITS.chat}
          onChange={({ target }) => setText(target.value)}
          aria-label={say("table.talk.field")}
          placeholder={say("table.talk.field")}
          enterKeyHint="send"
          autoComplete="off"
        />
        <Button type="submit" disabled={text.trim() === ""}>
          {say("table.talk.send")}
        </Button>
      </form>
    </Slip>
  );
}
