import type { Sound } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { LANGUAGE_NAMES, LANGUAGES } from "@westmarch/kernel/languages";
import { type Preferences, useDevice } from "../device/index.ts";
import { SOUNDS } from "../device/sound.ts";
import { useWords } from "../i18n/index.ts";
import { Field, Page, Picks, Slip, Switch } from "../ui/index.ts";
import styles from "./Settings.module.css";

const THEMES: readonly Preferences["theme"][] = ["daylight", "candle", "auto"];
const PACES: readonly Preferences["pace"][] = ["slow", "even", "fast", "instant"];
const SIZES: readonly Preferences["textSize"][] = ["s", "m", "l"];

const NoticeSettings = latePart(
  async () => (await import("../notifications/NoticeSettings.tsx")).NoticeSettings,
);

/** `/settings`: how this device's owner likes things. */
export function Settings() {
  const { say } = useWords();
  return (
    <Page title={say("settings.title")} subtitle={say("settings.about")}>
      <Slip>
        <SettingsList />
      </Slip>
      <NoticeSettings />
    </Page>
  );
}

/** Every preference; the page shows it, and a drawer at the table may. */
export function SettingsList() {
  const { say, language, setLanguage } = useWords();
  const device = useDevice();
  return (
    <div className={styles.list}>
      <Picks
        legend={say("language")}
        picked={language}
        onPick={(id) => void setLanguage(id)}
        picks={LANGUAGES.map((id) => ({ id, text: LANGUAGE_NAMES[id] }))}
      />
      <Picks
        legend={say("settings.theme")}
        picked={device.theme}
        onPick={(theme) => device.set({ theme })}
        picks={THEMES.map((id) => ({ id, text: say(`settings.theme.${id}`) }))}
      />
      <Picks
        legend={say("settings.text")}
        picked={device.textSize}
        onPick={(textSize) => device.set({ textSize })}
        picks={SIZES.map((id) => ({ id, text: say(`settings.text.${id}`) }))}
      />
      <Picks
        legend={say("settings.pace")}
        picked={device.pace}
        onPick={(pace) => device.set({ pace })}
        picks={PACES.map((id) => ({ id, text: say(`settings.pace.${id}`) }))}
      />
      <div>
        <Switch
          label={say("settings.calm")}
          about={say("settings.calm.about")}
          on={device.motion === "calm"}
          onTurn={(calm) => device.set({ motion: calm ? "calm" : "auto" })}
        />
        <SoundSettings />
      </div>
      <Field
        label={say("new.name")}
        help={say("settings.name.about")}
        value={device.name}
        maxLength={24}
        onChange={({ target }) => device.set({ name: target.value })}
        autoComplete="nickname"
      />
    </div>
  );
}

/** Whether anything is heard, and what. */
function SoundSettings() {
  const { say } = useWords();
  const { sound, silent, set } = useDevice();
  const turn = (kind: Sound, on: boolean) =>
    set({ silent: on ? silent.filter((one) => one !== kind) : [...silent, kind] });
  return (
    <>
      <Switch
        label={say("settings.sound")}
        about={say("settings.sound.about")}
        on={sound}
        onTurn={(on) => set({ sound: on })}
      />
      {sound && (
        <fieldset className={styles.sounds}>
          <legend>{say("settings.sounds")}</legend>
          {SOUNDS.map((kind) => (
            <Switch
              key={kind}
              label={say(`settings.sounds.${kind}`)}
              on={!silent.includes(kind)}
              onTurn={(on) => turn(kind, on)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
