import type { PersonTold } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { askOnce, signedIn, useAccount } from "../accounts/account.ts";
import { me } from "../accounts/api.ts";
import { PrivacySwitches } from "../accounts/PrivacySwitches.tsx";
import { usePeopleWords } from "../accounts/words.ts";
import { ButtonLink } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { Row } from "./Row.tsx";
import styles from "./Settings.module.css";
import type { SettingsSay } from "./words.ts";

/** Where the account itself is changed: on one's own page, the fold of it open. */
const ACCOUNT = "/person?account";

/** Who is signed in, as far as the settings are concerned. */
interface Known {
  /** Null: nobody, or it is not known yet. */
  readonly told: PersonTold | null;
  /** The server has answered who it is, or that it is nobody. */
  readonly isAsked: boolean;
  readonly onTold: (told: PersonTold) => void;
}

/** Asks once who is signed in, and what the server keeps of that person. */
export function usePerson(): Known {
  const id = useAccount(({ person }) => person?.id ?? null);
  const [isAsked, setAsked] = useState(false);
  const [told, setTold] = useState<PersonTold | null>(null);
  useEffect(() => void askOnce().then(() => setAsked(true)), []);
  useEffect(() => {
    if (id === null) return setTold(null);
    let current = true;
    void me().then((answer) => current && answer.ok && setTold(answer.value));
    return () => {
      current = false;
    };
  }, [id]);
  const onTold = (now: PersonTold) => {
    setTold(now);
    signedIn(now);
  };
  return { told, isAsked, onTold };
}

interface PartProps extends Known {
  readonly say: SettingsSay;
}

/** What others may see of one, and what is kept about people here. */
export function Privacy({ told, onTold, say }: PartProps) {
  const people = usePeopleWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div className={styles.rows}>
      {told?.person && people ? (
        <PrivacySwitches told={told} say={people} onTold={onTold} onTrouble={setTrouble} />
      ) : (
        <p>{say("privacy.guest")}</p>
      )}
      <Trouble told={trouble} />
      <Row label={say("kept")} about={say("kept.about")}>
        <ButtonLink href="/about#kept" variant="quiet">
          {say("read")}
        </ButtonLink>
      </Row>
      {told?.person && (
        <Row label={say("blocked")} about={say("blocked.count", { count: told.person.blocked.length })}>
          <ButtonLink href="/person" variant="quiet">
            {say("change")}
          </ButtonLink>
        </Row>
      )}
    </div>
  );
}

/** The account, and what can be done with it; for a guest, how to come by one. */
export function You({ told, isAsked, say }: PartProps) {
  const people = usePeopleWords();
  const on = useAccount((account) => account.on);
  const person = told?.person;
  if (!people || !isAsked) return null;
  if (!on) return <p>{people("off")}</p>;
  if (!person)
    return (
      <div className={styles.rows}>
        <p>{people("sign-in.about")}</p>
        <p>
          <ButtonLink href="/person">{people("sign-in")}</ButtonLink>
        </p>
      </div>
    );
  const ways = [
    ...(told.passkeys.length > 0 ? [say("you.passkeys", { count: told.passkeys.length })] : []),
    ...(person.mail ? [person.mail] : []),
  ];
  return (
    <div className={styles.rows}>
      <Row label={person.name} about={say("you.name")}>
        <ButtonLink href="/person" variant="quiet">
          {people("title")}
        </ButtonLink>
      </Row>
      <Row label={say("you.ways")} about={ways.length > 0 ? ways.join(" · ") : people("ways.none")}>
        <ButtonLink href={ACCOUNT} variant="quiet">
          {say("change")}
        </ButtonLink>
      </Row>
      <Row label={say("you.devices")} about={say("you.devices.count", { count: told.sessions.length })}>
        <ButtonLink href={ACCOUNT} variant="quiet">
          {say("change")}
        </ButtonLink>
      </Row>
      <Row label={say("you.data")} about={say("you.data.about")}>
        <ButtonLink href={ACCOUNT} variant="quiet">
          {say("you.data.open")}
        </ButtonLink>
      </Row>
    </div>
  );
}
