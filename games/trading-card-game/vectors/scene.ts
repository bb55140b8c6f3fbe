/** The table of a vector: what is given is laid out, and everything else is as at the start or of no account. */
import { type Frame, NONE, type Seat, type Settings } from "@westmarch/kernel";
import {
  form,
  inside,
  listAt,
  noSuch,
  objectAt,
  onlyKeys,
  type Place,
  PositionError,
} from "@westmarch/positions";
import { rulingsOf } from "../bringing.ts";
import { CARD, type CardId, type CopyId, isFreePeoples, isSite, printed } from "../data/ids.ts";
import { newGame } from "../newgame.ts";
import { shadowPlayers } from "../seats.ts";
import { type CardGame, type Lasting, RULES_VERSION, type Rulings, type Until } from "../state.ts";
import { assignTo, find, insert, put, rememberAssigned, setWounds } from "../table/copies.ts";
import { enter } from "../vocabulary.ts";
import type { Phase, Zone } from "../words.ts";
import { bySeat, cardAt, letterOf, numberAt, seatAt, textsAt } from "./names.ts";

/** What a vector gives, besides the state that it makes. */
export interface Scene {
  readonly g: CardGame;
  /** Copies on the table by the names that the vector gives them. */
  readonly names: Map<CopyId, string>;
  /** What random picks yield, in their order. */
  readonly random: readonly CardId[];
  /** Seats in the order that the lot gives. */
  readonly lot: readonly Seat[];
}

const GIVEN = [
  "players",
  "variant",
  "rulings",
  "turn",
  "phase",
  "site",
  "adventurePath",
  "adventureDeck",
  "fellowship",
  "allies",
  "minions",
  "others",
  "inPlayOf",
  "support",
  "hand",
  "deck",
  "discard",
  "dead",
  "handSize",
  "deckSize",
  "deckHas",
  "stacked",
  "pool",
  "burdens",
  "ring",
  "ringBearer",
  "worn",
  "moves",
  "moveLimit",
  "skirmish",
  "later",
  "unassigned",
  "defender",
  "keywordsAdded",
  "untilRegroup",
  "assignedThisTurn",
  "eliminated",
  "bids",
  "lot",
  "random",
  "fierceRound",
]; // prettier-ignore

/** Sites that do nothing by themselves to a fellowship that stands there. */
const PLAIN_SITES = ["1U325", "1C331", "1U339", "1U348", "1C349", "1C351", "1U353", "1U358", "1U360"].map(
  (name) => CARD.named(name),
);

/** Cards that a player can make nothing of: of the other side, and without a text that answers. */
const FILLERS = [
  ["1C177", "1C151"],
  ["1C299", "1C7"],
].map((names) => names.map((name) => CARD.named(name)));

/** As many of them as are missing, of two kinds, so that whoever picks has a choice. */
function fill(g: CardGame, seat: Seat, cards: CardId[], size: number): void {
  const kinds = FILLERS[seat === g.turn ? 0 : 1] ?? [];
  for (let i = cards.length; i < size; i++) cards.push(...kinds.slice(i % 2, (i % 2) + 1));
}

/** Cards below those that are given. */
const DECK = 20;

const lotsOf = <T>(many: number, one: T): T[] => new Array<T>(many).fill(one);

/** Where a card lies that is given in a row of its own. */
type Row = "fellowship" | "allies" | "minions" | "support" | "others";

const ZONES: Readonly<Record<Row, (card: CardId) => Zone>> = {
  fellowship: () => "fellowship",
  allies: () => "support",
  minions: () => "middle",
  support: () => "support",
  others: (card) => {
    const { type } = printed(card);
    if (type === "Companion") return "fellowship";
    return type === "Minion" ? "middle" : "support";
  },
};

class Layer {
  readonly g: CardGame;
  readonly names = new Map<CopyId, string>();
  readonly players: number;

  constructor(g: CardGame) {
    this.g = g;
    this.players = g.order.length;
  }

