/** What is said of combat in Japanese. */

import type { AttackTerms, CombatFact, CombatStep, DrawnFrom } from "../tree.ts";
import { or, region, units } from "./armies.ts";

function fact(one: CombatFact): string {
  switch (one.fact) {
    case "you attack":
      return "自分が攻撃側";
    case "you defend":
      return "自分が防御側";
    case "a character is in your army":
      return "自軍にキャラクターがいる";
    case "first round":
      return "最初のラウンド";
    case "you have more units":
      return "自軍のユニットのほうが多い";
    case "your army scored a hit":
      return "自軍がこのラウンドに命中を出した";
    case "terrain":
      return `戦闘が${region(one.terrains)}で行われている`;
  }
}
export const drawn = (cards: number, from: DrawnFrom): string =>
  `${{ event: "イベントカード", story: "物語カード", either: "イベントカードか物語カード" }[from]}を${cards}枚引く`;

export function combat(one: CombatStep): string {
  switch (one.do) {
    case "score":
      return `${one.hits}命中を与える`;
    case "prevent":
      return `${one.hits}命中を防ぐ`;
    case "remove damage":
      return `ダメージマーカーを${one.markers}個取り除く`;
    case "add to dice":
      return `自分の戦闘ロールのダイスそれぞれに${one.by}を足す`;
    case "re-roll more":
      return `振り直すダイスを${one.dice}個増やす`;
    case "more leadership":
      return `自分の指揮力を${one.by}増やす`;
    case "more dice":
      return `振るダイスを${one.dice}個増やす（${one.most}個まで）`;
    case "more dice for units":
      return `${units(one.units)}1個につき振るダイスを1個増やす（${one.most}個まで）`;
    case "extra dice":
      return `ダイスを${one.dice}個追加で振り、${one.target === null ? "自分の命中値" : one.target}以上はそれぞれ1命中となる`;
    case "target":
      return `自分の命中値を${one.is}（6になるはずなら${one.hampered}）とする`;
    case "enemy target":
      return `敵の戦闘ロールの命中値を${one.is}とする`;
    case "no enemy re-roll":
      return "敵は指揮官リロールを行えない";
    case "stop maneuver":
      return "敵の機動は効果を失う";
    case "sixes":
      return `自分の戦闘ロールの6の目1つにつき命中を1増やす（${one.most}まで）`;
    case "roll again":
      return `どちらかの側のダイスを${one.dice}個まで振り直す`;
    case "may retreat":
      return "自軍は退却できる";
    case "take back":
      return `使ったユニットカードを${one.cards}枚手札に戻す`;
    case "take back all":
      return "使ったカードをすべて手札に戻す";
    case "draw":
      return drawn(one.cards, one.from);
    case "fell":
      return `ダメージマーカーが${one.markers}個以上ある敵軍は、${
        one.choice === "you" ? "自分" : "その持ち主"
      }の選ぶユニット1個とマーカー2個を失う`;
    case "spend bat":
      return `大蝙蝠を1個取り除いて${one.hits}命中を与えてもよい`;
    case "if": {
      const held = `${or(one.if.map(fact))}なら：${one.does.map(combat).join("、さらに")}`;
      return one.otherwise ? `${held}。そうでなければ：${one.otherwise.map(combat).join("、さらに")}` : held;
    }
  }
}
const BORDER = { ford: "浅瀬", slope: "斜面" } as const;
export const terms = ({ without, breached, first }: AttackTerms = {}): string =>
  [
    without && `（${without.map((one) => BORDER[one]).join("・")}の不利は受けない）`,
    breached && "（要塞は突破されたものとする）",
    first && `。最初のラウンドでは${first.map(combat).join("、さらに")}`,
  ]
    .filter(Boolean)
    .join("");
