import { useCallback, useEffect, useMemo, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { plain } from "../i18n/rich.tsx";
import { Bar, type Tool } from "../table/board/Bar.tsx";
import { type Acts, useBoardProps, useRoomy, useTall } from "../table/board/frame.tsx";
import { News, Question } from "../table/board/Notices.tsx";
import { Refused } from "../table/board/Slips.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { useTold } from "../table/board/useSequence.ts";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { useDrawers } from "../table/drawers/useDrawers.ts";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { useWinding } from "../table/history/winding.ts";
import { useHearing } from "../table/log/hear.ts";
import { useKeys } from "../table/prompt/keys.ts";
import { Prompt } from "../table/prompt/Prompt.tsx";
import { linesOf } from "../table/text/lines.ts";
import { useSay, type Whole } from "../table/text/words.tsx";
import { Button } from "../ui/index.ts";
import type { Decided } from "./decisions.ts";
import { useDrawing } from "./drawing.ts";
import styles from "./lab.module.css";
import { Marks } from "./Marks.tsx";
import { Panel } from "./Panel.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { Reading } from "./Reading.tsx";
import { sidesOf } from "./sides.ts";
import { type Ink, mark, marksAt, type Player, playerOf, type Study, seat as seated } from "./study.ts";
import { useEvaluation } from "./useEvaluation.ts";
import { settingsOf, useNames } from "./useNames.ts";
import { usePlaying } from "./usePlaying.ts";
import type { Studying } from "./useStudy.ts";
import { seatWanted, useWhose } from "./useWhose.ts";
import type { AnalysisSay } from "./words.ts";

export interface StudyScreenProps {
  readonly loaded: Whole;
  readonly main: PlayedLine;
  readonly studying: Studying;
  readonly labSay: AnalysisSay;
  /** It was sent: the reader looks at it, and makes it their own when they say so. */
  readonly onKeep: (() => void) | null;
}

const NO_TALK = [] as const;

/** Who plays against a reader who tries a choice again: the computer that played there last, if one did. */
function rivalOf(study: Study, seat: number): Player {
  const last = playerOf(study, seat);
  return last === "self" ? "fair" : last;
}

/** A study on the screen: the board at a moment, what was tried, and the way on by hand or against computers. */
export function StudyScreen({ loaded: bare, main, studying, labSay, onKeep }: StudyScreenProps) {
  const say = useSay();
  const { study, change, unkept } = studying;
  const { loaded, names } = useNames(bare, main, study);
  const few = useTall();
  const roomy = useRoomy() && !few;
  const drawers = useDrawers();
  const [asking, setAsking] = useState(false);
  const [sheet, setSheet] = useState(() => seatWanted(location.search) !== null);
  const [selected, select] = useState<string | null>(null);
  const table = usePlaying({ loaded, main, studying, select });
  const { course, playing, ask, seat, showing, denied, deny } = table;
  const { line, moment, go } = course;
  const { at } = moment;

  const { open } = drawers;
  const explain = useCallback(
    (id: string) => {
      setSheet(false);
      open({ kind: "explain", id });
    },
    [open],
  );
  const { act, tried } = table;
  const acts = useMemo<Acts>(() => ({ select, act, tried, explain, keep: () => {} }), [act, tried, explain]);
  const { live } = course;
  const scene = useMemo(
    () => ({ ...showing, seat, ask, live, selected, names, kept: null }),
    [showing, seat, ask, live, selected, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const { toldLog, told } = showing;
  const { all } = loaded.besides;
  const deeds = useMemo(
    () => linesOf(toldLog, loaded.module, { say: loaded.say, seat, view: told }, all),
    [toldLog, told, loaded, seat, all],
  );
  const sentence = ask && props ? loaded.module.sentence(ask, props) : null;
  useHearing(deeds, NO_TALK, ask, sentence);

  const { language } = useWords();
  const { root } = study;
  const settings = useMemo(() => settingsOf({ root }), [root]);
  const sides = useMemo(() => sidesOf(all.game, settings, names, language), [all, settings, names, language]);
  const looked = useWhose(line);
  const looking = useEvaluation(course, studying, settings, looked.whose);
  // A player who came here from the end of a game to see what mattered is shown that.
  const { look } = looking;
  const wanted = onKeep === null && seatWanted(location.search) !== null;
  useEffect(() => {
    if (wanted) look("first");
  }, [wanted, look]);

  const onDraw = useCallback(
    (from: string, to: string | null, ink: Ink) => change((old) => mark(old, { ...moment, from, to, ink })),
    [change, moment],
  );
  const drawing = useDrawing(onDraw);

  const stepBack = () => go({ ...moment, at: Math.max(0, at - 1) });
  useKeys({
    r: () => drawers.toggle({ kind: "rules", rule: null }),
    l: () => setSheet(!sheet),
    ...(playing && { u: stepBack }),
  });
  useWinding((by) => go({ ...moment, at: Math.max(0, Math.min(line.length, at + by)) }), null);
  // A drawer of the game takes the place of the lab's own.
  const { top } = drawers;
  useEffect(() => {
    if (top || drawing.on) setSheet(false);
  }, [top, drawing.on]);

  const waiting = useTold(waitingWords(), showing.settled);
  function waitingWords(): string {
    const state = line.at(at);
    if (state.result && props) {
      const { title, text } = all.ending(props);
      return `${title}. ${plain(text)}`;
    }
    if (table.thinking !== null) return labSay("thinking", { name: names[table.thinking] ?? "" });
    return state.result ? say("table.wait.over") : labSay("nobody");
  }

  const marks = useMemo(() => marksAt(study, { course: moment.course, at }), [study, moment.course, at]);

  if (!props) return null;
  const panel = (
    <Panel
      loaded={loaded}
      course={course}
      studying={studying}
      names={names}
      deeds={deeds}
      looking={looking}
      looked={looked}
      settings={settings}
      sides={sides}
      drawing={drawing}
      labSay={labSay}
      onKeep={onKeep}
      onRule={(rule) => open({ kind: "rules", rule })}
      onTry={onKeep ? null : tryAgain}
    />
  );
  return (
    <div className={styles.lab} data-column={roomy || undefined}>
      <Stage
        loaded={loaded}
        props={props}
        name={`${String(seat)}/${table.eyes === "open"}/${course.jumps}`}
        onGo={playing ? showing.goOn : null}
        onHurry={playing ? showing.hurry : null}
        bar={
          <Bar
            title={labSay("title")}
            subtitle={study.title}
            moment={loaded.module.moment?.(props)}
            tools={tools()}
            notices={notices()}
          />
        }
        foot={
          playing ? (
            <Prompt loaded={loaded} props={props} waiting={waiting} sending={false} />
          ) : (
            <Reading
              course={course}
              names={names}
              from={table.from}
              onFrom={table.setFrom}
              last={deeds.at(-1)?.text ?? ""}
              settled={showing.settled}
              labSay={labSay}
              onPlay={onKeep || few ? null : () => setAsking(true)}
            />
          )
        }
      >
        {!roomy && sheet && (
          <Drawer title={labSay("study")} onClose={() => setSheet(false)}>
            {panel}
          </Drawer>
        )}
        <Marks marks={marks} begun={drawing.from} />
        <GameDrawer drawers={drawers} loaded={loaded} props={props} />
        {denied?.at && refused()}
      </Stage>
      {roomy && (
        <aside className={styles.column} aria-label={labSay("study")}>
          {panel}
        </aside>
      )}
      <PlayOn
        open={asking}
        names={names}
        players={names.map((_, of) => playerOf(study, of))}
        labSay={labSay}
        onClose={() => setAsking(false)}
        onPlay={(players) => {
          change((old) => seated(old, players));
          setAsking(false);
          table.begin(players);
        }}
      />
    </div>
  );

  /** Back to before a choice, in that seat, against computers. */
  function tryAgain({ at: before, seat: own }: Decided): void {
    const players = names.map((_, of) => (of === own ? "self" : rivalOf(study, of)));
    change((old) => seated(old, players));
    go({ course: moment.course, at: before }, false);
    setSheet(false);
    table.begin(players);
  }
  function refused() {
    return (
      denied && (
        <Refused {...denied} onRule={(rule) => open({ kind: "rules", rule })} onClose={() => deny(null)} />
      )
    );
  }
  function notices() {
    return (
      <>
        {denied?.at === null && refused()}
        {!roomy && drawing.on && (
          <Question text={labSay(drawing.from === null ? "marks.draw.about" : "marks.draw.to")}>
            <Button onClick={() => drawing.turn(false)}>{labSay("marks.done")}</Button>
          </Question>
        )}
        {unkept && <News>{labSay("unkept")}</News>}
        {table.fell !== null && <News>{say("table.fell-back", { name: names[table.fell] ?? "" })}</News>}
      </>
    );
  }
  function tools(): readonly Tool[] {
    const reading: Tool = {
      id: "read",
      label: labSay("read"),
      icon: "spyglass",
      use: table.end,
    };
    const back: Tool = {
      id: "back",
      label: say("table.step.back"),
      icon: "anticlockwise-rotation",
      use: stepBack,
      disabled: at === 0,
    };
    const on: Tool = { id: "play", label: labSay("play"), icon: "dice", use: () => setAsking(true) };
    const again: Tool = {
      id: "again",
      label: labSay("again"),
      icon: "dice",
      use: table.again,
      disabled: !table.drew,
    };
    return [
      ...(playing ? [back, again, reading] : []),
      // A phone has no room for it beside the slider.
      ...(few && !playing && !onKeep ? [on] : []),
      {
        id: "rules",
        label: say("table.rules"),
        icon: "book",
        use: () => drawers.toggle({ kind: "rules", rule: null }),
        open: top?.kind === "rules",
      },
      ...(roomy
        ? []
        : [
            {
              id: "study",
              label: labSay("study"),
              icon: "quill" as const,
              use: () => {
                drawers.close();
                setSheet(!sheet);
              },
              open: sheet,
            },
          ]),
    ];
  }
}