  /** The copy that a name means; of several that of the Free Peoples player. */
  named(name: string, at: Place): CopyId {
    const exact = [...this.names].find(([, one]) => one === name);
    const card = cardAt(name, at);
    const others = this.g.table.filter((copy) => copy.card === card);
    const copy = others.find(({ owner }) => owner === this.g.turn) ?? others[0];
    const id = exact?.[0] ?? copy?.id;
    if (id === undefined) throw new PositionError(at, `${name} is not on the table`);
    return id;
  }

  #put(name: string, owner: Seat, zone: Zone, on: CopyId, at: Place): CopyId {
    const id = put(this.g, cardAt(name, at), owner, zone, on);
    this.names.set(id, name);
    return id;
  }

  /** A card as `1C3`, `1C3 on 1C7`, `1C3 on a companion of D`, or with wounds and what it bears. */
  lay(given: unknown, at: Place, row: Row, owner: Seat): CopyId {
    if (typeof given === "string") {
      const [name = "", bearer] = given.split(" on ");
      if (bearer === undefined) return this.#put(name, owner, ZONES[row](cardAt(name, at)), NONE, at);
      return this.#put(name, owner, "attached", this.#bearer(bearer, at), at);
    }
    const told = objectAt(given, at);
    onlyKeys(told, ["card", "wounds", "attached", "stacked", "owner", "on", "note"], at);
    const [name = ""] = textsAt(told.card, inside(at, "card"));
    const whose = told.owner === undefined ? owner : seatAt(told.owner, inside(at, "owner"), this.players);
    const on = told.on === undefined ? NONE : this.#bearer(textsAt(told.on, inside(at, "on"))[0] ?? "", at);
    const zone = on === NONE ? ZONES[row](cardAt(name, at)) : "attached";
    const id = this.#put(name, whose, zone, on, at);
    if (told.wounds !== undefined) setWounds(this.g, id, numberAt(told.wounds, inside(at, "wounds")));
    this.upon(told.attached, inside(at, "attached"), "attached", id, whose);
    this.upon(told.stacked, inside(at, "stacked"), "stacked", id, whose);
    return id;
  }

  #bearer(words: string, at: Place): CopyId {
    const [, letter] = /^a companion of ([A-F])$/.exec(words) ?? [];
    return letter === undefined ? this.named(words, at) : this.g.bearer[seatAt(letter, at, this.players)];
  }

  /** Cards that lie on another: each belongs to whom it must (13.3). */
  upon(given: unknown, at: Place, zone: "attached" | "stacked", on: CopyId, owner: Seat): void {
    if (given === undefined) return;
    const bearer = find(this.g, on);
    for (const [i, one] of listAt(given, at).entries()) {
      const there = inside(at, i);
      const [name = ""] = textsAt(one, there);
      const card = cardAt(name, there);
      const foreign = bearer && !isSite(bearer.card) && isFreePeoples(card) !== isFreePeoples(bearer.card);
      const whose = foreign || (bearer && isSite(bearer.card)) ? (shadowPlayers(this.g)[0] ?? owner) : owner;
      this.#put(name, whose, zone, on, there);
    }
  }
}

