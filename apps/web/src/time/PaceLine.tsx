import type { Pace } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { Candle } from "./Candle.tsx";
import { paceLine, paceTerms } from "./paces.ts";
import styles from "./time.module.css";
import { useTimeWords } from "./words.ts";

/** How much time a table gives, in a line with its candle; nothing where it gives as much as one likes. */
export function PaceLine({ pace }: { readonly pace?: Pace | undefined }) {
  const say = useTimeWords();
  const { language } = useWords();
  if (!say || !pace || pace.kind === "none") return null;
  return (
    <p className={styles.line}>
      <Candle share={1} state="runs" />
      <span>{[paceLine(pace, say), ...paceTerms(pace, language, say)].join(" · ")}</span>
    </p>
  );
}
