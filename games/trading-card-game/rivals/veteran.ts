/**
 * A scripted player, made of what players of this game advise each other.
 *
 * - Begin with fighters: as much strength as four twilight buy. The place at the table is worth one burden.
 * - Companions come first, then what they bear, then the rest; every twilight paid is a minion met, so that a player with
 *   enough of them already spends little.
 * - The Shadow does not feed its minions one by one: it waits until those in hand can together beat a companion, or until the
 *   hand is full of them, and then plays the strongest that it can pay for.
 * - The best fighter stands against the strongest that he can beat; the Ring-bearer stays out for as long as others can
 *   stand, and the dying do too. The Shadow sets all on whom they overwhelm, the Ring-bearer first of all.
 * - An event in a skirmish is for the skirmish that it turns.
 * - Move again while the Shadow holds few cards and no companion is weary, or when the end is near.
 * - Of cards keep companions and minions; give away what cannot be used any more.
 *
 * Small choices it makes as all others do, and looks no further.
 */
import type { Ask, Option, Random } from "@westmarch/kernel";
import { minions } from "../bot/threat.ts";
import { CARD, isFreePeoples, printed } from "../data/ids.ts";
import { lastSite } from "../newgame.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { fellowship, siteNumber } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { byHand } from "./by-hand.ts";

const printedOf = (word: Option[number] | undefined) => printed(CARD.of(Number(word)));
const copyOf = (g: CardGame, word: Option[number] | undefined): Copy | undefined =>
  g.table.find(({ id }) => id === word);

