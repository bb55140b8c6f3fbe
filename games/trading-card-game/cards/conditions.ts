/**
 * Whether conditions hold, which standing rules are at work while theirs do, and which keywords those give: conditions
 * ask for keywords, so each rests on the others.
 */
import { NONE, type Seat } from "@westmarch/kernel";
import { hasPrinted, printed, printedDamage } from "../data/ids.ts";
import type { Nominal, Noun, Simple, Target } from "../language/targets.ts";
import type { Condition, Fact, Quality, Rule } from "../language/tree.ts";
import { opponentsOf } from "../seats.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { activeCopies, fellowship } from "../table/active.ts";
import { type Add, lasting, lasts, type Modifiers, sum } from "../table/modifiers.ts";
import { isAssigned, isBeside, opposes } from "../table/sides.ts";
import { isExhausted } from "../table/vitality.ts";
import { type ActivePart, type StandingRule, standing } from "./active-effects.ts";
import { signed } from "./counting.ts";
import { fitsNominal, matches, matchesCard, meant } from "./matching.ts";
import { isAtPlace } from "./places.ts";
import { canSpotAll } from "./spots.ts";
import type { TextContext } from "./text-context.ts";
import type { PartOf } from "./texts.ts";

/* Conditions -------------------------------------------------------------------------------------------------------- */

/** Whether a condition holds at this moment. */
export const holds = (g: CardGame, s: TextContext, { joined, facts }: Condition): boolean =>
  joined === "and" ? facts.every((fact) => isSo(g, s, fact)) : facts.some((fact) => isSo(g, s, fact));

const deadCompanions = (g: CardGame, seat: Seat): number =>
  g.dead[seat].filter((card) => printed(card).type === "Companion").length;

/** Whether it holds for one that is meant, or for each where each is meant. */
function anyIs(g: CardGame, s: TextContext, target: Target, holdsFor: (copy: Copy) => boolean): boolean {
  const all = meant(g, s, target);
  return target.some(asksForEach) ? all.every(holdsFor) : all.some(holdsFor);
}

const asksForEach = (simple: Simple): boolean => simple.is === "some" && simple.which.how === "each";

/** What a card was or is that lies on no table: a revealed card, a character that has died. */
const namedIs = (g: CardGame, s: TextContext, what: Target): boolean =>
  s.named !== UNSEEN && matchesCard(g, s, what, s.named, s.you);

/** Whether one that is meant was assigned this turn, though it may have left the table since. */
const wasAssigned = (g: CardGame, s: TextContext, target: Target): boolean =>
  g.wereAssigned.some((copy) => matches(g, s, target, copy));

const isOfQuality = (g: CardGame, copy: Copy, quality: Quality | "exhausted"): boolean => {
  if (quality === "exhausted") return isExhausted(g, copy);
  if (quality === "fierce") return isFierce(g, copy);
  const least = Number(quality.by.amount);
  return (quality.keyword === "damage" ? damage(g, copy) : defender(g, copy)) >= least;
};

/** What a noun alone calls so: the same each time, as whatever fits it is worked out once. */
const nominals = new WeakMap<Noun, Nominal>();
function called(noun: Noun): Nominal {
  const nominal = nominals.get(noun) ?? { noun };
  nominals.set(noun, nominal);
  return nominal;
}

/** Facts that name a target. */
type FactOf = Extract<Fact, { readonly target: Target }>;

const isSo = (g: CardGame, s: TextContext, fact: Fact): boolean => {
  switch (fact.fact) {
    case "can spot":
    case "spot":
      return canSpotAll(g, s, fact.spots);
    case "at":
      return isAtPlace(g, s, fact.place);
    case "not at a sanctuary":
      return !isAtPlace(g, s, { at: "sanctuary" });
    case "FP's deck is empty":
      return g.secret.decks[g.turn].length === 0;
    case "this card has a bearer":
      return s.bearer !== NONE;
    case "includes no":
      return !fellowship(g).some((copy) => fitsNominal(g, s.you, called(fact.noun), copy));
    case "pool below":
      return g.pool < fact.number;
    case "burdens and dead":
      return g.burdens[g.turn] + deadCompanions(g, g.turn) >= fact.number;
    case "dead companions":
      return deadCompanions(g, g.turn) >= fact.number;
    case "opponent holds":
      return opponentsOf(g, s.you).some((seat) => g.secret.hands[seat].length >= fact.number);
    case "own site on path":
      return g.table.some(
        ({ zone, owner, card }) =>
          zone === "path" && owner === s.you && printed(card).siteNumber === fact.number,
      );
    case "burdens at most":
      return g.burdens[g.turn] <= fact.number;
    default:
      return isSoOf(g, s, fact);
  }
};

