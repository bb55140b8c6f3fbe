/** Plays rule vectors: a position, decisions, and what must be true afterwards. */
import { Engine, IllegalChoice, type Option, type Sink } from "@westmarch/kernel";
import { UNITS } from "./data/board.ts";
import { CARD_NAMES } from "./data/cards.ts";
import {
  CARDS_OF_CHAPTER,
  CHAPTERS,
  LANDMARKS,
  RACES,
  REGIONS,
  raceOf,
  SIDES,
  type Side,
  TOKENS,
} from "./data/ids.ts";
import { SLOTS, SLOTS_OF_CHAPTER } from "./data/layouts.ts";
import { duel } from "./index.ts";
import { notation, recount } from "./notation.ts";
import { cardPrice, freedByChain, landmarkPrice } from "./rules/cost.ts";
import { isAvailable, isOpen } from "./rules/tableau.ts";
import { fortressRegions } from "./rules/units.ts";
import { racesOf, regionsHeld } from "./rules/winning.ts";
import {
  bank,
  type Duel,
  ELSEWHERE,
  EMPTY,
  FACE_DOWN,
  GONE,
  LEFTOVERS,
  onBoard,
  PILE,
  type Rulings,
  unitsIn,
} from "./state.ts";

type BySide<T> = Readonly<Partial<Record<(typeof SIDES)[number], T>>>;

/** A position by name, as the vectors give it. */
interface Setup {
  readonly chapter?: number;
  readonly turn?: string;
  readonly options?: Partial<Rulings>;
  readonly coins?: BySide<number>;
  readonly quest?: BySide<number>;
  readonly units?: BySide<Readonly<Record<string, number>>>;
  readonly cards?: BySide<readonly string[]>;
  readonly landmarks?: BySide<readonly string[]>;
  readonly tokens?: BySide<readonly string[]>;
  readonly fortresses?: BySide<readonly string[]>;
  readonly trioTaken?: BySide<boolean>;
  readonly tableau?: Readonly<Record<string, string>>;
  readonly deal?: Readonly<Record<string, readonly string[]>>;
  readonly faceUpLandmarks?: readonly string[];
  readonly landmarkPile?: readonly string[];
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
}

interface Step {
  readonly by: string;
  readonly do: string;
  readonly illegal?: boolean;
  readonly [detail: string]: unknown;
}

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly setup: Setup;
  readonly steps?: readonly Step[];
  readonly expect: Readonly<Record<string, unknown>>;
}

/** How one vector went: `error` says what differs, null if nothing does. */
export interface Played {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
}

const engine = new Engine(duel);

/** The order in which tiles lie in the pile unless a vector gives another. */
const TILE_ORDER = ["barad-dur", "bree", "erebor", "grey-havens", "helms-deep", "isengard", "minas-tirith"];

function find(names: readonly string[], name: unknown, what: string): number {
  const index = typeof name === "string" ? names.indexOf(name) : -1;
  if (index < 0) throw new Error(`${JSON.stringify(name)} is not a ${what}`);
  return index;
}

const card = (name: unknown): number => find(CARD_NAMES, name, "card");
const region = (name: unknown): number => find(REGIONS, name, "region");
const landmark = (name: unknown): number => find(LANDMARKS, name, "landmark");
const token = (name: unknown): number => find(TOKENS, name, "token");
const slotOf = (name: string): number => {
  const slot = Number(/^c[123]-s(\d\d)$/.exec(name)?.[1] ?? Number.NaN);
  if (!(slot < SLOTS_OF_CHAPTER)) throw new Error(`${name} is not a slot`);
  return slot;
};

const bySide = <T>(given: BySide<T> | undefined, apply: (side: Side, value: T) => void): void => {
  for (const [side, value] of Object.entries(given ?? {}))
    apply(find(SIDES, side, "side") as Side, value as T);
};

/** The twenty cards of a chapter in slot order and the three left over. */
function dealt(setup: Setup, chapter: number): number[] | null {
  const names = setup.deal?.[String(chapter)];
  if (!names) return null;
  const cards = names.map(card);
  const first = (chapter - 1) * CARDS_OF_CHAPTER;
  const rest = Array.from({ length: CARDS_OF_CHAPTER }, (_, i) => first + i).filter(
    (id) => !cards.includes(id),
  );
  return [...cards, ...rest];
}

