import "./colours.css";
import { atRest, latePart, later, useLater } from "@westmarch/boardkit/later";
import { AboutSlip, useAsking } from "@westmarch/boardkit/slips";
import { useHappening } from "@westmarch/campaign/staging";
import { CampaignTable, placeIn } from "@westmarch/campaign/table";
import { useRoomy } from "@westmarch/campaign/trays";
import { useMemo, useRef } from "react";
import { REGION } from "../data/regionnames.ts";
import { looking } from "./acting/looking.ts";
import { useActing } from "./acting/useActing.ts";
import { Hand as OwnHand } from "./cards/Hand.tsx";
import { BattleForecast } from "./forecast/late.ts";
import type { Props } from "./keys.ts";
import { MapView } from "./land/MapView.tsx";
import { useMap } from "./land/useMap.ts";
import { aboutPiece, type Hand } from "./pieces/Pieces.tsx";
import { OPENING, placesOf } from "./staging/happening.ts";
import { Trays } from "./trays/Trays.tsx";
import { nearSide } from "./trays/trays.ts";

const Stages = latePart(async () => (await import("./staging/Stages.tsx")).Stages);

/** Who goes and who stays: nobody sets out with the first look at the table. */
const SplitSlip = latePart(async () => (await import("./acting/SplitSlip.tsx")).SplitSlip);

/** What the slips say: fetched when the table is drawn. */
const about = later(async () => {
  await atRest();
  return import("./about.tsx");
});

/** The whole table: the map under everything, trays on sea and far land, the hand at the foot, battles and hunts as stages. */
export const Board = (props: Props) => {
  const { view, seat, say, calm, explain, layout } = props;
  const roomy = useRoomy();
  const looked = useLater(looking);
  // What the rules say is said in words that come with them.
  const ahead = props.whole ? looked : null;
  const telling = useLater(about);
  const acting = useActing(props, ahead);
  const sheet = useMap();
  const table = useRef<HTMLDivElement>(null);
  const thought = useRef<HTMLDivElement>(null);
  const { asked, open, close } = useAsking(table, { explain });
  const happening = useHappening(props, OPENING);
  const places = useMemo(() => (happening.length > 0 ? placesOf(happening, view) : null), [happening, view]);
  const fan = useMemo(() => new Set(ahead?.fanOf(view)), [ahead, view]);
  const route = acting.from >= 0 && acting.to >= 0 ? [acting.from, acting.to] : [];
  const hand: Hand = {
    taken: ({ region }) => region === acting.from,
    carries: acting.carries,
    tap: (thing, at, button) => {
      const { region } = thing;
      // Where nothing can be done with it, one asks who stands there.
      const acts = acting.marches(region) || acting.sends(region);
      if (acting.from >= 0 || acting.reach.has(region) || acts) acting.choose(region, at);
      else open(aboutPiece(thing), button);
    },
    lift: () => {},
    drop: (thing, at) => {
      const to = placeIn(REGION, at);
      return at !== null && to !== null && acting.carry(thing, to, at);
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
          {sheet && (
            <MapView
              sheet={sheet}
              say={say}
              view={view}
              reach={acting.reach}
              able={acting.able}
              from={acting.from}
              route={route}
              fan={fan}
              choose={acting.choose}
              hand={hand}
              corner="end"
              calm={calm}
              remember="war-of-the-ring"
              own={seat === null ? null : nearSide(view, seat)}
              log={props.log}
              live={props.live}
              footTall={() => (layout === "wide" ? 0 : (thought.current?.offsetHeight ?? 0))}
              places={places}
            />
          )}
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
    >
      {props.whole && <Stages {...props} happening={happening} />}
      {telling && props.whole && (
        <AboutSlip
          asked={asked}
          table={table}
          close={close}
          about={(id) => telling.about(id, props)}
          more={{ text: say("acting.more"), explain }}
        />
      )}
    </CampaignTable>
  );
};
