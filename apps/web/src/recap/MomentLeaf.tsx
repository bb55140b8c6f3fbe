import type { Core } from "@westmarch/kernel";
import { type ReactNode, useMemo, useState } from "react";
import { share } from "../analysis/percent.ts";
import type { Side } from "../analysis/sides.ts";
import type { AnalysisSay } from "../analysis/words.ts";
import { BoardPicture, type Pictured } from "../table/board/BoardPicture.tsx";
import { ButtonLink, Slip } from "../ui/index.ts";
import styles from "./recap.module.css";

/** The numbers that moments are called by. */
export const ROMAN = ["I", "II", "III"] as const;

export interface MomentLeafProps {
  readonly nth: number;
  /** How the table stood after it, nothing hidden. */
  readonly view: Core;
  readonly of: Omit<Pictured, "view">;
  /** What happened, in the words of the log, or what was chosen. */
  readonly words: ReactNode;
  readonly side: Side;
  /** Whether that side is the first of two, which has a colour of its own. */
  readonly isFirst: boolean;
  /** The side's chances before and after, 0 … 1. */
  readonly from: number;
  readonly to: number;
  /** Where the game is read from there on. */
  readonly href: string;
  readonly labSay: AnalysisSay;
}

/** One moment that mattered: how the table stood, what happened, and what it changed. */
export function MomentLeaf({ nth, view, of, words, side, isFirst, from, to, href, labSay }: MomentLeafProps) {
  const [turn, setTurn] = useState("");
  const pictured = useMemo(() => ({ ...of, view }), [of, view]);
  const [before, after] = [share(from), share(to)];
  const n = ROMAN[nth] ?? "";
  return (
    <Slip className={styles.moment} aria-labelledby={`recap-${nth}`}>
      <div className={styles.picture}>
        <BoardPicture of={pictured} onMoment={setTurn} />
      </div>
      <header>
        <span className={styles.nth} aria-hidden="true">
          {n}
        </span>
        <h2 id={`recap-${nth}`}>{labSay("recap.moment", { n })}</h2>
        <small>{turn}</small>
        <ButtonLink variant="quiet" href={href} aria-label={labSay("recap.see.of", { n })}>
          {labSay("recap.see")}
        </ButtonLink>
      </header>
      <p className={styles.what}>{words}</p>
      <div className={styles.change}>
        <svg viewBox="0 0 100 14" aria-hidden="true" data-for={isFirst ? "first" : "other"}>
          <rect className={styles.all} x="0.5" y="1" width="99" height="12" />
          <rect className={styles.was} x="0.5" y="1" width={before * 0.99} height="12" />
          <rect
            className={styles.by}
            x={0.5 + Math.min(before, after) * 0.99}
            y="1"
            width={Math.abs(after - before) * 0.99}
            height="12"
          />
          <path className={styles.now} d={`M${0.5 + after * 0.99} 0l4.5 7l-4.5 7l-4.5 -7z`} />
        </svg>
        <span>
          <b data-for={isFirst ? "first" : "other"}>{side.name}</b>{" "}
          {labSay("recap.chances", { from: before, to: after })}
        </span>
      </div>
    </Slip>
  );
}
