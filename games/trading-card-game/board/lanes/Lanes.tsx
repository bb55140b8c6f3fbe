import type { CSSProperties } from "react";
import { TABLE } from "../acting/touches.ts";
import { Hems } from "../areas/Hems.tsx";
import { Laid, type Seen } from "../areas/Laid.tsx";
import { Peg } from "../cards/Peg.tsx";
import { Sign } from "../cards/Sign.tsx";
import type { Column, CopyOnTable, Lane } from "../look/look.ts";
import { defenderSays, minionSays } from "../look/sentences.ts";
import { sidesOf } from "../look/sides.ts";
import type { Sides } from "../look/totals.ts";
import css from "./lanes.module.css";
import { load, roomForHems } from "./load.ts";

type Sized = CSSProperties & Record<`--${string}`, number | string>;

/** Minions side by side; where there is no room they lie over each other. */
export const Minions = ({
  seen,
  minions,
  lane,
}: {
  readonly seen: Seen;
  readonly minions: readonly CopyOnTable[];
  readonly lane: Lane | null;
}) => {
  const { props, look, totals } = seen;
  const { say, names } = props;
  return (
    <ul className={css.minions} data-minions style={{ "--minions": minions.length } as Sized}>
      {minions.map((minion) => (
        <li key={minion.copy.id} data-uncovered>
          <Laid
            seen={seen}
            standing={minion}
            label={minionSays({ say, names, totals }, minion, lane, look.others.length + 1)}
            read={props.layout === "wide"}
          />
          {lane && look.others.length > 1 && (
            <span className={css.owner}>
              <Peg seat={minion.copy.owner} />
            </span>
          )}
          <Hems bears={minion.bears} say={say} />
        </li>
      ))}
    </ul>
  );
};

/** Two crossed swords. */
export const Swords = () => (
  <svg className={css.swords} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
    <Sign name="Skirmish" size={22} />
  </svg>
);

/** Strength against strength, with the ribbons that lead to it. */
const Plate = ({ sides, lane }: { readonly sides: Sides | null; readonly lane: Lane }) => (
  <span
    className={css.plate}
    data-uncovered
    data-explain={`lane:${lane.defender.copy.id}`}
    aria-hidden="true"
  >
    <b className={css.free}>{sides?.fellowship ?? "·"}</b>
    <Swords />
    <b className={css.shadow}>{sides?.minions ?? "·"}</b>
  </span>
);

/** A character of the fellowship with what it bears, and its Ring's burdens. */
export const Defender = ({ seen, lane }: { readonly seen: Seen; readonly lane: Lane }) => {
  const { props, look, totals } = seen;
  const { say, names } = props;
  const leader = [look.own, ...look.others].find(({ free }) => free);
  return (
    <div className={css.defender} data-uncovered>
      <Laid
        seen={seen}
        standing={lane.defender}
        label={defenderSays({ say, names, totals }, lane, look)}
        read={props.layout === "wide"}
        burdens={lane.ringBearer ? (leader?.burdens ?? 0) : 0}
        worn={lane.ringBearer && leader?.worn === true}
      />
      <Hems bears={lane.defender.bears} say={say} />
    </div>
  );
};

const LaneView = ({ seen, lane }: { readonly seen: Seen; readonly lane: Lane }) => {
  const { say } = seen.props;
  const fought = lane.minions.length > 0;
  return (
    <li
      className={css.lane}
      style={{ "--minions": lane.minions.length } as Sized}
      data-now={lane.now || undefined}
      data-fought={fought || undefined}
      data-lane={lane.defender.copy.id}
    >
      <Minions seen={seen} minions={lane.minions} lane={lane} />
      <span className={css.between}>
        {fought ? (
          <Plate lane={lane} sides={seen.totals && sidesOf(seen.totals, lane)} />
        ) : (
          <em className={css.aside}>{say("look.free")}</em>
        )}
      </span>
      <Defender seen={seen} lane={lane} />
    </li>
  );
};

