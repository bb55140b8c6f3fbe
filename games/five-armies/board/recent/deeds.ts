/** What the other has done since a player's last choice, deed by deed. Pure. */
import { recentBy, type UsedDie } from "@westmarch/campaign/recent";
import type { FaceId } from "../../ids.ts";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { forceName, placeName } from "../names.ts";
import { comingOf } from "../pieces/coming.ts";
import { type March, marchOf } from "../pieces/marching.ts";
import { BEGINS, placesOf } from "../staging/happening.ts";
import { combatAround, doer, type LogEvent } from "../staging/within.ts";

type Told = Pick<Props, "say" | "seat" | "view" | "log">;

/** The deeds of the other, the first of them first. */
export const recentOf = recentBy<LogEvent, Told, UsedDie<FaceId>, March>({
  doer,
  // What a die is used for is told right after it.
  begins: ({ type }) => type !== "action" && BEGINS.has(type),
  dieOf: ({ type, facts }) => (type === "die" ? { side: facts.side, face: facts.face } : null),
  announces: ({ type }) => type === "die" || type === "action",
  marchOf,
  changesOf: (event) => {
    const coming = comingOf(event);
    if (!coming || coming.sign.kind === "token" || !("place" in coming.where)) return [];
    return [{ place: coming.where.place, count: coming.falls ? -coming.count : coming.count }];
  },
  placesOf,
  sceneAt: combatAround,
  // That a combat is over says less than what came last in it.
  line: (event, told) => (event.type === "combat-ended" ? null : line(event, told)),
  placeName,
  forceName,
});
