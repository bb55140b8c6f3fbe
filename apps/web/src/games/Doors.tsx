import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { Drawing } from "../ui/Drawing.tsx";
import styles from "./Doors.module.css";
import { behind, DOORS, doorOf } from "./doors.ts";

/** All doors in small, each to a table or to its rules. */
export function Doors({ to = "new" }: { readonly to?: "new" | "rules" }) {
  const { say } = useWords();
  return (
    <ul className={styles.doors} aria-label={say("home.doors")}>
      {DOORS.map(({ id, art, open, rules }) => (
        <li key={id}>
          <Link href={to === "rules" && rules ? `/rules/${id}` : behind({ id, open })}>
            <Drawing of={art} className={styles.art} />
            <span className={styles.name}>{say(`door.${id}.title`)}</span>
            {!(to === "rules" ? rules : open) && <span className={styles.note}>{say("home.notYet")}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The door that a page belongs to, above what it has to say. Nothing where no game is known. */
export function DoorAbove({ game }: { readonly game: string | null }) {
  const door = game === null ? null : doorOf(game);
  return (
    door && (
      <div className={styles.above}>
        <Drawing of={door.art} />
      </div>
    )
  );
}
