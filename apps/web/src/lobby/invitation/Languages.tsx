import { LANGUAGE_NAMES, LANGUAGES } from "@westmarch/kernel/languages";
import { SMALL } from "../../arrival/Scene.tsx";
import { useWords } from "../../i18n/index.ts";
import styles from "./invitation.module.css";

/** All languages open, this once: a guest has not been here before. */
export function Languages() {
  const { say, language, setLanguage } = useWords();
  return (
    <ul className={styles.languages} aria-label={say("language")}>
      {LANGUAGES.map((id) => (
        <li key={id}>
          <button
            type="button"
            lang={id}
            className={SMALL}
            aria-pressed={id === language}
            onClick={() => void setLanguage(id)}
          >
            {LANGUAGE_NAMES[id]}
          </button>
        </li>
      ))}
    </ul>
  );
}
