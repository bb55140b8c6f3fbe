import { interludeBy } from "@westmarch/campaign/staging";
import type { CardId, FaceId, Side } from "../../ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { seatName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import css from "./picture.module.css";
import type { EventName, LogEvent } from "./within.ts";

/** Cards of a hand that is looked at: only for the player who looks at it. */
const shownTo = (events: readonly LogEvent[], seat: number | null): readonly CardId[] =>
  events.flatMap((event) =>
    event.type === "hand-shown" && seat !== null && seat !== event.facts.seat
      ? (event.facts.cards ?? [])
      : [],
  );

/** What happens on the map, while it happens, and the cards that it comes of. */
export const Interlude = interludeBy<LogEvent, Props, Side, FaceId, CardId>({
  quiet: new Set<EventName>(["drew", "discarded"]),
  line,
  rolledBy: ({ type, facts }) => (type === "rolled" ? facts : null),
  sideName: seatName,
  Die,
  Pictures,
  cardsBehind: (happening, { log, seat }) => {
    const hand = shownTo(happening, seat);
    if (hand.length > 0) return { cards: hand, played: false };
    const card = cardBehind(log, happening, seat);
    return {
      cards: card === null ? [] : [card],
      played: happening.some(({ type }) => type === "card" || type === "fate-card"),
    };
  },
  faces: (cards, size, { say, view }) => (
    <span className={css.faces} data-many={cards.length > 1 || undefined}>
      {cards.map((card) => (
        <CardFace key={card} card={card} say={say} game={view} size={cards.length > 1 ? "small" : size} />
      ))}
    </span>
  ),
});
