/** Plays rule vectors: a position, decisions, and what must be true afterwards. */
import { Engine, IllegalChoice, type Option, type Sink } from "@westmarch/kernel";
import {
  form,
  inside,
  type Location,
  noSuch,
  objectAt,
  type Proved,
  proveFile,
  vectors,
} from "@westmarch/positions";
import { choices, ENTS } from "./choices.ts";
import { UNITS } from "./data/board.ts";
import { CARD, CARD_NAMES } from "./data/cards.ts";
import {
  ALL_LANDMARKS,
  CARDS_OF_CHAPTER,
  type CardId,
  LANDMARK_TILE,
  LANDMARKS,
  RACE,
  REGION,
  REGIONS,
  SIDES,
  type Side,
  TOKEN,
  TOKENS,
} from "./data/ids.ts";
import { duel } from "./index.ts";
import { cardPrice, freedByChain, landmarkPrice } from "./rules/cost.ts";
import { isOpen } from "./rules/tableau.ts";
import { regionsHeld } from "./rules/winning.ts";
import { dealt, positionOf, slotOf, words } from "./scenario.ts";
import { bank, type Duel, EMPTY, onBoard, PILE } from "./state.ts";

const { id, listOf, oneOf, orNull, yes } = form;

const engine = new Engine(duel);

const card = { card: id(CARD) };
const region = id(REGION);

/** The kinds of steps, each with its details. */
const STEPS = {
  play: vectors.step(card, (s): Option => ["play", s.card]),
  discard: vectors.step(card, (s): Option => ["discard", s.card]),
  landmark: vectors.step({ landmark: id(LANDMARK_TILE) }, (s): Option => ["landmark", s.landmark]),
  place: vectors.step(
    { region: orNull(region) },
    (s): Option => (s.region === null ? ["decline"] : ["place", s.region]),
  ),
  move: vectors.step({ from: region, to: region }, (s): Option => ["move", s.from, s.to]),
  stop: vectors.step({}, (): Option => ["stop"]),
  "remove-unit": vectors.step({ region }, (s): Option => ["remove-unit", s.region]),
  "remove-fortress": vectors.step(
    { region: orNull(region) },
    (s): Option => (s.region === null ? ["decline"] : ["remove-fortress", s.region]),
  ),
  "extra-turn": vectors.step({ take: yes }, (s): Option => [s.take ? "another-turn" : "decline"]),
  token: vectors.step({ token: id(TOKEN) }, (s): Option => ["token", s.token]),
  race: vectors.step({ race: id(RACE) }, (s): Option => ["race", s.race]),
  "grey-card": vectors.step(card, (s): Option => ["grey-card", s.card]),
  fetch: vectors.step(card, (s): Option => ["fetch", s.card]),
  ents: vectors.step(
    { pick: oneOf("bonus of the Ents", ENTS, [0, 1, 2]) },
    (s): Option => ["ents", ENTS[s.pick]],
  ),
};

/** Chance that deals later chapters as the vector says. */
function dealing(g: Duel, deal: readonly (readonly CardId[])[]): (counter: number, sides: number) => number {
  let order: number[] = [];
  let wanted: readonly number[] = [];
  return (_counter, sides) => {
    if (sides === CARDS_OF_CHAPTER) {
      const first = (g.chapter - 1) * CARDS_OF_CHAPTER;
      order = Array.from({ length: CARDS_OF_CHAPTER }, (_, i) => first + i);
      wanted = dealt(deal, g.chapter);
    }
    if (wanted.length === 0) return 0;
    const i = sides - 1;
    const j = order.indexOf(wanted[i]);
    [order[i], order[j]] = [order[j], order[i]];
    return j;
  };
}

const DECISIONS: Readonly<Record<string, string>> = { "another-turn": "extra-turn" };

/** How a vector writes an answer. */
function answer(option: Option): string {
  switch (option[0]) {
    case "move":
      return `${REGIONS[Number(option[1])]}>${REGIONS[Number(option[2])]}`;
    case "another-turn":
      return "yes";
    case "ents":
      return String(option[1]);
    case "stop":
      return "stop";
    default:
      return choices.choice(option).split(":")[1] ?? "none";
  }
}

const sorted = (list: readonly string[]): string[] => [...list].sort();

function playable(g: Duel): string[] {
  const [ask] = engine.asks(g);
  const names = ask.options.flatMap((option) => {
    if (option[0] === "play") return [CARD_NAMES[Number(option[1])]];
    return option[0] === "landmark" ? [LANDMARKS[Number(option[1])]] : [];
  });
  return sorted(names);
}

function priceOf(g: Duel, name: string, at: Location): number | string {
  const tile = LANDMARK_TILE.find(name);
  if (tile !== null) return landmarkPrice(g, g.turn, tile);
  const bought = CARD.find(name);
  if (bought === null) throw noSuch(at, name, "card or landmark", CARD_NAMES);
  return freedByChain(g, g.turn, bought) ? "chain" : cardPrice(g, g.turn, bought);
}

