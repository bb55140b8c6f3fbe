/** Sets a position up from what a vector says of it; what it does not say is not there. */
import { form, inside, listAt, objectAt, onlyKeys, type Place, PositionError } from "@westmarch/positions";
import {
  ALOFT,
  BEORN,
  BOLG,
  bitOf,
  CARD,
  type CardId,
  CHARACTER,
  DEAD,
  deckOf,
  EVENT_DECK,
  EYRIE,
  FACE,
  FACE_COUNT,
  FREE,
  FRONT_GATE,
  GROUP,
  GROUP_COUNT,
  LORD,
  PASSES,
  PLACE,
  type PlaceId,
  ROOST,
  SHADOW,
  type Side,
  sideOf,
  storyDeck,
  TERRITORY,
  TILE,
  TOKEN,
  UNIT,
  UNIT_COUNT,
} from "../ids.ts";
import { emptyBoard, newGame } from "../newgame.ts";
import { printed } from "../printing.ts";
import { supply } from "../rules/board.ts";
import { toHand } from "../rules/hand.ts";
import { stackOf } from "../rules/mustering.ts";
import { DISCARDED, type FiveArmies, IN_POOL, RULES_VERSION, USUAL_RULINGS } from "../state.ts";
import { type Dealt, SPECIAL } from "./dealing.ts";

const { eachInFile, id, listInFile, listOf, record, whole, text } = form;

export const place = id(PLACE);
export const character = id(CHARACTER);
export const unit = id(UNIT);
export const face = id(FACE);
/** So many units of each type, all others none. */
export const units = eachInFile(UNIT, whole(), 0);
export const territories = eachInFile(TERRITORY, whole(), 0);
export const groups = eachInFile(GROUP, whole(), 0);
export const SIDE_WORDS = ["fp", "sh"] as const;
export const side = form.oneOf<Side, "fp" | "sh">("side", SIDE_WORDS, [FREE, SHADOW]);

/** Names with a value each, of things of a kind. */
export function named<V>(
  given: unknown,
  at: Place,
  read: (value: unknown, at: Place) => V,
): (readonly [string, V])[] {
  return Object.entries(objectAt(given, at)).map(
    ([name, value]) => [name, read(value, inside(at, name))] as const,
  );
}

const army = record(
  { side, region: place },
  {
    units,
    damage: whole(),
    leadershipTokens: whole(),
    characters: listInFile(character),
  },
);

/** The card of a design, the first that nobody has. */
export function cardCalled(g: FiveArmies, name: string, at: Place): CardId {
  const cards = CARD.all.filter((card) => printed(g).designs[card] === name);
  if (cards.length === 0) throw new PositionError(at, `there is no card “${name}”`);
  const free = cards.find((card) => deckOf(card) > 2 || (g.secret.decks[deckOf(card)] & bitOf(card)) !== 0);
  return free ?? cards[0];
}

/** Moves a card from its deck into a hand. */
function deal(g: FiveArmies, to: Side, card: CardId): void {
  const deck = deckOf(card);
  g.secret.decks[deck] &= ~bitOf(card);
  g.deckCount[deck]--;
  toHand(g, to, card);
}

/** Any card of a deck that is still in it. */
const anyOf = (g: FiveArmies, deck: number, at: Place): CardId => {
  const card = CARD.all.find((one) => deckOf(one) === deck && (g.secret.decks[deck] & bitOf(one)) !== 0);
  if (card === undefined) throw new PositionError(at, "the deck has not so many cards");
  return card;
};

function hands(g: FiveArmies, given: unknown, at: Place): void {
  for (const [name, told] of Object.entries(objectAt(given, at))) {
    const here = inside(at, name);
    const owner = side.fromFile(name, here);
    if (Array.isArray(told)) {
      for (const [i, card] of told.entries())
        deal(g, owner, cardCalled(g, form.text.fromFile(card, inside(here, i)), inside(here, i)));
      continue;
    }
    const many = typeof told === "number" ? { event: told } : objectAt(told, here);
    onlyKeys(many, ["event", "story"], here);
    for (const [kind, count] of Object.entries(many))
      for (let i = 0; i < Number(count); i++)
        deal(g, owner, anyOf(g, kind === "event" ? EVENT_DECK : storyDeck(owner), inside(here, kind)));
  }
}

