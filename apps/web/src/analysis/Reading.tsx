import { useEffect, useState } from "react";
import { rich } from "../i18n/rich.tsx";
import type { Viewpoint } from "../table/history/playedLine.ts";
import { Scrubber } from "../table/history/Scrubber.tsx";
import { useSay } from "../table/text/words.tsx";
import { Button, Icon, IconButton } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import type { Course } from "./useCourse.ts";
import type { AnalysisSay } from "./words.ts";

export interface ReadingProps {
  readonly course: Course;
  readonly names: readonly string[];
  readonly from: Viewpoint;
  readonly onFrom: (from: Viewpoint) => void;
  /** What happened last. */
  readonly last: string;
  /** All of it has been shown. */
  readonly settled: boolean;
  readonly labSay: AnalysisSay;
  /** Null: it is only looked at. */
  readonly onPlay: (() => void) | null;
}

/** Milliseconds that a moment stands when all of it has been told. */
const STANDS = 900;

/** The foot of a study that is read: the moments of the course, from whose side, and the way on. */
export function Reading({ course, names, from, onFrom, last, settled, labSay, onPlay }: ReadingProps) {
  const say = useSay();
  const { line, moment, go } = course;
  const { at } = moment;
  const [running, run] = useState(false);
  const over = at >= line.length;
  useEffect(() => {
    if (!running || !settled) return;
    if (over) return run(false);
    const timer = setTimeout(() => go({ ...moment, at: at + 1 }), STANDS);
    return () => clearTimeout(timer);
  }, [running, settled, over, moment, at, go]);
  return (
    <Scrubber
      label={labSay("moments")}
      at={at}
      from={0}
      to={line.length}
      says={say("replay.at", { at, of: line.length })}
      onTurn={(to) => {
        run(false);
        go({ ...moment, at: to });
      }}
      above={rich(last)}
      before={
        <IconButton
          label={say(running ? "replay.pause" : "replay.play")}
          icon={<Icon name={running ? "pause-button" : "play-button"} />}
          disabled={over && !running}
          onClick={() => run(!running)}
        />
      }
    >
      <Select
        label={say("replay.from")}
        value={String(from)}
        options={[
          { id: "open", text: say("replay.from.open") },
          ...names.map((name, seat) => ({ id: String(seat), text: name })),
          { id: "spectator", text: say("replay.from.spectator") },
        ]}
        onPick={(id) => onFrom(id === "open" || id === "spectator" ? id : Number(id))}
      />
      {onPlay && <Button onClick={onPlay}>{labSay("play")}</Button>}
    </Scrubber>
  );
}
