/** How a position of the card game is set up by hand. */
import type { Editing } from "@westmarch/boardkit";
import { Engine } from "@westmarch/kernel";
import { printed } from "../../data/ids.ts";
import { tradingCardGame } from "../../index.ts";
import type { CardGame } from "../../state.ts";
import { insert, put, take } from "../../table/copies.ts";
import { changed } from "./change.ts";
import { groups } from "./knobs.ts";
import { inPlay, leave, move, places, racks, standing } from "./pieces.ts";

const HAND = 8;

/** Two ready decks at the first site, the Ring-bearers alone, with a hand each. */
function start(): CardGame {
  const settings = { deck1: "elves-dwarves-nazgul", deck2: "hobbits-sauron" };
  const dealt = new Engine(tradingCardGame).start(settings, () => 0);
  return changed(dealt, (g) => {
    Object.assign(g, { order: [0, 1], turn: 0, phase: "fellowship" });
    for (const [seat, { bearer, ring }] of g.starts.entries()) {
      const sites = g.secret.adventure[seat];
      const first = sites.find((site) => printed(site).siteNumber === 1);
      if (seat === 0 && first !== undefined && take(sites, first)) put(g, first, seat, "path");
      g.bearer[seat] = put(g, bearer, seat, "fellowship");
      put(g, ring, seat, "attached", g.bearer[seat]);
      g.at[seat] = 1;
      for (const card of g.secret.decks[seat].splice(0, HAND)) insert(g.secret.hands[seat], card);
    }
  });
}

const clear = (g: CardGame): CardGame =>
  g.out.reduce((left, _, seat) => {
    const [copy] = inPlay(left, seat);
    return copy ? clear(leave(left, copy.id)) : left;
  }, g);

export const editing: Editing<CardGame> = {
  start,
  clear,
  racks,
  places,
  standing,
  move,
  groups,
  fault: () => null,
  doubts: () => [],
};
