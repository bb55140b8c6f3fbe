import { dice, type Point, path, ragged, stroke } from "@westmarch/ink";
import { memo } from "react";
import css from "./hunt.module.css";

const WIDTH = 1440;
const HEIGHT = 860;

/** Rays from the place where the Eye looks. */
function rays(): string {
  const roll = dice(8);
  let d = "";
  for (let i = 0; i < 58; i++) {
    const angle = (i / 58) * Math.PI * 2 + (roll() - 0.5) * 0.05;
    const [near, far] = [190 + roll() * 70, 330 + roll() * 330];
    const at = (r: number): Point => [720 + Math.cos(angle) * r * 1.12, 330 + Math.sin(angle) * r];
    d += stroke([at(near), at((near + far) / 2), at(far)], {
      width: 2.6 + roll() * 3,
      ends: [0.1, 0.02],
      seed: i,
    });
  }
  return d;
}

function hills(): { readonly body: string; readonly line: string } {
  const points: Point[] = [];
  let from: Point = [-30, 530];
  const roll = dice(21);
  for (let i = 0; i < 12; i++) {
    const peak: Point = [i * 128 + roll() * 70, 390 + roll() * 80];
    const saddle: Point = [peak[0] + 50 + roll() * 30, 494 + roll() * 44];
    points.push(...ragged(from, peak, i * 2, 0.1, 4), ...ragged(peak, saddle, i * 2 + 1, 0.1, 4));
    from = saddle;
  }
  points.push([WIDTH + 30, 520]);
  return {
    body: path([...points, [WIDTH + 30, HEIGHT], [-30, HEIGHT]]),
    line: stroke(points, { width: 2.2, seed: 4 }),
  };
}

/** Walkers in cloaks, the first with a staff. */
const walker = (x: number, high: number): string =>
  `M${x - high * 0.2} 564Q${x - high * 0.24} ${564 - high * 0.62} ${x} ${564 - high * 0.7}Q${x + high * 0.24} ${564 - high * 0.62} ${x + high * 0.2} 564Z` +
  `M${x} ${564 - high}a${high * 0.14} ${high * 0.14} 0 1 1 0 ${high * 0.28}a${high * 0.14} ${high * 0.14} 0 1 1 0 ${-high * 0.28}Z`;
const HEIGHTS = [50, 34, 30, 42, 34, 40, 46, 36, 38];

/** The road under the Eye, and so many who walk on it. */
export const Night = memo(({ fellows }: { readonly fellows: number }) => {
  const { body, line } = hills();
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMin slice"
        className={css.night}
        aria-hidden="true"
        focusable="false"
      >
        <path d={rays()} className={css.rays} />
        <path d={body} className={css.hills} />
        <path d={line} className={css.ridge} />
        <path d="M-20 572Q300 556 720 564T1460 560V860H-20Z" className={css.earth} />
        <path
          d={stroke(
            [
              [-20, 572],
              [300, 560],
              [720, 564],
              [1100, 567],
              [1460, 560],
            ],
            { width: 2, seed: 9 },
          )}
          className={css.ridge}
        />
        {/* The Ring-bearers walk last. */}
        {Array.from({ length: fellows + 2 }, (_, i) => (
          <path
            key={`walker-${i.toString()}`}
            d={walker(206 + i * 43, HEIGHTS[i % HEIGHTS.length] ?? 36)}
            className={css.walker}
          />
        ))}
        <path
          d={stroke(
            [
              [219, 564],
              [220, 508],
            ],
            { width: 2, ends: [1, 1] },
          )}
          className={css.ridge}
        />
      </svg>
      <div className={css.glow} />
    </>
  );
});
