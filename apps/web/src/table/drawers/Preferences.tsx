import { SettingsList } from "../../settings/SettingsList.tsx";
import { Switch } from "../../ui/index.ts";
import { setKeys, useMemory } from "../connection/memory.ts";
import { useSay } from "../text/words.tsx";

/** How the player likes things, without leaving the table. */
export function Preferences() {
  const say = useSay();
  const keys = useMemory((memory) => memory.keys);
  return (
    <>
      <SettingsList />
      <Switch label={say("table.set.keys")} about={say("table.set.keys.about")} on={keys} onTurn={setKeys} />
    </>
  );
}
