import { copyText } from "@westmarch/boardkit/copy";
import { useId, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { announce, Button } from "../ui/index.ts";
import styles from "./sharing.module.css";
import { type Shared, snippetOf } from "./snippet.ts";
import { type EmbedSay, useEmbedWords } from "./words.ts";

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  readonly tall?: boolean;
  readonly say: EmbedSay;
}

/** A text to be copied by a press, or by hand where the browser will not. */
function Copied({ label, text, tall = false, say }: CopiedProps) {
  const id = useId();
  const [copied, note] = useState<string | null>(null);
  const copy = async () => {
    const done = await copyText(text);
    if (done) note(text);
    announce(say(done ? "copied" : "copy.failed"));
  };
  return (
    <div className={styles.copied}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={tall ? 5 : 2}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{say(copied === text ? "copied" : "copy")}</Button>
    </div>
  );
}

/** The ways in which a puzzle or a replay is handed on: as a link, and as a frame on another site. */
export function SharePart({ link = true, ...shared }: Shared & { readonly link?: boolean }) {
  const say = useEmbedWords();
  const { language } = useWords();
  if (!say) return null;
  const { origin } = location;
  return (
    <div className={styles.share}>
      {link && <Copied label={say("link")} text={`${origin}/${shared.path}`} say={say} />}
      <details className={styles.embed}>
        <summary>{say("embed")}</summary>
        <p>{say("embed.about")}</p>
        <Copied label={say("embed.code")} text={snippetOf(shared, origin, language)} tall say={say} />
      </details>
    </div>
  );
}
