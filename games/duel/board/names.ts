import type { Say } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { frameOf } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import type { Effect } from "../data/effects.ts";
import {
  type CardId,
  type Colour,
  type LandmarkId,
  type RaceId,
  type RegionId,
  SIDES,
  type Side,
  type TokenId,
} from "../data/ids.ts";
import type { Duel } from "../state.ts";
import type { Resolving } from "../vocabulary.ts";

/** The side as it stands inside a sentence (“the Fellowship”). */
export const sideName = (say: Say, side: Side): string => say(`side.${SIDES[side]}`);
export const skillName = (say: Say, skill: number): string => say(`skill.${skill}`);
export const raceName = (say: Say, race: RaceId): string => say(`race.${race}`);
export const regionName = (say: Say, region: RegionId): string => say(`region.${region}`);
export const landmarkName = (say: Say, landmark: LandmarkId): string => say(`landmark.${landmark}`);
/** Tokens carry no names of their own: what each does, in a few words. */
export const tokenName = (say: Say, token: TokenId): string => say(`token.${token}`);
/** What the chain symbol shows (“the harp”). */
export const chainName = (say: Say, chain: string): string => say(`chain.${chain}`);
export const colourName = (say: Say, colour: Colour): string => say(`colour.${colour}`);
export const coins = (say: Say, n: number): string => say("name.coins", { n });

/** One printed effect of a card in a few words, as its face shows it. */
function shortEffect(say: Say, effect: Effect): string {
  switch (effect.do) {
    case "skills":
      return listed(
        say,
        effect.give.flatMap((n, skill) =>
          n === 0 ? [] : [say("name.skill", { skill: skillName(say, skill), n })],
        ),
      );
    case "one-of":
      return listed(
        say,
        effect.skills.map((skill) => skillName(say, skill)),
        "or",
      );
    case "race":
      return raceName(say, effect.race);
    case "units":
      return say("name.units", {
        n: effect.n,
        places: listed(
          say,
          effect.regions.map((region) => regionName(say, region)),
          "or",
        ),
      });
    default:
      return say(`name.${effect.do}`, { n: "n" in effect ? effect.n : 1 });
  }
}

/** Cards carry no names either: what a card gives, in a few words (“2 rings”, “Elves”, “Ruse”). */
export const cardName = (say: Say, card: CardId): string =>
  sentenceCase(
    listed(
      say,
      CARDS[card].effects.map((effect) => shortEffect(say, effect)),
      "parts",
    ),
  );

/** The card inside a sentence, with its colour (“a blue card (2 rings)”). */
export const cardInWords = (say: Say, card: CardId): string =>
  say("name.card", { colour: colourName(say, CARDS[card].colour), name: cardName(say, card) });

/** The effects being carried out, if any are: what the question is about. */
export const resolving = (view: Duel): Resolving | null => frameOf(view, "effects") ?? null;

/** The id as a number; events and options carry plain facts. */
export const num = (fact: unknown): number => (typeof fact === "number" ? fact : -1);

/** The ids as numbers. */
export const nums = (fact: unknown): number[] => (Array.isArray(fact) ? fact.map(num) : []);

/** The side a fact names. */
export const sideFrom = (fact: unknown): Side => (fact === 0 ? 0 : 1);
