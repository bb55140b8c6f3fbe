import { type Settings, seedOf } from "@westmarch/kernel";
import { useEffect, useState } from "react";
import {
  apartIn,
  NAMED,
  nextLook,
  type Point,
  pointsOf,
  progress,
  type Turn,
  together,
  turnsOf,
} from "../analysis/evaluation.ts";
import type { Worth } from "../analysis/study.ts";
import { Computer } from "../computers/computer.ts";
import type { Reading } from "../table/history/reading.ts";

type Worths = ReadonlyMap<number, Worth>;

/** What has been found of each game, for readers who go to one of its moments and come back. */
const found = new WeakMap<Reading, Worths>();

/** How the chances of a game changed, as far as the computer has looked. */
export interface Moments {
  readonly points: readonly Point[];
  /** Where they changed most, in the order of the game; none before the whole of it has been looked at. */
  readonly turns: readonly Turn[];
  /** How much has been looked at, 0 … 1. */
  readonly done: number;
  readonly isDone: boolean;
  readonly failed: boolean;
}

/** Lets the computer look at every moment of a finished game, from coarse to fine. It stops when the page is left. */
export function useMoments(game: string, settings: Settings, reading: Reading): Moments {
  const [worths, put] = useState<Worths>(() => found.get(reading) ?? new Map());
  const [failed, fail] = useState(false);
  const { length } = reading;
  useEffect(() => {
    const computer = new Computer();
    let current = true;
    let now = found.get(reading) ?? new Map<number, Worth>();
    const go = async (): Promise<void> => {
      while (current) {
        const look = nextLook((at) => now.get(at) ?? null, length, "first");
        if (!look) return;
        const old = now.get(look.at) ?? null;
        const seed = seedOf(`recap ${look.at}`, old?.games ?? 0);
        const values = await computer.outlook(game, settings, reading.at(look.at), look.games, seed);
        if (!current) return;
        now = new Map(now).set(look.at, together(old, values, look.games));
        found.set(reading, now);
        put(now);
      }
    };
    go().catch(() => {
      if (current) fail(true);
    });
    return () => {
      current = false;
      computer.close();
    };
  }, [game, settings, reading, length]);
  const known = (at: number): Worth | null => worths.get(at) ?? null;
  const isDone = nextLook(known, length, "first") === null;
  const points = pointsOf(known, length);
  const turns = isDone ? turnsOf(points, NAMED, apartIn(length)) : [];
  return {
    points,
    turns: turns.toSorted((one, other) => one.after.at - other.after.at),
    done: progress(known, length, "first"),
    isDone,
    failed,
  };
}
