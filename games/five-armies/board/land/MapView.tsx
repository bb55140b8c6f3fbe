import "./colours.css";
import { guessed, type Land, LandMap, type MapOf, useNearness } from "@westmarch/campaign/map";
import { useCallback, useMemo } from "react";
import { FRONT_GATE, PLACE, type PlaceId } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { LETTERS } from "../map/plan.ts";
import { Pieces } from "../pieces/Pieces.tsx";
import { placed } from "../pieces/placing.ts";
import { standing, type Thing } from "../pieces/standing.ts";
import { useAway, useWalkers, Walkers } from "../pieces/Walkers.tsx";
import { Flags } from "./Flags.tsx";
import styles from "./land.module.css";
import { Arrows, Bows, Boxes, Crossings, Trail, Walls } from "./late.ts";
import { Names } from "./Names.tsx";
import type { Thought } from "./ranges.ts";
import { bordersSentence, placeSentence } from "./sentence.ts";
import { type Sheet, VALLEY } from "./sheet.ts";

/** What the board asks of its map. */
interface MapProps extends MapOf<FiveArmies, "place", GameSay, Thing>, Thought {}

const LAND: Land<"place"> = {
  name: VALLEY.name,
  className: styles.map,
  remember: "five-armies",
  cover: VALLEY.cover,
  regions: PLACE.all,
  first: FRONT_GATE,
  hatch: "five-range",
  legible: 0.65,
  homes: [
    [FRONT_GATE, PLACE.named("broken_bridge")],
    [PLACE.named("spur_foot"), PLACE.named("muster_nw")],
  ],
  taken: [442, 202],
  reaching: [32, 54, 12],
};

/** The valley between the arms of the Mountain, or nothing until it has been fetched. */
export const MapView = (props: MapProps) => {
  const sheet = VALLEY.useMap();
  return sheet && <Valley {...props} sheet={sheet} />;
};

/** The map with names, settlements, and everything that stands on it. */
const Valley = ({ sheet, arrows, ranges, ...of }: MapProps & { sheet: Sheet }) => {
  const { on, say, view, hand, own, log, live } = of;
  const { plan } = sheet;
  const { settlements, points, borders: links } = printed(view);
  const spoken = useMemo(
    () => PLACE.all.map((place) => placeSentence(say, view, place, on.reach.get(place), ranges)),
    [say, view, on.reach, ranges],
  );
  const borders = useCallback((place: PlaceId) => bordersSentence(say, links, place), [say, links]);
  const [k, rested] = useNearness(LAND.name, () => guessed(LAND, plan));
  const { pieces, names } = useMemo(() => placed(standing(view), sheet, say, k), [view, sheet, say, k]);
  const walking = useWalkers(log, live, on.calm);
  const away = useAway(walking, pieces);
  const page = useMemo(() => ({ plan, pieces }), [plan, pieces]);
  const hatched = useMemo(() => new Set(ranges.hatched), [ranges]);
  return (
    <LandMap
      land={LAND}
      sheet={sheet}
      of={of}
      hatched={hatched}
      spoken={spoken}
      borders={borders}
      pieces={pieces}
      names={names}
      by={LETTERS}
      rested={rested}
      marks={
        <>
          {live && <Trail sheet={sheet} pieces={pieces} />}
          {view.pack !== "" && <Crossings plan={plan} links={links} />}
          <Boxes plan={plan} open={view.open} say={say} />
          <Flags plan={plan} settlements={settlements} control={view.control} />
          <Names plan={plan} names={names} points={points} />
          <Walls plan={plan} view={view} />
        </>
      }
    >
      {(scale) => (
        <>
          <Pieces pieces={pieces} say={say} able={on.able} own={own} hand={hand} away={away} scale={scale} />
          {arrows.length > 0 && <Arrows page={page} arrows={arrows} />}
          {ranges.shots.length > 0 && <Bows page={page} shots={ranges.shots} />}
          <Walkers walking={walking} page={page} calm={on.calm} />
        </>
      )}
    </LandMap>
  );
};
