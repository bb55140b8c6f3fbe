import type { Happened } from "@westmarch/boardkit";
import { Comings, Marches, useComings, useMarches } from "@westmarch/campaign/pieces";
import type { Point } from "@westmarch/ink";
import { useEffect, useMemo, useRef } from "react";
import { PLACE, type PlaceId, type Side } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import { BatPicture, EaglePicture, TokenPicture } from "../heraldry/Tokens.tsx";
import type { ValleyPlan } from "../map/plan.ts";
import { comingOf, flownOf, roostAt, type Sign, type Where } from "./coming.ts";
import { hiddenBy, marchOf, walkerOf } from "./marching.ts";
import { FOOT, type Placed } from "./placing.ts";
import { Token } from "./Token.tsx";

export interface Page {
  readonly plan: ValleyPlan;
  readonly pieces: readonly Placed[];
}

/** Where an army of a side stands in a place, or would. */
export function footIn({ plan, pieces }: Page, place: PlaceId, side: Side | null): Point {
  const there = pieces.find(
    ({ thing }) => thing.place === place && thing.kind === "army" && (side === null || thing.side === side),
  );
  if (there) return [there.x, there.y];
  const [x, y] = plan.regions[place]?.armies[0] ?? [0, 0];
  return [x, y + FOOT];
}

/** What walks, flies, comes and falls since the board was last drawn. */
export function useWalkers(log: readonly Happened<FiveArmies>[], live: boolean, calm: boolean) {
  const { marches, arrived } = useMarches(log, live, marchOf);
  const { marches: flights, arrived: landed } = useMarches(log, live && !calm, flownOf);
  const { comings, seen } = useComings(log, live && !calm, comingOf);
  return { marches, arrived, flights, landed, comings, seen };
}
type Walking = ReturnType<typeof useWalkers>;

/** Pieces whose likeness is still walking, by key. */
export const useAway = ({ marches }: Walking, pieces: readonly Placed[]): ReadonlySet<string> =>
  useMemo(
    () =>
      hiddenBy(
        marches,
        pieces.map(({ thing }) => thing),
      ),
    [marches, pieces],
  );

const SIZE = 44;

/** A sign by itself, as large as on the map. */
const Picture = ({ sign }: { readonly sign: Sign }) => {
  switch (sign.kind) {
    case "unit":
      return <ShieldPicture unit={sign.unit} size={SIZE} />;
    case "character":
      return <StandeePicture character={sign.character} size={SIZE + 11} />;
    case "token":
      return <TokenPicture group={sign.group} size={28} />;
    case "eagle":
      return <EaglePicture size={32} />;
    case "bat":
      return <BatPicture size={20} />;
  }
};

/** Those who walk, fly, come and fall just now, over everything that stands. */
export const Walkers = ({
  walking,
  page,
  calm,
}: {
  readonly walking: Walking;
  readonly page: Page;
  readonly calm: boolean;
}) => {
  const { marches, arrived, flights, landed, comings, seen } = walking;
  // A character that is gone has no place any more: it falls where it stood last.
  const stood = useRef(new Map<number, Point>());
  useEffect(() => {
    for (const { thing, x, y } of page.pieces)
      if (thing.kind === "company") for (const one of thing.characters) stood.current.set(one, [x, y]);
  }, [page]);
  const spotOf = (where: Where): Point => {
    if ("place" in where) return footIn(page, where.place, null);
    if ("roost" in where) return page.plan.roosts[where.roost] ?? [0, 0];
    if ("territory" in where) return page.plan.bats[where.territory] ?? [0, 0];
    return stood.current.get(where.last) ?? page.plan.roosts[0] ?? [0, 0];
  };
  const inSky = (at: number): Point => {
    const roost = roostAt(at);
    if (roost !== null) return page.plan.roosts[roost] ?? [0, 0];
    return PLACE.is(at) ? footIn(page, at, null) : [0, 0];
  };
  return (
    <>
      <Comings
        comings={comings}
        foot={({ where }) => spotOf(where)}
        look={({ sign }) => <Picture sign={sign} />}
        seen={seen}
      />
      <Marches
        marches={marches}
        page={page.plan}
        calm={calm}
        arrived={arrived}
        foot={({ side }, at) => (PLACE.is(at) ? footIn(page, at, side) : [0, 0])}
        look={(march) => {
          const thing = walkerOf(march);
          return { kind: "army", picture: thing && <Token thing={thing} /> };
        }}
      />
      <Marches
        marches={flights}
        page={page.plan}
        calm={calm}
        arrived={landed}
        foot={(_, at) => inSky(at)}
        look={() => ({ kind: "flight", picture: <EaglePicture size={34} /> })}
      />
    </>
  );
};
