import { rich } from "../i18n/rich.tsx";
import type { Reading } from "../table/history/reading.ts";
import { Scrubber } from "../table/history/Scrubber.tsx";
import type { LogLine } from "../table/text/lines.ts";
import { useSay } from "../table/text/words.tsx";
import { Icon, IconButton } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { type Replay, SPEEDS, type Speed } from "./useReplay.ts";

export interface ReplayFootProps {
  readonly replay: Replay;
  readonly reading: Reading;
  readonly roles: readonly string[];
  /** What happened last. */
  readonly last: LogLine | undefined;
}

/** The foot of a game that is read back: its moments, how fast it goes on, and from whose side it is seen. */
export function ReplayFoot({ replay, reading, roles, last }: ReplayFootProps) {
  const say = useSay();
  const { at, from, setFrom, playing, speed, setSpeed, toggle, turn } = replay;
  return (
    <Scrubber
      label={say("table.history")}
      at={at}
      from={0}
      to={reading.length}
      says={say("replay.at", { at, of: reading.length })}
      onTurn={turn}
      above={last && rich(last.text)}
      before={
        <IconButton
          label={say(playing ? "replay.pause" : "replay.play")}
          icon={<Icon name={playing ? "pause-button" : "play-button"} />}
          onClick={toggle}
        />
      }
    >
      <Select
        label={say("replay.speed")}
        value={speed}
        options={(Object.keys(SPEEDS) as Speed[]).map((id) => ({ id, text: say(`replay.speed.${id}`) }))}
        onPick={setSpeed}
      />
      <Select
        label={say("replay.from")}
        value={String(from)}
        options={[
          { id: "open", text: say("replay.from.open") },
          ...roles.map((role, i) => ({ id: String(i), text: role })),
          { id: "spectator", text: say("replay.from.spectator") },
        ]}
        onPick={(id) => setFrom(id === "open" || id === "spectator" ? id : Number(id))}
      />
    </Scrubber>
  );
}
