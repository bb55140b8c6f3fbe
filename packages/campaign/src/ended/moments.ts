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

interface Heard {
  readonly type: string;
  readonly facts: object;
  readonly version: number;
  readonly index: number;
}

/** A moment that an event tells of, by itself or with those named. */
export interface Weighed<E, Matter> extends Pick<MomentOf<E, Matter>, "matter" | "weight"> {
  readonly told?: MomentOf<E, Matter>["told"];
  readonly of?: E | null;
}

/** What has fallen on both sides. */
type Losses = readonly [free: number, shadow: number];

/** What a game says of its events. */
interface Weighing<E, Matter, Place> {
  /** Where the fight is that begins with an event, or null. */
  readonly fightAt: (event: E) => Place | null;
  /** The units that fall with an event, or null. */
  readonly lost: (event: E) => { readonly side: 0 | 1; readonly count: number } | null;
  /** The event with which a fight ends. */
  readonly ends: string;
  readonly fought: (at: Place, losses: Losses) => Matter;
  /** So many units would be a whole victory's worth. */
  readonly units: number;
  /** Whatever else weighs; `began`: the event with which the fight that goes on began, or null. */
  readonly weigh: (event: E, began: E | null) => Weighed<E, Matter> | null;
}

/** The turn that begins with an event, or null. */
const turnOf = ({ type, facts }: Heard): number | null =>
  type === "turn" && "turn" in facts && typeof facts.turn === "number" ? facts.turn : null;

/** All moments of a log, as they came. */
function found<E extends Heard, Matter, Place>(
  log: readonly E[],
  { fightAt, lost, ends, fought, units, weigh }: Weighing<E, Matter, Place>,
): readonly MomentOf<E, Matter>[] {
  const moments: MomentOf<E, Matter>[] = [];
  let turn = 1;
  let fight: { readonly began: E; readonly at: Place; readonly losses: [number, number] } | null = null;
  for (const event of log) {
    turn = turnOf(event) ?? turn;
    const at = fightAt(event);
    if (at !== null) fight = { began: event, at, losses: [0, 0] };
    const falls = lost(event);
    if (fight && falls) fight.losses[falls.side] += falls.count;
    if (fight && event.type === ends) {
      const { began, losses } = fight;
      const weight = (losses[0] + losses[1]) / units;
      moments.push({ turn, told: [began], matter: fought(fight.at, losses), weight, of: began });
      fight = null;
    }
    const weighed = weigh(event, fight?.began ?? null);
    if (weighed) moments.push({ turn, told: [event], of: null, ...weighed });
  }
  return moments;
}

/** A fight and what was taken by it are one matter, and so is all that came of one event. */
const sameMatter = <E, Matter extends object>(a: MomentOf<E, Matter>, b: MomentOf<E, Matter>): boolean =>
  (a.of !== null && a.of === b.of) ||
  (a.turn === b.turn && "at" in a.matter && "at" in b.matter && a.matter.at === b.matter.at);

/** So many are told of. */
const MOST = 3;

/** The greatest moments of a log, as they came; of those that are the same matter, the greater one. */
export function momentsIn<E extends Heard, Matter extends object, Place>(
  log: readonly E[],
  weighing: Weighing<E, Matter, Place>,
): readonly MomentOf<E, Matter>[] {
  const chosen: MomentOf<E, Matter>[] = [];
  for (const moment of found(log, weighing).toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === MOST) break;
    if (moment.weight > 0 && !chosen.some((other) => sameMatter(moment, other))) chosen.push(moment);
  }
  return chosen.toSorted(({ told: [a] }, { told: [b] }) => a.version - b.version || a.index - b.index);
}
