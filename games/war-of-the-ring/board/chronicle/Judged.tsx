import { UNSEEN } from "@westmarch/boardkit";
/** What was chosen at a moment, and what the computer would have chosen, with the chance that it gives each. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import { chronicleStyles as css } from "@westmarch/campaign/chronicle";
import { FACE, FREE } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { GameSay } from "../keys.ts";
import { takenUp } from "../labels/who.ts";
import { label, sentence } from "../labels.ts";
import { face, player } from "../log/slots.ts";
import type { Decision } from "./judge/task.ts";
import type { Judging, Opinion } from "./useJudge.ts";

const bare = (text: string): string => text.replaceAll(/<\/?b>/g, "");

/** A choice as its button said it, with what it was offered under. */
function inWords(say: GameSay, { view, ask }: Decision, option: Decision["chosen"]): string {
  const { text: choice, group } = label(option, ask, { say, view, selected: null });
  const die = takenUp(group?.id ?? null, "die");
  const whole = FACE.is(die)
    ? say("ending.judge.die", { choice, face: face(say, die) })
    : group
      ? say("ending.judge.option", { group: group.text, choice })
      : choice;
  return bare(sentenceCase(whole));
}

/** Questions whose choices say all by themselves. */
const PLAIN: readonly string[] = ["act", "attack", "move"];

/** What was asked, where a choice is not understood without it. */
const questionOf = (say: GameSay, { view, ask }: Decision): string | null =>
  PLAIN.includes(ask.prompt) ? null : bare(sentence(ask, { say, view, selected: null }));

/** A chance as a bar: up to `before` in grey, what is more in the colour of the side that chose. */
const Bar = ({ share, before }: { readonly share: number; readonly before: number }) => (
  <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className={css.even} width={before * 100} height="8" />
    <rect className={css.more} x={before * 100} width={(share - before) * 100} height="8" />
  </svg>
);

const Chance = (props: { say: GameSay; share: number; before?: number }) => (
  <dd className={css.chance}>
    <Bar share={props.share} before={props.before ?? props.share} />
    <span>{props.say("ending.judge.chance", { share: props.share })}</span>
  </dd>
);

function Verdict({ say, decision }: { readonly say: GameSay; readonly decision: Decision }) {
  const { view, seat, chosen, better, chances } = decision;
  const same = better === chosen;
  const question = questionOf(say, decision);
  const { who } = player(say, view, seat);
  return (
    <dl className={css.verdict} data-side={sideOf(view, seat) === FREE ? "free" : "shadow"}>
      <div>
        <dt>{sentenceCase(say("ending.judge.chose", { who }))}</dt>
        {question && (
          <dd>
            <small>{question}</small>
          </dd>
        )}
        <dd>{inWords(say, decision, chosen)}</dd>
        <Chance say={say} share={chances[0]} />
      </div>
      {same ? (
        <div>
          <dd>{say("ending.judge.same")}</dd>
        </div>
      ) : (
        <div>
          <dt>{say("ending.judge.better")}</dt>
          <dd>{inWords(say, decision, better)}</dd>
          <Chance say={say} share={chances[1]} before={chances[0]} />
        </div>
      )}
    </dl>
  );
}

export interface JudgedProps {
  readonly say: GameSay;
  /** What the moment is called. */
  readonly title: string;
  readonly judging: Judging;
  readonly opinion: Opinion;
}

/** The computer's opinion of one moment, or how far it is with it. */
export function Judged({ say, title, judging, opinion }: JudgedProps) {
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
    <Verdict say={say} decision={decision} />
  ) : (
    <p className={css.verdict}>{say("ending.judge.none")}</p>
  );
}

/** What the opinions are worth, and the way to stop or to begin. */
export function JudgeFoot({ say, judging }: Pick<JudgedProps, "say" | "judging">) {
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
