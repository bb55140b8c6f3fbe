import { useWords } from "../../i18n/index.ts";
import { hourOf, momentOf } from "../moments.ts";
import { roman } from "../numerals.ts";
import type { TournamentsSay } from "../words.ts";
import { type Draft, isLive, roundsOf } from "./draft.ts";
import styles from "./hold.module.css";

interface HoldRoadProps {
  readonly draft: Draft;
  /** When it would begin; null: when the organiser says so. */
  readonly starts: number | null;
  readonly say: TournamentsSay;
}

const MINUTE = 60_000;

/** The road of rounds, as the sentence above it makes it. */
export function HoldRoad({ draft, starts, say }: HoldRoadProps) {
  const { language } = useWords();
  const rounds = roundsOf(draft);
  const first = starts === null ? say("start.none") : momentOf(starts, language);
  if (draft.kind === "arena")
    return (
      <ol className={styles.road} aria-label={say("rounds")}>
        <li>
          <span className={styles.stone} aria-hidden="true" />
          <span>{first}</span>
        </li>
        <li>
          <span className={styles.stone} aria-hidden="true" />
          <span>
            {starts === null
              ? say("hold.ends.after", { n: Number(draft.lasts) })
              : say("hold.ends", { when: hourOf(starts + Number(draft.lasts) * MINUTE, language) })}
          </span>
        </li>
      </ol>
    );
  if (rounds === null) return <p className={styles.aside}>{say("hold.rounds.open")}</p>;
  const rest = isLive(draft) && draft.rest !== "0" ? say("hold.road.rest", { n: Number(draft.rest) }) : "";
  return (
    <ol className={styles.road} aria-label={say("rounds")} data-many={rounds > 8 || undefined}>
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
        <li key={round}>
          <span className={styles.stone}>{roman(round)}</span>
          <span>{round === 1 ? first : rest}</span>
        </li>
      ))}
    </ol>
  );
}
