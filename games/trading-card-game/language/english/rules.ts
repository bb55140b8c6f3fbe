/** Standing rules, in the card language (4). */
import { say } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Rule } from "../tree.ts";
import { counters, limit, nominal, per, target } from "./cards.ts";
import { ARCHERY, capped, tripled } from "./changes.ts";
import { quality } from "./conditions.ts";
import { keyword } from "./pieces.ts";

/** A standing rule. */
export function rule(held: Rule): string {
  switch (held.rule) {
    case "strength":
      return say(target(held.target), `has ${signed(held.by)} strength`, per(held.per), limit(held.limit));
    case "is":
      return `${target(held.target)} is ${held.quality === "an archer" ? `an ${keyword("archer", "archer")}` : quality(held.quality)}`;
    case "cost":
      return say(
        target(held.target),
        `costs ${held.number} ${held.than} to play`,
        held.on && `on ${target(held.on)}`,
      );
    case "first costs less":
      return `the first ${nominal(held.nominal)} played each ${held.each} costs ${held.number} less to play`;
    case "overwhelm if tripled":
      return tripled(held.target, held.its);
    case "cap wounds":
      return capped(held.target, held.most);
    case "gain text of that site":
      return `${target(held.target)} gains the text of that site`;
    case "no strength from weapons":
      return `${target(held.target)} gains no strength bonus from weapons`;
    case "enter exhausted":
      return `${target(held.target)} enters play exhausted`;
    case "cannot heal":
      return `${target(held.target)} cannot heal`;
    case "counters stay":
      return `wounds and burdens cannot be removed from ${target(held.target)}`;
    case "an opponent cannot discard":
      return `an opponent cannot discard ${target(held.target)} from play`;
    case "may bear":
      return `${target(held.target)} may bear at most ${held.most} copy of this card`;
    case "wounds become":
      return say(
        `each wound ${target(held.target)} would take`,
        held.inSkirmish && "during a skirmish",
        `is replaced by adding ${counters(held.amount, held.counter)}`,
      );
    case "archery total":
      return say(ARCHERY[held.of], signed(held.by), per(held.per), limit(held.limit));
    case "shadow numbers":
      return `the Shadow number of each site is ${signed(held.by)}`;
    case "roaming penalty":
      return `the roaming penalty of ${target(held.target)} is ${held.less} less`;
    case "skip":
      return `${held.phases.map((phase) => `the ${phase} phase`).join(" and ")} ${held.phases.length === 1 ? "is" : "are"} skipped`;
    case "no skirmish actions":
      return `no player may ${held.verb} skirmish events or skirmish special abilities`;
    case "nobody plays":
      return `no player may play ${nominal(held.nominal)}`;
  }
}
