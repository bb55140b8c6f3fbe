/** What a condition asks, one fact after the other (card language, 6). */
import { NONE, type Seat } from "@westmarch/kernel";
import { hasPrinted, printed } from "../data/ids.ts";
import type { Condition, Fact, Place, Quality, Simple, Spotted, Target } from "../language/tree.ts";
import { damage, defender, isFierce } from "../rules/keywords.ts";
import { opponentsOf } from "../seats.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { activeCopies, siteNumber } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { siteAt } from "../table/path.ts";
import { isBeside, opposes } from "../table/sides.ts";
import { isExhausted } from "../table/vitality.ts";
import { fitsNominal, matches, matchesCard, meant } from "./matching.ts";
import type { Saying } from "./text-context.ts";

/** Whether a condition holds at this moment. */
export const holds = (g: CardGame, s: Saying, { joined, facts }: Condition): boolean =>
  joined === "and" ? facts.every((fact) => isSo(g, s, fact)) : facts.some((fact) => isSo(g, s, fact));

/** How many a determiner asks for at least; X may be 0 (6.6). */
export const countOf = (simple: Simple): number => {
  if (simple.is !== "some") return 1;
  const { which } = simple;
  if (which.how !== "exactly") return 1;
  return which.amount === "X" ? 0 : which.amount;
};

/** Whether as many can be spotted as a target asks for (6.5); X is limited by whoever chooses it. */
export function canSpot(g: CardGame, s: Saying, spot: Spotted): boolean {
  if ("burdens" in spot) return spot.burdens === "X" || g.burdens[g.turn] >= spot.burdens;
  return spot.target.some((simple) => meant(g, s, [simple]).length >= countOf(simple));
}

export const canSpotAll = (g: CardGame, s: Saying, spots: readonly Spotted[]): boolean =>
  spots.every((spot) => canSpot(g, s, spot));

/** Whether the fellowship is at such a place. */
export function isAtPlace(g: CardGame, s: Saying, place: Place, number = siteNumber(g)): boolean {
  switch (place.at) {
    case "sites":
      return place.sites.includes(number);
    case "from":
      return number >= place.site && (place.to === "higher" || number <= place.to);
    case "sanctuary":
      return siteAt(g, number).some(({ card }) => hasPrinted(card, "sanctuary"));
    case "terrain":
      return siteAt(g, number).some(({ card }) =>
        place.terrains.some((terrain) => hasPrinted(card, terrain)),
      );
    case "this site":
      return siteAt(g, number).some(({ id }) => id === s.self || id === s.bearer);
  }
}

/** Companions that can be spotted: "the fellowship" (7.2). */
export const fellowship = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter(({ card }) => printed(card).type === "Companion");

const deadCompanions = (g: CardGame, seat: Seat): number =>
  g.dead[seat].filter((card) => printed(card).type === "Companion").length;

/** Whether it holds for one that is meant, or for each where each is meant. */
function anyIs(g: CardGame, s: Saying, target: Target, holdsFor: (copy: Copy) => boolean): boolean {
  const all = meant(g, s, target);
  return target.some(asksForEach) ? all.every(holdsFor) : all.some(holdsFor);
}

const asksForEach = (simple: Simple): boolean => simple.is === "some" && simple.which.how === "each";

/** What a card was or is that lies on no table: a revealed card, a character that has died. */
const namedIs = (g: CardGame, s: Saying, what: Target): boolean =>
  s.named !== UNSEEN && matchesCard(g, s, what, s.named, s.you);

/** Whether a minion is assigned to somebody, or somebody has a minion assigned to them. */
export const isAssigned = (g: CardGame, { id, zone }: Copy): boolean =>
  zone === "middle" ? against(g, id) !== NONE : g.against.includes(id);

/** Whether one that is meant was assigned this turn, though it may have left the table since. */
const wasAssigned = (g: CardGame, s: Saying, target: Target): boolean =>
  g.wereAssigned.some((copy) => matches(g, s, target, copy));

const isOfQuality = (g: CardGame, copy: Copy, quality: Quality | "exhausted"): boolean => {
  if (quality === "exhausted") return isExhausted(g, copy);
  if (quality === "fierce") return isFierce(g, copy);
  const least = Number(quality.by.amount);
  return (quality.keyword === "damage" ? damage(g, copy) : defender(g, copy)) >= least;
};

const isSo = (g: CardGame, s: Saying, fact: Fact): boolean => {
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
    case "includes":
      return fellowship(g).some((copy) => matches(g, s, fact.target, copy));
    case "includes no":
      return !fellowship(g).some((copy) => fitsNominal(g, s.you, { noun: fact.noun }, copy));
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
