import { TraysFrame, useArrangement } from "@westmarch/campaign/trays";
import { useRef } from "react";
import { handSize } from "../../rules/hand.ts";
import type { Looking } from "../acting/looking.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";

/** What lies around the valley. */
export interface TraysProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly ahead: Looking | null;
}

/** What lies around the map: both sides, generals, the road to dusk, the seven places. */
export const Trays = ({ props, acting }: TraysProps) => {
  const { view, told, seat, layout } = props;
  const root = useRef<HTMLDivElement>(null);
  const arrangement = useArrangement(layout, acting.folds);
  return (
    <TraysFrame
      root={root}
      arrangement={arrangement}
      die={acting.die}
      handless={seat === null || handSize(told, seat) === 0}
      cause={view}
    >
      {null}
    </TraysFrame>
  );
};
