import { type Core, IllegalChoice, type Option, type Refusal, type Seat } from "@westmarch/kernel";
import { useCallback, useState } from "react";
import { freshChance, freshId } from "../device/chance.ts";
import type { Acts } from "../table/board/frame.tsx";
import { whyNot } from "../table/prompt/whyNot.ts";
import { refusalOf } from "../table/text/refusals.ts";
import { useSay, type Whole } from "../table/text/words.tsx";
import type { Course } from "./useCourse.ts";
import type { Studying } from "./useStudy.ts";
import { fork, taken, tried, written } from "./variations.ts";

/** Something that a player wanted to do and may not, and where on the screen to say so. */
interface Denied {
  readonly text: string;
  readonly rule?: string;
  readonly at: { readonly x: number; readonly y: number } | null;
}

export interface ChoicesOptions {
  readonly loaded: Whole;
  readonly studying: Studying;
  readonly course: Course;
  readonly select: (group: string | null) => void;
  /** The seat whose turn it is to choose by hand, or null. */
  readonly hand: Seat | null;
  /** Everything that happened has been shown. */
  readonly settled: boolean;
  readonly view: Core;
}

/** Choices that are made in a study: each goes on along the course, or begins a branch of it. */
export function useChoices(options: ChoicesOptions) {
  const { loaded, studying, course, select, hand, settled, view } = options;
  const say = useSay();
  const { study, change } = studying;
  const { lines, moment, go } = course;
  const { besides } = loaded;
  const [denied, deny] = useState<Denied | null>(null);
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
  return { play, act, tried: triedTo, denied, deny };
}

/** Makes the last choice once more, by other chance, where chance had a part in it. */
export function useOtherChance({ lines, line, moment, go }: Course, { study, change }: Studying) {
  const last = line.entries[moment.at - 1];
  const again = () => {
    if (!last) return;
    const before = { ...moment, at: moment.at - 1 };
    const entries = written(line, before.at, last.seat, [last.option], freshChance);
    const done = fork(lines, study, before, entries, freshId);
    change((old) => taken(old, done));
    go(done.to, true);
  };
  return { again, drew: (last?.draws.length ?? 0) > 0 };
}
