/** How promising an action looks before anybody has tried what it sets off. */
import type { Option, Seat } from "@westmarch/kernel";
import { CARD, type CardId, hasPrinted, isShadow, printed, printedDamage } from "../data/ids.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import type { CardGame } from "../state.ts";
import { activeCopies, siteNumber } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { missesSkirmish } from "./aiming.ts";
import { sense } from "./sense.ts";
import { woundsCost } from "./skirmishes.ts";
import { minions } from "./threat.ts";
import { burdensCost, printedWorth } from "./worth.ts";

/** What passing is worth against which everything else is measured. */
export const PASS = 0.5;

/** How soon a minion is played. */
function minion(g: CardGame, card: CardId): number {
  const { twilight = 0, strength: strong = 0, vitality = 0, siteNumber: home = 0 } = printed(card);
  return (
    sense.playMinion +
    sense.might * strong +
    sense.toughness * vitality +
    sense.savagery * printedDamage(card) +
    (hasPrinted(card, "fierce") ? sense.ferocity : 0) +
    (hasPrinted(card, "archer") ? sense.archery : 0) +
    sense.price * twilight +
    (home > siteNumber(g) ? sense.roaming : 0)
  );
}

function permanent(g: CardGame, card: CardId): number {
  const { type, twilight = 0, strengthBonus = 0 } = printed(card);
  if (isShadow(card)) {
    // Whatever is not spent is lost, and the hand is filled up again: the strongest first, and what lasts before them.
    if (type === "Minion") return minion(g, card);
    return type === "Condition" ? sense.playShadowCondition : sense.playShadowItem;
  }
  const cost = (sense.twilight + sense.twilightSite * (siteNumber(g) - MIDDLE)) * twilight;
  if (type === "Companion") {
    const many = activeCopies(g).filter((copy) => copy.zone === "fellowship").length;
    const crowd = sense.crowded * Math.max(0, many - sense.crowdedFrom);
    return PASS + printedWorth(card) + sense.company - cost - crowd;
  }
  const own = type === "Ally" ? sense.playAlly : type === "Condition" ? sense.playCondition : sense.playItem;
  return PASS + own + sense.bonus * strengthBonus - cost;
}

/** The site in the middle of the path. */
const MIDDLE = 4;

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

const isUndone = (missing: number, reach: number): boolean => missing <= 0 && missing > -reach;

/** Whether a skirmish is lost for a side, or its character overwhelmed, and not by much. */
export const isLostNarrowly = ({ toWin, toOverwhelm }: Margins, side: "free" | "shadow"): boolean =>
  side === "shadow"
    ? toWin >= 0 && toWin < sense.reach
    : isUndone(toWin, sense.reach) || isUndone(toOverwhelm, sense.reachOverwhelm);

/** Whether something should be done about the skirmish going on: it is lost narrowly, or the Shadow nearly overwhelms. */
function wantsHelp(g: CardGame, seat: Seat): boolean {
  const misses = shadowMisses(g);
  if (!misses) return false;
  if (seat === g.turn) return isLostNarrowly(misses, "free");
  const { toOverwhelm } = misses;
  return isLostNarrowly(misses, "shadow") || (toOverwhelm > 0 && toOverwhelm <= sense.reachOverwhelm);
}

/** What is at stake counts no more than this. */
const MOST_STAKE = 3;

/** How much more help is worth by what is at stake in the skirmish going on and by what is missing. */
function urgency(g: CardGame, seat: Seat): number {
  if (sense.stake === 0 && sense.missing === 0) return 0;
  const character = g.table.find(({ id }) => id === g.skirmish);
  const misses = shadowMisses(g);
  if (!character || !misses) return 0;
  const isFree = seat === g.turn;
  const [toWin, toOverwhelm] = isFree
    ? [-misses.toWin, -misses.toOverwhelm]
    : [misses.toWin, misses.toOverwhelm];
  const isOfDeath = isFree ? toOverwhelm >= 0 : toWin < 0;
  const stake = woundsCost(g, character, isOfDeath ? vitalityLeft(g, character) : 1);
  return sense.stake * (Math.min(MOST_STAKE, stake) - 1) - sense.missing * (isOfDeath ? toOverwhelm : toWin);
}

