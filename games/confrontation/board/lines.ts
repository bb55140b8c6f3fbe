import type { Happened, Slots } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { BOROMIR, type CharacterId, DARK, GOOD, ORCS, type Side, sideOf } from "../data/ids.ts";
import { type Confrontation, seatOf } from "../state.ts";
import type { Words } from "../words.ts";
import type { Besides, GameSay, Key, Props } from "./keys.ts";
import { cardName, place, sideName, who } from "./names.ts";

type Told = readonly [key: Key, slots?: Slots];
type Kind = "turn" | "move" | "battle" | "end";
type EventName = keyof Words["events"];
type Facts<T extends EventName = EventName> = Words["events"][T];
type Line<T extends EventName> = {
  readonly kind: Kind;
  readonly tell: (facts: Facts<T>, say: GameSay) => Told;
};

/** A round is a turn of each side, the Shadow first (3.3). */
const roundOf = (f: { readonly turn: number }): number => Math.ceil(f.turn / 2);
/** Whether the reader heard who it was; otherwise a piece is just a piece. */
type Hidden = { readonly character?: CharacterId };
const known = (f: Hidden): boolean => f.character !== undefined;
const ownOrHidden = <K extends string>(key: K, f: Hidden): `${K}.own` | `${K}.hidden` =>
  known(f) ? `${key}.own` : `${key}.hidden`;
const whoIf = (say: GameSay, { character }: Hidden): Slots =>
  character === undefined ? {} : who(say, character);

/** Several names as the subject of one sentence. */
function subjects(say: GameSay, characters: readonly CharacterId[]): Slots & { readonly who: string } {
  if (characters.length === 1) return who(say, characters[0]);
  const names = characters.map((character) => who(say, character).who);
  return { who: listed(say, names), many: "yes" };
}

const struckKey = (by: CharacterId): Key =>
  by === BOROMIR ? "log.struck.boromir" : by === ORCS ? "log.struck.orcs" : "log.struck";

const plain = (kind: Kind, key: Key): Line<EventName> => ({ kind, tell: () => [key] });

/** Deeds that only one side can do. */
const GOOD_DEEDS: ReadonlySet<string> = new Set([
  "tunnel-entered",
  "sam-stepped-in",
  "frodo-shown",
  "no-reaction",
  "shadowfax",
  "gandalf-returned",
]);
const DARK_DEEDS: ReadonlySet<string> = new Set([
  "tunnel-barred",
  "tunnel-passed",
  "cards-called-off",
  "cards-allowed",
  "palantir",
  "recalled",
]);

