import { type ReactNode, useMemo } from "react";
import { useTall } from "../table/board/frame.tsx";
import { Refused } from "../table/board/Slips.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { Prompt } from "../table/prompt/Prompt.tsx";
import { Marks } from "./Marks.tsx";
import { Reading } from "./Reading.tsx";
import { StudyBar, type StudyBarProps } from "./StudyBar.tsx";
import { marksAt } from "./study.ts";
import type { Desk } from "./useDesk.ts";
import type { AnalysisSay } from "./words.ts";

interface StudyFootProps {
  readonly desk: Desk;
  readonly labSay: AnalysisSay;
  readonly onPlay: (() => void) | null;
}

/** At the foot of a study: what the reader may choose, or the moments to read. */
function StudyFoot({ desk, labSay, onPlay }: StudyFootProps) {
  const { loaded, names, table, props, deeds, waiting } = desk;
  if (table.playing && props)
    return <Prompt loaded={loaded} props={props} waiting={waiting} sending={false} />;
  return (
    <Reading
      course={table.course}
      names={names}
      from={table.from}
      onFrom={table.setFrom}
      last={deeds.at(-1)?.text ?? ""}
      settled={table.showing.settled}
      labSay={labSay}
      onPlay={onPlay}
    />
  );
}

export interface StudyBoardProps extends Omit<StudyBarProps, "refused"> {
  /** Of the sheet. */
  readonly panel: ReactNode;
}

/** The board of a study at the moment where its reader stands, with what is drawn on it. */
export function StudyBoard({ panel, onPlay, ...bar }: StudyBoardProps) {
  const { desk, studying, drawing, drawers, sheet, labSay } = bar;
  const { study } = studying;
  const { loaded, table, props } = desk;
  const { course, playing, seat, showing, denied } = table;
  const { moment } = course;
  const few = useTall();
  const marks = useMemo(
    () => marksAt(study, { course: moment.course, at: moment.at }),
    [study, moment.course, moment.at],
  );
  if (!props) return null;
  const refused = denied && (
    <Refused
      {...denied}
      onRule={(rule) => drawers.open({ kind: "rules", rule })}
      onClose={() => table.deny(null)}
    />
  );
  return (
    <Stage
      loaded={loaded}
      props={props}
      name={`${String(seat)}/${table.eyes === "open"}/${course.jumps}`}
      onGo={playing ? showing.goOn : null}
      onHurry={playing ? showing.hurry : null}
      // A phone has no room for the way to play on beside the slider.
      bar={<StudyBar {...bar} onPlay={few ? onPlay : null} refused={denied?.at === null && refused} />}
      foot={<StudyFoot desk={desk} labSay={labSay} onPlay={few ? null : onPlay} />}
    >
      {sheet?.open && (
        <Drawer title={labSay("study")} onClose={() => sheet.turn(false)}>
          {panel}
        </Drawer>
      )}
      <Marks marks={marks} begun={drawing.from} />
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
      {denied?.at && refused}
    </Stage>
  );
}
