import type { Entity } from "../../database/schema/ratings.ts";
import type { EntrantData } from "../../database/schema/tournaments.ts";

interface Seeding {
  readonly strengthOf: (entity: Entity) => Promise<number>;
  /** Draws a lot: of equals, the entrant with the lower lot goes first. */
  readonly lot: () => number;
}

/** The entrants by rating, the strongest first; equals by lot. */
export async function seeded(
  entrants: readonly EntrantData[],
  { strengthOf, lot }: Seeding,
): Promise<readonly number[]> {
  const strengths = new Map<number, number>();
  for (const { entrant, kind, person_id, level } of entrants)
    strengths.set(entrant, await strengthOf(kind === "bot" ? `bot:${level}` : `person:${person_id ?? ""}`));
  const lots = new Map(entrants.map(({ entrant }) => [entrant, lot()]));
  const above = (of: ReadonlyMap<number, number>, a: number, b: number) =>
    (of.get(a) ?? 0) - (of.get(b) ?? 0);
  return entrants.map(({ entrant }) => entrant).sort((a, b) => above(strengths, b, a) || above(lots, a, b));
}
