import { LOOK_AT } from "@westmarch/boardkit/slips";
import { type CSSProperties, useEffect, useRef } from "react";
import type { Seen } from "../areas/Laid.tsx";
import { sidesOf } from "../look/sides.ts";
import type { Sides } from "../look/totals.ts";
import { Defender, Minions, Swords, Whose } from "./Lanes.tsx";
import { roomForHems } from "./load.ts";
import css from "./swipe.module.css";

interface SwipeProps {
  readonly seen: Seen;
  readonly at: number;
  readonly arrived: (place: number) => void;
}

/** Strength against strength, large. */
const Totals = ({ sides }: { readonly sides: Sides | null }) => (
  <p className={css.totals} aria-hidden="true">
    <b className={css.free}>{sides?.fellowship ?? "·"}</b>
    <Swords />
    <b className={css.shadow}>{sides?.minions ?? "·"}</b>
  </p>
);

/** Scrolls a strip to the lane that is turned to, and tells of the one that a swipe has come to. */
function useStrip({ seen, at, arrived }: SwipeProps) {
  const { calm } = seen.props;
  const strip = useRef<HTMLUListElement>(null);
  const told = useRef(at);
  useEffect(() => {
    const lane = strip.current?.children[at];
    if (told.current === at || !(lane instanceof HTMLElement) || !strip.current) return;
    told.current = at;
    const left = lane.offsetLeft - (strip.current.clientWidth - lane.offsetWidth) / 2;
    strip.current.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
  }, [at, calm]);
  // Whatever is spoken of, or has the focus by keyboard, is turned to: what a thumb lies on must not move away under it.
  useEffect(() => {
    const box = strip.current;
    const turn = ({ target, type }: Event) => {
      if (type === "focusin" && target instanceof Element && !target.matches(":focus-visible")) return;
      const place = [...(box?.children ?? [])].findIndex(
        (lane) => target instanceof Node && lane.contains(target),
      );
      if (place >= 0) arrived(place);
    };
    for (const event of [LOOK_AT, "focusin"]) box?.addEventListener(event, turn);
    return () => {
      for (const event of [LOOK_AT, "focusin"]) box?.removeEventListener(event, turn);
    };
  }, [arrived]);
  const settled = () => {
    const box = strip.current;
    if (!box) return;
    const middle = box.scrollLeft + box.clientWidth / 2;
    const place = [...box.children].findIndex(
      (lane) => lane instanceof HTMLElement && lane.offsetLeft + lane.offsetWidth > middle,
    );
    if (place < 0 || place === told.current) return;
    told.current = place;
    arrived(place);
  };
  return { strip, settled };
}

const widthOf = (many: number) => ({ "--minions": many }) as CSSProperties;

/** Minions that are in no lane yet, by the seat that has played them. */
const Waiting = ({ seen, columns }: { readonly seen: Seen; readonly columns: Seen["look"]["columns"] }) =>
  columns.map(({ seat, minions }) => (
    <div key={seat} style={widthOf(minions.length)}>
      {seen.look.others.length > 1 && <Whose seen={seen} seat={seat} />}
      <Minions seen={seen} minions={minions} lane={null} />
    </div>
  ));

/** One lane at a time on a narrow window; a swipe goes to the next, and the neighbours peep in. */
export const Swipe = (given: SwipeProps) => {
  const { seen, at } = given;
  const { props, look, totals } = seen;
  const { say } = props;
  const { strip, settled } = useStrip(given);
  const loose = look.columns.filter(({ minions }) => minions.length > 0);
  const fought = look.lanes.some(({ minions }) => minions.length > 0);
  return (
    <>
      {!fought && loose.length > 0 && (
        <section
          className={css.front}
          style={roomForHems(look) as CSSProperties}
          data-area="minions"
          aria-label={say("look.minions")}
        >
          <Waiting seen={seen} columns={loose} />
        </section>
      )}
      <ul
        ref={strip}
        className={css.swipe}
        data-area="lanes"
        aria-label={say("look.lanes")}
        onScrollEnd={settled}
        data-fought={fought || undefined}
        style={roomForHems(look) as CSSProperties}
      >
        {look.lanes.map((lane, place) => (
          <li
            key={lane.defender.copy.id}
            className={css.lane}
            data-here={place === at || undefined}
            data-now={lane.now || undefined}
            data-lane={lane.defender.copy.id}
            style={widthOf(lane.minions.length)}
          >
            {lane.minions.length > 0 && (
              <>
                <Minions seen={seen} minions={lane.minions} lane={lane} />
                <Totals sides={totals && sidesOf(totals, lane)} />
              </>
            )}
            <Defender seen={seen} lane={lane} />
          </li>
        ))}
        {fought && loose.length > 0 && (
          <li className={css.lane} data-here={at === look.lanes.length || undefined} data-loose>
            <Waiting seen={seen} columns={loose} />
          </li>
        )}
      </ul>
    </>
  );
};
