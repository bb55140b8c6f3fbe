import type { TournamentMine, TournamentSummary } from "@westmarch/protocol";
import { useState } from "react";
import { Link } from "wouter";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Button, ButtonLink } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { figureOf, isEnterable } from "./course.ts";
import { Flag } from "./Flag.tsx";
import styles from "./flags.module.css";
import { useEnter } from "./useEnter.ts";
import { useFacts } from "./useFacts.ts";
import { failureIn, type TournamentsSay } from "./words.ts";

interface FlagsProps {
  readonly all: readonly TournamentSummary[];
  readonly mine: readonly TournamentMine[];
  readonly say: TournamentsSay;
}

/** As many flags stand on the ground line. */
export const FLAGS = 4;

/** The flags that are up, on one ground line, each with what can be done there now. */
export function Flags({ all, mine, say }: FlagsProps) {
  return (
    <ul className={styles.flags} aria-label={say("title")}>
      {all.map((one) => (
        <Standing key={one.id} of={one} mine={mine.find(({ id }) => id === one.id) ?? null} say={say} />
      ))}
    </ul>
  );
}

interface StandingProps {
  readonly of: TournamentSummary;
  /** The caller's part in it; null: none. */
  readonly mine: TournamentMine | null;
  readonly say: TournamentsSay;
}

function Standing({ of, mine, say }: StandingProps) {
  const { say: shell } = useWords();
  const facts = useFacts(say);
  const door = doorOf(of.game);
  const isCalled = mine?.call != null;
  return (
    <li className={styles.standing} data-state={of.state}>
      <div className={styles.pole}>
        <Flag
          game={of.game}
          figure={figureOf(of)}
          pole={256}
          width={196}
          calls={isCalled}
          over={of.state === "over"}
        />
      </div>
      <div className={styles.way}>
        <Way of={of} mine={mine} say={say} />
      </div>
      <div className={styles.words}>
        <h2>
          <Link href={`/tournament/${of.id}`}>{of.name}</Link>
        </h2>
        <p>
          {door ? shell(`door.${door.id}.title`) : of.game} · {facts.kind(of)}
        </p>
        <p className={styles.next}>{facts.next(of, mine)}</p>
      </div>
    </li>
  );
}

/** What can be done at a flag: to one's own table, take part, look on, or see how it went. */
function Way({ of, mine, say }: StandingProps) {
  const { say: shell } = useWords();
  const goTo = useEnter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const href = `/tournament/${of.id}`;
  const call = mine?.call;
  if (call) {
    const enter = async () => {
      const failure = await goTo({ tournament: of.id, game: of.game, table: call.table });
      setTrouble(failure && failureIn(failure, say, shell));
    };
    return (
      <>
        <Button variant="gold" onClick={() => void enter()}>
          {say("to-table")}
        </Button>
        <Trouble told={trouble} />
      </>
    );
  }
  const key = mine ? "to-own" : of.state === "over" ? "went" : isEnterable(of) ? "to-enter" : "follow";
  return (
    <ButtonLink
      href={href}
      variant={key === "to-enter" || key === "to-own" ? "plain" : "quiet"}
      aria-label={say("way.of", { way: say(key), name: of.name })}
    >
      {say(key)}
    </ButtonLink>
  );
}
