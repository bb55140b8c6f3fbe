/** What is said of combat in Chinese. */

import type { AttackTerms, CombatFact, CombatStep, DrawnFrom } from "../tree.ts";
import { region, units } from "./armies.ts";
import type { ChineseWords } from "./words.ts";

function said(w: ChineseWords, one: CombatFact): string {
  switch (one.fact) {
    case "you attack":
      return "你是攻方";
    case "you defend":
      return "你是守方";
    case "a character is in your army":
      return `你的军队中有${w.terms.character}`;
    case "first round":
      return "这是第1轮";
    case "you have more units":
      return "你的单位较多";
    case "your army scored a hit":
      return "你的军队本轮有命中";
    case "terrain":
      return `战斗在${region(w, one.terrains)}`;
  }
}
export const drawn = (w: ChineseWords, cards: number, from: DrawnFrom): string =>
  `抽${cards}张${{ event: w.terms.event, story: w.terms.story, either: `${w.terms.event}或${w.terms.story}` }[from]}`;

export function combat(w: ChineseWords, one: CombatStep): string {
  switch (one.do) {
    case "score":
      return `造成${one.hits}点命中`;
    case "prevent":
      return `防止${one.hits}点命中`;
    case "remove damage":
      return `移除${one.markers}枚伤害标记`;
    case "add to dice":
      return `你的战斗掷骰每颗骰子+${one.by}`;
    case "re-roll more":
      return `多重掷${one.dice}颗骰子`;
    case "more leadership":
      return `你的领导力+${one.by}`;
    case "more dice":
      return `多掷${one.dice}颗骰子，最多${one.most}颗`;
    case "more dice for units":
      return `每有1个${units(w, one.units)}就多掷1颗骰子，最多${one.most}颗`;
    case "extra dice":
      return `额外掷${one.dice}颗骰子，${one.target === null ? "达到你的命中数字" : `每颗${one.target}以上`}即为命中`;
    case "target":
      return `你的命中数字为${one.is}，若本应为6则为${one.hampered}`;
    case "enemy target":
      return `敌方战斗掷骰的命中数字为${one.is}`;
    case "no enemy re-roll":
      return "敌方不能进行领导力重掷";
    case "stop maneuver":
      return `敌方的${w.terms.maneuver}无效`;
    case "sixes":
      return `你的战斗掷骰中每个修正前的6多造成1点命中，最多${one.most}点`;
    case "roll again":
      return `重掷任一方最多${one.dice}颗骰子`;
    case "may retreat":
      return "你可以撤退";
    case "take back":
      return `收回${one.cards}张用过的单位牌`;
    case "take back all":
      return "收回所有用过的牌";
    case "draw":
      return drawn(w, one.cards, one.from);
    case "fell":
      return `敌方军队若有${one.markers}个以上伤害标记，须移除${
        one.choice === "you" ? "你" : "其主人"
      }选择的1个单位和2枚伤害标记`;
    case "spend bat":
      return `你可以移除1只${w.terms.bat}来造成${one.hits}点命中`;
    case "if": {
      const held = `若${one.if.map((fact) => said(w, fact)).join("或")}：${together(w, one.does)}`;
      return one.otherwise ? `${held}；否则：${together(w, one.otherwise)}` : held;
    }
  }
}

/** Several things that are done in a combat. */
const together = (w: ChineseWords, steps: readonly CombatStep[]): string =>
  steps.map((step) => combat(w, step)).join("，并且");

const BORDER = { ford: "浅滩", slope: "斜坡" } as const;
export const terms = (w: ChineseWords, { without, breached, first }: AttackTerms = {}): string =>
  [
    without && `，不受${without.map((one) => BORDER[one]).join("或")}影响`,
    breached && `，视${w.terms.fortification}为${w.terms.breached}`,
    first && `；其第1轮中：${together(w, first)}`,
  ]
    .filter(Boolean)
    .join("");
