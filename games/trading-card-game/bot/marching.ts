/** Whether to move again, and what a fellowship looks like that may. */
import type { Option } from "@westmarch/kernel";
import { damage } from "../cards/conditions.ts";
import { lastSite } from "../newgame.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame } from "../state.ts";
import { fellowship, siteNumber } from "../table/active.ts";
import { find, woundsOn } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { sense } from "./sense.ts";
import { USUAL_SHADOW } from "./standing.ts";
import { minions } from "./threat.ts";

/** What the Shadow players are likely to bring against a fellowship that moves on. */
function pressure(g: CardGame): number {
  const twilight = g.pool + fellowship(g).length + (USUAL_SHADOW[siteNumber(g) + 1] ?? 0);
  const hands = g.out.filter((out, seat) => !out && seat !== g.turn).length;
  const ready = minions(g).reduce(
    (sum, copy) => sum + strength(g, copy) + sense.minionDamage * damage(g, copy),
    0,
  );
  return ready + Math.min(sense.strengthForTwilight * twilight, sense.mostFromHand * hands);
}

/** What the fellowship has to meet it with. */
const resolve = (g: CardGame): number =>
  fellowship(g).reduce((sum, copy) => {
    const left = vitalityLeft(g, copy);
    return sum + strength(g, copy) * (left <= 1 ? sense.weary : left === 2 ? sense.worn : 1);
  }, 0);

/** How near the nearest opponent is to the last site. */
const nearest = (g: CardGame): number =>
  Math.max(0, ...g.at.filter((_, seat) => seat !== g.turn && !g.out[seat]));

/** How much stronger than what may come a fellowship should be that goes on where nothing presses it. */
function needed(g: CardGame): number {
  const wounds = fellowship(g).reduce((sum, copy) => sum + woundsOn(g, copy.id), 0);
  const held = Math.max(0, ...g.secret.hands.map((hand, seat) => (seat === g.turn ? 0 : hand.length)));
  return (
    sense.safe +
    sense.safeWounds * wounds +
    sense.safeHand * held +
    sense.safeMinions * minions(g).length -
    sense.safeBehind * (nearest(g) - siteNumber(g)) +
    (sense.caution[siteNumber(g) + 1] ?? 0)
  );
}

/** Whether to move again. `hurry`, 0 … 1: a player in a hurry moves with less strength. */
export function moveAgain(g: CardGame, hurry = 0): Option {
  const bearer = find(g, g.bearer[g.turn]);
  const last = siteNumber(g) + 1 >= lastSite(g.rulings);
  // A player whose opponent begins a turn within reach of the last site has as good as lost.
  const pressed = nearest(g) >= lastSite(g.rulings) - g.usualLimit;
  const strong = pressed || last ? sense.hasty : needed(g) * (1 - hurry);
  const fit =
    bearer !== undefined &&
    vitalityLeft(g, bearer) >= sense.bearerLeft &&
    g.resistance[g.turn] - g.burdens[g.turn] >= sense.burdensLeft;
  return (fit || pressed) && resolve(g) >= strong * pressure(g) ? ["move"] : ["stop"];
}
