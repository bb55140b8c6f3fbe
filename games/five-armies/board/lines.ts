/** The log: every event as a line of it, from what its reader heard. */
import { lineIn, linesBy } from "@westmarch/campaign/lines";
import type { FiveArmies } from "../state.ts";
import type { Words } from "../words.ts";
import type { Besides, Key } from "./keys.ts";
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

/** The phases of a turn, by the events that belong to no other. */
const PHASES: { readonly [type: string]: Key | undefined } = {
  turn: "log.phase.cards",
  activated: "log.phase.generals",
  tile: "log.phase.fate",
  bat: "log.phase.dice",
  rolled: "log.phase.dice",
  die: "log.phase.actions",
  passed: "log.phase.actions",
} satisfies { readonly [T in keyof Words["events"]]?: Key };

const told = linesBy<FiveArmies, Key>({
  write: (event, say, view) => lineIn(LINES, event, say, view),
  roundOf: ({ type, facts }) => (type === "turn" ? facts.turn : 0),
  doer,
  phaseOf: ({ type }) => PHASES[type],
});

/** One line of the log. */
export const line: Besides["line"] = (event, props) => {
  speakOf(props.view);
  return told(event, props);
};
