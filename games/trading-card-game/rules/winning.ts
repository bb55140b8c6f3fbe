/** Winning and losing (19.4–19.8). */
import { type Frame, frameOf, NONE, type Seat } from "@westmarch/kernel";
import { isSite, printed } from "../data/ids.ts";
import { leftOf, rightOf } from "../seats.ts";
import { type CardGame, NOBODY } from "../state.ts";
import { beingPlayed } from "../table/being-played.ts";
import { find, insert, lift } from "../table/copies.ts";
import { type C, chapter, type TextFrame } from "../vocabulary.ts";
import type { Victory } from "../words.ts";
import { returnAside } from "./decks.ts";
import { sweep } from "./leaving.ts";
import { laySite, ownSite } from "./sites.ts";

/** Ends the game: this seat has won, for this reason. */
export function win(c: C, seat: Seat, reason: Victory): void {
  c.g.result = { winners: [seat], reason };
  c.tell("game-ended", { winners: [seat], reason });
}

const left = (g: CardGame): readonly Seat[] => [...g.out.keys()].filter((seat) => !g.out[seat]);

/** 19.7: the sites of a player who is out are replaced, each by the next player round to the right. */
function replaceSites(c: C, seat: Seat): void {
  const { g } = c;
  const own = g.table
    .filter(({ zone, owner }) => zone === "path" && owner === seat)
    .toSorted((one, other) => (printed(one.card).siteNumber ?? 0) - (printed(other.card).siteNumber ?? 0));
  let giver = rightOf(g, seat);
  for (const site of own) {
    const number = printed(site.card).siteNumber ?? 0;
    sweep(c, (_, copy) => copy.zone === "attached" && copy.on === site.id);
    lift(g, site.id);
    const card = ownSite(g, giver, number);
    if (card !== undefined) laySite(c, giver, card);
    giver = rightOf(g, giver);
  }
}

/** Such cards go to their owners' discard piles: what was going on is broken off. */
export function layDown(g: CardGame, stack: readonly Frame[] = g.stack): void {
  for (const { card, seat } of beingPlayed(g, stack)) insert(g.discards[seat], card);
}

/** Takes everything of a seat out of the game; its cards on others' cards are discarded (19.7). */
function leave(c: C, seat: Seat): void {
  const { g } = c;
  sweep(c, (state, copy) => {
    const bearer = copy.on === NONE ? undefined : find(state, copy.on);
    return copy.owner === seat && bearer !== undefined && bearer.owner !== seat && !isSite(bearer.card);
  });
  sweep(c, (_, copy) => copy.zone === "attached" && copy.owner !== seat && find(g, copy.on)?.owner === seat);
  for (const copy of g.table.filter(({ owner, zone }) => owner === seat && zone !== "path")) {
    if (find(g, copy.id)) lift(g, copy.id);
  }
  g.secret.hands[seat] = [];
  g.secret.decks[seat] = [];
  // What others have chosen for a text that is at work is no longer there.
  for (const f of g.stack.filter((one): one is TextFrame => one.chapter === "text")) {
    f.picked = f.picked.filter((id) => find(g, id));
    f.onto = f.onto.filter((id) => find(g, id));
  }
}

/** 19.8: in his own turn the rest of it is skipped; in another's, skirmishes go on with what is left. */
function breakOff(c: C): void {
  const { g } = c;
  layDown(g);
  returnAside(c);
  g.skirmish = NONE;
  g.against.fill(NONE);
  sweep(c, (_, copy) => copy.zone === "middle");
}

/**
 * 19.5 to 19.8: a player is out. The last one left wins; otherwise the player's cards leave, and the rest of the own
 * turn is skipped.
 */
export const losing = chapter("losing")({
  out: (c, f) => {
    const { g } = c;
    g.out[f.seat] = true;
    c.tell("out", { seat: f.seat, how: f.how });
    const others = left(g);
    if (others.length === 1 && others[0] !== undefined) {
      win(c, others[0], "last");
      return;
    }
    const breaksOff = g.turn === f.seat && !frameOf(g, "setting-up");
    if (breaksOff) breakOff(c);
    leave(c, f.seat);
    replaceSites(c, f.seat);
    g.secret.adventure[f.seat] = [];
    return breaksOff ? { unwind: "game" } : undefined;
  },
});

/** Whose turn comes next (19.3), or `NOBODY`. */
export const nextTurn = (g: CardGame): Seat => {
  const next = leftOf(g, g.turn);
  return next === NOBODY ? g.turn : next;
};
