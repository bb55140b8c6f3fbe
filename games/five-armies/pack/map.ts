/** What must hold of a pack's map (2). */
import { PLACE } from "../ids.ts";
import { SETTLEMENTS, type SettlementName } from "../language/names.ts";
import { type Complaint, complain, missing, twice, unknown, unless } from "./complaint.ts";
import type { Pack, PackBorder } from "./types.ts";

/** 14.1, 1.5: points, and which are fortifications. */
const POINTS: Readonly<Record<SettlementName, { readonly points: number; readonly fortification?: true }>> = {
  front_gate: { points: 4, fortification: true },
  ravenhill: { points: 4, fortification: true },
  eastern_spur: { points: 4, fortification: true },
  ruins_of_dale: { points: 2 },
  camp: { points: 2 },
  lower_slopes: { points: 2 },
  broken_bridge: { points: 2 },
};
const isSettlement = (id: string): id is SettlementName => SETTLEMENTS.some((one) => one === id);
/** 2.4. */
const MUSTER_REGIONS = 4;
/** 2.5. */
const PASSES = 2;

const borderPlace = ({ between: [one, other] }: PackBorder): string => `borders.${one}-${other}`;

function settlements({ regions }: Pack): readonly Complaint[] {
  return regions.flatMap(({ id, settlement }) => {
    const place = `regions.${id}.settlement`;
    const wanted = isSettlement(id) ? POINTS[id] : undefined;
    if (!wanted || !settlement) {
      if (settlement) return [complain(place, "unknown", { name: id })];
      return wanted ? [complain(place, "missing", { name: id })] : [];
    }
    const walls = settlement.breach !== undefined;
    return [
      ...unless(`${place}.points`, settlement.points, wanted.points),
      ...(walls === (wanted.fortification === true) ? [] : [complain(`${place}.breach`, "fortification")]),
    ];
  });
}

function musterRegions({ regions }: Pack): readonly Complaint[] {
  const all = regions.filter(({ muster }) => muster);
  return [
    ...unless("regions.muster", all.length, MUSTER_REGIONS),
    ...all
      .filter(({ territory }) => territory !== "broken_lands")
      .map(({ id, territory }) => complain(`regions.${id}.territory`, "unknown", { name: territory })),
  ];
}

function borders({ regions, borders }: Pack): readonly Complaint[] {
  const terrain = new Map(regions.map(({ id, terrain }) => [id, terrain]));
  const named = borders.flatMap((border) => {
    const [one, other] = border.between;
    const place = borderPlace(border);
    const climbs = (terrain.get(one) === "mountain") !== (terrain.get(other) === "mountain");
    const strange = unknown(place, border.between, [...terrain.keys()]);
    if (strange.length > 0) return strange;
    if (one === other) return [complain(place, "not-itself", { name: one })];
    // 2.1: a slope parts a mountain from a region that is not one; there is no level way between them.
    const wrong = border.kind === "slope" ? !climbs : border.kind === "plain" && climbs;
    return wrong ? [complain(`${place}.kind`, "slope", { one, other })] : [];
  });
  return [
    ...named,
    ...twice(
      "borders",
      borders.map(({ between }) => between.toSorted().join("-")),
    ),
  ];
}

/** Every region can be walked to from every other. */
function connected({ regions, borders }: Pack): readonly Complaint[] {
  const [first] = regions;
  if (!first) return [complain("regions", "missing", { name: "regions" })];
  const crossed = borders.filter(({ kind }) => kind !== "river").map(({ between }) => between);
  const reached = new Set([first.id]);
  for (const id of reached) {
    for (const [one, other] of crossed) {
      if (one === id) reached.add(other);
      if (other === id) reached.add(one);
    }
  }
  return regions
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => complain(`regions.${id}`, "apart", { name: id, from: first.id }));
}

function ranges({ regions }: Pack): readonly Complaint[] {
  const ids = regions.map(({ id }) => id);
  const given = new Map(regions.flatMap(({ id, range }) => (range ? [[id, range] as const] : [])));
  return [...given].flatMap(([id, range]) => {
    const place = `regions.${id}.range`;
    const oneSided = range.filter((other) => given.get(other)?.includes(id) === false);
    return [
      ...unknown(place, range, ids),
      ...oneSided.map((other) => complain(place, "one-sided", { one: id, other })),
      ...(range.includes(id) ? [complain(place, "not-itself", { name: id })] : []),
    ];
  });
}

function passes({ passes, regions }: Pack): readonly Complaint[] {
  const ids = regions.map(({ id }) => id);
  return [
    ...unless("passes", passes.length, PASSES),
    ...passes.flatMap(({ id, leadsTo }) => [
      ...unknown(`passes.${id}.leadsTo`, leadsTo, ids),
      ...(leadsTo.length === 0 ? [complain(`passes.${id}.leadsTo`, "missing", { name: id })] : []),
    ]),
  ];
}

export function mapComplaints(pack: Pack): readonly Complaint[] {
  const ids = pack.regions.map(({ id }) => id);
  const boxes = pack.passes.flatMap(({ id, point }) => [id, point]);
  return [
    ...twice("regions", [...ids, ...boxes]),
    // The rules number the places of the board: what stands there is the pack's, what they are called among programs is not.
    ...missing("regions", [...ids, ...boxes], PLACE.names),
    ...unknown("regions", [...ids, ...boxes], PLACE.names),
    ...settlements(pack),
    ...musterRegions(pack),
    ...borders(pack),
    ...connected(pack),
    ...ranges(pack),
    ...passes(pack),
  ];
}
