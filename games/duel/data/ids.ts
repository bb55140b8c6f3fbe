/** Small integers inside, names at the edges: the numbers are this file's order and never change. */
import { type Id, kind } from "@westmarch/kernel";

export const SIDES = ["fellowship", "sauron"] as const;
export const FELLOWSHIP = 0;
export const SAURON = 1;
export type Side = typeof FELLOWSHIP | typeof SAURON;
export const BOTH_SIDES: readonly Side[] = [FELLOWSHIP, SAURON];
export const other = (side: Side): Side => (side === FELLOWSHIP ? SAURON : FELLOWSHIP);

export const SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"] as const;
export type SkillName = (typeof SKILLS)[number];

export const RACES = ["elves", "ents", "hobbits", "humans", "dwarves", "wizards"] as const;
export type RaceName = (typeof RACES)[number];
export type RaceId = Id<"race">;
export const RACE = kind("race", RACES);

export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"] as const;
export type RegionName = (typeof REGIONS)[number];
export type RegionId = Id<"region">;
export const REGION = kind("region", REGIONS);
export const ALL_REGIONS = REGION.all;
export const ARNOR = REGION.named("arnor");
export const MORDOR = REGION.named("mordor");

/** Each region has one landmark (9.6): a landmark has the number of its region. */
export const LANDMARKS = [
  "grey-havens",
  "bree",
  "erebor",
  "isengard",
  "helms-deep",
  "minas-tirith",
  "barad-dur",
] as const;
export type LandmarkName = (typeof LANDMARKS)[number];
export type LandmarkId = Id<"landmark">;
export const LANDMARK_TILE = kind("landmark", LANDMARKS);
export const ALL_LANDMARKS = LANDMARK_TILE.all;

/** Three tokens a race: token number `race * 3 + n`. */
export const TOKENS_OF_RACE = 3;
export type TokenName = `${RaceName}-${1 | 2 | 3}`;
export const TOKENS: readonly TokenName[] = RACES.flatMap(
  (race) => [`${race}-1`, `${race}-2`, `${race}-3`] as const,
);
export type TokenId = Id<"token">;
export const TOKEN = kind("token", TOKENS);
export const raceOf = (token: TokenId): RaceId => RACE.all[Math.floor(token / TOKENS_OF_RACE)];
/** The tokens of a race, in order. */
export const tokensOf = (race: RaceId): readonly TokenId[] =>
  TOKEN.all.slice(race * TOKENS_OF_RACE, (race + 1) * TOKENS_OF_RACE);

/** The seventeen chain symbols (8.11). */
export const CHAINS = [
  "harp",
  "horseshoe",
  "anvil",
  "pot",
  "dagger",
  "helmet",
  "bow",
  "horse",
  "backpack",
  "fish",
  "chest",
  "campfire",
  "bedroll",
  "scroll",
  "acorn",
  "armor",
  "axe",
] as const;
export type ChainName = (typeof CHAINS)[number];

/** 23 cards a chapter: card number `(chapter - 1) * 23 + n`. */
export const CARDS_OF_CHAPTER = 23;
export const CHAPTERS = 3;
export type CardId = Id<"card">;
export const chapterOf = (card: CardId): number => Math.floor(card / CARDS_OF_CHAPTER) + 1;
