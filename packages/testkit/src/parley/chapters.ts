/** Section 2: the round, and the choices made in it. */
import { onward } from "@westmarch/cards";
import type { Go, Question, Seat } from "@westmarch/kernel";
import { slander } from "./abilities.ts";
import { cardName, definitionOf, FEAST, GIFT, isAnswer, isFollower, SLANDER, SPY } from "./cards.ts";
import { discard, effect, giving, happen } from "./effects.ts";
import { allies, type Parley } from "./state.ts";
import { type C, type Chosen, chapter, enter, type Round } from "./vocabulary.ts";
import type { Words } from "./words.ts";

const HAND = 4;
export const ASIDE = 2;
export const RETINUE = 3;
export const MOST_BID = 3;
const MOST_FAVOUR = 6;
const GOAL = 10;

const seatsIn = (g: Parley): Seat[] => g.sealed.map((_, seat) => seat);

/** 1.4: one card from the deck, at random; the owner alone sees it. */
function draw(c: C, seat: Seat): void {
  const { secret, pile } = c.g;
  if (secret.deck.length === 0) secret.deck.push(...pile.splice(0));
  if (secret.deck.length === 0) return;
  const [card] = secret.deck.splice(c.draw(secret.deck.length), 1);
  secret.hands[seat].push(card);
  c.tellMore("drew", { seat }, [seat], { card: cardName(card) });
}

/** 2.1. */
const musterAsk = (g: Parley, seat: Seat): Question<Words, "muster"> => ({
  seat,
  options: [
    ...(g.secret.asides[seat].length < ASIDE
      ? g.secret.hands[seat].map((card) => ["aside", card] as const)
      : []),
    ["ready"],
  ],
});

/** 2.2. */
const bidAsk = (g: Parley, seat: Seat): Question<Words, "bid"> => ({
  seat,
  options: Array.from({ length: Math.min(MOST_BID, g.favour[seat]) + 1 }, (_, n) => ["bid", n]),
});

const enemies = (g: Parley, seat: Seat): Seat[] => seatsIn(g).filter((other) => !allies(g, seat, other));

/** 2.3, section 3: what a card may be played for. */
function plays(g: Parley, seat: Seat, card: number): Chosen<"play">[] {
  if (card < 0 || isAnswer(card)) return [];
  if (isFollower(card)) return g.retinue[seat].length < RETINUE ? [["play", card]] : [];
  const definition = definitionOf(card);
  if (definition === SLANDER) return enemies(g, seat).map((on) => ["play", card, on]);
  if (definition !== SPY) return [["play", card]];
  const spied = enemies(g, seat).filter((on) => g.secret.hands[on].length > 0);
  return spied.map((on) => ["play", card, on]);
}

const turnOf = (g: Parley, f: Round): Seat => (g.leader + f.taken) % g.sealed.length;

/** 7.1. */
function finish(c: C): void {
  const { g } = c;
  const scores = seatsIn(g).map((seat) =>
    seatsIn(g).reduce((sum, other) => sum + (allies(g, seat, other) ? g.honour[other] : 0), 0),
  );
  const best = Math.max(...scores);
  const winners = seatsIn(g).filter((seat) => scores[seat] === best);
  const reason = Math.max(...g.honour) >= GOAL ? "honour" : "rounds";
  g.result = { winners: winners.length === scores.length ? [] : winners, reason, scores };
  c.tell("ended", { winners: g.result.winners, reason });
}

function act(c: C, seat: Seat, option: Chosen<"play" | "pass">): Go<"turn", never> {
  if (option[0] === "pass") {
    c.tell("passed", { seat });
    return { go: "turn" };
  }
  const [, card] = option;
  const { g } = c;
  c.tell("played", { seat, card: cardName(card) });
  if (isFollower(card)) {
    g.secret.hands[seat].splice(g.secret.hands[seat].indexOf(card), 1);
    g.retinue = g.retinue.with(seat, [...g.retinue[seat], card]);
    return { go: "turn" };
  }
  discard(c, seat, card);
  return deed(c, seat, definitionOf(card), option.length === 3 ? option[2] : seat);
}

