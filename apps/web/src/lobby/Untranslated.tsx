import { useWords } from "../i18n/index.ts";
import styles from "./lobby.module.css";

/** Tells a visitor at a door that the game has no words in the language of the page, and speaks English. */
export function Untranslated() {
  const { say } = useWords();
  return <p className={styles.aside}>{say("game.untranslated")}</p>;
}
