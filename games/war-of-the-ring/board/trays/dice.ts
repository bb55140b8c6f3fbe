import { faceName, sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { poolOf } from "./counts.ts";

/** The Action dice of this game. */
export const DICE = { poolOf, Die, sideName, faceName };
