/** What is paid (2 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kright,
  list,
  oneOf,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { Cost, Payment } from "../../language/tree.ts";
import { amount, counter } from "./amounts.ts";
import { spots } from "./conditions.ts";
import { source, target } from "./targets.ts";

const payment: Reader<Payment> = anyOf<Payment>([
  apply(kright(words("exert"), seq(target, opt(words("twice")))), ([target, twice]) => ({
    pay: "exert",
    target,
    ...flag("twice", twice),
  })),
  apply(kright(words("spot"), spots), (spots) => ({ pay: "spot", spots })),
  apply(kright(words("discard"), seq(target, opt(source))), ([target, from]) => ({
    pay: "discard",
    target,
    ...given("from", from),
  })),
  apply(seq(oneOf(["reveal", "play"]), target, source), ([pay, target, from]) => ({ pay, target, from })),
  apply(seq(oneOf(["add", "remove"]), amount, counter), ([pay, amount, counter]) => ({
    pay,
    amount,
    counter,
  })),
]);
const payments: Reader<readonly Payment[]> = anyOf<readonly Payment[]>([
  apply(payment, (payment) => [payment]),
  apply(seq(kright(words("either"), payment), kright(words("or"), payment)), (both) => both),
]);
/** What is paid. */
export const cost: Reader<Cost> = list(payments, words("and"));
/** What is paid before an effect, with the arrow. */
export const paid: Reader<Cost> = kleft(cost, words("→"));
