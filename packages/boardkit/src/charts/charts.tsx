/** Charts of a finished game by its turns: the ground of each, its size, its hairlines. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import css from "./charts.module.css";

export interface LeafProps {
  readonly name: string;
  readonly aside?: string;
  /** The place of the grid where it lies. */
  readonly area: string;
  readonly children: ReactNode;
}

/** A leaf of what is told of a finished game. */
export const Leaf = ({ name, aside, area, children }: LeafProps) => (
  <section className={css.leaf} style={{ gridArea: area }} data-area={area}>
    <header>
      <h3>{name}</h3>
      {aside && <small>{aside}</small>}
    </header>
    {children}
  </section>
);

/** Until a chart knows its room. */
const NARROW = 300;

/** CSS pixels of the usual size of type, in which charts are measured. */
const USUAL = 16;

/** How much larger than usual the reader's own type is. */
const typeSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** How wide a box is, in pixels of the usual type: letters in a chart have the size that the reader wants. */
function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROW);
  useEffect(() => {
    if (!box.current) return;
    const sizes = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.round(entry.contentRect.width / typeSize())),
    );
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  return [box, width];
}

/** Where the numbers of a chart stand. */
export interface Scale {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Turns that there were; 0 is the start. */
  readonly turns: number;
  readonly most: number;
}
export const xOf = ({ left, right, turns }: Scale, turn: number): number =>
  left + ((right - left) * turn) / Math.max(1, turns);
export const yOf = ({ top, bottom, most }: Scale, value: number): number =>
  bottom - ((bottom - top) * value) / most;

/** How long before the end of its turn a step is taken, in CSS pixels. */
const SLANT = 4;

/** Values at the start and after each turn, as stairs. */
export const stairs = (
  scale: Scale,
  values: readonly number[],
): readonly (readonly [x: number, y: number])[] =>
  values.flatMap((value, turn) => {
    const [x, y] = [xOf(scale, turn), yOf(scale, value)];
    const before = values[turn - 1];
    const end = [x, y] as const;
    return before === undefined || before === value ? [end] : [[x - SLANT, yOf(scale, before)] as const, end];
  });

/** At most five turns that are named below a chart. */
export function marksOf(turns: number): readonly number[] {
  const every =
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50].find((step) => turns / step <= 4) ?? turns;
  const marks = Array.from({ length: Math.floor(turns / every) + 1 }, (_, i) => i * every);
  const last = marks[marks.length - 1] ?? 0;
  // The last turn is named in any case; what stands too near before it gives way.
  return last === turns ? marks : [...marks.filter((mark) => turns - mark > every / 2), turns];
}

/** Turns along the foot; `start` is what stands below the first. */
export const Turns = ({ scale, start }: { readonly scale: Scale; readonly start: string }) => (
  <g className={css.marks} textAnchor="middle">
    {marksOf(scale.turns).map((turn) => (
      <text key={turn} x={xOf(scale, turn)} y={scale.bottom + 19}>
        {turn === 0 ? start : turn}
      </text>
    ))}
  </g>
);

/** Values up the side, with dotted hairlines. */
export const Levels = ({ scale, levels }: { readonly scale: Scale; readonly levels: readonly number[] }) => (
  <g className={css.marks} textAnchor="end">
    {levels.map((level) => (
      <g key={level}>
        <path
          className={level === 0 ? css.ground : css.hairline}
          d={`M${scale.left} ${yOf(scale, level)}H${scale.right}`}
        />
        <text x={scale.left - 9} y={yOf(scale, level) + 4}>
          {level}
        </text>
      </g>
    ))}
  </g>
);

/** A chart as wide as its room, drawn in the reader's size of type. `said` is what it shows, in a sentence. */
export function Drawn({
  height,
  said,
  children,
}: {
  readonly height: number;
  readonly said: string;
  readonly children: (width: number) => ReactNode;
}) {
  const [box, width] = useWidth();
  const tall = `${height / USUAL}rem`;
  return (
    <div ref={box} className={css.drawn} style={{ minBlockSize: tall }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={said}
          style={{ inlineSize: "100%", blockSize: tall }}
          viewBox={`0 0 ${width} ${height}`}
        >
          {children(width)}
        </svg>
      )}
    </div>
  );
}

/** Words at the ends of curves, moved apart where they would touch, and none below `lowest`. */
export function apart(ends: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b]);
  const places = ends.slice();
  for (let i = 1; i < order.length; i++)
    places[order[i]] = Math.max(places[order[i]], places[order[i - 1]] + gap);
  for (let i = order.length - 1; i >= 0; i--)
    places[order[i]] = Math.min(places[order[i]], lowest - (order.length - 1 - i) * gap);
  return places;
}
