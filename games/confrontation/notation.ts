/**
 * A position on one line, as a player would say it:
 *
 *     good=frodo@shire,sam@eregion dark=balrog@moria,warg@mordor turn=good
 *
 * Everything else has a usual value and is written only where it differs: `turns`, `used`, `fallen` (written as
 * `name@fallen`), `variants`, `shown`, `palantir`, `totals`, `points`, `seat` (who plays Good), `rulings`, `may` (what
 * each standee may be), `mover`, `stack`, `sealed`, `drawn`, `result`. `@?` is a place unknown, `@-` not placed yet.
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
import {
  CARDS,
  CHARACTERS,
  DARK,
  GOOD,
  NINE,
  NONE,
  REGIONS,
  SIDES,
  type Side,
  sideOf,
  VARIANTS,
} from "./data/ids.ts";
import {
  ABSENT,
  type Confrontation,
  FALLEN,
  MOST,
  newGame,
  type Rulings,
  UNKNOWN,
  UNPLACED,
} from "./state.ts";

const USUAL: Rulings = {
  match: false,
  variant: false,
  retreatBeatsSacrificeAlways: true,
  shadowfaxSameCharacter: false,
  shadowfaxRiver: false,
};

/** Where a game stands in which it is somebody's turn to choose a move. */
const AT_TURN = readStack("match.interval{ready:0}/game.turns{ready:3}/turn.choose{walked:-1}");

/** A turn well into the game: Recall to Mordor may be played (11.4). */
const LATER = 10;

const PLACES: Readonly<Record<number, string>> = { [FALLEN]: "fallen", [UNKNOWN]: "?", [UNPLACED]: "-" };

const listed = (mask: number, names: readonly string[], offset = 0): string[] =>
  names.filter((_, i) => i >= offset && (mask & (1 << (i - offset))) !== 0);

const find = (names: readonly string[], name: string, what: string): number => {
  const index = names.indexOf(name);
  if (index < 0)
    throw new NotationError(`“${name}” is not a ${what}; one of ${names.join(", ")} was expected`);
  return index;
};

const maskOf = (list: string, names: readonly string[], what: string): number => {
  let mask = 0;
  for (const name of list.split(",")) if (name !== "") mask |= 1 << find(names, name, what);
  return mask;
};

/** What the standees would be if nothing had been seen: anyone of the side who is in play. */
export function settleStandees(g: Confrontation): void {
  g.count.fill(0);
  g.may.fill(0);
  for (const side of [GOOD, DARK]) {
    let anyone = 0;
    for (let i = 0; i < NINE; i++) if (g.secret.at[side * NINE + i] >= 0) anyone |= 1 << i;
    for (let i = 0; i < NINE; i++) {
      const at = g.secret.at[side * NINE + i];
      if (at >= 0) g.may[(side * 16 + at) * MOST + g.count[side * 16 + at]++] = anyone;
    }
  }
}

const writePlaces = (g: Confrontation, side: Side): string =>
  CHARACTERS.flatMap((name, c) => {
    const at = g.secret.at[c];
    return sideOf(c) !== side || at === ABSENT ? [] : [`${name}@${at >= 0 ? REGIONS[at] : PLACES[at]}`];
  }).join(",");

function writeMay(g: Confrontation): string {
  const groups: string[] = [];
  for (const [s, side] of SIDES.entries()) {
    for (const [r, region] of REGIONS.entries()) {
      const count = g.count[s * 16 + r];
      if (count === 0) continue;
      const from = (s * 16 + r) * MOST;
      groups.push(
        `${side}.${region}:${g.may
          .slice(from, from + count)
          .map((mask) => mask.toString(16))
          .join(".")}`,
      );
    }
  }
  return groups.join(";");
}

function readMay(g: Confrontation, written: string): void {
  g.count.fill(0);
  g.may.fill(0);
  for (const group of written.split(";")) {
    if (group === "") continue;
    const [place, masks = ""] = group.split(":");
    const [side, region = ""] = place.split(".");
    const index = find(SIDES, side, "side") * 16 + find(REGIONS, region, "region");
    const values = masks.split(".").map((mask) => Number.parseInt(mask, 16));
    if (values.length > MOST || values.some(Number.isNaN))
      throw new NotationError(`“${group}” is not side.region:mask.mask`);
    g.count[index] = values.length;
    for (const [slot, mask] of values.entries()) g.may[index * MOST + slot] = mask;
  }
}