/** What an ability outside of skirmishes is worth. */
function ability({ phase }: CardGame): number {
  switch (phase) {
    case "shadow":
      return sense.abilityShadow;
    case "fellowship":
      return sense.abilityFellowship;
    case "maneuver":
      return sense.abilityManeuver;
    case "archery":
      return sense.abilityArchery;
    case "regroup":
      return sense.abilityRegroup;
    default:
      return sense.abilityElse;
  }
}

/** What an event outside of skirmishes is worth. */
function event({ phase }: CardGame): number {
  switch (phase) {
    case "shadow":
      return sense.eventShadow;
    case "maneuver":
      return sense.eventManeuver;
    case "archery":
      return sense.eventArchery;
    case "regroup":
      return sense.eventRegroup;
    default:
      return sense.eventElse;
  }
}

/** What does nothing where it is played comes to mind last. */
const USELESS = 0;

/** How gladly an action is taken at first sight; `PASS` is passing. */
export const firstSight = (g: CardGame, seat: Seat, option: Option): number =>
  missesSkirmish(g, seat, option) ? USELESS : isRing(option) ? seesRing(g, seat) : atSight(g, seat, option);

const isRing = ([verb, , card]: Option): boolean =>
  verb === "use" && printed(CARD.of(Number(card))).type === "The One Ring";

/** Whether the Ring-bearer had rather bear burdens than the wound that threatens him. */
function seesRing(g: CardGame, seat: Seat): number {
  const bearer = g.table.find(({ id }) => id === g.bearer[seat]);
  const [resistance, burdens] = [g.resistance[seat], g.burdens[seat]];
  if (!bearer || resistance - burdens <= sense.ringBurdens) return USELESS;
  const price = burdensCost(resistance, burdens + sense.ringBurdens) - burdensCost(resistance, burdens);
  return price < sense.ringPrice * woundsCost(g, bearer, 1) ? 1 : USELESS;
}

/** What makes up one view of actions, wherever a text may mean others than those who fight. */
export interface Eye {
  /** What a card that stays on the table is worth. */
  permanent(g: CardGame, card: CardId): number;
  /** Whether the seat should do something about the skirmish going on. */
  wantsHelp(g: CardGame, seat: Seat): boolean;
  /** What an ability outside of skirmishes is worth. */
  ability(g: CardGame): number;
}

/** What is thought of an action with such an eye. */
export const sightBy =
  ({ permanent, wantsHelp, ability }: Eye) =>
  (g: CardGame, seat: Seat, option: Option): number => {
    switch (option[0]) {
      case "pass":
        return PASS;
      case "play": {
        const card = CARD.of(Number(option[1]));
        const more = sense.plays[card];
        if (printed(card).type !== "Event") return permanent(g, card) + more;
        if (g.phase !== "skirmish") return event(g) + more;
        return (wantsHelp(g, seat) ? sense.help + urgency(g, seat) : sense.idle) + more;
      }
      case "use": {
        const more = sense.uses[CARD.of(Number(option[2]))];
        if (g.phase !== "skirmish") return ability(g) + more;
        return (wantsHelp(g, seat) ? sense.helpAbility + urgency(g, seat) : sense.idleAbility) + more;
      }
      case "respond":
        return sense.respond + sense.answers[CARD.of(Number(option[1]))];
      case "trigger":
        return sense.trigger + sense.answers[CARD.of(Number(option[2]))];
      case "discard-to-heal":
        return sense.discardToHeal;
      default:
        return sense.else;
    }
  };

/** The eye of today. */
export const EYE: Eye = { permanent, wantsHelp, ability };
const atSight = sightBy(EYE);
