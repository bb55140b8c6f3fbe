import { useCallback, useEffect, useMemo, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { plain } from "../i18n/rich.tsx";
import { type Acts, useBoardProps } from "../table/board/frame.tsx";
import { useTold } from "../table/board/useSequence.ts";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { useHearing } from "../table/log/hear.ts";
import { linesOf } from "../table/text/lines.ts";
import { useSay, type Whole } from "../table/text/words.tsx";
import { useDrawing } from "./drawing.ts";
import { sidesOf } from "./sides.ts";
import { type Ink, mark } from "./study.ts";
import { useEvaluation } from "./useEvaluation.ts";
import { settingsOf, useNames } from "./useNames.ts";
import { usePlaying } from "./usePlaying.ts";
import type { Studying } from "./useStudy.ts";
import { seatWanted, useWhose } from "./useWhose.ts";
import type { AnalysisSay } from "./words.ts";

export interface DeskOptions {
  readonly loaded: Whole;
  readonly main: PlayedLine;
  readonly studying: Studying;
  readonly labSay: AnalysisSay;
  readonly explain: (id: string) => void;
}

const NO_TALK = [] as const;

/** A study at the moment where its reader stands: on the board and in words, and how it is played on there. */
export type Desk = ReturnType<typeof useDesk>;

export function useDesk({ loaded: bare, main, studying, labSay, explain }: DeskOptions) {
  const { loaded, names } = useNames(bare, main, studying.study);
  const [selected, select] = useState<string | null>(null);
  const table = usePlaying({ loaded, main, studying, select });
  const { course, ask, seat, showing, act, tried } = table;
  const { live } = course;
  const acts = useMemo<Acts>(() => ({ select, act, tried, explain, keep: () => {} }), [act, tried, explain]);
  const scene = useMemo(
    () => ({ ...showing, seat, ask, live, selected, names, kept: null }),
    [showing, seat, ask, live, selected, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const { toldLog, told, settled } = showing;
  const { all } = loaded.besides;
  const deeds = useMemo(
    () => linesOf(toldLog, all, { say: loaded.say, seat, view: told }, loaded.module.step),
    [toldLog, told, loaded, seat, all],
  );
  const sentence = ask && props ? loaded.module.sentence(ask, props) : null;
  useHearing(deeds, NO_TALK, ask, sentence);
  const say = useSay();
  const waiting = useTold(waitingWords(), settled);
  function waitingWords(): string {
    const state = course.line.at(course.moment.at);
    if (state.result && props) {
      const { title, text } = all.ending(props);
      return `${title}. ${plain(text)}`;
    }
    if (table.thinking !== null) return labSay("thinking", { name: names[table.thinking] ?? "" });
    return state.result ? say("table.wait.over") : labSay("nobody");
  }
  return { loaded, names, table, props, deeds, waiting };
}

/** What a reader looks at besides: the worth of the moments, whose choices, and what is drawn on the board. */
export function useLooks({ loaded, names, table }: Desk, studying: Studying, isOwn: boolean) {
  const { study, change } = studying;
  const { course } = table;
  const { line, moment } = course;
  const { language } = useWords();
  const { root } = study;
  const { game } = loaded.besides.all;
  const settings = useMemo(() => settingsOf({ root }), [root]);
  const sides = useMemo(() => sidesOf(game, settings, names, language), [game, settings, names, language]);
  const looked = useWhose(line);
  const looking = useEvaluation(course, studying, settings, looked.whose);
  // A player who came here from the end of a game to see what mattered is shown that.
  const { look } = looking;
  const wanted = isOwn && seatWanted(location.search) !== null;
  useEffect(() => {
    if (wanted) look("first");
  }, [wanted, look]);
  const onDraw = useCallback(
    (from: string, to: string | null, ink: Ink) => change((old) => mark(old, { ...moment, from, to, ink })),
    [change, moment],
  );
  const drawing = useDrawing(onDraw);
  return { settings, sides, looked, looking, drawing };
}
