import type { BoardModule } from "@westmarch/boardkit";
import type { Setting, Settings } from "@westmarch/kernel";
import { useState } from "react";
import { Button as AriaButton, FileTrigger } from "react-aria-components";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { buttonClasses } from "../ui/Button.tsx";
import { Button } from "../ui/index.ts";
import styles from "./lobby.module.css";

interface DocumentProps {
  readonly setting: Extract<Setting, { readonly kind: "document" }>;
  readonly read: NonNullable<BoardModule["readDocument"]>;
  readonly onChoose: (news: Settings) => void;
  readonly say: LoadedGame["say"];
}

/** As many complaints as anybody mends at a time. */
const MOST = 5;

/** A document that the opener of a table brings along: a file, judged on the spot. */
export function DocumentOf({ setting: { id, initial }, read, onChoose, say }: DocumentProps) {
  const { say: shell } = useWords();
  const [found, setFound] = useState<Awaited<ReturnType<typeof read>> | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const report = await read(await file.text(), say);
    setFound(report);
    onChoose({ [id]: report.setting ?? initial });
  };
  return (
    <div>
      <strong>{say(`setting.${id}`)}</strong>
      <p className={styles.aside}>{say(`setting.${id}.about`)}</p>
      <p role="status">{found?.verdict}</p>
      {found && found.complaints.length > 0 && (
        <ul>
          {found.complaints.slice(0, MOST).map(({ place, sentence }) => (
            <li key={`${place} ${sentence}`}>
              <code>{place}</code> {sentence}
            </li>
          ))}
        </ul>
      )}
      <FileTrigger
        acceptedFileTypes={[".json", "application/json"]}
        onSelect={(files) => void take(files?.[0])}
      >
        <AriaButton className={buttonClasses("plain")}>{shell("new.document.open")}</AriaButton>
      </FileTrigger>
      {found && (
        <Button
          variant="quiet"
          onClick={() => {
            setFound(null);
            onChoose({ [id]: initial });
          }}
        >
          {shell("new.document.without")}
        </Button>
      )}
    </div>
  );
}
