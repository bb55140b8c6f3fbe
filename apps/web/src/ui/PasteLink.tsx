import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { useWords } from "../i18n/index.ts";
import { addressOf, readLink } from "../net/links.ts";
import { Button } from "./Button.tsx";
import { Field } from "./fields.tsx";
import styles from "./PasteLink.module.css";

/** Takes any link of ours, or a bare token, and goes where it leads. */
export function PasteLink({ title, go }: { readonly title?: string; readonly go?: string }) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<"paste.empty" | "paste.unreadable" | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const link = readLink(text);
    if (link) navigate(addressOf(link));
    else setProblem(text.trim() === "" ? "paste.empty" : "paste.unreadable");
  };
  return (
    <form className={styles.paste} onSubmit={submit} noValidate>
      <Field
        label={title ?? say("paste.title")}
        placeholder={say("paste.placeholder")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
        problem={problem && say(problem)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
      />
      <Button type="submit">{go ?? say("paste.go")}</Button>
    </form>
  );
}
