/** The lines of the Red Book, by their events. */
import type { LinesOf } from "@westmarch/campaign/lines";
import type { War } from "../../../state.ts";
import type { Words } from "../../../words.ts";
import type { GameSay } from "../../keys.ts";

export type EventName = keyof Words["events"];
export type Lines = LinesOf<Words["events"], War, GameSay>;
