import { useCallback, useEffect, useRef, useState } from "react";
import { useRoomy, useTall } from "../table/board/frame.tsx";
import { type Drawers, useDrawers } from "../table/drawers/useDrawers.ts";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { useWinding } from "../table/history/winding.ts";
import { useKeys } from "../table/prompt/keys.ts";
import type { Whole } from "../table/text/words.tsx";
import type { Decided } from "./decisions.ts";
import { Panel } from "./Panel.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { StudyBoard } from "./StudyBoard.tsx";
import { type Player, playerOf, type Study, seat as seated } from "./study.ts";
import { type Desk, useDesk, useLooks } from "./useDesk.ts";
import type { Studying } from "./useStudy.ts";
import { playWanted, puzzleWanted, seatWanted } from "./useWhose.ts";
import { WithColumn } from "./WithColumn.tsx";
import type { AnalysisSay } from "./words.ts";

export interface StudyScreenProps {
  readonly loaded: Whole;
  readonly main: PlayedLine;
  readonly studying: Studying;
  readonly labSay: AnalysisSay;
  /** It was sent: the reader looks at it, and makes it their own when they say so. */
  readonly onKeep: (() => void) | null;
}

/** Who plays against a reader who tries a choice again: the computer that played there last, if one did. */
function rivalOf(study: Study, seat: number): Player {
  const last = playerOf(study, seat);
  return last === "self" ? "fair" : last;
}

/** Keys that wind through a study, step back, and open what lies beside the board. */
function useStudyKeys({ table }: Desk, drawers: Drawers, turnSheet: () => void): void {
  const { playing, back, course } = table;
  const { line, moment, go } = course;
  useKeys({
    i: () => drawers.toggle({ kind: "rules", rule: null }),
    l: turnSheet,
    ...(playing && { u: back }),
  });
  useWinding((by) => go({ ...moment, at: Math.max(0, Math.min(line.length, moment.at + by)) }), null);
}

/** The ways from reading to playing on. `began` puts away what lies over the board. */
function playingOn({ names, table }: Desk, { study, change }: Studying, began: () => void) {
  const begin = (players: readonly Player[]) => {
    change((old) => seated(old, players));
    began();
    table.begin(players);
  };
  /** Back to before a choice, in that seat, against computers. */
  const tryAgain = ({ at, seat: own }: Decided) => {
    const { moment, go } = table.course;
    go({ course: moment.course, at }, false);
    begin(names.map((_, of) => (of === own ? "self" : rivalOf(study, of))));
  };
  return { begin, tryAgain };
}

/** Begins to play where the address asks for it (`?play`, `?puzzle`): of a position that was set up for that. Once. */
function usePlayedAtOnce(
  study: Study,
  names: readonly string[],
  begin: (players: readonly Player[]) => void,
): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !playWanted(location.search)) return;
    begun.current = true;
    history.replaceState(history.state, "", location.pathname);
    begin(names.map((_, of) => playerOf(study, of)));
  });
}

/** A study on the screen: the board at a moment, what was tried, and the way on by hand or against computers. */
export function StudyScreen({ loaded: bare, main, studying, labSay, onKeep }: StudyScreenProps) {
  const { study } = studying;
  const few = useTall();
  const roomy = useRoomy() && !few;
  const drawers = useDrawers();
  const [asking, setAsking] = useState(false);
  const [isOpen, turn] = useState(() => seatWanted(location.search) !== null);
  const { open, top } = drawers;
  const explain = useCallback(
    (id: string) => {
      turn(false);
      open({ kind: "explain", id });
    },
    [open],
  );
  const desk = useDesk({ loaded: bare, main, studying, labSay, explain });
  const looks = useLooks(desk, studying, onKeep === null);
  useStudyKeys(desk, drawers, () => turn(!isOpen));
  const { drawing } = looks;
  // A drawer of the game takes the place of the lab's own.
  useEffect(() => {
    if (top || drawing.on) turn(false);
  }, [top, drawing.on]);

  const { names, table } = desk;
  const { begin, tryAgain } = playingOn(desk, studying, () => {
    setAsking(false);
    turn(false);
  });
  usePlayedAtOnce(study, names, begin);
  const [forPuzzle] = useState(() => puzzleWanted(location.search));
  const panel = (
    <Panel
      {...{ studying, labSay, onKeep, ...looks }}
      {...{ loaded: desk.loaded, course: table.course, names, deeds: desk.deeds }}
      onRule={(rule) => open({ kind: "rules", rule })}
      onTry={onKeep ? null : tryAgain}
    />
  );
  return (
    <WithColumn label={labSay("study")} column={roomy ? panel : null}>
      <StudyBoard
        {...{ desk, studying, drawing, drawers, labSay, panel }}
        told={forPuzzle && table.playing ? labSay("puzzle.how") : null}
        sheet={roomy ? null : { open: isOpen, turn }}
        onPlay={onKeep ? null : () => setAsking(true)}
      />
      <PlayOn
        open={asking}
        names={names}
        players={names.map((_, of) => playerOf(study, of))}
        labSay={labSay}
        onClose={() => setAsking(false)}
        onPlay={begin}
      />
    </WithColumn>
  );
}
