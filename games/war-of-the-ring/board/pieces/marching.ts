/** What an event makes walk over the map. Pure. */
import type { Happened } from "@westmarch/boardkit";
import {
  eliteOf,
  FREE,
  leaderOf,
  NATIONS_OF,
  NAZGUL,
  nationOfFigure,
  PERSON,
  regularOf,
  SHADOW,
  type Side,
  sideOfNation,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { noFigures, type War } from "../../state.ts";
import type { Army, Thing } from "./standing.ts";

/** An Army, or a Nazgûl, on its way. Characters walk by themselves. */
export interface March {
  readonly side: Side;
  readonly from: RegionId;
  readonly to: RegionId;
  readonly force: readonly number[];
}

export function marchOf({ type, facts }: Happened<War>): March | null {
  switch (type) {
    case "marched":
      return { side: facts.side, from: facts.from, to: facts.to, force: facts.force };
    case "flew": {
      if (facts.figure >= PERSON) return null;
      const force = noFigures();
      force[facts.figure] = 1;
      const side = facts.figure === NAZGUL ? SHADOW : sideOfNation(nationOfFigure(facts.figure));
      return { side, from: facts.from, to: facts.to, force };
    }
    default:
      return null;
  }
}

/** What walks, as a thing of the map. */
export function walkerOf({ side, from, force }: March): Thing {
  const contingents = NATIONS_OF[side].flatMap((nation) => {
    const [regulars, elites] = [force[regularOf(nation)] ?? 0, force[eliteOf(nation)] ?? 0];
    const leaders = side === FREE ? (force[leaderOf(nation)] ?? 0) : 0;
    return regulars + elites + leaders > 0 ? [{ nation, regulars, elites, leaders }] : [];
  });
  const nazgul = force[NAZGUL] ?? 0;
  if (contingents.length === 0)
    return { kind: "nazgul", key: "walking", region: from, side, nazgul: Math.max(1, nazgul) };
  const sum = (kind: "regulars" | "elites" | "leaders"): number =>
    contingents.reduce((all, contingent) => all + contingent[kind], 0);
  return {
    kind: "army",
    key: "walking",
    region: from,
    side,
    contingents: contingents.sort((a, b) => b.regulars + b.elites - (a.regulars + a.elites)),
    regulars: sum("regulars"),
    elites: sum("elites"),
    leaders: sum("leaders"),
    nazgul,
    besieged: false,
  };
}

const sameArmy = (a: Army, b: Army): boolean => a.regulars === b.regulars && a.elites === b.elites;

/**
 * Pieces that must not be seen twice while they walk: the Army that has come to an empty region, or that is still where
 * it leaves from.
 */
export function hiddenBy(marches: readonly March[], things: readonly Thing[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const march of marches) {
    const walker = walkerOf(march);
    for (const thing of things) {
      if (thing.side !== march.side || (thing.region !== march.to && thing.region !== march.from)) continue;
      if (walker.kind === "army" && thing.kind === "army" && sameArmy(walker, thing)) keys.add(thing.key);
      if (walker.kind === "nazgul" && thing.kind === "nazgul" && thing.nazgul === walker.nazgul)
        keys.add(thing.key);
    }
  }
  return keys;
}
