import { paragraph } from "@westmarch/boardkit/writing";
import { InterludeFrame } from "@westmarch/campaign/staging";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import type { EventName, Told } from "./within.ts";

/** Too small, or too short, to be spoken of while it happens. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(["drew", "discarded"]);

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
  if (words.length === 0 && card === null) return null;
  return (
    <InterludeFrame
      layout={layout}
      calm={calm}
      slip={
        words.length > 0 && first !== undefined
          ? {
              id: `${first.version}.${first.index}`,
              picture: <Pictures events={events} view={view} />,
              words: first.type === "rolled" ? null : paragraph(say, ...words).replace(/<\/?b>/g, ""),
            }
          : null
      }
      card={null}
    />
  );
};
