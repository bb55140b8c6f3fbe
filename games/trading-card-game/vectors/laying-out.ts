/** What a vector gives of cards: fellowships, sites, everything else on the table, piles, assignments. */
import { NONE, type Seat } from "@westmarch/kernel";
import { inside, type Location, listAt, objectAt, onlyKeys, PositionError } from "@westmarch/positions";
import { CARD, type CardId, type CopyId, printed } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import type { CardGame, Lasting, Until } from "../state.ts";
import { assignTo, find, insert, put, rememberAssigned } from "../table/copies.ts";
import type { CardRow, Layer } from "./layer.ts";
import { bySeat, cardAt, numberAt, seatAt, textsAt } from "./names.ts";
import { BEFORE_MOVING } from "./stages.ts";

type Told = { readonly [key: string]: unknown };

/** Sites that do nothing by themselves to a fellowship that stands there. */
const PLAIN_SITES = ["1U325", "1C331", "1U339", "1U348", "1C349", "1C351", "1U353", "1U358", "1U360"].map(
  (name) => CARD.named(name),
);

/** Cards that a player can make nothing of: of the other side, and without a text that answers. */
const FILLERS = [
  ["1C177", "1C151"],
  ["1C299", "1C7"],
].map((names) => names.map((name) => CARD.named(name)));

/** As many of them as are missing, of two kinds, so that a player who picks has a choice. */
function fill(g: CardGame, seat: Seat, cards: CardId[], size: number): void {
  const kinds = FILLERS[seat === g.turn ? 0 : 1] ?? [];
  for (let i = cards.length; i < size; i++) cards.push(...kinds.slice(i % 2, (i % 2) + 1));
}

/** Cards below those that are given. */
const DECK = 20;

/** Every player's Ring-bearer with the Ring, and the fellowship of the player in turn. */
export function bringFellowships(layer: Layer, told: Told, at: Location): void {
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
export function bringCards(layer: Layer, told: Told, at: Location): void {
  const { g, players } = layer;
  const rows: readonly (readonly [key: string, row: CardRow, owner: Seat])[] = [
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

/** The adventure path and the adventure decks; returns where the fellowship stands. */
export function bringSites(layer: Layer, told: Told, at: Location, phase: string): number {
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
export function bringPiles(layer: Layer, told: Told, at: Location, phase: string): void {
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

/** A word that a character has gained: `fierce`, `damage +1`, `strength +3`, `may fight`. */
function lastingAt(given: unknown, at: Location, on: CopyId, until: Until): Lasting {
  const [word = ""] = textsAt(given, at);
  const [, what, by] = /^(strength|damage|defender) ([+-]\d+)$/.exec(word) ?? [];
  if (what === "strength" || what === "damage" || what === "defender")
    return { what, on, by: Number(by), until };
  if (word === "fierce" || word === "may fight" || word === "tripled")
    return { what: word, on, by: 1, until };
  throw new PositionError(at, `nobody gains “${word}”`);
}

/** Skirmishes, and what lasts. */
export function bringAssignments(layer: Layer, told: Told, at: Location, phase: string): void {
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
