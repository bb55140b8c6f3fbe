/** What was chosen at a moment, and what the computer would have chosen, with the chance that it gives each. */
import { type Slots, UNSEEN } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import type { Decision } from "../judge/task.ts";
import css from "./chronicle.module.css";
import type { Judging, Opinion } from "./useJudge.ts";

/** Words that a game has for its judge. */
type JudgeKey =
  | `ending.judge.${"chose" | "better" | "same" | "chance" | "none" | "thinking" | "stop" | "begin"}`
  | `ending.judge.${"failed" | "again" | "fair" | "done"}`;
export type JudgeSay = (key: JudgeKey, slots?: Slots) => string;

/** How a game tells of a choice. */
export interface JudgeWords<G extends Core> {
  readonly who: (decision: Decision<G>) => string;
  readonly side: (decision: Decision<G>) => "free" | "shadow";
  /** What was asked, where a choice is not understood without it. */
  readonly question: (decision: Decision<G>) => string | null;
  /** A choice as its button said it, with what it was offered under. */
  readonly choice: (decision: Decision<G>, option: Decision<G>["chosen"]) => string;
}

/** A chance as a bar: up to `before` in grey, what is more in the colour of the side that chose. */
const Bar = ({ share, before }: { readonly share: number; readonly before: number }) => (
  <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className={css.even} width={before * 100} height="8" />
    <rect className={css.more} x={before * 100} width={(share - before) * 100} height="8" />
  </svg>
);

const Chance = (props: { say: JudgeSay; share: number; before?: number }) => (
  <dd className={css.chance}>
    <Bar share={props.share} before={props.before ?? props.share} />
    <span>{props.say("ending.judge.chance", { share: props.share })}</span>
  </dd>
);

const bare = (text: string): string => text.replaceAll(/<\/?b>/g, "");

interface VerdictProps<G extends Core> {
  readonly say: JudgeSay;
  readonly words: JudgeWords<G>;
  readonly decision: Decision<G>;
}

function Verdict<G extends Core>({ say, words, decision }: VerdictProps<G>) {
  const { chosen, better, chances } = decision;
  const question = words.question(decision);
  const inWords = (option: Decision<G>["chosen"]) => bare(sentenceCase(words.choice(decision, option)));
  return (
    <dl className={css.verdict} data-side={words.side(decision)}>
      <div>
        <dt>{sentenceCase(say("ending.judge.chose", { who: words.who(decision) }))}</dt>
        {question && (
          <dd>
            <small>{bare(question)}</small>
          </dd>
        )}
        <dd>{inWords(chosen)}</dd>
        <Chance say={say} share={chances[0]} />
      </div>
      {better === chosen ? (
        <div>
          <dd>{say("ending.judge.same")}</dd>
        </div>
      ) : (
        <div>
          <dt>{say("ending.judge.better")}</dt>
          <dd>{inWords(better)}</dd>
          <Chance say={say} share={chances[1]} before={chances[0]} />
        </div>
      )}
    </dl>
  );
}

export interface JudgedProps<G extends Core> extends Omit<VerdictProps<G>, "decision"> {
  /** What the moment is called. */
  readonly title: string;
  readonly judging: Judging<G>;
  readonly opinion: Opinion<G>;
}

/** The computer's opinion of one moment, or how far it is with it. */
export function Judged<G extends Core>({ say, words, title, judging, opinion }: JudgedProps<G>) {
  if ("done" in opinion)
    return judging.state === "thinking" ? (
      <progress
        className={css.thinking}
        value={opinion.done}
        aria-label={say("ending.judge.thinking", { title })}
      />
    ) : null;
  const { decision } = opinion;
  return decision ? (
    <Verdict say={say} words={words} decision={decision} />
  ) : (
    <p className={css.verdict}>{say("ending.judge.none")}</p>
  );
}

interface FootProps<G extends Core> {
  readonly say: JudgeSay;
  readonly judging: Judging<G>;
}

/** What the opinions are worth, and the way to stop or to begin. */
export function JudgeFoot<G extends Core>({ say, judging }: FootProps<G>) {
  const { state, begin, stop } = judging;
  return (
    <p className={css.judge}>
      <span role="status">
        {state === "failed"
          ? say("ending.judge.failed")
          : state === "judged" && <span style={UNSEEN}>{say("ending.judge.done")}</span>}
      </span>
      {state === "thinking" && (
        <button type="button" className={css.look} onClick={stop}>
          {say("ending.judge.stop")}
        </button>
      )}
      {(state === "at-rest" || state === "failed") && (
        <button type="button" className={css.look} onClick={begin}>
          {say(state === "failed" ? "ending.judge.again" : "ending.judge.begin")}
        </button>
      )}
      {state !== "failed" && <small>{say("ending.judge.fair")}</small>}
    </p>
  );
}