const ownerOf = ({ props: { say, names }, look }: Seen, seat: number): string => {
  if (look.others.length === 1) return say("look.minions");
  return seat === look.near && look.own.own
    ? say("look.minions.yours")
    : say("look.minions.of", { name: names[seat] ?? "" });
};

/** Whose minions stand together, for those who see it. */
export const Whose = ({ seen: { props }, seat }: { readonly seen: Seen; readonly seat: number }) => (
  <p className={css.whose} style={{ "--seat": `var(--seat-${seat})` } as Sized} aria-hidden="true">
    <Peg seat={seat} />
    <span>{props.names[seat]}</span>
  </p>
);

/** Minions that are not assigned, beside the lanes of those that are. */
const Waiting = ({ seen, column }: { readonly seen: Seen; readonly column: Column }) => (
  <li className={css.lane} data-waiting style={{ "--minions": column.minions.length } as Sized}>
    <Minions seen={seen} minions={column.minions} lane={null} />
    <span className={css.between}>
      {seen.look.others.length > 1 && <Whose seen={seen} seat={column.seat} />}
      <em className={css.aside}>{seen.props.say("look.loose")}</em>
    </span>
  </li>
);

/** How far both sides shoot (10.3). */
const Arrows = ({ seen, totals }: { readonly seen: Seen; readonly totals: Sides }) => {
  const { say } = seen.props;
  return (
    <p className={css.arrows} data-uncovered data-explain="archery">
      <span>
        {say("look.archery.fellowship")} <b className={css.free}>{totals.fellowship}</b>
      </span>
      <span>
        {say("look.archery.minions")} <b className={css.shadow}>{totals.minions}</b>
      </span>
    </p>
  );
};

/** All minions in a row, with three and more players in a column for each Shadow, above the whole fellowship. */
const Muster = ({ seen }: { readonly seen: Seen }) => {
  const { look, totals } = seen;
  return (
    <>
      <ul className={css.columns}>
        {look.columns.map(({ seat, minions }) =>
          minions.length === 0 ? null : (
            <li
              key={seat}
              className={css.column}
              aria-label={ownerOf(seen, seat)}
              style={{ "--minions": minions.length } as Sized}
            >
              <Minions seen={seen} minions={minions} lane={null} />
              {look.others.length > 1 && <Whose seen={seen} seat={seat} />}
            </li>
          ),
        )}
      </ul>
      <div className={css.between}>{totals?.archery && <Arrows seen={seen} totals={totals.archery} />}</div>
      <ul className={css.row}>
        {look.lanes.map((lane) => (
          <li key={lane.defender.copy.id} className={css.lane} data-lane={lane.defender.copy.id}>
            <Defender seen={seen} lane={lane} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The fellowship, and the minions before it: in lanes as soon as anybody is assigned. */
export const Lanes = (seen: Seen) => {
  const { props, look } = seen;
  const fought = look.lanes.some(({ minions }) => minions.length > 0);
  const opposed = look.columns.some(({ minions }) => minions.length > 0);
  const read = props.layout === "wide";
  return (
    <section className={css.lanes} data-area="lanes" data-drop={TABLE} aria-label={props.say("look.lanes")}>
      <div
        className={css.inner}
        data-mode={fought ? "lanes" : opposed ? "muster" : "alone"}
        data-read={read || undefined}
        data-rows={!read || undefined}
        style={{ "--load": load(look, true), ...roomForHems(look) } as Sized}
      >
        {fought ? (
          <ul className={css.row}>
            {look.lanes.map((lane) => (
              <LaneView key={lane.defender.copy.id} seen={seen} lane={lane} />
            ))}
            {look.columns.map(
              (column) =>
                column.minions.length > 0 && (
                  <Waiting key={`of ${column.seat}`} seen={seen} column={column} />
                ),
            )}
          </ul>
        ) : (
          <Muster seen={seen} />
        )}
      </div>
    </section>
  );
};
