import type { BoardModule, BoardProps, Happened, Say, Slots } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import { BOROMIR, DARK, GOOD, ORCS, type Side, sideOf } from "../data/ids.ts";
import { type Confrontation, seatOf } from "../state.ts";
import { cardName, listed, num, nums, place, sentenceCase, sideName, who } from "./names.ts";

type Facts = Happened["facts"];
type Told = readonly [key: string, slots?: Slots];
type Kind = "turn" | "move" | "battle" | "end";
type Line = { readonly kind: Kind; readonly tell: (facts: Facts, say: Say) => Told };

const sideFrom = (fact: unknown): Side => (fact === GOOD ? GOOD : DARK);
/** A round is a turn of each side, the Shadow first (3.3). */
const roundOf = (f: Facts): number => Math.ceil(num(f.turn) / 2);
/** Whether the reader heard who it was; otherwise a piece is just a piece. */
const known = (f: Facts): boolean => f.character !== undefined;
const ownOrHidden = (key: string, f: Facts): string => `${key}.${known(f) ? "own" : "hidden"}`;
const whoIf = (say: Say, f: Facts): Slots => (known(f) ? who(say, num(f.character)) : {});

/** Several names as the subject of one sentence. */
function subjects(say: Say, characters: readonly number[]): Slots {
  if (characters.length === 1) return who(say, characters[0]!);
  const names = characters.map((character) => who(say, character).who);
  return { who: listed(say, names), many: "yes" };
}

const struckKey = (by: number): string =>
  by === BOROMIR ? "log.struck.boromir" : by === ORCS ? "log.struck.orcs" : "log.struck";

const plain = (kind: Kind, key: string): Line => ({ kind, tell: () => [key] });

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
const LINES: Readonly<Record<string, Line>> = {
  "set-up-ready": {
    kind: "turn",
    tell: (f, say) => ["log.set-up-ready", { side: sideName(say, sideFrom(f.side)) }],
  },
  "game-began": { kind: "turn", tell: (f) => [f.game === 1 ? "log.game-began.second" : "log.game-began"] },
  turn: {
    kind: "turn",
    tell: (f, say) => ["log.turn", { round: roundOf(f), side: sideName(say, sideFrom(f.side)) }],
  },
  moved: {
    kind: "move",
    tell: (f, say) => [
      `${ownOrHidden("log.moved", f)}.${String(f.how)}`,
      { ...whoIf(say, f), from: place(say, num(f.from)), to: place(say, num(f.to)) },
    ],
  },
  "tunnel-entered": { kind: "move", tell: (f, say) => [ownOrHidden("log.tunnel-entered", f), whoIf(say, f)] },
  "tunnel-barred": { kind: "battle", tell: (f, say) => ["log.tunnel-barred", who(say, num(f.character))] },
  "tunnel-passed": plain("move", "log.tunnel-passed"),
  "battle-began": {
    kind: "battle",
    tell: (f, say) => [
      "log.battle-began",
      { side: sideName(say, sideFrom(f.side)), place: place(say, num(f.region)) },
    ],
  },
  shown: {
    kind: "battle",
    tell: (f, say) => {
      const { who: attacker, many } = who(say, num(f.attacker));
      const { who: defender } = who(say, num(f.defender));
      const key = f.chosen === true ? "log.shown.chosen" : num(f.of) > 1 ? "log.shown.drawn" : "log.shown";
      return [key, { attacker, many, defender, of: num(f.of) }];
    },
  },
  "sam-stepped-in": plain("battle", "log.sam-stepped-in"),
  "frodo-shown": plain("battle", "log.frodo-shown"),
  "no-reaction": plain("battle", "log.no-reaction"),
  retreated: {
    kind: "battle",
    tell: (f, say) => [
      f.by === "card" ? "log.retreated.card" : "log.retreated.ability",
      { ...who(say, num(f.character)), to: place(say, num(f.to)) },
    ],
  },
  struck: {
    kind: "battle",
    tell: (f, say) => {
      const by = num(f.by);
      const fallen = nums(f.fallen).filter((character) => character !== by);
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
      { side: sideName(say, sideFrom(f.side)), card: cardName(say, num(f.card)) },
    ],
  },
  "cards-shown": {
    kind: "battle",
    tell: (f, say) => [
      "log.cards-shown",
      { good: cardName(say, num(f.good)), dark: cardName(say, num(f.dark)) },
    ],
  },
  magic: {
    kind: "battle",
    tell: (f, say) => {
      const side = sideName(say, sideFrom(f.side));
      const card = num(f.card);
      return card < 0 ? ["log.magic.none", { side }] : ["log.magic", { side, card: cardName(say, card) }];
    },
  },
  "card-void": { kind: "battle", tell: (f, say) => ["log.card-void", { card: cardName(say, num(f.card)) }] },
  "card-cancelled": {
    kind: "battle",
    tell: (f, say) => ["log.card-cancelled", { card: cardName(say, num(f.card)) }],
  },
  sacrifice: plain("battle", "log.sacrifice"),
  cloak: { kind: "battle", tell: (f, say) => ["log.cloak", { card: cardName(say, num(f.card)) }] },
  "retreat-failed": plain("battle", "log.retreat-failed"),
  "sacrifice-foiled": plain("battle", "log.sacrifice-foiled"),
  totals: {
    kind: "battle",
    tell: (f, say) => [
      "log.totals",
      {
        good: who(say, num(f.good)).who,
        goodTotal: num(f.goodTotal),
        dark: who(say, num(f.dark)).who,
        darkTotal: num(f.darkTotal),
      },
    ],
  },
  fell: {
    kind: "battle",
    tell: (f, say) => [
      "log.fell",
      { ...subjects(say, nums(f.characters)), place: place(say, num(f.region)) },
    ],
  },
  "shelob-home": plain("battle", "log.shelob-home"),
  "shelob-lost": plain("battle", "log.shelob-lost"),
  "hands-refilled": plain("battle", "log.hands-refilled"),
  shadowfax: plain("move", "log.shadowfax"),
  palantir: {
    kind: "move",
    tell: (f, say) =>
      f.characters === undefined
        ? ["log.palantir", { place: place(say, num(f.region)) }]
        : [
            "log.palantir.own",
            { who: subjects(say, nums(f.characters)).who!, place: place(say, num(f.region)) },
          ],
  },
  "gandalf-returned": plain("move", "log.gandalf-returned"),
  recalled: {
    kind: "move",
    tell: (f, say) => [ownOrHidden("log.recalled", f), { ...whoIf(say, f), from: place(say, num(f.from)) }],
  },
  "game-ended": {
    kind: "end",
    tell: (f, say) => [
      `log.game-ended.${String(f.reason)}`,
      { side: sideName(say, sideFrom(f.side)), survivors: num(f.survivors) },
    ],
  },
  "match-ended": {
    kind: "end",
    tell: (f) => {
      const points = nums(f.points).sort((a, b) => b - a);
      return ["log.match-ended", { first: points[0]!, second: points[1]! }];
    },
  },
};

