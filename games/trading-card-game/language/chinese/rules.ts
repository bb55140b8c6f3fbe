/** Standing rules, in Chinese. */
import { listed } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Condition, GeneralRule, Rule } from "../tree.ts";
import { bare, nominal, target, unitOf } from "./cards.ts";
import { capped, total, tripled } from "./changes.ts";
import { condition, quality } from "./conditions.ts";
import { changed } from "./costs.ts";
import { limit, per } from "./counting.ts";
import type { ChineseWriter } from "./writer.ts";

const costs = (number: number, than: "more" | "less"): string =>
  `费用${than === "more" ? "+" : "-"}${number}`;

/** Who a rule is about, and what holds for them. */
const rule = (w: ChineseWriter, held: Rule): readonly [who: string, what: string] => {
  switch (held.rule) {
    case "strength":
      return [
        `${per(w, held.per)}${target(w, held.target)}`,
        `${w.words.strength}${signed(held.by)}${limit(held.limit)}`,
      ];
    case "is":
      return held.quality === "an archer"
        ? [target(w, held.target), `是${w.keyword(w.words["an archer"], "archer")}`]
        : [target(w, held.target), `具有${quality(w, held.quality)}`];
    case "cost": {
      const on = held.on ? `打出到${target(w, held.on)}身上时，` : "";
      const of = held.target.some(({ is }) => is === "some") ? "" : "的";
      return [`${on}${target(w, held.target)}${of}`, costs(held.number, held.than)];
    }
    case "overwhelm if tripled":
      return [target(w, held.target), tripled(w)];
    case "cap wounds":
      return [target(w, held.target), capped(w, held.most)];
    case "gain text of that site":
      return [target(w, held.target), `获得该${w.words.site}的${w.words.text}`];
    case "no strength from weapons":
      return [target(w, held.target), `不从${w.words.weapons}获得${w.words.strength}加值`];
    case "enter exhausted":
      return [target(w, held.target), `进场时即${w.words.exhausted}`];
    case "cannot heal":
      return [target(w, held.target), `不能被${w.words.heal}`];
    case "counters stay":
      return ["", `不能移除${target(w, held.target)}身上的${w.words.wounds}和${w.words.burden}`];
    case "an opponent cannot discard":
      return ["", `对手不能${w.words.discard}${bare(w, held.target).replace(/^你的/, "你场上的")}`];
    case "may bear":
      return [target(w, held.target), `最多持有${held.most}张此牌`];
    case "wounds become":
      return [
        target(w, held.target),
        `${held.inSkirmish ? `在${w.words.skirmish}中` : ""}每次即将${w.words.wound}，改为${changed(w, "add", held.amount, held.counter)}`,
      ];
    case "roaming penalty":
      return [`${target(w, held.target)}的${w.words["roaming penalty"]}`, `-${held.less}`];
    default:
      return generalRule(w, held);
  }
};

/** A rule that names no card which it is about. */
const generalRule = (w: ChineseWriter, held: GeneralRule): readonly [who: string, what: string] => {
  switch (held.rule) {
    case "first costs less":
      return [
        `每${held.each === "turn" ? "回合" : `个${w.phases.Shadow}阶段`}打出的第一${unitOf(w, held.nominal.noun)}${nominal(w, held.nominal)}`,
        costs(held.number, "less"),
      ];
    case "archery total":
      return [`${per(w, held.per)}${total(w, held.of)}`, `${signed(held.by)}${limit(held.limit)}`];
    case "shadow numbers":
      return [`每个${w.words.site}的${w.words["shadow number"]}`, signed(held.by)];
    case "skip": {
      const names = {
        archery: w.phases.Archery,
        assignment: w.phases.Assignment,
        skirmish: w.phases.Skirmish,
      };
      const phases = held.phases.map((phase) => `${names[phase]}阶段`);
      return ["", `跳过${listed(phases, "和")}`];
    }
    case "no skirmish actions":
      return [
        "任何玩家",
        `都不能${held.verb === "play" ? w.words.play : "使用"}${w.words["skirmish events"]}`,
      ];
    case "nobody plays":
      return ["任何玩家", `都不能${w.words.play}${nominal(w, held.nominal)}`];
  }
};

/** A rule and when it holds: a character that both are about is named once. */
export const held = (w: ChineseWriter, rules: Rule, only: Condition | undefined): string => {
  const [who, what] = rule(w, rules);
  if (!only) return `${who}${what}`;
  const about = "target" in rules ? rules.target[0]?.is : undefined;
  const pronoun = about === "he" || about === "she" || about === "it";
  const [first] = only.facts;
  const same =
    first && "target" in first && "target" in rules && target(w, first.target) === target(w, rules.target);
  return `当${condition(w, only)}时，${(pronoun || same) && (rules.rule === "wounds become" || (rules.rule === "strength" && !rules.per)) ? what : `${who}${what}`}`;
};
