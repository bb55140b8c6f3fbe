/** The action dice of a side, as far as a player may see them. */
import type { Happened } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";

/** The dice of a side. */
export interface Pool<Face extends number> {
  /** What unused dice show, by face. */
  readonly unused: readonly Face[];
  /** Dice that lie in no pool and no box any more. */
  readonly used: number;
  /** Dice that are still to be rolled this turn. */
  readonly unrolled: number;
}

/** The dice have been rolled once the turn has come to its actions. */
const isRolled = ({ stack }: Pick<Core, "stack">): boolean =>
  stack.some(({ chapter }) => chapter === "actions");

/** `unused`: how many unused dice show a face; `all`: how many dice the side has, without those that lie elsewhere. */
export function poolFrom<Face extends number>(
  view: Pick<Core, "stack" | "result">,
  faces: readonly Face[],
  unusedOf: (face: Face) => number,
  all: number,
): Pool<Face> {
  const unused = faces.flatMap((face) => Array.from({ length: unusedOf(face) }, () => face));
  const rest = Math.max(0, all - unused.length);
  if (view.result || isRolled(view) || unused.length > 0) return { unused, used: rest, unrolled: 0 };
  return { unused, used: 0, unrolled: rest };
}

/** Whether an event is the roll of a side's dice. */
export const rolledBy =
  (side: number) =>
  ({ type, facts }: { readonly type: string; readonly facts: object }): boolean =>
    type === "rolled" && "side" in facts && facts.side === side;

/** Whether it has been told that a side has rolled its dice this turn. A log that does not reach so far back says nothing. */
export function haveRolled<G extends Core>(
  log: readonly Happened<G>[],
  rolled: (event: Happened<G>) => boolean,
): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (event?.type === "turn") return false;
    if (event && rolled(event)) return true;
  }
  return true;
}

/** The dice as a player may see them: what has been rolled is not seen before it is told. */
export function shownOf<Face extends number, G extends Core>(
  pool: Pool<Face>,
  { log, live }: { readonly log: readonly Happened<G>[]; readonly live: boolean },
  rolled: (event: Happened<G>) => boolean,
): Pool<Face> {
  if (!live || haveRolled(log, rolled)) return pool;
  return { unused: [], used: 0, unrolled: pool.unrolled + pool.unused.length };
}

/** The faces of dice that have been used this turn, the first that was used first; null where none is told of. */
export function usedFrom<E extends { readonly type: string }, Face>(
  log: readonly E[],
  used: number,
  faceOf: (event: E) => Face | null,
): readonly (Face | null)[] {
  const faces: Face[] = [];
  for (let at = log.length - 1; at >= 0 && faces.length < used; at--) {
    const event = log[at];
    if (event === undefined || event.type === "turn") break;
    const face = faceOf(event);
    if (face !== null) faces.unshift(face);
  }
  return [...Array.from({ length: used - faces.length }, () => null), ...faces];
}