/** The stack above the game in each phase: as if the players had just come there. */
function standing(
  g: CardGame,
  phase: string,
  given: { readonly [key: string]: unknown },
  at: Place,
): Frame[] {
  const turn = (where: string): Frame => ({ ...enter("turn").call, at: where });
  const procedure = (): Frame => enter("procedure", {}).call;
  const [name = "", letter] = phase.split(":");
  const set = (now: Phase): void => {
    g.phase = now;
  };
  switch (name) {
    case "bids":
      return [{ ...enter("setting-up", {}).call, at: "bid" }];
    case "starting fellowship":
      return [{ ...enter("setting-up", {}).call, at: "begin" }];
    case "start of turn":
      set("end");
      return [turn("begin")];
    case "fellowship":
      set("fellowship");
      return [turn("move"), enter("ownPhase", { seat: g.turn }).call];
    case "shadow": {
      set("shadow");
      const seats = shadowPlayers(g);
      const seat = letter === undefined ? (seats[0] ?? g.turn) : seatAt(letter, at, g.order.length);
      if (!seats.includes(seat)) throw new PositionError(at, `${letter} has no Shadow phase in this turn`);
      g.shadow = seat;
      return [turn("shadowEnds"), enter("ownPhase", { seat }).call];
    }
    case "maneuver":
      set("maneuver");
      return [turn("archery"), procedure()];
    case "archery":
      set("archery");
      return [turn("fire"), procedure()];
    case "assignment":
      set("assignment");
      return [turn(given.fierceRound === true ? "assignFierce" : "assign"), procedure()];
    case "skirmish": {
      const after = turn(given.fierceRound === true ? "regroup" : "fierce");
      set(g.skirmish === NONE ? "assignment" : "skirmish");
      const fights: Frame = { ...enter("skirmishes").call, at: g.skirmish === NONE ? "next" : "resolve" };
      return g.skirmish === NONE ? [after, fights] : [after, fights, procedure()];
    }
    case "end of skirmishes":
      set("skirmish");
      return [turn("fierce"), { ...enter("skirmishes").call, at: "next" }];
    case "regroup":
      set("regroup");
      return [turn("again"), { ...enter("regroup", {}).call, at: "reconcile" }, procedure()];
    case "end of turn":
      set("regroup");
      return [turn("end")];
    default:
      throw new PositionError(at, `there is no phase “${phase}”`);
  }
}

/** Phases before the first move of a turn. */
const BEFORE_MOVING = ["bids", "starting fellowship", "start of turn", "fellowship"];

/** A word that a character has gained: `fierce`, `damage +1`, `strength +3`, `may fight`. */
function lastingAt(given: unknown, at: Place, on: CopyId, until: Until): Lasting {
  const [word = ""] = textsAt(given, at);
  const [, what, by] = /^(strength|damage|defender) ([+-]\d+)$/.exec(word) ?? [];
  if (what === "strength" || what === "damage" || what === "defender")
    return { what, on, by: Number(by), until };
  if (word === "fierce" || word === "may fight" || word === "tripled")
    return { what: word, on, by: 1, until };
  throw new PositionError(at, `nobody gains “${word}”`);
}

/** Settings of the table that are not the usual ones: `{ "redraw": true }`. */
function rulingsAt(given: unknown, variant: unknown, at: Place): Rulings {
  const usual = rulingsOf({});
  const told = objectAt(given ?? {}, at);
  onlyKeys(told, Object.keys(usual), at);
  const switched = Object.entries(told).map(
    ([id, on]) => [id, form.yes.fromFile(on, inside(at, id))] as const,
  );
  return rulingsOf({
    ...(variant === undefined ? {} : variantAt(variant, inside(at.within, "variant"))),
    ...Object.fromEntries(switched),
  });
}

/** Variants of the rules, by the settings that they are (20). */
const VARIANTS: Readonly<Record<string, Settings>> = { "first game": { firstGame: true } };

function variantAt(given: unknown, at: Place): Settings {
  const name = form.text.fromFile(given, at);
  const settings = Object.hasOwn(VARIANTS, name) ? VARIANTS[name] : undefined;
  if (!settings) throw noSuch(at, given, "variant", Object.keys(VARIANTS));
  return settings;
}

