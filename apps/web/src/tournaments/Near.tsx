import type { TournamentSummary } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { allTournaments } from "./api.ts";
import { FlagOf } from "./Flag.tsx";
import styles from "./tournaments.module.css";
import { useTournamentsWords } from "./words.ts";

/** The tournaments that can be entered or followed; none as long as they are not known. */
export function useNear(): readonly TournamentSummary[] {
  const [all, setAll] = useState<readonly TournamentSummary[]>([]);
  useEffect(() => {
    let current = true;
    void allTournaments().then((answer) => current && answer.ok && setAll(answer.value));
    return () => {
      current = false;
    };
  }, []);
  return all.filter(({ state }) => state !== "over");
}

/** What is going on, for the public lobby: tournaments, each a line, and the way to all. */
export function Near({ near }: { readonly near: readonly TournamentSummary[] }) {
  const say = useTournamentsWords();
  const { say: shell } = useWords();
  if (!say) return null;
  return (
    <Leaf
      id="tournaments"
      title={say("title")}
      aside={
        <Link href="/tournaments" className={styles.all}>
          {say("back")}
        </Link>
      }
    >
      <ul className={`${styles.rows} ${styles.near}`}>
        {near.map((one) => {
          const door = doorOf(one.game);
          return (
            <li key={one.id}>
              <FlagOf of={one} width={38} />
              <div>
                <h3>
                  <Link href={`/tournament/${one.id}`}>{one.name}</Link>
                </h3>
                <p className={styles.aside}>
                  {door ? shell(`door.${door.id}.title`) : one.game} · {say(`kind.${one.kind}`)}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Leaf>
  );
}
