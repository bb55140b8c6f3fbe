import { Doors } from "../games/Doors.tsx";
import { useWords } from "../i18n/index.ts";
import { Page } from "../ui/index.ts";
import styles from "./rules.module.css";

const books = new URL("../drawn/sight-books.svg", import.meta.url).href;

/** `/rules`: the rule book of every game, behind its door on the ground. */
export function Library() {
  const { say } = useWords();
  return (
    <Page broad title={say("library.title")} subtitle={say("library.about")} sight={books}>
      <div className={styles.library}>
        <Doors to="rules" />
      </div>
    </Page>
  );
}