/** The events that are written down. */
export const WRITTEN = Object.keys(LINES);

/** One event as a sentence, or null if it is only for show. */
export function sentenceOf(event: Pick<Happened, "type" | "facts">, say: Say): string | null {
  const line = LINES[event.type];
  return line ? sentenceCase(say(...line.tell(event.facts, say))) : null;
}

/** Whose deed it was, as far as the event says: a side, or whoever acted in it. */
function doer(type: string, f: Facts): Side | null {
  if (typeof f.side === "number") return sideFrom(f.side);
  if (GOOD_DEEDS.has(type)) return GOOD;
  if (DARK_DEEDS.has(type)) return DARK;
  const actor = [f.by, f.character, f.attacker].find((fact) => typeof fact === "number");
  return actor === undefined ? null : sideOf(num(actor));
}

/** The seat that played a side when this happened: in a match, sides change between the games. */
function seatThen(event: Happened, side: Side, view: Confrontation, log: readonly Happened[]): Seat {
  const before = log.filter(
    ({ version, index, type }) =>
      type === "game-ended" &&
      (version < event.version || (version === event.version && index < event.index)),
  );
  const seat = seatOf(view, side);
  return before.length < view.game ? 1 - seat : seat;
}

/** One line of the log. Only a turn names its round: 0 stands below the turn before it. */
export const line: BoardModule<Confrontation>["line"] = (
  event: Happened,
  { say, view, log }: Pick<BoardProps<Confrontation>, "say" | "view" | "log">,
) => {
  const text = sentenceOf(event, say);
  if (text === null) return null;
  const side = doer(event.type, event.facts);
  return {
    text,
    kind: LINES[event.type]!.kind,
    round: event.type === "turn" ? roundOf(event.facts) : 0,
    by: side === null ? undefined : seatThen(event, side, view, log),
  };
};
