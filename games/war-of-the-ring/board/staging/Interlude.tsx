import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import css from "./interlude.module.css";
import type { EventName, Told } from "./within.ts";

/** Too small, or too short, to be spoken of while it happens. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>([
  "allocated",
  "drew",
  "discarded",
  "withdrawn",
  "swapped",
]);

/** The events of the step that stands: the newest of its name, and those along with it. */
export function eventsOf({ step, log }: Pick<Props, "step" | "log">): readonly Told[] {
  if (!step) return [];
  let from = log.findLastIndex(({ type }) => type === step.name);
  while (from > 0 && log[from - 1]?.type === step.name && log[from - 1]?.version === log[from]?.version)
    from--;
  return from < 0 ? [] : log.slice(from);
}

/** What happens on the map, in a line above it while it happens; a card that is played lies beside it to be read. */
export const Interlude = (props: Props) => {
  const { say, seat, view, log, layout, calm } = props;
  const events = eventsOf(props).filter(({ type }) => !QUIET.has(type));
  const words = events.flatMap((event) => line(event, { say, seat, view, log })?.text ?? []);
  if (words.length === 0) return null;
  const text = words.join(" ").replace(/<\/?b>/g, "");
  const card = events.flatMap((event) => (event.type === "played" ? [event.facts.card] : [])).at(0);
  const first = events[0];
  return (
    <div className={css.interlude} role="status" data-layout={layout} data-calm={calm || undefined}>
      <p className={css.words} key={`${first?.version}.${first?.index}`}>
        {text}
      </p>
      {card !== undefined && (
        // The line has its name; whoever wants to hear it all finds it in the log.
        <div className={css.card} key={card} aria-hidden="true">
          <CardFace
            card={card}
            say={say}
            size={layout === "wide" ? "large" : "middle"}
            players={view.players}
          />
        </div>
      )}
    </div>
  );
};
