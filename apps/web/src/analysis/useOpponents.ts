import type { Chosen } from "@westmarch/bots/fallback-chain";
import type { Core, Option, Seat, Settings } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";
import { Computer } from "../computers/computer.ts";
import { playerOf, type Study } from "./study.ts";
import type { Course } from "./useCourse.ts";

export interface OpponentsOptions {
  readonly course: Course;
  readonly study: Study;
  readonly settings: Settings;
  /** They play now: everything that happened has been shown, and the reader plays on. */
  readonly on: boolean;
  readonly play: (seat: Seat, options: readonly Option[]) => void;
}

export interface Opponents {
  /** The seat for which a computer thinks. */
  readonly thinking: Seat | null;
  /** A weaker way of playing had to stand in. */
  readonly fell: { readonly seat: Seat; readonly troubles: readonly string[] } | null;
}

/** One of so many, for the seeds of thoughts. */
const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/** The seat that owes a choice and is played by a computer, when none owes one that is not. */
function nextComputer(line: Course["line"], at: number, study: Study): Seat | null {
  const state: Core = line.state(at);
  if (state.result) return null;
  const owes = line.engine.owes(state);
  if (owes.some((seat) => playerOf(study, seat) === "self")) return null;
  return owes[0] ?? null;
}

/** Computers that play on in a study, each from what its seat may know. */
export function useOpponents({ course, study, settings, on, play }: OpponentsOptions): Opponents {
  const computer = useMemo(() => new Computer(), []);
  const [fell, setFell] = useState<Opponents["fell"]>(null);
  const { line, moment } = course;
  const seat = on ? nextComputer(line, moment.at, study) : null;
  const level = seat === null ? "self" : playerOf(study, seat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought ends with the moment that it is about
  useEffect(() => {
    if (seat === null || level === "self") return;
    const stopped = new AbortController();
    const view = line.engine.view(line.state(moment.at), seat);
    const ask = line.engine.askOf(view, seat);
    if (!ask) return;
    const heard = line.log(moment.at, seat);
    const wanted = { game: study.game, settings, view, seat, heard, level, seed: seed() };
    const take = ({ options, fellBack, troubles }: Chosen) => {
      if (stopped.signal.aborted) return;
      setFell(fellBack ? { seat, troubles } : null);
      play(seat, options);
    };
    // It rejects only where the page no longer waits.
    computer.choose(wanted, ask, stopped.signal).then(take, () => {});
    return () => stopped.abort();
  }, [line, moment.at, moment.course, seat, level]);
  useEffect(() => () => computer.close(), [computer]);
  return { thinking: seat, fell };
}
