/** A skirmish as a scene: what is on the stage at one moment. Pure, and made of what everybody may know. */
import type { Telling } from "@westmarch/boardkit";
import { type FrameOf, frameOf, NONE, type Seat } from "@westmarch/kernel";
import { damage } from "../../cards/conditions.ts";
import type { CopyId } from "../../data/ids.ts";
import { type Figure, figuresOf } from "../../figures.ts";
import { type Loss, lossesOf } from "../../rules/losses.ts";
import { attackersOf } from "../../rules/skirmishes.ts";
import { overwhelmedAt } from "../../rules/strength.ts";
import { chanceOf, chances } from "../../seats.ts";
import { type CardGame, type Copy, NOBODY } from "../../state.ts";
import { siteNumber } from "../../table/active.ts";
import { attachedTo, find, woundsOn } from "../../table/copies.ts";
import type { Modifier, Origin } from "../../table/modifiers.ts";
import { siteAt } from "../../table/path.ts";
import { vitalityLeft } from "../../table/vitality.ts";
import { shownAfter } from "./shown.ts";
import { type Deed, type EventName, isDeed, type LoggedEvent, skirmishAround } from "./within.ts";

/** The steps of a skirmish, in order. */
export const STEPS = ["begins", "actions", "strengths", "wounds", "afterwards"] as const;
export type StepName = (typeof STEPS)[number];

export type Side = "fellowship" | "minions";
export const otherSide = (side: Side): Side => (side === "fellowship" ? "minions" : "fellowship");

/** One who fights, or has fought and fallen in this skirmish. */
export interface Fighter {
  readonly copy: Copy;
  readonly strength: number;
  readonly vitalityLeft: number;
  readonly wounds: number;
  /** Wounds that it has taken since the strengths were compared. */
  readonly hurt: number;
  readonly fallen: boolean;
  /** What it bears. */
  readonly borne: readonly Copy[];
}

/** A share of a side's total: of several fighters, what is printed on each has the fighter's own name. */
export interface TotalPart {
  readonly much: number;
  readonly from: Origin;
  /** Whose printed strength it is. */
  readonly whose: CopyId;
  readonly until?: Modifier["until"];
}

/** One side of the skirmish. */
export interface Camp {
  readonly side: Side;
  readonly fighters: readonly Fighter[];
  readonly total: number;
  readonly lines: readonly TotalPart[];
  /** The other side's total that overwhelms it (12.3); null where no character stands here. */
  readonly overwhelmedAt: number | null;
  /** Damage bonuses of all its fighters together. */
  readonly damage: number;
}

/** A card played, or a text used, and what followed from it. */
export interface Act {
  readonly deed: Deed;
  readonly changes: readonly LoggedEvent[];
}

/** How it ended, once the strengths have been compared. */
export interface Verdict {
  readonly winner: Side | "nobody";
  readonly overwhelmed: boolean;
}

export interface SkirmishScene {
  /** The copy that defends. */
  readonly character: CopyId;
  /** The site where it is fought. */
  readonly site: Copy | null;
  readonly step: StepName;
  readonly fellowship: Camp;
  readonly minions: Camp;
  readonly losses: readonly Loss[];
  readonly acts: readonly Act[];
  /** The seats that have passed in a row, and the one whose answer is awaited (`NOBODY`: none, or not known yet). */
  readonly passed: readonly Seat[];
  readonly candle: Seat;
  /** One more pass ends the actions. */
  readonly lastPass: boolean;
  readonly verdict: Verdict | null;
  /** The table on which it is fought. */
  readonly table: CardGame;
}

type Ended = Extract<LoggedEvent, { readonly type: "skirmish-ended" }>;
type Began = Extract<LoggedEvent, { readonly type: "skirmish-began" }>;

const isEnded = (event: LoggedEvent): event is Ended => event.type === "skirmish-ended";
const isBegan = (event: LoggedEvent): event is Began => event.type === "skirmish-began";

/** Shares that are alike are one line, in the order in which they first come. */
function linesOf(
  fighters: readonly { readonly id: CopyId; readonly strength: Figure }[],
): readonly TotalPart[] {
  const lines = new Map<string, TotalPart>();
  for (const { id, strength } of fighters)
    for (const { much, from, until } of strength.shares) {
      const whose = from === "printed" ? id : NONE;
      const key = `${from} ${whose} ${until}`;
      const before = lines.get(key)?.much ?? 0;
      lines.set(key, { much: before + much, from, whose, ...(until && { until }) });
    }
  return [...lines.values()];
}

const strengthOf = (g: CardGame, copy: Copy): Figure =>
  figuresOf(g, copy).find(({ name }) => name === "strength") ?? { name: "strength", total: 0, shares: [] };

/** Who has left the table since the skirmish began, as they stood there. */
function fallenOf(ids: readonly CopyId[], events: readonly LoggedEvent[]): readonly Copy[] {
  return events.flatMap((event) =>
    event.type === "left" && ids.includes(event.facts.copy)
      ? [
          {
            id: event.facts.copy,
            card: event.facts.card,
            owner: event.facts.seat,
            zone: "middle" as const,
            on: NONE,
          },
        ]
      : [],
  );
}

const woundsSince = (events: readonly LoggedEvent[], id: CopyId): number =>
  events.filter(({ type, facts }) => type === "wounded" && facts.copy === id).length;

interface Ground {
  readonly g: CardGame;
  /** Events since the strengths were compared. */
  readonly afterwards: readonly LoggedEvent[];
  readonly ended: Ended | undefined;
}

