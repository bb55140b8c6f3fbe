/** The parts of a card (1 of the grammar). */
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
import { type Part, PHASES, type Text } from "../../language/tree.ts";
import { noun } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { cost, paid } from "./costs.ts";
import { effect } from "./effects.ts";
import { happening } from "./happenings.ts";
import { standing } from "./standing.ts";
import { target } from "./targets.ts";

const arrow = words("→");
const onlyIf = kright(words("; if"), condition);
/** One part of a card. */
export const part: Reader<Part> = anyOf<Part>([
  apply(kright(words("Play :"), cost), (cost) => ({ part: "play", cost })),
  apply(
    seq(
      kright(words("Attach :"), target),
      opt(words("; at most 1 copy on each bearer")),
      opt(kright(words("; allowed in addition to"), seq(number, kright(words("other"), noun)))),
    ),
    ([to, oneCopy, besides]) => ({
      part: "attach",
      to,
      ...flag("oneCopy", oneCopy),
      ...given("besides", besides && { number: besides[0], noun: besides[1] }),
    }),
  ),
  meaning("Support", { part: "support" }),
  apply(
    seq(kright(words("Static :"), opt(kmid(words("while"), condition, words(",")))), standing),
    ([condition, rule]) => ({ part: "static", ...given("while", condition), rule }),
  ),
  apply(
    seq(kright(words("When :"), happening), opt(onlyIf), kright(arrow, effect)),
    ([on, condition, effect]) => ({ part: "when", on, ...given("if", condition), effect }),
  ),
  apply(
    seq(
      kright(words("Response :"), happening),
      opt(onlyIf),
      opt(kright(words(";"), cost)),
      kright(arrow, effect),
    ),
    ([on, condition, cost, effect]) => ({
      part: "response",
      on,
      ...given("if", condition),
      ...given("cost", cost),
      effect,
    }),
  ),
  apply(
    seq(
      kleft(list(oneOf(PHASES), words("or")), words(":")),
      opt(kmid(words("if"), condition, words(";"))),
      opt(paid),
      effect,
    ),
    ([phases, condition, cost, effect]) => ({
      part: "action",
      phases,
      ...given("if", condition),
      ...given("cost", cost),
      effect,
    }),
  ),
]);
/** Everything that a card says. */
export const text: Reader<Text> = list(kleft(part, words(".")), words("|"));
