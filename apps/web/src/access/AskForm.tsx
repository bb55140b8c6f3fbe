import type { AccessTold } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { Button, Field, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import styles from "./access.module.css";
import { askToComeIn } from "./api.ts";
import type { AccessSay } from "./words.ts";

interface AskFormProps {
  readonly say: AccessSay;
  /** Whether the server sends letters, so that an address is of use. */
  readonly mails: boolean;
  readonly onAsked: (told: AccessTold) => void;
}

/** A guest asks the host to be let in, with a name and a sentence. */
export function AskForm({ say, mails, onAsked }: AskFormProps) {
  const { say: shell, language } = useWords();
  const [name, setName] = useState(useDevice((device) => device.name));
  const [text, setText] = useState("");
  const [mail, setMail] = useState("");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    const address = mail.trim();
    const wish = { name: name.trim(), text: text.trim(), language };
    const answer = await askToComeIn({ ...wish, ...(address !== "" && { mail: address }) });
    setBusy(false);
    if (answer.ok) onAsked(answer.value);
    else if (answer.told === "asked-enough") setTrouble(say("ask.enough"));
    else setTrouble(answer.code === "bad-message" ? say("ask.wrong") : shell(failureKey(answer)));
  };
  return (
    <Slip className={styles.sheet} aria-labelledby="ask">
      <h2 id="ask">{say("ask")}</h2>
      <p>{say("ask.about")}</p>
      <form className={styles.form} onSubmit={(event) => void ask(event)}>
        <Field
          label={say("ask.name")}
          value={name}
          required
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={say("ask.text")}
          help={say("ask.text.about")}
          value={text}
          required
          maxLength={140}
          onChange={({ target }) => setText(target.value)}
        />
        {mails && (
          <Field
            label={say("ask.mail")}
            help={say("ask.mail.about")}
            type="email"
            autoComplete="email"
            value={mail}
            onChange={({ target }) => setMail(target.value)}
          />
        )}
        <p>
          <Button type="submit" variant="gold" disabled={busy || name.trim() === "" || text.trim() === ""}>
            {say("ask.do")}
          </Button>
        </p>
        <Trouble told={trouble} />
      </form>
    </Slip>
  );
}
