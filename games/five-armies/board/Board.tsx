import { atRest, latePart, later, useLater } from "@westmarch/boardkit/later";
import { AboutSlip, useAsking } from "@westmarch/boardkit/slips";
import { useHappening } from "@westmarch/campaign/staging";
import { CampaignTable, placeIn } from "@westmarch/campaign/table";
import { useRoomy } from "@westmarch/campaign/trays";
import { useMemo, useRef } from "react";
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

/** Who goes and who stays: nobody sets out with the first look at the table. */
const SplitSlip = latePart(async () => (await import("./acting/SplitSlip.tsx")).SplitSlip);

const Stages = latePart(async () => (await import("./staging/Stages.tsx")).Stages);

/** What the slips say: fetched when the table is drawn. */
const about = later(async () => {
  await atRest();
  return import("./about.tsx");
});

/** The whole table: the valley under everything, trays around it, the hand at the foot, combats as stages. */
export const Board = (props: Props) => {
  const { view, seat, say, calm, explain, layout } = props;
  const roomy = useRoomy();
  const looked = useLater(looking);
  // What the rules say is said in words that come with them.
  const ahead = props.whole ? looked : null;
  const telling = useLater(about);
  const acting = useActing(props, ahead);
  const table = useRef<HTMLDivElement>(null);
  const thought = useRef<HTMLDivElement>(null);
  const { asked, open, close } = useAsking(table, { explain });
  const happening = useHappening(props, OPENING);
  const places = useMemo(() => (happening.length > 0 ? placesOf(happening, view) : null), [happening, view]);
  const hand: Hand = {
    taken: ({ place }) => place >= 0 && place === acting.from,
    carries: acting.carries,
    tap: (piece, at, button) => {
      const id = aboutPiece(piece);
      // Where nothing can be done with it, one asks who stands there.
      if (acting.things.has(id)) acting.take(id);
      else if (piece.place >= 0 && acting.acts(piece)) acting.touch(piece, at);
      else open(id, button);
    },
    lift: () => {},
    drop: (piece, at) => {
      const to = placeIn(PLACE, at);
      return at !== null && to !== null && acting.carry(piece, to, at);
    },
  };
  return (
    <CampaignTable
      ref={table}
      layout={layout}
      roomy={roomy}
      calm={calm}
      land={
        <>
          <MapView
            say={say}
            view={view}
            reach={acting.reach}
            able={acting.able}
            from={acting.from}
            route={acting.route}
            arrows={acting.arrows}
            ranges={acting.ranges}
            choose={acting.choose}
            hand={hand}
            own={seat === null ? null : sideOf(seat)}
            corner="end"
            remember="five-armies"
            calm={calm}
            log={props.log}
            live={props.live}
            places={places}
            footTall={() => (layout === "wide" ? 0 : (thought.current?.offsetHeight ?? 0))}
          />
          <Trays props={props} acting={acting} ahead={ahead} />
        </>
      }
      hand={
        seat !== null &&
        !acting.folds && (
          <OwnHand
            props={props}
            playable={acting.cards}
            taken={acting.card}
            onTake={(card) => acting.take(`card:${card}`)}
          />
        )
      }
      thought={
        (acting.splitting || acting.attack) && {
          ref: thought,
          split: acting.splitting && <SplitSlip splitting={acting.splitting} say={say} />,
          forecast: acting.attack && <BattleForecast say={say} view={view} attack={acting.attack} />,
        }
      }
      leaf={styles.leaf}
    >
      {props.whole && <Stages {...props} happening={happening} />}
      {telling && props.whole && (
        <AboutSlip
          asked={asked}
          table={table}
          close={close}
          about={(id) => telling.about(id, props, acting.attack !== null)}
          more={{ text: say("acting.more"), explain }}
        />
      )}
    </CampaignTable>
  );
};