/** The state that a vector gives, standing where its phase says, and not yet begun. */
export function sceneOf(given: unknown, at: Place): Scene {
  const told = objectAt(given, at);
  onlyKeys(told, GIVEN, at);
  const under = (key: string): Place => inside(at, key);
  const players = told.players === undefined ? 2 : numberAt(told.players, under("players"));
  const empty = { ringBearer: CARD.named("1C290"), ring: CARD.named("1C2"), sites: [], cards: [] };
  const rulings = rulingsAt(told.rulings, told.variant, under("rulings"));
  const base = newGame(lotsOf(players, empty), rulings);
  const g: CardGame = {
    ...base,
    version: RULES_VERSION,
    drawn: 0,
    sealed: lotsOf(players, null),
    result: null,
  };
  const layer = new Layer(g);
  const phase =
    told.phase === undefined
      ? told.bids === undefined
        ? "fellowship"
        : "bids"
      : (textsAt(told.phase, under("phase"))[0] ?? "");
  if (told.turn !== undefined) g.turn = seatAt(told.turn, under("turn"), players);
  for (const letter of told.eliminated === undefined ? [] : textsAt(told.eliminated, under("eliminated")))
    g.out[seatAt(letter, under("eliminated"), players)] = true;
  g.fierceRound = told.fierceRound !== undefined && form.yes.fromFile(told.fierceRound, under("fierceRound"));
  g.moves =
    told.moves === undefined ? (BEFORE_MOVING.includes(phase) ? 0 : 1) : numberAt(told.moves, under("moves"));
  g.moveLimit = told.moveLimit === undefined ? g.usualLimit : numberAt(told.moveLimit, under("moveLimit"));
  if (told.pool !== undefined) g.pool = numberAt(told.pool, under("pool"));

  if (phase !== "bids") bringFellowships(layer, told, at);
  const number = bringSites(layer, told, at, phase);
  bringCards(layer, told, at);
  g.at = g.at.map((_, seat) => (seat === g.turn ? number : 1));
  if (typeof told.burdens === "number") g.burdens[g.turn] = told.burdens;
  else if (told.burdens !== undefined)
    for (const [seat, burdens] of bySeat(told.burdens, under("burdens"), players, numberAt))
      g.burdens[seat] = burdens;
  if (told.worn !== undefined) g.worn[g.turn] = form.yes.fromFile(told.worn, under("worn"));
  bringPiles(layer, told, at, phase);
  bringAssignments(layer, told, at, phase);
  g.stack = [{ ...enter("game").call, at: BEFORE_TURN.includes(phase) ? "turn" : "next" }];
  g.stack.push(...standing(g, phase, told, under("phase")));
  return {
    g,
    names: layer.names,
    random:
      told.random === undefined
        ? []
        : textsAt(told.random, under("random")).map((name) => cardAt(name, under("random"))),
    lot:
      told.lot === undefined
        ? []
        : textsAt(told.lot, under("lot")).map((letter) => seatAt(letter, under("lot"), players)),
  };
}

const BEFORE_TURN = ["bids", "starting fellowship"];

type Told = { readonly [key: string]: unknown };

/** Every player's Ring-bearer with the Ring, and the fellowship of whoever's turn it is. */
function bringFellowships(layer: Layer, told: Told, at: Place): void {
  const { g, players } = layer;
  const there = inside(at, "fellowship");
  const given = told.fellowship === undefined ? [] : listAt(told.fellowship, there);
  const wanted =
    told.ringBearer === undefined ? undefined : textsAt(told.ringBearer, inside(at, "ringBearer"))[0];
  for (let seat = 0; seat < players; seat++) {
    if (g.out[seat]) continue;
    if (seat !== g.turn) g.bearer[seat] = put(g, CARD.named("1C290"), seat, "fellowship");
  }
  for (const [i, one] of given.entries()) {
    const id = layer.lay(one, inside(there, i), "fellowship", g.turn);
    const name = layer.names.get(id) ?? "";
    const bears =
      wanted === undefined ? printed(cardAt(name, there)).canStartAsRingBearer === true : name === wanted;
    if (bears && g.bearer[g.turn] === NONE) g.bearer[g.turn] = id;
  }
  if (g.bearer[g.turn] === NONE) g.bearer[g.turn] = layer.lay(wanted ?? "1C290", there, "fellowship", g.turn);
  const bearer = find(g, g.bearer[g.turn]);
  const { resistance, resistanceAsRingBearer } = bearer ? printed(bearer.card) : {};
  g.resistance[g.turn] = resistance ?? resistanceAsRingBearer ?? 0;
  for (let seat = 0; seat < players; seat++) {
    if (g.out[seat]) continue;
    const [ring = "1C2"] =
      seat !== g.turn || told.ring === undefined ? [] : textsAt(told.ring, inside(at, "ring"));
    put(g, cardAt(ring, inside(at, "ring")), seat, "attached", g.bearer[seat]);
  }
}

