/** The table of a vector: what is given is laid out, and everything else is as at the start or of no account. */
import type { Seat, Settings } from "@westmarch/kernel";
import { form, inside, type Location, noSuch, objectAt, onlyKeys } from "@westmarch/positions";
import { rulingsOf } from "../bringing.ts";
import { CARD, type CardId, type CopyId, isFreePeoples } from "../data/ids.ts";
import { newGame } from "../newgame.ts";
import { type CardGame, RULES_VERSION, type Rulings } from "../state.ts";
import { find } from "../table/copies.ts";
import { enter } from "../vocabulary.ts";
import { Layer } from "./layer.ts";
import { bringAssignments, bringCards, bringFellowships, bringPiles, bringSites } from "./laying-out.ts";
import { bySeat, cardAt, letterOf, numberAt, seatAt, textsAt } from "./names.ts";
import { BEFORE_MOVING, BEFORE_TURN, standing } from "./stages.ts";

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
];

const lotsOf = <T>(many: number, one: T): T[] => new Array<T>(many).fill(one);

/** Settings of the table that are not the usual ones: `{ "redraw": true }`. */
function rulingsAt(given: unknown, variant: unknown, at: Location): Rulings {
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

function variantAt(given: unknown, at: Location): Settings {
  const name = form.text.fromFile(given, at);
  const settings = Object.hasOwn(VARIANTS, name) ? VARIANTS[name] : undefined;
  if (!settings) throw noSuch(at, given, "variant", Object.keys(VARIANTS));
  return settings;
}

/** The state that a vector gives, standing where its phase says, and not yet begun. */
export function sceneOf(given: unknown, at: Location): Scene {
  const told = objectAt(given, at);
  onlyKeys(told, GIVEN, at);
  const under = (key: string): Location => inside(at, key);
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

/** A copy as a sentence names it. */
export const described = (g: CardGame, names: ReadonlyMap<CopyId, string>, id: CopyId): string => {
  const copy = find(g, id);
  const name = names.get(id) ?? (copy ? CARD.names[copy.card] : undefined) ?? `copy ${id}`;
  return copy && copy.owner !== g.turn && isFreePeoples(copy.card)
    ? `${name} of ${letterOf(copy.owner)}`
    : name;
};
