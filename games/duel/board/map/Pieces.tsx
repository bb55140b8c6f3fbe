/** What stands on the map: companies of units behind their count, and fortresses. */
import { walk } from "@westmarch/boardkit/motion";
import { useLayoutEffect, useRef } from "react";
import { ALL_REGIONS, FELLOWSHIP, REGIONS, type RegionId, type Side } from "../../data/ids.ts";
import { type Duel, unitsIn } from "../../state.ts";
import { Digits, Silhouette } from "../icons/marks.tsx";
import css from "./map.module.css";
import type { March } from "./march.ts";
import type { MapPlan } from "./plan.ts";

/** The two sides are told apart by outline as well as by colour: a lancet window, an iron crown. */
const OUTLINE = [
  "M-17 0V-30C-17-41-10-48 0-55C10-48 17-41 17-30V0Z",
  "M-17 0V-36L-12.6-40.6-13-50.4-6-46 0-56 6-46 13-50.4 12.6-40.6 17-36V0Z",
] as const;
const INNER = [
  "M-14.2 0V-29.6C-14.2-38.8-8.4-45 0-51.2C8.4-45 14.2-38.8 14.2-29.6V0",
  "M-14.2 0V-34.8L-9.8-39.4-10-45.4-5.2-42.2 0-50.6 5.2-42.2 10-45.4 9.8-39.4 14.2-34.8V0",
] as const;

const Device = ({ side }: { readonly side: Side }) =>
  side === FELLOWSHIP ? (
    <g className={css.device}>
      <path d="M0-40L1.4-36.4 5.2-36.4 2.2-34 3.4-30.2 0-32.4-3.4-30.2-2.2-34-5.2-36.4-1.4-36.4Z" />
      <path d="M-.9-8C-.5-13-1-17-2-20-4-21.4-6.6-21.4-8.6-20.4-7-22.4-4.6-23.2-2.6-22.6-3.4-25-5.4-27-7.8-27.6-4.8-28-2.4-26.6-.8-24.2-.4-26 .2-27.6 1-29-.2-26.6.4-24.6.8-22.8 1.8-25 3.8-26.8 7.6-27.4 5.2-26.4 3.6-24.4 3-22 5-23 7.2-22.4 8.8-20.6 6.6-21.4 4.2-21.2 2.4-19.8 1.2-17 .6-13 1-8Z" />
    </g>
  ) : (
    <g transform="translate(0 -25) scale(.55)">
      <path className={css.eyeOuter} d="M-20 0C-12-9-6-12 0-12S12-9 20 0C12 9 6 12 0 12S-12 9-20 0Z" />
      <path
        className={css.eyeInner}
        d="M-14 0C-8-6.4-4-8.4 0-8.4S8-6.4 14 0C8 6.4 4 8.4 0 8.4S-8 6.4-14 0Z"
      />
      <path className={css.eyeSlit} d="M0-11.4C2.6-6 2.6 6 0 11.4C-2.6 6-2.6-6 0-11.4Z" />
    </g>
  );

