/** What is paid, in the card language (2). */
import { say } from "@westmarch/sentences/writing";
import type { Cost, Payment } from "../tree.ts";
import { counters, target } from "./cards.ts";
import { spots } from "./conditions.ts";

function payment(paid: Payment): string {
  switch (paid.pay) {
    case "exert":
      return say("exert", target(paid.target), paid.twice && "twice");
    case "spot":
      return `spot ${spots(paid.spots)}`;
    case "discard":
      return say("discard", target(paid.target), paid.from && `from ${paid.from}`);
    case "reveal":
    case "play":
      return `${paid.pay} ${target(paid.target)} from ${paid.from}`;
    case "add":
    case "remove":
      return `${paid.pay} ${counters(paid.amount, paid.counter)}`;
  }
}

const payments = (all: readonly Payment[]): string =>
  all.length === 1 ? all.map(payment).join() : `either ${all.map(payment).join(" or ")}`;

/** Everything that is paid. */
export const cost = (all: Cost): string => all.map(payments).join(" and ");

/** What is paid, up to the arrow. */
export const paid = (all: Cost | undefined): string | undefined => all && `${cost(all)} →`;
