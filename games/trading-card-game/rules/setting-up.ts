/** Setting up (3). */
import { NONE, type Seat } from "@westmarch/kernel";
import { canPay } from "../cards/paying.ts";
import { saidFromHand } from "../cards/saying.ts";
import { partOf } from "../cards/texts.ts";
import { type CardId, printed } from "../data/ids.ts";
import { brought } from "../decks/brought.ts";
import { randomDeck } from "../decks/random.ts";
import { bring } from "../newgame.ts";
import { type CardGame, NOBODY, UNSEEN } from "../state.ts";
import { put, take } from "../table.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { drawCards, HAND_SIZE, shuffle } from "./decks.ts";
import { happen } from "./happenings.ts";
import { isCorrupted } from "./ring.ts";
import { laySite, ownSite } from "./sites.ts";
import { clashes } from "./uniqueness.ts";
import { nextTurn } from "./winning.ts";

/** Twilight that the starting companions may cost together (3.7). */
const STARTING_TWILIGHT = 4;

const seatsOf = (g: CardGame): readonly Seat[] => g.out.map((_, seat) => seat);

/** Companions with which a seat may begin (3.7, 3.8): printed costs count, and what they ask for must be there. */
function starters(g: CardGame, seat: Seat, left: number): readonly CardId[] {
  return [...new Set(g.secret.decks[seat])]
    .sort((one, other) => one - other)
    .filter(
      (card) =>
        card !== UNSEEN &&
        printed(card).type === "Companion" &&
        (printed(card).twilight ?? 0) <= left &&
        !clashes(g, seat, card) &&
        canPay(g, saidFromHand(seat, card), partOf(card, "play")?.cost),
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
  const seats = [...seatsOf(c.g)];
  for (let i = seats.length - 1; i > 0; i--) {
    const j = c.draw(i + 1);
    [seats[i], seats[j]] = [seats[j], seats[i]];
  }
  return seats.toSorted((one, other) => c.g.burdens[other] - c.g.burdens[one]);
}

export const settingUp = chapter("setting-up", { left: STARTING_TWILIGHT, place: 0, bidders: [] })({
  /** Decks that nobody has chosen are made at random (2). */
  decks: (c) => {
    const { g } = c;
    for (const seat of seatsOf(g)) {
      if (g.starts[seat].bearer === UNSEEN) bring(g, seat, brought(randomDeck((sides) => c.draw(sides))));
    }
  },
  bid: {
    prompt: "bid",
    together: (g) => seatsOf(g).map((seat) => ({ seat, options: bids(g, seat) })),
    opened: (c, f, answers) => {
      const { g } = c;
      for (const [seat, [, burdens]] of answers.entries()) {
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
    pick: (g, f) => ({
      seat: f.bidders[f.place] ?? NOBODY,
      options:
        f.place < f.bidders.length
          ? g.order.flatMap((who, place) => (who === NOBODY ? [["place", place] as const] : []))
          : [],
    }),
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
    const [first = NOBODY] = g.order;
    const site = ownSite(g, first, 1);
    if (site !== undefined) laySite(c, first, site);
    for (const seat of g.order) bringRingBearer(c, seat);
    f.place = 0;
    g.turn = first;
  },
  begin: {
    prompt: "start",
    pick: (g, f) => {
      const seat = g.turn;
      return {
        seat,
        options: [...starters(g, seat, f.left).map((card) => ["start", card] as const), ["done"]],
        about: [f.left],
      };
    },
    // Whether a deck has a companion for him is nobody else's business (22).
    always: true,
    answered: (c, f, [verb, card]) => {
      if (verb === "done") return;
      const { g } = c;
      const seat = g.turn;
      take(g.secret.decks[seat], card);
      f.left -= printed(card).twilight ?? 0;
      const on = put(g, card, seat, "fellowship");
      c.tell("played", { seat, card, copy: on, on: NONE, twilight: 0, from: "deck" });
      const call = happen(c, { what: "played", on, card, seat, others: [] });
      return call ? { call, next: "begin" } : { go: "begin" };
    },
  },
  /** 3.10. */
  hand: (c, f) => {
    const { g } = c;
    shuffle(c, g.turn);
    drawCards(c, g.turn, HAND_SIZE);
    f.left = STARTING_TWILIGHT;
    f.place++;
    g.turn = g.order[f.place] ?? NOBODY;
    if (f.place < g.order.length) return { go: "begin" };
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
    g.turn = seat;
    return isCorrupted(g)
      ? { ...enter("losing", { seat, how: "corrupted" }), next: "check" }
      : { go: "check" };
  },
});

export const game = chapter("game")({
  setUp: () => enter("setting-up", {}),
  turn: () => enter("turn", {}),
  next: ({ g }) => {
    g.turn = nextTurn(g);
    return { go: "turn" };
  },
});
