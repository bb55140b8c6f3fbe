/** What Companions are sent for: cards in hand that need a Companion in a certain place. */
import { type CardId, card } from "../data/cards.ts";
import {
  ARAGORN,
  type CharacterId,
  COMPANIONS,
  FREE,
  GANDALF_THE_WHITE,
  GONDOR,
  ROHAN,
  STRIDER,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { NATION_OF } from "../data/regions.ts";
import { holds } from "../rules/cards/hand.ts";
import { hasArmy } from "../rules/figures.ts";
import { seatsOf } from "../seats.ts";
import type { War } from "../state.ts";
import { sense } from "./sense.ts";

const FANGORN = region("fangorn");
const ENTS = [
  card("the-ents-awake-treebeard"),
  card("the-ents-awake-huorns"),
  card("the-ents-awake-entmoot"),
];
const DEAD_MEN = card("dead-men-of-dunharrow");
const CHALLENGE = card("challenge-of-the-king");

/** How many of these cards the Free Peoples hold, as far as `g` knows their hands. */
function held(g: War, cards: readonly CardId[]): number {
  let many = 0;
  for (const seat of seatsOf(g, FREE)) for (const one of cards) if (holds(g, seat, one)) many++;
  return many;
}

/** Whether another Companion is in Fangorn already. */
function entsAreMet(g: War, by: CharacterId): boolean {
  for (const one of COMPANIONS) if (one !== by && g.at[one] === FANGORN) return true;
  return false;
}

/** Whether Gandalf the White is on the map, or is the Companion that comes. */
const entsWait = (g: War, companion: CharacterId): boolean =>
  companion === GANDALF_THE_WHITE || g.at[GANDALF_THE_WHITE] >= 0;

/** What it is worth that this Companion stands there, for the cards in the hand alone. */
export function errandWorth(g: War, companion: CharacterId, where: RegionId): number {
  let worth = 0;
  if (where === FANGORN && entsWait(g, companion) && !entsAreMet(g, companion)) worth += held(g, ENTS);
  if (companion !== STRIDER && companion !== ARAGORN) return sense.errand * worth;
  const nation = NATION_OF[where];
  if (nation === ROHAN) worth += held(g, [DEAD_MEN]);
  if (!hasArmy(g, FREE, where)) return sense.errand * worth;
  if (nation === ROHAN || nation === GONDOR) worth += 0.4 * held(g, [CHALLENGE]);
  return sense.errand * worth;
}

/** The most that some errand could bring this Companion, wherever it leads. */
export function bestErrand(g: War, companion: CharacterId): number {
  let worth = entsWait(g, companion) && !entsAreMet(g, companion) ? held(g, ENTS) : 0;
  if (companion === STRIDER || companion === ARAGORN) worth = Math.max(worth, held(g, [DEAD_MEN]));
  return sense.errand * worth;
}