/** Cards of a deck that are gone: the pile of discards has so many, the deck so many left, the rest nobody. */
function pile(g: FiveArmies, deck: number, left: number | undefined, spent: number | undefined): void {
  const cards = CARD.all.filter(
    (card) => deckOf(card) === deck && (g.secret.decks[deck] & bitOf(card)) !== 0,
  );
  if (spent !== undefined)
    for (const card of cards.splice(0, spent)) {
      g.secret.decks[deck] &= ~bitOf(card);
      g.spent[deck] |= bitOf(card);
      g.deckCount[deck]--;
    }
  if (left !== undefined)
    for (const card of cards.splice(left)) {
      // Out of the game, as far as this vector goes.
      g.secret.decks[deck] &= ~bitOf(card);
      g.deckCount[deck]--;
    }
}

const bySide = (given: unknown, at: Place): readonly (readonly [Side, number])[] =>
  typeof given === "number"
    ? [[FREE, given]]
    : named(given, at, (value, there) => whole().fromFile(value, there)).map(
        ([name, many]) => [side.fromFile(name, inside(at, name)), many] as const,
      );

/** Puts figures out of the way until so many are in the supply. */
function leaveSupply(g: FiveArmies, wanted: readonly (readonly [string, number])[], at: Place): void {
  for (const [name, many] of wanted) {
    const type = unit.fromFile(name, inside(at, name));
    const far = type < 5 ? PLACE.named("southern_waste") : PLACE.named("goblin_muster_east");
    g.units[far * UNIT_COUNT + type] += Math.max(0, supply(g, type) - many);
  }
}

/** Leaves so many tokens in the stack of a group: the others are out of the game. */
function leaveStack(g: FiveArmies, wanted: readonly (readonly [string, number])[], at: Place): void {
  for (const [name, many] of wanted) {
    const group = id(GROUP).fromFile(name, inside(at, name));
    for (const token of TOKEN.all)
      if (printed(g).tokenGroup[token] === group && g.unflipped[token] !== 0 && stackOf(g, group) > many)
        g.unflipped[token] = 0;
  }
}

/** Unused dice: a number of them, or their faces. */
function setDice(g: FiveArmies, owner: Side, given: unknown, at: Place): void {
  for (const one of FACE.all) g.dice[owner * FACE_COUNT + one] = 0;
  if (typeof given === "number") g.dice[owner * FACE_COUNT + FACE.named("event")] = given;
  else for (const one of listOf(face).fromFile(given, at)) g.dice[owner * FACE_COUNT + one]++;
}

/** 4.9: the special tiles of a colour come into the pool. */
function bringIn(g: FiveArmies, colour: (typeof SPECIAL)[number]): void {
  for (const tile of TILE.all) if (TILE.names[tile].startsWith(colour)) g.tiles[tile] = IN_POOL;
}

type Reader = (g: FiveArmies, given: unknown, at: Place) => void;

const standing =
  (put: (g: FiveArmies, value: number, where: string, at: Place) => void): Reader =>
  (g, given, at) => {
    for (const [name, value] of named(given, at, (one, there) => whole().fromFile(one, there)))
      put(g, value, name, inside(at, name));
  };

