import { DeckChoices } from "../decks/DeckChoices.tsx";
import { useWords } from "../i18n/index.ts";
import styles from "./lobby.module.css";
import type { NewTableProps } from "./useNewTable.ts";

/** The decks of the others at this screen, and of the computers, which choose by themselves unless one is chosen here. */
export function OtherDecks({ table: { id, game, deck, seats } }: NewTableProps) {
  const { say } = useWords();
  const { role, many, others, invited } = seats;
  const places = others.map(({ seat, guest }, at) => ({
    place: at + 1,
    guest,
    legend: many || guest === "screen" ? say("new.deck.of", { role: role(seat) }) : say("new.deck.computer"),
  }));
  return (
    <>
      <DeckChoices
        game={id}
        loaded={game}
        chosen={deck}
        people={places.filter(({ guest }) => guest === "screen")}
      />
      <DeckChoices
        game={id}
        loaded={game}
        chosen={deck}
        people={places.filter(({ guest }) => guest === "computer")}
        itself={say("new.deck.itself")}
      />
      {game.decks && invited && <p className={styles.aside}>{say("new.deck.friend")}</p>}
    </>
  );
}