/** 3.2 to 3.5. */
function deed(c: C, by: Seat, definition: number, on: Seat): Go<"turn", never> {
  const { g } = c;
  switch (definition) {
    case SLANDER:
      return onward(happen(c, { do: "lose", on, by, n: slander(g, by, on), deed: true }), "turn");
    case GIFT:
      return onward(happen(c, { do: "gain", on: by, n: 2, deed: true }), "turn");
    case FEAST:
      return enter("feast", { by }, "turn");
    default:
      return onward(happen(c, { do: "spy", by, on }), "turn");
  }
}

export const chapters = {
  round: chapter("round", { taken: 0 })({
    deal: (c) => {
      for (const seat of seatsIn(c.g)) for (let i = 0; i < HAND; i++) draw(c, seat);
    },
    begin: (c, f) => {
      const { g } = c;
      g.round++;
      g.ready = 0;
      f.taken = 0;
      c.tell("round", { round: g.round });
    },
    muster: {
      prompt: "muster",
      each: (g) => seatsIn(g).flatMap((seat) => (g.ready & (1 << seat) ? [] : [musterAsk(g, seat)])),
      take: (c, _f, option, seat) => {
        const { g } = c;
        if (option[0] === "ready") {
          g.ready |= 1 << seat;
          c.tell("ready", { seat });
          return;
        }
        const hand = g.secret.hands[seat];
        const [, card] = option;
        g.secret.asides[seat].push(...hand.splice(hand.indexOf(card), 1));
        c.tellMore("aside", { seat }, [seat], { card: cardName(card) });
      },
    },
    refresh: (c) => {
      const { secret } = c.g;
      for (const seat of seatsIn(c.g)) {
        const count = secret.asides[seat].length;
        secret.deck.push(...secret.asides[seat].splice(0));
        for (let i = 0; i < count; i++) draw(c, seat);
      }
    },
    bid: {
      prompt: "bid",
      together: (g) => seatsIn(g).map((seat) => bidAsk(g, seat)),
      opened: (c, _f, answers) => {
        const { g } = c;
        const bids = answers.map(([, favour]) => favour);
        const best = Math.max(...bids);
        const highest = seatsIn(g).filter((seat) => bids[seat] === best);
        g.leader = highest[highest.length > 1 ? c.draw(highest.length) : 0];
        g.favour[g.leader] -= best;
        c.tell("bids", { bids, leader: g.leader });
      },
    },
    turn: ({ g }, f) => (f.taken === g.sealed.length ? { go: "close" } : undefined),
    act: {
      prompt: "turn",
      ask: (g, f) => {
        const seat = turnOf(g, f);
        const options = g.secret.hands[seat].flatMap((card) => plays(g, seat, card));
        return { seat, options: [...options, ["pass"]] };
      },
      answered: (c, f, option, seat) => {
        f.taken++;
        return act(c, seat, option);
      },
    },
    close: (c) => {
      const { g } = c;
      if (g.round === g.rounds || Math.max(...g.honour) >= GOAL) {
        finish(c);
        return;
      }
      for (const seat of seatsIn(g)) {
        while (g.secret.hands[seat].length < HAND) {
          const before = g.secret.hands[seat].length;
          draw(c, seat);
          if (g.secret.hands[seat].length === before) break;
        }
        g.favour[seat] = Math.min(MOST_FAVOUR, g.favour[seat] + 1);
      }
      return { go: "begin" };
    },
  }),
  feast: chapter("feast", { served: 0 })({
    serve: (c, f) => {
      const { length } = c.g.sealed;
      if (f.served === length) return { end: null };
      const on = (f.by + f.served) % length;
      f.served++;
      return onward(happen(c, { do: "gain", on, n: 1, deed: true }), "serve");
    },
  }),
  look: chapter("look")({
    take: {
      prompt: "spy",
      ask: (g, f) => ({
        seat: f.by,
        options: g.secret.hands[f.on].map((card) => ["take", card]),
        about: [f.on],
      }),
      answered: (c, f, [, card]) => {
        discard(c, f.on, card);
        c.tell("taken", { seat: f.by, on: f.on, card: cardName(card) });
      },
    },
  }),
  effect,
  giving,
};