/** The face-down pile and the stacks. */
function layHidden(g: Duel, setup: Setup): void {
  const named = (setup.landmarkPile ?? TILE_ORDER).map(landmark);
  g.secret.pile = named.filter((tile) => g.landmarks[tile] === ELSEWHERE);
  g.secret.stacks = RACES.map((race, id) => {
    const given = setup.stacks?.[race]?.map(token);
    const all = given ?? TOKENS.flatMap((_, t) => (raceOf(t) === id ? [t] : []));
    return all.filter((t) => !g.tokens.some((kept) => kept.includes(t)));
  });
}

/** The cards of the current chapter and of those before it. */
function layCards(g: Duel, setup: Setup): void {
  const slots = new Map<number, number>();
  const deal = dealt(setup, g.chapter);
  if (setup.tableau)
    for (const [slot, name] of Object.entries(setup.tableau)) slots.set(slotOf(slot), card(name));
  else if (deal) for (let slot = 0; slot < SLOTS_OF_CHAPTER; slot++) slots.set(slot, deal[slot]);
  for (const [slot, id] of slots) g.slots[slot] = id;
  const leftovers = Array.from({ length: CHAPTERS }, (_, i) =>
    i < g.chapter ? (dealt(setup, i + 1)?.slice(SLOTS_OF_CHAPTER) ?? []) : [],
  );
  for (let chapter = 1; chapter <= g.chapter; chapter++) {
    const left = leftovers[chapter - 1].filter((id) => g.where[id] === ELSEWHERE && !g.slots.includes(id));
    for (let i = 0; i < LEFTOVERS; i++) g.secret.leftovers[(chapter - 1) * LEFTOVERS + i] = left[i] ?? GONE;
  }
  for (let id = 0; id < g.chapter * CARDS_OF_CHAPTER; id++) {
    const somewhere = g.where[id] !== ELSEWHERE || g.slots.includes(id) || g.secret.leftovers.includes(id);
    if (!somewhere) g.where[id] = PILE;
  }
  for (const [slot, id] of slots) {
    if (SLOTS[g.chapter - 1][slot].faceUp || isAvailable(g, slot)) continue;
    g.slots[slot] = FACE_DOWN;
    g.secret.slots[slot] = id;
  }
}

/** The state in which it is somebody's turn to choose. */
function positionOf(setup: Setup): Duel {
  const g = notation.read("");
  g.chapter = setup.chapter ?? 1;
  g.turn = find(SIDES, setup.turn ?? "sauron", "side") as Side;
  g.rulings = { ...g.rulings, ...setup.options };
  bySide(setup.coins, (side, n) => {
    g.coins[side] = n;
  });
  bySide(setup.quest, (side, n) => {
    g.quest[side] = n;
  });
  if (setup.units) g.units.fill(0);
  bySide(setup.units, (side, at) => {
    for (const [name, n] of Object.entries(at)) g.units[side * REGIONS.length + region(name)] = n;
  });
  bySide(setup.cards, (side, names) => {
    for (const name of names) g.where[card(name)] = side;
  });
  recount(g);
  bySide(setup.landmarks, (side, names) => {
    for (const name of names) {
      g.landmarks[landmark(name)] = side;
      g.fortresses[side] |= 1 << landmark(name);
    }
  });
  bySide(setup.fortresses, (side, names) => {
    g.fortresses[side] = names.reduce((mask, name) => mask | (1 << region(name)), 0);
  });
  bySide(setup.tokens, (side, names) => {
    g.tokens[side] = names.map(token);
  });
  for (const name of setup.faceUpLandmarks ?? []) g.landmarks[landmark(name)] = PILE;
  for (const side of [0, 1] as Side[]) {
    if (setup.trioTaken?.[SIDES[side]] ?? racesOf(g, side) >= 3) g.trio |= 1 << side;
  }
  layHidden(g, setup);
  layCards(g, setup);
  return g;
}

