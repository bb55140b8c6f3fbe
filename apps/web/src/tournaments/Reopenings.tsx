import type { TournamentNow } from "@westmarch/protocol";
import { useCallback } from "react";
import { Leaf } from "../accounts/Leaf.tsx";
import { useWords } from "../i18n/index.ts";
import { CallFailed } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import { reopeningsOf } from "./api.ts";
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
  const { id, round: current, played } = now;
  const decided = played.filter(({ outcome }) => outcome !== null).length;
  // What is taken back is decided no more: only then is there something new to ask for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when to ask again
  const asking = useCallback(async () => {
    const answer = await reopeningsOf(id);
    if (!answer.ok) throw new CallFailed(answer);
    return { reopenings: answer.value };
  }, [id, current, decided]);
  const fetched = useFetched(asking);
  if (fetched.state === "failed")
    return (
      <Leaf id="reopenings" title={say("reopened")}>
        <NotFetched title={say("reopened.failed")} retry={fetched.retry} error={fetched.error} />
      </Leaf>
    );
  if (fetched.state === "loading" || fetched.reopenings.length === 0) return null;
  return (
    <Leaf id="reopenings" title={say("reopened")}>
      <ul className={styles.reopenings}>
        {fetched.reopenings.toReversed().map(({ at, round, between: [one, other], reason }) => (
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
