import { useState } from "react";
import { some } from "../../decks/chance.ts";
import type { Plan } from "../../decks/changes.ts";
import type { Collector } from "../../decks/deck.ts";
import { HAND } from "../../decks/odds.ts";
import { CardButton } from "./CardButton.tsx";
import { drawnFrom } from "./Odds.tsx";
import { usePlace } from "./place.ts";
import styles from "./TestHand.module.css";

interface TestHandProps {
  readonly plan: Plan;
  readonly onRead: (card: Collector) => void;
}

/** Shuffles and draws, as often as one likes. */
export function TestHand({ plan, onRead }: TestHandProps) {
  const { say, kit, draw } = usePlace();
  const [deck, setDeck] = useState<readonly Collector[]>([]);
  const [drawn, setDrawn] = useState(0);
  const from = drawnFrom(plan);
  const shuffle = () => {
    setDeck(some(draw, from, from.length));
    setDrawn(Math.min(HAND, from.length));
  };
  const hand = deck.slice(0, drawn);
  return (
    <section className={styles.panel} aria-labelledby="test-hand">
      <h2 id="test-hand">{say("build.hand.test")}</h2>
      <div className={styles.actions}>
        <kit.Button onClick={shuffle} disabled={from.length === 0}>
          {say(drawn === 0 ? "build.hand.draw" : "build.hand.again")}
        </kit.Button>
        {drawn > 0 && (
          <kit.Button variant="quiet" onClick={() => setDrawn(drawn + 1)} disabled={drawn >= deck.length}>
            {say("build.hand.more")}
          </kit.Button>
        )}
      </div>
      <ul className={styles.hand} aria-label={say("build.hand.cards", { count: drawn })}>
        {hand.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawn card keeps its place
          <li key={place}>
            <CardButton id={id} onClick={() => onRead(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
