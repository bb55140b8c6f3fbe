import { cardOf } from "../../decks/brought.ts";
import type { Collector } from "../../decks/deck.ts";
import { fullName } from "../../decks/names.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { Counter } from "./Counter.tsx";
import { usePlace } from "./place.ts";
import styles from "./Reader.module.css";

interface ReaderProps {
  readonly id: Collector;
  readonly onClose: () => void;
  /** How many there are; left out where nothing can be changed. */
  readonly count?: number;
  readonly onCount?: (count: number) => void;
}

/** One card, large, with everything that it says. */
export function Reader({ id, count, onCount, onClose }: ReaderProps) {
  const { say, kit } = usePlace();
  return (
    <kit.Dialog open onClose={onClose} title={fullName(id, say.language)}>
      <div className={styles.reader}>
        <CardFace card={cardOf(id)} size="large" say={say} />
        {count !== undefined && onCount && <Counter id={id} count={count} onCount={onCount} />}
      </div>
    </kit.Dialog>
  );
}
