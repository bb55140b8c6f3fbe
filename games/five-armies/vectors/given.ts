/** Sets a position up from what a vector says of it; what it does not say is not there. */
import {
  form,
  inside,
  type Location,
  listAt,
  noSuch,
  objectAt,
  onlyKeys,
  PositionError,
} from "@westmarch/positions";
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
  FATE_DECK,
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
  UNIT_COUNT,
} from "../ids.ts";
import { emptyBoard, newGame } from "../newgame.ts";
import { printed } from "../printing.ts";
import { supply } from "../rules/board.ts";
import { toHand } from "../rules/hand.ts";
import { stackOf } from "../rules/mustering.ts";
import {
  DISCARDED,
  type FiveArmies,
  IN_POOL,
  MOST_GENERALS,
  RULES_VERSION,
  USUAL_RULINGS,
} from "../state.ts";
import { SPECIAL } from "./dealing.ts";
import {
  character,
  FOR_ALL,
  FOR_SOME,
  face,
  groups,
  named,
  place,
  ROUND_ENDS,
  side,
  territories,
  unit,
  units,
  whole,
} from "./forms.ts";

const { id, listInFile, listOf, record, text } = form;

const army = record(
  { side, region: place },
  {
    units,
    damage: whole(),
    leadershipTokens: whole(),
    characters: listInFile(character),
  },
);

/** The first card of a design that is still in its deck; if none is, the first of all. */
export function cardCalled(g: FiveArmies, name: string, at: Location): CardId {
  const cards = CARD.all.filter((card) => printed(g).designs[card] === name);
  if (cards.length === 0) throw new PositionError(at, `there is no card “${name}”`);
  const free = cards.find((card) => deckOf(card) > 2 || (g.secret.decks[deckOf(card)] & bitOf(card)) !== 0);
  return free ?? cards[0];
}

/** The fate card of a design. */
export function fateCardCalled(g: FiveArmies, name: string, at: Location): CardId {
  const cards = CARD.all.filter((one) => deckOf(one) === FATE_DECK);
  const card = cards.find((one) => printed(g).designs[one] === name);
  if (card === undefined)
    throw noSuch(at, name, "fate card", [...new Set(cards.map((one) => printed(g).designs[one]))]);
  return card;
}

const INITIAL = "initial";
const STATES = [INITIAL, "end of a round, both armies alive, defender played (no) Regroup"];

/** Moves a card from its deck into a hand. */
function deal(g: FiveArmies, to: Side, card: CardId): void {
  const deck = deckOf(card);
  g.secret.decks[deck] &= ~bitOf(card);
  g.deckCount[deck]--;
  toHand(g, to, card);
}

/** Any card of a deck that is still in it. */
const anyOf = (g: FiveArmies, deck: number, at: Location): CardId => {
  const card = CARD.all.find((one) => deckOf(one) === deck && (g.secret.decks[deck] & bitOf(one)) !== 0);
  if (card === undefined) throw new PositionError(at, "the deck has not so many cards");
  return card;
};

function hands(g: FiveArmies, given: unknown, at: Location): void {
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
      for (let i = whole().fromFile(count, inside(here, kind)); i > 0; i--)
        deal(g, owner, anyOf(g, kind === "event" ? EVENT_DECK : storyDeck(owner), inside(here, kind)));
  }
}

/**
 * Cards that have left a deck: `spent` of them lie in its pile of discards, `left` remain in it, the others are out of
 * the game.
 */
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

const bySide = (given: unknown, at: Location): readonly (readonly [Side, number])[] =>
  typeof given === "number"
    ? [[FREE, given]]
    : named(given, at, (value, there) => whole().fromFile(value, there)).map(
        ([name, many]) => [side.fromFile(name, inside(at, name)), many] as const,
      );

/** Puts figures out of the way until so many are in the supply. */
function leaveSupply(g: FiveArmies, wanted: readonly (readonly [string, number])[], at: Location): void {
  for (const [name, many] of wanted) {
    const type = unit.fromFile(name, inside(at, name));
    const far = type < 5 ? PLACE.named("southern_waste") : PLACE.named("goblin_muster_east");
    g.units[far * UNIT_COUNT + type] += Math.max(0, supply(g, type) - many);
  }
}

