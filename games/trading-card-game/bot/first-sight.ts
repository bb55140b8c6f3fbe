/** How promising an action looks before anybody has tried what it sets off. */
import type { Option, Seat } from "@westmarch/kernel";
import { CARD, type CardId, isFreePeoples, isShadow, printed } from "../data/ids.ts";
import { activeCopies } from "../rules/active.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import type { CardGame } from "../state.ts";
import { against } from "../table.ts";
import { missesSkirmish } from "./aiming.ts";
import { woundsCost } from "./skirmishes.ts";
import { minions } from "./threat.ts";
import { burdensCost, printedWorth } from "./worth.ts";

/** What passing is worth against which everything else is measured. */
export const PASS = 0.5;
const TWILIGHT = 0.15;
/** How much sooner a minion is played for each point of strength. */
const MIGHT = 0.15;

function permanent(g: CardGame, card: CardId): number {
  const { type, twilight = 0, strength: strong = 0, strengthBonus = 0 } = printed(card);
  if (isShadow(card)) {
    // Whatever is not spent is lost, and the hand is filled up again: the strongest first, and what lasts before them.
    if (type === "Minion") return 1 + MIGHT * strong;
    return type === "Condition" ? 3 : 0.95;
  }
  const cost = TWILIGHT * twilight;
  if (type === "Companion") {
    const many = activeCopies(g).filter((copy) => copy.zone === "fellowship").length;
    return PASS + printedWorth(card) - cost - 0.15 * Math.max(0, many - 4);
  }
  return PASS + 0.45 + 0.2 * strengthBonus - cost;
}

/** Further from what turns a skirmish no event or ability reaches. */
const REACH = 4;

/** How much is missing from what turns a skirmish, and from what overwhelms: below 0 if nothing is. */
export interface Margins {
  readonly toWin: number;
  readonly toOverwhelm: number;
}

/** What the Shadow misses in the skirmish going on; null if none is. */
export function shadowMisses(g: CardGame): Margins | null {
  const character = g.table.find(({ id }) => id === g.skirmish);
  if (!character) return null;
  const own = strength(g, character);
  const theirs = minions(g)
    .filter(({ id }) => against(g, id) === character.id)
    .reduce((sum, copy) => sum + strength(g, copy), 0);
  return { toWin: own - theirs, toOverwhelm: overwhelmedAt(g, character) * own - theirs };
}

const isNear = (missing: number): boolean => missing > 0 && missing <= REACH;
const isUndone = (missing: number): boolean => missing <= 0 && missing > -REACH;

/** Whether a skirmish is lost for a side, or its character overwhelmed, and not by much. */
export const isLostNarrowly = ({ toWin, toOverwhelm }: Margins, side: "free" | "shadow"): boolean =>
  side === "shadow" ? toWin >= 0 && toWin < REACH : isUndone(toWin) || isUndone(toOverwhelm);

/** Whether something should be done about the skirmish going on: it is lost narrowly, or the Shadow nearly overwhelms. */
function wantsHelp(g: CardGame, seat: Seat): boolean {
  const misses = shadowMisses(g);
  if (!misses) return false;
  if (seat === g.turn) return isLostNarrowly(misses, "free");
  return isLostNarrowly(misses, "shadow") || isNear(misses.toOverwhelm);
}

/** What an ability outside of skirmishes is worth. */
function ability({ phase }: CardGame): number {
  return phase === "shadow" ? 0.9 : phase === "fellowship" ? 0.35 : 0.05;
}

/** What does nothing where it is played comes to mind last. */
const USELESS = 0;

/** How gladly an action is taken at first sight; `PASS` is passing. */
export const firstSight = (g: CardGame, seat: Seat, option: Option): number =>
  missesSkirmish(g, seat, option) ? USELESS : isRing(option) ? seesRing(g, seat) : atSight(g, seat, option);

const isRing = ([verb, , card]: Option): boolean =>
  verb === "use" && printed(CARD.of(Number(card))).type === "The One Ring";

/** Burdens that usually take the place of a wound. */
const FOR_A_WOUND = 2;

/** Whether the Ring-bearer had rather bear burdens than the wound that threatens him. */
function seesRing(g: CardGame, seat: Seat): number {
  const bearer = g.table.find(({ id }) => id === g.bearer[seat]);
  const [resistance, burdens] = [g.resistance[seat], g.burdens[seat]];
  if (!bearer || resistance - burdens <= FOR_A_WOUND) return USELESS;
  const price = burdensCost(resistance, burdens + FOR_A_WOUND) - burdensCost(resistance, burdens);
  return price < woundsCost(g, bearer, 1) ? 1 : USELESS;
}

/** What makes up one sense of actions, wherever a text may mean others than those who fight. */
export interface Sense {
  /** What a card that stays on the table is worth. */
  permanent(g: CardGame, card: CardId): number;
  /** Whether the seat should do something about the skirmish going on. */
  wantsHelp(g: CardGame, seat: Seat): boolean;
  /** What an ability outside of skirmishes is worth. */
  ability(g: CardGame): number;
}

/** What is thought of an action by such a sense. */
export const sightBy =
  ({ permanent, wantsHelp, ability }: Sense) =>
  (g: CardGame, seat: Seat, option: Option): number => {
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
        return ability(g);
      case "respond":
      case "trigger":
        return 0.55;
      case "discard-to-heal":
        return 0.7;
      default:
        return 0.1;
    }
  };

/** The sense of today. */
export const SENSE: Sense = { permanent, wantsHelp, ability };
const atSight = sightBy(SENSE);
