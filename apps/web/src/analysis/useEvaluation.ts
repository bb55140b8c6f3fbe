import { type Settings, seedOf } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Computer } from "../computers/computer.ts";
import { type Depth, type Known, nextLook, progress, together, type Whose } from "./evaluation.ts";
import { type CourseId, homeOf, placeOf, type Study, type Worth, weigh } from "./study.ts";
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

type Found = Readonly<Record<string, Worth>>;

const NOTHING: Found = {};

/** What is known of a course: what was found just now, and what the study has kept. */
const knownIn =
  (study: Study, course: CourseId, found: Found): Known =>
  (at) => {
    const place = placeOf(homeOf(study, { course, at }));
    return found[place] ?? study.worth[place] ?? null;
  };

/** What is found of a study's moments: it is kept after a while, and when the reader goes away. */
function useFound({ study, change }: Studying, waits: number) {
  /** Found, and not kept yet. */
  const [found, setFound] = useState(NOTHING);
  const latest = useRef({ study, found });
  latest.current = { study, found };
  const put = useCallback((more: Found) => {
    latest.current.found = more;
    setFound(more);
  }, []);
  const keep = useRef(() => {});
  keep.current = () => {
    const news = latest.current.found;
    if (Object.keys(news).length === 0) return;
    change((old) => weigh(old, news));
    put(NOTHING);
  };
  const waiting = Object.keys(found).length > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => keep.current(), waits);
    return () => clearTimeout(timer);
  }, [waiting, waits]);
  useEffect(() => () => keep.current(), []);
  return { found, latest, put };
}

/** What the moments of a course are worth, as the computer finds it out, one after the other. */
export function useEvaluation(
  course: Course,
  studying: Studying,
  settings: Settings,
  whose: Whose,
): Evaluation {
  const { study } = studying;
  const { line, moment } = course;
  const { course: id } = moment;
  const computer = useMemo(() => new Computer(), []);
  useEffect(() => () => computer.close(), [computer]);
  const [depth, look] = useState<Depth | null>(null);
  const [failed, fail] = useState(false);
  const { found, latest, put } = useFound(studying, depth === null ? 0 : KEEPS);
  const known = useMemo(() => knownIn(study, id, found), [study, id, found]);

  useEffect(() => {
    if (depth === null) return;
    let current = true;
    const { game } = latest.current.study;
    const go = async (): Promise<void> => {
      while (current) {
        const { study: now, found: more } = latest.current;
        const here = knownIn(now, id, more);
        const next = nextLook(here, line.length, depth, whose);
        if (!next) return look(null);
        const place = placeOf(homeOf(now, { course: id, at: next.at }));
        const seed = seedOf(place, here(next.at)?.games ?? 0);
        const values = await computer.outlook(game, settings, line.state(next.at), next.games, seed);
        if (!current) return;
        const worth = together(here(next.at), values, next.games);
        put({ ...latest.current.found, [place]: worth });
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
  }, [depth, line, id, computer, settings, whose, latest, put]);

  return {
    known,
    depth,
    done: depth === null ? 1 : progress(known, line.length, depth),
    whole: nextLook(known, line.length, "first", whose) === null,
    failed,
    look,
  };
}