/** Leaves so many tokens in the stack of a group: the others are out of the game. */
function leaveStack(g: FiveArmies, wanted: readonly (readonly [string, number])[], at: Location): void {
  for (const [name, many] of wanted) {
    const group = id(GROUP).fromFile(name, inside(at, name));
    for (const token of TOKEN.all)
      if (printed(g).tokenGroup[token] === group && g.unflipped[token] !== 0 && stackOf(g, group) > many)
        g.unflipped[token] = 0;
  }
}

/** Unused dice: a number of them, or their faces. */
function setDice(g: FiveArmies, owner: Side, given: unknown, at: Location): void {
  for (const one of FACE.all) g.dice[owner * FACE_COUNT + one] = 0;
  if (typeof given === "number") g.dice[owner * FACE_COUNT + FACE.named("event")] = given;
  else for (const one of listOf(face).fromFile(given, at)) g.dice[owner * FACE_COUNT + one]++;
}

/** 4.9: the special tiles of a colour come into the pool. */
function bringIn(g: FiveArmies, colour: (typeof SPECIAL)[number]): void {
  for (const tile of TILE.all) if (TILE.names[tile].startsWith(colour)) g.tiles[tile] = IN_POOL;
}

type Reader = (g: FiveArmies, given: unknown, at: Location) => void;

const standing =
  (put: (g: FiveArmies, value: number, where: string, at: Location) => void): Reader =>
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
    if (roost === null) throw noSuch(at, name, "roost", ["eagles_eyrie", ...TERRITORY.names]);
    g.eagles[roost] += many;
    raiseLord(g);
  }),
  eaglesInEyrie: (g, given, at) => {
    g.eagles[EYRIE] = whole().fromFile(given, at);
    raiseLord(g);
  },
  lordOfTheEagles: (g, given, at) => {
    const name = form.text.fromFile(given, at);
    const roost = ROOST.find(name === "eagles_eyrie" ? "eyrie" : name);
    if (roost === null) throw noSuch(at, name, "roost", ["eagles_eyrie", ...TERRITORY.names]);
    raiseLord(g);
    g.lord = roost;
  },
  fateMarker: (g, given, at) => {
    g.fate = whole(0, 15).fromFile(given, at);
  },
  activated: (g, given, at) => {
    if (typeof given === "number") {
      whole(0, MOST_GENERALS).fromFile(given, at);
      return;
    }
    for (const one of listOf(character).fromFile(given, at)) {
      g.activated |= 1 << one;
      if (g.at[one] < 0 && g.at[one] !== ALOFT) enterPlay(g, one, FRONT_GATE);
    }
  },
  bodyguard: (g, given, at) => {
    g.bodyguard = whole().fromFile(given, at);
  },
  openPasses: (g, given, at) => {
    for (const [i, one] of listOf(place).fromFile(given, at).entries()) {
      const pass = PASSES.indexOf(one);
      if (pass < 0)
        throw noSuch(
          inside(at, i),
          PLACE.names[one],
          "pass",
          PASSES.map((other) => PLACE.names[other]),
        );
      g.open[pass] = 1;
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
    for (const [i, value] of listInFile(whole()).fromFile(given, at).entries()) {
      const tile = TILE.all.find((one) => printed(g).tileValue[one] === value && g.tiles[one] !== DISCARDED);
      if (tile === undefined) throw new PositionError(inside(at, i), `no tile of ${value} is left`);
      g.tiles[tile] = DISCARDED;
    }
  },
  fateCardsInPlay: (g, given, at) => {
    for (const [i, name] of listInFile(text).fromFile(given, at).entries())
      g.table[FATE_DECK] |= bitOf(fateCardCalled(g, name, inside(at, i)));
  },
  phase: (_g, given, at) => {
    whole(1, 6).fromFile(given, at);
  },
  state: (_g, given, at) => {
    const words = text.fromFile(given, at);
    if (words !== INITIAL && !ROUND_ENDS.test(words))
      throw new PositionError(at, `“${words}” is no state; ${STATES.join(", ")} are`);
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

/** Settings that are not as they are at first. */
const turned = form.rulings(USUAL_RULINGS);

/** The position that a vector tells of. */
export function positionOf(given: unknown, at: Location, pack: string): FiveArmies {
  const told = objectAt(given ?? {}, at);
  onlyKeys(told, [...Object.keys(READERS), ...FOR_ALL, ...FOR_SOME], at);
  const rulings = { ...USUAL_RULINGS, ...turned.fromFile(told.rulings ?? {}, inside(at, "rulings")) };
  const start = told.state === INITIAL ? newGame(rulings, pack) : emptyBoard(rulings, pack);
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
