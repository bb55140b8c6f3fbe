import { useWords } from "../i18n/index.ts";
import styles from "./lobby.module.css";

/** Tells a visitor at a door that not all of the game is in the language of the page, and what is not is English. */
export function Untranslated() {
  const { say } = useWords();
  return <p className={`${styles.aside} ${styles.untranslated}`}>{say("game.untranslated")}</p>;
}
