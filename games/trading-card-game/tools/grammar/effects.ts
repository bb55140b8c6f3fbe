/** What a card brings about (3 of the grammar). */
import {
  anyOf,
  apply,
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
import type { Limit, Signed } from "../../language/targets.ts";
import {
  type ChoiceOption,
  type Clause,
  type Effect,
  type May,
  type Player,
  SPECIALS,
  type Special,
  type Step,
} from "../../language/tree.ts";
import { noun, signed } from "./amounts.ts";
import { change } from "./changes.ts";
import { condition } from "./conditions.ts";
import { paid } from "./costs.ts";
import { deeds, ownDeed, player } from "./deeds.ts";
import { target } from "./targets.ts";

const special: Reader<Special> = anyOf<Special>([
  ...SPECIALS.map((phrase) => meaning(phrase, { do: phrase })),
  apply(
    kright(
      words("discard cards one at a time from the top of your deck until you choose to stop ("),
      seq(kmid(words("at least"), number, words(",")), kmid(words("at most"), number, words(")"))),
    ),
    ([least, most]) => ({ do: "discard until you stop", least, most }),
  ),
  apply(
    kright(
      words("reveal cards one at a time from the top of your deck until a revealed card is not"),
      target,
    ),
    (target) => ({ do: "reveal until not", target }),
  ),
]);

const step: Reader<Step> = anyOf<Step>([
  deeds(false),
  ownDeed,
  apply(seq(player, anyOf([deeds(true), ownDeed])), ([by, deed]) => ({ ...deed, by })),
  apply(kright(words("make"), seq(player, deeds(false))), ([by, deed]) => ({ ...deed, by, made: true })),
  change,
  special,
]);
const steps: Reader<readonly Step[]> = list(step, words("and"));

const option: Reader<ChoiceOption> = apply(seq(opt(paid), steps), ([cost, steps]) => ({
  ...given("cost", cost),
  steps,
}));
const may: Reader<May> = apply(
  seq(
    kleft(oneOf(["you", "each Shadow player"]), words("may")),
    steps,
    opt(kright(words("; if you do :"), steps)),
  ),
  ([who, steps, ifDone]) => ({ clause: "may", who, steps, ...given("ifDone", ifDone) }),
);
const clause: Reader<Clause> = anyOf<Clause>([
  apply(steps, (steps) => ({ clause: "steps", steps })),
  apply(
    seq(
      anyOf<Player | undefined>([meaning("choose one :", undefined), kleft(player, words("chooses one :"))]),
      kright(words("( a )"), option),
      kright(words("; or ( b )"), option),
    ),
    ([by, first, second]) => ({ clause: "choose", ...given("by", by), options: [first, second] }),
  ),
  apply(
    seq(kmid(words("if"), condition, words(":")), steps, kright(words("; otherwise :"), steps)),
    ([condition, steps, otherwise]) => ({ clause: "if", if: condition, steps, otherwise }),
  ),
  may,
  apply(
    seq(
      kright(words("for each"), noun),
      kmid(words("over"), number, words(":")),
      anyOf<readonly Step[] | May>([steps, may]),
    ),
    ([each, over, body]) => ({ clause: "repeat", each, over, body }),
  ),
  apply(
    seq(
      kright(words("for this skirmish : each time"), target),
      kmid(words("loses to"), target, words(",")),
      step,
    ),
    ([loser, to, step]) => ({ clause: "this skirmish", loser, to, step }),
  ),
]);
export const limit: Reader<Limit> = kmid(
  words("("),
  anyOf<Limit>([
    meaning("once each turn", { once: "turn" }),
    apply(
      seq(kright(words("at most"), anyOf<Signed | number>([signed, number])), opt(words("each phase"))),
      ([most, each]) => ({ most, ...given("each", each && "phase") }),
    ),
  ]),
  words(")"),
);
/** What is done, one thing after the other. */
export const effect: Reader<Effect> = apply(
  seq(list(clause, words("; then")), opt(limit)),
  ([clauses, limit]) => ({
    clauses,
    ...given("limit", limit),
  }),
);
