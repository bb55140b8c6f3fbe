import { Spoken } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import { use } from "react";
import { Acting } from "../acting/acts.ts";
import type { Seen } from "../areas/Laid.tsx";
import { Drops } from "../areas/Tokens.tsx";
import { Head } from "../cards/Head.tsx";
import { copyThing, type Lane } from "../look/look.ts";
import { defenderSays } from "../look/sentences.ts";
import { sidesOf } from "../look/sides.ts";
import css from "./heads.module.css";

interface HeadsProps {
  readonly seen: Seen;
  /** Which lane is before the player, by its place. */
  readonly at: number;
  readonly go: (place: number) => void;
}

interface LaneHeadProps {
  readonly seen: Seen;
  readonly lane: Lane;
  /** Somewhere there are minions to be fought. */
  readonly fought: boolean;
  readonly isHere: boolean;
  readonly go: () => void;
}

/** A companion's head, and what his lane comes to. */
const LaneHead = ({ seen, lane, fought, isHere, go }: LaneHeadProps) => {
  const { props, look, totals } = seen;
  const { say, names } = props;
  const { takes, able, tap } = use(Acting);
  const { copy, wounds } = lane.defender;
  const sides = totals && sidesOf(totals, lane);
  const thing = copyThing(copy.id);
  return (
    <button
      type="button"
      aria-current={isHere ? "true" : undefined}
      data-now={lane.now || undefined}
      data-able={able.has(thing) || undefined}
      data-takes={takes.has(thing) || undefined}
      onClick={({ clientX: x, clientY: y }) => {
        // What is in hand is put down on the character that is touched; otherwise a touch turns to its lane.
        if (!takes.has(thing) || !tap(thing, { x, y })) go();
      }}
    >
      <Spoken
        as={paragraph(
          say,
          defenderSays({ say, names, totals }, lane, look),
          sides ? say("look.sides", { ...sides }) : "",
        )}
      >
        <span className={css.head}>
          <Head card={copy.card} />
        </span>
        {wounds > 0 && <Drops count={wounds} />}
        <span className={css.under}>
          {sides ? (
            <>
              <b className={css.free}>{sides.fellowship}</b>:<b className={css.shadow}>{sides.minions}</b>
            </>
          ) : fought ? (
            <em>{say("look.free")}</em>
          ) : (
            <b className={css.free}>{totals?.strength.get(copy.id) ?? ""}</b>
          )}
        </span>
      </Spoken>
    </button>
  );
};

/** The index of the lanes on a narrow window: a head for each of the fellowship, with what it comes to under it. */
export const Heads = ({ seen, at, go }: HeadsProps) => {
  const { props, look } = seen;
  const { say } = props;
  const fought = look.lanes.some(({ minions }) => minions.length > 0);
  const loose = look.columns.reduce((sum, { minions }) => sum + minions.length, 0);
  return (
    <ul className={css.heads} aria-label={say("look.lanes")}>
      {look.lanes.map((lane, place) => (
        <li key={lane.defender.copy.id}>
          <LaneHead seen={seen} lane={lane} fought={fought} isHere={place === at} go={() => go(place)} />
        </li>
      ))}
      {fought && loose > 0 && (
        <li>
          <button
            type="button"
            aria-current={at === look.lanes.length ? "true" : undefined}
            onClick={() => go(look.lanes.length)}
          >
            <span className={css.loose}>{loose}</span>
            <span className={css.under}>
              <em>{say("look.minions")}</em>
            </span>
          </button>
        </li>
      )}
    </ul>
  );
};
