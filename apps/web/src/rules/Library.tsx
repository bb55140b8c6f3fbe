import { Link } from "wouter";
import { DOORS } from "../games.ts";
import { Drawing } from "../home/Drawing.tsx";
import { DOOR_ART } from "../home/doors.ts";
import { Page } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import styles from "./rules.module.css";

/** `/rules`: a shelf with the rule book of every game. */
export function Library() {
  const { say } = useWords();
  return (
    <Page wide title={say("library.title")} subtitle={say("library.about")}>
      <ul className={styles.shelf}>
        {DOORS.map(({ id, load }) => (
          <li key={id}>
            <Link href={load ? `/rules/${id}` : `/new/${id}`}>
              <Drawing of={DOOR_ART[id]} className={styles.shelfArt ?? ""} />
              <span className={styles.shelfTitle}>{say(`door.${id}.title`)}</span>
              {!load && <span className={styles.shelfNote}>{say("home.notYet")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
