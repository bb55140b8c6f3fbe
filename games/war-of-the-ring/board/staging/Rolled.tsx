import type { Props } from "../keys.ts";
import { sideName } from "../names.ts";
import { Die } from "../trays/Die.tsx";
import css from "./rolled.module.css";
import type { Told } from "./within.ts";

/** Both pools as they fall: a row for each side, one die after the other. */
export const Rolled = ({ events, say }: { readonly events: readonly Told[]; readonly say: Props["say"] }) => (
  <div className={css.pools}>
    {events.flatMap((event) =>
      event.type === "rolled"
        ? [
            <p key={event.facts.side} className={css.pool}>
              <span>{sideName(say, event.facts.side)}</span>
              <span className={css.dice}>
                {event.facts.faces.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
                  <span key={i} className={css.die} style={{ animationDelay: `${i * 55}ms` }}>
                    <Die side={event.facts.side} face={face} />
                  </span>
                ))}
              </span>
            </p>,
          ]
        : [],
    )}
  </div>
);
