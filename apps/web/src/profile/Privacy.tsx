import { useState } from "react";
import { signedIn } from "../accounts/account.ts";
import { deleteMe, failureIn, keptOfMe } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import { PrivacySwitches } from "../accounts/PrivacySwitches.tsx";
import styles from "../accounts/people.module.css";
import { saveAs } from "../device/saveAs.ts";
import { useWords } from "../i18n/index.ts";
import { announce, Button, Dialog, WordButton } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import type { OwnProps } from "./ownProps.ts";

/** What others may see, all that is kept, and the way out. */
export function Privacy({ told, say, onTold }: OwnProps) {
  const { say: shell } = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const fetchAll = async () => {
    const answer = await keptOfMe();
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    saveAs("westmarch.json", JSON.stringify(answer.value, null, 2));
    announce(say("taken-home"));
  };
  return (
    <Leaf id="privacy" title={say("privacy")}>
      <PrivacySwitches told={told} say={say} onTold={onTold} onTrouble={setTrouble} />
      <Trouble told={trouble} />
      <p className={styles.ways}>
        <WordButton onClick={() => void fetchAll()}>{say("take-home")}</WordButton>
        <WordButton className={styles.leave} onClick={() => setLeaving(true)}>
          {say("leave")}
        </WordButton>
      </p>
      {leaving && <Leaving say={say} onClose={() => setLeaving(false)} />}
    </Leaf>
  );
}

interface LeavingProps {
  readonly say: OwnProps["say"];
  readonly onClose: () => void;
}

/** The last question before an account is deleted: what goes, and what stays. */
function Leaving({ say, onClose }: LeavingProps) {
  const { say: shell } = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const leave = async () => {
    const { endSync, leaveHere } = await import("../accounts/sync.ts");
    const answer = await deleteMe();
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    endSync();
    leaveHere();
    onClose();
    signedIn(answer.value);
    announce(say("leave.done"));
  };
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={say("leave.title")}
      actions={
        <>
          <Button variant="danger" onClick={() => void leave()}>
            {say("leave.yes")}
          </Button>
          <Button onClick={onClose}>{say("leave.no")}</Button>
        </>
      }
    >
      <ul>
        <li>{say("leave.goes")}</li>
        <li>{say("leave.games")}</li>
        <li>{say("leave.running")}</li>
        <li>{say("leave.decks")}</li>
      </ul>
      <p>{say("leave.forever")}</p>
      <Trouble told={trouble} />
    </Dialog>
  );
}
