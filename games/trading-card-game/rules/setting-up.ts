/** Setting up (3). */
import { onward } from "@westmarch/cards";
import { type Frame, NONE, type Seat, shuffled } from "@westmarch/kernel";
import { contextFromHand } from "../cards/text-context.ts";
import { partOf } from "../cards/texts.ts";
import { type CardId, printed } from "../data/ids.ts";
import { brought } from "../decks/brought.ts";
import { randomDeck } from "../decks/random.ts";
import { bring, moveLimitOf } from "../newgame.ts";
import { type CardGame, NOBODY, UNSEEN } from "../state.ts";
import { hasInPlay } from "../table/active.ts";
import { put, take } from "../table/copies.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { drawCards, HAND_SIZE, shuffle, shuffleHandIn } from "./decks.ts";
import { happen } from "./happen.ts";
import { canPay } from "./playable.ts";
import { isCorrupted } from "./ring.ts";
import { laySite, ownSite } from "./sites.ts";
import { clashes } from "./uniqueness.ts";
import { nextTurn } from "./winning.ts";

/** Twilight that the starting companions may cost together (3.7). */
const STARTING_TWILIGHT = 4;
/** Cards of a hand that is drawn anew (3.11). */
const REDRAWN = 6;

/** Everybody who has not given up before it began. */
const seatsOf = (g: CardGame): readonly Seat[] => [...g.out.keys()].filter((seat) => !g.out[seat]);

/** Companions with which a seat may begin (3.7, 3.8): printed costs count, and what they ask for must be there. */
function starters(g: CardGame, seat: Seat, left: number): readonly CardId[] {
  const companions = g.secret.decks[seat].filter(
    (card) => card !== UNSEEN && printed(card).type === "Companion" && (printed(card).twilight ?? 0) <= left,
  );
  return [...new Set(companions)]
    .sort((one, other) => one - other)
    .filter(
      (card) => !clashes(g, seat, card) && canPay(g, contextFromHand(seat, card), partOf(card, "play")?.cost),
    );
}

/** Bids that make sense: one that reaches the resistance corrupts at once (3.6). */
const bids = (g: CardGame, seat: Seat): Chosen<"bid">[] =>
  Array.from({ length: g.resistance[seat] + 1 }, (_, burdens) => ["bid", burdens] as const);

/** Puts the Ring-bearer and the Ring on the table (3.6). */
function bringRingBearer(c: C, seat: Seat): void {
  const { g } = c;
  g.bearer[seat] = put(g, g.starts[seat].bearer, seat, "fellowship");
  put(g, g.starts[seat].ring, seat, "attached", g.bearer[seat]);
}

/** Orders the bidders: the highest first, equal ones at random (3.2). */
function byBid(c: C): readonly Seat[] {
  const seats = shuffled(seatsOf(c.g), (sides) => c.draw(sides));
  return seats.toSorted((one, other) => c.g.burdens[other] - c.g.burdens[one]);
}

/** A companion of the starting fellowship comes out of the draw deck (3.7). */
function startWith(c: C, seat: Seat, card: CardId): Frame | undefined {
  const { g } = c;
  take(g.secret.decks[seat], card);
  const on = put(g, card, seat, "fellowship");
  c.tell("played", { seat, card, copy: on, on: NONE, twilight: 0, from: "deck" });
  return happen(c, { what: "played", on, card, seat, others: [] });
}

/**
 * Chapters 2 and 3: decks, bids, places, Ring-bearers, starting companions and hands. `left`: twilight left for
 * starting companions; `bidders`: seats by their bids; `place`: how many of them have chosen a place.
 */
