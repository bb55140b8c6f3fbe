import { LANGUAGE_NAMES, LANGUAGES } from "@westmarch/kernel/languages";
import { themeNow } from "../../device/apply.ts";
import { type Preferences, useDevice } from "../../device/index.ts";
import { useWords } from "../../i18n/index.ts";
import { HeaderIcon } from "./HeaderIcon.tsx";
import styles from "./header.module.css";
import { Menu } from "./Menu.tsx";

/** The language of the page: the name of today's, and a menu of all. */
export function LanguageMenu() {
  const { say, language, setLanguage } = useWords();
  const rows = LANGUAGES.map((id) => ({
    id,
    text: LANGUAGE_NAMES[id],
    lang: id,
    onPick: () => void setLanguage(id),
  }));
  return (
    <Menu label={`${say("language")}: ${LANGUAGE_NAMES[language]}`} groups={[rows]} chosen={language}>
      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
    </Menu>
  );
}

const LIGHTS = [
  { id: "daylight", icon: "sun" },
  { id: "candle", icon: "candle-light" },
  { id: "auto", icon: null },
] as const satisfies readonly {
  readonly id: Preferences["theme"];
  readonly icon: "sun" | "candle-light" | null;
}[];

interface LightMenuProps {
  /** The name of today's light stands beside its sign. */
  readonly named?: boolean;
}

/** By which light the page is read. */
export function LightMenu({ named = false }: LightMenuProps) {
  const { say } = useWords();
  const theme = useDevice((device) => device.theme);
  const set = useDevice((device) => device.set);
  const rows = LIGHTS.map(({ id, icon }) => ({
    id,
    text: say(`settings.theme.${id}`),
    ...(icon && { icon }),
    onPick: () => set({ theme: id }),
  }));
  const now = say(`settings.theme.${theme}`);
  return (
    <Menu label={`${say("settings.theme")}: ${now}`} groups={[rows]} chosen={theme}>
      <HeaderIcon name={themeNow(theme) === "candle" ? "candle-light" : "sun"} size={20} />
      {named && <span className={styles.named}>{now}</span>}
    </Menu>
  );
}
