import { Notice, Switch } from "../ui/index.ts";
import { useHereWords } from "./words.ts";

interface HereSwitchProps {
  readonly online: boolean;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** Whether a new table is to stand on this device alone; without a net it must. */
export function LocalTableSwitch({ online, on, onTurn }: HereSwitchProps) {
  const say = useHereWords();
  if (!say) return null;
  if (!online)
    return (
      <Notice tone="gold" title={say("new.offline")}>
        <p>{say("new.offline.about")}</p>
      </Notice>
    );
  return <Switch on={on} onTurn={onTurn} label={say("new.here")} about={say("new.here.about")} />;
}
