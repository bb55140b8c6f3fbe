/** What becomes different (3 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
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
import type { Boost, Change, Duration } from "../../language/tree.ts";
import { signed } from "./amounts.ts";
import { insteadOf } from "./deeds.ts";
import { archery, capped, keyworded, tripled } from "./qualities.ts";
import { per, target } from "./targets.ts";

const duration: Reader<Duration> = oneOf(["until regroup", "this phase", "this turn"]);
const boost: Reader<Boost> = anyOf<Boost>([
  apply(seq(kleft(signed, words("strength")), opt(insteadOf(signed)), opt(per)), ([by, instead, per]) => ({
    gets: "strength",
    by,
    ...given("instead", instead),
    ...given("per", per),
  })),
  apply(keyworded, ({ keyword, by }) => ({ gets: keyword, by })),
]);
/** What becomes different. */
export const change: Reader<Change> = anyOf<Change>([
  apply(
    seq(
      target,
      kright(words("gets"), list(boost, words("and"))),
      opt(words("and becomes fierce")),
      opt(duration),
    ),
    ([target, boosts, fierce, until]) => ({
      do: "gain",
      target,
      boosts,
      ...flag("fierce", fierce),
      ...given("until", until),
    }),
  ),
  apply(seq(target, kright(words("becomes fierce"), opt(duration))), ([target, until]) => ({
    do: "gain",
    target,
    boosts: [],
    fierce: true,
    ...given("until", until),
  })),
  apply(
    seq(target, kright(words("gets a strength bonus equal to the strength of"), target)),
    ([target, other]) => ({ do: "gain strength of", target, other }),
  ),
  apply(
    seq(
      target,
      anyOf<"give no strength" | "may fight">([
        meaning("gives no strength bonus", "give no strength"),
        meaning("may take part in archery fire and skirmishes", "may fight"),
      ]),
      duration,
    ),
    ([target, what, until]) => ({ do: what, target, until }),
  ),
  apply(seq(capped, duration), ([capped, until]) => ({ do: "cap wounds", ...capped, until })),
  apply(tripled, (tripled) => ({ do: "overwhelm if tripled", ...tripled })),
  apply(
    seq(
      target,
      anyOf<"not in archery total" | "put on the Ring">([
        meaning("does not add to the fellowship's archery total this phase", "not in archery total"),
        meaning("puts on the Ring until regroup", "put on the Ring"),
      ]),
    ),
    ([target, what]) => ({ do: what, target }),
  ),
  apply(
    seq(target, kright(words("becomes the Ring-bearer with resistance"), number)),
    ([target, resistance]) => ({
      do: "become Ring-bearer",
      target,
      resistance,
    }),
  ),
  apply(archery, (archery) => ({ do: "archery total", ...archery })),
  apply(
    kright(words("the Shadow number of the new site is"), seq(signed, opt(insteadOf(signed)))),
    ([by, instead]) => ({ do: "shadow number", by, ...given("instead", instead) }),
  ),
  apply(
    kright(
      words("the move limit is"),
      seq(kleft(signed, words("this turn")), opt(kright(words(", to no less than"), number))),
    ),
    ([by, least]) => ({ do: "move limit", by, ...given("least", least) }),
  ),
]);
