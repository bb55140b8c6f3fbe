/** Where the table passes for the player, and where it asks: a stop is a phase without an order. */
import type { AutoPass } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import type { Props } from "../keys.ts";
import { PHASES } from "../look/look.ts";
import css from "./stops.module.css";

type Phase = (typeof PHASES)[number];

/** The order with this phase in it, or without. */
function turned({ phases, always, leave }: AutoPass, phase: Phase): void {
  const others = phases.filter((one) => one !== phase);
  leave(others.length < phases.length ? others : [...phases, phase], always);
}

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
  const passes = standing.phases.includes(phase);
  const words = say(passes ? "stops.passes" : "stops.asks", { phase: say(`phase.${phase}`) });
  return (
    <button
      type="button"
      className={css.stop}
      aria-pressed={passes}
      aria-label={words}
      title={words}
      onClick={() => turned(standing, phase)}
    >
      <span>{children}</span>
      <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
        {passes ? (
          <path d="M2 3l5 5-5 5M8 3l5 5-5 5" />
        ) : (
          <path d="M8 2v2M4 11V8a4 4 0 0 1 8 0v3l1.5 1.5h-11zM6.8 14h2.4" />
        )}
      </svg>
    </button>
  );
};

/** What the order does, in a line: where it holds, what it has passed, and the way back; and how to leave one. */
export const StandingLine = ({
  props: { say, standing },
  hint = true,
}: {
  readonly props: Props;
  /** There is room to say how an order is left, while there is none. */
  readonly hint?: boolean;
}) => {
  if (!standing) return null;
  const { phases, always, held, passed, leave, takeBack } = standing;
  if (phases.length === 0 && passed === 0)
    return (
      hint && (
        <p className={css.line} data-hint>
          {say("stops.hint")}
        </p>
      )
    );
  return (
    <p className={css.line} role="status">
      {passed > 0 ? (
        <span>{say("stops.passed", { count: passed })}</span>
      ) : (
        <span>{say(held ? "stops.held" : "stops.standing", { count: phases.length })}</span>
      )}
      {takeBack && (
        <button type="button" onClick={takeBack}>
          {say("stops.back")}
        </button>
      )}
      {phases.length > 0 && (
        <button type="button" aria-pressed={always} onClick={() => leave(phases, !always)}>
          {say(always ? "stops.always" : "stops.until")}
        </button>
      )}
    </p>
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
