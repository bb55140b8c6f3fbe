/** The Red Book: every event as a line of it, from what its reader heard. */
import type { Happened } from "@westmarch/boardkit";
import { listed, paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { CARDS } from "../data/cards.ts";
import { EYE_FACE, FREE, NAZGUL, NONE, person, SHADOW, WITCH_KING } from "../data/ids.ts";
import { HOME, POINTS } from "../data/regions.ts";
import { BY_HUNT, BY_STEP, BY_STRONGHOLD } from "../rules/hunt/terms.ts";
import { isTeam, seatsOf } from "../seats.ts";
import {
  BY_CEASING,
  BY_LOSSES,
  BY_RETREAT,
  BY_WITHDRAWAL,
  CORRUPTION_LIMIT,
  CRACK_OF_DOOM,
  FIELD_BATTLE,
  SIEGE_BATTLE,
  type War,
} from "../state.ts";
import type { Words } from "../vocabulary.ts";
import type { GameSay, Key, Module } from "./keys.ts";
import { doer } from "./log/doer.ts";
import {
  card,
  character,
  combatCard,
  deck,
  face,
  faces,
  force,
  group,
  nation,
  pips,
  player,
  side,
  some,
  tile,
  way,
} from "./log/slots.ts";
import { cardName, place, withinNation } from "./names.ts";

type Event = Happened<War>;
type EventName = keyof Words["events"];
type Facts<T extends EventName = EventName> = Words["events"][T];
type Line<T extends EventName> = {
  readonly kind: "turn" | "move" | "battle" | "end";
  /** Null where another line says it. */
  readonly tell: (facts: Facts<T>, say: GameSay, view: War) => string | null;
};

/** Events that are only for show, since others say the same. A new event is either here or has a line. */
export const SHOWN = ["hunt-thrown", "retreated", "withdrew"] as const satisfies readonly EventName[];
type Written = Exclude<EventName, (typeof SHOWN)[number]>;

const BATTLE_KEYS: ReadonlyMap<number, Key> = new Map([
  [BY_CEASING, "log.battle-ended.ceased"],
  [BY_RETREAT, "log.battle-ended.retreat"],
  [BY_WITHDRAWAL, "log.battle-ended.withdrawal"],
  [BY_LOSSES, "log.battle-ended.losses"],
]);

/** What is said of a tile, by why it is drawn. */
const TILE_KEYS: ReadonlyMap<number, Key> = new Map([
  [BY_HUNT, "log.tile.hunt"],
  [BY_STEP, "log.tile.step"],
  [BY_STRONGHOLD, "log.tile.stronghold"],
]);

/** Cards whose dice are counted for or against Corruption, and hit nobody. */
const COUNTING: ReadonlySet<string> = new Set(["athelas", "candles-of-corpses"]);

const LINES: { readonly [T in Written]: Line<T> } = {
  // ---- the turn and its dice
  turn: {
    kind: "turn",
    tell: ({ turn, dice }, say) => say("log.turn", { turn, free: dice[FREE], shadow: dice[SHADOW] }),
  },
  rolled: {
    kind: "move",
    tell: (f, say) => {
      const eyes = f.faces.filter((one) => one === EYE_FACE).length;
      const others = faces(
        say,
        f.faces.filter((one) => one !== EYE_FACE),
      );
      if (f.faces.length === 0) return say("log.rolled.none", side(say, f.side));
      if (eyes === 0) return say("log.rolled", { ...side(say, f.side), faces: others });
      return others === ""
        ? say("log.rolled.only-eyes", { eyes })
        : say("log.rolled.eyes", { faces: others, eyes });
    },
  },
  allocated: { kind: "move", tell: ({ dice }, say) => say("log.allocated", { dice }) },
  action: {
    kind: "move",
    tell: (f, say, view) =>
      f.verb === "play" || f.verb === "skip"
        ? null
        : say(`log.action.${f.verb}`, { ...player(say, view, f.seat), face: face(say, f.face) }),
  },
  skipped: {
    kind: "move",
    tell: (f, say, view) => say("log.skipped", { ...player(say, view, f.seat), face: face(say, f.face) }),
  },
  passed: { kind: "move", tell: (f, say, view) => say("log.passed", player(say, view, f.seat)) },
  ring: {
    kind: "move",
    tell: (f, say) =>
      f.from === NONE
        ? say("log.ring.price", side(say, f.side))
        : say("log.ring", { ...side(say, f.side), from: face(say, f.from), to: face(say, f.to) }),
  },
  "die-turned": {
    kind: "move",
    tell: (f, say) =>
      say("log.die-turned", { ...side(say, f.side), from: face(say, f.from), to: face(say, f.to) }),
  },
  "dice-lost": {
    kind: "move",
    tell: (f, say) => say("log.dice-lost", { ...side(say, f.side), dice: f.dice, face: face(say, f.face) }),
  },

  // ---- politics, teams, the end
  advanced: {
    kind: "move",
    tell: (f, say) =>
      say(f.steps === 0 ? "log.advanced.war" : "log.advanced", {
        ...nation(say, f.nation),
        steps: f.steps,
        why: f.why,
      }),
  },
  "set-back": {
    kind: "move",
    tell: (f, say) => say("log.set-back", { ...nation(say, f.nation), steps: f.steps }),
  },
  activated: {
    kind: "move",
    tell: (f, say) => say("log.activated", { ...nation(say, f.nation), why: f.why }),
  },
  mixed: {
    kind: "move",
    tell: (f, say) => say("log.mixed", { ...side(say, f.side), place: place(say, f.region) }),
  },
  swapped: {
    kind: "move",
    tell: (f, say, view) => {
      const [one = "", two = ""] = f.seats.map((seat) => player(say, view, seat).who);
      const [first = "", second = ""] = f.cards
        ? f.cards.map((id) => card(say, id))
        : f.decks.map((id) => deck(say, id));
      return say(f.cards ? "log.swapped.own" : "log.swapped", { one, two, first, second });
    },
  },
  won: {
    kind: "end",
    tell: (f, say, view) => {
      const how = say(`log.won.${f.reason}`);
      if (!isTeam(view, f.side) || f.victors.length === seatsOf(view, f.side).length) return how;
      const names = f.victors.map((seat) => player(say, view, seat).who);
      return paragraph(say, how, say("log.won.first", { who: listed(say, names) }));
    },
  },

  // ---- armies
  marched: {
    kind: "move",
    tell: (f, say) => say(`log.marched.${f.gait}`, { ...force(say, f.force), ...way(say, f) }),
  },
  recruited: {
    kind: "move",
    tell: (f, say) =>
      f.figure === NAZGUL
        ? say("log.recruited.nazgul", { place: place(say, f.region) })
        : say("log.recruited", { ...some(say, f.figure, 1), place: place(say, f.region) }),
  },
  withdrawn: {
    kind: "move",
    tell: (f, say) => say("log.withdrawn", { ...some(say, f.figure, 1), place: place(say, f.region) }),
  },
  lost: {
    kind: "battle",
    tell: (f, say) => say("log.lost", { ...some(say, f.figure, f.count), place: place(say, f.region) }),
  },
  reduced: {
    kind: "battle",
    tell: (f, say) =>
      say("log.reduced", { nation: withinNation(say, f.nation), place: place(say, f.region) }),
  },
  captured: {
    kind: "battle",
    tell: (f, say) =>
      say(HOME[f.region] === f.side ? "log.captured.back" : "log.captured", {
        ...side(say, f.side),
        place: place(say, f.region),
        points: POINTS[f.region],
      }),
  },

  // ---- battles
  "battle-began": {
    kind: "battle",
    tell: (f, say) => {
      const slots = { ...side(say, f.attacker), place: place(say, f.to) };
      if (f.kind === FIELD_BATTLE)
        return say("log.battle-began.field", { ...slots, from: place(say, f.from) });
      return say(f.kind === SIEGE_BATTLE ? "log.battle-began.siege" : "log.battle-began.sortie", slots);
    },
  },
  "battle-ended": {
    kind: "battle",
    tell: (f, say) => say(BATTLE_KEYS.get(f.why) ?? "log.battle-ended.ceased", { place: place(say, f.to) }),
  },
  "card-chosen": {
    kind: "battle",
    tell: (f, say) => {
      const who = side(say, f.side);
      if (f.deck === NONE) return say("log.card-chosen.none", who);
      return f.card === undefined
        ? say("log.card-chosen", { ...who, deck: deck(say, f.deck) })
        : say("log.card-chosen.own", { ...who, card: combatCard(say, f.card) });
    },
  },
  "cards-shown": {
    kind: "battle",
    tell: ({ cards }, say) => {
      const [free = NONE, shadow = NONE] = cards;
      if (free !== NONE && shadow !== NONE)
        return say("log.cards-shown", { free: combatCard(say, free), shadow: combatCard(say, shadow) });
      const shown = free === NONE ? shadow : free;
      const who = side(say, free === NONE ? SHADOW : FREE);
      return shown === NONE ? null : say("log.cards-shown.one", { ...who, card: combatCard(say, shown) });
    },
  },
  "card-cancelled": {
    kind: "battle",
    tell: (f, say) => say("log.card-cancelled", { card: combatCard(say, f.card) }),
  },
  "combat-roll": {
    kind: "battle",
    tell: (f, say) =>
      f.dice.length === 0
        ? say("log.combat-roll.none", side(say, f.side))
        : say("log.combat-roll", { ...side(say, f.side), dice: pips(say, f.dice), hits: f.hits }),
  },
  reroll: {
    kind: "battle",
    tell: (f, say) => say("log.reroll", { ...side(say, f.side), dice: pips(say, f.dice), hits: f.hits }),
  },
  "special-attack": {
    kind: "battle",
    tell: (f, say) =>
      f.dice.length === 0
        ? say("log.special-attack.sure", { ...side(say, f.side), hits: f.hits })
        : say("log.special-attack", { ...side(say, f.side), dice: pips(say, f.dice), hits: f.hits }),
  },
  turned: {
    kind: "battle",
    tell: (f, say) => say("log.turned", { ...side(say, f.side), dice: f.dice }),
  },
  "hits-cancelled": {
    kind: "battle",
    tell: (f, say) => say("log.hits-cancelled", { ...side(say, f.side), hits: f.hits }),
  },
  forfeited: {
    kind: "battle",
    tell: (f, say) =>
      f.characters === undefined
        ? say("log.forfeited.points", { points: f.points ?? 0 })
        : say("log.forfeited.characters", group(say, f.characters)),
  },
  silenced: { kind: "battle", tell: (f, say) => say("log.silenced", character(say, f.character)) },
  "white-rider": { kind: "battle", tell: (_, say) => say("log.white-rider") },

  // ---- cards
  drew: {
    kind: "move",
    tell: (f, say, view) => {
      const slots = { ...player(say, view, f.seat), deck: deck(say, f.deck) };
      return f.card === undefined
        ? say("log.drew", slots)
        : say("log.drew.own", { ...slots, card: card(say, f.card) });
    },
  },
  discarded: {
    kind: "move",
    tell: (f, say, view) => {
      const slots = { ...player(say, view, f.seat), deck: deck(say, f.deck) };
      return f.card === undefined
        ? say("log.discarded", slots)
        : say("log.discarded.own", { ...slots, card: card(say, f.card) });
    },
  },
  played: {
    kind: "move",
    tell: (f, say, view) => {
      const slots = { ...player(say, view, f.seat), card: cardName(say, f.card) };
      return f.face === NONE
        ? say("log.played.free", slots)
        : say("log.played", { ...slots, face: face(say, f.face) });
    },
  },
  "on-table": { kind: "move", tell: (f, say) => say("log.on-table", { card: card(say, f.card) }) },
  "off-table": { kind: "move", tell: (f, say) => say("log.off-table", { card: card(say, f.card) }) },
  "card-rolled": {
    kind: "move",
    tell: (f, say) =>
      say(COUNTING.has(CARDS[f.card].name) ? "log.card-rolled.counted" : "log.card-rolled", {
        card: card(say, f.card),
        dice: pips(say, f.dice),
        hits: f.hits,
      }),
  },

  // ---- Characters
  entered: {
    kind: "move",
    tell: (f, say) => say("log.entered", { ...character(say, f.character), place: place(say, f.region) }),
  },
  "character-died": {
    kind: "battle",
    tell: (f, say) =>
      f.where === NONE
        ? say("log.character-died.mordor", character(say, f.character))
        : say("log.character-died", { ...character(say, f.character), place: place(say, f.where) }),
  },
  flew: {
    kind: "move",
    tell: (f, say) =>
      say(f.figure === NAZGUL || f.figure === person(WITCH_KING) ? "log.flew.flies" : "log.flew.goes", {
        who: String(some(say, f.figure, 1).figure),
        ...way(say, f),
      }),
  },
  "companions-moved": {
    kind: "move",
    tell: (f, say) => say("log.companions-moved", { ...group(say, f.characters), ...way(say, f) }),
  },

  // ---- the Fellowship and the Hunt
  declared: { kind: "move", tell: (f, say) => say("log.declared", { place: place(say, f.region) }) },
  travelled: { kind: "move", tell: ({ progress }, say) => say("log.travelled", { progress }) },
  mordor: {
    kind: "move",
    tell: ({ step }, say) =>
      step === 0
        ? say("log.mordor.enter")
        : step === CRACK_OF_DOOM
          ? say("log.mordor.fire")
          : say("log.mordor.step", { step }),
  },
  hidden: { kind: "move", tell: (_, say) => say("log.hidden") },
  revealed: {
    kind: "move",
    tell: (f, say) =>
      f.region === NONE ? say("log.revealed.mordor") : say("log.revealed", { place: place(say, f.region) }),
  },
  driven: { kind: "move", tell: (f, say) => say("log.driven", way(say, f)) },
  guide: { kind: "move", tell: (f, say) => say("log.guide", character(say, f.character)) },
  separated: {
    kind: "move",
    tell: (f, say) => say("log.separated", { ...group(say, f.characters), place: place(say, f.to) }),
  },
  corruption: {
    kind: "move",
    /** At its limit it takes no more, however much there was: what it came from is told only below. */
    tell: ({ by, now }, say) => {
      if (now === CORRUPTION_LIMIT) return say("log.corruption.end", { by, now });
      return say(by > 0 ? "log.corruption.up" : "log.corruption.down", { from: now - by, now });
    },
  },
  "hunt-rolled": {
    kind: "move",
    tell: ({ dice, rerolled, successes }, say) =>
      rerolled.length === 0
        ? say("log.hunt-rolled", { dice: pips(say, dice), successes })
        : say("log.hunt-rolled.again", {
            dice: pips(say, dice),
            rerolled: pips(say, rerolled),
            successes,
          }),
  },
  tile: {
    kind: "move",
    tell: (f, say) => say(TILE_KEYS.get(f.by) ?? "log.tile.card", { tile: tile(say, f.tile) }),
  },
  "tile-die": { kind: "move", tell: (f, say) => say("log.tile-die", { pips: f.pips }) },
  "tile-in-play": { kind: "move", tell: (f, say) => say("log.tile-in-play", { tile: tile(say, f.tile) }) },
  "tile-removed": { kind: "move", tell: (f, say) => say("log.tile-removed", { tile: tile(say, f.tile) }) },
  "tiles-returned": {
    kind: "move",
    tell: ({ tiles }, say) =>
      say("log.tiles-returned", {
        tiles: listed(
          say,
          tiles.map((one) => tile(say, one)),
        ),
      }),
  },
  "pool-refilled": { kind: "move", tell: ({ tiles }, say) => say("log.pool-refilled", { tiles }) },
  casualty: { kind: "move", tell: (f, say) => say("log.casualty", character(say, f.character)) },
  "companion-drawn": {
    kind: "move",
    tell: (f, say) => say("log.companion-drawn", character(say, f.character)),
  },
};

/** The events that are written down. */
export const WRITTEN: readonly string[] = Object.keys(LINES);

/** The line of an event; none, if it is only for show. */
const lineOf = <T extends EventName>(type: T): Line<T> | undefined => {
  const lines: { readonly [E in EventName]?: Line<E> } = LINES;
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
