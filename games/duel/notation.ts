/**
 * A position on one line of key=value words; what has its usual value is left out:
 *
 *     chapter=1 turn=sauron coins=3:2 slots=c1-01,#,-,… fellowship=c1-05,c1-13 sauron=c1-09
 *
 * `slots` holds the tableau in slot order: a card lying face up, `#` one face down, `-` nothing. `under` holds the
 * cards under the `#`, `left` the three leftovers of each chapter dealt (`?` unseen, `x` fetched), `stacks` the tokens
 * of each race, top first, `tiles` the landmarks face down, top first.
 */
import {
  copyStack,
  type Notation,
  NotationError,
  type Option,
  type Result,
  readStack,
  writeOption,
  writeStack,
} from "@westmarch/kernel";
import { CARD_NAMES, CARDS } from "./data/cards.ts";
import { LANDMARKS, RACES, REGIONS, SIDES, type Side, SKILLS, TOKENS } from "./data/ids.ts";
import {
  cloneDuel,
  type Duel,
  EMPTY,
  FACE_DOWN,
  GONE,
  newGame,
  PILE,
  type Rulings,
  UNSEEN,
} from "./state.ts";

export const USUAL: Rulings = { stackExtraTurns: false, coinLimit: 30, leftoverCardsPlayable: true };

const AT_TURN = readStack("game.turns/turn.choose");

const find = (names: readonly string[], name: string, what: string): number => {
  const index = names.indexOf(name);
  if (index < 0) throw new NotationError(`“${name}” is not a ${what}`);
  return index;
};

/** Names in a list, with marks for what is no name. */
const writeList = (
  list: readonly number[],
  names: readonly string[],
  marks: Readonly<Record<number, string>>,
): string => list.map((id) => marks[id] ?? names[id]).join(",");

function readList(
  written: string,
  names: readonly string[],
  marks: Readonly<Record<number, string>>,
  what: string,
): number[] {
  if (written === "") return [];
  return written.split(",").map((word) => {
    const mark = Object.entries(marks).find(([, sign]) => sign === word);
    return mark ? Number(mark[0]) : find(names, word, what);
  });
}

const IN_SLOTS = { [EMPTY]: "-", [FACE_DOWN]: "#" };
const UNDER = { [EMPTY]: "-" };
const LEFT = { [UNSEEN]: "?", [GONE]: "x" };
const HIDDEN = { [UNSEEN]: "?" };

const pair = (values: readonly number[]): string => values.join(":");

function numbers(value: string): number[] {
  const list = value.split(":").map(Number);
  if (list.some((n) => !Number.isInteger(n))) throw new NotationError(`“${value}” should be whole numbers`);
  return list;
}

const cardsAt = (g: Duel, where: number): string =>
  CARD_NAMES.filter((_, card) => g.where[card] === where).join(",");

/** What grey and green cards in play come to (10.1, 10.4). */
export function recount(g: Duel): void {
  g.skills.fill(0);
  g.races.fill(0);
  for (const [id, card] of CARDS.entries()) {
    const side = g.where[id];
    if (side >= PILE) continue;
    for (const effect of card.effects) {
      if (effect.do === "skills")
        for (const [skill, n] of effect.give.entries()) g.skills[side * SKILLS.length + skill] += n;
      if (effect.do === "race") g.races[side * RACES.length + effect.race]++;
    }
  }
}

const unitsOf = (g: Duel): string =>
  SIDES.flatMap((side, s) =>
    REGIONS.flatMap((region, r) => {
      const n = g.units[s * REGIONS.length + r];
      return n > 0 ? [`${side}.${region}:${n}`] : [];
    }),
  ).join(",");

function readUnits(g: Duel, written: string): Partial<Duel> {
  const units = g.units.map(() => 0);
  for (const word of written === "" ? [] : written.split(",")) {
    const [side, rest = ""] = word.split(".");
    const [region, n] = rest.split(":");
    units[find(SIDES, side, "side") * REGIONS.length + find(REGIONS, region, "region")] = numbers(n ?? "")[0];
  }
  return { units };
}

