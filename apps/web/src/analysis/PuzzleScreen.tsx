import { Engine, type Option } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { freshChance, freshId } from "../device/chance.ts";
import { useCalm, usePace } from "../device/index.ts";
import { Bar } from "../table/board/Bar.tsx";
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

/** A puzzle that was sent: it is solved by playing. */
export function PuzzlePage({ puzzle, labSay }: { readonly puzzle: Puzzle; readonly labSay: AnalysisSay }) {
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
  return <Solving puzzle={puzzle} loaded={loaded} solution={solution} labSay={labSay} />;
}

interface SolvingProps {
  readonly puzzle: Puzzle;
  readonly loaded: Whole;
  readonly solution: PlayedLine;
  readonly labSay: AnalysisSay;
}

const NO_TALK = [] as const;

function Solving({ puzzle, loaded, solution, labSay }: SolvingProps) {
  const [, navigate] = useLocation();
  const { seat, settings, goal, about } = puzzle;
  const { engine } = solution;
  const [line, setLine] = useState(solution);
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState(0);
  const [shown, setShown] = useState(false);
  const [selected, select] = useState<string | null>(null);
  const drawers = useDrawers();
  const { open } = drawers;
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
  const { settled, told, toldLog } = showing;
  const solved = at >= line.length && settled;
  const next = line.entries[at];
  const mine = next?.seat === seat;
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
      if (verdict.kind === "wrong") {
        setWrong((times) => times + 1);
        announce(labSay("puzzle.wrong"));
        return;
      }
      setWrong(0);
      if (verdict.kind === "wins") setLine(line.branch(at, verdict.entries));
      setAt(verdict.kind === "wins" ? at + verdict.entries.length : verdict.at);
    },
    [line, puzzle, at, labSay],
  );
  const acts = useMemo<Acts>(
    () => ({ ...IDLE, select, act, explain: (id) => open({ kind: "explain", id }) }),
    [act, open],
  );
  const names = useMemo(
    () => engine.game.seats(settings).map((role) => loaded.say(`seat.${role}`)),
    [engine, settings, loaded],
  );
  const scene = useMemo(
    () => ({ ...showing, seat, ask, live: true, selected, names, kept: null }),
    [showing, seat, ask, selected, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const deeds = useMemo(
    () => linesOf(toldLog, loaded.module, { say: loaded.say, seat, view: told }),
    [toldLog, told, loaded, seat],
  );
  useHearing(deeds, NO_TALK, ask, ask && props ? loaded.module.sentence(ask, props) : null);
  const study = () => {
    const root = { kind: "position", position: puzzle.position, settings } as const;
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
  if (!props) return null;
  const asked = [about, labSay(`puzzle.goal.${goal}`, { name: names[seat] ?? "" })].filter(Boolean).join(" ");
  return (
    <Stage
      loaded={loaded}
      props={props}
      onGo={showing.goOn}
      onHurry={showing.hurry}
      bar={
        <Bar
          title={labSay("puzzle")}
          subtitle={loaded.say("game.title")}
          tools={[
            {
              id: "again",
              label: labSay("puzzle.again"),
              icon: "anticlockwise-rotation",
              use: () => {
                setLine(solution);
                setAt(0);
                setWrong(0);
              },
              disabled: at === 0,
            },
          ]}
          notices={
            solved ? null : (
              <Question text={wrong > 0 ? labSay("puzzle.wrong") : asked}>
                {wrong > 0 && mine && (
                  <Button
                    onClick={() => {
                      setWrong(0);
                      setShown(true);
                      setAt(at + 1);
                    }}
                  >
                    {labSay("puzzle.show")}
                  </Button>
                )}
              </Question>
            )
          }
        />
      }
      foot={
        solved ? (
          <Slip className={styles.foot} id="choices">
            <p role="status">{labSay(shown ? "puzzle.over" : "puzzle.solved")}</p>
            <Button variant="gold" onClick={study}>
              {labSay("puzzle.study")}
            </Button>
          </Slip>
        ) : (
          <Prompt loaded={loaded} props={props} waiting={labSay("puzzle.waits")} sending={false} />
        )
      }
    >
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
    </Stage>
  );
}
