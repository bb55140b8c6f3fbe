/** 6.4: cards that stay on the table, and what they need to stay there. */
import type { Context } from "@westmarch/kernel";
import {
  AXE_AND_BOW,
  DENETHORS_FOLLY,
  HORN_OF_GONDOR,
  PALANTIR,
  THE_LAST_BATTLE,
  WIZARDS_STAFF,
  WORMTONGUE,
} from "../cards/on-table.ts";
import type { CardId } from "../data/cards.ts";
import {
  ARAGORN,
  BOROMIR,
  FREE,
  GANDALF_THE_GREY,
  GIMLI,
  LEGOLAS,
  NONE,
  SARUMAN,
  sideOfNation,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { NATION_OF } from "../data/regions.ts";
import { inFellowship, isOnTable, onMap } from "../facts.ts";
import type { War } from "../state.ts";
import { hasArmy, isBesieged } from "./figures.ts";
import { leaveTable } from "./hand.ts";

const MINAS_TIRITH = region("minas-tirith");

/** The Last Battle: Aragorn with a Free Peoples Army outside every Free Peoples Nation. */
const aragornAbroad = (g: War): boolean => {
  const at = g.at[ARAGORN];
  if (at < 0 || !hasArmy(g, FREE, at)) return false;
  return NATION_OF[at] === NONE || sideOfNation(NATION_OF[at]) !== FREE;
};
const sarumanInPlay = (g: War): boolean => onMap(g, SARUMAN);

/** What each of these cards demands for being played, and for staying in play (6.4.4). */
export const TABLE_CONDITIONS: ReadonlyMap<CardId, (g: War) => boolean> = new Map([
  [AXE_AND_BOW, (g: War) => inFellowship(g, GIMLI) || inFellowship(g, LEGOLAS)],
  [HORN_OF_GONDOR, (g: War) => inFellowship(g, BOROMIR)],
  [WIZARDS_STAFF, (g: War) => inFellowship(g, GANDALF_THE_GREY)],
  [THE_LAST_BATTLE, aragornAbroad],
  [DENETHORS_FOLLY, (g: War) => isBesieged(g, FREE, MINAS_TIRITH)],
  [PALANTIR, sarumanInPlay],
  [WORMTONGUE, sarumanInPlay],
]);

/** 0.4.5, 6.4.4: discards every table card whose condition has ended. */
export function keepTable(c: Context<War>): void {
  const { g } = c;
  if ((g.table[0] | g.table[1] | g.table[2] | g.table[3]) === 0) return;
  for (const [id, holds] of TABLE_CONDITIONS) if (isOnTable(g, id) && !holds(g)) leaveTable(c, id);
}
