import { named } from "@westmarch/boardkit/naming";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { frameOf } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import type { CardEffect } from "../data/effects.ts";
import {
  type CardId,
  type ChainName,
  type Colour,
  LANDMARKS,
  type LandmarkId,
  RACES,
  type RaceId,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
  SKILLS,
  TOKENS,
  type TokenId,
} from "../data/ids.ts";
import type { Duel } from "../state.ts";
import type { Resolving } from "../vocabulary.ts";
import type { GameSay } from "./keys.ts";

/** The side as it stands inside a sentence (“the Fellowship”). */
export const sideName = (say: GameSay, side: Side): string => say(`side.${SIDES[side]}`);
export const skillName = (say: GameSay, skill: number): string => say(`skill.${SKILLS[skill]}`);
export const raceName = (say: GameSay, race: RaceId): string => say(`race.${RACES[race]}`);
export const regionName = (say: GameSay, region: RegionId): string =>
  named(say, `region:${region}`, say(`region.${REGIONS[region]}`));
export const landmarkName = (say: GameSay, landmark: LandmarkId): string =>
  named(say, `landmark:${landmark}`, say(`landmark.${LANDMARKS[landmark]}`));
/** Tokens carry no names of their own: what each does, in a few words. */
export const tokenName = (say: GameSay, token: TokenId): string =>
  named(say, `token:${token}`, say(`token.${TOKENS[token]}`));
/** What the chain symbol shows (“the harp”). */
export const chainName = (say: GameSay, chain: ChainName): string => say(`chain.${chain}`);
export const colourName = (say: GameSay, colour: Colour): string => say(`colour.${colour}`);
export const coins = (say: GameSay, n: number): string => say("name.coins", { n });

/** One printed effect of a card in a few words, as its face shows it. */
function shortEffect(say: GameSay, effect: CardEffect): string {
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
      return say(`name.${effect.do}`, { n: effect.n });
  }
}

/** Cards carry no names either: what a card gives, in a few words (“2 rings”, “Elves”, “Ruse”). */
export const cardName = (say: GameSay, card: CardId): string =>
  named(
    say,
    `card:${card}`,
    sentenceCase(
      listed(
        say,
        CARDS[card].effects.map((effect) => shortEffect(say, effect)),
        "parts",
      ),
    ),
  );

/** The card inside a sentence, with its colour (“a blue card (2 rings)”). */
export const cardInWords = (say: GameSay, card: CardId): string =>
  say("name.card", { colour: colourName(say, CARDS[card].colour), name: cardName(say, card) });

/** The effects being carried out, if any are: what the question is about. */
export const resolving = (view: Duel): Resolving | null => frameOf(view, "effects") ?? null;

/** The side a fact names. */
export const sideFrom = (fact: unknown): Side => (fact === 0 ? 0 : 1);
