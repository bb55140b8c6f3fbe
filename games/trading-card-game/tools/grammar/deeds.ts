/** What a player or character does (3 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kmid,
  kright,
  meaning,
  number,
  oneOf,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { Amount, Signed } from "../../language/targets.ts";
import type { Deed, Player, Times } from "../../language/tree.ts";
import { amount, counter, signed } from "./amounts.ts";
import { condition, spots } from "./conditions.ts";
import { library, per, shown, source, target } from "./targets.ts";

/** Who does something, if it is not you. */
export const player: Reader<Player> = oneOf([
  "FP",
  "an opponent",
  "that opponent",
  "that player",
  "its owner",
]);
const times: Reader<Times> = anyOf<Times>([
  words("twice"),
  apply(kleft(amount, words("times")), (times) => ({ times })),
  apply(kmid(words("up to"), number, words("times")), (upTo) => ({ upTo })),
]);
const price: Reader<"free" | Signed> = anyOf<"free" | Signed>([
  meaning("for free", "free"),
  kright(words("at cost"), signed),
]);
/** Another amount, where something holds. */
export const insteadOf = <A>(amount: Reader<A>) =>
  apply(
    kright(words(", or"), seq(amount, kright(words("instead if"), condition))),
    ([amount, condition]) => ({ amount, if: condition }),
  );

/** Deeds whose verb ends in an “s” if their doer is not “you”. */
export const deeds = (s: boolean): Reader<Deed> => {
  const verb = <const V extends string>(plain: V): Reader<V> =>
    s ? meaning(`${plain}s`, plain) : words(plain);
  return anyOf<Deed>([
    apply(kright(verb("exert"), target), (target) => ({ do: "exert", target })),
    apply(seq(verb("discard"), target, opt(source), opt(per)), ([, target, from, per]) => ({
      do: "discard",
      target,
      ...given("from", from),
      ...given("per", per),
    })),
    apply(seq(verb("discard"), library, opt(per)), ([, library, per]) => ({
      do: "discard from deck",
      library,
      ...given("per", per),
    })),
    apply(
      seq(
        verb("draw"),
        anyOf<Amount | "the same number">([
          kleft(amount, oneOf(["card", "cards"])),
          meaning("the same number of cards", "the same number"),
        ]),
        opt(per),
      ),
      ([, count, per]) => ({ do: "draw", count, ...given("per", per) }),
    ),
    apply(kright(verb("reveal"), shown), (shown) => ({ do: "reveal", shown })),
    apply(kright(verb("assign"), seq(target, kright(words("to skirmish"), target))), ([target, to]) => ({
      do: "assign",
      target,
      to,
    })),
  ]);
};

/** Deeds that only ever stand without a subject, or with one of their own. */
export const ownDeed: Reader<Deed> = anyOf<Deed>([
  apply(kright(words("exhaust"), target), (target) => ({ do: "exhaust", target })),
  apply(seq(oneOf(["wound", "heal"]), target, opt(times)), ([verb, target, times]) => ({
    do: verb,
    target,
    ...given("times", times),
  })),
  apply(
    seq(oneOf(["add", "remove"]), amount, counter, opt(insteadOf(amount)), opt(per), opt(words("instead"))),
    ([verb, amount, counter, instead, per, replaces]) => ({
      do: verb,
      amount,
      counter,
      ...given("instead", instead),
      ...given("per", per),
      ...flag("replaces", replaces),
    }),
  ),
  apply(kright(words("remove each wound from"), target), (target) => ({ do: "remove wounds", target })),
  apply(kright(words("look at"), shown), (shown) => ({ do: "look at", shown })),
  apply(
    seq(
      kright(words("put"), target),
      opt(source),
      anyOf<"hand" | "bottom">([
        meaning("into your hand", "hand"),
        meaning("on the bottom of your deck", "bottom"),
      ]),
    ),
    ([target, from, to]) => ({ do: "put", target, ...given("from", from), to }),
  ),
  apply(kmid(words("put"), target, words("back on top of that deck in any order")), (target) => ({
    do: "put",
    target,
    to: "back",
  })),
  apply(kright(words("shuffle into your deck"), seq(target, source)), ([target, from]) => ({
    do: "shuffle in",
    target,
    from,
  })),
  meaning("shuffles his hand into his deck", { do: "shuffle hand in" }),
  apply(
    kright(words("stack"), seq(target, opt(source), kright(words("on"), target))),
    ([target, from, on]) => ({ do: "stack", target, ...given("from", from), on }),
  ),
  apply(
    kright(words("play"), seq(target, opt(source), opt(kright(words("onto"), target)), opt(price))),
    ([target, from, onto, price]) => ({
      do: "play",
      target,
      ...given("from", from),
      ...given("onto", onto),
      ...given("price", price),
    }),
  ),
  apply(kright(words("spot"), spots), (spots) => ({ do: "spot", spots })),
  apply(
    kright(words("move"), seq(target, source, kright(words("onto"), target))),
    ([target, from, onto]) => ({
      do: "move",
      target,
      from,
      onto,
    }),
  ),
  apply(
    kright(words("cannot assign"), seq(target, kmid(words("to"), target, words("this phase")))),
    ([target, to]) => ({ do: "cannot assign", target, to }),
  ),
  meaning("prevent the wound", { do: "prevent", what: "the wound" }),
  apply(kmid(words("prevent all wounds to"), target, words("this phase")), (woundsTo) => ({
    do: "prevent",
    what: { woundsTo },
  })),
  apply(kright(words("cancel"), oneOf(["that event", "all remaining assignments"])), (what) => ({
    do: "cancel",
    what,
  })),
  apply(kright(words("cancel a skirmish involving"), target), (skirmishOf) => ({
    do: "cancel",
    what: { skirmishOf },
  })),
  meaning("put your own next site on the adventure path , replacing an opponent's site there", {
    do: "put own next site",
  }),
  apply(
    kmid(
      words("replace"),
      oneOf(["the fellowship's current site", "that site"]),
      words("with your own site of the same number"),
    ),
    (which) => ({ do: "replace site", which }),
  ),
]);
