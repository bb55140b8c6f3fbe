/** What others have done since a player's last choice, deed by deed. Pure. */
import { recentBy, type UsedDie } from "@westmarch/campaign/recent";
import { type FaceId, NONE } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { forceName, regionName } from "../names.ts";
import { comingOf } from "../pieces/coming.ts";
import { type March, marchOf } from "../pieces/marching.ts";
import { placesOf } from "../staging/happening.ts";
import { BEGINS, battleAround, doer, huntAround, type LogEvent } from "../staging/within.ts";

type Told = Pick<Props, "say" | "seat" | "view" | "log">;

/** The deeds of others, the first of them first. */
export const recentOf = recentBy<LogEvent, Told, UsedDie<FaceId>, March>({
  doer,
  begins: ({ type }) => BEGINS.has(type),
  dieOf: ({ type, facts }, view) =>
    (type === "action" || type === "skipped") && facts.face !== NONE
      ? { side: sideOf(view, facts.seat), face: facts.face }
      : null,
  announces: ({ type }) => type === "action",
  marchOf,
  changesOf: (event) => {
    const coming = comingOf(event);
    return coming ? [{ place: coming.region, count: coming.falls ? -coming.count : coming.count }] : [];
  },
  placesOf,
  sceneAt: (log, at) => Math.max(battleAround(log, at), huntAround(log, at)),
  line,
  placeName: regionName,
  forceName,
});
