/** 12.9: Companions separate from the Fellowship. */
import { chapter } from "@westmarch/kernel";
import { NONE, STARTING_COMPANIONS } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { inFellowship, onMordorTrack } from "../facts.ts";
import type { War } from "../state.ts";
import { companionReach, groupLevel } from "./characters.ts";
import { ALL, GO, number } from "./choices.ts";
import { leaveFellowship } from "./fellowship.ts";
import { enterGuide, type Separating } from "./frames.ts";
import { companionsArrive } from "./politics.ts";

/** Companions who may still join the group. */
function joiners(g: War, group: number): number[] {
  const companions: number[] = [];
  for (let companion = 0; companion < STARTING_COMPANIONS; companion++)
    if (inFellowship(g, companion) && (group & (1 << companion)) === 0) companions.push(companion);
  return companions;
}

/** 12.9.2, 12.9.3. */
function places(g: War, f: Separating): readonly RegionId[] {
  const level = f.level === NONE ? groupLevel(f.group) : f.level;
  return companionReach(g, g.bearers, g.progress + level + f.extra, f.siege);
}

export const separate = chapter<War, Separating>()({
  open: ({ g }, f) => {
    if (f.given === 1) return { go: "way" };
    const companions = joiners(g, f.group);
    if (companions.length === 0) return f.group === 0 ? { end: null } : { go: "way" };
    if (f.group !== 0 || companions.length > 1) return;
    f.group = 1 << companions[0];
    return { go: "way" };
  },
  /** D-CHR-03: one Companion or one group. */
  choose: {
    ask: (g, f) => {
      const options = joiners(g, f.group).map((companion) => ALL.character[companion]);
      return { seat: f.seat, prompt: "separate", options: f.group === 0 ? options : [GO, ...options] };
    },
    then: (_c, f, option) => {
      if (option[0] === GO[0]) return;
      f.group |= 1 << number(option[1]);
      return { go: "open" };
    },
  },
  way: (c, f) => {
    const { g } = c;
    if (onMordorTrack(g)) {
      leaveFellowship(c, f.group, "killed");
      return { go: "guide" };
    }
    const [only, more] = places(g, f);
    if (more !== undefined) return;
    leaveFellowship(c, f.group, "separated", only);
    companionsArrive(c, f.group, only ?? g.bearers, false);
    return { go: "guide" };
  },
  where: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "group-to",
      options: places(g, f).map((where) => ALL.to[where]),
      about: [f.group],
    }),
    then: (c, f, option) => {
      const to = number(option[1]);
      leaveFellowship(c, f.group, "separated", to);
      companionsArrive(c, f.group, to, to !== c.g.bearers);
    },
  },
  /** 12.9.5. */
  guide: () => enterGuide(),
});
