import type { AnySave } from "@westmarch/kernel";
import { useState } from "react";
import { Button as AriaButton, DropZone, FileTrigger } from "react-aria-components";
import { useWords } from "../i18n/index.ts";
import { findSave } from "../table/history/reading.ts";
import { useSay } from "../table/text/words.tsx";
import { BrokenLink } from "../ui/BrokenLink.tsx";
import { buttonClasses } from "../ui/Button.tsx";
import { Button, Page, Slip } from "../ui/index.ts";
import { PasteLink } from "../ui/PasteLink.tsx";
import styles from "./Replay.module.css";

const chest = new URL("../drawn/sight-chest.svg", import.meta.url).href;

/** Takes a saved game by drop, choice or paste, or a link to one. */
export function OpenFile({ onSave }: { onSave: (save: AnySave) => void }) {
  const say = useSay();
  const { say: shellSay } = useWords();
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const take = (content: string) => {
    const save = findSave(content);
    setFailed(!save);
    if (save) onSave(save);
  };
  const read = async (file: File | undefined) => {
    if (file) take(await file.text());
  };
  return (
    <Page broad title={say("replay.open")} subtitle={say("replay.open.about")} sight={chest}>
      <BrokenLink />
      <div className={styles.stack}>
        <DropZone
          className={styles.zone}
          aria-label={say("replay.open")}
          onDrop={async ({ items }) => {
            const dropped = items.find((item) => item.kind === "file");
            if (dropped?.kind === "file") await read(await dropped.getFile());
          }}
        >
          <Slip className={styles.drop}>
            <FileTrigger
              acceptedFileTypes={[".json", "application/json"]}
              onSelect={(files) => void read(files?.[0])}
            >
              <AriaButton className={buttonClasses("plain")}>{say("replay.open.file")}</AriaButton>
            </FileTrigger>
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
        </DropZone>
        <Slip>
          <PasteLink title={shellSay("look.link")} go={shellSay("look.go")} />
        </Slip>
      </div>
    </Page>
  );
}
