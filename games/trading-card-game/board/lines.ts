/** The log: every event as a line of it, from what its reader heard. */
import type { Happened } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { CardGame } from "../state.ts";
import type { Besides } from "./keys.ts";
import { CARD_LINES } from "./log/lines/cards.ts";
import { CHARACTERS } from "./log/lines/characters.ts";
import type { EventName, Facts, LogLines } from "./log/lines/line.ts";
import { SKIRMISHES } from "./log/lines/skirmishes.ts";
import { phaseIn, TURN } from "./log/lines/turn.ts";
import type { Reader } from "./log/slots.ts";
import { storyOf } from "./log/story.ts";
import { reckoning } from "./reckoning.ts";

type Event = Happened<CardGame>;

/** A new event does not compile before it has its line. */
const LINES: LogLines = { ...TURN, ...CARD_LINES, ...CHARACTERS, ...SKIRMISHES };

/** The events that are written down. */
export const WRITTEN: readonly string[] = Object.keys(LINES);

const tell = <T extends EventName>(type: T, facts: Facts<T>, reader: Reader, event: Event): string | null =>
  LINES[type].tell(facts, reader, event);

/** A title may end in a mark of its own, and needs no full stop after it. */
const stopped = (text: string): string => text.replace(/([!?]\u{E002}?)\.(?= |$)/gu, "$1");

type Told = ReturnType<Besides["line"]>;
/** What a line depends on besides its event: its reader, what came next or of it, and whether the texts of cards are here. */
interface Kept extends Pick<Reader, "say" | "seat"> {
  readonly next: Event | undefined;
  readonly vain: boolean;
  readonly reckoned: boolean;
  readonly told: Told;
}

/** Lines by their events: a long log is asked for again whenever it grows, and few lines of it change. */
const kept = new WeakMap<Event, Kept>();

/** One line of the log. */
export const line: Besides["line"] = (event, { say, seat, view, log }) => {
  const story = storyOf(log);
  if (story.told.has(event)) return null;
  const next = story.next.get(event);
  const vain = story.vain.has(event);
  const reckoned = event.type === "triggered" && reckoning.here() !== undefined;
  const old = kept.get(event);
  const same = old?.next === next && old?.vain === vain && old.reckoned === reckoned;
  if (same && old.say === say && old.seat === seat) return old.told;
  const told = written(event, { say, seat, view, story });
  kept.set(event, { say, seat, next, vain, reckoned, told });
  return told;
};

const SETUP = { phase: "setup", seat: 0 } as const;

function written(event: Event, reader: Reader): Told {
  const deed = tell(event.type, event.facts, reader, event);
  if (deed === null) return null;
  const isVain = event.type !== "triggered" && reader.story.vain.has(event);
  const text = isVain ? paragraph(reader.say, deed, reader.say("log.nothing")) : deed;
  return {
    text: sentenceCase(stopped(text)),
    kind: LINES[event.type].kind,
    round: reader.story.turns.get(event) ?? 0,
    phase: phaseIn(reader, reader.story.phases.get(event) ?? SETUP),
    ...(event.type === "phase" && { begins: true as const }),
    by: "seat" in event.facts ? event.facts.seat : undefined,
  };
}