const RULING_NAMES: readonly (keyof Rulings)[] = [
  "match",
  "variant",
  "retreatBeatsSacrificeAlways",
  "shadowfaxSameCharacter",
  "shadowfaxRiver",
];

const writeRulings = (rulings: Rulings): string =>
  RULING_NAMES.filter((key) => rulings[key] !== USUAL[key])
    .map((key) => (rulings[key] ? key : `!${key}`))
    .join(",");

function readRulings(written: string): Rulings {
  const rulings: Record<keyof Rulings, boolean> = { ...USUAL };
  for (const word of written.split(",")) {
    if (word === "") continue;
    const key = RULING_NAMES.find((name) => name === word.replace("!", ""));
    if (!key) throw new NotationError(`“${word}” is not a ruling; ${RULING_NAMES.join(", ")} are`);
    rulings[key] = !word.startsWith("!");
  }
  return rulings;
}

const writeResult = (result: Result): string =>
  [result.reason, result.winners.join("+"), ...(result.scores ? [result.scores.join("+")] : [])].join(":");

function readResult(written: string): Result {
  const [reason, winners, scores] = written.split(":");
  const numbers = (list: string) => (list === "" ? [] : list.split("+").map(Number));
  return {
    winners: numbers(winners ?? ""),
    reason,
    ...(scores !== undefined && { scores: numbers(scores) }),
  };
}

function write(g: Confrontation): string {
  const usual = read(`good=${writePlaces(g, GOOD)} dark=${writePlaces(g, DARK)}`);
  const words: string[] = [
    `good=${writePlaces(g, GOOD)}`,
    `dark=${writePlaces(g, DARK)}`,
    `turn=${SIDES[g.turn]}`,
  ];
  const say = (key: string, value: string, where: boolean) => where && words.push(`${key}=${value}`);
  say("turns", String(g.turns), g.turns !== LATER);
  say(
    "used",
    [...listed(g.used[0], CARDS.slice(0, NINE)), ...listed(g.used[1], CARDS.slice(NINE))].join(","),
    g.used[0] + g.used[1] > 0,
  );
  say("variants", listed(g.variants, VARIANTS).join(","), g.variants !== 0);
  say("shown", listed(g.shown, CHARACTERS).join(","), g.shown !== 0);
  say("palantir", REGIONS[g.palantir], g.palantir >= 0);
  say("totals", g.totals?.join(":") ?? "", g.totals !== null);
  say(
    "points",
    g.points.join(":"),
    g.points.some((points) => points !== 0),
  );
  say("game", String(g.game), g.game !== 0);
  say("seat", String(g.good), g.good !== 0);
  say("rulings", writeRulings(g.rulings), writeRulings(g.rulings) !== "");
  const seen = writeMay(g);
  say("may", seen, seen !== writeMay(usual));
  say("mover", g.secret.mover >= 0 ? CHARACTERS[g.secret.mover] : "?", g.secret.mover !== NONE);
  say("stack", writeStack(g.stack), writeStack(g.stack) !== writeStack(AT_TURN));
  say(
    "sealed",
    g.sealed.map((option) => (option ? choice(option) : "-")).join(","),
    g.sealed.some((option) => option !== null),
  );
  say("drawn", String(g.drawn), g.drawn !== 0);
  say("over", "yes", g.over);
  say("result", g.result ? writeResult(g.result) : "", g.result !== null);
  return words.join(" ");
}

function readPlaces(g: Confrontation, side: Side, written: string): void {
  for (const word of written.split(",")) {
    if (word === "") continue;
    const [name, place = ""] = word.split("@");
    const character = find(CHARACTERS, name, "character");
    if (sideOf(character) !== side)
      throw new NotationError(`${name} does not fight for the ${SIDES[side]} side`);
    const odd = Object.entries(PLACES).find(([, mark]) => mark === place);
    g.secret.at[character] = odd ? Number(odd[0]) : find(REGIONS, place, "region");
    if (place === "fallen") g.fallen |= 1 << character;
  }
}

