/** Other worlds that a seat cannot tell from the real one, made without `imagine`. */
import { Engine, type Seat } from "@westmarch/kernel";
import type { CardId } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import { UNSEEN } from "../state.ts";

const engine = new Engine(tradingCardGame);

/** The same position, in which cards of each seat that this one does not see have changed places. */
export function exchanged(g: CardGame, seat: Seat, random: (sides: number) => number): CardGame {
  const world = tradingCardGame.clone(g);
  const seen = engine.view(g, seat).secret;
  for (const owner of g.out.keys()) {
    const piles = [world.secret.hands[owner], world.secret.decks[owner]];
    const views = [seen.hands[owner], seen.decks[owner]];
    const places = piles.flatMap((cards, pile) =>
      cards.flatMap((_, at) => (views[pile][at] === UNSEEN ? [{ pile, at }] : [])),
    );
    const loose: CardId[] = places.map(({ pile, at }) => piles[pile][at]);
    for (const { pile, at } of places) {
      const [card] = loose.splice(random(loose.length), 1);
      piles[pile][at] = card;
    }
    world.secret.hands[owner].sort((one, other) => one - other);
  }
  return world;
}
