/** What holds in every state of every game, besides what holds in every position. For tests. */
import { countBits } from "@westmarch/armies/cards";
import { BOTH, DECK_SIZES, EVENT_DECK, FATE_DECK, PLACE, storyDeck } from "./ids.ts";
import { positions } from "./position.ts";
import { armyIn, isBeornIn, roomIn, unitsIn } from "./rules/board.ts";
import { bearsIn } from "./rules/movement/forces.ts";
import { type FiveArmies, HAND_LIMIT } from "./state.ts";

const DECKS = [EVENT_DECK, storyDeck(0), storyDeck(1)] as const;

/** Every card is in one place. */
function cardProblems(g: FiveArmies): string[] {
  return DECKS.flatMap((deck) => {
    const isEvent = deck === EVENT_DECK;
    const slots = isEvent ? [0, 2] : [deck === storyDeck(0) ? 1 : 3];
    const masks = [g.secret.decks[deck], g.spent[deck], g.table[deck]];
    for (const slot of slots) masks.push(g.secret.hands[slot], g.secret.buried[slot]);
    const sum = masks.reduce((total, mask) => total + countBits(mask), 0);
    const all = masks.reduce((mask, one) => mask | one, 0);
    const problems: string[] = [];
    if (sum !== DECK_SIZES[deck] || all !== 2 ** DECK_SIZES[deck] - 1)
      problems.push(`cards of deck ${deck} are lost or twice there`);
    if (countBits(g.secret.decks[deck]) !== g.deckCount[deck]) problems.push(`deck ${deck} is counted wrong`);
    for (const slot of slots) {
      if (countBits(g.secret.hands[slot]) !== g.handCount[slot])
        problems.push(`hand ${slot} is counted wrong`);
      if ((g.secret.looked[slot] & ~g.secret.hands[slot]) !== 0)
        problems.push(`hand ${slot} is looked at where it holds nothing`);
      if (countBits(g.secret.buried[slot]) !== g.buriedCount[slot])
        problems.push(`discards ${slot} are counted wrong`);
    }
    return problems;
  });
}

/** 8.1, 12.10, 16.3: between actions. */
function boardProblems(g: FiveArmies): string[] {
  const top = g.stack[g.stack.length - 1];
  if (top?.chapter !== "actions" || top.at !== "act") return [];
  const problems: string[] = [];
  for (const place of PLACE.all) {
    const name = PLACE.names[place];
    for (const side of BOTH) {
      const units = unitsIn(g, side, place);
      if (units > roomIn(g, side, place)) problems.push(`8.1: ${units} units stand in ${name}`);
      if (units > 0 && g.damage[place] > bearsIn(g, side, place))
        problems.push(`12.10: too many markers in ${name}`);
    }
    if (armyIn(g, place) === null && (g.damage[place] > 0 || g.tokens[place] > 0))
      problems.push(`7.7: markers or tokens without an army in ${name}`);
    if (isBeornIn(g, place) && armyIn(g, place) !== null)
      problems.push(`16.3: Beorn stands with an army in ${name}`);
  }
  if (g.columns.length > 0) problems.push("8.4: an army is still on its way");
  if (g.handCount[0] + g.handCount[1] > HAND_LIMIT || g.handCount[2] + g.handCount[3] > HAND_LIMIT)
    problems.push("4.3: a hand is too large");
  return problems;
}

export const invariants = (g: FiveArmies): readonly string[] => [
  ...positions.problems(g),
  ...cardProblems(g),
  ...boardProblems(g),
  ...((g.spent[FATE_DECK] & g.table[FATE_DECK]) !== 0 ? ["7.8: a fate card is twice there"] : []),
];
