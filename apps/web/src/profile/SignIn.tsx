import type { AccessRule, PersonTold } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { useBarredWords } from "../access/barredWords.ts";
import { useAccess } from "../access/useAccess.ts";
import { signedIn, useAccount } from "../accounts/account.ts";
import { failureIn, mailLink, toClub, withPasskey } from "../accounts/api.ts";
import type { PeopleSay } from "../accounts/words.ts";
import { Scene, SMALL } from "../arrival/Scene.tsx";
import { useDevice } from "../device/index.ts";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { Button, ButtonLink, Field, Notice, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import styles from "./SignIn.module.css";

/** Two ways in: a passkey, or a link by mail where the server sends any. Either makes an account where there is none. */
export function SignIn({ say }: { readonly say: PeopleSay }) {
  const { say: shell } = useWords();
  const { mails } = useAccount();
  const known = useDevice((device) => device.name);
  const [name, setName] = useState(known);
  const access = useAccess();
  const rule = access && !access.may.register ? access.rules.register : "everybody";
  return (
    <Scene
      title={say("sign-in")}
      subtitle={say("sign-in.about")}
      game={DOORS[0]?.id ?? null}
      foot={
        <Link href="/about#kept" className={SMALL}>
          {say("sign-in.kept")}
        </Link>
      }
    >
      <Slip className={styles.ways}>
        {access?.club && <WithClub say={say} club={access.club} />}
        <WithPasskey say={say} name={name} onName={setName} rule={rule} />
        {mails && (
          <>
            <p className={styles.or}>{say("sign-in.or")}</p>
            <WithMail say={say} name={name} />
          </>
        )}
      </Slip>
      {(!access || access.may.open || access.may.join) && (
        <Slip className={styles.guest}>
          <p>
            <b>{say("sign-in.guest")}</b>
            <span>{say("sign-in.guests")}</span>
          </p>
          <ButtonLink href="/">{shell("tables.doors")}</ButtonLink>
        </Slip>
      )}
    </Scene>
  );
}

interface PartProps {
  readonly say: PeopleSay;
}

function WithClub({ say, club }: PartProps & { readonly club: string }) {
  const { say: shell } = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const go = async () => {
    const answer = await toClub("sign-in");
    setTrouble(answer.ok ? null : failureIn(answer, say, shell));
  };
  return (
    <section>
      <Button onClick={() => void go()}>{say("club.use", { club })}</Button>
      <Trouble told={trouble} />
    </section>
  );
}

interface PasskeyProps extends PartProps {
  /** What a new account would be called. */
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Why this browser makes no account here; `everybody`: it may. */
  readonly rule: AccessRule;
}

function WithPasskey({ say, name, onName, rule }: PasskeyProps) {
  const { say: shell } = useWords();
  const why = useBarredWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const possible = "PublicKeyCredential" in window;
  const through = async (asking: Promise<Answer<PersonTold> | "given-up">) => {
    setBusy(true);
    setTrouble(null);
    const answer = await asking;
    setBusy(false);
    if (answer === "given-up") setTrouble(say("passkey.given-up"));
    else if (answer.ok) signedIn(answer.value);
    else setTrouble(failureIn(answer, say, shell));
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    void through(withPasskey({ to: "sign-up", name: name.trim() }));
  };
  if (!possible) return <Notice>{say("passkey.impossible")}</Notice>;
  return (
    <>
      <section>
        <Button variant="gold" disabled={busy} onClick={() => void through(withPasskey({ to: "sign-in" }))}>
          {say("passkey.use")}
        </Button>
        <p className={styles.small}>{say("passkey.about")}</p>
      </section>
      <Trouble told={trouble} />
      <section aria-labelledby="new-account">
        <h2 id="new-account">{say("new")}</h2>
        {rule === "everybody" ? (
          <form className={styles.line} onSubmit={make}>
            <Field
              label={say("name")}
              help={say("name.about")}
              value={name}
              required
              maxLength={24}
              autoComplete="username webauthn"
              onChange={({ target }) => onName(target.value)}
            />
            <Button type="submit" disabled={busy || name.trim() === ""}>
              {say("new.make")}
            </Button>
          </form>
        ) : (
          <p>
            {why?.(`error.register-${rule}`)} <Link href="/come-in">{shell("come-in")}</Link>
          </p>
        )}
      </section>
    </>
  );
}

/** An address to which a link is sent: to come in, or to have a second way in. `name`: what a new account would be called. */
export function WithMail({ say, name = "" }: PartProps & { readonly name?: string }) {
  const { say: shell, language } = useWords();
  const [mail, setMail] = useState("");
  const [told, setTold] = useState<{ readonly sent: boolean; readonly words: string } | null>(null);
  const { person } = useAccount();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const called = person ? "" : name.trim();
    const answer = await mailLink({ mail: mail.trim(), language, ...(called !== "" && { name: called }) });
    if (answer.ok) setTold({ sent: true, words: say("mail.sent", { mail: mail.trim() }) });
    else
      setTold({
        sent: false,
        words: answer.code === "bad-message" ? say("mail.wrong") : failureIn(answer, say, shell),
      });
  };
  return (
    <section aria-labelledby="with-mail">
      <h2 id="with-mail">{say(person ? "mail.add" : "mail")}</h2>
      <form className={styles.line} onSubmit={(event) => void send(event)}>
        <Field
          label={say("mail.address")}
          help={say("mail.about")}
          problem={told && !told.sent ? told.words : null}
          type="email"
          required
          autoComplete="email"
          value={mail}
          onChange={({ target }) => setMail(target.value)}
        />
        <Button type="submit">{say("mail.send")}</Button>
      </form>
      <p role="status">{told?.sent && told.words}</p>
    </section>
  );
}
