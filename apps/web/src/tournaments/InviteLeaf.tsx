import { copyText } from "@westmarch/boardkit/copy";
import { latePart } from "@westmarch/boardkit/later";
import type { TournamentNow } from "@westmarch/protocol";
import { useState } from "react";
import { Leaf } from "../accounts/Leaf.tsx";
import { Button, ButtonLink, unseen } from "../ui/index.ts";
import styles from "./invite.module.css";
import type { TournamentsSay } from "./words.ts";

const QrCode = latePart(async () => (await import("../ui/QrCode.tsx")).QrCode);

/** Milliseconds for which a button says that the link has been copied. */
const COPIED = 2000;

/** Where a tournament is reached. */
export const addressOfTournament = (id: string): string => `${location.origin}/tournament/${id}`;

interface InviteProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** The link and its code to send round, the moment for a calendar, the poster, and the view for a wall. */
export function InviteLeaf({ now, say }: InviteProps) {
  const link = addressOfTournament(now.id);
  return (
    <Leaf id="invite" title={say("invite")}>
      <div className={styles.invite}>
        <div>
          <Handed link={link} say={say} />
          <ul className={styles.ways}>
            {now.startsAt !== null && (
              <li>
                <a href={`/api/tournaments/${now.id}/calendar.ics`}>{say("invite.calendar")}</a>
              </li>
            )}
            <li>
              <a href="/api/tournaments/calendar.ics">{say("invite.feed")}</a>
            </li>
            <li>
              <ButtonLink variant="quiet" href={`/tournament/${now.id}/poster`}>
                {say("invite.poster")}
              </ButtonLink>
            </li>
            <li>
              <ButtonLink variant="quiet" href={`/tournament/${now.id}/wall`}>
                {say("invite.wall")}
              </ButtonLink>
            </li>
          </ul>
        </div>
        <div className={styles.code}>
          <QrCode text={link} label={say("invite.code")} />
        </div>
      </div>
    </Leaf>
  );
}

/** The link as it is handed on: copied, or shared with whatever shares on this device. */
export function Handed({ link, say }: { readonly link: string; readonly say: TournamentsSay }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    const done = await copyText(link);
    setCopied(done);
    if (done) setTimeout(() => setCopied(null), COPIED);
  };
  const share = () => {
    // The player may well call it off, and the link stands there to be copied all the same.
    navigator.share({ url: link }).catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== "AbortError") void copy();
    });
  };
  return (
    <div className={styles.handing}>
      <input
        readOnly
        value={link}
        aria-label={say("invite.link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      {"share" in navigator && <Button onClick={share}>{say("invite.share")}</Button>}
      <Button onClick={() => void copy()}>{say(copied ? "invite.copied" : "invite.copy")}</Button>
      <span role="status" className={copied === false ? "" : unseen}>
        {copied === null ? "" : say(copied ? "invite.copied" : "invite.failed")}
      </span>
    </div>
  );
}
