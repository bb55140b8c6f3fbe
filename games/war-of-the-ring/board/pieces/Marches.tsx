import type { Happened } from "@westmarch/boardkit";
import { useMarches as useWalkers, Marches as Walkers, type Walking } from "@westmarch/campaign/pieces";
import type { MapPlan } from "@westmarch/campaign/plan";
import type { Point } from "@westmarch/ink";
import type { Side } from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";

import { type March, marchOf, walkerOf } from "./marching.ts";
import type { Placed } from "./placing.ts";
import { Token } from "./Token.tsx";

/** The marches since the board was last drawn; each ends when its walk has. */
export const useMarches = (log: readonly Happened<War>[], live: boolean) => useWalkers(log, live, marchOf);

export interface Page {
  readonly plan: MapPlan;
  readonly pieces: readonly Placed[];
}

/** Where an Army of a side stands in a region, or would. */
export function footIn({ plan, pieces }: Page, region: RegionId, side: Side): Point {
  const there = pieces.find(
    ({ thing }) => thing.region === region && thing.side === side && thing.kind === "army",
  );
  if (there) return [there.x, there.y];
  const [x, y] = plan.regions[region]?.armies[0] ?? [0, 0];
  return [x, y + 25];
}

/** The Armies that are walking just now, with the dots of their way behind them. */
export const Marches = ({
  page,
  ...rest
}: {
  readonly marches: readonly Walking<March>[];
  readonly page: Page;
  readonly calm: boolean;
  readonly arrived: (id: string) => void;
}) => (
  <Walkers
    {...rest}
    page={page.plan}
    foot={({ side }, region) => footIn(page, REGION.of(region), side)}
    look={(march) => {
      const thing = walkerOf(march);
      return { kind: thing.kind, picture: <Token thing={thing} /> };
    }}
  />
);
