import type { TournamentNow } from "@westmarch/protocol";
import { Link } from "wouter";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { FlagOf } from "../tournaments/Flag.tsx";
import { Slip } from "../ui/index.ts";
import styles from "./watch.module.css";
import type { WatchSay } from "./watchWords.ts";

interface RunningProps {
  readonly running: readonly TournamentNow[];
  readonly say: WatchSay;
}

/** The tournaments under way; nothing where there are none. */
export function Running({ running, say }: RunningProps) {
  const { say: shell } = useWords();
  if (running.length === 0) return null;
  return (
    <Slip className={styles.leaf} aria-labelledby="running">
      <header>
        <h2 id="running">{say("tournaments")}</h2>
      </header>
      <ul className={`${styles.list} ${styles.flags}`}>
        {running.map((one) => {
          const door = doorOf(one.game);
          return (
            <li key={one.id}>
              <FlagOf of={one} />
              <div>
                <h3>
                  <Link href={`/tournament/${one.id}`} className={styles.name}>
                    {one.name}
                  </Link>
                </h3>
                <p>
                  {door && `${shell(`door.${door.id}.title`)} · `}
                  {say("tournaments.round", { round: one.round, rounds: one.rounds })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}
