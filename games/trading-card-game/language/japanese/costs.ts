/** What is paid, in Japanese. */
import type { Cost, Payment } from "../tree.ts";
import { target } from "./cards.ts";
import { spots } from "./conditions.ts";
import { doneTo } from "./piles.ts";
import { chained } from "./verbs.ts";
import type { JapaneseWriter } from "./writer.ts";

const payment = (w: JapaneseWriter, paid: Payment): string => {
  switch (paid.pay) {
    case "exert":
      return `${target(w, paid.target)}を${paid.twice ? "2回" : ""}消耗させる`;
    case "spot":
      return `${spots(w, paid.spots)}を指定する`;
    case "discard":
      return doneTo(w, paid.target, "捨てる", paid.from);
    case "reveal":
      return doneTo(w, paid.target, "公開する", paid.from);
    case "play":
      return doneTo(w, paid.target, "プレイする", paid.from);
    case "add":
      return `${w.counters(paid.amount, paid.counter)}を加える`;
    case "remove":
      return `${w.counters(paid.amount, paid.counter)}を取り除く`;
  }
};

const either = (w: JapaneseWriter, all: readonly Payment[]): string => {
  const kinds = all.flatMap((one) => (one.pay === "spot" ? [spots(w, one.spots)] : []));
  // One verb is enough: 仲間6人か重荷5個を指定する.
  return kinds.length === all.length
    ? `${kinds.join("か")}を指定する`
    : all.map((one) => payment(w, one)).join("か、");
};

/** Everything that is paid. */
export const cost = (w: JapaneseWriter, all: Cost): string => chained(all.map((one) => either(w, one)));

/** What is paid, up to the arrow. */
export const paid = (w: JapaneseWriter, all: Cost | undefined): string => (all ? `${cost(w, all)} → ` : "");
