import { Link } from "wouter";
import { behind, DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Drawing } from "../ui/Drawing.tsx";
import styles from "./commons.module.css";
import type { PublicLobbySay } from "./words.ts";

interface PlayNowProps {
  readonly say: PublicLobbySay;
  /** Each with the name of its game. */
  readonly named?: boolean;
}

/** The doors: each to a game, at once. */
export function PlayNow({ say, named = false }: PlayNowProps) {
  const { say: shell } = useWords();
  return (
    <ul className={styles.small} data-named={named || undefined}>
      {DOORS.filter(({ open }) => open).map(({ id, art, open }) => {
        const game = shell(`door.${id}.title`);
        return (
          <li key={id}>
            <Link href={behind({ id, open })} aria-label={say("play.in", { game })} title={game}>
              <Drawing of={art} />
              {named && <span>{game}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