const masks = (values: readonly number[]): string => values.map((mask) => mask.toString(2)).join(":");
const readMasks = (written: string): number[] => written.split(":").map((mask) => Number.parseInt(mask, 2));

function writeRulings(rulings: Rulings): string {
  const words: string[] = [];
  if (rulings.stackExtraTurns) words.push("stackExtraTurns");
  if (!rulings.leftoverCardsPlayable) words.push("!leftoverCardsPlayable");
  if (rulings.coinLimit !== USUAL.coinLimit) words.push(`coinLimit:${rulings.coinLimit}`);
  return words.join(",");
}

function readRulings(written: string): Rulings {
  let rulings = USUAL;
  for (const word of written.split(",")) {
    if (word === "stackExtraTurns") rulings = { ...rulings, stackExtraTurns: true };
    else if (word === "!leftoverCardsPlayable") rulings = { ...rulings, leftoverCardsPlayable: false };
    else if (word.startsWith("coinLimit:")) rulings = { ...rulings, coinLimit: numbers(word.slice(10))[0] };
    else if (word !== "") throw new NotationError(`“${word}” is not a ruling`);
  }
  return rulings;
}

function readResult(written: string): Result {
  const [reason, winners = ""] = written.split(":");
  return { winners: winners === "" ? [] : winners.split("+").map(Number), reason };
}

/** How each word is written and read, in this order. */
const WORDS: Readonly<
  Record<string, { write(g: Duel): string; read(g: Duel, value: string): Partial<Duel> }>
> = {
  chapter: { write: (g) => String(g.chapter), read: (_g, v) => ({ chapter: numbers(v)[0] }) },
  turn: { write: (g) => SIDES[g.turn], read: (_g, v) => ({ turn: find(SIDES, v, "side") as Side }) },
  extra: { write: (g) => String(g.extra), read: (_g, v) => ({ extra: numbers(v)[0] }) },
  coins: { write: (g) => pair(g.coins), read: (_g, v) => ({ coins: numbers(v) }) },
  quest: { write: (g) => pair(g.quest), read: (_g, v) => ({ quest: numbers(v) }) },
  units: { write: unitsOf, read: readUnits },
  forts: { write: (g) => masks(g.fortresses), read: (_g, v) => ({ fortresses: readMasks(v) }) },
  slots: {
    write: (g) => writeList(g.slots, CARD_NAMES, IN_SLOTS),
    read: (_g, v) => ({ slots: readList(v, CARD_NAMES, IN_SLOTS, "card") }),
  },
  under: {
    write: (g) => writeList(g.secret.slots, CARD_NAMES, UNDER),
    read: (g, v) => ({ secret: { ...g.secret, slots: readList(v, CARD_NAMES, UNDER, "card") } }),
  },
  left: {
    write: (g) => writeList(g.secret.leftovers, CARD_NAMES, LEFT),
    read: (g, v) => ({ secret: { ...g.secret, leftovers: readList(v, CARD_NAMES, LEFT, "card") } }),
  },
  fellowship: { write: (g) => cardsAt(g, 0), read: (g, v) => readCards(g, v, 0) },
  sauron: { write: (g) => cardsAt(g, 1), read: (g, v) => readCards(g, v, 1) },
  pile: { write: (g) => cardsAt(g, PILE), read: (g, v) => readCards(g, v, PILE) },
  landmarks: { write: (g) => pair(g.landmarks), read: (_g, v) => ({ landmarks: numbers(v) }) },
  tiles: {
    write: (g) => writeList(g.secret.pile, LANDMARKS, HIDDEN),
    read: (g, v) => ({ secret: { ...g.secret, pile: readList(v, LANDMARKS, HIDDEN, "landmark") } }),
  },
  tokens: {
    write: (g) => g.tokens.map((list) => writeList(list, TOKENS, {})).join(";"),
    read: (_g, v) => ({ tokens: v.split(";").map((list) => readList(list, TOKENS, {}, "token")) }),
  },
  stacks: {
    write: (g) => g.secret.stacks.map((stack) => writeList(stack, TOKENS, HIDDEN)).join(";"),
    read: (g, v) => ({
      secret: { ...g.secret, stacks: v.split(";").map((list) => readList(list, TOKENS, HIDDEN, "token")) },
    }),
  },
  known: { write: (g) => pair(g.known), read: (_g, v) => ({ known: numbers(v) }) },
  trio: { write: (g) => String(g.trio), read: (_g, v) => ({ trio: numbers(v)[0] }) },
  looked: { write: (g) => pair(g.looked), read: (_g, v) => ({ looked: numbers(v) }) },
  // Race symbols of a green card on its way are counted one by one, so they are written where they differ.
  races: { write: (g) => pair(g.races), read: (_g, v) => ({ races: numbers(v) }) },
  rulings: { write: (g) => writeRulings(g.rulings), read: (_g, v) => ({ rulings: readRulings(v) }) },
  stack: { write: (g) => writeStack(g.stack), read: (_g, v) => ({ stack: readStack(v) }) },
  drawn: { write: (g) => String(g.drawn), read: (_g, v) => ({ drawn: numbers(v)[0] }) },
  result: {
    write: (g) => (g.result ? `${g.result.reason}:${g.result.winners.join("+")}` : ""),
    read: (_g, v) => ({ result: readResult(v) }),
  },
};

