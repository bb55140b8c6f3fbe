import type { Save } from "@westmarch/kernel";
import { type DragEvent, useState } from "react";
import { Button, Page, Slip } from "../ui/index.ts";
import styles from "./Replay.module.css";
import { findSave } from "./reading.ts";
import { useSay } from "./words.tsx";

/** Takes a saved game by drop, choice or paste. */
export function OpenFile({ onSave }: { onSave: (save: Save) => void }) {
  const say = useSay();
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const [over, setOver] = useState(false);
  const take = (content: string) => {
    const save = findSave(content);
    setFailed(!save);
    if (save) onSave(save);
  };
  const read = async (file: File | undefined) => {
    if (file) take(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <Page title={say("replay.open")} subtitle={say("replay.open.about")}>
      <Slip
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={styles.file}>
          <span>{say("replay.open.file")}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <label className={styles.paste}>
          <span>{say("replay.open.paste")}</span>
          <textarea
            rows={6}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p role="alert">{failed ? say("replay.unreadable") : ""}</p>
        <Button
          variant={text.trim() ? "gold" : "plain"}
          disabled={text.trim() === ""}
          onClick={() => take(text)}
        >
          {say("replay.open.read")}
        </Button>
      </Slip>
    </Page>
  );
}
