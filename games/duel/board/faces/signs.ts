/** Which signs a card, tile or token shows: pure, so that a test can read them. */
import { CARDS, type Price } from "../../data/cards.ts";
import { ANYWHERE, type Effect } from "../../data/effects.ts";
import { type CardId, LANDMARKS, type LandmarkId, RACES, REGIONS, SKILLS } from "../../data/ids.ts";
import { LANDMARK } from "../../data/landmarks.ts";
import type { EmblemName } from "../icons/emblems.ts";

/** A sign and, where it counts, how many. Signs with a slash before them are given in place of the one before. */
export interface Sign {
  readonly name: EmblemName;
  readonly n?: number;
  readonly or?: true;
}

const counted = (name: EmblemName, n: number): Sign[] => [n === 1 ? { name } : { name, n }];
const times = (name: EmblemName, n: number): Sign[] => Array.from({ length: n }, () => ({ name }));
const skill = (id: number): EmblemName => `skill:${SKILLS[id]}`;

/** Skills and rings are shown as many times as there are, as on printed cards; the rest carries a number. */
function signsOfEffect(effect: Effect): Sign[] {
  switch (effect.do) {
    case "skills":
      return effect.give.flatMap((n, id) => times(skill(id), n));
    case "one-of":
      return effect.skills.map((id, i) => (i === 0 ? { name: skill(id) } : { name: skill(id), or: true }));
    case "coins":
      return [{ name: "coin", n: effect.n }];
    case "rings":
      return times("ring", effect.n);
    case "race":
      return [{ name: `race:${RACES[effect.race]}` }];
    case "units":
      return [
        { name: "unit:any", n: effect.n },
        ...(effect.regions === ANYWHERE || effect.regions.length === REGIONS.length
          ? []
          : effect.regions.map((id, i): Sign => {
              const name: EmblemName = `region:${REGIONS[id]}`;
              return i === 0 ? { name } : { name, or: true };
            })),
      ];
    case "remove-units":
      return times("unit-lost", effect.n);
    case "opponent-loses":
      return times("coin-lost", effect.n);
    case "moves":
      return counted("move", effect.n);
    case "fortress":
      return [{ name: "fortress:any" }, { name: `region:${REGIONS[effect.region]}` }];
    case "remove-fortress":
      return [{ name: "fortress-lost" }];
    case "fetch":
      return [{ name: "fetch" }];
    case "token":
      return [{ name: "token" }];
    case "discard-grey":
      return [{ name: "grey-lost" }];
    case "another-turn":
      return [{ name: "again" }];
    case "ents":
      return [{ name: "unit-lost" }, { name: "coin-lost", or: true }, { name: "move", or: true }];
  }
}

export const signsOfCard = (card: CardId): Sign[] => CARDS[card].effects.flatMap(signsOfEffect);

/** A landmark's fortress and its units stand under one banner, so the banner is shown once. */
export const signsOfLandmark = (landmark: LandmarkId): Sign[] => {
  const banner = `region:${REGIONS[landmark]}`;
  return LANDMARK[landmark].effects.flatMap(signsOfEffect).filter(({ name }) => name !== banner);
};

/** The banner of the region where a landmark stands. */
export const bannerOfLandmark = (landmark: LandmarkId): EmblemName => `region:${REGIONS[landmark]}`;
export const pictureOfLandmark = (landmark: LandmarkId): string => LANDMARKS[landmark];

/** What is asked for: the coins, then each skill with how often. */
export interface Asked {
  readonly name: EmblemName;
  /** The number on the coin; for skills, how many tokens lie over each other. */
  readonly n: number;
}

export const askedFor = ({ coins, skills }: Price): Asked[] => [
  ...(coins > 0 ? [{ name: "coin", n: coins } as const] : []),
  ...skills.flatMap((n, id) => (n > 0 ? [{ name: skill(id), n }] : [])),
];
