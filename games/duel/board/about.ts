import { listed } from "@westmarch/boardkit/writing";
import { ADJACENT } from "../data/board.ts";
import { ALL_CARDS, CARDS, type Price } from "../data/cards.ts";
import type { Effect } from "../data/effects.ts";
import {
  ALL_LANDMARKS,
  type CardId,
  chapterOf,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
  type TokenName,
} from "../data/ids.ts";
import { type Duel, unitsIn } from "../state.ts";
import type { GameSay } from "./keys.ts";
import { coins, landmarkName, raceName, regionName, sideName, skillName } from "./names.ts";

/** One effect as a full sentence. */
export function effectWords(say: GameSay, effect: Effect): string {
  switch (effect.do) {
    case "skills":
      return say("effect.skills", {
        skills: listed(
          say,
          effect.give.flatMap((n, skill) =>
            n ? [say("name.skill", { skill: skillName(say, skill), n })] : [],
          ),
        ),
      });
    case "one-of":
      return say("effect.one-of", {
        skills: listed(
          say,
          effect.skills.map((skill) => skillName(say, skill)),
          "or",
        ),
      });
    case "race":
      return say("effect.race", { race: raceName(say, effect.race) });
    case "fortress":
      return say("effect.fortress", { place: regionName(say, effect.region) });
    case "units": {
      const places = listed(
        say,
        effect.regions.map((region) => regionName(say, region)),
        "or",
      );
      if (effect.regions.length === REGIONS.length) return say("effect.units.anywhere", { n: effect.n });
      return say(effect.regions.length === 1 ? "effect.units.one" : "effect.units", { n: effect.n, places });
    }
    default:
      return say(`effect.${effect.do}`, { n: "n" in effect ? effect.n : 1 });
  }
}

/** What is printed as the cost; with `whole`, as a sentence of its own. */
export function costWords(say: GameSay, price: Price, whole = true): string {
  const parts = price.skills.flatMap((n, skill) =>
    n > 0 ? [say("name.skill", { skill: skillName(say, skill), n })] : [],
  );
  if (price.coins > 0) parts.unshift(coins(say, price.coins));
  if (!whole) return listed(say, parts);
  return parts.length === 0 ? say("explain.cost.none") : say("explain.cost", { cost: listed(say, parts) });
}

const standing = (say: GameSay, view: Duel, side: Side, region: RegionId): string =>
  say("explain.region.now", {
    side: sideName(say, side),
    units: unitsIn(view, side, region),
    fortress: (view.fortresses[side] & (1 << region)) !== 0 ? "yes" : "no",
  });

/** Red cards that lead to a region. */
const redCards = (region: RegionId): CardId[] =>
  ALL_CARDS.filter((card) =>
    CARDS[card].effects.some((effect) => effect.do === "units" && effect.regions.includes(region)),
  );

const unitsOf = (card: CardId): number =>
  CARDS[card].effects.reduce((sum, effect) => (effect.do === "units" ? sum + effect.n : sum), 0);

/** Who stands in a region, where its roads lead, its landmark and its red cards. */
export const regionWords = (say: GameSay, view: Duel, region: RegionId): string[] => [
  ...SIDES.map((_, side) => standing(say, view, side === 0 ? 0 : 1, region)),
  say("explain.region.roads", {
    places: listed(
      say,
      ADJACENT[region].map((to) => regionName(say, to)),
    ),
  }),
  say("explain.region.landmark", { name: landmarkName(say, ALL_LANDMARKS[region]) }),
  say("explain.region.cards", {
    cards: listed(
      say,
      redCards(region).map((card) =>
        say("explain.region.card", { chapter: chapterOf(card), n: unitsOf(card) }),
      ),
    ),
  }),
];

/** Rules that speak of one token. */
const TOKEN_RULES: Readonly<Record<TokenName, readonly string[]>> = {
  "elves-1": ["14.1", "14.4"],
  "elves-2": ["12.11"],
  "elves-3": ["8.7"],
  "ents-1": ["14.1", "14.4"],
  "ents-2": ["11.9"],
  "ents-3": ["12.12"],
  "hobbits-1": ["12.10", "16.2"],
  "hobbits-2": ["13.1"],
  "hobbits-3": ["P-12"],
  "humans-1": ["11.5"],
  "humans-2": ["12.11"],
  "humans-3": ["7.3"],
  "dwarves-1": ["9.2"],
  "dwarves-2": ["14.1", "14.4"],
  "dwarves-3": ["13.6"],
  "wizards-1": ["11.5"],
  "wizards-2": ["13.1"],
  "wizards-3": ["9.8"],
};

export const tokenRules = (name: TokenName): readonly string[] => [...TOKEN_RULES[name], "12.9"];
