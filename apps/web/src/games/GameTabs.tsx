import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { DOORS } from "./doors.ts";
import styles from "./GameTabs.module.css";

interface GameTabsProps {
  readonly game: string;
  /** Where a door leads: `learn`, `puzzles`. */
  readonly to: string;
}

/** The five doors in small, one beside the other: each leads to the same page of its game. */
export function GameTabs({ game, to }: GameTabsProps) {
  const { say } = useWords();
  return (
    <nav aria-label={say("home.doors")} className={styles.tabs}>
      {DOORS.map(({ id, art }) => (
        <Link
          key={id}
          href={`/${to}/${id}`}
          className={styles.tab}
          aria-current={id === game ? "page" : undefined}
          aria-label={say(`door.${id}.title`)}
          title={say(`door.${id}.title`)}
        >
          <Drawing of={art} className={styles.art} />
        </Link>
      ))}
    </nav>
  );
}