/** Everything else that lies on the table, but for the sites. */
function bringCards(layer: Layer, told: Told, at: Place): void {
  const { g, players } = layer;
  const rows: readonly (readonly [key: string, row: Row, owner: Seat])[] = [
    ["allies", "allies", g.turn],
    ["minions", "minions", g.turn === 1 ? (shadowPlayers(g)[0] ?? 1) : 1],
  ];
  for (const [key, row, owner] of rows) {
    if (told[key] === undefined) continue;
    const there = inside(at, key);
    for (const [i, one] of listAt(told[key], there).entries()) layer.lay(one, inside(there, i), row, owner);
  }
  for (const [key, row] of [
    ["support", "support"],
    ["others", "others"],
    ["inPlayOf", "others"],
  ] as const) {
    if (told[key] === undefined) continue;
    bySeat(told[key], inside(at, key), players, (list, there, seat) =>
      listAt(list, there).map((one, i) => layer.lay(one, inside(there, i), row, seat)),
    );
  }
  if (told.stacked !== undefined) {
    const there = inside(at, "stacked");
    for (const [name, cards] of Object.entries(objectAt(told.stacked, there))) {
      const on = layer.named(name, inside(there, name));
      layer.upon(cards, inside(there, name), "stacked", on, find(g, on)?.owner ?? g.turn);
    }
  }
}

/** The adventure path and the adventure decks; hands back where the fellowship stands. */
function bringSites(layer: Layer, told: Told, at: Place, phase: string): number {
  const { g, players } = layer;
  const laid = new Map<number, readonly [name: string, owner: Seat]>();
  const bare = new Set<number>();
  const first = g.order.find((seat) => !g.out[seat]) ?? 0;
  const there = inside(at, "adventurePath");
  for (const [key, one] of Object.entries(objectAt(told.adventurePath ?? {}, there))) {
    const here = inside(there, key);
    if (one === null) {
      bare.add(Number(key));
      continue;
    }
    const site = typeof one === "string" ? { card: one } : objectAt(one, here);
    onlyKeys(site, ["card", "owner"], here);
    const owner = "owner" in site ? seatAt(site.owner, inside(here, "owner"), players) : first;
    laid.set(Number(key), [textsAt(site.card, inside(here, "card"))[0] ?? "", owner]);
  }
  const siteAt = inside(at, "site");
  const site = objectAt(told.site ?? {}, siteAt);
  onlyKeys(site, ["number", "card", "owner", "attached"], siteAt);
  const usual = BEFORE_MOVING.includes(phase) ? 1 : 2;
  const number = site.number === undefined ? usual : numberAt(site.number, inside(siteAt, "number"));
  const before = laid.get(number);
  const [name = before?.[0] ?? CARD.names[PLAIN_SITES[number - 1]]] =
    site.card === undefined ? [] : textsAt(site.card, inside(siteAt, "card"));
  const owner =
    site.owner === undefined ? (before?.[1] ?? first) : seatAt(site.owner, inside(siteAt, "owner"), players);
  if (phase !== "bids") laid.set(number, [name, owner]);
  for (const [spot, [card, whose]] of [...laid].sort(([one], [other]) => one - other)) {
    const id = put(g, cardAt(card, inside(there, spot)), whose, "path");
    layer.names.set(id, card);
    if (spot === number) layer.upon(site.attached, inside(siteAt, "attached"), "attached", id, g.turn);
  }
  const decks = new Map(
    bySeat(told.adventureDeck ?? {}, inside(at, "adventureDeck"), players, (list, here) =>
      textsAt(list, here).map((one) => cardAt(one, here)),
    ),
  );
  for (let seat = 0; seat < players; seat++) {
    const given = decks.get(seat) ?? [];
    const has = (spot: number): boolean =>
      laid.get(spot)?.[1] === seat || given.some((card) => printed(card).siteNumber === spot);
    for (const card of given) insert(g.secret.adventure[seat], card);
    for (const card of PLAIN_SITES) {
      if (!g.out[seat] && !has(printed(card).siteNumber ?? 0)) insert(g.secret.adventure[seat], card);
    }
  }
  return number;
}