const Standee = ({ side, x, y }: { readonly side: Side; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={OUTLINE[side]} className={css.body} />
    <path d={INNER[side]} className={css.rim} />
    <Device side={side} />
    <path d="M-20 0H20L23 6C12 9-12 9-23 6Z" className={css.foot} />
  </g>
);

/** Companies of one side in one region: up to three standees one behind the other, and how many there are. */
const Units = ({
  side,
  count,
  x,
  y,
}: {
  readonly side: Side;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}) => {
  const shown = Math.min(3, count);
  return (
    <g className={side === FELLOWSHIP ? css.free : css.shadow} transform={`translate(${x} ${y})`}>
      <ellipse cx="4" cy="4" rx={26 + shown * 3} ry="7" className={css.ground} />
      {Array.from({ length: shown }, (_, i) => {
        const behind = shown - 1 - i;
        return <Standee key={behind} side={side} x={behind * 10 - (shown - 1) * 5} y={-behind * 5} />;
      })}
      <g transform={`translate(${-(shown - 1) * 5} -1)`}>
        <g className={css.count}>
          {side === FELLOWSHIP ? (
            <circle r="12.6" cy="2" className={css.seal} />
          ) : (
            <path d="M0-11.4L9-7.4 12.8 2 9 11.4 0 15.4-9 11.4-12.8 2-9-7.4Z" className={css.seal} />
          )}
          <Digits n={count} size={20} y={2} />
        </g>
      </g>
    </g>
  );
};

/** A fortress: a round tower of the free, or a horned one of the shadow. */
const Fortress = ({ side, x, y }: { readonly side: Side; readonly x: number; readonly y: number }) => (
  <g className={side === FELLOWSHIP ? css.free : css.shadow} transform={`translate(${x} ${y})`}>
    <ellipse cx="4" cy="3" rx="28" ry="7" className={css.ground} />
    {side === FELLOWSHIP ? (
      <>
        <path
          d="M-20 4V-30H-22V-42H-14V-37H-8V-42H8V-37H14V-42H22V-30H20V4C8 8-8 8-20 4Z"
          className={css.body}
        />
        <path d="M6-38V7C12 6.6 17 5.4 20 4V-30H22V-42H14V-37H8Z" className={css.flank} />
        <path d="M0-42V-62M0-62L17-57 0-51" className={css.flag} />
      </>
    ) : (
      <>
        <path
          d="M-20 4L-16-26-24-32-22-48-15-40-9-54-4-42 0-62 4-42 9-54 15-40 22-48 24-32 16-26 20 4C8 8-8 8-20 4Z"
          className={css.body}
        />
        <path d="M5-44L9-54 15-40 22-48 24-32 16-26 20 4C16 6 11 7 6 7Z" className={css.flank} />
      </>
    )}
    <path d="M-18-29H18" className={css.rim} />
    <path d="M-7 6V-8a7 7 0 0 1 14 0V6C2 7.4-2 7.4-7 6Z" className={css.door} />
    <path d="M-2.4-24h4.8v9h-4.8ZM-13-24h3.6v7h-3.6ZM9.4-24h3.6v7h-3.6Z" className={css.window} />
  </g>
);

const sides = (near: Side): readonly [Side, Side] => [near === 0 ? 1 : 0, near];

const piecesOf = (view: Duel, near: Side, region: RegionId, plan: MapPlan) => {
  const { stand, fortress } = plan.regions[region];
  const both = sides(near).filter((side) => unitsIn(view, side, region) > 0);
  return (
    <g key={REGIONS[region]} data-anchor={`region:${region}`}>
      {sides(near).map((side) =>
        (view.fortresses[side] & (1 << region)) === 0 ? null : (
          <g key={side} className={css.piece} data-anchor={`fortress:${region}`}>
            <Fortress side={side} x={fortress[0]} y={fortress[1]} />
          </g>
        ),
      )}
      {both.map((side, i) => (
        <g key={side} className={css.piece} data-anchor={`units:${side}:${region}`}>
          <Units
            side={side}
            count={unitsIn(view, side, region)}
            x={stand[0] + (both.length > 1 ? i * 52 - 26 : 0)}
            y={stand[1]}
          />
        </g>
      ))}
    </g>
  );
};

/** A unit on its way, over everything else, and the swords where it met another. */
const Marching = ({
  march,
  plan,
  calm,
}: {
  readonly march: March | null;
  readonly plan: MapPlan;
  readonly calm: boolean;
}) => {
  const ghosts = useRef<(SVGGElement | null)[]>([]);
  const clash = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one march is walked once
  useLayoutEffect(() => {
    const ghost = march && ghosts.current[march.side];
    const [start, goal] = march ? [plan.regions[march.from], plan.regions[march.to]] : [];
    if (!ghost || !start || !goal || calm) return;
    const [x, y] = goal.stand;
    const moves = [walk(ghost, start.stand, goal.stand, { lasts: 420 })];
    if (march.fought && clash.current) {
      moves.push(
        clash.current.animate(
          [
            { transform: `translate(${x}px, ${y - 24}px) scale(.4)`, opacity: 0 },
            { transform: `translate(${x}px, ${y - 24}px) scale(1.2)`, opacity: 1, offset: 0.3 },
            { transform: `translate(${x}px, ${y - 24}px) scale(1)`, opacity: 0 },
          ],
          { duration: 700, delay: 330 },
        ),
      );
    }
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [march?.id, plan, calm]);
  return (
    <g>
      {([0, 1] as const).map((side) => (
        <g
          key={side}
          ref={(ghost) => {
            ghosts.current[side] = ghost;
          }}
          opacity="0"
          className={side === FELLOWSHIP ? css.free : css.shadow}
        >
          <Standee side={side} x={0} y={0} />
        </g>
      ))}
      <g ref={clash} opacity="0">
        <circle r="24" className={css.clash} />
        <Silhouette icon="crossed-swords" size={34} />
      </g>
    </g>
  );
};

/** All pieces, far ones first. */
export const Pieces = ({
  view,
  near,
  plan,
  march,
  calm,
}: {
  readonly view: Duel;
  readonly near: Side;
  readonly plan: MapPlan;
  /** The unit that walks just now. */
  readonly march: March | null;
  readonly calm: boolean;
}) => (
  <svg
    className={css.pieces}
    viewBox={`0 0 ${plan.width} ${plan.height}`}
    data-calm={calm || undefined}
    aria-hidden="true"
    focusable="false"
  >
    {ALL_REGIONS.toSorted((a, b) => plan.regions[a].stand[1] - plan.regions[b].stand[1]).map((region) =>
      piecesOf(view, near, region, plan),
    )}
    <Marching march={march} plan={plan} calm={calm} />
  </svg>
);