export const settingUp = chapter("setting-up", { left: STARTING_TWILIGHT, place: 0, bidders: [] })({
  /** A player who has chosen no deck gets one at random (2). */
  decks: (c) => {
    const { g } = c;
    for (const seat of seatsOf(g)) {
      if (g.starts[seat].bearer === UNSEEN) {
        const deck = randomDeck((sides) => c.draw(sides), {}, g.rulings);
        bring(g, seat, brought(deck));
      }
    }
  },
  /** 20.1: in a first game no player bids, and chance says who begins. */
  lot: (c, f) => {
    const { g } = c;
    if (!g.rulings.firstGame) return;
    const seats = seatsOf(g);
    const first = c.draw(seats.length);
    g.order = [...seats.slice(first), ...seats.slice(0, first)];
    for (const [place, seat] of g.order.entries()) c.tell("seat-taken", { seat, place });
    f.place = g.order.length;
    return { go: "seated" };
  },
  bid: {
    prompt: "bid",
    together: (g) => seatsOf(g).map((seat) => ({ seat, options: bids(g, seat) })),
    opened: (c, f, answers) => {
      const { g } = c;
      for (const [i, seat] of seatsOf(g).entries()) {
        const [, burdens] = answers[i];
        g.burdens[seat] = burdens;
        c.tell("bid", { seat, burdens });
      }
      g.order = seatsOf(g).map(() => NOBODY);
      f.bidders = byBid(c);
    },
  },
  /** 3.2. */
  place: {
    prompt: "seat",
    pick: (g, f) => {
      const seat = f.bidders[f.place] ?? NOBODY;
      const free = g.order.flatMap((who, place) => (who === NOBODY ? [["place", place] as const] : []));
      // A player who has given up leaves the first free place empty.
      return { seat, options: g.out[seat] ? free.slice(0, 1) : free };
    },
    none: () => ({ go: "seated" }),
    answered: (c, f, [, place]) => {
      const seat = f.bidders[f.place] ?? NOBODY;
      c.g.order[place] = seat;
      f.place++;
      c.tell("seat-taken", { seat, place });
      return { go: "place" };
    },
  },
  /** 3.5. */
  seated: (c, f) => {
    const { g } = c;
    const left = g.order.filter((seat) => !g.out[seat]);
    const [first = NOBODY] = left;
    const site = ownSite(g, first, 1);
    if (site !== undefined) laySite(c, first, site);
    for (const seat of left) bringRingBearer(c, seat);
    // 8.2: as many as there are opponents when the game begins.
    g.usualLimit = moveLimitOf(g.order.length);
    f.place = 0;
    g.turn = g.order[0] ?? NOBODY;
  },
  /** 20.1: a box begins with its own companions in a first game. */
  box: (c) => {
    const { g } = c;
    const { companions } = g.starts[g.turn];
    if (companions.length === 0) return;
    const next = companions.find((card) => !hasInPlay(g, g.turn, printed(card).title));
    if (next === undefined || g.out[g.turn]) return { go: "hand" };
    return onward(startWith(c, g.turn, next), "box");
  },
  begin: {
    prompt: "start",
    pick: (g, f) => {
      const seat = g.turn;
      return {
        seat,
        options: g.out[seat]
          ? []
          : [...starters(g, seat, f.left).map((card) => ["start", card] as const), ["done"]],
        about: [f.left],
      };
    },
    none: () => ({ go: "hand" }),
    // Asked in any case: whether a deck has a companion to start with is hidden from other players (22).
    always: true,
    answered: (c, f, [verb, card]) => {
      if (verb === "done") return;
      f.left -= printed(card).twilight ?? 0;
      return onward(startWith(c, c.g.turn, card), "begin");
    },
  },
  /** 3.10. */
  hand: (c) => {
    const { g } = c;
    if (!g.out[g.turn]) {
      shuffle(c, g.turn);
      drawCards(c, g.turn, HAND_SIZE);
    }
  },
  /** 3.11. */
  redraw: {
    prompt: "redraw",
    pick: ({ rulings, out, turn }) => ({
      seat: turn,
      options: rulings.redraw && !out[turn] ? [["yes"], ["no"]] : [],
    }),
    answered: (c, _, [answer], seat) => {
      if (answer === "no") return;
      shuffleHandIn(c, seat);
      drawCards(c, seat, REDRAWN);
    },
  },
  nextFellowship: ({ g }, f) => {
    f.left = STARTING_TWILIGHT;
    f.place++;
    g.turn = g.order[f.place] ?? NOBODY;
    if (f.place < g.order.length) return { go: "box" };
    g.turn = g.order[0] ?? NOBODY;
  },
  /** 3.6: a bid that reaches his resistance corrupts the Ring-bearer before the first turn. */
  corrupted: ({ g }, f) => {
    f.place = 0;
    g.phase = "end";
  },
  check: ({ g }, f) => {
    const seat = g.order[f.place];
    if (seat === undefined) {
      g.turn = g.order.find((one) => !g.out[one]) ?? NOBODY;
      return { end: null };
    }
    f.place++;
    if (g.out[seat]) return { go: "check" };
    g.turn = seat;
    return isCorrupted(g)
      ? { ...enter("losing", { seat, how: "corrupted" }), next: "check" }
      : { go: "check" };
  },
});

/** A whole game: setting up, then turn after turn (19.3). */
export const game = chapter("game")({
  setUp: () => enter("setting-up", {}),
  turn: () => enter("turn", {}),
  next: ({ g }) => {
    g.turn = nextTurn(g);
    return { go: "turn" };
  },
});
