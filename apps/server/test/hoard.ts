import {
  type Ask,
  anyGame,
  book,
  type Core,
  copyStack,
  type Game,
  type Option,
  type Seat,
  shuffled,
} from "@westmarch/kernel";
import { inJson } from "@westmarch/testkit/toy";

/** What a card is to a seat that may not see it. */
const BACK = -1;
const CARDS = 16;

interface Secret {
  hands: number[][];
  hidden: number[];
  deck: number[];
}

export interface Hoard extends Core<Secret> {
  hand: number;
  hands: number;
  points: number[];
  winner: Seat;
}

const asks = (g: Hoard, verb: string): Ask[] =>
  [0, 1].map((seat) => ({
    seat,
    prompt: verb,
    options: g.secret.hands[seat].map((card) => [verb, card] as Option),
  }));

const backs = (cards: readonly number[]): number[] => cards.map(() => BACK);

/** A card game for these tests, with everything that is hard about a table: hidden hands, choices at one's own pace and sealed, chance, and things shown. */
export const hoard: Game<Hoard, Secret> = {
  id: "hoard",
  version: 1,
  seats: () => ["dragon", "thief"],
  settings: [{ id: "length", kind: "choice", values: ["short", "long", "endless"], initial: "short" }],
  chapters: {
    game: book<Hoard>().chapter("game")({
      deal: (c) => {
        const deck = shuffled(
          Array.from({ length: CARDS }, (_, i) => i),
          (sides) => c.draw(sides),
        );
        c.g.secret = {
          hands: [deck.slice(0, 4), deck.slice(4, 8)],
          hidden: [BACK, BACK],
          deck: deck.slice(8),
        };
        for (const seat of [0, 1]) c.tellOnly([seat], "dealt", { cards: c.g.secret.hands[seat] });
        c.tell("hand-began", { hand: c.g.hand });
      },
      hide: {
        each: (g) => asks(g, "hide").filter((ask) => g.secret.hidden[ask.seat] === BACK),
        take: (c, _f, option, seat) => {
          const card = Number(option[1]);
          c.g.secret.hidden[seat] = card;
          c.g.secret.hands[seat] = c.g.secret.hands[seat].filter((held) => held !== card);
          c.tellOnly([seat], "hid", { card });
        },
      },
      play: {
        together: (g) => asks(g, "play"),
        opened: (c, _f, [first, second]) => {
          const cards = [Number(first[1]), Number(second[1])];
          for (const seat of [0, 1])
            c.g.secret.hands[seat] = c.g.secret.hands[seat].filter((held) => held !== cards[seat]);
          c.g.winner = cards[0] > cards[1] ? 0 : 1;
          c.g.points[c.g.winner]++;
          c.tell("shown", { cards });
        },
      },
      boast: {
        ask: (g) => ({
          seat: g.winner,
          prompt: "boast",
          options: [["dig"], ["boast", 1], ["boast", 2], ["pass"]],
        }),
        answered: (c, _f, option, seat) => {
          if (option[0] === "boast") c.tell("boasted", { seat, times: Number(option[1]) });
          if (option[0] === "dig") {
            const place = c.draw(c.g.secret.deck.length);
            c.tellMore("dug", { seat }, [seat], { card: c.g.secret.deck[place] });
          }
          return c.g.secret.hands[0].length > 0 ? { go: "play" } : undefined;
        },
      },
      end: (c) => {
        c.g.hand++;
        if (c.g.hand < c.g.hands) return { go: "deal" };
        const [a, b] = c.g.points as [number, number];
        c.g.result = { winners: a === b ? [] : [a > b ? 0 : 1], reason: "counted", scores: [a, b] };
        return undefined;
      },
    }),
  },
  setup: (settings) => ({
    stack: [{ chapter: "game", at: "" }],
    secret: { hands: [[], []], hidden: [BACK, BACK], deck: [] },
    hand: 0,
    hands: { short: 2, long: 20, endless: 1_000_000 }[String(settings.length)] ?? 2,
    points: [0, 0],
    winner: 0,
  }),
  clone: (g) => ({
    ...g,
    stack: copyStack(g.stack),
    sealed: g.sealed.slice(),
    points: g.points.slice(),
    secret: {
      hands: g.secret.hands.map((hand) => hand.slice()),
      hidden: g.secret.hidden.slice(),
      deck: g.secret.deck.slice(),
    },
  }),
  project: (secret, seat) => ({
    hands: secret.hands.map((hand, s) => (s === seat ? hand.slice() : backs(hand))),
    hidden: secret.hidden.map((card, s) => (s === seat || card === BACK ? card : -2)),
    deck: backs(secret.deck),
  }),
  imagine: (view) => view.secret,
  whyNot: (view, seat, attempt) =>
    attempt[0] === "hide" && view.secret.hidden[seat] !== BACK
      ? { reason: "already-hidden", rule: "2.1" }
      : null,
  migrations: {},
  notation: inJson(),
  invariants: () => [],
};

export const HOARD = anyGame(hoard);
