/** Tables for tests: decks of any cards of the set, and games at random. */
import { type Ask, Engine, type Game, type Option, type Seat, stream } from "@westmarch/kernel";
import { rulingsOf } from "../bringing.ts";
import { CARD, type CardId, isFreePeoples, isShadow, printed } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import { type Deck, newGame } from "../newgame.ts";
import type { CardGame, Secret } from "../state.ts";

type Pick = (sides: number) => number;

const SITES_BY_NUMBER = Array.from({ length: 9 }, (_, i) =>
  CARD.all.filter((card) => printed(card).siteNumber === i + 1 && printed(card).type === "Site"),
);

/** A deck with as many cards of each side as the rules ask for, whatever they are. */
export function anyDeck(pick: Pick): Deck {
  const some = (all: readonly CardId[], many: number): CardId[] =>
    Array.from({ length: many }, () => all[pick(all.length)]);
  return {
    ringBearer: CARD.named(pick(2) ? "1R289" : "1C290"),
    ring: CARD.named(pick(2) ? "1R1" : "1C2"),
    sites: SITES_BY_NUMBER.flatMap((sites) => some(sites, 1)),
    cards: [...some(CARD.all.filter(isFreePeoples), 30), ...some(CARD.all.filter(isShadow), 30)],
  };
}

/** The game with these decks. */
export const gameOf = (decks: readonly Deck[]): Game<CardGame, Secret> => ({
  ...tradingCardGame,
  seats: () => decks.map((_, seat) => `player-${seat + 1}`),
  settings: [],
  setup: () => newGame(decks, rulingsOf({})),
});

/** Plays a game at random to its end, or for so many decisions; `look` sees every position. */
export function playAtRandom(
  seats: number,
  seed: number,
  most: number,
  look: (g: CardGame, seat: Seat) => void,
): CardGame {
  const pick = stream(seed);
  const engine = new Engine(gameOf(Array.from({ length: seats }, () => anyDeck(pick))));
  const chance = (_: number, sides: number): number => pick(sides);
  const g = engine.start({}, chance);
  for (let made = 0; made < most && !g.result; made++) {
    const [ask] = engine.asks(g);
    if (!ask) throw new Error("nobody is asked, and the game goes on");
    look(g, ask.seat);
    engine.trust(g, ask.seat, ask.options[pick(ask.options.length)], chance);
  }
  return g;
}

/** Chooses at random, but bids no more than so many burdens: higher ones end most games before they have begun. */
export const withBids =
  (most: number) =>
  (ask: Ask, _view: () => CardGame, random: Pick): Option =>
    ask.options[random(ask.prompt === "bid" ? most + 1 : ask.options.length)];