function winnerOf(g: Duel): string | null {
  if (!g.result) return null;
  return g.result.winners.length > 1 ? "both" : SIDES[g.result.winners[0]];
}

/** The game as it stands, and whether the last step was refused. */
interface Run {
  readonly g: Duel;
  readonly refused: boolean;
}
type Reader = vectors.Readers<Run>[string];

const table =
  (is: (g: Duel) => unknown): Reader =>
  ({ g }) => ({ is: is(g) });

/** The same keys as should be, each read. */
const each =
  (read: (g: Duel, key: string, at: Location) => unknown): Reader =>
  ({ g }, should, at) => ({
    is: Object.fromEntries(
      Object.keys(objectAt(should, at)).map((key) => [key, read(g, key, inside(at, key))]),
    ),
  });

const side = oneOf("side", SIDES, [0, 1]);
const ofSide = (read: (g: Duel, side: Side) => unknown): Reader =>
  each((g, name, at) => read(g, side.fromFile(name, at)));

const cards = listOf(id(CARD));

/** What must be true after the last step. */
const EXPECTED: vectors.Readers<Run> = {
  rejected: ({ refused }) => ({ is: refused }),
  coins: vectors.asTold(words.coins),
  quest: vectors.asTold(words.quest),
  units: vectors.asTold(words.units),
  fortresses: vectors.asTold(words.fortresses),
  cards: vectors.asTold(words.cards),
  landmarks: vectors.asTold(words.landmarks),
  tokens: vectors.asTold(words.tokens),
  trioTaken: vectors.asTold(words.trioTaken),
  chapter: vectors.asTold(words.chapter),
  turn: vectors.asTold(words.turn),
  supply: ofSide((g, side) => UNITS - onBoard(g, side)),
  regionsHeld: ofSide(regionsHeld),
  winner: table(winnerOf),
  reason: table((g) => g.result?.reason ?? null),
  bank: table(bank),
  cardsLeft: table((g) => g.slots.filter((slot) => slot !== EMPTY).length),
  inDiscard: ({ g }, should, at) => ({
    is: cards
      .fromFile(should, at)
      .filter((card) => g.where[card] === PILE || g.secret.leftovers.includes(card))
      .map((card) => CARD_NAMES[card]),
  }),
  faceUpLandmarks: table((g) => ALL_LANDMARKS.filter((id) => isOpen(g, id)).map((id) => LANDMARKS[id])),
  faceUp: each((g, name, at) => g.slots[slotOf(name, at)] >= 0),
  stackTop: each((g, name, at) => TOKENS[g.secret.stacks[id(RACE).fromFile(name, at)][0]] ?? null),
  prices: each(priceOf),
  playable: table(playable),
  pending: table((g) => {
    const [ask] = engine.asks(g);
    return ask ? `${SIDES[ask.seat]}:${DECISIONS[ask.prompt] ?? ask.prompt}` : null;
  }),
  options: table((g) => {
    const [ask] = engine.asks(g);
    const yesNo = ask.prompt === "another-turn";
    return ask.options.map((option) => (yesNo && option[0] === "decline" ? "no" : answer(option)));
  }),
};

/** Lists are in any order. */
const ANY_ORDER = Object.keys(EXPECTED);

function play(vector: vectors.Vector, sink?: Sink): string[] {
  const { g, deal } = positionOf(vector.setup, inside(null, "setup"));
  const chance = dealing(g, deal);
  const steps = vectors.readSteps(vector.steps ?? [], inside(null, "steps"), SIDES, STEPS);
  let refused = false;
  for (const one of steps) {
    const seat = SIDES.indexOf(one.by);
    if (one.ifAsked && !vectors.isAsked(engine, g, seat, one.choice)) continue;
    try {
      engine.play(g, seat, one.choice, chance, sink);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      refused = true;
      if (!one.illegal) return [`${vectors.nameOf(one)} was refused (${error.refusal.reason})`];
    }
    if (one.illegal && !refused) return [`${vectors.nameOf(one)} should have been refused`];
  }
  return vectors.differences({ g, refused }, vector.expect, inside(null, "expect"), EXPECTED, ANY_ORDER);
}

const FILE: vectors.VectorFile = {
  list: "scenarios",
  needs: ["setup", "expect"],
  may: ["steps"],
  anyOrder: ANY_ORDER,
  someOf: ["inDiscard"],
  play,
};

/** Plays every vector of a file (its `format` describes itself), telling `sink` what happens. */
export const playVectors = (file: unknown, sink?: Sink): vectors.VectorResult[] =>
  vectors.playFile(file, { ...FILE, play: (vector) => play(vector, sink) });
/** Plays them with each expectation changed, too. */
export const proveVectors = (file: unknown): Proved[] => proveFile(file, FILE);
