import type { Say } from "@westmarch/boardkit";
import type { Option } from "@westmarch/kernel";
import { type CSSProperties, type ReactNode, type RefObject, useImperativeHandle, useState } from "react";
import type { RegionId } from "../data/ids.ts";
import styles from "./Map.module.css";
import { Labels } from "./map/Labels.tsx";
import { type Reach, Regions } from "./map/Regions.tsx";
import { Routes } from "./map/Routes.tsx";
import { Terrain } from "./map/Terrain.tsx";
import type { Sheet } from "./map/useDrawing.ts";
import { usePanZoom } from "./map/usePanZoom.ts";

/** What the board asks of its map. */
export interface MapHandle {
  /** The region under a point of the screen, or -1. */
  readonly regionAt: (at: { readonly x: number; readonly y: number }) => RegionId;
  readonly scale: () => number;
}

export interface MapProps {
  readonly sheet: Sheet;
  readonly say: Say;
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Ways from the piece in hand, and where it stands (-1: none). */
  readonly ways: ReadonlyMap<RegionId, Option>;
  readonly from: RegionId;
  readonly good: boolean;
  readonly here: (region: RegionId) => string;
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  readonly explain: (region: RegionId) => void;
  /** Room that slips and cards cover. */
  readonly head: number;
  readonly foot: number;
  readonly handle: RefObject<MapHandle | null>;
  /** What stands and lies on the page. */
  readonly children: ReactNode;
}

const within = (x: number, y: number, corners: readonly (readonly [number, number])[]): boolean => {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [ax, ay] = corners[i]!;
    const [bx, by] = corners[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** The map: the drawn land, what may be done where, names, ways, and whatever stands on it. */
export const MapView = (props: MapProps) => {
  const { sheet, say, reach, ways, from, good, here, choose, explain, head, foot, handle, children } = props;
  const { drawing } = sheet;
  const [under, point] = useState<RegionId>(-1);
  const {
    viewport,
    sheet: page,
    on,
    toPage,
    scale,
    moved,
  } = usePanZoom({
    width: drawing.width,
    height: drawing.height,
    head,
    foot,
  });
  useImperativeHandle(
    handle,
    () => ({
      scale,
      regionAt: (at) => {
        const [x, y] = toPage(at.x, at.y);
        return drawing.regions.findIndex(({ corners }) => within(x, y, corners));
      },
    }),
    [drawing, scale, toPage],
  );
  const size: CSSProperties = { inlineSize: drawing.width, blockSize: drawing.height };
  return (
    <div ref={viewport} className={styles.viewport} {...on}>
      <div ref={page} className={styles.page} style={size} data-page={sheet.name}>
        <Terrain sheet={sheet} />
        <Regions
          drawing={drawing}
          say={say}
          reach={reach}
          here={here}
          under={under}
          point={point}
          explain={explain}
          choose={(region, at) => !moved() && choose(region, at)}
        />
        <Routes drawing={drawing} from={from} ways={ways} good={good} under={under} />
        <Labels drawing={drawing} say={say} reach={reach} />
        {children}
      </div>
    </div>
  );
};
