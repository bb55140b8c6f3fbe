import { latePart } from "@westmarch/boardkit/later";
import { LANGUAGE_NAMES } from "@westmarch/kernel/languages";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { Busy, Page } from "../ui/index.ts";
import { Leaf } from "./Leaf.tsx";
import { OnDevice } from "./OnDevice.tsx";
import styles from "./Settings.module.css";
import { AtTable, Looks } from "./SettingsList.tsx";
import { useSettingsWords } from "./words.ts";
import { Privacy, usePerson, You } from "./You.tsx";

const NoticeSettings = latePart(
  async () => (await import("../notifications/NoticeSettings.tsx")).NoticeSettings,
);

const desk = new URL("../drawn/sight-desk.svg", import.meta.url).href;

/** `/settings`: how this device's owner likes things, in six leaves. */
export function Settings() {
  const { say: shell, language } = useWords();
  const say = useSettingsWords();
  const { theme, pace, sound, tables } = useDevice();
  const known = usePerson();
  if (!say) return <Busy />;
  const account = known.told?.person?.name ?? (known.isAsked ? say("you.guest") : "");
  return (
    <Page broad title={shell("settings.title")} subtitle={say("about")} sight={desk}>
      <div className={styles.leaves}>
        <Leaf
          title={say("looks")}
          state={`${LANGUAGE_NAMES[language]} · ${shell(`settings.theme.${theme}`)}`}
          first
        >
          <Looks />
        </Leaf>
        <Leaf
          title={say("table")}
          state={`${shell(`settings.pace.${pace}`)} · ${say(sound ? "sound" : "no-sound")}`}
        >
          <AtTable />
        </Leaf>
        <Leaf title={say("notices")} state={say("notices.state")}>
          <NoticeSettings />
        </Leaf>
        <Leaf title={say("privacy")} state={account}>
          <Privacy {...known} say={say} />
        </Leaf>
        <Leaf title={say("device")} state={say("device.tables", { count: tables.length })}>
          <OnDevice say={say} />
        </Leaf>
        <Leaf title={say("you")} state={account}>
          <You {...known} say={say} />
        </Leaf>
      </div>
    </Page>
  );
}
