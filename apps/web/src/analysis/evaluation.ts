/** What the moments of a course are worth, which is looked at next, and where it turned. Pure. */
import type { Worth } from "./study.ts";

/** What is known of a moment; null: nothing yet. */
export type Known = (at: number) => Worth | null;

/** As many moments of a course are looked at, evenly spread; longer ones leave some out. */
const MOST = 240;
/** Games that are played on from a moment at a first look, at a deeper one, and where a game seems to have turned. */
export const LOOKS = { first: 32, deep: 128, turn: 192 } as const;
export type Depth = "first" | "deep";

const strideOf = (length: number): number => Math.max(1, Math.ceil(length / MOST));

/** The moments that are looked at: from coarse to fine, so that the shape of a game is soon seen. */
export function orderOf(length: number): readonly number[] {
  const stride = strideOf(length);
  const seen = new Set<number>([0, length]);
  let step = stride;
  while (step * 2 < length) step *= 2;
  for (; step >= stride; step = Math.floor(step / 2)) for (let at = 0; at < length; at += step) seen.add(at);
  return [...seen];
}

export interface Point extends Worth {
  readonly at: number;
}

/** What is known of a course, in order. Moments that cannot be judged, such as a set-up, are left out. */
export function pointsOf(known: Known, length: number): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at <= length; at++) {
    const worth = known(at);
    if (worth && worth.values.length > 0) points.push({ at, ...worth });
  }
  return points;
}

/** A step, or several close together, at which the chances changed. */
export interface Turn {
  readonly before: Point;
  readonly after: Point;
  /** The seat whose chance changed most, and by how much. */
  readonly seat: number;
  readonly by: number;
  /** The step of it that changed most. */
  readonly step: { readonly before: Point; readonly after: Point };
}

/** Less than this is no turn, however sure. */
const LEAST = 0.06;
/** A step that changes less than this leads to no turn and ends none. */
const SLIGHT = 0.02;
/** A game that is lost little by little turns over a stretch so many times as long. */
const SLOWLY = 4;
/** Chance in so many games gives a difference like this one time in some hundreds. */
const noise = (games: number): number => 0.7 / Math.sqrt(games);

function turnBetween(before: Point, after: Point): Turn {
  let seat = 0;
  let by = 0;
  for (const [i, value] of after.values.entries()) {
    const change = value - (before.values[i] ?? value);
    if (Math.abs(change) > Math.abs(by) + 1e-9) [seat, by] = [i, change];
  }
  return { before, after, seat, by, step: { before, after } };
}

/** Whose choices are looked at: whether those that lead from one moment to another are. */
export type Whose = (before: number, after: number) => boolean;
const EVERYBODY: Whose = () => true;

/**
 * Steps that follow each other closely, from one that counts to another that does: long games turn by many small ones.
 * Those that count must have made at least half of the change.
 */
function spansOf(steps: readonly Turn[], counts: readonly boolean[], reach: number): Turn[] {
  const spans: Turn[] = [];
  const tells = (i: number, seat: number, way: number) =>
    counts[i] && changeIn(steps[i], seat) * way >= SLIGHT;
  for (const [i, { before, seat, by }] of steps.entries()) {
    const way = Math.sign(by);
    if (!tells(i, seat, way)) continue;
    let own = 0;
    let best = i;
    for (let j = i; j < steps.length && steps[j].after.at - before.at <= reach; j++) {
      const change = changeIn(steps[j], seat) * way;
      if (counts[j]) own += change;
      if (counts[j] && change > changeIn(steps[best], seat) * way) best = j;
      const { after } = steps[j];
      const all = ((after.values[seat] ?? 0) - (before.values[seat] ?? 0)) * way;
      if (j > i && tells(j, seat, way) && own >= all / 2)
        spans.push({ before, after, seat, by: Math.min(own, all) * way, step: steps[best] });
    }
  }
  return spans;
}

/** A turn that others made, from the last choice on that counts and led there: a battle is begun by one, and decided later. */
function answeredFrom(turn: Turn, points: readonly Point[], whose: Whose, reach: number): Turn[] {
  const { before, after, seat } = turn;
  const from = points.findLast(
    ({ at }) => at <= before.at && after.at - at <= reach && whose(at, turn.step.after.at),
  );
  if (!from) return [];
  const by = (after.values[seat] ?? 0) - (from.values[seat] ?? 0);
  if (by * turn.by <= 0) return [];
  return [{ before: from, after, seat, by, step: { before: from, after: turn.step.after } }];
}

