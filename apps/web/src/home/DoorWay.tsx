import type { TableSummary } from "@westmarch/protocol";
import { Link } from "wouter";
import { behind, type Door } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { tableAddress } from "../net/links.ts";
import { Drawing } from "../ui/Drawing.tsx";
import styles from "./Home.module.css";

interface DoorWayProps {
  readonly door: Door;
  /** A table behind this door that waits for the player. */
  readonly table: TableSummary | null;
}

/** One door with its name. Opens the way to a new table; the gold tag leads to the table that waits. */
export function DoorWay({ door: { id, art, open }, table }: DoorWayProps) {
  const { say } = useWords();
  const title = say(`door.${id}.title`);
  return (
    <li className={styles.door} data-waiting={table !== null} data-open={open} data-door={id}>
      <Link href={behind({ id, open })}>
        <Drawing of={art} className={styles.art} />
        <h2>{title}</h2>
        <p className={styles.line}>{say(`door.${id}.line`)}</p>
        <p className={styles.facts}>{say(`door.${id}.facts`)}</p>
        {!open && <p className={styles.notYet}>{say("home.notYet")}</p>}
      </Link>
      {table !== null && (
        <Link
          href={tableAddress(table.table, table.token)}
          className={styles.yourMove}
          aria-label={say("home.yourMove.door", { game: title })}
        >
          {say("home.yourMove")}
        </Link>
      )}
    </li>
  );
}