/** What a vector may say, in the order in which it is set up. */
const READERS: Readonly<Record<string, Reader>> = {
  inPlay: (g, given, at) => {
    const homes = [FRONT_GATE, PLACE.named("camp"), PLACE.named("ravenhill"), PLACE.named("lower_slopes")];
    for (const [i, one] of listOf(character).fromFile(given, at).entries())
      enterPlay(g, one, homes[i % homes.length]);
  },
  eliminated: (g, given, at) => {
    for (const one of listOf(character).fromFile(given, at)) g.at[one] = DEAD;
  },
  armies: (g, given, at) => {
    for (const one of listInFile(army).fromFile(given, at)) {
      for (const [type, many] of (one.units ?? []).entries()) g.units[one.region * UNIT_COUNT + type] += many;
      g.damage[one.region] += one.damage ?? 0;
      g.tokens[one.region] += one.leadershipTokens ?? 0;
      for (const who of one.characters ?? []) enterPlay(g, who, one.region);
    }
  },
  characters: (g, given, at) => {
    for (const [name, where] of named(given, at, (value, there) => place.fromFile(value, there)))
      enterPlay(g, character.fromFile(name, inside(at, name)), where);
  },
  beorn: (g, given, at) => {
    const told = record({}, { region: place, wrath: whole() }).fromFile(given, at);
    if (told.region !== undefined) g.at[BEORN] = told.region;
    g.wrath = told.wrath ?? 8;
  },
  shadowControl: (g, given, at) => {
    for (const one of listOf(place).fromFile(given, at)) g.control[one] = 1;
  },
  greatBats: (g, given, at) => {
    g.bats = territories.fromFile(given, at);
  },
  eagles: standing((g, many, name, at) => {
    const roost = ROOST.find(name === "eagles_eyrie" ? "eyrie" : name);
    if (roost === null) throw new PositionError(at, `“${name}” is no territory`);
    g.eagles[roost] += many;
    raiseLord(g);
  }),
  eaglesInEyrie: (g, given, at) => {
    g.eagles[EYRIE] = whole().fromFile(given, at);
    raiseLord(g);
  },
  lordOfTheEagles: (g, given, at) => {
    const name = form.text.fromFile(given, at);
    raiseLord(g);
    g.lord = ROOST.find(name === "eagles_eyrie" ? "eyrie" : name) ?? EYRIE;
  },
  fateMarker: (g, given, at) => {
    g.fate = whole(0, 15).fromFile(given, at);
  },
  activated: (g, given, at) => {
    if (typeof given === "number") return;
    for (const one of listOf(character).fromFile(given, at)) {
      g.activated |= 1 << one;
      if (g.at[one] < 0 && g.at[one] !== ALOFT) enterPlay(g, one, FRONT_GATE);
    }
  },
  bodyguard: (g, given, at) => {
    g.bodyguard = whole().fromFile(given, at);
  },
  openPasses: (g, given, at) => {
    for (const one of listOf(place).fromFile(given, at)) {
      const pass = PASSES.findIndex((other) => other === one);
      if (pass >= 0) g.open[pass] = 1;
    }
  },
  tokens: (g, given, at) => {
    for (const [name, told] of named(given, at, (value, there) => groups.fromFile(value, there)))
      for (const [group, many] of told.entries())
        g.recruits[place.fromFile(name, inside(at, name)) * GROUP_COUNT + group] += many;
  },
  stack: (g, given, at) =>
    leaveStack(
      g,
      named(given, at, (value, there) => whole().fromFile(value, there)),
      at,
    ),
  supply: (g, given, at) =>
    leaveSupply(
      g,
      named(given, at, (value, there) => whole().fromFile(value, there)),
      at,
    ),
  hands,
  unused: (g, given, at) => {
    for (const [name, told] of Object.entries(objectAt(given, at)))
      setDice(g, side.fromFile(name, inside(at, name)), told, inside(at, name));
  },
  specialTiles: (g, given, at) => {
    for (const [i, told] of listAt(given, at).entries()) {
      const name = text.fromFile(told, inside(at, i));
      const colour = SPECIAL.find((one) => one === name);
      if (colour === undefined)
        throw new PositionError(inside(at, i), `“${name}” is no special tile; ${SPECIAL.join(", ")} are`);
      bringIn(g, colour);
    }
  },
  toAct: (g, given, at) => {
    g.acting = side.fromFile(given, at);
  },
  discardedTiles: (g, given, at) => {
    for (const value of listOf(whole()).fromFile(given, at)) {
      const tile = TILE.all.find((one) => printed(g).tileValue[one] === value && g.tiles[one] !== DISCARDED);
      if (tile !== undefined) g.tiles[tile] = DISCARDED;
    }
  },
};

