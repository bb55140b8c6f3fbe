import { type FormEvent, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { Button, Field, Slip } from "../ui/index.ts";
import styles from "./admin.module.css";
import type { LeafProps } from "./leafProps.ts";
import { dateIn } from "./measures.ts";

/** What the host says to everybody: written here, seen on every open page. */
export function NoticeLeaf({ now: { announcement }, say, act }: LeafProps) {
  const { language } = useWords();
  const [text, setText] = useState("");
  const [hours, setHours] = useState("12");
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
        <Field
          label={say("notice.hours")}
          type="number"
          min={1}
          max={168}
          required
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
        <Button type="submit" variant="gold">
          {say("notice.hang")}
        </Button>
      </form>
    </Slip>
  );
}
