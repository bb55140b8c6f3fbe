import { towards } from "@westmarch/boardkit";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { REGIONS, type RegionId, type Side } from "../../data/ids.ts";
import type { Duel } from "../../state.ts";
import { Drawn } from "../drawing/Drawn.tsx";
import drawn from "../drawn/map.json?raw";
import picture from "../drawn/map.svg?url";
import { Emblem } from "../icons/Emblem.tsx";
import css from "./map.module.css";
import { Pieces } from "./Pieces.tsx";
import type { MapPlan } from "./plan.ts";

/** What may be done in a region: put units there, move there, take something away, or move from there. */
type Reach = "place" | "move" | "remove" | "from";

interface RegionMapProps {
  readonly view: Duel;
  readonly near: Side;
  readonly layout: "wide" | "tall";
  /** These regions glow. */
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** A click on any region, in reach or not; `at` is a point of the screen. */
  readonly onRegion: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  /** Its name and who stands there, for the voice. */
  readonly describe: (region: RegionId) => string;
  /** The right button, a long press, or the key i. */
  readonly onExplain: (region: RegionId) => void;
  readonly calm: boolean;
  /** Its name as the map writes it; without this the map shows banners alone. */
  readonly nameOf?: (region: RegionId) => string;
}

const PLAN = JSON.parse(drawn) as MapPlan;

/** Where each region's name stands: the arrow keys walk from one to the next. */
const LABELS = PLAN.regions.map(({ label }) => label);

/** The button's shape: the region's outline in hundredths of the page. */
const shapeOf = (region: RegionId): CSSProperties => ({
  clipPath: `polygon(${PLAN.regions[region]!.corners.map(
    ([x, y]) => `${((x / PLAN.width) * 100).toFixed(2)}% ${((y / PLAN.height) * 100).toFixed(2)}%`,
  ).join(",")})`,
});
const SHAPES: readonly CSSProperties[] = REGIONS.map((_, region) => shapeOf(region));

const Glow = ({ region, reach }: { readonly region: RegionId; readonly reach: Reach }) => {
  const { outline } = PLAN.regions[region]!;
  const clip = `duel-reach-${region}`;
  return (
    <g className={reach === "remove" ? css.ember : css.gold} data-reach={reach}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className={css.tint} />
      <g clipPath={`url(#${clip})`}>
        <path d={outline} className={css.broad} />
        <path d={outline} className={css.middle} />
        <path d={outline} className={css.fine} />
      </g>
      <path d={outline} className={css.line} />
    </g>
  );
};

/** The seven regions as a drawn map, with whoever stands there. */
export const RegionMap = (props: RegionMapProps) => {
  const { view, near, layout, reach, onRegion, describe, onExplain, calm, nameOf } = props;
  const [stop, setStop] = useState<RegionId>(1);
  const [under, point] = useState<RegionId>(-1);
  const [focused, focus] = useState<RegionId>(-1);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const box = `0 0 ${PLAN.width} ${PLAN.height}`;
  const key = (e: KeyboardEvent, region: RegionId) => {
    const next = towards(LABELS, region, e.key);
    if (next !== null) {
      e.preventDefault();
      buttons.current[next]?.focus();
    } else if (e.key === "i") {
      e.preventDefault();
      onExplain(region);
    }
  };
  return (
    <div className={css.map} data-layout={layout} data-calm={calm || undefined}>
      <Drawn url={picture} className={css.terrain!} />
      <svg className={css.over} viewBox={box} aria-hidden="true" focusable="false">
        {[...reach].map(([region, kind]) => (
          <Glow key={region} region={region} reach={kind} />
        ))}
        {under >= 0 && <path d={PLAN.regions[under]!.outline} className={css.under} />}
        {focused >= 0 && <path d={PLAN.regions[focused]!.outline} className={css.focused} />}
      </svg>
      {PLAN.regions.map(({ label: [x, y] }, region) => (
        <span
          key={REGIONS[region]}
          className={css.label}
          style={{
            insetInlineStart: `${(x / PLAN.width) * 100}%`,
            insetBlockStart: `${(y / PLAN.height) * 100}%`,
          }}
          aria-hidden="true"
        >
          <Emblem name={`region:${REGIONS[region]!}`} size="1.5em" />
          {nameOf?.(region)}
        </span>
      ))}
      <Pieces view={view} near={near} plan={PLAN} calm={calm} />
      {PLAN.regions.map((_, region) => (
        <button
          key={REGIONS[region]}
          ref={(button) => {
            buttons.current[region] = button;
          }}
          type="button"
          className={css.region}
          style={SHAPES[region]}
          tabIndex={region === stop ? 0 : -1}
          aria-label={describe(region)}
          data-region={region}
          data-reach={reach.get(region)}
          data-point={`region:${region}`}
          data-explain={`region:${region}`}
          onFocus={(e) => {
            setStop(region);
            if (e.currentTarget.matches(":focus-visible")) focus(region);
          }}
          onBlur={() => focus(-1)}
          onKeyDown={(e) => key(e, region)}
          onPointerEnter={(e) => e.pointerType === "mouse" && point(region)}
          onPointerLeave={() => point(-1)}
          onContextMenu={(e) => {
            e.preventDefault();
            onExplain(region);
          }}
          onClick={(e) => {
            const { left, top, width, height } = e.currentTarget.getBoundingClientRect();
            const [x, y] = PLAN.regions[region]!.label;
            // A click by key has no place of its own.
            const at =
              e.detail > 0
                ? { x: e.clientX, y: e.clientY }
                : { x: left + (x / PLAN.width) * width, y: top + (y / PLAN.height) * height };
            onRegion(region, at);
          }}
        />
      ))}
    </div>
  );
};
