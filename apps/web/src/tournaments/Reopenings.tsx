import type { TournamentNow } from "@westmarch/protocol";
import { Leaf } from "../accounts/Leaf.tsx";
import { useWords } from "../i18n/index.ts";
import { momentOf } from "./moments.ts";
import styles from "./tournaments.module.css";
import { useNames } from "./useNames.ts";
import type { TournamentsSay } from "./words.ts";

interface ReopeningsProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** Which decisions were taken back, when and why: for everybody to read, the latest first. */
export function Reopenings({ now, say }: ReopeningsProps) {
  const { language } = useWords();
  const name = useNames({ now, say });
  if (now.reopenings.length === 0) return null;
  return (
    <Leaf id="reopenings" title={say("reopened")}>
      <ul className={styles.reopenings}>
        {now.reopenings.toReversed().map(({ at, round, between: [one, other], reason }) => (
          <li key={`${at} ${one} ${other}`}>
            <b>{say("reopened.of", { n: round, one: name(one), other: name(other) })}</b>{" "}
            <time dateTime={new Date(at).toISOString()} className={styles.aside}>
              {momentOf(at, language)}
            </time>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
