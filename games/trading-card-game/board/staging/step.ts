/** How every event is shown before it is told: what it is called, how long it stands, and whether a scene plays. */
import type { Staging, StagingStep } from "@westmarch/boardkit";
import type { CardGame } from "../../state.ts";
import type { Words } from "../../words.ts";
import type { Key, Module } from "../keys.ts";
import { doer, type EventName, isDeed, type LoggedEvent, skirmishAround, skirmishEnds } from "./within.ts";

/** How long a skirmish that has run its course stays until the table goes on by itself, in milliseconds. */
const LINGER = 4500;
/** What the reader has just chosen himself needs no more than a blink. */
const BLINK = 220;

/** What an event may look at to say how long it stands. */
interface At extends Staging<CardGame> {
  /** It follows from a deed of the reader's own. */
  readonly own: boolean;
  /** The events before and after it, of the same choice. */
  readonly before: LoggedEvent | undefined;
  readonly next: LoggedEvent | undefined;
}
/** Milliseconds; `along` with the event before it; null: deliberately plain, there is nothing to see. */
type Pace = number | "along" | null;
type PaceOf<T extends EventName> = Pace | ((facts: Words["events"][T], at: At) => Pace);

/** One's own deed is seen at a glance, another's at reading pace. */
const byWhom =
  (others: number, own = BLINK) =>
  (_facts: unknown, at: At): Pace =>
    at.own ? own : others;
/** The same thing several times in a row is seen at once. */
const together =
  (type: EventName, lasts: number) =>
  (_facts: unknown, { before }: At): Pace =>
    before?.type === type ? "along" : lasts;

/** How long a card flies that one has played oneself, and one that another has played and that is read as well. */
const OWN_CARD = 520;
const CARD = 1500;

/** A card that is played, what was paid for it, and where it comes to lie are one thing to see. */
const card = ({ own, before }: At): Pace =>
  before?.type === "twilight" && before.facts.by !== 0 ? "along" : own ? OWN_CARD : CARD;

/** Must name every event, by chapters of the rules: a new one does not compile before its pace is decided here. */
const PACE: { readonly [T in EventName]: PaceOf<T> } = {
  // Setting up, turns, phases.
  bid: together("bid", 900),
  "seat-taken": together("seat-taken", 500),
  turn: 800,
  phase: (_f, { next }) => (next?.type === "phase" ? 200 : 320),
  out: 1400,
  "game-ended": 900,

  // Cards that come, act and go.
  played: (_f, at) => card(at),
  used: byWhom(900, 300),
  triggered: byWhom(900, 500),
  cancelled: 900,
  moved: (_f, { before }) => (before?.type === "played" ? "along" : 520),
  left: (_f, { before }) => (before?.type === "left" || before?.type === "killed" ? "along" : 450),
  killed: 800,
  lasting: together("lasting", 500),
  drawn: together("drawn", 420),
  discarded: together("discarded", 420),
  revealed: 1800,
  "looked-at": ({ cards }) => (cards ? 1500 : 500),
  "put-back": together("put-back", 350),
  shuffled: 300,

  // Twilight, wounds, burdens, the Ring.
  twilight: (_f, at) => (at.next?.type === "played" ? (at.own ? OWN_CARD : CARD) : 480),
  burdens: 700,
  wounded: 480,
  exerted: byWhom(450, 300),
  exhausted: 450,
  healed: byWhom(450, 300),
  prevented: 700,
  "ring-on": 1300,
  "ring-off": 500,
  "ring-bearer": 1300,

  // The road.
  "site-laid": 800,
  "fellowship-moved": 950,
  "move-limit": 450,

  // Archery, assignment, skirmishes.
  archery: 1300,
  assigned: 480,
  "skirmish-began": 1000,
  "skirmish-ended": 1700,
};

const paceOf = <T extends EventName>(
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
  at: At,
): Pace => {
  const pace = PACE[type];
  return typeof pace === "function" ? pace(facts, at) : pace;
};

/** In a skirmish every event has its moment, so that nothing comes between. */
function inScene(lasts: Pace, name: EventName, over: boolean): StagingStep<Key> | "along" {
  if (over)
    return {
      name: "skirmish-over",
      lasts: (typeof lasts === "number" ? lasts : BLINK) + 600,
      scene: "stage.on",
      stays: LINGER,
    };
  if (lasts === "along") return lasts;
  return { name, lasts: lasts ?? BLINK, scene: "stage.hurry" };
}

/** Cards, tokens and standees in an even rhythm on the table; skirmishes as scenes over it. */
export const step: Module["step"] = (staging) => {
  const { log, at, view, seat } = staging;
  const event = log[at];
  const same = (other: LoggedEvent | undefined): LoggedEvent | undefined =>
    other?.version === event.version ? other : undefined;
  const own = seat !== null && doer(log, at) === seat;
  const lasts = paceOf(event, { ...staging, own, before: same(log[at - 1]), next: same(log[at + 1]) });
  // A step is called after the deed that it shows, not after what was paid for it.
  const name = event.type === "twilight" && isDeed(log[at + 1] ?? event) ? "played" : event.type;
  if (skirmishAround(log, at) >= 0) return inScene(lasts, name, skirmishEnds(log, at, view));
  return lasts === null || lasts === "along" ? lasts : { name, lasts };
};
