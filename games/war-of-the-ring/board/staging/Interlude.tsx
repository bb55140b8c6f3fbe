import { paragraph } from "@westmarch/boardkit/writing";
import { InterludeFrame } from "@westmarch/campaign/staging";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import { Rolled } from "./Rolled.tsx";
import type { EventName, Told } from "./within.ts";

/** Too small, or too short, to be spoken of while it happens. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(["drew", "discarded", "swapped"]);

/**
 * What happens on the map, in a line and a picture above it while it happens. A card that is played lies beside it to be
 * read, until all that it brings about has happened.
 */
export const Interlude = ({ happening, ...props }: Props & { readonly happening: readonly Told[] }) => {
  const { say, seat, view, log, layout, calm } = props;
  const events = happening.filter(({ type }) => !QUIET.has(type));
  const card = cardBehind(log, happening, seat);
  const words = events.flatMap((event) => line(event, { say, seat, view, log })?.text ?? []);
  if (words.length === 0 && card === null) return null;
  const rolled = events[0]?.type === "rolled";
  const first = events[0];
  const read = happening.some(({ type }) => type === "played");
  const picture = rolled ? <Rolled events={events} say={say} /> : <Pictures events={events} view={view} />;
  return (
    <InterludeFrame
      layout={layout}
      calm={calm}
      slip={
        words.length > 0
          ? {
              id: `${first?.version}.${first?.index}`,
              picture,
              words: rolled ? null : paragraph(say, ...words).replace(/<\/?b>/g, ""),
            }
          : null
      }
      card={
        card === null
          ? null
          : {
              id: `${card}`,
              face: (
                <CardFace
                  card={card}
                  say={say}
                  size={layout === "wide" && read ? "large" : "middle"}
                  players={view.players}
                />
              ),
            }
      }
    />
  );
};
