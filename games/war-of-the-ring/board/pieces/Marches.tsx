import { type Happened, placeOf } from "@westmarch/boardkit";
import { usePassing, walk } from "@westmarch/boardkit/motion";
import type { Point } from "@westmarch/ink";
import { useEffect, useRef, useState } from "react";
import type { Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { MapPlan } from "../map/plan.ts";
import { type March, marchOf, WALK, WALK_CALM, walkerOf } from "./marching.ts";
import styles from "./pieces.module.css";
import type { Placed } from "./placing.ts";
import { Token } from "./Token.tsx";

type Walking = March & { readonly id: string };

/** So many walk at once at the most: those before have arrived. */
const MOST = 4;

/** The marches since the board was last drawn; each ends when its walk has. */
export function useMarches(log: readonly Happened<War>[], live: boolean) {
  const begun = (news: readonly Happened<War>[]): readonly Walking[] =>
    news.flatMap((event) => {
      const march = marchOf(event);
      return march && march.from !== march.to ? [{ ...march, id: `${placeOf(event)}` }] : [];
    });
  const { passing: marches, over: arrived } = usePassing(log, live, begun, MOST);
  return { marches, arrived };
}

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

const Walker = ({
  march,
  page,
  calm,
  arrived,
}: {
  readonly march: Walking;
  readonly page: Page;
  readonly calm: boolean;
  readonly arrived: (id: string) => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const thing = walkerOf(march);
  // Where it walks is decided when it sets out.
  const [way] = useState(
    () => [footIn(page, march.from, march.side), footIn(page, march.to, march.side)] as const,
  );
  const { id } = march;
  useEffect(() => {
    if (!box.current) return;
    const going = walk(box.current, way[0], way[1], { lasts: calm ? WALK_CALM : WALK, calm });
    going.onfinish = () => arrived(id);
    return () => going.cancel();
  }, [way, id, calm, arrived]);
  return (
    <>
      {!calm && (
        <svg
          className={styles.trail}
          viewBox={`0 0 ${page.plan.width} ${page.plan.height}`}
          aria-hidden="true"
        >
          <path d={`M${way[0].join(" ")}L${way[1].join(" ")}`} />
        </svg>
      )}
      <div ref={box} className={styles.walker} data-kind={thing.kind} aria-hidden="true">
        <Token thing={thing} />
      </div>
    </>
  );
};

/** The Armies that are walking just now, with the dots of their way behind them. */
export const Marches = ({
  marches,
  ...rest
}: {
  readonly marches: readonly Walking[];
  readonly page: Page;
  readonly calm: boolean;
  readonly arrived: (id: string) => void;
}) => marches.map((march) => <Walker key={march.id} march={march} {...rest} />);
