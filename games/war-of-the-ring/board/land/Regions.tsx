import { towards } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { REGION, REGIONS, type RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import type { Reach } from "../acting/useActing.ts";
import type { GameSay } from "../keys.ts";
import styles from "./land.module.css";
import type { Sheet } from "./useMap.ts";

export interface RegionsProps {
  readonly sheet: Sheet;
  readonly say: GameSay;
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Regions whose Army or figure can be taken up. */
  readonly able: ReadonlySet<RegionId>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: RegionId;
  /** Each region in a sentence: for those who hear the map. */
  readonly spoken: readonly string[];
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
}

/** Glow in three strokes of one colour, clipped to the region: gold leaf, or embers hatched across. */
const Glow = ({ d, clip, reach }: { readonly d: string; readonly clip: string; readonly reach: Reach }) => (
  <g className={reach === "attack" ? styles.ember : styles.gold}>
    <clipPath id={clip}>
      <path d={d} />
    </clipPath>
    <path d={d} className={styles.tint} />
    <g clipPath={`url(#${clip})`}>
      {reach === "attack" && <path d={d} fill="url(#war-embers)" />}
      <path d={d} className={styles.broad} />
      <path d={d} className={styles.middle} />
      <path d={d} className={styles.fine} />
    </g>
    <path d={d} className={styles.rim} />
  </g>
);

/** What may be done where, under names and pieces. */
export const Reaches = memo(
  ({
    outlines,
    reach,
    from,
  }: {
    readonly outlines: readonly string[];
    readonly reach: ReadonlyMap<RegionId, Reach>;
    readonly from: RegionId;
  }) => (
    <>
      <defs>
        <pattern
          id="war-embers"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 3.5H7" className={styles.hatch} />
        </pattern>
      </defs>
      {[...reach].map(([region, kind]) => (
        <Glow key={region} d={outlines[region] ?? ""} clip={`war-reach-${region}`} reach={kind} />
      ))}
      {from >= 0 && (
        <>
          <path d={outlines[from]} className={styles.ropeBelow} />
          <path d={outlines[from]} className={styles.rope} />
        </>
      )}
    </>
  ),
);

/** The regions as things to point at, choose and tab to. */
export const Regions = (props: RegionsProps) => {
  const { sheet, say, reach, able, from, spoken, choose } = props;
  const { plan, outlines } = sheet;
  const [under, point] = useState<RegionId>(NONE);
  const [stop, setStop] = useState<RegionId>(REGION.named("minas-tirith"));
  const svg = useRef<SVGSVGElement>(null);

  const key = (e: KeyboardEvent<SVGPathElement>, region: RegionId) => {
    const next = towards(
      plan.regions.map(({ name: [x, y] }) => [x, y]),
      region,
      e.key,
    );
    if (next !== null) {
      e.preventDefault();
      svg.current?.querySelector<SVGPathElement>(`[data-region="${next}"]`)?.focus();
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      const box = e.currentTarget.getBoundingClientRect();
      choose(region, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset, but its regions are one group
    <svg
      ref={svg}
      className={styles.layer}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="group"
      aria-label={say("land.map")}
    >
      <Reaches outlines={outlines} reach={reach} from={from} />
      {under >= 0 && <path d={outlines[under]} className={styles.under} />}
      {ALL_REGIONS.map((region) => (
        // biome-ignore lint/a11y/useSemanticElements: a region is a path; there is no button inside a drawing
        <path
          key={REGIONS[region]}
          d={outlines[region]}
          className={styles.hit}
          role="button"
          tabIndex={region === stop ? 0 : -1}
          aria-label={spoken[region]}
          data-region={region}
          data-point={`region:${region}`}
          data-explain={`region:${region}`}
          data-reach={reach.get(region)}
          data-able={able.has(region) || undefined}
          data-drop={region}
          data-takes={reach.has(region) || undefined}
          onFocus={() => {
            setStop(region);
            point(region);
          }}
          onBlur={() => point(NONE)}
          onKeyDown={(e) => key(e, region)}
          onPointerEnter={(e) => e.pointerType === "mouse" && point(region)}
          onPointerLeave={() => point(NONE)}
          onClick={(e) => choose(region, { x: e.clientX, y: e.clientY })}
        />
      ))}
    </svg>
  );
};
