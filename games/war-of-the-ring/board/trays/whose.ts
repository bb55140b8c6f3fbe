/** Whose decision it is, as everybody may know. */
import { Engine, type Seat } from "@westmarch/kernel";
import { warOfTheRing } from "../../index.ts";
import type { War } from "../../state.ts";

const engine = new Engine(warOfTheRing);

/** The seats that are to decide something now. */
export const whoActs = (view: War): readonly Seat[] => (view.result ? [] : engine.owes(view));
