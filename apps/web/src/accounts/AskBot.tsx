import type { GuestBot } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { Button } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { askBot, botsHere, failureIn } from "./api.ts";
import styles from "./people.module.css";
import { Seal } from "./Seal.tsx";
import { usePeopleWords } from "./words.ts";

interface AskBotProps {
  readonly game: string;
  readonly invitation: string;
}

/** Gives a free seat to a bot that a person has brought along and that plays this game; nothing where there is none. */
export function AskBot({ game, invitation }: AskBotProps) {
  const say = usePeopleWords();
  const { say: shell } = useWords();
  const [bots, setBots] = useState<readonly GuestBot[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void botsHere().then((answer) => {
      if (current && answer.ok) setBots(answer.value.bots.filter(({ plays }) => plays.includes(game)));
    });
    return () => {
      current = false;
    };
  }, [game]);
  if (!say || bots.length === 0) return null;
  const ask = async (name: string) => {
    const answer = await askBot({ name, invitation });
    setTrouble(answer.ok ? null : failureIn(answer, say, shell));
  };
  return (
    <details className={styles.change}>
      <summary>{say("bots.ask")}</summary>
      <ul className={styles.lines}>
        {bots.map(({ name, owner, free, ...seal }) => (
          <li key={name}>
            <span className={styles.named}>
              <Seal seal={{ ...seal, bot: true }} /> {name}
            </span>
            <span className={styles.aside}>{say("bot.of", { owner })}</span>
            <Button
              disabled={free === 0}
              onClick={() => void ask(name)}
              aria-label={say("bot.ask.one", { name })}
            >
              {say(free === 0 ? "bot.busy" : "bot.ask")}
            </Button>
          </li>
        ))}
      </ul>
      <Trouble told={trouble} />
    </details>
  );
}
