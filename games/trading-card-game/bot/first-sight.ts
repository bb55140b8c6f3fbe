/** How promising an action looks before anybody has tried what it sets off. */
import type { Option, Seat } from "@westmarch/kernel";
import { CARD, type CardId, isFreePeoples, isShadow, printed } from "../data/ids.ts";
import { activeCopies } from "../rules/active.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame } from "../state.ts";
import { against } from "../table.ts";
import { NOW, skirmishCost } from "./skirmishes.ts";
import { minions } from "./threat.ts";
import { printedWorth } from "./worth.ts";

/** What passing is worth against which everything else is measured. */
const PASS = 0.5;
const TWILIGHT = 0.15;

function permanent(g: CardGame, card: CardId): number {
  const { type, twilight = 0, strengthBonus = 0 } = printed(card);
  if (isShadow(card)) {
    if (type === "Minion") return 1 + 0.1 * printedWorth(card) + 0.05 * twilight;
    return type === "Condition" ? 0.9 : 0.8;
  }
  const cost = TWILIGHT * twilight;
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
  const losing = skirmishCost(g, defender, group, NOW) > 0;
  if ((seat === g.turn) !== losing) return false;
  const gap = Math.abs(strength(g, defender) - group.reduce((sum, copy) => sum + strength(g, copy), 0));
  return gap <= 5;
}

/** How gladly an action is taken at first sight; `PASS` is passing. */
export function firstSight(g: CardGame, seat: Seat, option: Option): number {
  switch (option[0]) {
    case "pass":
      return PASS;
    case "play": {
      const card = CARD.of(Number(option[1]));
      if (printed(card).type !== "Event") return permanent(g, card);
      if (g.phase === "skirmish") return wantsHelp(g, seat) ? 1 : 0.1;
      return isFreePeoples(card) ? 0.4 : 0.6;
    }
    case "use":
      if (g.phase === "skirmish") return wantsHelp(g, seat) ? 0.9 : 0.05;
      return 0.35;
    case "respond":
    case "trigger":
      return 0.55;
    case "discard-to-heal":
      return 0.7;
    default:
      return 0.1;
  }
}
