import { UNSEEN } from "@westmarch/boardkit";
import { useDismissal } from "@westmarch/boardkit/slips";
import { use, useRef } from "react";
import { CARD } from "../../data/ids.ts";
import { Acting } from "../acting/acts.ts";
import { isThing } from "../acting/touches.ts";
import type { Props } from "../keys.ts";
import { cardThing, type ThingId } from "../look/look.ts";
import type { Shows } from "./ReadingPlace.tsx";
import css from "./slip.module.css";
import { useRoom } from "./useRoom.ts";
import type { ReadSlip } from "./useSlip.ts";

/** What is pressed on the table to choose what is read: a card is read by its number, and lies there by its name. */
function thingOf(id: string): ThingId | null {
  const [kind, which] = id.split(":");
  const card = Number(which);
  if (kind === "card" && CARD.is(card)) return cardThing(card);
  return isThing(id) ? id : null;
}

/** Where on the screen a press would have been, for what answers beside it. */
const middle = () => ({ x: innerWidth / 2, y: innerHeight / 2 });

interface ReadingSlipProps extends Pick<Props, "say" | "layout"> {
  readonly slip: ReadSlip;
  readonly shows: Shows | null;
}

/**
 * A card read on a phone, at a size that is read: over the table and above the hand, which stays in use. While something
 * on the table is awaited or taken up, it lies over the hand. What may be chosen has the button for that in it.
 */
export const ReadingSlip = ({ say, layout, slip, shows }: ReadingSlipProps) => {
  const { able, selected, takes, tap } = use(Acting);
  const box = useRef<HTMLElement>(null);
  const { id, whole, close, open } = slip;
  const words = id === null ? null : shows?.(id, whole);
  useDismissal(box, words ? close : undefined);
  const thing = id === null ? null : thingOf(id);
  const awaits = selected.size > 0 && takes.size > 0;
  const beside = thing !== null && selected.has(thing) && !thing.startsWith("card:");
  const keepsOff = words && layout === "tall" && !whole && (awaits || beside);
  const { style, tight } = useRoom(box, keepsOff ? [id, ...takes].join() : null);
  if (id === null || !words) return null;
  return (
    <section
      ref={box}
      className={css.slip}
      style={style}
      aria-labelledby="reading-slip"
      data-layout={layout}
      data-whole={whole || undefined}
      data-tight={tight || undefined}
      data-awaits={awaits ? "takes" : beside ? "table" : undefined}
      data-slip
      data-area
    >
      <h2 id="reading-slip" style={UNSEEN}>
        {say("look.reading")}
      </h2>
      <div className={css.words}>{words}</div>
      <footer>
        {thing && able.has(thing) && !selected.has(thing) && (
          <button
            type="button"
            className={css.gold}
            onClick={() => {
              close();
              tap(thing, middle());
            }}
          >
            {say(id.startsWith("card:") ? "look.reading.play" : "look.reading.choose")}
          </button>
        )}
        <button type="button" onClick={() => open(id, !whole)}>
          {say(whole ? "look.reading.short" : "look.reading.whole")}
        </button>
        <button type="button" onClick={close}>
          {say("look.close")}
        </button>
      </footer>
    </section>
  );
};
