import { atRest, latePart, later } from "@westmarch/boardkit/later";
import { CampaignBoard, onMap, placeIn, useBoard } from "@westmarch/campaign/table";
import { PLACE, sideOf } from "../ids.ts";
import { looking } from "./acting/looking.ts";
import { useActing } from "./acting/useActing.ts";
import styles from "./Board.module.css";
import { Hand as OwnHand } from "./cards/Hand.tsx";
import { BattleForecast } from "./forecast/late.ts";
import type { Props } from "./keys.ts";
import { MapView } from "./land/MapView.tsx";
import { aboutPiece, type Hand } from "./pieces/Pieces.tsx";
import { OPENING, placesOf } from "./staging/happening.ts";
import { Trays } from "./trays/Trays.tsx";

/** Who goes and who stays: no army sets out with the first look at the table. */
const SplitSlip = latePart(async () => (await import("./acting/SplitSlip.tsx")).SplitSlip);

const Stages = latePart(async () => (await import("./staging/Stages.tsx")).Stages);

/** What the slips say: fetched when the table is drawn. */
const about = later(async () => {
  await atRest();
  return import("./about.tsx");
});

const PARTS = { looking, about, opening: OPENING, placesOf };

/** The whole table: the valley under everything, trays around it, the hand at the foot, combats as stages. */
export const Board = (props: Props) => {
  const { view, seat, say, log, live } = props;
  const board = useBoard(props, PARTS);
  const acting = useActing(props, board.ahead);
  const hand: Hand = {
    taken: ({ place }) => place >= 0 && place === acting.from,
    carries: acting.carries,
    tap: (piece, at, button) => {
      const id = aboutPiece(piece);
      // Where nothing can be done with it, one asks who stands there.
      if (acting.things.has(id)) acting.take(id);
      else if (piece.place >= 0 && acting.acts(piece)) acting.touch(piece, at);
      else board.asking.open(id, button);
    },
    lift: () => {},
    drop: (piece, at) => {
      const to = placeIn(PLACE, at);
      return at !== null && to !== null && acting.carry(piece, to, at);
    },
  };
  return (
    <CampaignBoard
      props={props}
      board={board}
      acting={acting}
      land={
        <>
          <MapView
            on={onMap(props, board, acting)}
            say={say}
            view={view}
            route={acting.route}
            arrows={acting.arrows}
            ranges={acting.ranges}
            hand={hand}
            own={seat === null ? null : sideOf(seat)}
            log={log}
            live={live}
          />
          <Trays props={props} acting={acting} ahead={board.ahead} />
        </>
      }
      hand={(cards) => <OwnHand props={props} {...cards} />}
      split={acting.splitting && <SplitSlip splitting={acting.splitting} say={say} />}
      forecast={acting.attack && <BattleForecast say={say} view={view} attack={acting.attack} />}
      leaf={styles.leaf}
      stages={<Stages {...props} happening={board.happening} />}
      about={(telling, id) => telling.about(id, props, acting.attack !== null)}
    />
  );
};
