/** What stands on the map, region by region. Pure, and from a view alone. */
import type { CompanyOf, Standing } from "@westmarch/campaign/placing";
import {
  ALL_CHARACTERS,
  type CharacterId,
  FREE,
  FREE_NATIONS,
  NATION_COUNT,
  NATIONS_OF,
  type NationId,
  NONE,
  SHADOW,
  type Side,
  sideOfCharacter,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS, REGION_COUNT } from "../../data/regions.ts";
import { besieged } from "../../rules/figures.ts";
import type { War } from "../../state.ts";

/** What of an Army belongs to one Nation. */
export interface Contingent {
  readonly nation: NationId;
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
}

interface Somewhere extends Standing {
  readonly region: RegionId;
}

/** Units with their Leaders and Nazgûl; Characters stand beside it. */
export interface Army extends Somewhere {
  readonly kind: "army";
  /** The strongest first. */
  readonly contingents: readonly Contingent[];
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
  readonly nazgul: number;
  /** Shut inside the Stronghold: shown at its foot, in a ring of stakes. */
  readonly besieged: boolean;
}

/** Characters beside an Army, or alone. */
export type Company = Somewhere & CompanyOf<CharacterId>;

/** Nazgûl where the Shadow has no Army. */
export interface Flock extends Somewhere {
  readonly kind: "nazgul";
  readonly nazgul: number;
}

/** The Ring-bearers' figure, where they were seen last. */
export interface Bearers extends Somewhere {
  readonly kind: "bearers";
  readonly revealed: boolean;
}

export type Thing = Army | Company | Flock | Bearers;

/** So many Characters of a side get a standee each. */
const APART = 2;

function armyIn(view: War, side: Side, region: RegionId): Army | null {
  if (view.count[side * REGION_COUNT + region] === 0) return null;
  const contingents: Contingent[] = NATIONS_OF[side].map((nation) => ({
    nation,
    regulars: view.regulars[region * NATION_COUNT + nation],
    elites: view.elites[region * NATION_COUNT + nation],
    leaders: side === FREE ? view.leaders[region * FREE_NATIONS + nation] : 0,
  }));
  const there = contingents.filter(({ regulars, elites, leaders }) => regulars + elites + leaders > 0);
  const sum = (count: (one: Contingent) => number): number => there.reduce((all, one) => all + count(one), 0);
  return {
    kind: "army",
    key: `army:${region}:${side}`,
    region,
    side,
    contingents: there.sort((a, b) => b.regulars + b.elites - (a.regulars + a.elites)),
    regulars: sum(({ regulars }) => regulars),
    elites: sum(({ elites }) => elites),
    leaders: sum(({ leaders }) => leaders),
    nazgul: side === SHADOW ? view.nazgul[region] : 0,
    besieged: besieged(view, region) === side,
  };
}

function companiesIn(view: War, side: Side, region: RegionId): Company[] {
  const there = ALL_CHARACTERS.filter(
    (character) => view.at[character] === region && sideOfCharacter(character) === side,
  );
  if (there.length === 0) return [];
  const groups = there.length > APART ? [there] : there.map((character) => [character]);
  return groups.map((characters) => ({
    kind: "company",
    key: characters.length > 1 ? `company:${region}:${side}` : `character:${characters[0]}`,
    region,
    side,
    characters,
  }));
}

/** Everything that stands in a region, in the order in which it chooses its place. */
export function standingIn(view: War, region: RegionId): Thing[] {
  const things: Thing[] = [];
  for (const side of [FREE, SHADOW] as const) {
    const army = armyIn(view, side, region);
    if (army) things.push(army);
  }
  if (view.bearers === region)
    things.push({
      kind: "bearers",
      key: "bearers",
      region,
      side: FREE,
      revealed: view.revealed !== 0,
    });
  for (const side of [FREE, SHADOW] as const) things.push(...companiesIn(view, side, region));
  if (view.nazgul[region] > 0 && view.count[SHADOW * REGION_COUNT + region] === 0)
    things.push({
      kind: "nazgul",
      key: `nazgul:${region}`,
      region,
      side: SHADOW,
      nazgul: view.nazgul[region],
    });
  return things;
}

/** Everything on the map. On the Mordor Track the Ring-bearers stand elsewhere. */
export const standing = (view: War): Thing[] => ALL_REGIONS.flatMap((region) => standingIn(view, region));

/** The Army of a side in a region, or null. */
export const armyAt = (view: War, region: RegionId, side: Side): Army | null =>
  region === NONE ? null : armyIn(view, side, region);
