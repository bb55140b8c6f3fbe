/**
 * A position on one line: `game=…` what is public, one `seat=hand;aside;retinue;honour;favour` for each seat, the deck
 * and the pile, then the place in the rules.
 */
import {
  type Notation,
  NotationError,
  type Option,
  type Result,
  readStack,
  writeOption,
  writeStack,
} from "@westmarch/kernel";
import { CARDS, cardName, cardNamed } from "./cards.ts";
import { newParley } from "./newgame.ts";
import type { Parley } from "./state.ts";

const writeCards = (cards: readonly number[]): string => cards.map(cardName).join(",");

function readCards(list: string): number[] {
  if (list === "") return [];
  return list.split(",").map((name) => {
    const card = cardNamed(name);
    if (card === null) throw new NotationError(`“${name}” is not a card`);
    return card;
  });
}

const readNumber = (word: string | undefined): number => {
  const value = Number(word);
  if (word === undefined || word === "" || !Number.isInteger(value))
    throw new NotationError(`“${word}” is not a number`);
  return value;
};

function writeResult({ reason, winners, scores = [] }: Result): string {
  return `${reason}:${winners.join("+")}:${scores.join("+")}`;
}

function readResult(word: string): Result {
  const [reason = "", winners = "", scores = ""] = word.split(":");
  const list = (written: string) => (written === "" ? [] : written.split("+").map(readNumber));
  return { winners: list(winners), reason, scores: list(scores) };
}

const CARD_WORDS = new Set(["play", "aside", "take", "use"]);

const choice = (option: Option): string =>
  writeOption(option, (word, place) =>
    place === 0 && CARD_WORDS.has(option[0]) ? cardName(Number(word)) : String(word),
  );

function option(word: string): Option {
  const [verb = "", ...words] = word.split(":");
  return [
    verb,
    ...words.map((one, place) => (place === 0 && CARD_WORDS.has(verb) ? readCards(one)[0] : readNumber(one))),
  ];
}

function write(g: Parley): string {
  const { hands, asides, deck } = g.secret;
  const numbers = [g.version, g.drawn, g.teams ? 1 : 0, g.rounds, g.round, g.leader, g.ready];
  return [
    `game=${numbers.join(":")}`,
    ...g.sealed.map(
      (_, seat) =>
        `seat=${[hands[seat], asides[seat], g.retinue[seat]].map(writeCards).join(";")};${g.honour[seat]};${g.favour[seat]}`,
    ),
    `deck=${writeCards(deck)}`,
    `pile=${writeCards(g.pile)}`,
    `sealed=${g.sealed.map((sealed) => (sealed ? choice(sealed) : "-")).join(",")}`,
    `at=${writeStack(g.stack)}`,
    ...(g.result ? [`result=${writeResult(g.result)}`] : []),
  ].join(" ");
}

function read(line: string): Parley {
  const words = line.trim().split(/\s+/);
  const all = (key: string) =>
    words.flatMap((word) => (word.startsWith(`${key}=`) ? [word.slice(key.length + 1)] : []));
  const one = (key: string): string => {
    const [found] = all(key);
    if (found === undefined) throw new NotationError(`${key}=… was expected`);
    return found;
  };
  const seats = all("seat").map((seat) => seat.split(";"));
  if (seats.length < 2 || seats.length > 4) throw new NotationError("two to four seat=… were expected");
  const [version, drawn, teams, rounds, round, leader, ready] = one("game").split(":").map(readNumber);
  const g: Parley = {
    ...newParley({}),
    version,
    drawn,
    sealed: one("sealed")
      .split(",")
      .map((word) => (word === "-" ? null : option(word))),
    result: all("result").map(readResult)[0] ?? null,
    stack: readStack(one("at")),
    teams: teams === 1,
    rounds,
    round,
    leader,
    ready,
    honour: seats.map((seat) => readNumber(seat[3])),
    favour: seats.map((seat) => readNumber(seat[4])),
    retinue: seats.map((seat) => readCards(seat[2] ?? "")),
    pile: readCards(one("pile")),
    secret: {
      hands: seats.map((seat) => readCards(seat[0] ?? "")),
      asides: seats.map((seat) => readCards(seat[1] ?? "")),
      deck: readDeck(one("deck"), line),
    },
  };
  return g;
}

/** `deck=*` is every card that is named nowhere else: for positions written by hand. */
function readDeck(written: string, line: string): number[] {
  if (written !== "*") return readCards(written);
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => !line.includes(cardName(card)));
}

export const notation: Notation<Parley> = { write, read, choice, option };
