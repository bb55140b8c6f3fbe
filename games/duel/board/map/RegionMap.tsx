import { type Spot, useCarry } from "@westmarch/boardkit/carry";
import { Glows, useStops } from "@westmarch/boardkit/regions";
import { NONE } from "@westmarch/kernel";
import { type ComponentProps, type CSSProperties, useRef, useState } from "react";
import { ALL_REGIONS, ARNOR, REGIONS, type RegionId, type Side } from "../../data/ids.ts";
import type { Duel } from "../../state.ts";
import { Drawn } from "../drawing/Drawn.tsx";
import drawn from "../drawn/map.json?raw";
import picture from "../drawn/map.svg?url";
import { Emblem } from "../icons/Emblem.tsx";
import css from "./map.module.css";
import type { March } from "./march.ts";
import { Pieces } from "./Pieces.tsx";
import type { MapPlan } from "./plan.ts";

/** What may be done in a region: put units there, move there, take something away, or move from there. */
type Reach = "place" | "move" | "remove" | "from";

interface RegionMapProps {
  readonly view: Duel;
  readonly near: Side;
  /** These regions glow. */
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** The region that a move begins in, once it is taken up, or `NONE`. */
  readonly from: RegionId;
  /** A click on any region, in reach or not; `at` is a point of the screen. */
  readonly onRegion: (region: RegionId, at: Spot) => void;
  /** A unit is carried out of a region, and put down somewhere; true if something comes of it. */
  readonly onLift: (region: RegionId) => void;
  readonly onDrop: (region: RegionId, at: Spot | null) => boolean;
  /** Its name and who stands there, for the voice. */
  readonly describe: (region: RegionId) => string;
  /** The unit that walks just now. */
  readonly march: March | null;
  readonly calm: boolean;
  /** Its name as the map writes it; without this the map shows banners alone. */
  readonly nameOf?: (region: RegionId) => string;
}

const PLAN = JSON.parse(drawn) as MapPlan;

/** Where each region's name stands: the arrow keys walk from one to the next. */
const LABELS = PLAN.regions.map(({ label }) => label);

/** The button's shape: the region's outline in hundredths of the page. */
const shapeOf = (region: RegionId): CSSProperties => ({
  clipPath: `polygon(${PLAN.regions[region].corners
    .map(([x, y]) => `${((x / PLAN.width) * 100).toFixed(2)}% ${((y / PLAN.height) * 100).toFixed(2)}%`)
    .join(",")})`,
});
const OUTLINES = PLAN.regions.map(({ outline }) => outline);
const SHAPES: readonly CSSProperties[] = ALL_REGIONS.map(shapeOf);

type Handlers = Pick<
  ComponentProps<"button">,
  "onKeyDown" | "onFocus" | "onBlur" | "onPointerEnter" | "onPointerLeave"
>;

/** One region, cut to its outline. */
const RegionButton = ({
  region,
  isStop,
  props: { reach, from, onRegion, onLift, onDrop, describe },
  ...handlers
}: Handlers & {
  readonly region: RegionId;
  readonly isStop: boolean;
  readonly props: RegionMapProps;
}) => {
  const kind = reach.get(region);
  const carries = kind === "from" || region === from;
  const ref = useCarry<HTMLButtonElement>({
    carries,
    lies: "",
    lift: () => onLift(region),
    drop: (at) => onDrop(region, at),
  });
  return (
    <button
      ref={ref}
      type="button"
      className={css.region}
      style={SHAPES[region]}
      tabIndex={isStop ? 0 : -1}
      aria-label={describe(region)}
      aria-pressed={carries ? region === from : undefined}
      data-region={region}
      data-reach={kind}
      data-carries={carries || undefined}
      data-drop={region}
      data-takes={(kind && kind !== "from") || undefined}
      data-point={`region:${region}`}
      data-explain={`region:${region}`}
      {...handlers}
      onClick={(e) => {
        const { left, top, width, height } = e.currentTarget.getBoundingClientRect();
        const [x, y] = PLAN.regions[region].label;
        // A click by key has no place of its own.
        const at =
          e.detail > 0
            ? { x: e.clientX, y: e.clientY }
            : { x: left + (x / PLAN.width) * width, y: top + (y / PLAN.height) * height };
        onRegion(region, at);
      }}
    />
  );
};

/** The seven regions as a drawn map, with the pieces there. */
export const RegionMap = (props: RegionMapProps) => {
  const { view, near, reach, march, calm, nameOf } = props;
  const [under, point] = useState<RegionId>(NONE);
  const [focused, focus] = useState<RegionId>(NONE);
  const map = useRef<HTMLDivElement>(null);
  const { stop, stopAt, walk } = useStops(map, ARNOR, LABELS);
  const box = `0 0 ${PLAN.width} ${PLAN.height}`;
  return (
    <div ref={map} className={css.map} data-calm={calm || undefined}>
      <Drawn url={picture} />
      <svg className={css.over} viewBox={box} aria-hidden="true" focusable="false">
        <Glows outlines={OUTLINES} reach={reach} ember="remove" broad={40} />
        {under >= 0 && <path d={OUTLINES[under]} className={css.under} />}
        {focused >= 0 && <path d={OUTLINES[focused]} className={css.focused} />}
      </svg>
      {ALL_REGIONS.map((region) => (
        <span
          key={REGIONS[region]}
          className={css.label}
          style={{
            insetInlineStart: `${(PLAN.regions[region].label[0] / PLAN.width) * 100}%`,
            insetBlockStart: `${(PLAN.regions[region].label[1] / PLAN.height) * 100}%`,
          }}
          aria-hidden="true"
        >
          <Emblem name={`region:${REGIONS[region]}`} size="1.5em" />
          {nameOf?.(region)}
        </span>
      ))}
      <Pieces view={view} near={near} plan={PLAN} march={march} calm={calm} />
      {ALL_REGIONS.map((region) => (
        <RegionButton
          key={REGIONS[region]}
          region={region}
          props={props}
          isStop={region === stop}
          onKeyDown={(e) => walk(e, region)}
          onFocus={(e) => {
            stopAt(region);
            if (e.currentTarget.matches(":focus-visible")) focus(region);
          }}
          onBlur={() => focus(NONE)}
          onPointerEnter={(e) => e.pointerType === "mouse" && point(region)}
          onPointerLeave={() => point(NONE)}
        />
      ))}
    </div>
  );
};
