import { useEffect } from "react";
import { useWords } from "../i18n/index.ts";
import { announce } from "../ui/index.ts";
import { useNow } from "./Clocks.tsx";
import { awaitedLeft, type GameClocks } from "./gameClocks.ts";
import { briefly } from "./spans.ts";
import styles from "./time.module.css";
import { useTimeWords } from "./words.ts";

/** While not everybody has come: how long no clock runs, or for whom alone one does. */
export function Awaited({ told, names }: { readonly told: GameClocks; readonly names: readonly string[] }) {
  const say = useTimeWords();
  const { language } = useWords();
  const left = awaitedLeft(told, useNow(told, "live"));
  const isLate = left === 0;
  const missing = new Intl.ListFormat(language, { type: "conjunction" }).format(
    told.awaits?.seats.map((seat) => names[seat] ?? "") ?? [],
  );
  useEffect(() => {
    if (isLate && say) announce(say("awaits.late", { names: missing }));
  }, [isLate, missing, say]);
  if (!say || left === null) return null;
  return (
    <small className={styles.awaited} role="timer">
      {isLate ? say("awaits.late", { names: missing }) : say("awaits", { time: briefly(left, true, say) })}
    </small>
  );
}
