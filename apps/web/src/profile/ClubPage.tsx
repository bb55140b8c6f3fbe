import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useAccess } from "../access/useAccess.ts";
import { signedIn } from "../accounts/account.ts";
import { failureIn, lookAtClub, newByClub, reasonIn } from "../accounts/api.ts";
import styles from "../accounts/people.module.css";
import { type PeopleSay, usePeopleWords } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import { useToken } from "../net/links.ts";
import { Busy, Button, ButtonLink, Field, Notice, Page, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";

/** `/club#TOKEN`: a new account of somebody whom the club's provider has let through; `/club?why=REASON`: why nobody came. */
export function ClubPage() {
  const say = usePeopleWords();
  const { say: shell } = useWords();
  const token = useToken();
  const why = new URLSearchParams(useSearch()).get("why");
  if (!say) return <Busy />;
  if (token) return <NewAccount key={token} token={token} say={say} />;
  return <Stopped say={say} told={reasonIn(why ?? "club-stale", say, shell)} />;
}

/** Nobody came, and the way back to where one signs in. */
const Stopped = ({ say, told }: { readonly say: PeopleSay; readonly told: string }) => {
  const { say: shell } = useWords();
  return (
    <Page title={say("sign-in")}>
      <Notice
        tone="danger"
        actions={
          <>
            <ButtonLink href="/person" variant="gold">
              {say("sign-in")}
            </ButtonLink>
            <ButtonLink href="/come-in">{shell("come-in")}</ButtonLink>
          </>
        }
      >
        <p>{told}</p>
      </Notice>
    </Page>
  );
};

interface NewAccountProps {
  readonly token: string;
  readonly say: PeopleSay;
}

function NewAccount({ token, say }: NewAccountProps) {
  const { say: shell } = useWords();
  const [, navigate] = useLocation();
  const club = useAccess()?.club ?? "";
  const [name, setName] = useState<string | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void lookAtClub(token).then((answer) => {
      if (!current) return;
      if (answer.ok) setName(answer.value.name);
      else setStopped(failureIn(answer, say, shell));
    });
    return () => {
      current = false;
    };
  }, [token, say, shell]);
  if (stopped) return <Stopped say={say} told={stopped} />;
  if (name === null) return <Busy />;
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await newByClub(token, name.trim());
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    signedIn(answer.value);
    navigate("/person", { replace: true });
  };
  return (
    <Page title={say("club.new")}>
      <Slip className={styles.sheet ?? ""}>
        <p>{say("club.new.about", { club })}</p>
        <form onSubmit={(event) => void make(event)}>
          <Field
            label={say("name")}
            help={say("name.about")}
            value={name}
            required
            maxLength={24}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
          <p className={styles.deeds}>
            <Button type="submit" variant="gold" disabled={name.trim() === ""}>
              {say("club.new.do")}
            </Button>
            <ButtonLink href="/">{say("mail.let-be")}</ButtonLink>
          </p>
          <Trouble told={trouble} />
        </form>
      </Slip>
    </Page>
  );
}