/** How each event is written down, from what its reader heard. Events that are not here are only for show. */
const LINES: { readonly [T in EventName]?: Line<T> } = {
  "set-up-ready": {
    kind: "turn",
    tell: (f, say) => ["log.set-up-ready", { side: sideName(say, f.side) }],
  },
  "game-began": { kind: "turn", tell: (f) => [f.game === 1 ? "log.game-began.second" : "log.game-began"] },
  turn: {
    kind: "turn",
    tell: (f, say) => ["log.turn", { round: roundOf(f), side: sideName(say, f.side) }],
  },
  moved: {
    kind: "move",
    tell: (f, say) => [
      `${ownOrHidden("log.moved", f)}.${f.how}`,
      { ...whoIf(say, f), from: place(say, f.from), to: place(say, f.to) },
    ],
  },
  "tunnel-entered": { kind: "move", tell: (f, say) => [ownOrHidden("log.tunnel-entered", f), whoIf(say, f)] },
  "tunnel-barred": { kind: "battle", tell: (f, say) => ["log.tunnel-barred", who(say, f.character)] },
  "tunnel-passed": plain("move", "log.tunnel-passed"),
  "battle-began": {
    kind: "battle",
    tell: (f, say) => ["log.battle-began", { side: sideName(say, f.side), place: place(say, f.region) }],
  },
  shown: {
    kind: "battle",
    tell: (f, say) => {
      const { who: attacker, many } = who(say, f.attacker);
      const { who: defender } = who(say, f.defender);
      const key = f.chosen === true ? "log.shown.chosen" : f.of > 1 ? "log.shown.drawn" : "log.shown";
      return [key, { attacker, many, defender, of: f.of }];
    },
  },
  "sam-stepped-in": plain("battle", "log.sam-stepped-in"),
  "frodo-shown": plain("battle", "log.frodo-shown"),
  "no-reaction": plain("battle", "log.no-reaction"),
  retreated: {
    kind: "battle",
    tell: (f, say) => [
      f.by === "card" ? "log.retreated.card" : "log.retreated.ability",
      { ...who(say, f.character), to: place(say, f.to) },
    ],
  },
  struck: {
    kind: "battle",
    tell: (f, say) => {
      const by = f.by;
      const fallen = f.fallen.filter((character) => character !== by);
      return [
        struckKey(by),
        {
          by: who(say, by).who,
          fallen: listed(
            say,
            fallen.map((character) => who(say, character).who),
          ),
        },
      ];
    },
  },
  "cards-called-off": plain("battle", "log.cards-called-off"),
  "cards-allowed": plain("battle", "log.cards-allowed"),
  "card-played": {
    kind: "battle",
    tell: (f, say) => [
      f.side === GOOD ? "log.card-played" : "log.card-played.first",
      { side: sideName(say, f.side), card: cardName(say, f.card) },
    ],
  },
  "cards-shown": {
    kind: "battle",
    tell: (f, say) => ["log.cards-shown", { good: cardName(say, f.good), dark: cardName(say, f.dark) }],
  },
  magic: {
    kind: "battle",
    tell: (f, say) => {
      const side = sideName(say, f.side);
      const card = f.card;
      return card < 0 ? ["log.magic.none", { side }] : ["log.magic", { side, card: cardName(say, card) }];
    },
  },
  "card-void": { kind: "battle", tell: (f, say) => ["log.card-void", { card: cardName(say, f.card) }] },
  "card-cancelled": {
    kind: "battle",
    tell: (f, say) => ["log.card-cancelled", { card: cardName(say, f.card) }],
  },
  sacrifice: plain("battle", "log.sacrifice"),
  cloak: { kind: "battle", tell: (f, say) => ["log.cloak", { card: cardName(say, f.card) }] },
  "retreat-failed": plain("battle", "log.retreat-failed"),
  "sacrifice-foiled": plain("battle", "log.sacrifice-foiled"),
  totals: {
    kind: "battle",
    tell: (f, say) => [
      "log.totals",
      {
        good: who(say, f.good).who,
        goodTotal: f.goodTotal,
        dark: who(say, f.dark).who,
        darkTotal: f.darkTotal,
      },
    ],
  },
  fell: {
    kind: "battle",
    tell: (f, say) => ["log.fell", { ...subjects(say, f.characters), place: place(say, f.region) }],
  },
  "shelob-home": plain("battle", "log.shelob-home"),
  "shelob-lost": plain("battle", "log.shelob-lost"),
  "hands-refilled": plain("battle", "log.hands-refilled"),
  shadowfax: plain("move", "log.shadowfax"),
  palantir: {
    kind: "move",
    tell: (f, say) =>
      f.characters === undefined
        ? ["log.palantir", { place: place(say, f.region) }]
        : ["log.palantir.own", { who: subjects(say, f.characters).who, place: place(say, f.region) }],
  },
  "gandalf-returned": plain("move", "log.gandalf-returned"),
  recalled: {
    kind: "move",
    tell: (f, say) => [ownOrHidden("log.recalled", f), { ...whoIf(say, f), from: place(say, f.from) }],
  },
  "game-ended": {
    kind: "end",
    tell: (f, say) => [`log.game-ended.${f.reason}`, { side: sideName(say, f.side), survivors: f.survivors }],
  },
  "match-ended": {
    kind: "end",
    tell: (f) => {
      const points = f.points.toSorted((a, b) => b - a);
      return ["log.match-ended", { first: points[0], second: points[1] }];
    },
  },
};

/** The events that are written down. */
export const WRITTEN = Object.keys(LINES);

/** One event as a sentence, or null if it is only for show. */
export function sentenceOf<T extends EventName>(
  { type, facts }: { readonly type: T; readonly facts: Facts<T> },
  say: GameSay,
): string | null {
  const line = LINES[type];
  return line ? sentenceCase(say(...line.tell(facts, say))) : null;
}

/** Whose deed an event was, as far as it says: a side, or that of the character or seat that acted. */
function doer(type: EventName, f: Facts): Side | null {
  if ("side" in f) return f.side;
  if (GOOD_DEEDS.has(type)) return GOOD;
  if (DARK_DEEDS.has(type)) return DARK;
  if ("by" in f && typeof f.by === "number") return sideOf(f.by);
  if ("character" in f && f.character !== undefined) return sideOf(f.character);
  return "attacker" in f ? sideOf(f.attacker) : null;
}

/** The seat that played a side when this happened: in a match, sides change between the games. */
function seatThen(
  event: Happened<Confrontation>,
  side: Side,
  view: Confrontation,
  log: readonly Happened<Confrontation>[],
): Seat {
  const before = log.filter(
    ({ version, index, type }) =>
      type === "game-ended" &&
      (version < event.version || (version === event.version && index < event.index)),
  );
  const seat = seatOf(view, side);
  return before.length < view.game ? 1 - seat : seat;
}

/** One line of the log. Only a turn names its round: 0 stands below the turn before it. */
export const line: Besides["line"] = (
  event: Happened<Confrontation>,
  { say, view, log }: Pick<Props, "say" | "view" | "log">,
) => {
  const text = sentenceOf(event, say);
  if (text === null) return null;
  const side = doer(event.type, event.facts);
  return {
    text,
    kind: LINES[event.type]?.kind ?? "move",
    round: event.type === "turn" ? roundOf(event.facts) : 0,
    by: side === null ? undefined : seatThen(event, side, view, log),
  };
};
