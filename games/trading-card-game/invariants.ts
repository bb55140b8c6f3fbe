/** What holds in every state of the game. */
import { NONE, type Seat } from "@westmarch/kernel";
import { printed } from "./data/ids.ts";
import { cardsOut } from "./deck-contents.ts";
import { lastSite } from "./newgame.ts";
import type { CardGame, Copy } from "./state.ts";
import { beingPlayed } from "./table/being-played.ts";
import { find } from "./table/copies.ts";

/** The sites, a Ring-bearer and the Ring, besides the draw deck (2, 20.1). */
const besides = ({ rulings }: CardGame): number => lastSite(rulings) + 2;

/** Cards that are on their way from a pile to the table or to a discard pile. */
const onTheWay = (g: CardGame, seat: Seat): number => beingPlayed(g).filter((f) => f.seat === seat).length;

const countOf = (g: CardGame, seat: Seat): number => {
  const { hands, decks, adventure, aside } = g.secret;
  const piles = [hands, decks, adventure, g.discards, g.dead];
  const looked = g.aside?.owner === seat ? aside.length : 0;
  const started = g.phase === "setup" && g.bearer[seat] === NONE ? 2 : 0;
  const lying = g.table.filter(({ owner }) => owner === seat).length;
  return piles.reduce((sum, pile) => sum + pile[seat].length, 0) + looked + started + lying;
};

/** Whether the cards of a seat are those that its draw deck was made of. */
function hasItsOwn(g: CardGame, seat: Seat): boolean {
  const now = [...cardsOut(g, seat), ...g.secret.decks[seat]].sort((one, other) => one - other);
  return now.every((card, i) => card === g.secret.brought[seat][i]);
}

function* faultsOf(g: CardGame, copy: Copy): Generator<string> {
  const name = `${printed(copy.card).id} (${copy.id})`;
  const lies = copy.zone === "attached" || copy.zone === "stacked";
  const isRing = printed(copy.card).type === "The One Ring";
  if (lies && !isRing && !find(g, copy.on)) yield `${name} lies on nothing`;
  if (!lies && copy.on !== NONE) yield `${name} stands by itself and lies on ${copy.on}`;
}

/** A sentence for each thing that does not hold. */
export function invariants(g: CardGame): readonly string[] {
  const faults: string[] = [];
  for (const [seat, isOut] of g.out.entries()) {
    const cards = countOf(g, seat) + onTheWay(g, seat);
    if (!isOut && !g.result && cards !== g.secret.brought[seat].length + besides(g))
      faults.push(`seat ${seat} has ${cards} cards`);
    else if (!isOut && !g.result && !hasItsOwn(g, seat))
      faults.push(`seat ${seat} has other cards than it brought`);
    if (g.burdens[seat] < 0) faults.push(`seat ${seat} has ${g.burdens[seat]} burdens`);
  }
  if (g.pool < 0) faults.push(`the pool holds ${g.pool} twilight`);
  if (g.wounds.some((wounds) => wounds < 0)) faults.push("somebody has fewer than no wounds");
  const rows = [g.wounds, g.hurt, g.against];
  if (rows.some((row) => row.length !== g.table.length)) faults.push("a copy has no place for its tokens");
  for (const copy of g.table) faults.push(...faultsOf(g, copy));
  for (const character of g.against) {
    if (character !== NONE && character !== g.skirmish && !find(g, character))
      faults.push(`a minion is assigned to ${character}, who is gone`);
  }
  return faults;
}