const STEPS: Readonly<Record<string, (step: Step) => Option>> = {
  play: (s) => ["play", card(s.card)],
  discard: (s) => ["discard", card(s.card)],
  landmark: (s) => ["landmark", landmark(s.landmark)],
  place: (s) => (s.region === null ? ["decline"] : ["place", region(s.region)]),
  move: (s) => ["move", region(s.from), region(s.to)],
  stop: () => ["stop"],
  "remove-unit": (s) => ["remove-unit", region(s.region)],
  "remove-fortress": (s) => (s.region === null ? ["decline"] : ["remove-fortress", region(s.region)]),
  "extra-turn": (s) => [s.take === true ? "another-turn" : "decline"],
  token: (s) => ["token", token(s.token)],
  race: (s) => ["race", find(RACES, s.race, "race")],
  "grey-card": (s) => ["grey-card", card(s.card)],
  fetch: (s) => ["fetch", card(s.card)],
  ents: (s) => ["ents", String(s.pick)],
};

function choiceOf(step: Step): Option {
  const say = STEPS[step.do];
  if (!say) throw new Error(`there is no step “${step.do}”; ${Object.keys(STEPS).join(", ")} are`);
  return say(step);
}

/** Chance that deals later chapters as the vector says. */
function dealing(g: Duel, setup: Setup): (counter: number, sides: number) => number {
  let order: number[] = [];
  let wanted: number[] | null = null;
  return (_counter, sides) => {
    if (sides === CARDS_OF_CHAPTER) {
      const first = (g.chapter - 1) * CARDS_OF_CHAPTER;
      order = Array.from({ length: CARDS_OF_CHAPTER }, (_, i) => first + i);
      wanted = dealt(setup, g.chapter);
    }
    if (!wanted) return 0;
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
      return notation.choice(option).split(":")[1] ?? "none";
  }
}

const sorted = (list: readonly string[]): string[] => [...list].sort();
const named = (names: readonly string[], ids: readonly number[]): string[] =>
  sorted(ids.map((id) => names[id]));

const cardsOf = (g: Duel, where: number): string[] =>
  sorted(CARD_NAMES.filter((_, id) => g.where[id] === where));

function playable(g: Duel): string[] {
  const [ask] = engine.asks(g);
  const names = ask.options.flatMap((option) => {
    if (option[0] === "play") return [CARD_NAMES[Number(option[1])]];
    return option[0] === "landmark" ? [LANDMARKS[Number(option[1])]] : [];
  });
  return sorted(names);
}

function priceOf(g: Duel, name: string): number | string {
  const tile = (LANDMARKS as readonly string[]).indexOf(name);
  if (tile >= 0) return landmarkPrice(g, g.turn, tile);
  return freedByChain(g, g.turn, card(name)) ? "chain" : cardPrice(g, g.turn, card(name));
}

function winnerOf(g: Duel): string | null {
  if (!g.result) return null;
  return g.result.winners.length > 1 ? "both" : SIDES[g.result.winners[0]];
}

const unitsOf = (g: Duel, side: Side): Record<string, number> =>
  Object.fromEntries(
    REGIONS.flatMap((name, id) => (unitsIn(g, side, id) > 0 ? [[name, unitsIn(g, side, id)]] : [])),
  );

/** What is true of one side. */
const OF_SIDE: Readonly<Record<string, (g: Duel, side: Side) => unknown>> = {
  coins: (g, side) => g.coins[side],
  quest: (g, side) => g.quest[side],
  units: unitsOf,
  supply: (g, side) => UNITS - onBoard(g, side),
  fortresses: (g, side) => named(REGIONS, fortressRegions(g, side)),
  cards: (g, side) => cardsOf(g, side),
  landmarks: (g, side) => sorted(LANDMARKS.filter((_, id) => g.landmarks[id] === side)),
  tokens: (g, side) => named(TOKENS, g.tokens[side]),
  trioTaken: (g, side) => (g.trio & (1 << side)) !== 0,
  regionsHeld,
};

