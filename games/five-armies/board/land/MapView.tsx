import "./colours.css";
import type { Happened } from "@westmarch/boardkit";
import { Drawn } from "@westmarch/boardkit/drawing";
import { type MapLook, SmallMap, ZoomMap } from "@westmarch/boardkit/map";
import { Happening, Hatched, Reaches, Route, useCover, useSight } from "@westmarch/campaign/map";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { FREE, FRONT_GATE, PLACE, type PlaceId, type Side } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Acting } from "../acting/acting.ts";
import type { GameSay } from "../keys.ts";
import { type Hand, Pieces } from "../pieces/Pieces.tsx";
import { placed } from "../pieces/placing.ts";
import { standing } from "../pieces/standing.ts";
import { useAway, useWalkers, Walkers } from "../pieces/Walkers.tsx";
import { Arrows, Bows } from "./Arrows.tsx";
import { Boxes } from "./Boxes.tsx";
import { Crossings } from "./Crossings.tsx";
import { Flags, Walls } from "./Flags.tsx";
import styles from "./land.module.css";
import { firstLook, heartOf } from "./looks.ts";
import { Names } from "./Names.tsx";
import { NO_RANGES, type Ranges } from "./ranges.ts";
import { bordersSentence, placeSentence } from "./sentence.ts";
import { COVER, type Sheet, useMap } from "./useMap.ts";

/** What the board asks of its map. */
export interface MapProps {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** What each place is for just now: it glows. */
  readonly reach: Acting["reach"];
  /** Places whose army or character can be taken up now. */
  readonly able: Acting["able"];
  /** Where what is taken up stands, or `NONE`. */
  readonly from: Acting["from"];
  /** A way that is being thought of, from its first place to its last. */
  readonly route: Acting["route"];
  /** Armies that come together upon one place. */
  readonly arrows: Acting["arrows"];
  /** How far generals reach. */
  readonly ranges?: Ranges;
  readonly choose: Acting["choose"];
  /** What pieces answer to. */
  readonly hand: Hand;
  /** From whose side the table is seen; null: from nobody's. */
  readonly own: Side | null;
  readonly calm: boolean;
  readonly log: readonly Happened<FiveArmies>[];
  readonly live: boolean;
  /** Where something happens just now, to be lit and brought into sight; null: nothing happens. */
  readonly places: readonly PlaceId[] | null;
  /** How much of its foot something lies on for a while, in CSS pixels. */
  readonly footTall: () => number;
  /** Where the map's buttons lie at the foot. */
  readonly corner?: "start" | "end";
  /** The key under which the look at the map is kept; null: it is not. */
  readonly remember?: string | null;
  readonly children?: ReactNode;
}

const NOWHERE: readonly PlaceId[] = [];
const never = () => {};

/** The valley between the arms of the Mountain, or nothing until it has been fetched. */
export const MapView = (props: MapProps) => {
  const sheet = useMap();
  return sheet && <Valley {...props} sheet={sheet} />;
};

/** The map: the drawn land, what may be done where, names, settlements, and everything that stands on it. */
const Valley = (props: MapProps & { readonly sheet: Sheet }) => {
  const { sheet, say, view, reach, able, from, route, choose, calm, ranges = NO_RANGES } = props;
  const { plan, outlines } = sheet;
  const cover = useCover(COVER);
  const look = useRef<MapLook>(null);
  const spoken = useMemo(
    () => PLACE.all.map((place) => placeSentence(say, view, place, reach.get(place), ranges)),
    [say, view, reach, ranges],
  );
  const { settlements, points, borders: links } = printed(view);
  const borders = useCallback((place: PlaceId) => bordersSentence(say, links, place), [say, links]);
  const scale = useCallback(() => look.current?.scale() ?? 1, []);
  const { pieces, names } = useMemo(() => placed(standing(view), plan, say), [view, plan, say]);
  const walking = useWalkers(props.log, props.live, calm);
  const away = useAway(walking, pieces);
  const page = useMemo(() => ({ plan, pieces }), [plan, pieces]);
  const asked = useMemo(
    () => [...new Set([...reach.keys(), ...able, ...(from >= 0 ? [from] : [])])].sort((a, b) => a - b),
    [reach, able, from],
  );
  const heart = useCallback((place: number) => heartOf(plan, place), [plan]);
  useSight(look, { asked, places: props.places, heart, footTall: props.footTall });
  const hatched = useMemo(() => new Set(ranges.hatched), [ranges]);
  return (
    <ZoomMap
      look={look}
      className={styles.map}
      name="valley-of-dale"
      width={plan.width}
      height={plan.height}
      least={0}
      first={firstLook(plan, props.own)}
      language={say.language}
      corner={props.corner ?? "end"}
      calm={calm}
      remember={props.remember ?? "five-armies"}
      fitted={never}
      picture={
        <SmallMap
          outlines={outlines}
          asked={asked}
          dots={pieces
            .filter(({ thing }) => thing.kind === "army")
            .map(({ thing: { key, side }, x, y }) => ({ key, x, y: y - 24, size: 40, round: side === FREE }))}
          fine
        />
      }
    >
      <div className={styles.sizes} data-drawn={cover !== null || undefined}>
        <div className={styles.land}>
          <Drawn svg={sheet.land} />
          <Drawn svg={cover} />
        </div>
        <Hatched sheet={sheet} id="five-range" places={hatched} />
        <Reaches
          sheet={sheet}
          regions={PLACE.all}
          first={FRONT_GATE}
          label={say("land.map")}
          reach={reach}
          able={able}
          from={from}
          choose={choose}
          spoken={spoken}
          borders={borders}
        />
        <Happening outlines={outlines} places={props.places ?? NOWHERE} />
        <Crossings plan={plan} links={links} />
        <Boxes plan={plan} open={view.open} say={say} />
        <Flags plan={plan} settlements={settlements} control={view.control} />
        <Names plan={plan} names={names} points={points} />
        <Walls plan={plan} view={view} />
        <Route plan={plan} route={route} />
        <Pieces
          pieces={pieces}
          say={say}
          able={able}
          own={props.own}
          hand={props.hand}
          away={away}
          scale={scale}
        />
        <Arrows page={page} arrows={props.arrows} />
        <Bows page={page} shots={ranges.shots} />
        <Walkers walking={walking} page={page} calm={calm} />
        {props.children}
      </div>
    </ZoomMap>
  );
};
