/** What follows when a position of the Five Armies is changed by hand. Pure. */
import { countBits } from "@westmarch/armies/cards";
import { copyStack, readStack } from "@westmarch/kernel";
import { BOTH, NONE, PLACE } from "../../ids.ts";
import { hasArmy } from "../../rules/board.ts";
import { pools } from "../../rules/turn.ts";
import { cloneGame, type FiveArmies } from "../../state.ts";

/** Where a side chooses what to do with a die. */
const AT_DICE = "game.end{n:0;activated:0;tile:-1;drawn:0;placed:[];back:null}/actions.act{back:null}";

/** A change after which the side that acts chooses what to do with a die. */
export function changed(g: FiveArmies, change: (to: FiveArmies) => void): FiveArmies {
  const to: FiveArmies = {
    ...cloneGame(g),
    stack: copyStack(readStack(AT_DICE)),
    sealed: [null, null],
    result: null,
    battle: null,
    columns: [],
    activated: 0,
    hasUsedAbility: 0,
    ground: NONE,
  };
  change(to);
  // 7.7, 12.11: markers and tokens lie with armies.
  for (const place of PLACE.all)
    if (!BOTH.some((side) => hasArmy(to, side, place))) to.damage[place] = to.tokens[place] = 0;
  to.owned = pools(to);
  to.secret.looked = to.secret.looked.map(() => 0);
  to.deckCount = to.secret.decks.map(countBits);
  to.handCount = to.secret.hands.map(countBits);
  to.buriedCount = to.secret.buried.map(countBits);
  return to;
}
