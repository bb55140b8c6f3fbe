import type { Collector } from "../../decks/deck.ts";
import { fullName } from "../../decks/names.ts";
import { CardButton } from "./CardButton.tsx";
import { Counter, countFor } from "./Counter.tsx";
import { usePlace } from "./place.ts";
import { mostIn, useSupply } from "./supply.ts";
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
  const supply = useSupply();
  return (
    <div className={styles.tile} data-some={count > 0}>
      <CardButton
        id={id}
        words={say("build.card", { name: fullName(id, say.language), count })}
        tabIndex={first ? 0 : -1}
        onClick={onRead}
        onFocus={onFocus}
        onKeyDown={(event) => {
          const wanted = countFor(event, count, mostIn(supply, id));
          if (wanted === null) return;
          event.preventDefault();
          onCount(wanted);
        }}
      />
      <Counter id={id} count={count} onCount={onCount} marks />
    </div>
  );
}
