import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "@westmarch/kernel/languages";
import { useContext } from "react";
import { themeNow } from "../device/apply.ts";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { AccountMark } from "./AccountMark.ts";
import styles from "./Controls.module.css";
import { Icon } from "./Icon.tsx";
import { unseen } from "./unseen.ts";

/** Language and light, on every page; and who is signed in, where there are accounts. */
export function Controls() {
  const { say, language, setLanguage } = useWords();
  const theme = useDevice((device) => device.theme);
  const set = useDevice((device) => device.set);
  const Mark = useContext(AccountMark);
  const now = themeNow(theme);
  return (
    <div className={styles.controls}>
      <fieldset className={styles.languages} aria-label={say("language")}>
        {LANGUAGES.map((id) => (
          <button
            key={id}
            type="button"
            lang={id}
            aria-pressed={id === language}
            onClick={() => void setLanguage(id)}
          >
            {LANGUAGE_NAMES[id]}
          </button>
        ))}
      </fieldset>
      <label className={styles.languageList}>
        <span className={unseen}>{say("language")}</span>
        <select
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) void setLanguage(target.value);
          }}
        >
          {LANGUAGES.map((id) => (
            <option key={id} value={id} lang={id}>
              {LANGUAGE_NAMES[id]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.light}
        onClick={() => set({ theme: now === "candle" ? "daylight" : "candle" })}
      >
        <Icon name={now === "candle" ? "sun" : "candle"} size={20} />
        <span>{say(now === "candle" ? "theme.daylight" : "theme.candle")}</span>
      </button>
      {Mark && <Mark />}
    </div>
  );
}
