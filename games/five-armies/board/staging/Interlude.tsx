import { paragraph } from "@westmarch/boardkit/writing";
import { InterludeFrame } from "@westmarch/campaign/staging";
import type { CardId } from "../../ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import css from "./picture.module.css";
import { Rolled } from "./Rolled.tsx";
import type { EventName, Told } from "./within.ts";

/** Too small, or too short, to be spoken of while it happens. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(["drew", "discarded"]);

/** Cards of a hand that is looked at: for whoever looks at it, and for nobody else. */
const shownTo = (events: readonly Told[], seat: number | null): readonly CardId[] =>
  events.flatMap((event) =>
    event.type === "hand-shown" && seat !== null && seat !== event.facts.seat
      ? (event.facts.cards ?? [])
      : [],
  );

/**
 * What happens on the map, in a line and a picture above it while it happens. A card that is played lies beside it to be
 * read, until all that it brings about has happened.
 */
export const Interlude = ({ happening, ...props }: Props & { readonly happening: readonly Told[] }) => {
  const { say, seat, view, log, layout, calm } = props;
  const events = happening.filter(({ type }) => !QUIET.has(type));
  const card = cardBehind(log, happening, seat);
  const words = events.flatMap((event) => line(event, { say, seat, view, log })?.text ?? []);
  const first = events[0];
  const hand = shownTo(events, seat);
  const faces = hand.length > 0 ? hand : card === null ? [] : [card];
  if (words.length === 0 && faces.length === 0) return null;
  const rolled = first?.type === "rolled";
  const read = happening.some(({ type }) => type === "card" || type === "fate-card");
  const size = layout === "wide" && read && hand.length === 0 ? "large" : "middle";
  return (
    <InterludeFrame
      layout={layout}
      calm={calm}
      slip={
        words.length > 0 && first !== undefined
          ? {
              id: `${first.version}.${first.index}`,
              picture: rolled ? (
                <Rolled events={events} say={say} />
              ) : (
                <Pictures events={events} view={view} />
              ),
              words: rolled ? null : paragraph(say, ...words).replace(/<\/?b>/g, ""),
            }
          : null
      }
      card={
        faces.length > 0
          ? {
              id: faces.join(),
              face: (
                <span className={css.faces} data-many={faces.length > 1 || undefined}>
                  {faces.map((one) => (
                    <CardFace
                      key={one}
                      card={one}
                      say={say}
                      game={view}
                      size={faces.length > 1 ? "small" : size}
                    />
                  ))}
                </span>
              ),
            }
          : null
      }
    />
  );
};
