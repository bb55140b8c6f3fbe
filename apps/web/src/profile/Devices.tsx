import { useState } from "react";
import { signedIn, useAccount } from "../accounts/account.ts";
import { failureIn, signMeOut } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import { useWords } from "../i18n/index.ts";
import { Button, Dialog, Switch } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { GuestsLeft } from "./Guests.tsx";
import type { OwnProps } from "./ownProps.ts";

/** The devices on which one is signed in, each with a way to end that. */
export function Devices({ told, person, say, onTold }: OwnProps) {
  const { say: shell, language } = useWords();
  const [leaving, setLeaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const end = async (session: string) => {
    const answer = await signMeOut({ session, keep: false });
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    setTrouble(null);
    onTold(answer.value);
  };
  const day = (at: number) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  return (
    <Leaf id="devices" title={say("devices")}>
      <ul className={styles.lines}>
        {told.sessions.map(({ id, device, seenAt, here }) => (
          <li key={id}>
            <span>{device || say("device.unknown")}</span>
            <span className={styles.aside}>
              {here ? say("device.here") : say("device.seen", { date: day(seenAt) })}
            </span>
            <Button
              variant={here ? "plain" : "quiet"}
              aria-label={here ? undefined : say("sign-out.one", { device: device || say("device.unknown") })}
              onClick={() => (here ? setLeaving(true) : void end(id))}
            >
              {say("sign-out")}
            </Button>
          </li>
        ))}
      </ul>
      <GuestsLeft person={person} say={say} />
      <Trouble told={trouble} />
      {leaving && <SigningOut say={say} onClose={() => setLeaving(false)} />}
    </Leaf>
  );
}

interface SigningOutProps {
  readonly say: OwnProps["say"];
  readonly onClose: () => void;
}

function SigningOut({ say, onClose }: SigningOutProps) {
  const { say: shell } = useWords();
  const { person } = useAccount();
  const [keep, setKeep] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leave = async () => {
    if (!person) return;
    setBusy(true);
    const { signOutHere } = await import("../accounts/sync.ts");
    const answer = await signOutHere(person.id, keep);
    if (!answer.ok) {
      setBusy(false);
      return setTrouble(failureIn(answer, say, shell));
    }
    onClose();
    signedIn(answer.value);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say("sign-out.title")}
      actions={
        <>
          <Button variant="gold" disabled={busy} onClick={() => void leave()}>
            {say("sign-out")}
          </Button>
          <Button onClick={onClose}>{say("back")}</Button>
        </>
      }
    >
      <p>{say("sign-out.about")}</p>
      <Switch label={say("sign-out.keep")} about={say("sign-out.keep.about")} on={keep} onTurn={setKeep} />
      <Trouble told={trouble} />
    </Dialog>
  );
}
