import type { Say } from "@westmarch/boardkit";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { REGIONS, type RegionId } from "../../data/ids.ts";
import styles from "../Map.module.css";
import { regionName } from "../names.ts";
import type { Drawing } from "./drawing.ts";

/** What a region is for the player just now: entering it, or attacking there. */
export type Reach = "enter" | "attack";

export interface RegionsProps {
  readonly drawing: Drawing;
  readonly say: Say;
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Who stands there, in words. */
  readonly here: (region: RegionId) => string;
  readonly under: RegionId;
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  readonly explain: (region: RegionId) => void;
  readonly point: (region: RegionId) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest region in a direction on the page, or the same one at the edge. */
function towards(drawing: Drawing, from: RegionId, [dx, dy]: readonly [number, number]): RegionId {
  const [x, y] = drawing.regions[from]!.stand;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  drawing.regions.forEach(({ stand }, region) => {
    const [ax, ay] = [stand[0] - x, stand[1] - y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (region === from || ahead <= 4 || aside > ahead * 1.9) return;
    const far = ahead + aside * 1.4;
    if (far < least) [best, least] = [region, far];
  });
  return best;
}

/** Glow in three strokes of one colour, clipped to the region: gold leaf, or embers hatched across. */
const Glow = ({
  outline,
  clip,
  reach,
}: {
  readonly outline: string;
  readonly clip: string;
  readonly reach: Reach;
}) => (
  <g className={reach === "attack" ? styles.ember : styles.gold}>
    <clipPath id={clip}>
      <path d={outline} />
    </clipPath>
    <path d={outline} className={styles.tint} />
    <g clipPath={`url(#${clip})`}>
      {reach === "attack" && <path d={outline} fill="url(#board-hatch)" />}
      <path d={outline} className={styles.broad} />
      <path d={outline} className={styles.middle} />
      <path d={outline} className={styles.fine} />
    </g>
    <path d={outline} className={styles.rim} />
  </g>
);

/** The sixteen regions as things to point at, choose and tab to. */
export const Regions = (props: RegionsProps) => {
  const { drawing, say, reach, here, under, choose, explain, point } = props;
  const [stop, setStop] = useState<RegionId>(0);
  const svg = useRef<SVGSVGElement>(null);

  const key = (e: KeyboardEvent<SVGPathElement>, region: RegionId) => {
    const step = STEPS[e.key];
    if (step) {
      e.preventDefault();
      svg.current
        ?.querySelector<SVGPathElement>(`[data-region="${towards(drawing, region, step)}"]`)
        ?.focus();
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      const box = e.currentTarget.getBoundingClientRect();
      choose(region, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    } else if (e.key === "i") {
      e.preventDefault();
      explain(region);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset, but its regions are one group
    <svg
      ref={svg}
      className={styles.regions}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="group"
      aria-label={say("board.map")}
    >
      <defs>
        <pattern
          id="board-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 4.5H9" className={styles.hatch} />
        </pattern>
      </defs>
      {[...reach].map(([region, kind]) => (
        <Glow
          key={region}
          outline={drawing.regions[region]!.outline}
          clip={`board-reach-${region}`}
          reach={kind}
        />
      ))}
      {under >= 0 && <path d={drawing.regions[under]!.outline} className={styles.under} />}
      {drawing.regions.map(({ outline }, region) => {
        const kind = reach.get(region);
        const words = [regionName(say, region), here(region), kind ? say(`board.${kind}`) : ""];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a region is a path; there is no button inside a drawing
          <path
            key={REGIONS[region]}
            d={outline}
            className={styles.hit}
            role="button"
            tabIndex={region === stop ? 0 : -1}
            aria-label={words.filter(Boolean).join(". ")}
            data-region={region}
            data-point={`region:${region}`}
            data-reach={kind}
            onFocus={() => {
              setStop(region);
              point(region);
            }}
            onBlur={() => point(-1)}
            onKeyDown={(e) => key(e, region)}
            onPointerEnter={(e) => e.pointerType === "mouse" && point(region)}
            onPointerLeave={() => point(-1)}
            onClick={(e: MouseEvent) => choose(region, { x: e.clientX, y: e.clientY })}
            onContextMenu={(e) => {
              e.preventDefault();
              explain(region);
            }}
          />
        );
      })}
    </svg>
  );
};
