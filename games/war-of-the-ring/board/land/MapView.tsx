import type { Happened } from "@westmarch/boardkit";
import { Drawn } from "@westmarch/boardkit/drawing";
import { type MapLook, SmallMap, ZoomMap } from "@westmarch/boardkit/map";
import type { Reach } from "@westmarch/campaign/errands";
import { Happening, Hatched, Reaches, Route, useCover, useSight } from "@westmarch/campaign/map";
import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useMemo, useRef } from "react";
import { FREE, type Side } from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { Comings, useComings } from "../pieces/Comings.tsx";
import { footIn, Marches, useMarches } from "../pieces/Marches.tsx";
import { hiddenBy } from "../pieces/marching.ts";
import { type Hand, Pieces } from "../pieces/Pieces.tsx";
import { placed } from "../pieces/placing.ts";
import { standing } from "../pieces/standing.ts";
import { Flags } from "./Flags.tsx";
import styles from "./land.module.css";
import { firstLook, heartOf } from "./looks.ts";
import { Names } from "./Names.tsx";
import { Sieges } from "./Sieges.tsx";
import { bordersSentence, regionSentence } from "./sentence.ts";
import { COVER, type Sheet } from "./useMap.ts";

/** What the board asks of its map. */
export interface MapHandle {
  readonly scale: () => number;
}

export interface MapProps {
  readonly sheet: Sheet;
  readonly say: GameSay;
  readonly view: War;
  /** What each region is for just now: it glows. */
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Regions whose Army or figure can be taken up now. */
  readonly able: ReadonlySet<RegionId>;
  /** Whose pieces may glow; left out: both sides'. */
  readonly own?: Side | null;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: RegionId;
  /** A way that is being thought of, from its first region to its last. */
  readonly route?: readonly RegionId[];
  /** Where the Ring-bearers could be. */
  readonly fan: ReadonlySet<RegionId>;
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  /** What pieces answer to. */
  readonly hand: Hand;
  /** Where the map's buttons lie at the foot. */
  readonly corner: "start" | "end";
  readonly calm: boolean;
  /** The key under which the look at the map is kept; null: it is not. */
  readonly remember: string | null;
  readonly handle?: RefObject<MapHandle | null>;
  /** What has happened, to be seen as it happens if the table is `live`. */
  readonly log?: readonly Happened<War>[];
  readonly live?: boolean;
  /** How much of its foot something lies on for a while, in CSS pixels. */
  readonly footTall?: () => number;
  /** Where something happens just now, to be lit and brought into sight; null: nothing happens. */
  readonly places?: readonly RegionId[] | null;
  /** What else stands and lies on the page. */
  readonly children?: ReactNode;
}

const FIRST = REGION.named("minas-tirith");
const NO_ROUTE: readonly RegionId[] = [];
const NO_LOG: readonly Happened<War>[] = [];
const never = () => {};

/** The map: the drawn land, what may be done where, names, flags, and everything that stands on it. */
export const MapView = (props: MapProps) => {
  const { sheet, say, view, reach, able, from, route = NO_ROUTE, fan, choose, hand, handle, calm } = props;
  const { plan, outlines } = sheet;
  const cover = useCover(COVER);
  const look = useRef<MapLook>(null);
  const scale = useCallback(() => look.current?.scale() ?? 1, []);
  useImperativeHandle(handle, () => ({ scale }), [scale]);
  const { pieces, names } = useMemo(() => placed(standing(view), plan, say), [view, plan, say]);
  const spoken = useMemo(
    () => ALL_REGIONS.map((region) => regionSentence(say, view, region, reach.get(region))),
    [say, view, reach],
  );
  const { marches, arrived } = useMarches(props.log ?? NO_LOG, props.live ?? false);
  const { comings, seen } = useComings(props.log ?? NO_LOG, (props.live ?? false) && !calm);
  const away = useMemo(
    () =>
      hiddenBy(
        marches,
        pieces.map(({ thing }) => thing),
      ),
    [marches, pieces],
  );
  // It is marked on the small map.
  const asked = useMemo(
    () => [...new Set([...reach.keys(), ...able, ...(from >= 0 ? [from] : [])])].sort((a, b) => a - b),
    [reach, able, from],
  );
  const places = props.places ?? null;
  const heart = useCallback((region: number) => heartOf(plan, region), [plan]);
  useSight(look, { asked, places, heart, footTall: props.footTall });
  const borders = useCallback((region: RegionId) => bordersSentence(say, region), [say]);
  const besieged = pieces.flatMap(({ thing }) =>
    thing.kind === "army" && thing.besieged ? [thing.region] : [],
  );
  return (
    <ZoomMap
      look={look}
      className={styles.map}
      name="middle-earth"
      width={plan.width}
      height={plan.height}
      least={0}
      first={firstLook(plan, props.own ?? null)}
      language={say.language}
      corner={props.corner}
      calm={calm}
      remember={props.remember}
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
        <Hatched sheet={sheet} id="war-fan" places={fan} />
        <Reaches
          sheet={sheet}
          regions={ALL_REGIONS}
          first={FIRST}
          label={say("land.map")}
          reach={reach}
          able={able}
          from={from}
          choose={choose}
          spoken={spoken}
          borders={borders}
        />
        <Happening outlines={outlines} places={places ?? NO_ROUTE} />
        <Sieges plan={plan} besieged={besieged} />
        <Flags plan={plan} control={view.control} />
        <Names plan={plan} names={names} say={say} />
        <Route plan={plan} route={route} />
        <Pieces
          pieces={pieces}
          say={say}
          view={view}
          able={able}
          own={props.own ?? null}
          hand={hand}
          away={away}
          scale={scale}
        />
        <Comings
          comings={comings}
          foot={(region, side) => footIn({ plan, pieces }, region, side)}
          seen={seen}
        />
        <Marches marches={marches} page={{ plan, pieces }} calm={calm} arrived={arrived} />
        {props.children}
      </div>
    </ZoomMap>
  );
};
