import type { Seat } from "@westmarch/kernel";
import { pick, type Random } from "@westmarch/testkit";
import { CARD } from "../data/cards.ts";
import { chapterOf, raceOf, TOKEN } from "../data/ids.ts";
import { type Duel, duel } from "../index.ts";
import { LEFTOVERS } from "../state.ts";

/** A place in which something lies unseen. */
interface Place {
  readonly list: number[];
  readonly at: number;
}

const cardsIn = (list: number[], unseen: (at: number) => boolean): Place[] =>
  list.flatMap((card, at) => (card >= 0 && unseen(at) ? [{ list, at }] : []));

/** What a seat may not know by 3.5, 3.6, 4.6 and P-15, in groups that could lie the other way round. */
function hidden({ secret, looked, known }: Duel, seat: Seat): Place[][] {
  const cards = [
    ...cardsIn(secret.slots, () => true),
    ...cardsIn(secret.leftovers, (at) => (looked[seat]! & (1 << Math.floor(at / LEFTOVERS))) === 0),
  ];
  const chapters = [1, 2, 3].map((chapter) =>
    cards.filter(({ list, at }) => chapterOf(CARD.of(list[at])) === chapter),
  );
  const stacks = secret.stacks.map((list) => cardsIn(list, (at) => at >= known[raceOf(TOKEN.of(list[at]))]!));
  return [...chapters, ...stacks, cardsIn(secret.pile, () => true)].filter((places) => places.length > 1);
}

/**
 * Another world that this seat must not be able to tell from this one: two unseen cards, tokens or tiles have changed
 * places. Does not use `imagine`.
 */
export function exchanged(g: Duel, seat: Seat, random: Random): Duel {
  const world = duel.clone(g);
  const groups = hidden(world, seat);
  if (groups.length === 0) return world;
  const group = pick(groups, random);
  const first = pick(group, random);
  const second = pick(
    group.filter((place) => place !== first),
    random,
  );
  const card = first.list[first.at]!;
  first.list[first.at] = second.list[second.at]!;
  second.list[second.at] = card;
  return world;
}
