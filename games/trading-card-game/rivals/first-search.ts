/** The sense of play of this game's first computers: what they did otherwise than those of today. */
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option, Seat } from "@westmarch/kernel";
import { quick, weighBy } from "../bot/choosing.ts";
import { PASS, sightBy } from "../bot/first-sight.ts";
import { moveAgain } from "../bot/marching.ts";
import { askedOf, SENSES_BY_HAND, sense } from "../bot/sense.ts";
import { skirmishCost } from "../bot/skirmishes.ts";
import { minions } from "../bot/threat.ts";
import { printedWorth } from "../bot/worth.ts";
import { type CardId, isShadow, printed } from "../data/ids.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { BLUR, formerly, pickedBlindly, secondSearch } from "./second-search.ts";

function permanent(g: CardGame, card: CardId): number {
  const { type, twilight = 0, strengthBonus = 0 } = printed(card);
  if (isShadow(card)) {
    if (type === "Minion") return 1 + 0.1 * printedWorth(card) + 0.05 * twilight;
    return type === "Condition" ? 0.9 : 0.8;
  }
  const cost = 0.15 * twilight;
  if (type === "Companion") {
    const many = activeCopies(g).filter((copy) => copy.zone === "fellowship").length;
    return PASS + printedWorth(card) - cost - 0.15 * Math.max(0, many - 4);
  }
  return PASS + 0.45 + 0.2 * strengthBonus - cost;
}

/** Whether the skirmish going on stands so that one would do something about it. */
function wantsHelp(g: CardGame, seat: Seat): boolean {
  const defender = g.table.find(({ id }) => id === g.skirmish);
  if (!defender) return false;
  const group = minions(g).filter(({ id }) => against(g, id) === defender.id);
  const losing = skirmishCost(g, defender, group, sense.sureNow) > 0;
  if ((seat === g.turn) !== losing) return false;
  return Math.abs(strength(g, defender) - group.reduce((sum, copy) => sum + strength(g, copy), 0)) <= 5;
}

const sight = sightBy({ permanent, wantsHelp, ability: () => 0.35 });

/** So much stronger than what may come a fellowship had to be to move again. */
const { fellowship, ...others } = SENSES_BY_HAND;
const asked = askedOf({ ...others, fellowship: { ...fellowship, safe: 1.2 } });

/** Whether to move again, which has always gone by rule. */
const marching = (g: CardGame, { prompt, options }: Ask): Option | null =>
  prompt === "move-again" && options.length > 1 ? moveAgain(g) : null;

const { hurried: _hurried, ...second } = secondSearch;

export const firstSearch: Policy<CardGame> = {
  ...second,
  edition: 1,
  skills: {
    first: { worlds: 0, favourite: 1, far: 1 },
    gentle: { worlds: 1, favourite: 3, far: 0 },
    fair: { iterations: 40 },
    skilled: { iterations: 150 },
    strong: { iterations: 600 },
  },
  playout: asked(
    (g, ask, random: Random) =>
      marching(g, ask) ?? formerly(ask) ?? pickedBlindly(ask, random) ?? quick(g, ask, random, sight, BLUR),
  ),
  weigh: asked(weighBy(sight)),
  opening: asked(
    (view, ask, random: Random) => marching(view, ask) ?? second.opening?.(view, ask, random) ?? null,
  ),
  reduce: asked((g, ask) => {
    const own = marching(g, ask);
    return own ? [own] : (second.reduce?.(g, ask) ?? ask.options);
  }),
};
