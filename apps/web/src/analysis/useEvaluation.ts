import { type Settings, seedOf } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Computer } from "../computers/computer.ts";
import { type Depth, type Known, nextLook, progress, together, type Whose } from "./evaluation.ts";
import { homeOf, placeOf, type Study, type Worth, weigh } from "./study.ts";
import type { Course } from "./useCourse.ts";
import type { Studying } from "./useStudy.ts";

/** Milliseconds after which what was found is kept. */
const KEEPS = 1500;

export interface Evaluation {
  /** What is known of the course. */
  readonly known: Known;
  /** How it looks just now; null: it rests. */
  readonly depth: Depth | null;
  /** How much of that is done, 0 … 1. */
  readonly done: number;
  /** The first look at it is done. */
  readonly whole: boolean;
  readonly failed: boolean;
  readonly look: (depth: Depth | null) => void;
}

/** What the moments of a course are worth, as the computer finds it out, one after the other. */
export function useEvaluation(
  course: Course,
  studying: Studying,
  settings: Settings,
  whose: Whose,
): Evaluation {
  const { study, change } = studying;
  const { line, moment } = course;
  const { course: id } = moment;
  const computer = useMemo(() => new Computer(), []);
  useEffect(() => () => computer.close(), [computer]);
  const [depth, look] = useState<Depth | null>(null);
  const [failed, fail] = useState(false);
  /** Found, and not kept yet. */
  const [found, setFound] = useState<Readonly<Record<string, Worth>>>({});
  const latest = useRef({ study, found });
  latest.current = { study, found };
  const knownIn = useCallback(
    (of: Study, more: Readonly<Record<string, Worth>>): Known =>
      (at) => {
        const place = placeOf(homeOf(of, { course: id, at }));
        return more[place] ?? of.worth[place] ?? null;
      },
    [id],
  );
  const known = useMemo(() => knownIn(study, found), [knownIn, study, found]);

  useEffect(() => {
    if (depth === null) return;
    let current = true;
    const { game } = latest.current.study;
    const go = async (): Promise<void> => {
      while (current) {
        const { study: now, found: more } = latest.current;
        const here = knownIn(now, more);
        const next = nextLook(here, line.length, depth, whose);
        if (!next) return look(null);
        const place = placeOf(homeOf(now, { course: id, at: next.at }));
        const seed = seedOf(place, here(next.at)?.games ?? 0);
        const values = await computer.outlook(game, settings, line.state(next.at), next.games, seed);
        if (!current) return;
        const worth = together(here(next.at), values, next.games);
        latest.current.found = { ...latest.current.found, [place]: worth };
        setFound(latest.current.found);
      }
    };
    fail(false);
    go().catch(() => {
      if (!current) return;
      fail(true);
      look(null);
    });
    return () => {
      current = false;
      computer.stop();
    };
  }, [depth, line, id, computer, settings, knownIn, whose]);

  const waiting = Object.keys(found).length > 0;
  const keep = useRef(() => {});
  keep.current = () => {
    const news = latest.current.found;
    if (Object.keys(news).length === 0) return;
    change((old) => weigh(old, news));
    latest.current.found = {};
    setFound({});
  };
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => keep.current(), depth === null ? 0 : KEEPS);
    return () => clearTimeout(timer);
  }, [waiting, depth]);
  // What was found is kept when the reader goes away.
  useEffect(() => () => keep.current(), []);

  return {
    known,
    depth,
    done: depth === null ? 1 : progress(known, line.length, depth),
    whole: nextLook(known, line.length, "first", whose) === null,
    failed,
    look,
  };
}
