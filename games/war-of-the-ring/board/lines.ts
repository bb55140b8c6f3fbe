/** The Red Book: every event as a line of it, from what its reader heard. */
import { lineIn, linesBy } from "@westmarch/campaign/lines";
import type { War } from "../state.ts";
import type { Besides, Key } from "./keys.ts";
import { doer } from "./log/doer.ts";
import { ARMIES } from "./log/lines/armies.ts";
import { BATTLES } from "./log/lines/battles.ts";
import { CARD_LINES } from "./log/lines/card-lines.ts";
import { FELLOWSHIP } from "./log/lines/fellowship.ts";
import type { EventName, Lines } from "./log/lines/line.ts";
import { PEOPLE } from "./log/lines/people.ts";
import { POLITICS } from "./log/lines/politics.ts";
import { TURN } from "./log/lines/turn.ts";
import { BEGINS } from "./staging/within.ts";

/** Events that are only for show, since others say the same. A new event is either here or has a line. */
export const SHOWN = ["hunt-thrown", "retreated", "withdrew"] as const satisfies readonly EventName[];
type Written = Exclude<EventName, (typeof SHOWN)[number]>;

const LINES: Required<Pick<Lines, Written>> = {
  ...TURN,
  ...POLITICS,
  ...ARMIES,
  ...BATTLES,
  ...CARD_LINES,
  ...PEOPLE,
  ...FELLOWSHIP,
};

/** The events that are written down. */
export const WRITTEN: readonly string[] = Object.keys(LINES);

const EVERY: Lines = LINES;

/** The phases of a turn, by the events that belong to no other. */
const PHASES: { readonly [T in EventName]?: Key } = {
  turn: "log.phase.cards",
  declared: "log.phase.fellowship",
  allocated: "log.phase.dice",
  rolled: "log.phase.dice",
  action: "log.phase.actions",
  ring: "log.phase.actions",
  skipped: "log.phase.actions",
  passed: "log.phase.actions",
};

/** One line of the log. */
export const line: Besides["line"] = linesBy<War, Key>({
  write: (event, say, view) => lineIn(EVERY, event, say, view),
  roundOf: ({ type, facts }) => (type === "turn" ? facts.turn : 0),
  doer,
  phaseOf: ({ type }) => PHASES[type],
  vain: {
    is: ({ type }, next) => {
      if (type !== "played") return false;
      const after = next();
      return after !== undefined && BEGINS.has(after.type);
    },
    says: "log.nothing",
  },
  hangsOn: ({ players }) => players,
});
