import { IllegalChoice, type Option, type Seat } from "@westmarch/kernel";
import { useCallback, useMemo, useState } from "react";
import { useCalm, usePace } from "../device/index.ts";
import { useSequence } from "../table/board/useSequence.ts";
import type { PlayedLine, Viewpoint } from "../table/history/playedLine.ts";
import type { Whole } from "../table/text/words.tsx";
import type { Player } from "./study.ts";
import { useChoices, useOtherChance } from "./useChoices.ts";
import { useCourse } from "./useCourse.ts";
import { settingsOf } from "./useNames.ts";
import { useOpponents } from "./useOpponents.ts";
import { useSide } from "./useSide.ts";
import type { Studying } from "./useStudy.ts";

export interface PlayingOptions {
  readonly loaded: Whole;
  readonly main: PlayedLine;
  readonly studying: Studying;
  readonly select: (group: string | null) => void;
}

/** The board of a study at the moment where one stands, from whose side it is seen, and how it is played on there. */
export function usePlaying({ loaded, main, studying, select }: PlayingOptions) {
  const { study, change } = studying;
  const course = useCourse(main, study, (looked) => change((old) => ({ ...old, looked })));
  const { line, moment, go } = course;
  const [from, setFrom] = useState<Viewpoint>("open");
  const [playing, setPlaying] = useState(false);
  const { hand, seat, eyes, heard } = useSide(course, study, from, playing);
  const { view } = heard;
  const showing = useSequence(heard, {
    stepOf: loaded.module.step,
    seat,
    live: course.live,
    calm: useCalm(),
    pace: usePace(),
    byItself: !playing,
  });
  const { settled } = showing;
  const ask = useMemo(
    () => (hand === null || !settled ? null : line.engine.askOf(view, hand)),
    [hand, settled, line, view],
  );
  const { play, ...choices } = useChoices({ loaded, studying, course, select, hand, settled, view });
  const answer = useCallback(
    (by: Seat, options: readonly Option[]) => {
      try {
        play(by, options);
      } catch (error) {
        // What followed its first choice in its thought is no longer to be had.
        if (!(error instanceof IllegalChoice)) throw error;
        play(by, options.slice(0, 1));
      }
    },
    [play],
  );
  const settings = settingsOf(study);
  const { thinking, fell } = useOpponents({ course, study, settings, on: playing && settled, play: answer });
  return {
    ...{ course, playing, from, setFrom, eyes, seat, ask, showing, thinking },
    ...choices,
    ...useOtherChance(course, studying),
    fell: fell?.seat ?? null,
    begin: (players: readonly Player[]) => {
      // Against computers one sees what one would see at a table.
      const person = players.indexOf("self");
      setFrom(person >= 0 && players.some((player) => player !== "self") ? person : "open");
      setPlaying(true);
    },
    end: () => setPlaying(false),
    /** One choice back. */
    back: () => go({ ...moment, at: Math.max(0, moment.at - 1) }),
  };
}
