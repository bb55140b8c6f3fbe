import type { TournamentNow } from "@westmarch/protocol";
import { Candle } from "../time/Candle.tsx";
import { briefly } from "../time/spans.ts";
import { useLeft } from "../time/useLeft.ts";
import { useTimeWords } from "../time/words.ts";
import styles from "./countdown.module.css";
import { awaited } from "./course.ts";
import type { TournamentsSay } from "./words.ts";

interface CountdownProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** What everybody waits for, in large: the start, the clocks, the next round, or the end of an arena. Nothing where that is no matter of time. */
export function Countdown({ now, say }: CountdownProps) {
  const time = useTimeWords();
  const next = awaited(now);
  const left = useLeft(next?.left ?? null, now);
  if (!time || !next || left === null) return null;
  return (
    <div className={styles.countdown} role="timer">
      <Candle share={0.6} state="runs" />
      <p>
        <strong>{briefly(left, true, time)}</strong>
        <span>{say(`until.${next.what}`, { n: now.round + 1 })}</span>
      </p>
    </div>
  );
}
