/** The log: every event as a line of it, from what its reader heard. */
import { lineIn, linesBy } from "@westmarch/campaign/telling";
import type { FiveArmies } from "../state.ts";
import type { Key, Module } from "./keys.ts";
import { doer } from "./log/doer.ts";
import { ARMIES } from "./log/lines/armies.ts";
import { CARD_LINES } from "./log/lines/card-lines.ts";
import { COMBATS } from "./log/lines/combat.ts";
import type { Lines } from "./log/lines/line.ts";
import { TURN } from "./log/lines/turn.ts";
import { speakOf } from "./titles.ts";

/** Every event has a line: a new one without does not compile. */
const LINES: Required<Lines> = { ...TURN, ...CARD_LINES, ...ARMIES, ...COMBATS };

/** The events that are written down. */
export const WRITTEN: readonly string[] = Object.keys(LINES);

const told = linesBy<FiveArmies, Key>({
  write: (event, say, view) => lineIn(LINES, event, say, view),
  roundOf: ({ type, facts }) => (type === "turn" ? facts.turn : 0),
  doer,
});

/** One line of the log. */
export const line: Module["line"] = (event, props) => {
  speakOf(props.view);
  return told(event, props);
};
