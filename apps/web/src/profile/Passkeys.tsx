import type { PasskeyTold, PersonTold } from "@westmarch/protocol";
import { useState } from "react";
import { useAccess } from "../access/useAccess.ts";
import { failureIn, leaveClub, namePasskey, removePasskey, toClub, withPasskey } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { announce, Button, Field } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import type { OwnProps } from "./ownProps.ts";
import { WithMail } from "./SignIn.tsx";

/** The ways into an account: its passkeys, and a mail address. */
export function Passkeys({ told, person, say, onTold }: OwnProps) {
  const { say: shell } = useWords();
  const access = useAccess();
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (asking: Promise<Answer<PersonTold> | "given-up">) => {
    const answer = await asking;
    if (answer === "given-up") return setTrouble(say("passkey.given-up"));
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    setTrouble(null);
    onTold(answer.value);
    announce(say("saved"));
  };
  return (
    <Leaf id="ways" title={say("ways")}>
      <ul className={styles.lines}>
        {told.passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} say={say} onAsk={take} />
        ))}
        {person.mail && (
          <li>
            <span>{person.mail}</span>
            <span className={styles.aside}>{say("mail.address")}</span>
          </li>
        )}
      </ul>
      {access?.club && <Club told={told} club={access.club} say={say} onAsk={take} />}
      {told.passkeys.length === 0 && !person.mail && told.clubs.length === 0 && (
        <p className={styles.aside}>{say("ways.none")}</p>
      )}
      <Trouble told={trouble} />
      {"PublicKeyCredential" in window && (
        <p className={styles.more}>
          <Button onClick={() => void take(withPasskey({ to: "add" }))}>{say("passkey.add")}</Button>
        </p>
      )}
      {told.mails && (
        <details className={styles.change}>
          <summary>{say(person.mail ? "mail.change" : "mail.add")}</summary>
          <WithMail say={say} />
        </details>
      )}
    </Leaf>
  );
}

interface ClubProps extends Pick<OwnProps, "told" | "say"> {
  readonly club: string;
  readonly onAsk: (asking: Promise<Answer<PersonTold>>) => Promise<void>;
}

/** The sign-in of the club: linked to this account and taken off again. */
function Club({ told: { clubs }, club, say, onAsk }: ClubProps) {
  const { say: shell, language } = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [linked] = clubs;
  const link = async () => {
    const answer = await toClub("add");
    setTrouble(answer.ok ? null : failureIn(answer, say, shell));
  };
  if (!linked)
    return (
      <div className={styles.more}>
        <Button onClick={() => void link()}>{say("club.add", { club })}</Button>
        <Trouble told={trouble} />
      </div>
    );
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(linked.madeAt);
  return (
    <ul className={styles.lines}>
      <li>
        <span>{say("club.linked", { club })}</span>
        <span className={styles.aside}>{say("club.since", { date })}</span>
        <Button
          variant="quiet"
          aria-label={say("club.remove.one", { club })}
          onClick={() => void onAsk(leaveClub())}
        >
          {say("club.remove")}
        </Button>
      </li>
    </ul>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyTold;
  readonly say: PeopleSay;
  readonly onAsk: (asking: Promise<Answer<PersonTold>>) => Promise<void>;
}

function Passkey({ passkey: { id, name, madeAt, usedAt }, say, onAsk }: PasskeyProps) {
  const { language } = useWords();
  const [naming, setNaming] = useState<string | null>(null);
  const day = (at: number) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  const called = name || say("passkey");
  return (
    <li>
      {naming === null ? (
        <span>{called}</span>
      ) : (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            setNaming(null);
            if (naming.trim() !== "") void onAsk(namePasskey(id, naming.trim()));
          }}
        >
          <Field
            label={say("passkey.name")}
            value={naming}
            maxLength={24}
            onChange={({ target }) => setNaming(target.value)}
          />
          <Button type="submit">{say("save")}</Button>
        </form>
      )}
      <span className={styles.aside}>
        {say("passkey.made", { date: day(madeAt) })}
        {usedAt !== null && ` · ${say("passkey.used", { date: day(usedAt) })}`}
      </span>
      <span>
        {naming === null && (
          <Button
            variant="quiet"
            onClick={() => setNaming(name)}
            aria-label={say("passkey.rename.one", { name: called })}
          >
            {say("passkey.rename")}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => void onAsk(removePasskey(id))}
          aria-label={say("passkey.remove.one", { name: called })}
        >
          {say("passkey.remove")}
        </Button>
      </span>
    </li>
  );
}
