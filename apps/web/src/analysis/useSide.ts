import type { Core, Seat } from "@westmarch/kernel";
import { useMemo } from "react";
import type { PlayedLine, Viewpoint } from "../table/history/playedLine.ts";
import { playerOf, type Study } from "./study.ts";
import type { Course } from "./useCourse.ts";

/** The seat whose turn it is to choose by hand, or null. */
function byHand(line: PlayedLine, at: number, study: Study): Seat | null {
  const state = line.at(at);
  if (state.result && line.stopped === null) return null;
  return line.engine.owes(line.state(at)).find((seat) => playerOf(study, seat) === "self") ?? null;
}

const viewOf = (line: PlayedLine, at: number, eyes: Viewpoint): Core =>
  eyes === "open" ? line.state(at) : line.engine.view(line.state(at), eyes === "spectator" ? null : eyes);

/** From whose side a moment of a study is seen: that of a reader who plays on, or the one that was picked. */
export function useSide({ line, moment }: Course, study: Study, from: Viewpoint, playing: boolean) {
  const { at } = moment;
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
  return { hand, seat, eyes, heard };
}
