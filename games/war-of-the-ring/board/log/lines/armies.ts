/** Armies on the march, as they grow and as they fall. */
import { NAZGUL } from "../../../data/ids.ts";
import { HOME, POINTS } from "../../../data/regions.ts";
import { place, withinNation } from "../../names.ts";
import { force, side, some, way } from "../slots.ts";
import type { Lines } from "./line.ts";

export const ARMIES = {
  marched: {
    kind: "move",
    tell: (f, say) => say(`log.marched.${f.gait}`, { ...force(say, f.force), ...way(say, f) }),
  },
  recruited: {
    kind: "move",
    tell: (f, say) =>
      f.figure === NAZGUL
        ? say("log.recruited.nazgul", { place: place(say, f.region) })
        : say("log.recruited", { ...some(say, f.figure, 1), place: place(say, f.region) }),
  },
  withdrawn: {
    kind: "move",
    tell: (f, say) => say("log.withdrawn", { ...some(say, f.figure, 1), place: place(say, f.region) }),
  },
  lost: {
    kind: "battle",
    tell: (f, say) => say("log.lost", { ...some(say, f.figure, f.count), place: place(say, f.region) }),
  },
  reduced: {
    kind: "battle",
    tell: (f, say) =>
      say("log.reduced", { nation: withinNation(say, f.nation), place: place(say, f.region) }),
  },
  captured: {
    kind: "battle",
    tell: (f, say) =>
      say(HOME[f.region] === f.side ? "log.captured.back" : "log.captured", {
        ...side(say, f.side),
        place: place(say, f.region),
        points: POINTS[f.region],
      }),
  },
} satisfies Lines;
