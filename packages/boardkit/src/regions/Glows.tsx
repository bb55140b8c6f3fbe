import { memo, useId } from "react";
import styles from "./regions.module.css";

interface GlowsProps {
  /** Path data by region. */
  readonly outlines: readonly string[];
  /** What each region is for just now. */
  readonly reach: ReadonlyMap<number, string>;
  /** What glows like embers; anything else is gold leaf. */
  readonly ember: string;
  /** How broad the glow is along an outline, in the page's units. */
  readonly broad: number;
  /** How far apart the lines across embers are; 0: there are none. */
  readonly hatch?: number;
}

/** What may be done where, as a part of an SVG: three strokes of one colour, clipped to the region. */
export const Glows = memo(({ outlines, reach, ember, broad, hatch = 0 }: GlowsProps) => {
  const id = useId();
  return (
    <>
      {hatch > 0 && (
        <defs>
          <pattern
            id={`${id}-embers`}
            width={hatch}
            height={hatch}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d={`M0 ${hatch / 2}H${hatch}`} className={styles.hatch} strokeWidth={hatch * 0.17} />
          </pattern>
        </defs>
      )}
      {[...reach].map(([region, kind]) => {
        const d = outlines[region];
        const clip = `${id}-${region}`;
        return (
          <g key={region} className={kind === ember ? styles.ember : styles.gold} data-glows={region}>
            <clipPath id={clip}>
              <path d={d} />
            </clipPath>
            <path d={d} className={styles.tint} />
            <g clipPath={`url(#${clip})`}>
              {hatch > 0 && kind === ember && <path d={d} fill={`url(#${id}-embers)`} />}
              <path d={d} className={styles.broad} strokeWidth={broad} />
              <path d={d} className={styles.middle} strokeWidth={broad * 0.52} />
              <path d={d} className={styles.fine} strokeWidth={broad * 0.2} />
            </g>
            <path d={d} className={styles.rim} strokeWidth={broad * 0.05} />
          </g>
        );
      })}
    </>
  );
});
