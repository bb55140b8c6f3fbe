import type { ReactNode } from "react";
import { Bar, type Tool } from "../table/board/Bar.tsx";
import { News, Question } from "../table/board/Notices.tsx";
import type { Drawers } from "../table/drawers/useDrawers.ts";
import { useSay } from "../table/text/words.tsx";
import { Button } from "../ui/index.ts";
import type { Drawing } from "./drawing.ts";
import type { Desk } from "./useDesk.ts";
import type { Studying } from "./useStudy.ts";
import type { AnalysisSay } from "./words.ts";

export interface StudyBarProps {
  readonly desk: Desk;
  readonly studying: Studying;
  readonly drawing: Drawing;
  readonly drawers: Drawers;
  /** The sheet on which the panel lies; null where it has a column. */
  readonly sheet: { readonly open: boolean; readonly turn: (open: boolean) => void } | null;
  readonly labSay: AnalysisSay;
  /** Null: it is only looked at, or the way to play on is elsewhere. */
  readonly onPlay: (() => void) | null;
  /** Why a choice was refused, where nothing on the board is closer to it. */
  readonly refused: ReactNode;
  /** What its reader is about to do, where that is not plain. */
  readonly told?: string | null;
}

/** The bar above a study: its title, its tools, and what there is to say about it. */
export function StudyBar(props: StudyBarProps) {
  const { desk, studying, labSay } = props;
  const { loaded, props: board } = desk;
  const tools = useTools(props);
  return (
    <Bar
      title={labSay("title")}
      subtitle={studying.study.title}
      moment={board ? loaded.module.moment?.(board) : undefined}
      tools={tools}
      notices={<StudyNotices {...props} />}
    />
  );
}

function StudyNotices({ desk, studying, drawing, sheet, labSay, refused, told }: StudyBarProps) {
  const say = useSay();
  const { fell } = desk.table;
  return (
    <>
      {refused}
      {sheet && drawing.on && (
        <Question text={labSay(drawing.from === null ? "marks.draw.about" : "marks.draw.to")}>
          <Button onClick={() => drawing.turn(false)}>{labSay("marks.done")}</Button>
        </Question>
      )}
      {told && <News>{told}</News>}
      {studying.unkept && <News>{labSay("unkept")}</News>}
      {fell !== null && <News>{say("table.fell-back", { name: desk.names[fell] ?? "" })}</News>}
    </>
  );
}

/** While the reader plays on: a step back, other chance, and the way back to reading. */
function usePlayTools({ table }: Desk, labSay: AnalysisSay): readonly Tool[] {
  const say = useSay();
  return [
    {
      id: "back",
      label: say("table.step.back"),
      icon: "anticlockwise-rotation",
      use: table.back,
      disabled: table.course.moment.at === 0,
    },
    { id: "again", label: labSay("again"), icon: "dice", use: table.again, disabled: !table.drew },
    { id: "read", label: labSay("read"), icon: "spyglass", use: table.end },
  ];
}

function useTools({ desk, drawers, sheet, labSay, onPlay }: StudyBarProps): readonly Tool[] {
  const say = useSay();
  const playTools = usePlayTools(desk, labSay);
  const { playing } = desk.table;
  const tools: Tool[] = playing ? [...playTools] : [];
  if (onPlay && !playing) tools.push({ id: "play", label: labSay("play"), icon: "dice", use: onPlay });
  tools.push({
    id: "rules",
    label: say("table.rules"),
    icon: "book",
    use: () => drawers.toggle({ kind: "rules", rule: null }),
    open: drawers.top?.kind === "rules",
  });
  if (sheet)
    tools.push({
      id: "study",
      label: labSay("study"),
      icon: "quill",
      use: () => {
        drawers.close();
        sheet.turn(!sheet.open);
      },
      open: sheet.open,
    });
  return tools;
}
