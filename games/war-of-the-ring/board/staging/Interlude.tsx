import { interludeBy } from "@westmarch/campaign/staging";
import type { CardId } from "../../data/cards.ts";
import type { FaceId, Side } from "../../data/ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import type { EventName, LogEvent } from "./within.ts";

/** What happens on the map, while it happens, and the card that it comes of. */
export const Interlude = interludeBy<LogEvent, Props, Side, FaceId, CardId>({
  quiet: new Set<EventName>(["drew", "discarded", "swapped"]),
  line,
  rolledBy: ({ type, facts }) => (type === "rolled" ? facts : null),
  sideName,
  Die,
  Pictures,
  cardsBehind: (happening, { log, seat }) => {
    const card = cardBehind(log, happening, seat);
    return {
      cards: card === null ? [] : [card],
      played: happening.some(({ type }) => type === "played"),
    };
  },
  faces: ([card], size, { say, view }) =>
    card !== undefined && <CardFace card={card} say={say} size={size} players={view.players} />,
});
