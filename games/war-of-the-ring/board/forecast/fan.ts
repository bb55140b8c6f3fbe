/** Where the Ring-bearers may be, and what declaring them would do: public facts only. */

import { type NationId, NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { NATION_OF } from "../../data/regions.ts";
import { isActive, onMordorTrack } from "../../facts.ts";
import { isFreeTown, isHaven } from "../../rules/fellowship/fellowship.ts";
import { revealTo, withinReach } from "../../rules/fellowship/road.ts";
import type { War } from "../../state.ts";

/** Regions where the Fellowship could be now; the one where it was last known is among them. None on the Mordor Track. */
export const fanOf = (view: War): readonly RegionId[] =>
  onMordorTrack(view) ? [] : withinReach(view, view.progress);

/** A place where the Fellowship could be declared. */
export interface Declaration {
  readonly region: RegionId;
  /** Corruption that it would heal. */
  readonly heals: number;
  /** The Nation that it would rouse, or `NONE`. */
  readonly rouses: NationId | typeof NONE;
}

/** Where the Fellowship could be declared (12.5), and what for. None while it is seen, or in Mordor. */
export const declarations = (view: War): readonly Declaration[] =>
  view.revealed === 1
    ? []
    : fanOf(view).map((region) => ({
        region,
        heals: isHaven(view, region) ? Math.min(1, view.corruption) : 0,
        rouses: isFreeTown(region) && !isActive(view, NATION_OF[region]) ? NATION_OF[region] : NONE,
      }));

/** Where the Fellowship could end if the Shadow saw it now (12.6). */
export const revealings = (view: War): readonly RegionId[] =>
  view.revealed === 1 || onMordorTrack(view) ? [] : revealTo(view);
