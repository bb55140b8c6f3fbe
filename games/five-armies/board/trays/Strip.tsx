import { Strip as Leaf } from "@westmarch/campaign/trays";
import type { Side } from "../../ids.ts";
import { Dice } from "./Dice.tsx";
import type { Laid } from "./laid.ts";

/** The dice of a side on a strip of their own, where its tray is folded. */
export const Strip = ({ laid, side }: { readonly laid: Laid; readonly side: Side }) => (
  <Leaf side={side} near={side === laid.near}>
    <Dice {...laid} side={side} own={laid.seated && side === laid.near} />
  </Leaf>
);
