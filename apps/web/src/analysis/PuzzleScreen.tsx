import type { BoardProps } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import { type Core, Engine, type Option, type Seat } from "@westmarch/kernel";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { freshChance, freshId } from "../device/chance.ts";
import { useCalm, usePace } from "../device/index.ts";
import { Bar, type Tool } from "../table/board/Bar.tsx";
import { type Acts, IDLE, useBoardProps } from "../table/board/frame.tsx";
import { Question } from "../table/board/Notices.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { useSequence } from "../table/board/useSequence.ts";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { useDrawers } from "../table/drawers/useDrawers.ts";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { useHearing } from "../table/log/hear.ts";
import { Prompt } from "../table/prompt/Prompt.tsx";
import { linesOf } from "../table/text/lines.ts";
import { useSay, useWholeGame, type Whole } from "../table/text/words.tsx";
import { announce, Busy, Button, Slip } from "../ui/index.ts";
import styles from "./lab.module.css";
import { addressOfStudy } from "./newStudy.ts";
import { judged, type Puzzle, solutionOf } from "./puzzle.ts";
import { NoStudy } from "./StudyPage.tsx";
import { keepStudy } from "./storage.ts";
import { begun } from "./study.ts";
import type { AnalysisSay } from "./words.ts";

/** A choice that was no answer, and what its maker could see. */
export interface WrongTry {
  readonly view: Core;
  readonly options: readonly Option[];
}

/** What a page makes of a puzzle beside solving it. */
export interface PuzzleFrame {
  /** What stands above the board: which puzzle it is. The question beside it says that it is one. */
  readonly title: string;
  /** A try failed, the answer was shown, or the puzzle is solved. */
  readonly onTold: (told: WrongTry | "shown" | "solved") => void;
  /** What is said after the question, such as what a try would have come to; empty: nothing. */
  readonly said: (loaded: Whole) => string;
  /** What may be pressed beside the question. */
  readonly aside: ReactNode;
  /** At the end, beside the way into the lab. */
  readonly ending: (loaded: Whole) => ReactNode;
  /** More that can be done in the bar. */
  readonly tools?: readonly Tool[];
  /** What lies over the board, such as a drawer. */
  readonly over?: ReactNode;
  /** The page keeps nothing: no way leads into the lab. */
  readonly passing?: boolean;
  /** Shows it in a small window instead of on the table. */
  readonly small?: (solving: SmallPuzzle) => ReactNode;
}

/** A puzzle as a small window shows it. */
export interface SmallPuzzle {
  readonly loaded: Whole;
  readonly props: BoardProps;
  /** What is asked, or what came of a try. */
  readonly asked: string;
  readonly solved: boolean;
  readonly showNext: (() => void) | null;
}

interface PuzzlePageProps {
  readonly puzzle: Puzzle;
  readonly labSay: AnalysisSay;
  readonly frame?: PuzzleFrame;
}

