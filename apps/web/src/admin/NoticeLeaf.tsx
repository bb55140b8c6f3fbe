import { type FormEvent, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { Button, Field, Slip } from "../ui/index.ts";
import { Segments } from "../ui/Segments.tsx";
import styles from "./admin.module.css";
import type { LeafProps } from "./leafProps.ts";
import { dateIn, spanIn } from "./measures.ts";

/** For how many hours it may hang. */
const SPANS = ["2", "12", "24", "72", "168"] as const;

/** What the host says to everybody: written here, seen on every open page. */
export function NoticeLeaf({ now: { announcement }, say, act }: LeafProps) {
  const { language } = useWords();
  const [text, setText] = useState("");
  const [hours, setHours] = useState<(typeof SPANS)[number]>("12");
  const hang = async (event: FormEvent) => {
    event.preventDefault();
    if (await act("announce", { text: text.trim(), hours: Number(hours) })) setText("");
  };
  return (
    <Slip aria-labelledby="notice">
      <h2 id="notice">{say("notice")}</h2>
      {announcement && (
        <div className={styles.hanging}>
          <p>{announcement.text}</p>
          <p className={styles.aside}>
            {say("notice.hangs", { when: dateIn(language, announcement.until) })}
          </p>
          <Button variant="quiet" onClick={() => void act("withdraw", {})}>
            {say("notice.down")}
          </Button>
        </div>
      )}
      <form onSubmit={hang} className={styles.form}>
        <Field
          label={say("notice.words")}
          placeholder={say("notice.placeholder")}
          value={text}
          maxLength={500}
          required
          onChange={({ target }) => setText(target.value)}
        />
        <Segments
          label={say("notice.hours")}
          picked={hours}
          onPick={setHours}
          segments={SPANS.map((id) => ({ id, text: spanIn(language, Number(id) * 3600) }))}
        />
        <Button type="submit" variant="gold">
          {say("notice.hang")}
        </Button>
      </form>
    </Slip>
  );
}