/** What is true of the table. */
const OF_TABLE: Readonly<Record<string, (g: Duel, should: unknown) => unknown>> = {
  chapter: (g) => g.chapter,
  turn: (g) => SIDES[g.turn],
  winner: winnerOf,
  reason: (g) => g.result?.reason ?? null,
  bank,
  cardsLeft: (g) => g.slots.filter((slot) => slot !== EMPTY).length,
  inDiscard: (g, should) => {
    const lying: readonly string[] = [
      ...cardsOf(g, PILE),
      ...named(
        CARD_NAMES,
        g.secret.leftovers.filter((id) => id >= 0),
      ),
    ];
    return sorted((should as string[]).filter((name) => lying.includes(name)));
  },
  faceUpLandmarks: (g) => sorted(LANDMARKS.filter((_, id) => isOpen(g, id))),
  faceUp: (g, should) => mapKeys(should, (slot) => g.slots[slotOf(slot)] >= 0),
  stackTop: (g, should) =>
    mapKeys(should, (race) => TOKENS[g.secret.stacks[find(RACES, race, "race")][0]] ?? null),
  prices: (g, should) => mapKeys(should, (name) => priceOf(g, name)),
  playable,
  pending: (g) => {
    const [ask] = engine.asks(g);
    return ask ? `${SIDES[ask.seat]}:${DECISIONS[ask.prompt] ?? ask.prompt}` : null;
  },
  options: (g) => {
    const [ask] = engine.asks(g);
    const yesNo = ask.prompt === "another-turn";
    return sorted(ask.options.map((option) => (yesNo && option[0] === "decline" ? "no" : answer(option))));
  },
};

const mapKeys = (record: unknown, value: (key: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.keys(record as object).map((key) => [key, value(key)]));

/** JSON with lists and keys in one order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (Array.isArray(inner)) return inner.map(String).sort();
    if (inner === null || typeof inner !== "object") return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

function differences(g: Duel, refused: boolean, expect: Vector["expect"]): string[] {
  return Object.entries(expect).flatMap(([key, should]) => {
    if (key === "rejected") return refused === should ? [] : ["the illegal step was accepted"];
    const ofSide = OF_SIDE[key];
    const ofTable = OF_TABLE[key];
    if (!ofSide && !ofTable) throw new Error(`there is no expectation “${key}”`);
    const is = ofSide
      ? mapKeys(should, (side) => ofSide(g, find(SIDES, side, "side") as Side))
      : ofTable(g, should);
    return canonical(is) === canonical(should)
      ? []
      : [`${key} is ${canonical(is)}, not ${canonical(should)}`];
  });
}

function playSteps(vector: Vector, sink?: Sink): string[] {
  const g = positionOf(vector.setup);
  const chance = dealing(g, vector.setup);
  let refused = false;
  for (const [i, step] of (vector.steps ?? []).entries()) {
    const where = `step ${i + 1} (${step.by} ${step.do})`;
    try {
      engine.play(g, find(SIDES, step.by, "side"), choiceOf(step), chance, sink);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      refused = true;
      if (!step.illegal) return [`${where} was refused (${error.refusal.reason})`];
    }
    if (step.illegal && !refused) return [`${where} should have been refused`];
  }
  return differences(g, refused, vector.expect);
}

function play(vector: Vector, sink?: Sink): Played {
  const { id, title } = vector;
  try {
    const differ = playSteps(vector, sink);
    return { id, title, error: differ.length > 0 ? differ.join("; ") : null };
  } catch (error) {
    return { id, title, error: error instanceof Error ? error.message : String(error) };
  }
}

const isVector = (value: unknown): value is Vector =>
  typeof value === "object" && value !== null && "id" in value && "setup" in value && "expect" in value;

/**
 * Plays every vector of a file (its `format` describes itself), telling `sink` what happens. Throws if the file is not
 * of this kind.
 */
export function playVectors(file: unknown, sink?: Sink): Played[] {
  const scenarios = typeof file === "object" && file !== null && "scenarios" in file ? file.scenarios : file;
  if (!Array.isArray(scenarios)) throw new Error("a list “scenarios” was expected");
  return scenarios.map((vector: unknown, i) => {
    if (!isVector(vector)) throw new Error(`scenario ${i + 1} has no id, setup or expect`);
    return play(vector, sink);
  });
}
