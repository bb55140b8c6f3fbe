import { listed } from "@westmarch/boardkit/writing";
import { isWholeIn, LANGUAGE_NAMES, LANGUAGES } from "@westmarch/kernel/languages";
import { type Preferences, useDevice } from "../device/index.ts";
import { SOUNDS } from "../device/sound.ts";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Field, Switch } from "../ui/index.ts";
import { Segments, Toggles } from "../ui/Segments.tsx";
import styles from "./Settings.module.css";

const THEMES: readonly Preferences["theme"][] = ["daylight", "candle", "auto"];
const PACES: readonly Preferences["pace"][] = ["slow", "even", "fast", "instant"];
const SIZES: readonly Preferences["textSize"][] = ["s", "m", "l"];

/** Every preference of this device, as a drawer at the table shows them; the page of settings has them on leaves. */
export const SettingsList = () => (
  <>
    <Looks />
    <AtTable />
    <NameHere />
  </>
);

/** Language, light, size of words, and how much moves. */
export function Looks() {
  const { say, language, setLanguage } = useWords();
  const device = useDevice();
  return (
    <div className={styles.rows}>
      <Segments
        label={say("language")}
        picked={language}
        onPick={(id) => void setLanguage(id)}
        segments={LANGUAGES.map((id) => ({ id, text: LANGUAGE_NAMES[id] }))}
      />
      <Missing />
      <Segments
        label={say("settings.theme")}
        picked={device.theme}
        onPick={(theme) => device.set({ theme })}
        segments={THEMES.map((id) => ({ id, text: say(`settings.theme.${id}`) }))}
      />
      <Segments
        label={say("settings.text")}
        picked={device.textSize}
        onPick={(textSize) => device.set({ textSize })}
        segments={SIZES.map((id) => ({ id, text: say(`settings.text.${id}`) }))}
      />
      <Switch
        label={say("settings.calm")}
        about={say("settings.calm.about")}
        on={device.motion === "calm"}
        onTurn={(calm) => device.set({ motion: calm ? "calm" : "auto" })}
      />
    </div>
  );
}

/** The games that are not whole in the language of the page: discreetly, below where one chooses it. */
function Missing() {
  const { say, language } = useWords();
  const missing = DOORS.filter(({ id }) => !isWholeIn(language, id)).map(({ id }) => say(`door.${id}.title`));
  if (missing.length === 0) return null;
  return (
    <p className={styles.missing}>{say("language.missing", { games: listed({ language }, missing) })}</p>
  );
}

/** How what happens at a table is shown and heard. */
export function AtTable() {
  const { say } = useWords();
  const { pace, sound, silent, set } = useDevice();
  return (
    <div className={styles.rows}>
      <Segments
        label={say("settings.pace")}
        picked={pace}
        onPick={(wish) => set({ pace: wish })}
        segments={PACES.map((id) => ({ id, text: say(`settings.pace.${id}`) }))}
      />
      <Switch
        label={say("settings.sound")}
        about={say("settings.sound.about")}
        on={sound}
        onTurn={(on) => set({ sound: on })}
      />
      {sound && (
        <Toggles
          label={say("settings.sounds")}
          segments={SOUNDS.map((id) => ({ id, text: say(`settings.sounds.${id}`) }))}
          on={SOUNDS.filter((id) => !silent.includes(id))}
          onTurn={(kind, on) =>
            set({ silent: on ? silent.filter((one) => one !== kind) : [...silent, kind] })
          }
        />
      )}
    </div>
  );
}

/** What a guest is called where this device's owner sits down. */
export function NameHere() {
  const { say } = useWords();
  const { name, set } = useDevice();
  return (
    <Field
      label={say("new.name")}
      help={say("settings.name.about")}
      value={name}
      maxLength={24}
      onChange={({ target }) => set({ name: target.value })}
      autoComplete="nickname"
    />
  );
}
