import { paragraph } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import type { Pace } from "@westmarch/protocol";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { announce, unseen } from "../ui/index.ts";
import { Candle } from "./Candle.tsx";
import { type GameClocks, isSaid, type Kind, type Left, leftNow } from "./gameClocks.ts";
import { briefly, inWords } from "./spans.ts";
import styles from "./time.module.css";
import { type TimeSay, useTimeWords } from "./words.ts";

/** Milliseconds between looks at clocks on which seconds count, and on which they do not. */
const EVERY = { live: 250, slow: 15_000 } as const;

/** The time by this device's own reckoning, looked at now and then while a clock runs, and at once when the page is seen again. */
export function useNow(told: GameClocks, kind: Kind): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const look = () => setNow(performance.now());
    look();
    const runs = told.rests?.left != null || told.awaits !== undefined || told.seats.some((one) => one.runs);
    const timer = runs ? setInterval(look, EVERY[kind]) : undefined;
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [told, kind]);
  return Math.max(now, told.heard);
}

interface ClocksProps {
  readonly told: GameClocks;
  readonly kind: Exclude<Pace["kind"], "none">;
  readonly names: readonly string[];
  /** The seat that looks; null: a spectator. */
  readonly seat: Seat | null;
  /** Opens what can be done about time. */
  readonly onOpen: () => void;
}

/** The candles of a table, one’s own first, each with its time; pressed, they open what can be done about it. */
export function Clocks({ told, kind, names, seat, onOpen }: ClocksProps) {
  const say = useTimeWords();
  const { say: shell } = useWords();
  const now = useNow(told, kind);
  const clocks = leftNow(told, kind, now).toSorted(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
  );
  const own = clocks.find((one) => one.seat === seat) ?? null;
  useWarning(own, kind, say);
  if (!say || clocks.length === 0) return null;
  const rests = told.rests !== null;
  const spoken = clocks.map((one) => sentenceOf(one, names[one.seat] ?? "", one === own, kind, say));
  return (
    <button
      type="button"
      className={styles.clocks}
      data-several={clocks.length > 2 || undefined}
      title={say("clocks.open")}
      onClick={onOpen}
    >
      <span className={unseen}>{paragraph(shell, ...spoken, ...(rests ? [say("rests.about")] : []))}</span>
      {clocks.map((one) => (
        <span
          key={one.seat}
          className={styles.clock}
          aria-hidden="true"
          data-state={one.state}
          data-late={one.late || undefined}
        >
          <Candle share={one.share} state={one.state} />
          <span className={styles.who}>{one === own ? say("you") : names[one.seat]}</span>
          <b>{one.state === "up" ? say("up") : briefly(one.left, kind === "live", say)}</b>
          {(one.state === "night" || one.state === "vacation") && <small>{say(one.state)}</small>}
        </span>
      ))}
    </button>
  );
}

/** One clock, as it is read out. */
export function sentenceOf(
  { state, left }: Left,
  name: string,
  own: boolean,
  kind: Kind,
  say: TimeSay,
): string {
  if (state === "up") return own ? say("up.own") : say("up.of", { name });
  const time = inWords(left, kind === "live", say);
  const has = own ? say("own", { time }) : say("of", { name, time });
  return state === "night" || state === "vacation" ? paragraph(say, has, say(`${state}.about`)) : has;
}

/** Says how much is left when there is little of one’s own time, each time once, and when it is up. */
function useWarning(own: Left | null, kind: Kind, say: TimeSay | null): void {
  const before = useRef<Pick<Left, "left" | "state"> | null>(null);
  const { left = null, state = "stands" } = own ?? {};
  useEffect(() => {
    const last = before.current;
    before.current = left === null ? null : { left, state };
    if (left === null || !say || !last) return;
    if (state === "up") {
      if (last.state !== "up") announce(say("up.own"));
    } else if (state === "runs" && isSaid(last.left, left, kind))
      announce(say("own", { time: inWords(left, kind === "live", say) }));
  }, [left, state, kind, say]);
}
