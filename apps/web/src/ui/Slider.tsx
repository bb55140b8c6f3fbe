import type { CSSProperties } from "react";
import styles from "./Slider.module.css";

interface SliderProps {
  readonly label: string;
  /** Which of the steps it stands on, from 0. */
  readonly at: number;
  readonly steps: number;
  /** What this step is, in words. */
  readonly says: string;
  readonly onMove: (at: number) => void;
}

/** A diamond on a line, moved by hand or by the arrow keys. What it stands for is told beside it. */
export function Slider({ label, at, steps, says, onMove }: SliderProps) {
  const style: CSSProperties & Record<"--part", string> = {
    "--part": `${steps > 1 ? (at / (steps - 1)) * 100 : 0}%`,
  };
  return (
    <input
      type="range"
      className={styles.slider}
      style={style}
      min={0}
      max={steps - 1}
      value={at}
      aria-label={label}
      aria-valuetext={says}
      onChange={({ target }) => onMove(Number(target.value))}
    />
  );
}
