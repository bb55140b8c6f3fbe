/** What others have done since the player's last choice, deed by deed. Pure. */
import type { Say } from "@westmarch/boardkit";

/** The die of a deed. */
export interface UsedDie<Face> {
  readonly side: 0 | 1;
  readonly face: Face;
}

/** Figures that came to a place, or fell there: fewer than none. */
export interface Change {
  readonly place: number;
  readonly count: number;
}

/** One deed. */
export interface Step<Die, March> {
  readonly id: string;
  /** The die that it was done with: with the first deed of each die. */
  readonly die: Die | null;
  readonly text: string;
  /** What it cost, or who went. */
  readonly more: string;
  /** Who went from where to where, or null. */
  readonly march: March | null;
  /** Where it was, the last place where it ended. */
  readonly places: readonly number[];
  readonly changes: readonly Change[];
}

/** Who goes from where to where. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly force: readonly number[];
}

/** What deeds are told from. */
export interface Told<E> {
  readonly log: readonly E[];
  readonly seat: number | null;
  readonly say: Say<"recent.way">;
  readonly view: unknown;
}

/** What a game says of the events of its log. */
export interface Deeds<E, P extends Told<E>, Die, March extends Way> {
  /** The seat whose deed an event is; less than 0: no seat's. */
  readonly doer: (log: readonly E[], at: number) => number;
  /** With it a deed begins: what follows is part of it. */
  readonly begins: (event: E) => boolean;
  /** The die that is taken for a deed, or null. */
  readonly dieOf: (event: E, view: P["view"]) => Die | null;
  /** It only says what is about to be done: whatever follows is told in its place. */
  readonly announces: (event: E) => boolean;
  readonly marchOf: (event: E) => March | null;
  readonly changesOf: (event: E) => readonly Change[];
  readonly placesOf: (events: readonly E[], view: P["view"]) => readonly number[];
  /** Where the scene begins that an event is part of: it is told as one deed; -1: none. */
  readonly sceneAt: (log: readonly E[], at: number) => number;
  /** An event in the words of the log, or null. */
  readonly line: (event: E, told: P) => { readonly text: string } | null;
  readonly placeName: (say: P["say"], place: March["from" | "to"]) => string;
  readonly forceName: (say: P["say"], force: readonly number[]) => string;
}

interface Draft<Die, March> {
  readonly id: string;
  readonly type: string;
  /** Where its deed began in the log, and its scene. */
  readonly deed: number;
  readonly scene: number;
  readonly die: Die | null;
  readonly texts: readonly string[];
  /** Nothing is known of it but what is about to be done. */
  readonly bare: boolean;
  readonly march: March | null;
  readonly places: readonly number[];
  readonly changes: readonly Change[];
}

/** No more than the last of them. */
const MOST = 12;

interface Event {
  readonly type: string;
  readonly version: number;
  readonly index: number;
}

/** Where what others did begins: after the seat's own last deed; for a spectator, with the turn. */
function beginning<E extends Event>(
  log: readonly E[],
  seat: number | null,
  doer: (log: readonly E[], at: number) => number,
): number {
  for (let at = log.length - 1; at >= 0; at--)
    if (seat === null ? log[at]?.type === "turn" : doer(log, at) === seat) return at + 1;
  return 0;
}

/** What is told of a deed with more of it: of a scene its first and its last sentence. */
function told<Die, March>({ scene, texts }: Draft<Die, March>, more: readonly string[]): readonly string[] {
  const [first = "", last = first] = [texts[0], more.at(-1) ?? texts[1]];
  return scene >= 0 ? [...new Set([first, last])] : [...new Set([...texts, ...more])];
}

/** The same with more of it. */
const grown = <Die, March>(draft: Draft<Die, March>, next: Draft<Die, March>): Draft<Die, March> => ({
  ...draft,
  texts: told(draft, next.texts),
  places: [...draft.places, ...next.places],
  changes: [...draft.changes, ...next.changes],
});

/** A march that goes on where another ended, by the same figures, as one; null: it is another, as a way back is. */
const goesOn = <March extends Way>(first: March, next: March): March | null =>
  first.to === next.from && next.to !== first.from && first.force.every((many, i) => many === next.force[i])
    ? { ...first, to: next.to }
    : null;

/** What two events after each other are told as: one deed, or null. */
function joined<Die, March extends Way>(
  last: Draft<Die, March>,
  next: Draft<Die, March>,
): Draft<Die, March> | null {
  if (next.scene >= 0 && last.scene === next.scene) return grown(last, next);
  if (last.deed !== next.deed || last.scene >= 0) return null;
  if (last.bare) return { ...next, id: last.id, die: last.die ?? next.die };
  if (last.march && next.march) {
    const march = goesOn(last.march, next.march);
    return march && { ...grown(last, next), march };
  }
  // What is not told belongs to what was told before it.
  if (next.texts.length === 0 || (next.march === null && next.type === last.type)) return grown(last, next);
  return null;
}

/** What others have done since the seat's last choice, the first of it first, as the deeds of a game tell it. */
export const recentBy =
  <E extends Event, P extends Told<E>, Die, March extends Way>(deeds: Deeds<E, P, Die, March>) =>
  (told: P): readonly Step<Die, March>[] => {
    const { log, seat, say, view } = told;
    const drafts: Draft<Die, March>[] = [];
    let deed = -1;
    for (let at = beginning(log, seat, deeds.doer); at < log.length; at++) {
      const event = log[at];
      const by = deeds.doer(log, at);
      if (!event || by < 0 || by === seat) continue;
      if (deeds.begins(event)) deed = at;
      const line = deeds.line(event, told);
      const next: Draft<Die, March> = {
        id: `${event.version}:${event.index}`,
        type: event.type,
        deed,
        scene: deeds.sceneAt(log, at),
        die: deeds.dieOf(event, view),
        texts: line ? [line.text.replaceAll(/<\/?b>/g, "")] : [],
        bare: deeds.announces(event),
        march: deeds.marchOf(event),
        places: deeds.placesOf([event], view),
        changes: deeds.changesOf(event),
      };
      const last = drafts.at(-1);
      const both = last && joined(last, next);
      if (both) drafts[drafts.length - 1] = both;
      else if (next.texts.length > 0) drafts.push(next);
    }
    // A march is told in short: its way, and who goes.
    const inShort = ({ from, to, force }: March) => ({
      text: say("recent.way", { from: deeds.placeName(say, from), to: deeds.placeName(say, to) }),
      more: deeds.forceName(say, force),
    });
    return drafts.slice(-MOST).map(({ id, die, texts, march, places, changes }) => ({
      id,
      die,
      ...(march ? inShort(march) : { text: texts.join(" "), more: "" }),
      march,
      places: [...new Set(places)],
      changes: summed(changes),
    }));
  };

/** One number for each place where figures came, and one where they fell. */
function summed(changes: readonly Change[]): readonly Change[] {
  const sums = new Map<string, Change>();
  for (const { place, count } of changes) {
    const key = `${place} ${count > 0}`;
    sums.set(key, { place, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()];
}
