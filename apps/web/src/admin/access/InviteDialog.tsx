import { copyText } from "@westmarch/boardkit/copy";
import { latePart } from "@westmarch/boardkit/later";
import { type FormEvent, useState } from "react";
import type { AccessSay } from "../../access/words.ts";
import { Button, Dialog, Field } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import styles from "./hostAccess.module.css";
import type { ActOnAccess } from "./useHostAccess.ts";

const QrCode = latePart(async () => (await import("../../ui/QrCode.tsx")).QrCode);

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly say: AccessSay;
  readonly act: ActOnAccess;
}

/** Makes an invitation to the server, and shows its link, which is told this once. */
export function InviteDialog({ open, onClose, say, act }: InviteDialogProps) {
  const [link, setLink] = useState<string | null>(null);
  const close = () => {
    setLink(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={say("invite.title")}>
      {link === null ? <Making say={say} act={act} onMade={setLink} /> : <Made link={link} say={say} />}
    </Dialog>
  );
}

interface MakingProps extends Pick<InviteDialogProps, "say" | "act"> {
  readonly onMade: (link: string) => void;
}

function Making({ say, act, onMade }: MakingProps) {
  const [note, setNote] = useState("");
  const [uses, setUses] = useState("1");
  const [days, setDays] = useState("14");
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act("invite", { note: note.trim(), uses: Number(uses), days: Number(days) });
    if (answer.ok && answer.value.link !== undefined) onMade(answer.value.link);
    else setTrouble(!answer.ok && answer.code === "bad-message" ? say("invite.wrong") : say("failed"));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <Field
        label={say("invite.note")}
        help={say("invite.note.about")}
        value={note}
        maxLength={60}
        onChange={({ target }) => setNote(target.value)}
      />
      <Field
        label={say("invite.uses")}
        type="number"
        min={1}
        max={1000}
        required
        value={uses}
        onChange={({ target }) => setUses(target.value)}
      />
      <Field
        label={say("invite.days")}
        type="number"
        min={1}
        max={365}
        required
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
      <Trouble told={trouble} />
      <p>
        <Button type="submit" variant="gold">
          {say("invite.make")}
        </Button>
      </p>
    </form>
  );
}

function Made({ link, say }: { readonly link: string; readonly say: AccessSay }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(await copyText(link));
  };
  return (
    <div className={styles.form}>
      <p>{say("invite.made")}</p>
      <Field label={say("invite.link")} readOnly value={link} onFocus={({ target }) => target.select()} />
      <p className={styles.copy}>
        <Button variant="gold" onClick={() => void copy()}>
          {say("invite.copy")}
        </Button>
        <span role="status">{copied !== null && say(copied ? "invite.copied" : "invite.uncopied")}</span>
      </p>
      <div className={styles.code}>
        <QrCode text={link} label={say("invite.code")} />
      </div>
    </div>
  );
}
