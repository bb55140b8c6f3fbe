import { useId } from "react";
import styles from "./Segments.module.css";

interface Segment<T extends string> {
  readonly id: T;
  readonly text: string;
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly picked: T;
  readonly onPick: (id: T) => void;
}

/** One out of a few in one row: its name, and segments at the end of the row. */
export function Segments<T extends string>({ label, segments, picked, onPick }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.row}>
      <span id={id}>{label}</span>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.id}>
            <input
              type="radio"
              name={id}
              checked={segment.id === picked}
              onChange={() => onPick(segment.id)}
            />
            <span>{segment.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface TogglesProps<T extends string> {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly on: readonly T[];
  readonly onTurn: (id: T, on: boolean) => void;
}

/** Several things in one row, each on or off. */
export function Toggles<T extends string>({ label, segments, on, onTurn }: TogglesProps<T>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row with what it names
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id}>{label}</span>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.id}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={on.includes(segment.id)}
              checked={on.includes(segment.id)}
              onChange={({ target }) => onTurn(segment.id, target.checked)}
            />
            <span>{segment.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
