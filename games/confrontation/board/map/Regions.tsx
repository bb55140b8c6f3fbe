import { towards } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { ALL_REGIONS, REGIONS, type RegionId, SHIRE } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import styles from "../Map.module.css";
import { regionName } from "../names.ts";
import type { Drawing } from "./drawing.ts";

/** What a region is for the player just now: entering it, or attacking there. */
export type Reach = "enter" | "attack";

export interface RegionsProps {
  readonly drawing: Drawing;
  readonly say: GameSay;
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Whether a click on a region that does not glow would begin something there: it glows while it is pointed at. */
  readonly opens: (region: RegionId) => boolean;
  /** Who stands there, in words. */
  readonly here: (region: RegionId) => string;
  readonly under: RegionId;
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  readonly point: (region: RegionId) => void;
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
  const { drawing, say, reach, opens, here, under, choose, point } = props;
  const [stop, setStop] = useState<RegionId>(SHIRE);
  const svg = useRef<SVGSVGElement>(null);
  const glowing = new Map(reach);
  if (under >= 0 && !reach.has(under) && opens(under)) glowing.set(under, "enter");

  const key = (e: KeyboardEvent<SVGPathElement>, region: RegionId) => {
    const next = towards(
      drawing.regions.map(({ stand }) => stand),
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
      {[...glowing].map(([region, kind]) => (
        <Glow
          key={region}
          outline={drawing.regions[region].outline}
          clip={`board-reach-${region}`}
          reach={kind}
        />
      ))}
      {under >= 0 && <path d={drawing.regions[under].outline} className={styles.under} />}
      {ALL_REGIONS.map((region) => {
        const { outline } = drawing.regions[region];
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
            data-explain={`region:${region}`}
            data-reach={kind}
            data-drop={region}
            data-takes={kind ? true : undefined}
            onFocus={() => {
              setStop(region);
              point(region);
            }}
            onBlur={() => point(NONE)}
            onKeyDown={(e) => key(e, region)}
            onPointerEnter={(e) => e.pointerType === "mouse" && point(region)}
            onPointerLeave={() => point(NONE)}
            onClick={(e: MouseEvent) => choose(region, { x: e.clientX, y: e.clientY })}
          />
        );
      })}
    </svg>
  );
};
