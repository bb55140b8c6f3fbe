/** What is done, in the card language (3). */
import { say } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { CardDeed, Deed, TableDeed, Times } from "../tree.ts";
import { counters, from, library, per, shown, target } from "./cards.ts";
import { condition, spots } from "./conditions.ts";

function times(often: Times): string {
  if (often === "twice") return often;
  return "times" in often ? `${often.times} times` : `up to ${often.upTo} times`;
}

const REPLACING = "on the adventure path, replacing an opponent's site there";

/** A deed; its verb ends in an “s” where its doer is not “you”. */
export function deed(done: Deed, s: "" | "s" = ""): string {
  switch (done.do) {
    case "exert":
      return `exert${s} ${target(done.target)}`;
    case "exhaust":
      return `exhaust ${target(done.target)}`;
    case "wound":
    case "heal":
      return say(done.do, target(done.target), done.times && times(done.times));
    case "add":
    case "remove": {
      const amount = `${done.do} ${counters(done.amount, done.counter)}`;
      const { instead } = done;
      return say(
        instead ? `${amount}, or ${instead.amount} instead if ${condition(instead.if)}` : amount,
        per(done.per),
        done.replaces && "instead",
      );
    }
    case "remove wounds":
      return `remove each wound from ${target(done.target)}`;
    default:
      return cardDeed(done, s);
  }
}

function cardDeed(done: CardDeed | TableDeed, s: "" | "s"): string {
  switch (done.do) {
    case "discard":
      return say(`discard${s}`, target(done.target), from(done.from), per(done.per));
    case "discard from deck":
      return say(`discard${s}`, library(done.library), per(done.per));
    case "draw":
      return say(
        `draw${s}`,
        done.count === "the same number"
          ? "the same number of cards"
          : `${done.count} ${done.count === 1 ? "card" : "cards"}`,
        per(done.per),
      );
    case "reveal":
      return `reveal${s} ${shown(done.shown)}`;
    case "look at":
      return `look at ${shown(done.shown)}`;
    case "put":
      return say(
        "put",
        target(done.target),
        from(done.from),
        {
          hand: "into your hand",
          bottom: "on the bottom of your deck",
          back: "back on top of that deck in any order",
        }[done.to],
      );
    case "shuffle in":
      return `shuffle into your deck ${target(done.target)} from ${done.from}`;
    case "shuffle hand in":
      return "shuffles his hand into his deck";
    case "stack":
      return say("stack", target(done.target), from(done.from), `on ${target(done.on)}`);
    case "play":
      return say(
        "play",
        target(done.target),
        from(done.from),
        done.onto && `onto ${target(done.onto)}`,
        done.price && (done.price === "free" ? "for free" : `at cost ${signed(done.price)}`),
      );
    case "move":
      return `move ${target(done.target)} from ${done.from} onto ${target(done.onto)}`;
    default:
      return tableDeed(done, s);
  }
}

function tableDeed(done: TableDeed, s: "" | "s"): string {
  switch (done.do) {
    case "spot":
      return `spot ${spots(done.spots)}`;
    case "assign":
      return `assign${s} ${target(done.target)} to skirmish ${target(done.to)}`;
    case "cannot assign":
      return `cannot assign ${target(done.target)} to ${target(done.to)} this phase`;
    case "prevent":
      return done.what === "the wound"
        ? "prevent the wound"
        : `prevent all wounds to ${target(done.what.woundsTo)} this phase`;
    case "cancel":
      return typeof done.what === "string"
        ? `cancel ${done.what}`
        : `cancel a skirmish involving ${target(done.what.skirmishOf)}`;
    case "put own next site":
      return `put your own next site ${REPLACING}`;
    case "replace site":
      return `replace ${done.which} with your own site of the same number`;
  }
}
