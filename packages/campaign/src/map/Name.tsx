import { type CSSProperties, memo } from "react";
import { LINE_HEIGHT } from "../plan/index.ts";
import styles from "./map.module.css";

interface LinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** A name on one line or several, around a point. */
export const NameLines = ({ lines, x, y, apart }: LinesProps) =>
  lines.map((line, i) => (
    <tspan key={line} x={x} y={y + (i - (lines.length - 1) / 2) * apart} dy=".32em">
      {line}
    </tspan>
  ));

/** The name of a region in its place. */
export interface SetName {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  /** 1, less where it is crowded, more where the map is looked at from afar. */
  readonly scale: number;
}

interface NameProps {
  readonly name: SetName;
  /** No people have settled there: its name steps back. */
  readonly wild: boolean;
  /** How much larger names are set on this map than letters are measured. */
  readonly by?: number;
}

const setAt = (by: number): CSSProperties & Partial<Record<"--set", string>> =>
  by === 1 ? {} : { "--set": by.toFixed(3) };

/** The name of a region: it is the same while it stays where it is. */
export const Name = memo(({ name: { lines, x, y, scale }, wild, by = 1 }: NameProps) => (
  <text className={styles.name} style={setAt(scale * by)} data-wild={wild || undefined}>
    <NameLines lines={lines} x={x} y={y} apart={LINE_HEIGHT * scale * by} />
  </text>
));
