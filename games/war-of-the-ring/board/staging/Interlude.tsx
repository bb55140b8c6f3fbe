import { Interlude as Slip } from "@westmarch/campaign/staging";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { cardBehind } from "./happening.ts";
import { Pictures } from "./Picture.tsx";
import type { EventName, LogEvent } from "./within.ts";

/** Not spoken of while it happens. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(["drew", "discarded", "swapped"]);

/** What happens on the map, while it happens, and the card that it comes of. */
export const Interlude = ({ happening, ...props }: Props & { readonly happening: readonly LogEvent[] }) => {
  const { say, seat, view, log, layout } = props;
  const card = cardBehind(log, happening, seat);
  const read = happening.some(({ type }) => type === "played");
  return (
    <Slip
      props={props}
      happening={happening}
      quiet={QUIET}
      line={line}
      dice={{
        rolls: happening.flatMap(({ type, facts }) => (type === "rolled" ? [facts] : [])),
        name: (side) => sideName(say, side),
        die: (side, face) => <Die side={side} face={face} />,
      }}
      picture={(events) => <Pictures events={events} view={view} />}
      cards={card === null ? [] : [card]}
      faces={() =>
        card !== null && (
          <CardFace
            card={card}
            say={say}
            size={layout === "wide" && read ? "large" : "middle"}
            players={view.players}
          />
        )
      }
    />
  );
};
