import { hashed, type Random, type Setting, type Settings, seedOf, stream } from "@westmarch/kernel";

export type { Random };

/** One of these, all alike. */
export const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

/** The seed of game number `game` of a series. */
export const gameSeed = (series: number | string, game: number): number => seedOf(series, game);

/** Chance of the game with this seed: the table's dice. */
export const chanceOf = (seed: number) => hashed(seedOf("chance", seed));

/** Everything else that is drawn while testing the game with this seed. */
export const randomOf = (seed: number, purpose: string): Random => stream(seedOf(purpose, seed));

/** Settings drawn at random: half of the games as they come out of the box. */
export function anySettings(settings: readonly Setting[], random: Random): Settings {
  if (random(2) === 0) return {};
  return Object.fromEntries(
    settings.flatMap((setting) => {
      // Lines and documents are never written at random.
      if (setting.kind === "lines" || setting.kind === "document") return [];
      return [[setting.id, setting.kind === "switch" ? random(2) === 1 : pick(setting.values, random)]];
    }),
  );
}
