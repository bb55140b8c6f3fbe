import type { GameInfo } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { failureIn } from "../accounts/api.ts";
import { challenge } from "../accounts/challenge.ts";
import type { PeopleSay } from "../accounts/words.ts";
import { DOORS, gameWords } from "../games/doors.ts";
import { sayFrom, useWords } from "../i18n/index.ts";
import { call } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { Button } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { WordPicks } from "../ui/WordPicks.tsx";
import styles from "./friends.module.css";

/** Games for two to which nobody brings anything. */
const GAMES = DOORS.filter(({ open, deckPages }) => open && deckPages === null);

const SIDES = ["chance", "0", "1"] as const;

interface ChallengeProps {
  readonly name: string;
  readonly say: PeopleSay;
}

/** Challenges a person: one press, and under it the game and the side as a sentence. */
export function Challenge({ name, say }: ChallengeProps) {
  const { say: shell, language } = useWords();
  const [, navigate] = useLocation();
  const me = useAccount(({ person }) => person);
  const [game, pick] = useState(GAMES[0]?.id ?? "");
  const [side, take] = useState<(typeof SIDES)[number]>("chance");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const roles = useRoles(game, language);
  if (!me || game === "") return null;
  const send = async () => {
    setBusy(true);
    const seat = side === "chance" ? null : side === "0" ? 0 : 1;
    const answer = await challenge({ name, game, seat }, me.name);
    setBusy(false);
    if (answer.ok) navigate(answer.value.address);
    else setTrouble(failureIn(answer, say, shell));
  };
  return (
    <div className={styles.challenge}>
      <Button variant="gold" disabled={busy} onClick={() => void send()}>
        {say("challenge", { name })}
      </Button>
      <p>
        <WordPicks
          legend={say("challenge.game")}
          picks={GAMES.map(({ id }) => ({ id, text: shell(`door.${id}.title`) }))}
          picked={game}
          onPick={pick}
        />
        {" · "}
        <WordPicks
          legend={say("challenge.side")}
          picks={SIDES.map((id) => ({
            id,
            text:
              id === "chance"
                ? say("challenge.chance")
                : say("challenge.as", { role: roles[Number(id)] ?? id }),
          }))}
          picked={side}
          onPick={take}
        />
      </p>
      <Trouble told={trouble} />
    </div>
  );
}

/** What the two sides of a game are called; empty until that is here. */
function useRoles(game: string, language: Parameters<typeof gameWords>[1]): readonly string[] {
  const found = useFetched(
    useCallback(async () => {
      const [{ language: spoken, words }, games] = await Promise.all([
        gameWords(game, language),
        call<readonly GameInfo[]>("/api/games", {}),
      ]);
      const say = sayFrom(spoken, words);
      const seats = games.ok ? (games.value.find(({ id }) => id === game)?.seats ?? []) : [];
      return { roles: seats.map((role) => say(`seat.${role}`)) };
    }, [game, language]),
  );
  return found.state === "there" ? found.roles : [];
}
