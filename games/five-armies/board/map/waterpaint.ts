/** The river with its pools, the streams, and the shallows where it leaves the valley. */
import { riversOf } from "@westmarch/campaign/drawing";
import {
  clipPath,
  dice,
  element,
  even,
  extent,
  inside,
  path,
  ring,
  scatter,
  sub,
  WATER,
  wave,
} from "@westmarch/ink";
import { COURSES, POOLS } from "./net.ts";

const STREAM = "var(--five-river)";

const flowOf = ({ line, width }: (typeof COURSES)[keyof typeof COURSES]) => ({
  line: even(line, 5),
  half: (i: number): number => (width[0] + (width[1] - width[0]) * Math.min(1, (i * 5) / 900)) / 2,
});

/** A stream broadens over its own short way. */
const brookOf = ({ line, width }: (typeof COURSES)[keyof typeof COURSES]) => {
  const steps = even(line, 5);
  return {
    line: steps,
    half: (i: number): number => (width[0] + (width[1] - width[0]) * (i / steps.length)) / 2,
  };
};

/** Water that has left the valley: without banks, since it bars nothing. */
const shallows = (): string => {
  const { line } = COURSES.shallows;
  const strands = [-7, -2, 4, 9].map((off) =>
    path(
      even(line, 8).map(([x, y], i) => [x + off * (0.3 + i * 0.028) + Math.sin(i * 0.7 + off) * 1.4, y]),
      false,
    ),
  );
  return element("path", {
    d: strands.join(""),
    fill: "none",
    stroke: STREAM,
    "stroke-width": 5,
    "stroke-linecap": "round",
    opacity: 0.75,
  });
};

const poolPaint = (): string =>
  POOLS.map(({ name, outline }) => {
    const roll = dice(`dale ${name}`);
    const { left, right, top, bottom } = extent(outline);
    const waves = scatter(outline, { gap: 15, seed: `waves ${name}`, tries: 80 })
      .filter(([x, y]) => x > left + 14 && x < right - 22 && y > top + 10 && y < bottom - 8)
      .filter(([x, y]) => inside([x + 12, y], outline))
      .map(([x, y]) => wave(x, y, 11, sub(roll)))
      .join("");
    const rims = [
      [12, 0.12],
      [7, 0.2],
      [3, 0.45],
    ].map(([width, opacity]) =>
      element("path", { d: path(outline), fill: "none", stroke: WATER, "stroke-width": width, opacity }),
    );
    return (
      clipPath(`five-${name}`, path(outline)) +
      element("path", { d: path(outline), fill: STREAM }) +
      element("g", { "clip-path": `url(#five-${name})` }, rims.join("")) +
      element("path", { d: waves, fill: WATER, opacity: 0.8 }) +
      element("path", { d: ring(outline, { width: 2, seed: `dale ring ${name}` }), fill: WATER })
    );
  }).join("");

export const waterPaint = (): string =>
  shallows() +
  riversOf(
    [
      brookOf(COURSES.ravine),
      brookOf(COURSES.beck),
      brookOf(COURSES.horn),
      brookOf(COURSES.ash),
      flowOf(COURSES.running),
    ],
    STREAM,
  ) +
  poolPaint();