/** Hands, decks, discard and dead piles. */
function bringPiles(layer: Layer, told: Told, at: Place, phase: string): void {
  const { g, players } = layer;
  const piles = (key: string): Map<Seat, readonly CardId[]> =>
    new Map(
      bySeat(told[key] ?? {}, inside(at, key), players, (list, there) =>
        textsAt(list, there).map((name) => cardAt(name, there)),
      ),
    );
  const sizes = (key: string): Map<Seat, number> =>
    new Map(bySeat(told[key] ?? {}, inside(at, key), players, numberAt));
  const [hands, decks, has, discards, dead] = ["hand", "deck", "deckHas", "discard", "dead"].map(piles);
  const [handSizes, deckSizes] = ["handSize", "deckSize"].map(sizes);
  for (let seat = 0; seat < players; seat++) {
    if (g.out[seat]) continue;
    const hand = [...(hands?.get(seat) ?? [])];
    fill(g, seat, hand, handSizes?.get(seat) ?? 0);
    for (const card of hand) insert(g.secret.hands[seat], card);
    const given = decks?.get(seat);
    const deck = [...(given ?? []), ...(has?.get(seat) ?? [])];
    const usual = given?.length === 0 ? 0 : deck.length + (phase === "bids" ? 0 : DECK);
    fill(g, seat, deck, deckSizes?.get(seat) ?? usual);
    g.secret.decks[seat] = deck;
    for (const card of discards?.get(seat) ?? []) insert(g.discards[seat], card);
    for (const card of dead?.get(seat) ?? []) insert(g.dead[seat], card);
  }
}

/** Skirmishes, and what lasts. */
function bringAssignments(layer: Layer, told: Told, at: Place, phase: string): void {
  const { g } = layer;
  for (const key of ["skirmish", "later"]) {
    if (told[key] === undefined) continue;
    const there = inside(at, key);
    const pairs = Object.entries(objectAt(told[key], there));
    for (const [name, minions] of pairs) {
      const here = inside(there, name);
      const character = layer.named(name, here);
      for (const minion of textsAt(minions, here)) assignTo(g, character, layer.named(minion, here));
      if (key === "skirmish" && phase === "skirmish" && pairs.length === 1) g.skirmish = character;
    }
  }
  for (const name of told.assignedThisTurn === undefined ? [] : textsAt(told.assignedThisTurn, at))
    rememberAssigned(g, layer.named(name, inside(at, "assignedThisTurn")));
  for (const name of told.unassigned === undefined ? [] : textsAt(told.unassigned, at))
    layer.named(name, inside(at, "unassigned"));
  const defenders = inside(at, "defender");
  for (const [name, by] of Object.entries(objectAt(told.defender ?? {}, defenders))) {
    const on = layer.named(name, defenders);
    g.lasting.push({ what: "defender", on, by: numberAt(by, inside(defenders, name)), until: "regroup" });
  }
  for (const [key, until] of [
    ["keywordsAdded", "phase"],
    ["untilRegroup", "regroup"],
  ] as const) {
    const there = inside(at, key);
    for (const [name, words] of Object.entries(objectAt(told[key] ?? {}, there))) {
      const on = layer.named(name, there);
      for (const word of textsAt(words, inside(there, name)))
        g.lasting.push(lastingAt(word, inside(there, name), on, until));
    }
  }
}

/** A copy as a sentence names it. */
export const described = (g: CardGame, names: ReadonlyMap<CopyId, string>, id: CopyId): string => {
  const copy = find(g, id);
  const name = names.get(id) ?? (copy ? CARD.names[copy.card] : undefined) ?? `copy ${id}`;
  return copy && copy.owner !== g.turn && isFreePeoples(copy.card)
    ? `${name} of ${letterOf(copy.owner)}`
    : name;
};
