import { rich } from "../../i18n/rich.tsx";
import { Button, Icon, IconButton } from "../../ui/index.ts";
import { useSay } from "../text/words.tsx";
import { Scrubber } from "./Scrubber.tsx";
import type { Past } from "./usePast.ts";
import type { Watching } from "./watching.ts";

interface PastFootProps {
  readonly past: Past;
  /** Looks at another moment, or at the present (null). */
  readonly look: (version: number | null) => void;
  readonly watching: Watching;
  /** The version at which the table stands now. */
  readonly newest: number;
  /** It is the turn of the player who looks back. */
  readonly turn: boolean;
  /** What happened last before that moment. */
  readonly deed: string;
}

/** In the place of the choices while a player looks back: a slider over the moments of the game, and the way to the present. */
export function PastFoot({ past, look, watching, newest, turn, deed }: PastFootProps) {
  const say = useSay();
  return (
    <Scrubber
      label={say("table.history")}
      at={past.at}
      from={0}
      to={newest}
      says={say("table.history.at", { at: past.at, of: newest })}
      onTurn={(version) => {
        watching.stop();
        look(version);
      }}
      before={
        <IconButton
          label={say(watching.on ? "replay.pause" : "replay.play")}
          icon={<Icon name={watching.on ? "pause-button" : "play-button"} />}
          disabled={past.at >= newest && !watching.on}
          onClick={watching.toggle}
        />
      }
      above={past.failed ? <span role="alert">{say("table.history.failed")}</span> : rich(deed)}
      end={
        <Button variant="gold" onClick={() => look(null)}>
          {say(turn ? "table.history.turn" : "table.history.now")}
        </Button>
      }
    />
  );
}
