/** What others have done since a player's last choice, deed by deed. Pure. */
import { type Deeds, type Step, stepsOf } from "@westmarch/campaign/recent";
import { type FaceId, NONE, type Side } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { forceName, regionName } from "../names.ts";
import { comingOf } from "../pieces/coming.ts";
import { type March, marchOf } from "../pieces/marching.ts";
import { placesOf } from "../staging/happening.ts";
import { BEGINS, battleAround, doer, huntAround, type LogEvent } from "../staging/within.ts";

/** The die of a deed. */
export interface UsedDie {
  readonly side: Side;
  readonly face: FaceId;
}

type Told = Pick<Props, "say" | "seat" | "view" | "log">;

const dieOf =
  ({ view }: Told) =>
  ({ type, facts }: LogEvent): UsedDie | null =>
    (type === "action" || type === "skipped") && facts.face !== NONE
      ? { side: sideOf(view, facts.seat), face: facts.face }
      : null;

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((many, i) => many === b[i]);

const deedsOf = (told: Told): Deeds<LogEvent, UsedDie, March> => ({
  doer,
  begins: ({ type }) => BEGINS.has(type),
  dieOf: dieOf(told),
  announces: ({ type }) => type === "action",
  marchOf,
  goesOn: (first, next) =>
    first.to === next.from && isSame(first.force, next.force) ? { ...first, to: next.to } : null,
  changesOf: (event) => {
    const coming = comingOf(event);
    return coming ? [{ place: coming.region, count: coming.falls ? -coming.count : coming.count }] : [];
  },
  placesOf: (event) => placesOf([event], told.view),
  sceneAt: (log, at) => Math.max(battleAround(log, at), huntAround(log, at)),
  told: (event) => line(event, told)?.text.replaceAll(/<\/?b>/g, "") ?? null,
  way: ({ from, to, force }) => ({
    text: told.say("recent.way", { from: regionName(told.say, from), to: regionName(told.say, to) }),
    more: forceName(told.say, force),
  }),
});

/** The deeds of others, the first of them first. */
export const recentOf = (told: Told): readonly Step<UsedDie, March>[] =>
  stepsOf(told.log, told.seat, deedsOf(told));
