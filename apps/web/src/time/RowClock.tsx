import type { TableSummary } from "@westmarch/protocol";
import { useMemo } from "react";
import { useWords } from "../i18n/index.ts";
import { Candle } from "./Candle.tsx";
import { sentenceOf, useNow } from "./Clocks.tsx";
import { type GameClocks, type Kind, leftNow } from "./gameClocks.ts";
import { briefly } from "./spans.ts";
import styles from "./time.module.css";
import { useTimeWords } from "./words.ts";

/** Among one’s own tables: the candle of the player whose turn it is, one’s own first; nothing where no time runs. */
export function RowClock({ summary: { pace, time, seats, mine } }: { readonly summary: TableSummary }) {
  const told = useMemo(() => time && { ...time, heard: performance.now() }, [time]);
  if (!told || !pace || pace.kind === "none") return null;
  return <Burning told={told} kind={pace.kind} seats={seats} mine={mine} />;
}

interface BurningProps extends Pick<TableSummary, "seats" | "mine"> {
  readonly told: GameClocks;
  readonly kind: Kind;
}

function Burning({ told, kind, seats, mine }: BurningProps) {
  const say = useTimeWords();
  const { say: shell } = useWords();
  const clocks = leftNow(told, kind, useNow(told, kind)).filter(({ state }) => state !== "stands");
  const clock = clocks.find(({ seat }) => mine.includes(seat)) ?? clocks[0];
  if (!say || !clock) return null;
  const player = seats.find(({ seat }) => seat === clock.seat)?.player;
  const name = player?.kind === "person" ? player.name : shell("tables.nobody");
  return (
    <p
      className={styles.beside}
      role="img"
      aria-label={sentenceOf(clock, name, mine.includes(clock.seat), kind, say)}
    >
      <Candle share={clock.share} state={clock.state} />
      <span>{clock.state === "up" ? say("up") : briefly(clock.left, kind === "live", say)}</span>
    </p>
  );
}
