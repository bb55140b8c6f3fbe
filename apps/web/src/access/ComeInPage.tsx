import type { AccessTold, InvitationLook } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { useToken } from "../net/links.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { Busy, Button, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import { Refusal } from "../ui/Refusal.tsx";
import { AskForm } from "./AskForm.tsx";
import styles from "./access.module.css";
import { accessTold, comeIn, lookAtInvitation } from "./api.ts";
import { type AccessSay, useAccessWords } from "./words.ts";

/** Milliseconds between looks for the host's answer. */
const EVERY = 10_000;

type Trouble = ReturnType<typeof failureKey>;

/** How this browser stands with the server, as that changes. */
function useTold() {
  const [told, setTold] = useState<AccessTold | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const answer = await accessTold();
        if (!isWanted()) return;
        setTrouble(answer.ok ? null : failureKey(answer));
        if (answer.ok) setTold(answer.value);
      }, EVERY),
    [],
  );
  return { told, setTold, trouble };
}

/** `/come-in`: who may do what here and how the reader stands; `/come-in#TOKEN`: an invitation to the server. */
export function ComeInPage() {
  const say = useAccessWords();
  const token = useToken();
  const { told, setTold, trouble } = useTold();
  if (!say) return <Busy />;
  return (
    <Page title={say("title")} subtitle={say("about")}>
      {!told && (trouble ? <Refusal told={trouble} /> : <Busy />)}
      {told && token && told.standing !== "let-in" && (
        <Invited key={token} token={token} told={told} say={say} onIn={setTold} />
      )}
      {told && (
        <>
          <You told={told} say={say} />
          {told.standing === "guest" && Object.values(told.rules).includes("approval") && (
            <AskForm say={say} mails={told.mails} onAsked={setTold} />
          )}
          <Rules told={told} say={say} />
        </>
      )}
    </Page>
  );
}

interface PartProps {
  readonly told: AccessTold;
  readonly say: AccessSay;
}

interface InvitedProps extends PartProps {
  readonly token: string;
  readonly onIn: (told: AccessTold) => void;
}

/** What an invitation opens, said before it is pressed. */
function Invited({ token, told, say, onIn }: InvitedProps) {
  const { language } = useWords();
  const [look, setLook] = useState<InvitationLook | Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is when to ask
  useEffect(() => {
    let current = true;
    void lookAtInvitation(token).then((answer) => {
      if (current) setLook(answer.ok ? answer.value : failureKey(answer));
    });
    return () => {
      current = false;
    };
  }, [token, asked]);
  const enter = async () => {
    setBusy(true);
    const answer = await comeIn(token);
    setBusy(false);
    if (answer.ok) onIn(answer.value);
    // Others were faster, or it was revoked meanwhile: that is what it says now.
    else setAsked((count) => count + 1);
  };
  if (look === null) return <Busy />;
  if (look === "error.not-found" || look === "error.bad-message")
    return (
      <Notice tone="danger">
        <p>{say("invited.none")}</p>
      </Notice>
    );
  if (typeof look === "string") return <Refusal told={look} />;
  const { state, left, until } = look;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(until);
  const member = told.standing === "member";
  return (
    <Slip className={styles.sheet} aria-labelledby="invited">
      <h2 id="invited">{say("invited")}</h2>
      <p>{member ? say("invited.member") : say(`invited.${state}`, { left, date })}</p>
      {state === "open" && !member && (
        <p>
          <Button variant="gold" disabled={busy} onClick={() => void enter()}>
            {say("invited.do")}
          </Button>
        </p>
      )}
    </Slip>
  );
}

/** How the reader stands, and what is open now. */
function You({ told: { standing, name, may, accounts }, say }: PartProps) {
  const { say: shell } = useWords();
  const isIn = standing === "member" || standing === "let-in";
  return (
    <Slip className={styles.sheet} aria-labelledby="you">
      <h2 id="you">{say("you")}</h2>
      <p role="status">{say(`you.${standing}`, { name: name ?? "" })}</p>
      <p className={styles.ways}>
        {accounts && standing === "let-in" && may.register && (
          <ButtonLink href="/person" variant="gold">
            {say("register")}
          </ButtonLink>
        )}
        {accounts && !isIn && <ButtonLink href="/person">{say("sign-in")}</ButtonLink>}
        {may.open && <ButtonLink href="/">{shell("tables.doors")}</ButtonLink>}
        {may.join && <ButtonLink href="/tables">{say("tables")}</ButtonLink>}
      </p>
    </Slip>
  );
}

function Rules({ told: { rules, accounts }, say }: PartProps) {
  return (
    <Slip className={styles.sheet} aria-labelledby="rules">
      <h2 id="rules">{say("rules")}</h2>
      <ul className={styles.rules}>
        <li>{say("rule.open", { rule: rules.open })}</li>
        <li>{say("rule.join", { rule: rules.join })}</li>
        <li>{say("rule.watch", { rule: rules.watch })}</li>
        {accounts && <li>{say("rule.register", { rule: rules.register })}</li>}
      </ul>
      <p>{say("seats")}</p>
    </Slip>
  );
}