const changeIn = ({ before, after }: Turn, seat: number): number =>
  (after.values[seat] ?? 0) - (before.values[seat] ?? 0);

const isClear = ({ before, after, by }: Turn): boolean =>
  Math.abs(by) >= Math.max(LEAST, noise(Math.min(before.games, after.games)));

/**
 * Where the chances changed most: single steps, the largest first; where those are too few, what several together came to;
 * then what others made of a choice, and at last what was lost or won little by little. `apart` is how many moments lie between two at least, and `whose` leaves out what others chose.
 */
export function turnsOf(
  points: readonly Point[],
  most: number,
  apart: number,
  whose: Whose = EVERYBODY,
): readonly Turn[] {
  const steps = points.slice(1).map((after, i) => turnBetween(points[i], after));
  const counts = steps.map(({ before, after }) => whose(before.at, after.at));
  const chosen: Turn[] = [];
  const everyone = steps.map(() => true);
  const answered = [...steps, ...spansOf(steps, everyone, apart)].flatMap((turn) =>
    answeredFrom(turn, points, whose, apart),
  );
  const slowly = spansOf(steps, counts, apart * SLOWLY);
  for (const turns of [steps.filter((_, i) => counts[i]), spansOf(steps, counts, apart), answered, slowly])
    for (const turn of turns.filter(isClear).sort((one, other) => Math.abs(other.by) - Math.abs(one.by)))
      if (chosen.length < most && chosen.every((one) => areApart(one, turn, apart))) chosen.push(turn);
  return chosen;
}

const areApart = (one: Turn, other: Turn, apart: number): boolean =>
  Math.abs(one.after.at - other.after.at) >= apart &&
  (one.before.at >= other.after.at || other.before.at >= one.after.at);

/** How many moments that mattered are named, and how far apart they are, as a part of the whole. */
export const NAMED = 3;
export const apartIn = (length: number): number => Math.max(2, Math.round(length * 0.04));

/** A look at one moment: so many more games. */
export interface Look {
  readonly at: number;
  readonly games: number;
}

/** Candidates for the named moments: more than are named, since a closer look may dismiss some. */
const CANDIDATES = 6;

/** What is to be looked at next; null: everything has been. */
export function nextLook(known: Known, length: number, depth: Depth, whose: Whose = EVERYBODY): Look | null {
  const order = orderOf(length);
  const lacks = (at: number, games: number): Look | null => {
    const worth = known(at);
    if (worth && (worth.values.length === 0 || worth.games >= games)) return null;
    return { at, games: games - (worth?.games ?? 0) };
  };
  for (const at of order) {
    const look = lacks(at, LOOKS.first);
    if (look) return look;
  }
  const points = pointsOf(known, length);
  for (const { before, after, step } of turnsOf(points, CANDIDATES, apartIn(length), whose)) {
    // Between two moments that were looked at, the step itself is found first.
    for (let at = before.at + 1; at < after.at; at++) {
      const look = lacks(at, LOOKS.first);
      if (look) return look;
    }
    for (const { at } of [before, after, step.before, step.after]) {
      const look = lacks(at, LOOKS.turn);
      if (look) return look;
    }
  }
  if (depth === "first") return null;
  for (const at of order) {
    const look = lacks(at, LOOKS.deep);
    if (look) return look;
  }
  return null;
}

/** How much of the first look, or of the deeper one, is done: 0 … 1. */
export function progress(known: Known, length: number, depth: Depth): number {
  const order = orderOf(length);
  const done = order.filter((at) => {
    const worth = known(at);
    return worth && (worth.values.length === 0 || worth.games >= LOOKS[depth]);
  });
  return done.length / order.length;
}

/** Both opinions together, each by its games. */
export function together(old: Worth | null, values: readonly number[], games: number): Worth {
  if (values.some((value) => !Number.isFinite(value))) return { values: [], games };
  if (!old || old.values.length === 0) return { values, games };
  const sum = old.games + games;
  return {
    values: values.map((value, seat) => ((old.values[seat] ?? value) * old.games + value * games) / sum),
    games: sum,
  };
}
