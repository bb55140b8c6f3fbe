/** Where the table passes for the player, and where it asks. */
import type { AutoPass } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import type { Key, Props } from "../keys.ts";
import { PHASES } from "../look/look.ts";
import { passedPhases } from "../passed.ts";
import css from "./stops.module.css";

type Phase = (typeof PHASES)[number];

/** In a phase the player is asked where something can be done, is passed for, or is asked each time. */
type Stop = "asks" | "passes" | "waits";

const stopAt = ({ phases, waits }: AutoPass, phase: Phase): Stop =>
  phases.includes(phase) ? "passes" : waits.includes(phase) ? "waits" : "asks";

const AFTER: { readonly [S in Stop]: Stop } = { asks: "passes", passes: "waits", waits: "asks" };

/** The next way for this phase, and the same as before for the others. */
function turned(standing: AutoPass, phase: Phase): void {
  const { phases, waits, always, leave } = standing;
  const next = AFTER[stopAt(standing, phase)];
  const within = (named: readonly string[], stop: Stop) => [
    ...named.filter((one) => one !== phase),
    ...(next === stop ? [phase] : []),
  ];
  leave({ phases: within(phases, "passes"), waits: within(waits, "waits"), always });
}

/** What stands beside the name of a phase: it has been passed just now, or else how it is asked in. */
const MARKS: { readonly [S in Stop | "passed"]: string | null } = {
  asks: null,
  passes: "M2 3l5 5-5 5M8 3l5 5-5 5",
  waits: "M8 2v2M4 11V8a4 4 0 0 1 8 0v3l1.5 1.5h-11zM6.8 14h2.4",
  passed: "M2.5 8.5l4 4 7-8",
};

/**
 * A phase of the ribbon: one press says whether the player is asked there. Without auto-passing at this table it only
 * names the phase.
 */
export const PhaseStop = ({
  props: { say, standing },
  phase,
  children,
}: {
  readonly props: Props;
  readonly phase: Phase;
  readonly children: ReactNode;
}) => {
  if (!standing) return <span>{children}</span>;
  const stop = stopAt(standing, phase);
  const key: Key = `stops.${stop}`;
  const words = say(key, { phase: say(`phase.${phase}`) });
  const passed = standing.where.includes(phase);
  const mark = MARKS[passed ? "passed" : stop];
  return (
    <button
      type="button"
      className={css.stop}
      aria-pressed={stop === "passes"}
      data-stop={stop}
      data-passed={passed || undefined}
      aria-label={words}
      title={words}
      onClick={() => turned(standing, phase)}
    >
      <span>{children}</span>
      <svg key={passed ? "passed" : stop} className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
        {mark && <path d={mark} />}
      </svg>
    </button>
  );
};

/** The switch for passing where nothing can be done, what has been passed, and the way back. */
export const StandingLine = ({ props }: { readonly props: Props }) => {
  const { say, standing } = props;
  if (!standing) return null;
  const { phases, waits, always, passed, leave } = standing;
  const quiet = waits.length === 0;
  return (
    <div className={css.line}>
      {passed > 0 && <Passed props={props} standing={standing} />}
      {passed === 0 && phases.length > 0 && <Order props={props} standing={standing} />}
      <button
        type="button"
        role="switch"
        className={css.quiet}
        aria-checked={quiet}
        onClick={() => leave({ phases, always, waits: quiet ? PHASES : [] })}
      >
        <i aria-hidden="true" />
        {say("stops.quiet")}
      </button>
    </div>
  );
};

interface PartProps {
  readonly props: Props;
  readonly standing: AutoPass;
}

/** Where the table has passed since the player chose, and how to be asked there. */
const Passed = ({ props: { say }, standing }: PartProps) => {
  const { phases, waits, always, where, leave, takeBack } = standing;
  const known = where.filter((phase) => PHASES.some((one) => one === phase));
  const ask = () =>
    leave({
      phases: phases.filter((phase) => !where.includes(phase)),
      waits: [...new Set([...waits, ...known])],
      always,
    });
  return (
    <>
      <span role="status">{say("stops.passed", { phases: passedPhases(say, where) })}</span>
      {known.length > 0 && (
        <button type="button" onClick={ask}>
          {say("stops.ask-me")}
        </button>
      )}
      {takeBack && (
        <button type="button" onClick={takeBack}>
          {say("stops.back")}
        </button>
      )}
    </>
  );
};

/** What the order does, in a line: where it holds, and whether it asks where something concerns the player. */
const Order = ({ props: { say }, standing }: PartProps) => {
  const { phases, waits, always, held, leave } = standing;
  return (
    <>
      <span>{say(held ? "stops.held" : "stops.standing", { count: phases.length })}</span>
      <button type="button" aria-pressed={always} onClick={() => leave({ phases, waits, always: !always })}>
        {say(always ? "stops.always" : "stops.until")}
      </button>
    </>
  );
};

/** All phases with their stops, each on a line of its own: for windows that have no room for the ribbon. */
export const Stops = ({ props }: { readonly props: Props }) => (
  <>
    <StandingLine props={props} />
    <ol className={css.stops}>
      {PHASES.map((phase) => (
        <li key={phase} aria-current={phase === props.view.phase ? "step" : undefined}>
          <PhaseStop props={props} phase={phase}>
            {props.say(`phase.${phase}`)}
          </PhaseStop>
        </li>
      ))}
    </ol>
  </>
);
