/** Which army is being divided (8.3). Pure. */
import { type AskOf, frameOf } from "@westmarch/kernel";
import { DAMAGE, THING, UNIT_COUNT } from "../../ids.ts";
import { forceIn } from "../../rules/movement/forces.ts";
import type { FiveArmies } from "../../state.ts";
import type { Row } from "./rows.ts";

/** The army that a view is being asked to divide, by kinds of things; none where it asks for nothing of the kind. */
export function rowsAt(view: FiveArmies): readonly Row[] {
  const frame = frameOf<FiveArmies, "split">(view, "split");
  if (frame === undefined || frame !== view.stack.at(-1)) return [];
  const army = forceIn(view, frame.side, frame.from);
  let room = frame.most > 0 ? frame.most : Number.POSITIVE_INFINITY;
  return THING.all.flatMap((thing): Row[] => {
    if (thing === DAMAGE || thing < frame.thing) return [];
    const bound = frame.stay[thing] ?? 0;
    const able = army[thing] - bound;
    if (army[thing] === 0) return [];
    const isUnit = thing < UNIT_COUNT;
    const fits = !isUnit || frame.only === 0 || (frame.only & (1 << thing)) !== 0;
    const usual = !fits ? 0 : isUnit ? Math.min(able, room) : able;
    if (isUnit) room -= usual;
    return [{ thing, able, bound, usual }];
  });
}

/** How many damage markers may stay: all that can be chosen, if it is asked (8.3). */
export const markersIn = (ask: AskOf<FiveArmies> | null): readonly number[] =>
  ask?.prompt === "markers" ? ask.options.map(([, many]) => many) : [];
