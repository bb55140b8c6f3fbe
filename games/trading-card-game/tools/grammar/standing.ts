/** Rules that hold as long as a card is there (4 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  given,
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
import type { Quality, Rule } from "../../language/tree.ts";
import { amount, counter, signed } from "./amounts.ts";
import { limit } from "./effects.ts";
import { archery, capped, quality, tripled } from "./qualities.ts";
import { nominal, per, target } from "./targets.ts";

const phaseName = anyOf<"archery" | "assignment" | "skirmish">([
  meaning("the archery phase", "archery"),
  meaning("the assignment phase", "assignment"),
  meaning("the skirmish phase", "skirmish"),
]);
/** What holds for as long as the card is there. */
export const standing: Reader<Rule> = anyOf<Rule>([
  apply(
    seq(target, kmid(words("has"), signed, words("strength")), opt(per), opt(limit)),
    ([target, by, per, limit]) => ({
      rule: "strength",
      target,
      by,
      ...given("per", per),
      ...given("limit", limit),
    }),
  ),
  apply(
    seq(target, kright(words("is"), anyOf<Quality | "an archer">([quality, words("an archer")]))),
    ([target, quality]) => ({ rule: "is", target, quality }),
  ),
  apply(
    seq(
      target,
      kright(words("costs"), number),
      kleft(oneOf(["more", "less"]), words("to play")),
      opt(kright(words("on"), target)),
    ),
    ([target, number, than, on]) => ({ rule: "cost", target, number, than, ...given("on", on) }),
  ),
  apply(
    seq(
      kright(words("the first"), nominal),
      anyOf<"turn" | "Shadow phase">([
        meaning("played each turn", "turn"),
        meaning("played each Shadow phase", "Shadow phase"),
      ]),
      kmid(words("costs"), number, words("less to play")),
    ),
    ([nominal, each, number]) => ({ rule: "first costs less", nominal, each, number }),
  ),
  apply(tripled, (tripled) => ({ rule: "overwhelm if tripled", ...tripled })),
  apply(capped, (capped) => ({ rule: "cap wounds", ...capped })),
  apply(
    seq(
      target,
      anyOf<"gain text of that site" | "no strength from weapons" | "enter exhausted" | "cannot heal">([
        meaning("gains the text of that site", "gain text of that site"),
        meaning("gains no strength bonus from weapons", "no strength from weapons"),
        meaning("enters play exhausted", "enter exhausted"),
        words("cannot heal"),
      ]),
    ),
    ([target, rule]) => ({ rule, target }),
  ),
  apply(
    seq(target, kmid(words("may bear at most"), number, words("copy of this card"))),
    ([target, most]) => ({ rule: "may bear", target, most }),
  ),
  apply(kright(words("wounds and burdens cannot be removed from"), target), (target) => ({
    rule: "counters stay",
    target,
  })),
  apply(
    seq(
      kmid(words("each wound"), target, words("would take")),
      opt(words("during a skirmish")),
      kright(words("is replaced by adding"), amount),
      counter,
    ),
    ([target, inSkirmish, amount, counter]) => ({
      rule: "wounds become",
      target,
      ...flag("inSkirmish", inSkirmish),
      amount,
      counter,
    }),
  ),
  apply(seq(archery, opt(per), opt(limit)), ([archery, per, limit]) => ({
    rule: "archery total",
    ...archery,
    ...given("per", per),
    ...given("limit", limit),
  })),
  apply(kright(words("the Shadow number of each site is"), signed), (by) => ({
    rule: "shadow numbers",
    by,
  })),
  apply(
    seq(kright(words("the roaming penalty of"), target), kmid(words("is"), number, words("less"))),
    ([target, less]) => ({ rule: "roaming penalty", target, less }),
  ),
  apply(kleft(list(phaseName, words("and")), oneOf(["is skipped", "are skipped"])), (phases) => ({
    rule: "skip",
    phases,
  })),
  apply(
    kmid(
      words("no player may"),
      oneOf(["play", "use"]),
      words("skirmish events or skirmish special abilities"),
    ),
    (verb) => ({ rule: "no skirmish actions", verb }),
  ),
  apply(kright(words("no player may play"), nominal), (nominal) => ({ rule: "nobody plays", nominal })),
  apply(kmid(words("an opponent cannot discard"), target, words("from play")), (target) => ({
    rule: "an opponent cannot discard",
    target,
  })),
]);
