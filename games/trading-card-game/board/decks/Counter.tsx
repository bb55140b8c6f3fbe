import type { KeyboardEvent } from "react";
import type { Collector } from "../../decks/deck.ts";
import { fullName } from "../../decks/names.ts";
import styles from "./Counter.module.css";
import { usePlace } from "./place.ts";
import { mostIn, useSupply } from "./supply.ts";

/** Keys that change how many there are: plus, minus, and the number itself. */
export function countFor(event: KeyboardEvent, count: number, most: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "+" || event.key === "=") return Math.min(most, count + 1);
  if (event.key === "-" || event.key === "−" || event.key === "Delete") return Math.max(0, count - 1);
  return /^[0-4]$/.test(event.key) ? Math.min(most, Number(event.key)) : null;
}

interface CounterProps {
  readonly id: Collector;
  readonly count: number;
  readonly onCount: (count: number) => void;
  /** Marks in place of the number. */
  readonly marks?: boolean;
}

/** One less, how many, one more. */
export function Counter({ id, count, onCount, marks = false }: CounterProps) {
  const { say } = usePlace();
  const most = mostIn(useSupply(), id);
  const name = fullName(id, say.language);
  return (
    <div className={styles.counter} data-some={count > 0}>
      <button
        type="button"
        aria-label={say("build.fewer", { name })}
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
      >
        −
      </button>
      <span className={styles.count} role="img" aria-label={say("build.copies", { count })}>
        {marks
          ? Array.from({ length: most }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change places
              <i key={place} data-full={place < count} />
            ))
          : count}
      </span>
      <button
        type="button"
        aria-label={say("build.more", { name })}
        disabled={count >= most}
        onClick={() => onCount(count + 1)}
      >
        +
      </button>
    </div>
  );
}
