import { latePart } from "@westmarch/boardkit/later";
import type { Setting, Settings } from "@westmarch/kernel";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { Picks, Switch } from "../ui/index.ts";
import styles from "./lobby.module.css";

const DocumentOf = latePart(async () => (await import("./DocumentOf.tsx")).DocumentOf);

export type ChoiceSetting = Extract<Setting, { readonly kind: "choice" }>;

interface SettingsOfProps {
  readonly settings: readonly Setting[];
  readonly chosen: Settings;
  readonly onChoose: (news: Settings) => void;
  readonly say: LoadedGame["say"];
  /** How documents are judged. */
  readonly read?: LoadedGame["module"]["readDocument"];
}

interface ChoiceOfProps extends Omit<SettingsOfProps, "settings" | "read"> {
  readonly setting: ChoiceSetting;
}

/** One of the values that a setting may have. */
export const ChoiceOf = ({ setting, chosen, onChoose, say }: ChoiceOfProps) => (
  <Picks
    legend={say(`setting.${setting.id}`)}
    picked={String(chosen[setting.id] ?? setting.initial)}
    onPick={(value) => onChoose({ [setting.id]: value })}
    picks={setting.values.map((value) => ({ id: value, text: say(`setting.${setting.id}.${value}`) }))}
  />
);

/** Settings under their headings: those that follow each other with the same one. */
function grouped(settings: readonly Setting[]): readonly (readonly Setting[])[] {
  const groups: Setting[][] = [];
  for (const setting of settings) {
    const last = groups.at(-1);
    if (last && last[0]?.group === setting.group) last.push(setting);
    else groups.push([setting]);
  }
  return groups;
}

/** One setting, as its kind is chosen. */
function SettingOf({
  setting,
  chosen,
  onChoose,
  say,
  read,
}: Omit<SettingsOfProps, "settings"> & { readonly setting: Setting }) {
  const { id } = setting;
  switch (setting.kind) {
    case "lines":
      return null;
    case "document":
      return read ? <DocumentOf setting={setting} read={read} onChoose={onChoose} say={say} /> : null;
    case "choice":
      return <ChoiceOf setting={setting} chosen={chosen} onChoose={onChoose} say={say} />;
    case "switch": {
      // What more there is to say of a setting; a game need not.
      const key = `setting.${id}.about`;
      const about = say(key);
      return (
        <Switch
          label={say(`setting.${id}`)}
          {...(about !== key && { about })}
          on={chosen[id] === undefined ? setting.initial : chosen[id] === true}
          onTurn={(on) => onChoose({ [id]: on })}
        />
      );
    }
  }
}

/** The rules a table may be set to, under their headings: left alone they are the rulebook's. */
export function SettingsList({ settings, ...rest }: SettingsOfProps) {
  const { say } = rest;
  // What has no words here is chosen elsewhere: the decks of the seats.
  const said = settings.filter(({ id }) => say(`setting.${id}`) !== `setting.${id}`);
  return (
    <div className={styles.settingList}>
      {grouped(said).map((group) => {
        const [{ id, group: heading }] = group;
        const list = group.map((setting) => <SettingOf key={setting.id} setting={setting} {...rest} />);
        if (heading === undefined) return list;
        return (
          <fieldset key={id} className={styles.settingGroup}>
            <legend>{say(`setting.group.${heading}`)}</legend>
            {list}
          </fieldset>
        );
      })}
    </div>
  );
}
