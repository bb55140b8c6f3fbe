import type { AccessInvitation } from "@westmarch/protocol";
import { useState } from "react";
import type { AccessSay } from "../../access/words.ts";
import { useWords } from "../../i18n/index.ts";
import { Button, Slip } from "../../ui/index.ts";
import { dateIn } from "../measures.ts";
import styles from "./hostAccess.module.css";
import { InviteDialog } from "./InviteDialog.tsx";
import type { ActOnAccess } from "./useHostAccess.ts";

interface InvitationsLeafProps {
  readonly invitations: readonly AccessInvitation[];
  readonly say: AccessSay;
  readonly act: ActOnAccess;
}

/** The invitations to the server: how far each is used, and the way to take it back. */
export function InvitationsLeaf({ invitations, say, act }: InvitationsLeafProps) {
  const { language } = useWords();
  const [inviting, setInviting] = useState(false);
  return (
    <Slip aria-labelledby="access-invitations" className={styles.headed}>
      <h2 id="access-invitations">
        {say("invitations")}
        <Button onClick={() => setInviting(true)}>{say("invite")}</Button>
      </h2>
      {invitations.length === 0 && <p className={styles.aside}>{say("invitations.none")}</p>}
      <ul className={styles.list}>
        {invitations.map(({ id, note, used, uses, until, state }) => (
          <li key={id} data-past={state !== "open" || undefined}>
            <span className={styles.who}>
              <b>{note || say("unnamed")}</b>
              <small>{say("invitation.line", { used, uses, date: dateIn(language, until) })}</small>
            </span>
            {state === "open" ? (
              <Button
                variant="quiet"
                aria-label={say("revoke.one", { note: note || say("unnamed") })}
                onClick={() => void act("uninvite", { id })}
              >
                {say("revoke")}
              </Button>
            ) : (
              <small>{say(`state.${state}`, { date: dateIn(language, until) })}</small>
            )}
          </li>
        ))}
      </ul>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} say={say} act={act} />
    </Slip>
  );
}
