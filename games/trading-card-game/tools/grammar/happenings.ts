/** What happens (5 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kright,
  meaning,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { Happening, PlainHappening } from "../../language/tree.ts";
import { condition, place } from "./conditions.ts";
import { target } from "./targets.ts";

/** What happens. */
export const happening: Reader<Happening> = anyOf<Happening>([
  apply(
    seq(target, kright(words("is about to be wounded"), opt(words("during a skirmish")))),
    ([target, during]) => ({
      on: "about to be wounded",
      target,
      ...flag("inSkirmish", during),
    }),
  ),
  apply(
    seq(
      target,
      anyOf<PlainHappening>([
        meaning("is about to exert", "about to exert"),
        meaning("is about to heal", "about to heal"),
        words("exerts or takes a wound"),
        words("wins a skirmish"),
        words("kills a companion during a skirmish"),
        words("is assigned to a skirmish"),
        words("puts on the Ring"),
        words("is played"),
        words("is discarded from play"),
      ]),
    ),
    ([target, on]) => ({ on, target }),
  ),
  apply(seq(target, kright(words("loses a skirmish"), opt(kright(words("to"), target)))), ([target, to]) => ({
    on: "loses a skirmish",
    target,
    ...given("to", to),
  })),
  apply(kright(words("one or more minions of a player lose a skirmish to"), target), (target) => ({
    on: "minions of a player lose to",
    target,
  })),
  apply(kleft(target, words("is killed")), (target) => ({ on: "is killed", target })),
  apply(seq(target, kright(words("is killed by"), target)), ([target, by]) => ({
    on: "is killed",
    target,
    by,
  })),
  apply(seq(target, kright(words("is killed during a skirmish involving"), target)), ([target, beside]) => ({
    on: "is killed",
    target,
    beside,
  })),
  apply(
    seq(
      anyOf<"you" | "FP" | "an opponent" | "a player">([
        meaning("you play", "you"),
        meaning("FP plays", "FP"),
        meaning("an opponent plays", "an opponent"),
        meaning("a player plays", "a player"),
      ]),
      target,
      opt(kright(words("on"), target)),
      opt(kright(words("during a skirmish involving"), target)),
    ),
    ([who, target, onto, beside]) => ({
      on: "plays",
      who,
      target,
      ...given("onto", onto),
      ...given("beside", beside),
    }),
  ),
  ...(
    [
      "your turn begins",
      "the turn ends",
      "your Shadow phase begins",
      "your Shadow phase ends",
      "a fellowship phase begins",
      "a skirmish phase ends",
      "the fellowship moves",
    ] as const
  ).map((on) => meaning(on, { on })),
  apply(kright(words("the fellowship arrives at"), place), (place) => ({ on: "arrives", place })),
  apply(
    seq(kright(words("the fellowship leaves"), place), opt(words("in the fellowship phase"))),
    ([place, during]) => ({ on: "leaves", place, ...flag("inFellowshipPhase", during) }),
  ),
  apply(condition, (condition) => ({ on: "becomes true", condition })),
]);
