import { Button } from "../ui/index.ts";
import { useNow } from "./Clocks.tsx";
import { breakLeft, type GameClocks } from "./gameClocks.ts";
import { inWords } from "./spans.ts";
import styles from "./time.module.css";
import { useTimeWords } from "./words.ts";

interface RestingProps {
  readonly told: GameClocks;
  /** Proposes to go on; null for a spectator. */
  readonly onGo: (() => void) | null;
}

/** While the table rests by consent: how long, and the way on. */
export function Resting({ told, onGo }: RestingProps) {
  const say = useTimeWords();
  const left = breakLeft(told, useNow(told, "live"));
  if (!say) return null;
  return (
    <span className={styles.resting}>
      <span role="timer">
        {left === null ? say("resting.adjourn") : say("resting.pause", { time: inWords(left, true, say) })}
      </span>
      {onGo && (
        <Button variant="gold" onClick={onGo}>
          {say("resume")}
        </Button>
      )}
    </span>
  );
}
