/** What is paid, in Chinese. */
import type { Amount, Counter } from "../targets.ts";
import type { Cost, Payment } from "../tree.ts";
import { target } from "./cards.ts";
import { spots } from "./conditions.ts";
import { doneTo } from "./piles.ts";
import type { ChineseWriter } from "./writer.ts";

/** Twilight or burdens that are added or removed. */
export const changed = (
  w: ChineseWriter,
  verb: "add" | "remove",
  amount: Amount,
  counter: Counter,
): string => {
  const put = counter === "burden" ? "放置" : "加入";
  return `${verb === "add" ? put : "移除"}${w.counters(amount, counter)}`;
};

const payment = (w: ChineseWriter, paid: Payment): string => {
  switch (paid.pay) {
    case "exert":
      return `使${target(w, paid.target)}${w.words.exert}${paid.twice ? "2次" : ""}`;
    case "spot":
      return `${w.words.spot}${spots(w, paid.spots)}`;
    case "discard":
      return doneTo(w, w.words.discard, paid.target, paid.from);
    case "reveal":
      return doneTo(w, w.words.reveal, paid.target, paid.from);
    case "play":
      return doneTo(w, w.words.play, paid.target, paid.from);
    case "add":
    case "remove":
      return changed(w, paid.pay, paid.amount, paid.counter);
  }
};

const either = (w: ChineseWriter, all: readonly Payment[]): string => {
  const [first, ...others] = all.map((one) => payment(w, one));
  // One verb is enough: 指出6名同伴或5个重负.
  const shared = all.every(({ pay }) => pay === "spot");
  return [first, ...others.map((one) => (shared ? one.slice(w.words.spot.length) : one))].join(
    shared ? "或" : "，或",
  );
};

/** Everything that is paid. */
export const cost = (w: ChineseWriter, all: Cost): string => all.map((one) => either(w, one)).join("，并");

/** What is paid, up to the arrow. */
export const paid = (w: ChineseWriter, all: Cost | undefined): string => (all ? `${cost(w, all)} → ` : "");
