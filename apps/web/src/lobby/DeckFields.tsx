import { DeckChoices } from "../decks/DeckChoices.tsx";
import { useWords } from "../i18n/index.ts";
import styles from "./lobby.module.css";
import type { NewTableProps } from "./useNewTable.ts";

/** The decks of the players at this screen and of the computers; nothing in a game without decks. */
export function DeckFields({ table: { id, game, deck, seats } }: NewTableProps) {
  const { say } = useWords();
  const { role, many, others, invited } = seats;
  const people = [
    { place: 0, legend: say("new.deck") },
    ...others.flatMap(({ seat, guest }, at) =>
      guest !== "screen" ? [] : [{ place: at + 1, legend: say("new.deck.of", { role: role(seat) }) }],
    ),
  ];
  const computers = others.flatMap(({ seat, guest }, at) =>
    guest !== "computer"
      ? []
      : [
          {
            place: at + 1,
            legend: many ? say("new.deck.of", { role: role(seat) }) : say("new.deck.computer"),
          },
        ],
  );
  return (
    <>
      <DeckChoices game={id} loaded={game} chosen={deck} people={people} />
      {game.decks && computers.length > 0 && (
        <details className={styles.settings}>
          <summary>
            <span>{say("new.deck.computers")}</span>
            <span className={styles.aside}>{say("new.deck.computers.about")}</span>
          </summary>
          <div className={styles.settingList}>
            <DeckChoices
              game={id}
              loaded={game}
              chosen={deck}
              people={computers}
              itself={say("new.deck.itself")}
            />
          </div>
        </details>
      )}
      {game.decks && invited && <p className={styles.aside}>{say("new.deck.friend")}</p>}
    </>
  );
}
