import type { Seat } from "@westmarch/kernel";
import { useEffect, useRef, useState } from "react";
import { useSay } from "../table/text/words.tsx";
import { announce } from "../ui/index.ts";
import { Candle } from "./Candle.tsx";
import styles from "./pick.module.css";
import { type Left, leftNow, type QuestionClocks } from "./questionClocks.ts";

const SECOND = 1000;
/** Seconds from which on it is late. */
const LATE = 10;
/** Seconds at which it is said aloud how many are left. */
const SAID = [30, LATE];

/** The time now, looked at as often as a second passes. */
function useSeconds(told: QuestionClocks): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!told.runs) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [told]);
  return Math.max(now, told.heard);
}

/** Says how much is left when there is little of one's own time, each time once. */
function useWarning(left: Left | null, words: string): void {
  const before = useRef<number | null>(null);
  const seconds = left?.own ? left.seconds : null;
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (seconds !== null && last !== null && SAID.some((point) => last > point && seconds <= point))
      announce(words);
  }, [seconds, words]);
}

/** How much time is left for a choice: a candle, and seconds; a frame besides when it is late. */
export function PickClock({
  told,
  owes,
  seat,
}: {
  readonly told: QuestionClocks;
  readonly owes: readonly Seat[];
  readonly seat: Seat | null;
}) {
  const say = useSay();
  const left = leftNow(told, owes, seat, useSeconds(told));
  const words = left ? say(left.own ? "table.clock" : "table.clock.others", { seconds: left.seconds }) : "";
  useWarning(left, words);
  if (!left) return null;
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-label={words}
      title={words}
      data-late={(left.own && left.seconds <= LATE) || undefined}
      data-others={!left.own || undefined}
    >
      <Candle share={left.share} state={left.seconds === 0 ? "up" : told.runs ? "runs" : "stands"} />
      <b aria-hidden="true">{left.seconds}</b>
    </span>
  );
}
