/** The ground of a whole land: what grows or stands in each region, and the grass between. */
import { dice, type Point, type Polyline, type Stamps, type StandingThing } from "@westmarch/ink";
import { type Cut, grassOf, growing, growthOf, type Patch, type Site, siteOf } from "./growth.ts";

/** What stands on a land, to be drawn from back to front, and its grass. */
export interface Ground {
  readonly standing: readonly StandingThing[];
  readonly grass: string;
}

interface Land<Name, Kind extends string> extends Pick<Site, "walls" | "waters" | "keep"> {
  readonly names: readonly Name[];
  readonly outlines: readonly Polyline[];
  readonly patchesOf: (name: Name) => readonly Patch<Kind | "tuft">[];
  readonly cuts: Readonly<Record<Kind, Cut>>;
  readonly onLake: (p: Point) => boolean;
}

/** Strews every region with what grows there; nothing reaches into what is kept free. */
export function strewn<Name extends string, Kind extends string>(
  set: Stamps,
  { names, outlines, patchesOf, cuts, onLake, ...apart }: Land<Name, Kind>,
): Ground {
  const grow = growing(set, cuts);
  const standing: StandingThing[] = [];
  let grass = "";
  for (const [region, name] of names.entries()) {
    const site = siteOf(outlines[region] ?? [], apart);
    const roll = dice(`ground of ${name}`);
    for (const { kind, ...patch } of patchesOf(name)) {
      if (kind === "tuft") grass += grassOf(set, patch, site, roll, onLake);
      else
        standing.push(...growthOf({ patch: { ...patch, kind }, cut: cuts[kind], grow, onLake }, site, roll));
    }
  }
  return { standing, grass };
}
