import { copyText } from "@westmarch/boardkit/copy";
import { latePart } from "@westmarch/boardkit/later";
import { isLoopback } from "@westmarch/protocol/loopback";
import { useState } from "react";
import { useSay } from "../table/text/words.tsx";
import { RenewLink } from "../table-links/RenewLink.tsx";
import { linkTo } from "../table-links/Share.tsx";
import { Button, Slip, unseen } from "../ui/index.ts";
import type { LeafProps } from "./leaf.ts";
import styles from "./waiting.module.css";

const QrCode = latePart(async () => (await import("../ui/QrCode.tsx")).QrCode);
const AskBot = latePart(async () => (await import("../accounts/AskBot.tsx")).AskBot);
const InviteByName = latePart(async () => (await import("../accounts/InviteByName.tsx")).InviteByName);

/** Milliseconds for which a button says that the link has been copied. */
const COPIED = 2000;

/** Whether the page, and with it every link that it hands on, is reached from this computer alone. */
const isLocal = isLoopback(location.hostname);

/** The link to a free seat, with every way to hand it on. */
export function LinkLeaf({ model, loaded, token, words }: LeafProps) {
  const say = useSay();
  const free = model.seats.filter(({ player }) => player === null);
  const [picked, pick] = useState<number | null>(null);
  const shown = free.find(({ seat }) => seat === picked) ?? free[0];
  if (!shown) return null;
  const { seat } = shown;
  const roleOf = ({ role }: { readonly role: string }) => loaded.say(`seat.${role}`);
  const invitation = model.links?.invitations.find((one) => one.seat === seat)?.token ?? null;
  const label = say("table.share.link", { role: roleOf(shown) });
  const link = invitation && linkTo("join", model.game, invitation);
  return (
    <Slip className={styles.link} aria-label={label}>
      <div className={styles.hand}>
        {free.length > 1 && (
          <fieldset className={styles.seats}>
            <legend className={unseen}>{words("wait.which")}</legend>
            {free.map((one) => (
              <label key={one.seat} data-picked={one.seat === seat}>
                <input
                  type="radio"
                  name="seat"
                  checked={one.seat === seat}
                  onChange={() => pick(one.seat)}
                  className={unseen}
                />
                {roleOf(one)}
              </label>
            ))}
          </fieldset>
        )}
        <p className={styles.label}>{label}</p>
        {link ? <Handed key={link} link={link} label={label} words={words} /> : <p>{words("wait.nolink")}</p>}
        <div className={styles.renew}>
          <RenewLink wish={{ token, kind: "invitation", seat }} there={invitation !== null} />
        </div>
        {invitation && (
          <>
            <InviteByName invitation={invitation} />
            <AskBot game={model.game} invitation={invitation} />
          </>
        )}
        {link &&
          (isLocal ? (
            <p className={styles.local}>
              {words("wait.local", { host: location.hostname, option: "--host 0.0.0.0" })}
            </p>
          ) : (
            <p className={styles.whoever}>{words("wait.whoever")}</p>
          ))}
      </div>
      {link && (
        <figure className={styles.code}>
          <QrCode text={link} label={say("table.qr.of", { label })} />
          <figcaption>{words("wait.qr")}</figcaption>
        </figure>
      )}
    </Slip>
  );
}

interface HandedProps {
  readonly link: string;
  readonly label: string;
  readonly words: LeafProps["words"];
}

/** The link as it is handed on: copied, or on a phone shared with whatever shares there. */
function Handed({ link, label, words }: HandedProps) {
  const say = useSay();
  const [copied, setCopied] = useState<boolean | null>(null);
  const [coded, setCoded] = useState(false);
  const shares = "share" in navigator;
  // A thumb shares, a mouse copies.
  const first = shares && matchMedia("(max-width: 47.5rem)").matches ? "share" : "copy";
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
    <>
      <div className={styles.handing}>
        <input readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        {shares && (
          <Button variant={first === "share" ? "gold" : "plain"} onClick={share}>
            {words("wait.share")}
          </Button>
        )}
        <Button
          variant={first === "copy" ? "gold" : "plain"}
          className={styles.copy}
          onClick={() => void copy()}
        >
          {say(copied ? "table.copied" : "table.copy")}
        </Button>
        <Button className={styles.show} aria-expanded={coded} onClick={() => setCoded(!coded)}>
          {say(coded ? "table.qr.hide" : "table.qr")}
        </Button>
      </div>
      <span role="status" className={copied === false ? styles.problem : unseen}>
        {copied === null ? "" : say(copied ? "table.copied.said" : "table.copy.failed")}
      </span>
      {coded && (
        <div className={styles.coded}>
          <QrCode text={link} label={say("table.qr.of", { label })} />
        </div>
      )}
    </>
  );
}
