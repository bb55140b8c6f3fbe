/** The lines of the log, by their events. */
import type { LinesOf } from "@westmarch/campaign/lines";
import type { FiveArmies } from "../../../state.ts";
import type { Words } from "../../../words.ts";
import type { GameSay } from "../../keys.ts";

export type Lines = LinesOf<Words["events"], FiveArmies, GameSay>;
