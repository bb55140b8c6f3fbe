import type { TournamentSummary } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "../ui/index.ts";
import { allTournaments } from "./api.ts";
import { FlagOf } from "./Flag.tsx";
import styles from "./tournaments.module.css";
import { useTournamentsWords } from "./words.ts";

/** As many as stand in the public lobby. */
const FEW = 2;

interface NearProps {
  /** Nothing is shown where there is nothing to enter or to follow. */
  readonly onlyIfAny?: boolean;
}

/** What is going on, for the public lobby: tournaments that can be entered or followed, and the ways to all, and to the ladder. */
export function Near({ onlyIfAny = false }: NearProps) {
  const say = useTournamentsWords();
  const { say: shell } = useWords();
  const [all, setAll] = useState<readonly TournamentSummary[]>([]);
  useEffect(() => {
    let current = true;
    void allTournaments().then((answer) => current && answer.ok && setAll(answer.value));
    return () => {
      current = false;
    };
  }, []);
  if (!say) return null;
  const near = all.filter(({ state }) => state !== "over").slice(0, FEW);
  if (onlyIfAny && near.length === 0) return null;
  return (
    <Leaf id="tournaments" title={say("title")}>
      <ul className={styles.rows}>
        {near.map((one) => {
          const door = doorOf(one.game);
          return (
            <li key={one.id}>
              <FlagOf of={one} />
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
      <p className={styles.deeds}>
        <ButtonLink href="/tournaments" variant="quiet">
          {say("back")}
        </ButtonLink>
        <ButtonLink href="/ladder" variant="quiet">
          {shell("nav.ladder")}
        </ButtonLink>
      </p>
    </Leaf>
  );
}
