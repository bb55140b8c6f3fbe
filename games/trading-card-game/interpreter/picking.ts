/** What is picked for the step at hand, and what of it is still missing. */
import type { CopyId } from "../data/ids.ts";
import type { Target } from "../language/targets.ts";
import { pickable, spanOf, targetsOf } from "../rules/targets.ts";
import type { CardGame } from "../state.ts";
import type { TextFrame } from "../vocabulary.ts";
import { contextOfFrame, type StepOp } from "./step.ts";

const NOT_PICKED: readonly CopyId[] = [];

/** Forgets what was picked for the step before. */
export function fresh(f: TextFrame): void {
  f.picked = NOT_PICKED;
  f.onto = NOT_PICKED;
  f.todo = NOT_PICKED;
  f.many = 0;
  f.enough = false;
}

/** Which target of the step must be picked for next, or -1. */
export function slotOf(g: CardGame, f: TextFrame, { step, cost, twice }: StepOp): number {
  const targets = targetsOf(step);
  const chosen = [f.picked, f.onto];
  for (const [slot, target] of targets.entries()) {
    const span = spanOf(target, f.x);
    const have = chosen[slot] ?? NOT_PICKED;
    if (have.length >= span.most || (slot === 0 && f.enough)) continue;
    // No character was picked to be assigned: nothing is done, and no second target is picked.
    if (slot > 0 && f.picked.length === 0) return -1;
    const open = pickable(g, contextOfFrame(f), step, slot, cost === true, twice === true, f.picked).filter(
      ({ id }) => !have.includes(id),
    );
    if (open.length > 0) return slot;
  }
  return -1;
}

/** "Each …" names no single card: what was named before is still "that …". */
export const isEach = (target: Target): boolean =>
  target.every((simple) => simple.is === "some" && simple.which.how.startsWith("each"));

/** Notes what was chosen: it is "it" from now on. */
export function pick(f: TextFrame, slot: number, id: CopyId): void {
  if (slot === 0) f.picked = [...f.picked, id];
  else f.onto = [...f.onto, id];
}
