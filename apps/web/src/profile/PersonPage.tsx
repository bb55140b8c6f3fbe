import type { PersonTold } from "@westmarch/protocol";
import { useCallback, useEffect, useState } from "react";
import { askOnce, signedIn, useAccount } from "../accounts/account.ts";
import { failureIn, me } from "../accounts/api.ts";
import { type PeopleSay, usePeopleWords } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import { useHash } from "../net/links.ts";
import { Busy, Button, ButtonLink, Notice, Page } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { MailLink } from "./MailLink.tsx";
import { Own } from "./Own.tsx";
import { SignIn } from "./SignIn.tsx";

/** `/person`: one's own page, or the sheet to sign in. A link out of a mail leads here, too. */
export function PersonPage() {
  const say = usePeopleWords();
  const { say: shell } = useWords();
  const { on, person, asked } = useAccount();
  const [answered, setAnswered] = useState(false);
  const link = useHash();
  const ask = useCallback(() => {
    setAnswered(false);
    void askOnce().then(() => setAnswered(true));
  }, []);
  useEffect(ask, [ask]);
  if (!say || !answered) return <Busy />;
  // Who is not answered may well be signed in.
  if (!on && !asked)
    return (
      <Page title={say("title")}>
        <Notice tone="danger" actions={<Button onClick={ask}>{shell("retry")}</Button>}>
          <p>{shell("error.offline")}</p>
        </Notice>
      </Page>
    );
  if (!on)
    return (
      <Lost
        title={say("sign-in")}
        about={say("off")}
        pastes={false}
        gold={
          <ButtonLink href="/" variant="gold">
            {shell("tables.doors")}
          </ButtonLink>
        }
      >
        <ButtonLink href="/tables?own" variant="quiet">
          {shell("nav.tables")}
        </ButtonLink>
      </Lost>
    );
  if (link !== "") return <MailLink say={say} link={link} />;
  if (!person) return <SignIn say={say} />;
  return <Mine key={person.id} say={say} />;
}

function Mine({ say }: { readonly say: PeopleSay }) {
  const { say: shell } = useWords();
  const [told, setTold] = useState<PersonTold | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await me();
    if (answer.ok) {
      setTold(answer.value);
      signedIn(answer.value);
    } else setTrouble(failureIn(answer, say, shell));
  }, [say, shell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever language is chosen later
  useEffect(() => void look(), []);
  const tell = (now: PersonTold) => {
    setTold(now);
    signedIn(now);
  };
  if (trouble)
    return (
      <Page title={say("title")}>
        <Notice
          tone="danger"
          actions={
            <Button
              onClick={() => {
                setTrouble(null);
                void look();
              }}
            >
              {shell("retry")}
            </Button>
          }
        >
          <p>{trouble}</p>
        </Notice>
      </Page>
    );
  if (!told?.person) return <Busy />;
  return <Own told={told} person={told.person} say={say} onTold={tell} />;
}
