import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Drawing } from "../ui/Drawing.tsx";
import styles from "./commons.module.css";

interface GameFilterProps {
  readonly label: string;
  /** Null: all games. */
  readonly game: string | null;
  readonly onChoose: (game: string | null) => void;
  /** What a button for all games says; left out: a game that is pressed once more shows all again. */
  readonly all?: string;
}

/** Chooses the tables of one game. A game is its door. */
export function GameFilter({ label, game, onChoose, all }: GameFilterProps) {
  const { say } = useWords();
  return (
    <fieldset className={styles.games} aria-label={label}>
      {DOORS.filter(({ open }) => open).map(({ id, art }) => (
        <button
          key={id}
          type="button"
          aria-pressed={game === id}
          aria-label={say(`door.${id}.title`)}
          title={say(`door.${id}.title`)}
          onClick={() => onChoose(game === id ? null : id)}
        >
          <Drawing of={art} />
        </button>
      ))}
      {all && (
        <button type="button" aria-pressed={game === null} onClick={() => onChoose(null)}>
          {all}
        </button>
      )}
    </fieldset>
  );
}
