import type { GameInfo } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { failureIn } from "../accounts/api.ts";
import { challenge } from "../accounts/challenge.ts";
import type { PeopleSay } from "../accounts/words.ts";
import { type Brought, GuestDeck, NOTHING } from "../decks/GuestDeck.tsx";
import { DOORS, doorOf, gameWords } from "../games/doors.ts";
import { sayFrom, useWords } from "../i18n/index.ts";
import { call } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { Button } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { WordPicks } from "../ui/WordPicks.tsx";
import styles from "./friends.module.css";

const GAMES = DOORS.filter(({ open }) => open);

const SIDES = ["chance", "0", "1"] as const;

interface ChallengeProps {
  readonly name: string;
  readonly say: PeopleSay;
}

/** Challenges a person: one press, and under it the game and the side as a sentence, and the deck where players bring one. */
export function Challenge({ name, say }: ChallengeProps) {
  const { say: shell, language } = useWords();
  const [, navigate] = useLocation();
  const me = useAccount(({ person }) => person);
  const [game, pick] = useState(GAMES[0]?.id ?? "");
  const [side, take] = useState<(typeof SIDES)[number]>("chance");
  // Settled before the press, since a deck is brought to a seat.
  const [drawn] = useState((): 0 | 1 => (Math.random() < 0.5 ? 0 : 1));
  const [brings, setBrings] = useState<Brought>(NOTHING);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const roles = useRoles(game, language);
  if (!me || game === "") return null;
  const hasDecks = Boolean(doorOf(game)?.deckPages);
  const seat = side === "chance" ? drawn : side === "0" ? 0 : 1;
  // Without a deck of one's own the challenge would go out with another.
  const isReady = !hasDecks || (brings.settings !== null && brings.isWhole);
  const send = async () => {
    setBusy(true);
    const settings = hasDecks ? (brings.settings ?? {}) : {};
    const answer = await challenge({ name, game, seat, settings }, me.name);
    setBusy(false);
    if (answer.ok) navigate(answer.value.address);
    else setTrouble(failureIn(answer, say, shell));
  };
  return (
    <div className={styles.challenge}>
      <Button variant="gold" disabled={busy || !isReady} onClick={() => void send()}>
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
      {hasDecks && <Deck {...{ game, seat, name, say }} onBring={setBrings} />}
      <Trouble told={trouble} />
    </div>
  );
}

interface DeckProps extends ChallengeProps {
  readonly game: string;
  readonly seat: 0 | 1;
  readonly onBring: (brings: Brought) => void;
}

/** The deck that the challenger brings. */
const Deck = ({ game, seat, name, say, onBring }: DeckProps) => (
  <div className={styles.deck}>
    <GuestDeck game={game} seat={seat} most={4} onBring={onBring} />
    <p>{say("challenge.deck", { name })}</p>
  </div>
);

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
