import { copyText } from "@westmarch/boardkit/copy";
import { latePart } from "@westmarch/boardkit/later";
import { useState } from "react";
import styles from "../table/board/Slips.module.css";
import type { Invitation } from "../table/text/people.ts";
import { useSay } from "../table/text/words.tsx";
import { Button, Slip, unseen } from "../ui/index.ts";

const QrCode = latePart(async () => (await import("../ui/QrCode.tsx")).QrCode);

const AskBot = latePart(async () => (await import("../accounts/AskBot.tsx")).AskBot);
const InviteByName = latePart(async () => (await import("../accounts/InviteByName.tsx")).InviteByName);

/** The whole address of a link, as it is handed on. It names the game, so that a guest sees what it is. */
export const linkTo = (kind: "join" | "watch" | "replay", game: string, token: string): string =>
  `${location.origin}/${kind}/${game}#${token}`;

/** The link as a picture, for a player across the table to take with a camera. */
export function Scannable({ text, label }: { text: string; label: string }) {
  const say = useSay();
  const [shown, show] = useState(false);
  return (
    <div className={styles.scannable}>
      <Button variant="quiet" aria-expanded={shown} onClick={() => show(!shown)}>
        {say(shown ? "table.qr.hide" : "table.qr")}
      </Button>
      {shown && <QrCode text={text} label={say("table.qr.of", { label })} />}
    </div>
  );
}

/** A text that can be copied in one press, or by hand where the browser will not. */
export function Copyable({ text, label, gold = false }: { text: string; label: string; gold?: boolean }) {
  const say = useSay();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={styles.copyable}>
      <input readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <Button variant={gold ? "gold" : "plain"} onClick={() => void copyText(text).then(setCopied)}>
        {say(copied ? "table.copied" : "table.copy")}
      </Button>
      <span role="status" className={copied === false ? styles.problem : unseen}>
        {copied === null ? "" : say(copied ? "table.copied.said" : "table.copy.failed")}
      </span>
    </div>
  );
}

interface InvitingProps {
  readonly game: string;
  readonly invitations: readonly Invitation[];
}

interface HandingProps extends Invitation {
  readonly game: string;
  readonly gold?: boolean;
}

/** The link of a free seat, with every way to hand it on. */
export function Handing({ game, role, token, gold = false }: HandingProps) {
  const say = useSay();
  const link = { text: linkTo("join", game, token), label: say("table.share.link", { role }) };
  return (
    <>
      <Copyable {...link} gold={gold} />
      <InviteByName invitation={token} />
      <AskBot game={game} invitation={token} />
      <Scannable {...link} />
    </>
  );
}

/** The links of all free seats. To copy the first is the thing to do now. */
export const Inviting = ({ game, invitations }: InvitingProps) =>
  invitations.map(({ role, token }, i) => (
    <div key={token}>
      {invitations.length > 1 && <h3>{role}</h3>}
      <Handing game={game} role={role} token={token} gold={i === 0} />
    </div>
  ));

interface ShareProps extends InvitingProps {
  readonly onClose: () => void;
}

/** While a seat is empty: the link to send to the player who shall take it. */
export function Share({ game, invitations, onClose }: ShareProps) {
  const say = useSay();
  const [first] = invitations;
  const give = () => {
    // The player may well call it off, and the link stands there to be copied all the same.
    if (first) navigator.share({ url: linkTo("join", game, first.token) }).catch(() => {});
  };
  return (
    <Slip className={styles.share} data-yields aria-label={say("table.share.title")}>
      <h2>{say("table.share.title")}</h2>
      <p>{say("table.share.about")}</p>
      <Inviting game={game} invitations={invitations} />
      <div className={styles.actions}>
        {"share" in navigator && invitations.length === 1 && (
          <Button onClick={give}>{say("table.share.give")}</Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {say("table.share.later")}
        </Button>
      </div>
    </Slip>
  );
}
