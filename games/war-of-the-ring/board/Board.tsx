import "./colours.css";
import { latePart, laterAtRest } from "@westmarch/boardkit/later";
import { CampaignBoard, mapProps, useBoard, useCarried } from "@westmarch/campaign/table";
import { useMemo } from "react";
import { REGION } from "../data/regionnames.ts";
import { looking } from "./acting/looking.ts";
import { useActing } from "./acting/useActing.ts";
import { Hand as OwnHand } from "./cards/Hand.tsx";
import { BattleForecast } from "./forecast/late.ts";
import type { Props } from "./keys.ts";
import { MapView } from "./land/MapView.tsx";
import { aboutPiece, type Hand } from "./pieces/Pieces.tsx";
import { OPENING, placesOf } from "./staging/happening.ts";
import { Trays } from "./trays/Trays.tsx";
import { nearSide } from "./trays/trays.ts";

const PARTS = {
  looking,
  about: laterAtRest(() => import("./about.tsx")),
  opening: OPENING,
  placesOf,
  SplitSlip: latePart(async () => (await import("./acting/SplitSlip.tsx")).SplitSlip),
  Stages: latePart(async () => (await import("./staging/Stages.tsx")).Stages),
  Forecast: BattleForecast,
  Hand: OwnHand,
};

/** The whole table: the map under everything, trays on sea and far land, the hand at the foot, battles and hunts as stages. */
export const Board = (props: Props) => {
  const { view, seat } = props;
  const board = useBoard(props, PARTS);
  const { ahead } = board;
  const acting = useActing(props, ahead);
  const fan = useMemo(() => new Set(ahead?.fanOf(view)), [ahead, view]);
  const route = acting.from >= 0 && acting.to >= 0 ? [acting.from, acting.to] : [];
  const carried = useCarried(REGION, acting);
  const hand: Hand = {
    taken: ({ kind, region }) =>
      kind === "bearers" ? acting.thing === "fellowship" : region === acting.from,
    glows: ({ kind }) => (kind === "bearers" ? acting.walks && acting.die !== null : undefined),
    tap: (thing, at, button) => {
      const { kind, region } = thing;
      // An answer that its region gives comes first, as everywhere on the map.
      if (kind === "bearers" && acting.walks && acting.from < 0 && !acting.reach.has(region))
        return acting.take("fellowship");
      const acts = acting.marches(region) || acting.sends(region);
      if (acting.from >= 0 || acting.reach.has(region) || acts) acting.choose(region, at);
      else if (kind !== "army" || !acting.saysLack(region, at)) board.asking.show(aboutPiece(thing), button);
    },
    ...carried.hand,
  };
  return (
    <CampaignBoard
      props={props}
      board={board}
      parts={PARTS}
      acting={acting}
      land={
        <>
          <MapView
            {...mapProps(props, board, acting, carried)}
            own={seat === null ? null : nearSide(view, seat)}
            route={route}
            fan={fan}
            hand={hand}
          />
          <Trays props={props} acting={acting} ahead={ahead} />
        </>
      }
      about={(telling, id) => telling.about(id, props)}
    />
  );
};
