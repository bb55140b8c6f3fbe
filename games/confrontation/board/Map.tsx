import { Drawn } from "@westmarch/boardkit/drawing";
import { type MapLook, SmallMap, ZoomMap } from "@westmarch/boardkit/map";
import { Glows, Regions } from "@westmarch/boardkit/regions";
import { NONE, type Option } from "@westmarch/kernel";
import { type ReactNode, type RefObject, useImperativeHandle, useMemo, useRef, useState } from "react";
import { ALL_REGIONS, GOOD, type RegionId, SHIRE } from "../data/ids.ts";
import type { GameSay } from "./keys.ts";
import styles from "./Map.module.css";
import { Labels } from "./map/Labels.tsx";
import { Routes } from "./map/Routes.tsx";
import type { Reach } from "./map/reach.ts";
import type { Sheet } from "./map/useDrawing.ts";
import { regionName } from "./names.ts";
import type { Piece } from "./pieces/standing.ts";

/** What the board asks of its map. */
export interface MapHandle {
  readonly scale: () => number;
}

export interface MapProps {
  readonly sheet: Sheet;
  readonly say: GameSay;
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Ways from the piece in hand, and where it stands (-1: none). */
  readonly ways: ReadonlyMap<RegionId, Option>;
  readonly from: RegionId;
  readonly good: boolean;
  /** Whether a click on a region that does not glow would begin something there: it glows while it is pointed at. */
  readonly opens: (region: RegionId) => boolean;
  readonly here: (region: RegionId) => string;
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  /** Told how large the map is when all of it is seen: CSS pixels for a unit of the page. */
  readonly fitted: (scale: number) => void;
  /** Steps nearer are made at once. */
  readonly calm: boolean;
  /** The look at the map is recalled here, and kept. */
  readonly remember: boolean;
  /** The standees on the map, for its small picture. */
  readonly pieces: readonly Piece[];
  readonly handle: RefObject<MapHandle | null>;
  /** What stands and lies on the page. */
  readonly children: ReactNode;
}

/** How broad regions glow, in the page's units. */
const GLOW = { wide: 40, tall: 24 };

/** The smallest scale at which two standees side by side are still wide enough for two fingers. */
const LEAST = { wide: 0.4, tall: 0.87 };

/** The pieces on the small map. */
const dotsOf = (pieces: readonly Piece[], standee: number) =>
  pieces
    .filter(({ region }) => region !== NONE)
    .map(({ key, side, x, y }) => ({
      key,
      x,
      y: y - standee * 0.6,
      size: standee * 0.8,
      round: side === GOOD,
    }));

/** The map: the drawn land, what may be done where, names, ways, and whatever stands on it. */
export const MapView = (props: MapProps) => {
  const { sheet, say, reach, ways, from, good, opens, here, choose, handle, children } = props;
  const { drawing } = sheet;
  const shape = drawing.width > drawing.height ? "wide" : "tall";
  const [under, point] = useState<RegionId>(NONE);
  const outlines = useMemo(() => drawing.regions.map(({ outline }) => outline), [drawing]);
  const glowing = useMemo(
    () => (under >= 0 && !reach.has(under) && opens(under) ? new Map(reach).set(under, "enter") : reach),
    [reach, under, opens],
  );
  const look = useRef<MapLook>(null);
  useImperativeHandle(handle, () => ({ scale: () => look.current?.scale() ?? 1 }), []);
  return (
    <ZoomMap
      key={sheet.name}
      look={look}
      className={styles.map}
      name={sheet.name}
      width={drawing.width}
      height={drawing.height}
      least={LEAST[shape]}
      language={say.language}
      // The Red Book and a hand on its own line lie at the other end.
      corner={shape === "wide" ? "start" : "end"}
      calm={props.calm}
      remember={props.remember ? `confrontation.${sheet.name}` : null}
      fitted={props.fitted}
      picture={<SmallMap outlines={outlines} dots={dotsOf(props.pieces, drawing.standee)} />}
    >
      <Drawn svg={sheet.svg} />
      <Regions
        page={drawing}
        regions={ALL_REGIONS}
        outlines={outlines}
        places={drawing.regions.map(({ stand }) => stand)}
        first={SHIRE}
        label={say("board.map")}
        spoken={ALL_REGIONS.map((region) => {
          const kind = reach.get(region);
          const words = [regionName(say, region), here(region), kind ? say(`board.${kind}`) : ""];
          return words.filter(Boolean).join(". ");
        })}
        reach={reach}
        under={under}
        point={point}
        choose={choose}
      >
        <Glows outlines={outlines} reach={glowing} ember="attack" broad={GLOW[shape]} hatch={9} />
      </Regions>
      <Routes drawing={drawing} from={from} ways={ways} good={good} under={under} />
      <Labels drawing={drawing} say={say} reach={reach} />
      {children}
    </ZoomMap>
  );
};
