import { eventsOfStep } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import type { CardId } from "../../data/ids.ts";
import type { Words } from "../../words.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import css from "./interlude.module.css";
import { doer, type EventName, type LoggedEvent } from "./within.ts";

type Read<T extends EventName> = (facts: Words["events"][T]) => readonly CardId[];

/** What is spoken of while it happens, and the cards that lie there to be read meanwhile. Everything else is seen. */
const SPOKEN: { readonly [T in EventName]?: Read<T> } = {
  turn: () => [],
  out: () => [],
  played: ({ card }) => [card],
  used: ({ card }) => [card],
  triggered: ({ card }) => [card],
  cancelled: ({ card }) => [card],
  revealed: ({ cards }) => cards,
  "looked-at": ({ cards = [] }) => cards,
  killed: () => [],
  prevented: () => [],
  "ring-on": () => [],
  "ring-bearer": () => [],
  "site-laid": ({ card }) => [card],
  archery: () => [],
  bid: () => [],
  "move-limit": () => [],
};

const readIn = <T extends EventName>({
  type,
  facts,
}: {
  readonly type: T;
  readonly facts: Words["events"][T];
}): readonly CardId[] => SPOKEN[type]?.(facts) ?? [];

/** Players are not told of their own choices, but are shown cards that they get to look at. */
const isNews = (event: LoggedEvent, { log, seat }: Props): boolean =>
  event.type in SPOKEN &&
  (seat === null || doer(log, log.lastIndexOf(event)) !== seat || event.type === "looked-at");

/** More cards than these are not laid out. */
const MOST = 5;

/** What happens on the table, in a line above it while it happens, with the card that it comes of. */
export const Interlude = (props: Props) => {
  const { say, seat, view, log, layout, calm, step } = props;
  const events = eventsOfStep({ step, log }).filter((event) => isNews(event, props));
  const cards = [...new Set(events.flatMap(readIn))].slice(0, MOST);
  const words = events.flatMap((event) => line(event, { say, seat, view, log })?.text ?? []);
  const [first] = events;
  if (!first || (words.length === 0 && cards.length === 0)) return null;
  return (
    // Those who listen hear the same from the log, once it has happened.
    <div className={css.interlude} aria-hidden="true" data-layout={layout} data-calm={calm || undefined}>
      {words.length > 0 && (
        <p className={css.slip} key={`${first.version}.${first.index}`}>
          {paragraph(say, ...words).replace(/<\/?b>/g, "")}
        </p>
      )}
      {cards.length > 0 && (
        <div
          className={css.cards}
          key={cards.join()}
          data-several={cards.length > 1 || undefined}
          data-many={cards.length > 2 || undefined}
        >
          {cards.map((card) => (
            <CardFace
              key={card}
              card={card}
              say={say}
              size={cards.length === 1 && layout === "wide" ? "large" : "middle"}
            />
          ))}
        </div>
      )}
    </div>
  );
};
