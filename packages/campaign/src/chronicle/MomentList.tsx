/** The moments that weighed most, each with a way back to it. */
import type { Happened, Say } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import { type ReactNode, useMemo } from "react";
import css from "./chronicle.module.css";
import { Judged, JudgeFoot, type JudgeSay, type JudgeWords } from "./Judged.tsx";
import { type Bench, type ToJudge, useJudge } from "./useJudge.ts";
import { useSeen } from "./useSeen.ts";

/** How a game tells its moments. `S`: what its words are said by. */
interface MomentTelling<G extends Core, S, M, Key extends string> {
  readonly bench: Bench<G>;
  readonly judgeWords: (say: S) => JudgeWords<G>;
  /** The event that tells a moment; its version shows it. */
  readonly eventOf: (moment: M) => Happened<G>;
  readonly titleOf: (say: S, moment: M) => string;
  /** What happened, in the words of the log. */
  readonly textOf: (say: S, view: G, moment: M) => string;
  /** A small picture of it. */
  readonly sceneOf: (moment: M) => ReactNode;
  /** What the way back says, and to those who hear it. */
  readonly look: Key;
  readonly lookAt: Key;
}

/** What the moments of a log are told with. */
export interface MomentsProps<G extends Core, S, M extends { readonly turn: number }>
  extends Omit<ToJudge<G>, "events"> {
  readonly say: S;
  readonly view: G;
  readonly moments: readonly M[];
  /** Shows the board as it stood at this version. */
  readonly onLook: (version: number) => void;
}

interface MomentListProps<
  G extends Core,
  S extends JudgeSay & Say<"turn.number" | Key>,
  M extends { readonly turn: number },
  Key extends string,
> extends MomentsProps<G, S, M> {
  readonly telling: MomentTelling<G, S, M, Key>;
}

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export function MomentList<
  G extends Core,
  S extends JudgeSay & Say<"turn.number" | Key>,
  M extends { readonly turn: number },
  Key extends string,
>({ say, view, moments, log, seat, fetchSave, onLook, telling }: MomentListProps<G, S, M, Key>) {
  const { bench, eventOf } = telling;
  const words = telling.judgeWords(say);
  const events = useMemo(() => moments.map(eventOf), [moments, eventOf]);
  const judging = useJudge(bench, { log, seat, events, fetchSave });
  // A device works only for what its player looks at.
  const box = useSeen(() => judging?.state === "at-rest" && judging.begin());
  return (
    <>
      <ol className={css.moments} ref={box}>
        {moments.map((moment, i) => {
          const { version, index } = eventOf(moment);
          const title = sentenceCase(telling.titleOf(say, moment));
          const opinion = judging?.opinions[i];
          return (
            <li key={`${version}:${index}`}>
              {telling.sceneOf(moment)}
              <div>
                <small>{say("turn.number", { turn: moment.turn })}</small>
                <h4>{title}</h4>
                <p>{telling.textOf(say, view, moment).replaceAll(/<\/?b>/g, "")}</p>
                <button
                  type="button"
                  className={css.look}
                  aria-label={say(telling.lookAt, { title })}
                  onClick={() => onLook(version)}
                >
                  {say(telling.look)}
                </button>
              </div>
              {judging && opinion && (
                <Judged say={say} words={words} title={title} judging={judging} opinion={opinion} />
              )}
            </li>
          );
        })}
      </ol>
      {judging && <JudgeFoot say={say} judging={judging} />}
    </>
  );
}
