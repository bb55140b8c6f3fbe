import { latePart, laterAtRest } from "@westmarch/boardkit/later";
import { CampaignBoard, mapProps, useBoard, useCarried } from "@westmarch/campaign/table";
import { PLACE, sideOf } from "../ids.ts";
import { looking } from "./acting/looking.ts";
import { useActing } from "./acting/useActing.ts";
import "./board.css";
import { Hand as OwnHand } from "./cards/Hand.tsx";
import { BattleForecast } from "./forecast/late.ts";
import type { Props } from "./keys.ts";
import { MapView } from "./land/MapView.tsx";
import { aboutPiece, type Hand } from "./pieces/Pieces.tsx";
import { OPENING, placesOf } from "./staging/happening.ts";
import { Trays } from "./trays/Trays.tsx";

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

/** The whole table: the valley under everything, trays around it, the hand at the foot, combats as stages. */
export const Board = (props: Props) => {
  const { seat } = props;
  const board = useBoard(props, PARTS);
  const acting = useActing(props, board.ahead);
  const carried = useCarried(PLACE, acting);
  const hand: Hand = {
    taken: ({ place }) => place >= 0 && place === acting.from,
    tap: (piece, at, button) => {
      const id = aboutPiece(piece);
      if (acting.things.has(id)) acting.take(id);
      else if (piece.place >= 0 && acting.acts(piece)) acting.touch(piece, at);
      else if (piece.kind !== "army" || piece.place < 0 || !acting.saysLack(piece.place, at))
        board.asking.show(id, button);
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
            route={acting.route}
            arrows={acting.arrows}
            ranges={acting.ranges}
            hand={hand}
            own={seat === null ? null : sideOf(seat)}
          />
          <Trays props={props} acting={acting} ahead={board.ahead} />
        </>
      }
      about={(telling, id) => telling.about(id, props, acting.attack !== null)}
    />
  );
};