/** A puzzle that was sent, or one of a collection: it is solved by playing. */
export function PuzzlePage({ puzzle, labSay, frame }: PuzzlePageProps) {
  const say = useSay();
  const loaded = useWholeGame(puzzle.game);
  const solution = useMemo(() => {
    if (!loaded || loaded instanceof Error) return null;
    try {
      return solutionOf(new Engine(loaded.besides.all.game), puzzle);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }, [loaded, puzzle]);
  if (loaded instanceof Error)
    return <NoStudy title={say("replay.unknown")} labSay={labSay} game={puzzle.game} />;
  if (!loaded || !solution) return <Busy label={say("table.laying")} />;
  if (typeof solution === "string")
    return <NoStudy title={say("replay.broken", { error: solution })} labSay={labSay} game={puzzle.game} />;
  return <Solving {...{ puzzle, loaded, solution, labSay }} {...(frame && { frame })} />;
}

interface SolvingProps {
  readonly puzzle: Puzzle;
  readonly loaded: Whole;
  readonly solution: PlayedLine;
  readonly labSay: AnalysisSay;
  readonly frame?: PuzzleFrame;
}

const NO_TALK = [] as const;

/** What a seat hears of a line up to a moment, shown step by step. */
function useHeard(loaded: Whole, line: PlayedLine, at: number, seat: Seat) {
  const heard = useMemo(
    () => ({ version: at, view: line.view(at, seat), log: line.log(at, seat) }),
    [line, at, seat],
  );
  const showing = useSequence(heard, {
    stepOf: loaded.module.step,
    seat,
    live: true,
    calm: useCalm(),
    pace: usePace(),
  });
  return { heard, showing };
}

/** Tells the page around it that a puzzle is solved. */
function useTold(solved: boolean, frame: PuzzleFrame | undefined): void {
  const told = frame?.onTold;
  useEffect(() => {
    if (solved) told?.("solved");
  }, [solved, told]);
}

/** A puzzle as far as it has been solved: what the solver sees, and what a choice of theirs comes to. */
function useSolving({ puzzle, loaded, solution, labSay, frame }: SolvingProps) {
  const { seat } = puzzle;
  const { engine } = solution;
  const [line, setLine] = useState(solution);
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState(false);
  const [shown, setShown] = useState(false);
  const [selected, select] = useState<string | null>(null);
  const { heard, showing } = useHeard(loaded, line, at, seat);
  const { settled } = showing;
  const solved = at >= line.length && settled;
  const next = line.entries[at];
  const mine = next?.seat === seat;
  useTold(solved, frame);
  // What others answer, and what follows of itself, comes one after the other.
  useEffect(() => {
    if (settled && next && !mine) setAt(at + 1);
  }, [settled, next, mine, at]);
  const ask = useMemo(
    () => (settled && mine ? engine.askOf(heard.view, seat) : null),
    [settled, mine, engine, heard, seat],
  );
  const act = useCallback(
    (options: readonly Option[]) => {
      const verdict = judged(line, puzzle, at, options, freshChance);
      select(null);
      setWrong(verdict.kind === "wrong");
      if (verdict.kind === "wrong") {
        frame?.onTold({ view: line.view(at, puzzle.seat), options });
        return announce(labSay("puzzle.wrong"));
      }
      if (verdict.kind === "wins") setLine(line.branch(at, verdict.entries));
      setAt(verdict.kind === "wins" ? at + verdict.entries.length : verdict.at);
    },
    [line, puzzle, at, labSay, frame],
  );
  return {
    ...{ showing, ask, selected, select, act, solved },
    again: () => {
      setLine(solution);
      setAt(0);
      setWrong(false);
    },
    /** Shows what is right to a solver who has chosen wrongly; null while there is no need. */
    showNext:
      wrong && mine
        ? () => {
            setWrong(false);
            setShown(true);
            frame?.onTold("shown");
            setAt(at + 1);
          }
        : null,
    wrong,
    /** Something had to be shown. */
    shown,
    begun: at > 0,
  };
}

/** Opens a puzzle as a study, with its solution as a branch. */
function useAsStudy({ puzzle, loaded, labSay }: SolvingProps): () => void {
  const [, navigate] = useLocation();
  const { settings, position } = puzzle;
  return () => {
    const root = { kind: "position", position, settings } as const;
    const branch = {
      id: freshId(),
      name: labSay("puzzle.solution"),
      from: { course: null, at: 0 },
      entries: puzzle.line,
    };
    const title = `${loaded.say("game.title")} · ${labSay("puzzle")}`;
    const mine = { ...begun(freshId(), puzzle.game, title, root, Date.now()), branches: [branch] };
    keepStudy(mine).then(
      () => navigate(addressOfStudy(mine)),
      () => announce(labSay("unkept")),
    );
  };
}

/** The board of a puzzle with its choices, and what is heard of them. */
function usePuzzleBoard({ puzzle, loaded, solution }: SolvingProps, solving: ReturnType<typeof useSolving>) {
  const { seat, settings } = puzzle;
  const { showing, ask, selected, select, act } = solving;
  const { told, toldLog } = showing;
  const { game } = solution.engine;
  const drawers = useDrawers();
  const { open } = drawers;
  const acts = useMemo<Acts>(
    () => ({ ...IDLE, select, act, explain: (id) => open({ kind: "explain", id }) }),
    [select, act, open],
  );
  const names = useMemo(
    () => game.seats(settings).map((role) => loaded.say(`seat.${role}`)),
    [game, settings, loaded],
  );
  const scene = useMemo(
    () => ({ ...showing, seat, ask, live: true, selected, names, kept: null }),
    [showing, seat, ask, selected, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const deeds = useMemo(
    () => linesOf(toldLog, loaded.besides.all, { say: loaded.say, seat, view: told }),
    [toldLog, told, loaded, seat],
  );
  useHearing(deeds, NO_TALK, ask, ask && props ? loaded.module.sentence(ask, props) : null);
  return { props, drawers, names };
}

function Solving(given: SolvingProps) {
  const { puzzle, loaded, labSay, frame } = given;
  const { seat, goal, about } = puzzle;
  const solving = useSolving(given);
  const { showing, solved, wrong, showNext, shown } = solving;
  const { props, drawers, names } = usePuzzleBoard(given, solving);
  const study = useAsStudy(given);
  if (!props) return null;
  const asked = paragraph(labSay, about ?? "", labSay(`puzzle.goal.${goal}`, { name: names[seat] ?? "" }));
  const again = {
    id: "again",
    label: labSay("puzzle.again"),
    icon: "anticlockwise-rotation",
    use: solving.again,
    disabled: !solving.begun,
  } as const;
  const told = paragraph(labSay, wrong ? labSay("puzzle.wrong") : asked, frame?.said(loaded) ?? "");
  if (frame?.small) return frame.small({ loaded, props, asked: told, solved, showNext });
  const question = (
    <Question text={told}>
      {frame?.aside}
      {showNext && <Button onClick={showNext}>{labSay("puzzle.show")}</Button>}
    </Question>
  );
  return (
    <Stage
      loaded={loaded}
      props={props}
      onGo={showing.goOn}
      onHurry={showing.hurry}
      bar={
        <Bar
          title={frame?.title ?? labSay("puzzle")}
          {...(!frame && { subtitle: loaded.say("game.title") })}
          tools={[...(frame?.tools ?? []), again]}
          notices={solved ? null : question}
        />
      }
      foot={
        solved ? (
          <Slip className={styles.foot} id="choices">
            <p role="status">{labSay(shown ? "puzzle.over" : "puzzle.solved")}</p>
            {frame?.ending(loaded)}
            {!frame?.passing && (
              <Button variant={frame ? "plain" : "gold"} onClick={study}>
                {labSay("puzzle.study")}
              </Button>
            )}
          </Slip>
        ) : (
          <Prompt loaded={loaded} props={props} waiting={labSay("puzzle.waits")} sending={false} />
        )
      }
    >
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
      {frame?.over}
    </Stage>
  );
}