function campOf(side: Side, standing: readonly Copy[], fallen: readonly Copy[], ground: Ground): Camp {
  const { g, afterwards, ended } = ground;
  const measured = standing.map((copy) => ({ id: copy.id, strength: strengthOf(g, copy) }));
  const sum = measured.reduce((all, { strength }) => all + strength.total, 0);
  const total = ended ? (side === "fellowship" ? ended.facts.strength : ended.facts.against) : sum;
  const fighters = [...standing, ...fallen].map((copy): Fighter => {
    const stands = standing.includes(copy);
    return {
      copy,
      strength: stands ? strengthOf(g, copy).total : 0,
      vitalityLeft: stands ? vitalityLeft(g, copy) : 0,
      wounds: stands ? woundsOn(g, copy.id) : 0,
      hurt: woundsSince(afterwards, copy.id),
      fallen: !stands,
      borne: stands ? attachedTo(g, copy.id) : [],
    };
  });
  const times = standing.map((copy) => overwhelmedAt(g, copy));
  return {
    side,
    fighters,
    total,
    // Where a character has fallen, what is left no longer adds up to what was compared.
    lines: total === sum ? linesOf(measured) : [],
    overwhelmedAt: times.length === 0 || total === 0 ? null : Math.min(...times) * total,
    damage: standing.reduce((all, copy) => all + damage(g, copy), 0),
  };
}

/** What was paid for a card is told before it, and belongs to it. */
const isPrice = (event: LoggedEvent, next: LoggedEvent | undefined): boolean =>
  event.type === "twilight" && next?.type === "played" && next.version === event.version;

function actsOf(events: readonly LoggedEvent[]): readonly Act[] {
  const acts: { deed: Deed; changes: LoggedEvent[] }[] = [];
  for (const [i, event] of events.entries()) {
    if (isDeed(event)) acts.push({ deed: event, changes: [] });
    else if (!isPrice(event, events[i + 1])) acts.at(-1)?.changes.push(event);
  }
  return acts;
}

const WOUNDS: ReadonlySet<EventName> = new Set<EventName>(["wounded", "burdens", "killed", "left"]);

function stepOf(events: readonly LoggedEvent[], ended: number, isOpening: boolean): StepName {
  if (ended < 0) return isOpening ? "begins" : "actions";
  const last = events[events.length - 1];
  if (events.length - 1 === ended || !last) return "strengths";
  const acted = events.slice(ended + 1).some(isDeed);
  return WOUNDS.has(last.type) && !acted ? "wounds" : "afterwards";
}

/** Whose answer is awaited: the seat whose chance it is, or whose text is at work. */
function candleOf(g: CardGame): Seat {
  const top = g.stack.at(-1);
  if (!top) return NOBODY;
  if (isFrame(top, "procedure") || isFrame(top, "happening")) return chanceOf(g, top);
  if (isFrame(top, "text")) return top.you;
  return isFrame(top, "playing") ? top.seat : g.turn;
}

const isFrame = <N extends "procedure" | "happening" | "text" | "playing">(
  f: { readonly chapter: string },
  name: N,
): f is FrameOf<CardGame, N> => f.chapter === name;

/** Copies that are in the skirmish from its beginning, or were drawn into it. */
const minionsIn = (events: readonly LoggedEvent[], character: CopyId): readonly CopyId[] =>
  events.flatMap((event) =>
    event.type === "skirmish-began" || (event.type === "assigned" && event.facts.character === character)
      ? event.facts.minions
      : [],
  );

/** The skirmish as far as it has been told, or null where none is being fought or shown. */
export function skirmishScene({ view, told, since, log }: Telling<CardGame>): SkirmishScene | null {
  const from = skirmishAround(log, log.length - 1);
  const began = log[from];
  const g = shownAfter(told, since, view);
  // Once all has been told, the table knows whether it still goes on.
  if (since.length === 0 && (view.skirmish === NONE || view.result)) return null;
  if (from < 0 && (g.skirmish === NONE || g.phase !== "skirmish")) return null;
  // A game that begins from a position has told of nothing yet.
  const events = from < 0 ? [] : log.slice(from);
  const character = began && isBegan(began) ? began.facts.character : g.skirmish;
  const endedAt = events.findIndex(isEnded);
  const ended = events.find(isEnded);
  const afterwards = endedAt < 0 ? [] : events.slice(endedAt + 1);
  const ground = { g, afterwards, ended };
  const ids = minionsIn(events, character);
  const defender = find(g, character);
  const standing = attackersOf(g);
  const fellowship = campOf("fellowship", defender ? [defender] : [], fallenOf([character], events), ground);
  // Who fell before the telling began was seen to fall: a stage without a defender shows nothing.
  if (fellowship.fighters.length === 0) return null;
  const minions = campOf("minions", standing, fallenOf(ids, events), ground);
  const procedure = since.length === 0 && !ended ? frameOf(view, "procedure") : undefined;
  const passed = procedure?.passed ?? [];
  const [site] = siteAt(g, siteNumber(g));
  return {
    character,
    site: site ?? null,
    step: stepOf(events, endedAt, since.length > 0 && events.length === 1),
    fellowship,
    minions,
    losses: ended ? [] : lossesOf(g),
    acts: actsOf(events),
    passed,
    candle: since.length === 0 ? candleOf(view) : NOBODY,
    lastPass: procedure !== undefined && passed.length === chances(view, procedure).length - 1,
    verdict: ended ? { winner: ended.facts.winner, overwhelmed: ended.facts.overwhelmed } : null,
    table: g,
  };
}
