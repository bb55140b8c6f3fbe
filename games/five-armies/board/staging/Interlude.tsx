import { Interlude as Slip } from "@westmarch/campaign/staging";
import type { CardId } from "../../ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { seatName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import css from "./picture.module.css";
import type { EventName, LogEvent } from "./within.ts";

/** Not spoken of while it happens. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(["drew", "discarded"]);

/** Cards of a hand that is looked at: only for the player who looks at it. */
const shownTo = (events: readonly LogEvent[], seat: number | null): readonly CardId[] =>
  events.flatMap((event) =>
    event.type === "hand-shown" && seat !== null && seat !== event.facts.seat
      ? (event.facts.cards ?? [])
      : [],
  );

/** What happens on the map, while it happens, and the cards that it comes of. */
export const Interlude = ({ happening, ...props }: Props & { readonly happening: readonly LogEvent[] }) => {
  const { say, seat, view, log, layout } = props;
  const card = cardBehind(log, happening, seat);
  const hand = shownTo(happening, seat);
  const faces = hand.length > 0 ? hand : card === null ? [] : [card];
  const read = happening.some(({ type }) => type === "card" || type === "fate-card");
  const size = layout === "wide" && read && hand.length === 0 ? "large" : "middle";
  return (
    <Slip
      props={props}
      happening={happening}
      quiet={QUIET}
      line={line}
      dice={{
        rolls: happening.flatMap(({ type, facts }) => (type === "rolled" ? [facts] : [])),
        name: (side) => seatName(say, side),
        die: (side, face) => <Die side={side} face={face} />,
      }}
      picture={(events) => <Pictures events={events} view={view} />}
      cards={faces}
      faces={() => (
        <span className={css.faces} data-many={faces.length > 1 || undefined}>
          {faces.map((one) => (
            <CardFace key={one} card={one} say={say} game={view} size={faces.length > 1 ? "small" : size} />
          ))}
        </span>
      )}
    />
  );
};