function raiseLord(g: FiveArmies): void {
  if (g.at[LORD] !== ALOFT) {
    g.at[LORD] = ALOFT;
    g.lord = EYRIE;
  }
}

function enterPlay(g: FiveArmies, who: number, where: PlaceId): void {
  const one = CHARACTER.of(who);
  if (one === LORD) raiseLord(g);
  else g.at[one] = where;
  if (one === BEORN) g.wrath = 8;
  if (one === BOLG) g.bodyguard = 1;
}

/** Results that a vector forces. */
export function dealtIn(given: unknown, at: Place): Dealt {
  const told = given === undefined ? {} : objectAt(given, at);
  const numbers = (key: string): number[] =>
    told[key] === undefined ? [] : listOf(whole()).fromFile(told[key], inside(at, key));
  onlyKeys(told, RNG_KEYS, at);
  const tiles = told.tiles === undefined ? [] : [...(Array.isArray(told.tiles) ? told.tiles : [told.tiles])];
  return {
    dice: ["d6", "black", "white", "roll", "rerollBlack", "rerollWhite", "reroll"].flatMap(numbers),
    tiles: tiles.map((tile) => (typeof tile === "number" ? tile : String(tile))),
    cards: told.fateCard === undefined ? [] : [text.fromFile(told.fateCard, inside(at, "fateCard"))],
    tokens:
      told.token === undefined
        ? []
        : [
            Object.fromEntries(
              named(told.token, inside(at, "token"), (one, there) => whole().fromFile(one, there)),
            ),
          ],
  };
}
const RNG_KEYS = [
  "tiles",
  "fateCard",
  "d6",
  "roll",
  "reroll",
  "black",
  "white",
  "rerollBlack",
  "rerollWhite",
  "token",
];

/** Settings that are not as they are at first. */
const turned = form.rulings(USUAL_RULINGS);

/** Keys that actions and checks read for themselves. */
const FOR_OTHERS = [
  "rulings",
  "state",
  "phase",
  "die",
  "rng",
  "event",
  "storyDeck",
  "eventDeck",
  "storyDiscard",
  "eventDiscard",
  "played",
  "leadership",
  "targetNumber",
  "attackerHitsByRound",
  "combat",
  "combatWon",
  "combatHandUsed",
  "side",
  "fighting",
  "shadowHits",
  "fateCardsInPlay",
];

/** The position that a vector tells of. */
export function positionOf(given: unknown, at: Place, pack: string): FiveArmies {
  const told = objectAt(given ?? {}, at);
  onlyKeys(told, [...Object.keys(READERS), ...FOR_OTHERS], at);
  const rulings = { ...USUAL_RULINGS, ...turned.fromFile(told.rulings ?? {}, inside(at, "rulings")) };
  const start = told.state === "initial" ? newGame(rulings, pack) : emptyBoard(rulings, pack);
  const g: FiveArmies = {
    ...start,
    version: RULES_VERSION,
    drawn: 0,
    sealed: [null, null],
    result: null,
    stack: [],
  };
  g.turn = 1;
  g.owned = [5, 6];
  // 4.9: special tiles that are to be drawn have been brought in.
  for (const colour of SPECIAL) if (JSON.stringify(told.rng ?? null).includes(colour)) bringIn(g, colour);
  for (const [key, read] of Object.entries(READERS))
    if (told[key] !== undefined) read(g, told[key], inside(at, key));
  const count = (key: string): number | undefined =>
    told[key] === undefined ? undefined : whole().fromFile(told[key], inside(at, key));
  pile(g, EVENT_DECK, count("eventDeck"), count("eventDiscard"));
  for (const owner of [FREE, SHADOW] as const) {
    const many = (key: string) =>
      told[key] === undefined
        ? undefined
        : bySide(told[key], inside(at, key)).find(([one]) => one === owner)?.[1];
    pile(g, storyDeck(sideOf(owner)), many("storyDeck"), many("storyDiscard"));
  }
  return g;
}
