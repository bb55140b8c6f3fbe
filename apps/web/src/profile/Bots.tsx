import type { BotKey, OwnBot, OwnBots } from "@westmarch/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { endBot, failureIn, makeBot, myBots, newBotKey } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import { Seal } from "../accounts/Seal.tsx";
import type { PeopleSay } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { announce, Button, Field, Notice } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";

/** The bots of the person who is signed in, and what is done with them. */
function useBots(say: PeopleSay) {
  const { say: shell } = useWords();
  const [told, setTold] = useState<OwnBots | null>(null);
  const [made, setMade] = useState<BotKey | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void myBots().then((answer) => current && answer.ok && setTold(answer.value));
    return () => {
      current = false;
    };
  }, []);
  const keyed = async (asking: Promise<Answer<BotKey>>): Promise<boolean> => {
    const answer = await asking;
    setTrouble(answer.ok ? null : failureIn(answer, say, shell));
    if (!answer.ok) return false;
    setMade(answer.value);
    const now = await myBots();
    if (now.ok) setTold(now.value);
    return true;
  };
  const end = async (bot: OwnBot) => {
    const answer = await endBot(bot.id);
    setTrouble(answer.ok ? null : failureIn(answer, say, shell));
    if (!answer.ok) return;
    if (made?.bot.id === bot.id) setMade(null);
    setTold(answer.value);
    announce(say("bot.ended", { name: bot.name }));
  };
  return { told, made, trouble, keyed, end };
}

/** One's bots: programs that take seats under names of their own. A key is shown once, when it is made. */
export function Bots({ say }: { readonly say: PeopleSay }) {
  const { told, made, trouble, keyed, end } = useBots(say);
  const [name, setName] = useState("");
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && (await keyed(makeBot(name.trim())))) setName("");
  };
  if (!told) return null;
  return (
    <Leaf id="bots" title={say("bots")}>
      <p className={styles.aside}>{say("bots.about")}</p>
      <ul className={styles.lines}>
        {told.bots.map((bot) => (
          <BotLine
            key={bot.id}
            bot={bot}
            say={say}
            onKey={() => void keyed(newBotKey(bot.id))}
            onEnd={() => void end(bot)}
          />
        ))}
      </ul>
      {made && (
        <Notice title={say("bot.key", { name: made.bot.name })}>
          <p>
            <code className={styles.key}>{made.key}</code>
          </p>
          <p>{say("bot.key.once")}</p>
        </Notice>
      )}
      <Trouble told={trouble} />
      {told.bots.length < told.most && (
        <form className={styles.line} onSubmit={(event) => void make(event)}>
          <Field
            label={say("bot.name")}
            value={name}
            required
            maxLength={24}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit">{say("bot.make")}</Button>
        </form>
      )}
    </Leaf>
  );
}

interface BotLineProps {
  readonly bot: OwnBot;
  readonly say: PeopleSay;
  readonly onKey: () => void;
  readonly onEnd: () => void;
}

function BotLine({ bot, say, onKey, onEnd }: BotLineProps) {
  const { say: shell } = useWords();
  const [sure, ask] = useState(false);
  const { name, plays, isThere } = bot;
  const games = plays.map((game) => shell(`door.${game}.title`)).join(" · ");
  return (
    <li>
      <span className={styles.named}>
        <Seal seal={{ ...bot, bot: true }} /> {name}
      </span>
      <span className={styles.aside}>{say(isThere ? "bot.there" : "bot.away", { games })}</span>
      <span>
        {sure ? (
          <>
            <Button variant="danger" onClick={onEnd}>
              {say("bot.end.sure", { name })}
            </Button>
            <Button variant="quiet" onClick={() => ask(false)}>
              {say("leave.no")}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onKey} aria-label={say("bot.rekey.one", { name })}>
              {say("bot.rekey")}
            </Button>
            <Button variant="quiet" onClick={() => ask(true)} aria-label={say("bot.end.one", { name })}>
              {say("bot.end")}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
