/** The log: every event as a line of it, from what its reader heard. */
import type { Happened } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { FiveArmies } from "../state.ts";
import type { GameSay, Module } from "./keys.ts";
import { doer } from "./log/doer.ts";
import { ARMIES } from "./log/lines/armies.ts";
import { CARD_LINES } from "./log/lines/cards.ts";
import { COMBATS } from "./log/lines/combat.ts";
import type { EventName, Facts, Line, Lines } from "./log/lines/line.ts";
import { TURN } from "./log/lines/turn.ts";
import { speakOf } from "./titles.ts";

type Event = Happened<FiveArmies>;

/** Every event has a line: a new one without does not compile. */
const LINES: { readonly [T in EventName]: Line<T> } = { ...TURN, ...CARD_LINES, ...ARMIES, ...COMBATS };

/** The events that are written down. */
export const WRITTEN: readonly string[] = Object.keys(LINES);

const lineOf = <T extends EventName>(type: T): Line<T> | undefined => {
  const lines: Lines = LINES;
  return lines[type];
};

const sentenceOf = <T extends EventName>(
  { type, facts }: { readonly type: T; readonly facts: Facts<T> },
  say: GameSay,
  view: FiveArmies,
): string | null => {
  const text = lineOf(type)?.tell(facts, say, view);
  return text === undefined ? null : sentenceCase(text);
};

type Told = ReturnType<Module["line"]>;
/** Lines by their events: a long log is asked for again whenever it grows, and what is told never changes. */
const kept = new WeakMap<Event, { readonly say: GameSay; readonly told: Told }>();

/** Only a turn names its round: 0 stands below the turn before it. */
function tell(event: Event, say: GameSay, view: FiveArmies): Told {
  const text = sentenceOf(event, say, view);
  if (text === null) return null;
  return {
    text,
    kind: lineOf(event.type)?.kind ?? "move",
    round: event.type === "turn" ? event.facts.turn : 0,
    by: doer(event),
  };
}

/** One line of the log. */
export const line: Module["line"] = (event, { say, view }) => {
  speakOf(view);
  const old = kept.get(event);
  if (old?.say === say) return old.told;
  const told = tell(event, say, view);
  kept.set(event, { say, told });
  return told;
};