function readCards(g: Duel, written: string, place: number): Partial<Duel> {
  const where = g.where.slice();
  for (const card of readList(written, CARD_NAMES, {}, "card")) where[card] = place;
  return { where };
}

/** A game in which nothing has been said yet. */
const blank = (): Duel => ({
  ...newGame(USUAL),
  version: 1,
  drawn: 0,
  sealed: [null, null],
  result: null,
  stack: copyStack(AT_TURN),
});

function write(g: Duel): string {
  const usual = blank();
  usual.where = g.where.slice();
  recount(usual);
  usual.where.fill(3);
  const words: string[] = [];
  for (const [key, word] of Object.entries(WORDS)) {
    const written = word.write(g);
    if (written !== word.write(usual)) words.push(`${key}=${written}`);
  }
  return words.join(" ");
}

function read(line: string): Duel {
  const said = new Map<string, string>();
  for (const word of line.trim().split(/\s+/)) {
    if (word === "") continue;
    const equals = word.indexOf("=");
    const key = word.slice(0, Math.max(equals, 0));
    if (!WORDS[key])
      throw new NotationError(`“${word}” is not key=value with one of ${Object.keys(WORDS).join(", ")}`);
    said.set(key, word.slice(equals + 1));
  }
  const g = blank();
  for (const [key, word] of Object.entries(WORDS)) {
    // Symbols follow from the cards unless they are said.
    if (key === "races") recount(g);
    const value = said.get(key);
    if (value !== undefined) Object.assign(g, word.read(g, value));
  }
  return cloneDuel(g);
}

const NAMES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  play: [CARD_NAMES],
  discard: [CARD_NAMES],
  landmark: [LANDMARKS],
  place: [REGIONS],
  "remove-unit": [REGIONS],
  "remove-fortress": [REGIONS],
  move: [REGIONS, REGIONS],
  token: [TOKENS],
  race: [RACES],
  "grey-card": [CARD_NAMES],
  fetch: [CARD_NAMES],
};

const choice = (given: Option): string =>
  writeOption(given, (word, place) => NAMES[given[0]]?.[place]?.[Number(word)] ?? String(word));

function option(word: string): Option {
  const [verb, ...names] = word.split(":");
  const expected = NAMES[verb];
  if (!expected) return [verb, ...names];
  if (names.length !== expected.length)
    throw new NotationError(`“${word}”: ${verb} takes ${expected.length} names`);
  return [verb, ...names.map((name, i) => find(expected[i], name, "name"))];
}

export const notation: Notation<Duel> = { write, read, choice, option };
