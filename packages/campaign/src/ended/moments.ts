/** The moments of a log that weighed most. */

/** A moment: what it was, in which turn, what tells it, and how much it weighed: 1 is a whole victory. */
export interface MomentOf<E, Matter> {
  readonly turn: number;
  /** Events tell it; the version of the first shows it. */
  readonly told: readonly [E, ...E[]];
  readonly matter: Matter;
  readonly weight: number;
  /** The event that it came of, where another moment may have come of it too. */
  readonly of: E | null;
}

interface At {
  readonly version: number;
  readonly index: number;
}

/** A fight that goes on, and what it has cost both sides. */
interface Fight<E, Place> {
  readonly began: E;
  readonly at: Place;
  readonly losses: [free: number, shadow: number];
}

/** What is noted of a log while it is gone through. `Matter`: what a moment may be. */
export class Notes<E, Matter, Place> {
  readonly found: MomentOf<E, Matter>[] = [];
  #turn = 1;
  #fight: Fight<E, Place> | null = null;

  /** The event with which the fight that goes on began, or null. */
  get began(): E | null {
    return this.#fight?.began ?? null;
  }

  turn(turn: number): void {
    this.#turn = turn;
  }

  note(told: MomentOf<E, Matter>["told"], matter: Matter, weight: number, of: E | null = null): void {
    this.found.push({ turn: this.#turn, told, matter, weight, of });
  }

  fight(began: E, at: Place): void {
    this.#fight = { began, at, losses: [0, 0] };
  }

  /** Units of a side fall, which counts where they fall in a fight. */
  lost(side: 0 | 1, count: number): void {
    if (this.#fight) this.#fight.losses[side] += count;
  }

  /** The fight is over. Answers with it, if one went on. */
  fought(): Fight<E, Place> | null {
    const fight = this.#fight;
    this.#fight = null;
    return fight;
  }
}

/** A fight and what was taken by it are one matter, and so is all that came of one event. */
const sameMatter = <E, Matter extends object>(a: MomentOf<E, Matter>, b: MomentOf<E, Matter>): boolean =>
  (a.of !== null && a.of === b.of) ||
  (a.turn === b.turn && "at" in a.matter && "at" in b.matter && a.matter.at === b.matter.at);

/** So many are told of. */
const MOST = 3;

/** The greatest moments of a log, as they came; of those that are the same matter, the greater one. */
export function momentsIn<E extends At, Matter extends object, Place>(
  log: readonly E[],
  hear: (notes: Notes<E, Matter, Place>, event: E) => void,
): readonly MomentOf<E, Matter>[] {
  const notes = new Notes<E, Matter, Place>();
  for (const event of log) hear(notes, event);
  const chosen: MomentOf<E, Matter>[] = [];
  for (const moment of notes.found.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === MOST) break;
    if (moment.weight > 0 && !chosen.some((other) => sameMatter(moment, other))) chosen.push(moment);
  }
  return chosen.toSorted(({ told: [a] }, { told: [b] }) => a.version - b.version || a.index - b.index);
}
