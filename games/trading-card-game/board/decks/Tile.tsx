import { CARD } from "../../data/ids.ts";
import type { Collector } from "../../decks/deck.ts";
import { fullName } from "../../decks/names.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { Counter, countFor, mostOf } from "./Counter.tsx";
import { usePlace } from "./place.ts";
import styles from "./Tile.module.css";

interface TileProps {
  readonly id: Collector;
  readonly count: number;
  /** The tab key stops here. */
  readonly first: boolean;
  readonly onCount: (count: number) => void;
  readonly onRead: () => void;
  readonly onFocus: () => void;
}

/** A card that was found, with how many of it are in the deck. Pressed, it is read large. */
export function Tile({ id, count, first, onCount, onRead, onFocus }: TileProps) {
  const { say } = usePlace();
  const name = fullName(id, say.language);
  return (
    <div className={styles.tile} data-some={count > 0}>
      <button
        type="button"
        className={styles.face}
        tabIndex={first ? 0 : -1}
        aria-label={say("build.card", { name, count })}
        onClick={onRead}
        onFocus={onFocus}
        onKeyDown={(event) => {
          const wanted = countFor(event, count, mostOf(id));
          if (wanted === null) return;
          event.preventDefault();
          onCount(wanted);
        }}
      >
        <CardFace card={CARD.of(CARD.find(id))} size="small" say={say} />
      </button>
      <Counter id={id} count={count} onCount={onCount} marks />
    </div>
  );
}