const numbers = (value: string, key: string): number[] => {
  const list = value.split(":").map(Number);
  if (list.some((n) => !Number.isInteger(n)))
    throw new NotationError(`${key}=${value}: whole numbers were expected`);
  return list;
};

/** How each word of a position is read, in this order. */
const READERS: Readonly<Record<string, (g: Confrontation, value: string) => void>> = {
  rulings: (g, value) => {
    g.rulings = readRulings(value);
  },
  good: (g, value) => readPlaces(g, GOOD, value),
  dark: (g, value) => readPlaces(g, DARK, value),
  turn: (g, value) => {
    g.turn = find(SIDES, value, "side") as Side;
  },
  turns: (g, value) => {
    [g.turns] = numbers(value, "turns");
  },
  used: (g, value) => {
    const mask = maskOf(value, CARDS, "card");
    g.used = [mask & ((1 << NINE) - 1), mask >> NINE];
  },
  variants: (g, value) => {
    g.variants = maskOf(value, VARIANTS, "variant card");
  },
  shown: (g, value) => {
    g.shown = maskOf(value, CHARACTERS, "character");
  },
  palantir: (g, value) => {
    g.palantir = find(REGIONS, value, "region");
  },
  totals: (g, value) => {
    g.totals = numbers(value, "totals");
  },
  points: (g, value) => {
    g.points = numbers(value, "points");
  },
  game: (g, value) => {
    [g.game] = numbers(value, "game");
  },
  seat: (g, value) => {
    [g.good] = numbers(value, "seat");
  },
  may: readMay,
  mover: (g, value) => {
    g.secret.mover = value === "?" ? UNKNOWN : find(CHARACTERS, value, "character");
  },
  stack: (g, value) => {
    g.stack = readStack(value);
  },
  sealed: (g, value) => {
    g.sealed = value.split(",").map((word) => (word === "-" ? null : option(word)));
  },
  drawn: (g, value) => {
    [g.drawn] = numbers(value, "drawn");
  },
  over: (g) => {
    g.over = true;
  },
  result: (g, value) => {
    g.result = readResult(value);
  },
};

function read(line: string): Confrontation {
  const words = new Map<string, string>();
  for (const word of line.trim().split(/\s+/)) {
    const equals = word.indexOf("=");
    const key = word.slice(0, Math.max(equals, 0));
    if (!READERS[key])
      throw new NotationError(`“${word}” is not key=value with one of ${Object.keys(READERS).join(", ")}`);
    words.set(key, word.slice(equals + 1));
  }
  const g: Confrontation = {
    ...newGame(USUAL),
    version: 1,
    drawn: 0,
    stack: copyStack(AT_TURN),
    sealed: [null, null],
    result: null,
    rulings: USUAL,
    good: 0,
    game: 0,
    points: [0, 0],
    turns: LATER,
    secret: { at: new Array<number>(CHARACTERS.length).fill(ABSENT), mover: NONE },
  };
  for (const key of ["rulings", "good", "dark"]) {
    const value = words.get(key);
    if (value !== undefined) READERS[key](g, value);
  }
  settleStandees(g);
  for (const [key, reader] of Object.entries(READERS)) {
    const value = words.get(key);
    if (value !== undefined && key !== "rulings" && key !== "good" && key !== "dark") reader(g, value);
  }
  return g;
}

/** What the words of a choice name, by verb. */
const NAMES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  place: [CHARACTERS, REGIONS],
  move: [CHARACTERS, REGIONS],
  shadowfax: [CHARACTERS, REGIONS],
  palantir: [REGIONS],
  recall: [CHARACTERS],
  target: [CHARACTERS],
  retreat: [REGIONS],
  card: [CARDS],
  take: [CARDS],
};

const choice = (given: Option): string =>
  writeOption(given, (word, place) => NAMES[given[0]]?.[place]?.[Number(word)] ?? String(word));

function option(word: string): Option {
  const [verb, ...names] = word.split(":");
  const expected = NAMES[verb] ?? [];
  if (names.length !== expected.length)
    throw new NotationError(`“${word}”: ${verb} takes ${expected.length} names`);
  return [verb, ...names.map((name, i) => find(expected[i], name, "name"))];
}

export const notation: Notation<Confrontation> = { write, read, choice, option };
