import type { Phase } from "../../words.ts";
import { PhaseStop } from "../acting/Stops.tsx";
import type { Props } from "../keys.ts";
import { type Look, PHASES } from "../look/look.ts";
import css from "./ribbon.module.css";

/** The phases of the turn, and which of them it is. */
export const Ribbon = ({ props, look }: { readonly props: Props; readonly look: Look }) => {
  const phases: readonly Phase[] = PHASES;
  const { say } = props;
  const now = phases.indexOf(look.phase);
  return (
    <ol className={css.ribbon} aria-label={say("look.phases")}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          aria-current={i === now ? "step" : undefined}
          data-past={i < now || undefined}
          data-phase={phase}
        >
          <PhaseStop props={props} phase={phase}>
            {say(`look.phase.${phase}`)}
          </PhaseStop>
          {i === now && look.fierceRound && <em>{say("look.fierce")}</em>}
        </li>
      ))}
    </ol>
  );
};
