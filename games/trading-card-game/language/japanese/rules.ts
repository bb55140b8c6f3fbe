/** Standing rules, in Japanese. */
import { listed } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Condition, GeneralRule, Rule } from "../tree.ts";
import { PHASES } from "../words/ja.ts";
import { bare, nominal, target } from "./cards.ts";
import { capped, gets, total, tripled } from "./changes.ts";
import { condition, fact, quality } from "./conditions.ts";
import { limit, per } from "./counting.ts";
import type { JapaneseWriter } from "./writer.ts";

const costs = (number: number, than: "more" | "less"): string =>
  `${number}${than === "more" ? "多く" : "少なく"}なる`;

/** Who a rule is about, and what holds for them. */
const rule = (w: JapaneseWriter, held: Rule): readonly [who: string, what: string] => {
  switch (held.rule) {
    case "strength":
      return [
        target(w, held.target),
        `${held.per ? `、${per(w, held.per)}` : ""}力${signed(held.by)}${gets(held.by)}${limit(held.limit)}`,
      ];
    case "is":
      return [
        target(w, held.target),
        held.quality === "an archer"
          ? `${w.keyword("射手", "archer")}である`
          : `${quality(w, held.quality)}を持つ`,
      ];
    case "cost": {
      const on = held.on ? `${target(w, held.on)}にプレイするとき、` : "";
      return [`${on}${target(w, held.target)}のコスト`, costs(held.number, held.than)];
    }
    case "overwhelm if tripled":
      return tripled(w, held.target);
    case "cap wounds":
      return [target(w, held.target), capped(held.most)];
    case "gain text of that site":
      return [target(w, held.target), "そのサイトのテキストを得る"];
    case "no strength from weapons":
      return [target(w, held.target), "武器から力のボーナスを得ない"];
    case "enter exhausted":
      return [target(w, held.target), "疲弊した状態で場に出る"];
    case "cannot heal":
      return [target(w, held.target), "回復できない"];
    case "counters stay":
      return [`${target(w, held.target)}の負傷と重荷`, "取り除けない"];
    case "an opponent cannot discard":
      return ["対戦相手", `場にある${bare(w, held.target)}を捨てられない`];
    case "may bear":
      return [target(w, held.target), `このカードを${held.most}枚までしか持てない`];
    case "wounds become":
      return [
        target(w, held.target),
        `${held.inSkirmish ? "衝突で" : ""}負傷するたび、その負傷の代わりに${w.counters(held.amount, held.counter)}を加える`,
      ];
    case "roaming penalty":
      return [`${target(w, held.target)}の放浪ペナルティ`, `${held.less}少なくなる`];
    default:
      return generalRule(w, held);
  }
};

/** A rule that names no card which it is about. */
const generalRule = (w: JapaneseWriter, held: GeneralRule): readonly [who: string, what: string] => {
  switch (held.rule) {
    case "first costs less":
      return [
        `各${held.each === "turn" ? "ターン" : "シャドウフェイズ"}に最初にプレイされる${nominal(w, held.nominal)}のコスト`,
        costs(held.number, "less"),
      ];
    case "archery total":
      return [`${per(w, held.per)}${total(held.of)}`, `${signed(held.by)}${limit(held.limit)}`];
    case "shadow numbers":
      return ["各サイトのシャドウナンバー", signed(held.by)];
    case "skip": {
      const names = { archery: PHASES.Archery, assignment: PHASES.Assignment, skirmish: PHASES.Skirmish };
      return [
        listed(
          held.phases.map((phase) => `${names[phase]}フェイズ`),
          "と",
        ),
        "飛ばす",
      ];
    }
    case "no skirmish actions":
      return [
        "どのプレイヤーも",
        `衝突のイベントや特殊能力を${held.verb === "play" ? "プレイ" : "使用"}できない`,
      ];
    case "nobody plays":
      return ["どのプレイヤーも", `${nominal(w, held.nominal)}をプレイできない`];
  }
};

const particle = ({ rule }: Rule): string => {
  if (rule === "skip") return "を";
  if (rule === "wounds become") return "が";
  return rule === "no skirmish actions" || rule === "nobody plays" ? "、" : "は";
};

/** A rule and when it holds: a character that both are about is named once. */
export const held = (w: JapaneseWriter, rules: Rule, only: Condition | undefined): string => {
  const [who, what] = rule(w, rules);
  const whole = `${who}${particle(rules)}${what}`;
  if (!only) return whole;
  const [first, ...others] = only.facts;
  const about = "target" in rules ? rules.target[0]?.is : undefined;
  const pronoun = about === "he" || about === "she" || about === "it";
  if (first && others.length === 0 && rules.rule !== "wounds become") {
    const [subject, is] = fact(w, first);
    if (pronoun || subject === who) return `${subject}は、${is}間、${what}`;
  }
  if (rules.rule === "wounds become") return `${condition(w, only)}間に${what}`;
  return `${condition(w, only)}間、${whole}`;
};
