import {
  ALL_REGIONS,
  RACE,
  type RaceId,
  type RaceName,
  REGION,
  type RegionId,
  type RegionName,
  SKILLS,
  type SkillName,
} from "./ids.ts";

/** What a card, tile, token or bonus does, as plain data (sections 9 to 12). */
export type Effect =
  | { readonly do: "skills"; readonly give: readonly number[] }
  | { readonly do: "one-of"; readonly skills: readonly number[] }
  | { readonly do: "coins"; readonly n: number }
  | { readonly do: "rings"; readonly n: number }
  | { readonly do: "race"; readonly race: RaceId }
  /** All to one of the regions. `optional` where the rulebook lets it be declined. */
  | {
      readonly do: "units";
      readonly n: number;
      readonly regions: readonly RegionId[];
      readonly optional?: true;
    }
  | { readonly do: "remove-units"; readonly n: number }
  | { readonly do: "opponent-loses"; readonly n: number }
  | { readonly do: "moves"; readonly n: number }
  | { readonly do: "fortress"; readonly region: RegionId }
  | { readonly do: "remove-fortress"; readonly optional?: true }
  | { readonly do: "fetch" }
  | { readonly do: "token" }
  | { readonly do: "discard-grey" }
  | { readonly do: "another-turn"; readonly optional?: true }
  | { readonly do: "ents"; readonly times: number };

/** The effects of these kinds. */
export type EffectOf<Kind extends Effect["do"]> = Extract<Effect, { readonly do: Kind }>;

/** What chapter cards do (section 10). */
export type CardEffect = EffectOf<
  "skills" | "one-of" | "coins" | "rings" | "race" | "units" | "remove-units" | "opponent-loses" | "moves"
>;

const region = REGION.named;

export const ANYWHERE = ALL_REGIONS;

export const skills = (given: Partial<Record<SkillName, number>>): EffectOf<"skills"> => ({
  do: "skills",
  give: SKILLS.map((name) => given[name] ?? 0),
});
export const oneOf = (...names: SkillName[]): EffectOf<"one-of"> => ({
  do: "one-of",
  skills: names.map((name) => SKILLS.indexOf(name)),
});
export const coins = (n: number): EffectOf<"coins"> => ({ do: "coins", n });
export const rings = (n: number): EffectOf<"rings"> => ({ do: "rings", n });
export const race = (name: RaceName): EffectOf<"race"> => ({ do: "race", race: RACE.named(name) });
export const units = (n: number, ...names: RegionName[]): EffectOf<"units"> => ({
  do: "units",
  n,
  regions: names.map(region),
});
export const unitAnywhere: Effect = { do: "units", n: 1, regions: ANYWHERE };
export const removeUnits = (n: number): EffectOf<"remove-units"> => ({ do: "remove-units", n });
export const opponentLoses = (n: number): EffectOf<"opponent-loses"> => ({ do: "opponent-loses", n });
export const moves = (n: number): EffectOf<"moves"> => ({ do: "moves", n });
export const fortress = (name: RegionName): Effect => ({ do: "fortress", region: region(name) });
export const anotherTurn: Effect = { do: "another-turn" };
export const removeFortress: Effect = { do: "remove-fortress" };
export const playFromDiscard: Effect = { do: "fetch" };
