import { type Pool, rolledBy, shownOf } from "@westmarch/campaign/counting";
import type { FaceId, Side } from "../../ids.ts";
import type { Props } from "../keys.ts";
import { faceName, sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { poolOf } from "./counts.ts";

/** The action dice of this game. */
export const DICE = { poolOf, Die, sideName, faceName };

/** Those of a side as they may be seen: what has been rolled is not seen before it is told. */
export const diceShown = (props: Pick<Props, "view" | "log" | "live">, side: Side): Pool<FaceId> =>
  shownOf(poolOf(props.view, side), props, rolledBy(side));
