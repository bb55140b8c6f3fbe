import type { MailLinkTold } from "@westmarch/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { signedIn, useAccount } from "../accounts/account.ts";
import { failureIn, lookAtMailLink, openMailLink } from "../accounts/api.ts";
import { type MailDeed, meaningOf } from "../accounts/mailDeed.ts";
import styles from "../accounts/people.module.css";
import { Seal } from "../accounts/Seal.tsx";
import type { PeopleSay } from "../accounts/words.ts";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { Busy, Button, ButtonLink, Field, Notice, Page, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";

const TITLES = {
  add: "mail.add",
  other: "mail.add",
  already: "sign-in",
  enter: "sign-in",
  begin: "new",
} as const satisfies Record<MailDeed, string>;

/** Takes the link out of the page's address: it is used up, or was let be. */
function leaveLink(): void {
  location.hash = "";
  history.replaceState(history.state, "", "/person");
}

interface MailLinkProps {
  readonly say: PeopleSay;
  readonly link: string;
}

/**
 * A link out of a mail: whose account it is about is said first, and it does what it says at a tap. Programs that look at
 * links use none up.
 */
export function MailLink({ say, link }: MailLinkProps) {
  const { say: shell } = useWords();
  const [told, setTold] = useState<MailLinkTold | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setTold(null);
    setTrouble(null);
    void lookAtMailLink(link).then((answer) => {
      if (!current) return;
      if (answer.ok) setTold(answer.value);
      else setTrouble(failureIn(answer, say, shell));
    });
    return () => {
      current = false;
    };
  }, [link, say, shell]);
  if (trouble)
    return (
      <Page title={say("sign-in")}>
        <Notice tone="danger" actions={<Button onClick={leaveLink}>{say("back")}</Button>}>
          <p>{trouble}</p>
        </Notice>
      </Page>
    );
  if (!told) return <Busy />;
  return <Opening key={link} say={say} link={link} told={told} />;
}

function Opening({ say, link, told }: MailLinkProps & { readonly told: MailLinkTold }) {
  const { person } = useAccount();
  const { deed, leaves, foreign } = meaningOf(told, person);
  const owner = told.person?.name ?? "";
  return (
    <Page title={say(TITLES[deed])}>
      <Slip className={styles.sheet ?? ""}>
        {told.person && (
          <p className={styles.owner}>
            <Seal seal={told.person} />
            <strong>{owner}</strong>
          </p>
        )}
        <p>{say(`mail.${deed}.about`, { name: owner, mail: told.mail })}</p>
        {foreign && deed !== "other" && (
          <Notice tone="danger" title={say("mail.foreign")}>
            <p>{say("mail.foreign.about", { mail: told.mail })}</p>
          </Notice>
        )}
        {leaves && person && <p>{say("mail.leaves", { name: person.name })}</p>}
        {deed === "other" || deed === "already" ? (
          <p className={styles.deeds}>
            <Button onClick={leaveLink}>{say("back")}</Button>
          </p>
        ) : (
          <Doing say={say} link={link} told={told} deed={deed} leaves={leaves} foreign={foreign} />
        )}
      </Slip>
    </Page>
  );
}

interface DoingProps extends MailLinkProps {
  readonly told: MailLinkTold;
  readonly deed: "add" | "enter" | "begin";
  readonly leaves: boolean;
  readonly foreign: boolean;
}

/** The tap that uses a link up; a new account is asked its name before. */
function Doing({ say, link, told, deed, leaves, foreign }: DoingProps) {
  const { say: shell } = useWords();
  const { person } = useAccount();
  const known = useDevice((device) => device.name);
  const [name, setName] = useState(told.name || (leaves ? "" : known));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    if (leaves && person) {
      const { signOutHere } = await import("../accounts/sync.ts");
      const left = await signOutHere(person.id, false);
      if (!left.ok) {
        setBusy(false);
        return setTrouble(failureIn(left, say, shell));
      }
      signedIn(left.value);
    }
    const answer = await openMailLink({
      token: link,
      ...(deed === "begin" && { name: name.trim() }),
      ...(foreign && { elsewhere: true }),
    });
    setBusy(false);
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    leaveLink();
    signedIn(answer.value);
  };
  const owner = told.person?.name ?? "";
  return (
    <form onSubmit={(event) => void open(event)}>
      {deed === "begin" && (
        <Field
          label={say("mail.name")}
          help={say("mail.name.about")}
          value={name}
          required
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <p className={styles.deeds}>
        <Button
          type="submit"
          variant={foreign ? "plain" : "gold"}
          disabled={busy || (deed === "begin" && name.trim() === "")}
        >
          {say(leaves ? `mail.${deed === "begin" ? "begin" : "enter"}.instead` : `mail.${deed}.do`, {
            name: owner,
          })}
        </Button>
        <ButtonLink href="/">{say("mail.let-be")}</ButtonLink>
      </p>
      <Trouble told={trouble} />
    </form>
  );
}
