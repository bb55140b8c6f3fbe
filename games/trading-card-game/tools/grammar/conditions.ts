/** What must hold (6 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  kleft,
  kmid,
  kright,
  list,
  meaning,
  number,
  oneOf,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { Spotted } from "../../language/targets.ts";
import { type Condition, type Fact, type Quality, type SitePlace, TERRAINS } from "../../language/tree.ts";
import { amount, noun } from "./amounts.ts";
import { keyworded } from "./qualities.ts";
import { target } from "./targets.ts";

const spotted: Reader<Spotted> = anyOf<Spotted>([
  apply(target, (target) => ({ target })),
  apply(kleft(amount, words("burdens")), (burdens) => ({ burdens })),
]);
/** What is spotted. */
export const spots: Reader<readonly Spotted[]> = apply(
  seq(list(spotted, words(",")), opt(kright(words("and"), spotted))),
  ([some, last]) => (last ? [...some, last] : some),
);

/** Where the fellowship is. */
export const place: Reader<SitePlace> = anyOf<SitePlace>([
  apply(
    kright(words("site"), seq(list(number, words(",")), opt(kright(words("or"), number)))),
    ([sites, last]) => ({ at: "sites", sites: last === undefined ? sites : [...sites, last] }),
  ),
  apply(kright(words("site"), kleft(number, words("or higher"))), (site) => ({
    at: "from",
    site,
    to: "higher",
  })),
  apply(kright(words("site"), seq(number, kright(words("to"), number))), ([site, to]) => ({
    at: "from",
    site,
    to,
  })),
  apply(kmid(oneOf(["a", "an"]), list(oneOf(TERRAINS), words("or")), words("site")), (terrains) => ({
    at: "terrain",
    terrains,
  })),
  meaning("a sanctuary", { at: "sanctuary" }),
  meaning("this site", { at: "this site" }),
]);

const fact: Reader<Fact> = anyOf<Fact>([
  apply(seq(oneOf(["you", "FP"]), kright(words("can spot"), spots)), ([who, spots]) => ({
    fact: "can spot",
    who,
    spots,
  })),
  apply(kright(words("you spot"), spots), (spots) => ({ fact: "spot", spots })),
  apply(kright(words("the fellowship is at"), place), (place) => ({ fact: "at", place })),
  meaning("the fellowship is not at a sanctuary", { fact: "not at a sanctuary" }),
  apply(kright(words("the fellowship includes no"), noun), (noun) => ({ fact: "includes no", noun })),
  apply(kright(words("the fellowship includes"), target), (target) => ({ fact: "includes", target })),
  apply(kmid(words("the pool holds fewer than"), number, words("twilight")), (number) => ({
    fact: "pool below",
    number,
  })),
  apply(kmid(words("an opponent holds"), number, words("or more cards")), (number) => ({
    fact: "opponent holds",
    number,
  })),
  meaning("FP's deck is empty", { fact: "FP's deck is empty" }),
  apply(
    kmid(words("burdens plus companions in the dead pile number"), number, words("or more")),
    (number) => ({ fact: "burdens and dead", number }),
  ),
  apply(kleft(number, words("or more companions are in the dead pile")), (number) => ({
    fact: "dead companions",
    number,
  })),
  apply(kmid(words("your own site"), number, words("is on the adventure path")), (number) => ({
    fact: "own site on path",
    number,
  })),
  meaning("this card has a bearer", { fact: "this card has a bearer" }),
  apply(kmid(words("the Ring-bearer has"), number, words("or fewer burdens")), (number) => ({
    fact: "burdens at most",
    number,
  })),
  apply(seq(target, kleft(oneOf(["wears", "bears"]), words("the Ring"))), ([target, verb]) => ({
    fact: "wears the Ring",
    target,
    verb,
  })),
  apply(seq(target, oneOf(["wears", "bears"]), target), ([target, verb, what]) => ({
    fact: "bears",
    target,
    verb,
    what,
  })),
  apply(seq(target, oneOf(["is", "was"]), target), ([target, verb, what]) => ({
    fact: "is",
    target,
    ...flag("was", verb === "was" || undefined),
    what,
  })),
  apply(
    seq(target, kright(words("is"), anyOf<Quality | "exhausted">([words("exhausted"), keyworded]))),
    ([target, quality]) => ({ fact: "is so", target, quality }),
  ),
  apply(seq(target, kright(words("is skirmishing"), target)), ([target, other]) => ({
    fact: "skirmishing",
    target,
    other,
  })),
  apply(seq(target, kright(words("is in the same skirmish as"), target)), ([target, other]) => ({
    fact: "in the same skirmish",
    target,
    other,
  })),
  apply(
    seq(
      target,
      anyOf<"assigned and not resolved" | "not assigned" | "was assigned this turn" | "was not">([
        meaning("is assigned to a skirmish not yet resolved", "assigned and not resolved"),
        meaning("is not assigned to a skirmish", "not assigned"),
        meaning("was assigned to a skirmish this turn", "was assigned this turn"),
        words("was not"),
      ]),
    ),
    ([target, fact]) => ({ fact, target }),
  ),
]);
/** What must hold. */
export const condition: Reader<Condition> = anyOf<Condition>([
  apply(list(fact, words("and")), (facts) => ({ joined: "and", facts })),
  apply(seq(fact, kright(words("or"), fact)), (facts) => ({ joined: "or", facts })),
]);
