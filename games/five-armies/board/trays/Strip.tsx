import { Strip as Leaf } from "@westmarch/campaign/trays";
import type { Side } from "../../ids.ts";
import { Dice } from "./Dice.tsx";
import type { Laid } from "./Trays.tsx";

/** The dice of a side on a strip of their own, where its tray is folded. */
export const Strip = ({
  laid: { props, acting, near, seated },
  side,
}: {
  readonly laid: Laid;
  readonly side: Side;
}) => (
  <Leaf side={side} near={side === near}>
    <Dice props={props} acting={acting} side={side} own={seated && side === near} counted />
  </Leaf>
);
