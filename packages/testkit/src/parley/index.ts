/** Parley as everybody else sees it: the kernel's and the test kit's own game (rules in `rules.md`). */
import type { Game, Option, Refusal, Seat } from "@westmarch/kernel";
import { CARDS, cardName, definitionOf, isAnswer, isFollower, SLANDER, SPY } from "./cards.ts";
import { ASIDE, chapters, MOST_BID, RETINUE } from "./chapters.ts";
import { newParley } from "./newgame.ts";
import { notation } from "./notation.ts";
import { allies, clone, imagine, type Parley, project, type Secret, seatsOf } from "./state.ts";

export type { Parley, Secret } from "./state.ts";

const NAMES = ["north", "east", "south", "west"] as const;

/** Why a card may not be played (section 3). */
function whyNotPlay(view: Parley, seat: Seat, card: number, on: Seat): Refusal | null {
  const named = { card: cardName(card) };
  if (!view.secret.hands[seat]?.includes(card)) return { reason: "not-in-hand", rule: "2.3", facts: named };
  if (isAnswer(card)) return { reason: "only-as-answer", rule: "4", facts: named };
  if (isFollower(card)) {
    return view.retinue[seat].length >= RETINUE
      ? { reason: "retinue-full", rule: "3.1", facts: { most: RETINUE } }
      : null;
  }
  const definition = definitionOf(card);
  if (definition !== SLANDER && definition !== SPY) return null;
  const rule = definition === SLANDER ? "3.2" : "3.4";
  if (!(on in view.sealed) || allies(view, seat, on)) return { reason: "not-an-enemy", rule };
  if (definition === SPY && view.secret.hands[on].length === 0) return { reason: "no-cards-there", rule };
  return null;
}

function whyNot(view: Parley, seat: Seat, attempt: Option): Refusal | null {
  switch (attempt[0]) {
    case "play":
      return whyNotPlay(view, seat, Number(attempt[1]), Number(attempt[2] ?? -1));
    case "aside":
      return view.secret.asides[seat].length >= ASIDE ? { reason: "enough-aside", rule: "2.1" } : null;
    case "bid":
      if (Number(attempt[1]) > MOST_BID)
        return { reason: "bid-too-high", rule: "2.2", facts: { most: MOST_BID } };
      return Number(attempt[1]) > view.favour[seat]
        ? { reason: "not-enough-favour", rule: "2.2", facts: { favour: view.favour[seat] } }
        : null;
    default:
      return null;
  }
}

/** Version 1 kept honour under `score`, called the paragraph `act` `play`, and stored who listens to what. */
function fromVersion1(old: unknown): Parley {
  const {
    score,
    listeners: _,
    ...rest
  } = old as Omit<Parley, "honour"> & { score: number[]; listeners: unknown };
  const stack = rest.stack.map((f) => (f.chapter === "round" && f.at === "play" ? { ...f, at: "act" } : f));
  return { ...rest, honour: score, stack };
}

function invariants(g: Parley): string[] {
  const wrong: string[] = [];
  const { hands, asides, deck } = g.secret;
  const cards = [...hands.flat(), ...asides.flat(), ...deck, ...g.retinue.flat(), ...g.pile];
  if (cards.length !== CARDS || new Set(cards).size !== CARDS) wrong.push("cards are missing or there twice");
  if (g.honour.some((n) => n < 0) || g.favour.some((n) => n < 0)) wrong.push("a seat has less than nothing");
  if (g.retinue.some((retinue) => retinue.length > RETINUE)) wrong.push("a retinue is too large");
  return wrong;
}

export const parley: Game<Parley, Secret> = {
  id: "parley",
  version: 2,
  seats: (settings) => NAMES.slice(0, seatsOf(settings)),
  settings: [
    { id: "seats", kind: "choice", values: ["2", "3", "4"], initial: "2" },
    { id: "teams", kind: "switch", initial: false, rule: "1.3" },
    { id: "rounds", kind: "choice", values: ["3", "5"], initial: "3", rule: "2.4" },
  ],
  teams: (settings) =>
    settings.teams === true && seatsOf(settings) === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : NAMES.slice(0, seatsOf(settings)).map((_, seat) => [seat]),
  chapters,
  setup: newParley,
  clone,
  project,
  imagine,
  whyNot,
  migrations: { 1: fromVersion1 },
  notation,
  invariants,
};
