/** Event cards by which Companions leave the Fellowship, go on, and rouse a Nation. */
import { COMPANIONS, DWARVES, type NationId, NONE, NORTH, SHADOW } from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { atWar, companionsInFellowship, isActive, onMap } from "../facts.ts";
import { companionReach, groupLevel, whyNoCompanionMoves } from "../rules/characters/characters.ts";
import { JOURNEY, SEPARATE } from "../rules/choices.ts";
import { companionIn } from "../rules/figures.ts";
import { activate, goToWar } from "../rules/politics.ts";
import { concern, isBanned } from "../rules/teams/teams.ts";
import type { War } from "../state.ts";
import { enter } from "../vocabulary.ts";
import { type EventCard, type EventCards, event } from "./event.ts";

// ---- separating, or moving those who have separated

const canJourney = (g: War, level: number, extra: number): boolean => {
  for (const companion of COMPANIONS) {
    const from = g.at[companion];
    if (!onMap(g, companion)) continue;
    const reach = (level === NONE ? groupLevel(1 << companion) : level) + extra;
    if (companionReach(g, from, reach, 1).some((to) => to !== from)) return true;
  }
  return false;
};

/** Gwaihir, We Prove the Swifter: a Companion or group leaves the Fellowship, or goes on from where it is. */
const speeds = (
  prompt: "gwaihir-the-windlord" | "we-prove-the-swifter",
  level: number,
  extra: number,
): EventCard =>
  event({
    text: {
      begin: {
        can: (g) => companionsInFellowship(g) > 0 || canJourney(g, level, extra),
        /** On the Mordor Track a Companion who separates is eliminated (14.2.7). */
        does: ({ g }) => {
          if (companionsInFellowship(g) === 0) return { go: "journey" };
          return canJourney(g, level, extra) ? undefined : { go: "separate" };
        },
      },
      choose: {
        prompt,
        ask: (_g, f) => ({ seat: f.seat, options: [SEPARATE, JOURNEY] }),
        answered: (_c, _f, option) => (option[0] === JOURNEY[0] ? { go: "journey" } : { go: "separate" }),
      },
      separate: (_c, f) => enter("separate", { seat: f.seat, level, extra, siege: 1 }, "over"),
      journey: (_c, f) => enter("group", { seat: f.seat, level, extra, siege: 1 }),
      over: () => {},
    },
  });

// ---- Companions rouse a Nation

const isRoused = (g: War, regions: readonly RegionId[]): boolean =>
  regions.some((at) => companionIn(g, at) && g.control[at] !== SHADOW);

/** Companions may move; one who stands there then brings the whole Nation to war. */
function rouses(nation: NationId, ...regions: readonly RegionId[]): EventCard {
  const mayRouse = (g: War): boolean => isRoused(g, regions) && !(isActive(g, nation) && atWar(g, nation));
  return event({
    text: {
      move: {
        whyNot: whyNoCompanionMoves,
        does: ({ g }, f) =>
          whyNoCompanionMoves(g) === null ? enter("companions", { seat: f.seat, optional: 1 }) : undefined,
      },
      rouse: {
        can: mayRouse,
        concerns: () => 1 << nation,
        /** 16.10.1: who has just come there does not rouse the Nation of the action before. */
        does: (c, f) => {
          if (!mayRouse(c.g) || isBanned(c.g, f.seat, 1 << nation, NONE)) return;
          concern(c.g, nation);
          activate(c, nation, "card");
          goToWar(c, nation, "card");
        },
      },
    },
  });
}

export const FREE_JOURNEYS: EventCards = {
  "gwaihir-the-windlord": speeds("gwaihir-the-windlord", 4, 0),
  "we-prove-the-swifter": speeds("we-prove-the-swifter", NONE, 2),
  "book-of-mazarbul": rouses(DWARVES, region("erebor"), region("ered-luin")),
  "fear-fire-foes": rouses(NORTH, region("the-shire"), region("bree")),
};
