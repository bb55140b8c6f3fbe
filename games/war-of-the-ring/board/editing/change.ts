/** What follows when a position of the war is changed by hand. Pure. */
import { countBits } from "@westmarch/armies/cards";
import { BOTH_SIDES, NOBODY, NONE } from "../../data/ids.ts";
import { ALL_REGIONS, HOME, POINTS } from "../../data/regions.ts";
import { blank } from "../../notation/usual.ts";
import { ownDice } from "../../position.ts";
import { hasArmy } from "../../rules/figures.ts";
import { SEATS_OF_SIDES } from "../../seats.ts";
import { cloneWar, type War } from "../../state.ts";

/** Who holds Settlements: an Army that stands there alone. Victory Points follow. */
function control(g: War): void {
  g.points = [0, 0];
  for (const region of ALL_REGIONS) {
    if (HOME[region] === NOBODY) continue;
    const here = BOTH_SIDES.filter((side) => hasArmy(g, side, region));
    const [only] = here;
    if (here.length === 1 && only !== undefined) g.control[region] = only;
    const holder = g.control[region];
    const taken = holder !== HOME[region] && holder !== NOBODY;
    g.captor[region] = taken ? SEATS_OF_SIDES[g.players][holder][0] : NONE;
    if (taken) g.points[holder] += POINTS[region];
  }
}

/** A change after which a side chooses what to do with a die. */
export function changed(g: War, change: (to: War) => void): War {
  const { stack, sealed, result, battle } = blank(g.players);
  const to = { ...cloneWar(g), stack, sealed, result, battle, marks: 0, mixed: [] };
  to.secret.chosen = [NONE, NONE];
  change(to);
  control(to);
  ownDice(to);
  to.deckCount = to.secret.decks.map(countBits);
  to.handCount = to.secret.hands.map(countBits);
  to.buriedCount = to.secret.buried.map(countBits);
  return to;
}