/** Facts about the cards that a target means. */
const isSoOf = (g: CardGame, s: TextContext, fact: FactOf): boolean => {
  switch (fact.fact) {
    case "includes":
      return fellowship(g).some((copy) => matches(g, s, fact.target, copy));
    case "wears the Ring":
      return g.worn[g.turn] && anyIs(g, s, fact.target, ({ id }) => id === g.bearer[g.turn]);
    case "bears":
      return anyIs(g, s, fact.target, (copy) =>
        g.table.some(
          (item) => item.zone === "attached" && item.on === copy.id && matches(g, s, fact.what, item),
        ),
      );
    case "is":
      return s.named === UNSEEN
        ? anyIs(g, s, fact.target, (copy) => matches(g, s, fact.what, copy))
        : namedIs(g, s, fact.what);
    case "is so":
      return anyIs(g, s, fact.target, (copy) => isOfQuality(g, copy, fact.quality));
    case "skirmishing":
      return anyIs(g, s, fact.target, (copy) =>
        activeCopies(g).some((other) => opposes(g, copy, other) && matches(g, s, fact.other, other)),
      );
    case "in the same skirmish":
      return anyIs(g, s, fact.target, (copy) =>
        activeCopies(g).some((other) => isBeside(g, copy, other) && matches(g, s, fact.other, other)),
      );
    case "assigned and not resolved":
      return anyIs(g, s, fact.target, (copy) => isAssigned(g, copy));
    case "not assigned":
      return !anyIs(g, s, fact.target, (copy) => isAssigned(g, copy));
    case "was assigned this turn":
      return wasAssigned(g, s, fact.target);
    case "was not":
      return !wasAssigned(g, s, fact.target);
  }
};

/* Standing rules ---------------------------------------------------------------------------------------------------- */

/** Kinds of rules that say which cards they mean. */
type Aimed = Extract<Rule, { readonly target: Target }>["rule"];

const NONE_AT_WORK: readonly never[] = [];

const works = (g: CardGame, { part, context }: ActivePart<PartOf<"static">>): boolean =>
  !part.while || holds(g, context, part.while);

const isKind = <R extends Rule["rule"]>(
  said: ActivePart<PartOf<"static">>,
  kind: R,
): said is StandingRule<R> => said.part.rule.rule === kind;

/** The standing rules of a kind whose "while" holds. */
export function atWork<R extends Rule["rule"]>(g: CardGame, kind: R): readonly StandingRule<R>[] {
  const all = standing(g, kind);
  if (all.length === 0) return NONE_AT_WORK;
  const working: StandingRule<R>[] = [];
  for (const said of all) if (isKind(said, kind) && works(g, said)) working.push(said);
  return working;
}

/** Those among them that mean this copy: few do, so that is looked at first. */
export function atWorkOn<R extends Aimed>(g: CardGame, kind: R, copy: Copy): readonly StandingRule<R>[] {
  const all = standing(g, kind);
  if (all.length === 0) return NONE_AT_WORK;
  const working: StandingRule<R>[] = [];
  for (const said of all)
    if (means(g, said, copy) && isKind(said, kind) && works(g, said)) working.push(said);
  return working;
}

const means = (g: CardGame, { part: { rule }, context }: ActivePart<PartOf<"static">>, copy: Copy): boolean =>
  "target" in rule && matches(g, context, rule.target, copy);

/** Whether a standing rule that only names its cards is at work on a copy. */
export function isUnder(
  g: CardGame,
  kind: "overwhelm if tripled" | "no strength from weapons" | "cannot heal" | "counters stay",
  copy: Copy,
): boolean {
  for (const said of standing(g, kind)) if (means(g, said, copy) && works(g, said)) return true;
  return false;
}

/* Keywords with a figure or without, printed and gained (24) --------------------------------------------------------- */

/** The damage bonuses of a character (24: they add up). */
export const damageBonusOf =
  (g: CardGame, copy: Copy): Modifiers =>
  (add) => {
    add(printedDamage(copy.card), "printed");
    gained(g, copy, "damage", add);
  };

/** The sum of a character's damage bonuses: wounds beyond the one that each loser takes; 0 without any (24). */
export const damage = (g: CardGame, copy: Copy): number => sum(damageBonusOf(g, copy));

/** How many minions more than one may be assigned to a character (11.2). */
export const defenderBonusOf =
  (g: CardGame, copy: Copy): Modifiers =>
  (add) =>
    gained(g, copy, "defender", add);

/** The sum of a character's defender bonuses: 0 where only one minion may be assigned to it (11.2). */
export const defender = (g: CardGame, copy: Copy): number => sum(defenderBonusOf(g, copy));

function gained(g: CardGame, copy: Copy, keyword: "damage" | "defender", add: Add): void {
  lasting(g, keyword, copy.id, add);
  for (const { part, card } of atWorkOn(g, "is", copy)) {
    const { quality } = part.rule;
    if (typeof quality !== "string" && quality.keyword === keyword) add(signed(quality.by), card);
  }
}

/** 12.6. */
export function isFierce(g: CardGame, copy: Copy): boolean {
  if (hasPrinted(copy.card, "fierce") || lasts(g, "fierce", copy.id)) return true;
  return atWorkOn(g, "is", copy).some(({ part }) => part.rule.quality === "fierce");
}
