import { latePart } from "@westmarch/boardkit/later";
import { guessed, type Land, LandMap, type MapOf, type Sheet, useNearness } from "@westmarch/campaign/map";
import { useCallback, useMemo } from "react";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { Comings, useComings } from "../pieces/Comings.tsx";
import { footIn, Marches, useMarches } from "../pieces/Marches.tsx";
import { hiddenBy } from "../pieces/marching.ts";
import { Pieces } from "../pieces/Pieces.tsx";
import { placed } from "../pieces/placing.ts";
import { standing, type Thing } from "../pieces/standing.ts";
import { Flags } from "./Flags.tsx";
import styles from "./land.module.css";
import { Names } from "./Names.tsx";
import { bordersSentence, regionSentence } from "./sentence.ts";
import { MAP } from "./sheet.ts";

/** What the board asks of its map. */
interface MapProps extends MapOf<War, "region", GameSay, Thing> {
  /** Where the Ring-bearers could be. */
  readonly fan: ReadonlySet<RegionId>;
}

/** No Stronghold is besieged at first. */
const Sieges = latePart(async () => (await import("./Sieges.tsx")).Sieges);
const Trail = latePart(async () => (await import("../recent/Trail.tsx")).Trail);

const LAND: Land<"region"> = {
  name: MAP.name,
  className: styles.map,
  remember: "war-of-the-ring",
  cover: MAP.cover,
  regions: ALL_REGIONS,
  first: REGION.named("minas-tirith"),
  hatch: "war-fan",
  legible: 0.62,
  homes: [
    [REGION.named("rivendell"), REGION.named("minas-tirith")],
    [REGION.named("moria"), REGION.named("gorgoroth")],
  ],
  taken: [442, 98],
  reaching: [24, 52, 12],
};

/** Middle-earth, or nothing until it has been fetched. */
export const MapView = (props: MapProps) => {
  const sheet = MAP.useMap();
  return sheet && <MiddleEarth {...props} sheet={sheet} />;
};

/** The map with names, flags, and everything that stands on it. */
const MiddleEarth = ({ sheet, fan, ...of }: MapProps & { sheet: Sheet }) => {
  const { on, say, view, own, hand, log, live } = of;
  const { plan } = sheet;
  const [k, rested] = useNearness(LAND.name, () => guessed(LAND, plan));
  const { pieces, names } = useMemo(() => placed(standing(view), sheet, say, k), [view, sheet, say, k]);
  const spoken = useMemo(
    () => ALL_REGIONS.map((region) => regionSentence(say, view, region, on.reach.get(region))),
    [say, view, on.reach],
  );
  const { marches, arrived } = useMarches(log, live);
  const { comings, seen } = useComings(log, live && !on.calm);
  const things = useMemo(() => pieces.map(({ thing }) => thing), [pieces]);
  const away = useMemo(() => hiddenBy(marches, things), [marches, things]);
  const borders = useCallback((region: RegionId) => bordersSentence(say, region), [say]);
  const besieged = things.flatMap((thing) => (thing.kind === "army" && thing.besieged ? [thing.region] : []));
  return (
    <LandMap
      land={LAND}
      sheet={sheet}
      of={of}
      hatched={fan}
      spoken={spoken}
      borders={borders}
      pieces={pieces}
      names={names}
      rested={rested}
      marks={
        <>
          {live && <Trail sheet={sheet} pieces={pieces} names={names} />}
          {besieged.length > 0 && <Sieges plan={plan} besieged={besieged} />}
          <Flags plan={plan} control={view.control} />
          <Names plan={plan} names={names} say={say} />
        </>
      }
    >
      {(scale) => (
        <>
          <Pieces
            pieces={pieces}
            say={say}
            view={view}
            able={on.able}
            own={own}
            hand={hand}
            away={away}
            scale={scale}
          />
          <Comings
            comings={comings}
            foot={(region, side) => footIn({ plan, pieces }, region, side)}
            seen={seen}
          />
          <Marches marches={marches} page={{ plan, pieces }} calm={on.calm} arrived={arrived} />
        </>
      )}
    </LandMap>
  );
};