/** The option that scores highest; null where none scores above nothing. */
function highest(options: readonly Option[], score: (option: Option) => number): Option | null {
  let best: Option | null = null;
  let most = 0;
  for (const option of options) {
    const value = score(option);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

/** "Begin with fighters": as much strength as four twilight buy, a companion for all of it before two for half each. */
const startWorth = ([verb, card]: Option): number =>
  verb === "start" ? (printedOf(card).strength ?? 0) + 0.1 * (printedOf(card).twilight ?? 0) : 0.5;

/** So many can carry the Ring to its end; more only bring twilight. */
const ENOUGH = 6;

/** "Companions first, then what they bear, then the rest." */
function fellowshipWorth(g: CardGame, [verb, card]: Option): number {
  if (verb === "pass") return 1;
  if (verb !== "play") return verb === "discard-to-heal" ? 2 : 0;
  const { type, twilight = 0, strength: strong = 0 } = printedOf(card);
  const many = fellowship(g).length;
  if (type === "Companion") return many < ENOUGH ? 20 + strong : 0;
  if (type === "Event") return 0;
  const isDear = g.pool + many + twilight > 3 + siteNumber(g);
  return isDear && twilight > 1 ? 0 : 10 - twilight;
}

/** What the minions in hand and on the table could bring together for the twilight in the pool. */
function couldBring(g: CardGame, options: readonly Option[]): number {
  let left = g.pool;
  let sum = minions(g).reduce((all, copy) => all + strength(g, copy), 0);
  const ready = options
    .filter(([verb, card]) => verb === "play" && printedOf(card).type === "Minion")
    .map(([, card]) => printedOf(card))
    .toSorted((one, other) => (other.strength ?? 0) - (one.strength ?? 0));
  for (const { strength: strong = 0, twilight = 0 } of ready) {
    if (twilight > left) continue;
    left -= twilight;
    sum += strong;
  }
  return sum;
}

/** A hand with so many minions is full of them. */
const FULL_OF_MINIONS = 3;

/** "Not one by one": whether the minions that can come would beat a character, or clog the hand. */
function isTime(g: CardGame, ask: Ask): boolean {
  const held = g.secret.hands[ask.seat].filter((card) => card >= 0 && printed(card).type === "Minion").length;
  const weakest = Math.min(...fellowship(g).map((copy) => strength(g, copy)));
  return minions(g).length > 0 || held >= FULL_OF_MINIONS || couldBring(g, ask.options) > weakest;
}

function shadowWorth(isNow: boolean, [verb, card]: Option): number {
  if (verb === "pass") return 1;
  if (verb === "use") return 1.5;
  if (verb !== "play") return 0;
  const { type, strength: strong = 0 } = printedOf(card);
  if (type === "Condition") return 4;
  if (!isNow) return 0;
  return type === "Minion" ? 10 + strong : type === "Event" ? 1.2 : 3;
}

/** By how much the skirmish going on must be turned at most for an event or ability to be worth it. */
const REACH = 4;

/** "An event is for the skirmish that it turns": losing, and not by much; or about to be overwhelmed. */
function isToBeTurned(g: CardGame, ask: Ask): boolean {
  const character = g.table.find(({ id }) => id === g.skirmish);
  if (!character) return false;
  const own = strength(g, character);
  const theirs = minions(g)
    .filter(({ id }) => against(g, id) === character.id)
    .reduce((sum, copy) => sum + strength(g, copy), 0);
  if (ask.seat !== g.turn) return theirs <= own && own - theirs < REACH;
  const times = overwhelmedAt(g, character);
  return (theirs >= own && theirs - own < REACH) || (theirs >= times * own && theirs - times * own < REACH);
}

function actionWorth(g: CardGame, ask: Ask, [verb, card]: Option): number {
  if (verb === "pass") return 1;
  if (g.phase !== "skirmish") return verb === "play" && !isFreePeoples(CARD.of(Number(card))) ? 1.5 : 0;
  if (!isToBeTurned(g, ask)) return 0;
  return verb === "play" ? 3 : verb === "use" ? 2 : 0;
}

/**
 * "The strongest that he can beat": by what is won, what is lost, and who must not fight. No minion is left for the
 * Shadow to assign.
 */
function standWorth(g: CardGame, [verb, who, whom]: Option): number {
  const [character, minion] = [copyOf(g, who), copyOf(g, whom)];
  if (verb !== "assign" || !character || !minion) return 0.1;
  const [own, theirs] = [strength(g, character), strength(g, minion)];
  const isBearer = character.id === g.bearer[g.turn];
  const left = vitalityLeft(g, character);
  if (own > theirs) return 20 + theirs - 0.5 * (own - theirs) - (isBearer ? 12 : 0);
  if (isBearer) return theirs - own < 2 && left > 2 ? 0.2 : 0;
  if (theirs >= overwhelmedAt(g, character) * own) return 0.3;
  return left <= 1 ? 0.5 : 5 + left - 0.5 * (theirs - own);
}

/** "All on whom they overwhelm, the Ring-bearer first of all"; otherwise on the weary and the weak. */
function attackWorth(g: CardGame, options: readonly Option[], [verb, who]: Option): number {
  const character = copyOf(g, who);
  if (verb !== "assign" || !character) return 0.1;
  const left = new Set(
    options.flatMap(([one, , minion]) => (one === "assign" && minion !== undefined ? [minion] : [])),
  );
  const all = minions(g)
    .filter(({ id }) => left.has(id) || against(g, id) === character.id)
    .reduce((sum, copy) => sum + strength(g, copy), 0);
  const own = strength(g, character);
  const weight = character.id === g.bearer[g.turn] ? 3 : 1;
  if (all >= overwhelmedAt(g, character) * own) return weight * (20 + own);
  if (all < own) return 0;
  return weight * (vitalityLeft(g, character) <= 1 ? 15 : 5 - vitalityLeft(g, character));
}

/** Fewer cards than this in a Shadow hand are not to be feared. */
const FEW = 4;

/** "While the Shadow holds few cards and no companion is weary, or when the end is near." */
function movesAgain(g: CardGame): boolean {
  const isEnd = siteNumber(g) + 1 >= lastSite(g.rulings);
  const isWeary = fellowship(g).some((copy) => vitalityLeft(g, copy) <= 1);
  const held = Math.max(0, ...g.secret.hands.map((hand, seat) => (seat === g.turn ? 0 : hand.length)));
  return minions(g).length === 0 && (isEnd || (!isWeary && held < FEW));
}

/** "Keep companions and minions": what is given away first scores highest. */
function givenAway(g: CardGame, ask: Ask, [verb, card]: Option): number {
  if (verb !== "card") return g.secret.hands[ask.seat].length < 7 ? 1.5 : 0.1;
  const { type, title, unique } = printedOf(card);
  const isOut = g.dead[ask.seat].some((dead) => printed(dead).title === title);
  const isThere = g.table.some((copy) => copy.owner === ask.seat && printed(copy.card).title === title);
  if (unique && (isOut || isThere) && type !== "Event") return 3;
  return type === "Event" ? 1.2 : type === "Companion" || type === "Minion" ? 0.2 : 1;
}

function advised(g: CardGame, ask: Ask): Option | null {
  const { options, prompt, seat } = ask;
  switch (prompt) {
    case "start":
      return highest(options, startWorth);
    case "phase":
      if (seat === g.turn) return highest(options, (option) => fellowshipWorth(g, option));
      return highest(options, (option) => shadowWorth(isTime(g, ask), option));
    case "action":
      return highest(options, (option) => actionWorth(g, ask, option));
    case "assign":
      return highest(options, (option) =>
        seat === g.turn ? standWorth(g, option) : attackWorth(g, options, option),
      );
    case "move-again":
      return options.length > 1 ? [movesAgain(g) ? "move" : "stop"] : null;
    case "reconcile":
      return highest(options, (option) => givenAway(g, ask, option));
    default:
      return null;
  }
}

/** What a veteran chooses. `view` is what the seat may know. */
export const veteran = (view: CardGame, ask: Ask, random: Random): Option =>
  advised(view, ask) ?? byHand.playout(view, ask, random);
