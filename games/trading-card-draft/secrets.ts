/** Who knows what: everybody his pack and his pool, and of the others how many cards they have. */
import type { Random, Seat } from "@westmarch/kernel";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { openBooster, openStarter } from "@westmarch/trading-card-game/decks/boosters";
import { cardsOf } from "@westmarch/trading-card-game/decks/brought";
import { type Draft, type Secret, UNSEEN } from "./state.ts";

const unseen = (cards: readonly CardId[]): CardId[] => cards.map(() => UNSEEN);

/** What a seat (null: a spectator) may know. */
export function project({ packs, pools }: Secret, seat: Seat | null): Secret {
  const own = (all: readonly (readonly CardId[])[]): CardId[][] =>
    all.map((cards, owner) => (owner === seat ? cards.slice() : unseen(cards)));
  return { packs: own(packs), pools: own(pools) };
}

/** So many cards out of packs: the last of each, since the best are picked first. */
function fromPacks(many: number, random: Random): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < many) cards.push(...cardsOf(openBooster(random)).slice(cards.length - many));
  return cards;
}

/** What a seat might take the others to hold: a starter and cards out of packs. */
export function imagine({ secret }: Draft, seat: Seat, random: Random): Secret {
  const packs = secret.packs.map((cards, owner) =>
    owner === seat ? cards.slice() : fromPacks(cards.length, random),
  );
  const pools = secret.pools.map((cards, owner) => {
    if (owner === seat) return cards.slice();
    const starter = cardsOf(openStarter(random)).slice(0, cards.length);
    return [...starter, ...fromPacks(cards.length - starter.length, random)].sort(
      (one, other) => one - other,
    );
  });
  return { packs, pools };
}
