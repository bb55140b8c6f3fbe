import type { DeckList } from "../../decks/deck.ts";
import type { Pool } from "../../decks/kept.ts";
import styles from "./PoolBar.module.css";
import { usePlace } from "./place.ts";

interface PoolBarProps {
  readonly pool: Pool;
  readonly list: DeckList;
  /** Puts the suggested deck in the place of what is laid out. */
  readonly onSuggested: () => void;
}

/** What one has got to build from, and how much of it is in the deck. */
export function PoolBar({ pool, list, onSuggested }: PoolBarProps) {
  const { say, kit, tableAt } = usePlace();
  const { ring, ringBearer, adventureDeck, drawDeck } = list;
  const outside = [ring, ringBearer].filter((id) => id !== null).length;
  const used = outside + adventureDeck.length + drawDeck.length;
  const all = pool.cards.length;
  return (
    <section className={styles.pool} aria-label={say("build.pool")}>
      <p>{say("build.pool.about", { all, used, left: Math.max(0, all - used) })}</p>
      <progress value={Math.min(used, all)} max={all} aria-hidden="true" />
      <kit.Button variant="quiet" onClick={onSuggested}>
        {say("build.pool.suggested")}
      </kit.Button>
      <kit.ButtonLink variant="quiet" href={tableAt(pool.table)}>
        {say("build.pool.table")}
      </kit.ButtonLink>
    </section>
  );
}
