/** What the other has done since a player's last choice, deed by deed. Pure. */
import { type Deeds, type Step, stepsOf } from "@westmarch/campaign/recent";
import type { FaceId, Side } from "../../ids.ts";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { forceName, placeName } from "../names.ts";
import { comingOf } from "../pieces/coming.ts";
import { type March, marchOf } from "../pieces/marching.ts";
import { BEGINS, placesOf } from "../staging/happening.ts";
import { combatAround, doer, type LogEvent } from "../staging/within.ts";

/** The die of a deed. */
export interface UsedDie {
  readonly side: Side;
  readonly face: FaceId;
}

type Told = Pick<Props, "say" | "seat" | "view" | "log">;

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((many, i) => many === b[i]);

const deedsOf = (told: Told): Deeds<LogEvent, UsedDie, March> => ({
  doer,
  // What a die is used for is told right after it.
  begins: ({ type }) => type !== "action" && BEGINS.has(type),
  dieOf: ({ type, facts }) => (type === "die" ? { side: facts.side, face: facts.face } : null),
  announces: ({ type }) => type === "die" || type === "action",
  marchOf,
  goesOn: (first, next) =>
    first.to === next.from && isSame(first.force, next.force) ? { ...first, to: next.to } : null,
  changesOf: (event) => {
    const coming = comingOf(event);
    if (!coming || coming.sign.kind === "token" || !("place" in coming.where)) return [];
    return [{ place: coming.where.place, count: coming.falls ? -coming.count : coming.count }];
  },
  placesOf: (event) => placesOf([event], told.view),
  sceneAt: combatAround,
  // That a combat is over says less than what came last in it.
  told: (event) =>
    event.type === "combat-ended" ? null : (line(event, told)?.text.replaceAll(/<\/?b>/g, "") ?? null),
  way: ({ from, to, force }) => ({
    text: told.say("recent.way", { from: placeName(told.say, from), to: placeName(told.say, to) }),
    more: forceName(told.say, force),
  }),
});

/** The deeds of the other, the first of them first. */
export const recentOf = (told: Told): readonly Step<UsedDie, March>[] =>
  stepsOf(told.log, told.seat, deedsOf(told));
