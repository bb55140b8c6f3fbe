import { type Id, NONE } from "@westmarch/kernel";
import { type ReactNode, type RefObject, type SVGProps, useRef } from "react";
import type { Size } from "../map/look.ts";
import type { Spot } from "../outline.ts";
import styles from "./regions.module.css";
import { meant } from "./thumb.ts";
import { useStops } from "./useStops.ts";

interface RegionsProps<Kind extends string> {
  /** The page, in whose units everything is. */
  readonly page: Size;
  readonly regions: readonly Id<Kind>[];
  /** Path data by region. */
  readonly outlines: readonly string[];
  /** A point of each region: arrow keys walk from one to the next. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Where the Tab key stops at first. */
  readonly first: Id<Kind>;
  /** The map in words, and each region in a sentence: for those who hear it. */
  readonly label: string;
  readonly spoken: readonly string[];
  /** What more there is to hear about each, after a pause. */
  readonly described?: readonly string[];
  /** What each region is for just now. */
  readonly reach: ReadonlyMap<Id<Kind>, string>;
  /** Regions where something can be taken up. */
  readonly able?: ReadonlySet<Id<Kind>>;
  /** The region that is pointed at, or `NONE`. */
  readonly under: Id<Kind>;
  readonly point: (region: Id<Kind>) => void;
  readonly choose: (region: Id<Kind>, at: Spot) => void;
  /** What is drawn on the land below them. */
  readonly children?: ReactNode;
}

const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** How a region is pointed at, walked to and chosen, and which one the Tab key comes to. */
function useHands<Kind extends string>(svg: RefObject<SVGSVGElement | null>, props: RegionsProps<Kind>) {
  const { regions, places, first, reach, able, under, point, choose } = props;
  const { stop, stopAt, walk } = useStops(svg, first, places);
  const answering = regions.filter((region) => reach.has(region) || able?.has(region));
  const focus = (region: Id<Kind> | undefined) =>
    svg.current?.querySelector<SVGElement>(`[data-region="${region}"]`)?.focus();
  /** From one region that answers to the next. */
  const leap = (key: string, from: Id<Kind>): boolean => {
    const by = PAGES[key];
    if (!by) return false;
    const ordered = by > 0 ? answering : answering.toReversed();
    focus(ordered.find((region) => (region - from) * by > 0) ?? ordered[0]);
    return true;
  };
  const handsOf = (region: Id<Kind>): SVGProps<SVGPathElement> => ({
    onFocus: () => {
      stopAt(region);
      point(region);
    },
    onBlur: () => point(NONE),
    onKeyDown: (e) => {
      if (walk(e, region)) return;
      const leaps = leap(e.key, region);
      if (leaps || e.key === "Enter" || e.key === " ") e.preventDefault();
      if (leaps || !e.defaultPrevented) return;
      const box = e.currentTarget.getBoundingClientRect();
      choose(region, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    },
    onPointerEnter: (e) => e.pointerType === "mouse" && point(region),
    onPointerLeave: () => point(NONE),
    onClick: (e) => {
      const spot = { x: e.clientX, y: e.clientY };
      const missed =
        !answering.includes(region) &&
        matchMedia("(pointer: coarse)").matches &&
        meant(spot, (x, y) => document.elementFromPoint(x, y));
      if (!missed) return choose(region, spot);
      missed.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: spot.x, clientY: spot.y }));
    },
  });
  // Where something is asked of the map, the Tab key comes to what answers.
  const [asked = stop] = answering;
  return { tabStop: under === NONE && !answering.includes(stop) ? asked : stop, handsOf };
}

/** The regions of a map as things to point at, choose and tab to. */
export function Regions<Kind extends string>(props: RegionsProps<Kind>) {
  const { page, regions, outlines, label, spoken, described, reach, able, under } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { tabStop, handsOf } = useHands(svg, props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset, but its regions are one group
    <svg
      ref={svg}
      className={styles.regions}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="group"
      aria-label={label}
    >
      {props.children}
      {under >= 0 && <path d={outlines[under]} className={styles.under} />}
      {regions.map((region) => (
        // biome-ignore lint/a11y/useSemanticElements: a region is a path; there is no button inside a drawing
        <path
          key={region}
          d={outlines[region]}
          className={styles.region}
          role="button"
          tabIndex={region === tabStop ? 0 : -1}
          aria-label={spoken[region]}
          aria-description={described?.[region]}
          data-region={region}
          data-point={`region:${region}`}
          data-explain={`region:${region}`}
          data-reach={reach.get(region)}
          data-able={able?.has(region) || undefined}
          data-drop={region}
          data-takes={reach.has(region) || undefined}
          {...handsOf(region)}
        />
      ))}
    </svg>
  );
}
