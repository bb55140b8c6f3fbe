/** 12.9: Companions separate from the Fellowship. */

import { type CharacterId, FELLOWS, NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { inFellowship, onMordorTrack } from "../../facts.ts";
import type { War } from "../../state.ts";
import { chapter, enter, type In } from "../../vocabulary.ts";
import { companionReach, groupLevel, whyNotReached } from "../characters/characters.ts";
import { ALL, GO } from "../choices.ts";
import { companionsArrive } from "../politics.ts";
import { no, type Refusal } from "../refusal.ts";
import { leaveFellowship } from "./fellowship.ts";

const TOO_FAR = no("too-far", "12.9.2");
const NOT_AMONG_THEM = no("not-in-the-fellowship", "12.9.1");
const NAMED = no("named-already", "12.9.1");
const NOBODY_NAMED = no("nobody-named", "12.9.1");

/** 12.9.1: why a Character does not leave with the group. */
export function whyNotJoining(g: War, f: In<"separate">, character: CharacterId): Refusal | null {
  if (!inFellowship(g, character)) return NOT_AMONG_THEM;
  return (f.group & (1 << character)) === 0 ? null : NAMED;
}
/** 12.9.1: why the group does not set out yet. */
export const whyNotSettingOut = (f: In<"separate">): Refusal | null => (f.group === 0 ? NOBODY_NAMED : null);

/** Companions who may still join the group. */
const joiners = (g: War, f: In<"separate">): CharacterId[] =>
  FELLOWS.filter((companion) => whyNotJoining(g, f, companion) === null);

/** 12.9.2. */
const distanceOf = (g: War, f: In<"separate">): number =>
  g.progress + (f.level === NONE ? groupLevel(f.group) : f.level) + f.extra;

/** 12.9.2, 12.9.3. */
const places = (g: War, f: In<"separate">): readonly RegionId[] =>
  companionReach(g, g.bearers, distanceOf(g, f), f.siege);

/** 12.9.2, 12.9.3: why those who separate do not get there. */
export const whyNotParted = (g: War, f: In<"separate">, to: RegionId): Refusal | null =>
  whyNotReached(g, g.bearers, distanceOf(g, f), f.siege, to, TOO_FAR);

export const separate = chapter("separate", { level: NONE, extra: 0, siege: 0, group: 0, given: 0 })({
  open: (_c, f) => (f.given === 1 ? { go: "way" } : undefined),
  /** D-CHR-03: one Companion or one group. */
  choose: {
    prompt: "separate",
    pick: (g, f) => {
      const options = joiners(g, f).map((companion) => ALL.character[companion]);
      return { seat: f.seat, options: whyNotSettingOut(f) ? options : [GO, ...options] };
    },
    answered: (_c, f, option) => {
      if (option[0] === "go") return;
      f.group |= 1 << option[1];
      return { go: "open" };
    },
    none: () => ({ end: null }),
  },
  way: (c, f) => {
    const { g } = c;
    if (!onMordorTrack(g)) return;
    leaveFellowship(c, f.group, "killed");
    return { go: "guide" };
  },
  where: {
    prompt: "group-to",
    pick: (g, f) => ({
      seat: f.seat,
      options: places(g, f).map((where) => ALL.to[where]),
      about: [f.group],
    }),
    answered: (c, f, [, to]) => {
      leaveFellowship(c, f.group, "separated", to);
      companionsArrive(c, f.group, to, to !== c.g.bearers);
    },
  },
  /** 12.9.5. */
  guide: () => enter("guide"),
});
