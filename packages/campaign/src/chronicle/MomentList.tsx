/** The moments that weighed most, each with a way back to it. */
import type { Happened } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import { type ReactNode, useMemo } from "react";
import css from "./chronicle.module.css";
import { Judged, JudgeFoot, type JudgeSay, type JudgeWords } from "./Judged.tsx";
import { type Bench, type ToJudge, useJudge } from "./useJudge.ts";
import { useSeen } from "./useSeen.ts";

/** A moment as it is told. */
interface Told {
  readonly turn: string;
  readonly title: string;
  /** What happened, in the words of the log. */
  readonly text: string;
  /** A small picture of it. */
  readonly scene: ReactNode;
}

interface MomentListProps<G extends Core, M> extends Omit<ToJudge<G>, "events"> {
  /** Shows the board as it stood at this version. */
  readonly onLook: (version: number) => void;
  readonly say: JudgeSay;
  readonly bench: Bench<G>;
  readonly words: JudgeWords<G>;
  readonly moments: readonly M[];
  /** The event that tells a moment; its version shows it. */
  readonly eventOf: (moment: M) => Happened<G>;
  readonly told: (moment: M) => Told;
  /** What the way back says, and to those who hear it. */
  readonly look: string;
  readonly lookAt: (title: string) => string;
}

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export function MomentList<G extends Core, M>(props: MomentListProps<G, M>) {
  const { say, bench, words, moments, eventOf, told, log, seat, fetchSave, onLook } = props;
  const events = useMemo(() => moments.map(eventOf), [moments, eventOf]);
  const judging = useJudge(bench, { log, seat, events, fetchSave });
  // A device works only for what its player looks at.
  const box = useSeen(() => judging?.state === "at-rest" && judging.begin());
  return (
    <>
      <ol className={css.moments} ref={box}>
        {moments.map((moment, i) => {
          const { version, index } = eventOf(moment);
          const { turn, text, scene, ...of } = told(moment);
          const title = sentenceCase(of.title);
          const opinion = judging?.opinions[i];
          return (
            <li key={`${version}:${index}`}>
              {scene}
              <div>
                <small>{turn}</small>
                <h4>{title}</h4>
                <p>{text.replaceAll(/<\/?b>/g, "")}</p>
                <button
                  type="button"
                  className={css.look}
                  aria-label={props.lookAt(title)}
                  onClick={() => onLook(version)}
                >
                  {props.look}
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
