import { CARDS } from "../data/cards.ts";
import { COMPANION_COUNT, DWARVES, type NationId, NONE, NORTH, SHADOW } from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { atWar, companionsInFellowship, isActive, onMap } from "../facts.ts";
import { canMoveCompanions, companionReach, groupLevel } from "../rules/characters.ts";
import { JOURNEY, SEPARATE } from "../rules/choices.ts";
import { companionIn } from "../rules/figures.ts";
import { enterCompanions, enterGroup, enterSeparate } from "../rules/frames.ts";
import { activate, goToWar } from "../rules/politics.ts";
import { concern, isBanned } from "../rules/teams.ts";
import type { War } from "../state.ts";
import type { EventCard, EventCards } from "./event.ts";
import { text } from "./words.ts";

// ---- separating, or moving those who have separated

const canJourney = (g: War, level: number, extra: number): boolean => {
  for (let companion = 0; companion < COMPANION_COUNT; companion++) {
    const from = g.at[companion];
    if (!onMap(g, companion)) continue;
    const reach = (level === NONE ? groupLevel(1 << companion) : level) + extra;
    if (companionReach(g, from, reach, 1).some((to) => to !== from)) return true;
  }
  return false;
};

/** Gwaihir, We Prove the Swifter: a Companion or group leaves the Fellowship, or goes on from where it is. */
const speeds = (level: number, extra: number): EventCard => ({
  avails: (g) => companionsInFellowship(g) > 0 || canJourney(g, level, extra),
  text: text({
    /** On the Mordor Track whoever separates is lost (14.2.7). */
    begin: ({ g }) => {
      if (companionsInFellowship(g) === 0) return { go: "journey" };
      return canJourney(g, level, extra) ? undefined : { go: "separate" };
    },
    choose: {
      ask: (_g, f) => ({ seat: f.seat, prompt: CARDS[f.card].name, options: [SEPARATE, JOURNEY] }),
      then: (_c, _f, option) => (option[0] === JOURNEY[0] ? { go: "journey" } : { go: "separate" }),
    },
    separate: (_c, f) => ({ ...enterSeparate(f.seat, { level, extra, siege: 1 }), then: "over" }),
    journey: (_c, f) => enterGroup(f.seat, level, extra, 1),
    over: () => {},
  }),
});

// ---- Companions rouse a Nation

const isRoused = (g: War, regions: readonly RegionId[]): boolean =>
  regions.some((at) => companionIn(g, at) && g.control[at] !== SHADOW);

/** Companions may move; one who stands there then brings the whole Nation to war. */
function rouses(nation: NationId, ...regions: readonly RegionId[]): EventCard {
  const mayRouse = (g: War): boolean => isRoused(g, regions) && !(isActive(g, nation) && atWar(g, nation));
  return {
    concerns: (g) => (mayRouse(g) ? 1 << nation : 0),
    avails: (g) => canMoveCompanions(g) || mayRouse(g),
    text: text({
      move: ({ g }, f) => (canMoveCompanions(g) ? enterCompanions(f.seat, 1) : undefined),
      /** 16.10.1: who has just come there does not rouse the Nation of the action before. */
      rouse: (c, f) => {
        if (!mayRouse(c.g) || isBanned(c.g, f.seat, 1 << nation, NONE)) return;
        concern(c.g, nation);
        activate(c, nation, "card");
        goToWar(c, nation, "card");
      },
    }),
  };
}

export const FREE_JOURNEYS: EventCards = {
  "gwaihir-the-windlord": speeds(4, 0),
  "we-prove-the-swifter": speeds(NONE, 2),
  "book-of-mazarbul": rouses(DWARVES, region("erebor"), region("ered-luin")),
  "fear-fire-foes": rouses(NORTH, region("the-shire"), region("bree")),
};
