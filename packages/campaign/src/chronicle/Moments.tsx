/** The moments that weighed most, each with a way back to it. */
import type { Happened, Say } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import { type ComponentType, useMemo } from "react";
import type { MomentOf } from "../ended/moments.ts";
import css from "./chronicle.module.css";
import { Judged, JudgeFoot, type JudgeSay, type JudgeWords } from "./Judged.tsx";
import { type Bench, type ToJudge, useJudge } from "./useJudge.ts";
import { useSeen } from "./useSeen.ts";

/** What an event is told with in the words of the log. */
interface Spoken<G extends Core, S> {
  readonly say: S;
  readonly view: G;
  readonly seat: null;
  readonly log: readonly Happened<G>[];
}

/** How a game tells its moments. `S`: what its words are said by. */
interface MomentTelling<G extends Core, S, Matter, Scene, Key extends string> {
  readonly bench: Bench<G>;
  readonly judgeWords: (say: S) => JudgeWords<G>;
  readonly titleOf: (say: S, matter: Matter) => string;
  /** An event in words, or null. */
  readonly line: (event: Happened<G>, spoken: Spoken<G, S>) => { readonly text: string } | null;
  /** What a fight has cost both sides, or null. */
  readonly lossesOf: (matter: Matter) => readonly [free: number, shadow: number] | null;
  /** A small picture of it. */
  readonly sceneOf: (matter: Matter) => Scene;
  readonly Vignette: ComponentType<{ readonly of: Scene; readonly size: number }>;
  /** What the losses of a fight, the way back, and that to those who hear it, are said by. */
  readonly keys: { readonly losses: Key; readonly look: Key; readonly lookAt: Key };
}

interface MomentsProps<G extends Core, S, Matter> extends Omit<ToJudge<G>, "events"> {
  readonly say: S;
  readonly view: G;
  readonly moments: readonly MomentOf<Happened<G>, Matter>[];
  /** Shows the board as it stood at this version. */
  readonly onLook: (version: number) => void;
}

const eventOf = <E,>({ told: [event] }: MomentOf<E, unknown>): E => event;

/** What happened, in the words of the log. */
function textOf<G extends Core, S extends Say<Key>, Matter, Key extends string>(
  { line, lossesOf, keys }: Pick<MomentTelling<G, S, Matter, never, Key>, "line" | "lossesOf" | "keys">,
  { say, view }: Pick<MomentsProps<G, S, Matter>, "say" | "view">,
  { told, matter }: MomentOf<Happened<G>, Matter>,
): string {
  const lines = told.map((event) => line(event, { say, view, seat: null, log: told })?.text ?? "");
  const losses = lossesOf(matter);
  const lost = losses ? say(keys.losses, { free: losses[0], shadow: losses[1] }) : "";
  return paragraph(say, ...lines, lost).replaceAll(/<\/?b>/g, "");
}

interface ListProps<G extends Core, S, Matter, Scene, Key extends string> extends MomentsProps<G, S, Matter> {
  readonly telling: MomentTelling<G, S, Matter, Scene, Key>;
}

/** The words of all lists of moments, and those of the game. */
type MomentSay<Key extends string> = JudgeSay & Say<"turn.number" | Key>;

function MomentList<G extends Core, S extends MomentSay<Key>, Matter, Scene, Key extends string>({
  telling,
  ...props
}: ListProps<G, S, Matter, Scene, Key>) {
  const { say, moments, log, seat, fetchSave, onLook } = props;
  const { bench, keys, Vignette } = telling;
  const words = telling.judgeWords(say);
  const events = useMemo(() => moments.map(eventOf), [moments]);
  const judging = useJudge(bench, { log, seat, events, fetchSave });
  // A device works only for what its player looks at.
  const box = useSeen(() => judging?.state === "at-rest" && judging.begin());
  return (
    <>
      <ol className={css.moments} ref={box}>
        {moments.map((moment, i) => {
          const { version, index } = eventOf(moment);
          const title = sentenceCase(telling.titleOf(say, moment.matter));
          const opinion = judging?.opinions[i];
          return (
            <li key={`${version}:${index}`}>
              <Vignette of={telling.sceneOf(moment.matter)} size={84} />
              <div>
                <small>{say("turn.number", { turn: moment.turn })}</small>
                <h4>{title}</h4>
                <p>{textOf(telling, props, moment)}</p>
                <button
                  type="button"
                  className={css.look}
                  aria-label={say(keys.lookAt, { title })}
                  onClick={() => onLook(version)}
                >
                  {say(keys.look)}
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

/** Moments side by side, each with what the computer thinks of the choice that it came of, as a game tells them. */
export const momentsBy =
  <G extends Core, S extends MomentSay<Key>, Matter, Scene, Key extends string>(
    telling: MomentTelling<G, S, Matter, Scene, Key>,
  ) =>
  (props: MomentsProps<G, S, Matter>) => <MomentList {...props} telling={telling} />;
