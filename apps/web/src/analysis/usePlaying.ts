import { type Core, IllegalChoice, type Option, type Refusal, type Seat } from "@westmarch/kernel";
import { useCallback, useMemo, useState } from "react";
import { freshChance, freshId } from "../device/chance.ts";
import { useCalm, usePace } from "../device/index.ts";
import type { Acts } from "../table/board/frame.tsx";
import { useSequence } from "../table/board/useSequence.ts";
import type { PlayedLine, Viewpoint } from "../table/history/playedLine.ts";
import { whyNot } from "../table/prompt/whyNot.ts";
import { refusalOf } from "../table/text/refusals.ts";
import { useSay, type Whole } from "../table/text/words.tsx";
import { type Player, playerOf, type Study } from "./study.ts";
import { useCourse } from "./useCourse.ts";
import { settingsOf } from "./useNames.ts";
import { useOpponents } from "./useOpponents.ts";
import type { Studying } from "./useStudy.ts";
import { fork, taken, tried, written } from "./variations.ts";

/** Something that a player wanted to do and may not, and where on the screen to say so. */
interface Denied {
  readonly text: string;
  readonly rule?: string;
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** The seat whose turn it is to choose by hand, or null. */
function byHand(line: PlayedLine, at: number, study: Study): Seat | null {
  const state = line.at(at);
  if (state.result && line.stopped === null) return null;
  return line.engine.owes(line.state(at)).find((seat) => playerOf(study, seat) === "self") ?? null;
}

export interface PlayingOptions {
  readonly loaded: Whole;
  readonly main: PlayedLine;
  readonly studying: Studying;
  readonly select: (group: string | null) => void;
}

/** The board of a study at the moment where one stands, from whose side it is seen, and how it is played on there. */
export function usePlaying({ loaded, main, studying, select }: PlayingOptions) {
  const say = useSay();
  const { study, change } = studying;
  const course = useCourse(main, study, (looked) => change((old) => ({ ...old, looked })));
  const { line, lines, moment, go } = course;
  const { at } = moment;
  const [from, setFrom] = useState<Viewpoint>("open");
  const [playing, setPlaying] = useState(false);
  const [denied, deny] = useState<Denied | null>(null);

  const hand = playing ? byHand(line, at, study) : null;
  const side = typeof from === "number" ? from : null;
  const own = playing ? line.state(at).sealed.findIndex((_, of) => playerOf(study, of) === "self") : -1;
  const seat = playing ? (hand ?? side ?? (own < 0 ? null : own)) : side;
  const eyes: Viewpoint = playing && from !== "open" ? (seat ?? "spectator") : from;
  const heard = useMemo(
    () => ({
      version: at,
      // Who plays on after a player has ended the game plays where the rules left it.
      view: playing && line.stopped ? viewOf(line, at, eyes) : line.view(at, eyes),
      log: line.log(at, eyes),
    }),
    [line, at, eyes, playing],
  );
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
  const { besides } = loaded;
  const refuse = useCallback(
    (refusal: Refusal, where: Denied["at"]) => {
      const told = refusalOf({ code: "rule", refusal, at: where }, besides.all, loaded.say, say);
      deny({ ...told, at: where });
    },
    [besides, loaded, say],
  );

  const play = useCallback(
    (by: Seat, options: readonly Option[]) => {
      const means = { id: freshId, chance: freshChance };
      const done = tried(lines, study, moment, by, options, means);
      if (done.branch) change((old) => taken(old, done));
      select(null);
      deny(null);
      go(done.to, true);
    },
    [lines, study, moment, change, go, select],
  );
  const act = useCallback(
    (options: readonly Option[]) => {
      if (hand === null || !settled) return;
      try {
        play(hand, options);
      } catch (error) {
        if (!(error instanceof IllegalChoice)) throw error;
        refuse(error.refusal, null);
      }
    },
    [hand, settled, play, refuse],
  );
  const triedTo = useCallback<Acts["tried"]>(
    (attempt, where, after = []) => {
      if (hand === null) return;
      const refusal = whyNot(besides.all, view, hand, [...after, attempt]);
      if (refusal) refuse(refusal, where ?? null);
    },
    [besides, view, hand, refuse],
  );
  const settings = settingsOf(study);
  const { thinking, fell } = useOpponents({
    course,
    study,
    settings,
    on: playing && settled,
    play: useCallback(
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
    ),
  });

  const last = line.entries[at - 1];
  const again = () => {
    if (!last) return;
    const before = { ...moment, at: at - 1 };
    const entries = written(line, before.at, last.seat, [last.option], freshChance);
    const done = fork(lines, study, before, entries, freshId);
    change((old) => taken(old, done));
    go(done.to, true);
  };
  return {
    course,
    playing,
    begin: (players: readonly Player[]) => {
      // Against computers one sees what one would see at a table.
      const person = players.indexOf("self");
      setFrom(person >= 0 && players.some((player) => player !== "self") ? person : "open");
      setPlaying(true);
    },
    end: () => setPlaying(false),
    from,
    setFrom,
    eyes,
    seat,
    ask,
    act,
    tried: triedTo,
    showing,
    denied,
    deny,
    thinking,
    fell: fell?.seat ?? null,
    /** Makes the last choice once more, by other chance. */
    again,
    drew: (last?.draws.length ?? 0) > 0,
  };
}

const viewOf = (line: PlayedLine, at: number, eyes: Viewpoint): Core =>
  eyes === "open" ? line.state(at) : line.engine.view(line.state(at), eyes === "spectator" ? null : eyes);
