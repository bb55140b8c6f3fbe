import "./colours.css";
import { placeAt } from "@westmarch/boardkit/carry";
import { NONE } from "@westmarch/kernel";
import { useMemo } from "react";
import { REGION } from "../data/regionnames.ts";
import { useActing } from "./acting/useActing.ts";
import styles from "./Board.module.css";
import { fanOf } from "./forecast/fan.ts";
import type { Props } from "./keys.ts";
import { MapView } from "./land/MapView.tsx";
import { useMap } from "./land/useMap.ts";
import type { Hand } from "./pieces/Pieces.tsx";
import { Stages } from "./staging/Stages.tsx";
import { Trays } from "./trays/Trays.tsx";

/** The whole table: the map under everything, trays on sea and far land, the hand at the foot, battles and hunts as stages. */
export const Board = (props: Props) => {
  const acting = useActing(props);
  const { view, say, calm } = props;
  const sheet = useMap();
  const fan = useMemo(() => new Set(fanOf(view)), [view]);
  const hand: Hand = {
    taken: ({ region }) => region === acting.from,
    carries: ({ kind, region }) => kind === "army" && acting.carries(region),
    tap: ({ region }, at) => acting.choose(region, at),
    lift: () => {},
    drop: ({ region }, at) => {
      const to = at === null ? null : REGION.all[Number(placeAt(at) ?? NONE)];
      return at !== null && to !== undefined && to !== null && acting.carry(region, to, at);
    },
  };
  return (
    <div className={styles.table} data-layout={props.layout} data-calm={props.calm || undefined}>
      {sheet && (
        <MapView
          sheet={sheet}
          say={say}
          view={view}
          reach={acting.reach}
          able={acting.able}
          from={acting.from}
          fan={fan}
          choose={acting.choose}
          hand={hand}
          corner="start"
          calm={calm}
          remember="war-of-the-ring"
        />
      )}
      <Trays props={props} acting={acting} />
      <Stages {...props} />
    </div>
  );
};
