/** The Red Book: every event as a line of it, from what its reader heard. */
import type { Happened } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { War } from "../state.ts";
import type { GameSay, Module } from "./keys.ts";
import { doer } from "./log/doer.ts";
import { ARMIES } from "./log/lines/armies.ts";
import { BATTLES } from "./log/lines/battles.ts";
import { CARD_LINES } from "./log/lines/cards.ts";
import { FELLOWSHIP } from "./log/lines/fellowship.ts";
import type { EventName, Facts, Line, Lines } from "./log/lines/line.ts";
import { PEOPLE } from "./log/lines/people.ts";
import { POLITICS } from "./log/lines/politics.ts";
import { TURN } from "./log/lines/turn.ts";

type Event = Happened<War>;

/** Events that are only for show, since others say the same. A new event is either here or has a line. */
export const SHOWN = ["hunt-thrown", "retreated", "withdrew"] as const satisfies readonly EventName[];
type Written = Exclude<EventName, (typeof SHOWN)[number]>;

const LINES: { readonly [T in Written]: Line<T> } = {
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

/** The line of an event; none, if it is only for show. */
const lineOf = <T extends EventName>(type: T): Line<T> | undefined => {
  const lines: Lines = LINES;
  return lines[type];
};

const sentenceOf = <T extends EventName>(
  { type, facts }: { readonly type: T; readonly facts: Facts<T> },
  say: GameSay,
  view: War,
): string | null => {
  const text = lineOf(type)?.tell(facts, say, view) ?? null;
  return text && sentenceCase(text);
};

type Told = ReturnType<Module["line"]>;
/** Lines by their events: a long log is asked for again whenever it grows, and what is told never changes. */
const kept = new WeakMap<Event, { readonly say: GameSay; readonly players: number; readonly told: Told }>();

/** Only a turn names its round: 0 stands below the turn before it. */
function tell(event: Event, say: GameSay, view: War): Told {
  const text = sentenceOf(event, say, view);
  if (text === null) return null;
  return {
    text,
    kind: lineOf(event.type)?.kind ?? "move",
    round: event.type === "turn" ? event.facts.turn : 0,
    by: doer(event, view),
  };
}

/** One line of the log. */
export const line: Module["line"] = (event, { say, view }) => {
  const old = kept.get(event);
  if (old?.say === say && old.players === view.players) return old.told;
  const told = tell(event, say, view);
  kept.set(event, { say, players: view.players, told });
  return told;
};
