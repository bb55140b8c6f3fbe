import "./book.css";
import { latePart } from "@westmarch/boardkit/later";
import { TraysFrame, useArrangement } from "@westmarch/campaign/trays";
import { useMemo, useRef } from "react";
import type { Side } from "../../ids.ts";
import { handSize } from "../../rules/hand.ts";
import type { Looking } from "../acting/looking.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { Columns } from "./Columns.tsx";
import { Dock } from "./Dock.tsx";
import { Tabs } from "./Tabs.tsx";
import { nearSide } from "./trays.ts";

const Flights = latePart(async () => (await import("./Flights.tsx")).Flights);

/** What lies around the valley. */
export interface TraysProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly ahead: Looking | null;
}

/** What every arrangement of the trays is given. */
export interface Laid {
  readonly props: Props;
  readonly acting: Acting;
  /** The side from which the table is seen. */
  readonly near: Side;
  /** Somebody plays it here, and does not only watch. */
  readonly seated: boolean;
  /** The seats that are to decide something. */
  readonly acts: readonly number[];
}

const NOBODY: readonly number[] = [];

/** What lies around the map: both sides, generals, the road to dusk, the seven places. */
export const Trays = ({ props, acting, ahead }: TraysProps) => {
  const { view, told, seat, layout } = props;
  const root = useRef<HTMLDivElement>(null);
  // Whose turn it is next is not told before what has happened.
  const acts = useMemo(() => ahead?.whoActs(told) ?? NOBODY, [ahead, told]);
  const laid: Laid = { props, acting, near: nearSide(seat), seated: seat !== null, acts };
  const arrangement = useArrangement(layout, acting.folds);
  return (
    <TraysFrame
      root={root}
      arrangement={arrangement}
      die={acting.die}
      handless={seat === null || handSize(told, seat) === 0}
      cause={view}
      above={props.whole && <Flights props={props} root={root} />}
    >
      {arrangement === "columns" && <Columns {...laid} />}
      {arrangement === "tabs" && <Tabs {...laid} />}
      {arrangement === "dock" && <Dock {...laid} />}
    </TraysFrame>
  );
};
