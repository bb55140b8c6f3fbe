/** 16.7.1: the Armies of two team-mates in one region stay apart or become one. D-MUL-01. */
import { FREE, NONE, SHADOW, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { REGION_COUNT } from "../../data/regions.ts";
import { isTeam, leader, partnerOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter } from "../../vocabulary.ts";
import { NO, YES } from "../choices.ts";
import { endMixed, isMixed, isShared } from "./teams.ts";

/** The side whose separate Armies stand together in a region, or null. */
function separate(g: War, region: RegionId): Side | null {
  for (const side of [FREE, SHADOW] as const)
    if (isTeam(g, side) && !isMixed(g, side, region) && isShared(g, side, region)) return side;
  return null;
}

export const mix = chapter("mix", { region: NONE })({
  next: ({ g }, f) => {
    endMixed(g);
    const [region, ...left] = f.left;
    if (region === undefined) return { end: null };
    f.region = region;
    f.left = left;
    if (separate(g, region) === null) return { go: "next" };
  },
  /** Both must want it; neither knows what the other says. */
  agree: {
    prompt: "mix",
    together: (g, f) => {
      const lead = leader(g, separate(g, f.region) ?? FREE);
      return [lead, partnerOf(g, lead)].map((seat) => ({
        seat,
        options: [YES, NO],
        about: [f.region],
      }));
    },
    opened: (c, f, answers) => {
      const { g } = c;
      const side = separate(g, f.region);
      if (side !== null && answers.every((answer) => answer[0] === "yes")) {
        g.mixed.push(side * REGION_COUNT + f.region);
        c.tell("mixed", { region: f.region, side });
      }
      return { go: "next" };
    },
  },
});
