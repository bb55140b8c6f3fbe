import type { PersonListed } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { useWords } from "../../i18n/index.ts";
import { Button, Dialog, Field } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { doToPerson } from "../deskApi.ts";
import { type DeskSay, deskFailure } from "../deskWords.ts";
import styles from "./people.module.css";
import { dayIn } from "./told.ts";

interface SuspendDialogProps {
  readonly person: PersonListed;
  readonly say: DeskSay;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const DAY = 86_400_000;

/** Until when, and why: the account is told both where it signs in. */
export function SuspendDialog({ person, say, onClose, onDone }: SuspendDialogProps) {
  const { language } = useWords();
  const [days, setDays] = useState("7");
  const [reason, setReason] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const count = Number(days);
  const until = Date.now() + count * DAY;
  const fits = Number.isInteger(count) && count >= 1 && count <= 3650;
  const suspend = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await doToPerson("suspend", { id: person.id, until, reason: reason.trim() });
    if (answer.ok) onDone();
    else setTrouble(deskFailure(answer, say));
  };
  return (
    <Dialog open onClose={onClose} title={say("suspend.of", { name: person.name })}>
      <form onSubmit={(event) => void suspend(event)} className={styles.form}>
        <p>{say("suspend.about")}</p>
        <Field
          label={say("suspend.days")}
          type="number"
          min={1}
          max={3650}
          required
          value={days}
          help={fits ? `${say("suspend.until")} ${dayIn(language, until)}` : say("failed.until")}
          onChange={({ target }) => setDays(target.value)}
        />
        <Field
          label={say("suspend.reason")}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Trouble told={trouble} />
        <Button type="submit" variant="danger" disabled={!fits || reason.trim() === ""}>
          {say("suspend")}
        </Button>
      </form>
    </Dialog>
  );
}
