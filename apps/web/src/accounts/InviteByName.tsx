import { type FormEvent, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { Button, Field } from "../ui/index.ts";
import { useAccount } from "./account.ts";
import { failureIn, inviteByName } from "./api.ts";
import styles from "./people.module.css";
import { usePeopleWords } from "./words.ts";

/** Tells the holder of an account, by its name, of a free seat. The caller is not told whether there is such an account. */
export function InviteByName(props: { readonly invitation: string }) {
  const isSignedIn = useAccount(({ person }) => person !== null);
  return isSignedIn && <Inviting {...props} />;
}

function Inviting({ invitation }: { readonly invitation: string }) {
  const say = usePeopleWords();
  const { say: shell } = useWords();
  const [name, setName] = useState("");
  const [told, setTold] = useState<{ readonly sent: boolean; readonly words: string } | null>(null);
  if (!say) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await inviteByName({ name: name.trim(), invitation });
    if (answer.ok) setName("");
    setTold({
      sent: answer.ok,
      words: answer.ok ? say("invite.sent", { name: name.trim() }) : failureIn(answer, say, shell),
    });
  };
  return (
    <form className={styles.line} onSubmit={(event) => void send(event)}>
      <Field
        label={say("invite")}
        problem={told && !told.sent ? told.words : null}
        {...(told?.sent ? { help: told.words } : {})}
        value={name}
        required
        maxLength={24}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{say("invite.send")}</Button>
    </form>
  );
}
