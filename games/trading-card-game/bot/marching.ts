/** Whether to move again, and what a fellowship looks like that may. */
import type { Option } from "@westmarch/kernel";
import { fellowship } from "../cards/facts.ts";
import { lastSite } from "../newgame.ts";
import { siteNumber } from "../rules/active.ts";
import { damage } from "../rules/keywords.ts";
import { strength } from "../rules/strength.ts";
import { vitalityLeft } from "../rules/vitality.ts";
import type { CardGame } from "../state.ts";
import { find } from "../table.ts";
import { USUAL_SHADOW } from "./evaluation.ts";
import { minions } from "./threat.ts";

/** Strength of minions that a twilight buys. */
const STRENGTH_FOR_TWILIGHT = 2.3;
/** The Shadow seldom holds more minions than this in one hand. */
const MOST_FROM_HAND = 26;
/** How much of its strength a companion can bring who has one point of vitality left. */
const WEARY = 0.35;

/** What the Shadow players are likely to bring against a fellowship that moves on. */
function pressure(g: CardGame): number {
  const twilight = g.pool + fellowship(g).length + (USUAL_SHADOW[siteNumber(g) + 1] ?? 0);
  const hands = g.out.filter((out, seat) => !out && seat !== g.turn).length;
  const ready = minions(g).reduce((sum, copy) => sum + strength(g, copy) + 2 * damage(g, copy), 0);
  return ready + Math.min(STRENGTH_FOR_TWILIGHT * twilight, MOST_FROM_HAND * hands);
}

/** What the fellowship has to meet it with. */
const resolve = (g: CardGame): number =>
  fellowship(g).reduce((sum, copy) => {
    const left = vitalityLeft(g, copy);
    return sum + strength(g, copy) * (left <= 1 ? WEARY : left === 2 ? 0.8 : 1);
  }, 0);

/** How near the nearest opponent is to the last site. */
const nearest = (g: CardGame): number =>
  Math.max(0, ...g.at.filter((_, seat) => seat !== g.turn && !g.out[seat]));

/** A Ring-bearer must have as much left to be led on. */
const BEARER_LEFT = 2;
const BURDENS_LEFT = 3;
/** How much stronger than what may come a fellowship should be to go on. */
export const SAFE = 2;
const HASTY = 0.6;

/** Whether to move again; `safe` is how much stronger than what may come a fellowship should be to do so. */
export function moveAgain(g: CardGame, safe = SAFE): Option {
  const bearer = find(g, g.bearer[g.turn]);
  const last = siteNumber(g) + 1 >= lastSite(g.rulings);
  // Whoever lets an opponent begin a turn within reach of the last site has as good as lost.
  const pressed = nearest(g) >= lastSite(g.rulings) - g.usualLimit;
  const needed = pressed || last ? HASTY : safe;
  const fit =
    bearer !== undefined &&
    vitalityLeft(g, bearer) >= BEARER_LEFT &&
    g.resistance[g.turn] - g.burdens[g.turn] >= BURDENS_LEFT;
  return (fit || pressed) && resolve(g) >= needed * pressure(g) ? ["move"] : ["stop"];
}
