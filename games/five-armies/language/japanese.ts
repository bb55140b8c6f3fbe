/** What cards say, in Japanese. What an army is like stands before it, and where it must be before that. */
import {
  armies,
  armyOf,
  each,
  member,
  or,
  places,
  region,
  UNIT,
  units,
  WHERE,
  WHO,
} from "./japanese/armies.ts";
import { combat, drawn, terms } from "./japanese/combat.ts";
import type { SettlementName } from "./names.ts";
import {
  type ArmyStep,
  type CreatureStep,
  type HandStep,
  isArmyStep,
  isCreatureStep,
  isHandStep,
  isRecruitStep,
  type RecruitStep,
} from "./steps.ts";
import type { Armies, Need, Rule, Step, Until, Volley } from "./tree.ts";
import { JAPANESE_THINGS as W } from "./words/ja.ts";
import type { Writer } from "./writer.ts";

function volley(dice: Volley): string {
  if ("count" in dice) return `ダイスを${dice.count}個`;
  const from = { "that army": "その自軍の", "one region": "1つの領域の", "anywhere in range": "射程内の" }[
    dice.from
  ];
  const where = dice.terrain ? `${from}${region(dice.terrain)}にいる` : from;
  const more = dice.more === undefined ? "" : `と、さらに${dice.more}個`;
  return `${where}${units(dice.units)}1個につきダイスを1個${more}${dice.most === undefined ? "" : `（${dice.most}個まで）`}`;
}
function until(end: Until): string {
  switch (end.until) {
    case "the turn ends":
      return "ターンの終わりまで";
    case "an enemy army enters":
      return `敵軍が${WHERE[end.settlement]}に入るまで`;
    case "used":
      return `このカードを${WHO[end.character]}のそばに置く`;
  }
}
const attacked = (where: "that army" | SettlementName): string =>
  where === "that army" ? "その自軍" : WHERE[where];
function rule(one: Rule): string {
  switch (one.rule) {
    case "defended":
      return `${attacked(one.where)}への攻撃の命中値は${
        one.rounds === undefined ? "" : `最初の${one.rounds}ラウンドの間`
      }${one.target}となる`;
    case "led":
      return `${WHERE[one.settlement]}の自軍の指揮力を${one.more}増やす`;
    case "prevent once":
      return `このカードを捨てて、${armyOf(one.character)}への${one.hits}命中までを防ぐ`;
    case "leadership":
      return `${WHO[one.character]}の指揮力は${one.is}となる`;
    case "re-roll more":
      return `${armyOf(one.character)}は振り直すダイスを${one.dice}個増やす`;
    case "enemy re-rolls fewer":
      return `${armyOf(one.character)}と戦う軍隊は振り直すダイスを${one.dice}個減らす`;
    case "prevent":
      return `${region(one.terrain)}では、${armyOf(one.character)}は各ラウンド${one.hits}命中を防ぐ`;
    case "ability":
      return `${WHO[one.character]}の能力は次のとおりになる：${one.becomes.map(step).join("。")}`;
    case "beorn rolls":
      return `${WHO.beorn}はダイスを${one.dice}個振る`;
    case "any hit":
      return `${armyOf(one.character)}では、${or(one.units.map((name) => UNIT[name]))}の機動は${
        one.first ? "最初のラウンドに" : ""
      }どの命中でも発動する`;
    case "endure":
      return `${armyOf(one.character)}はダメージマーカーを${one.markers}個多く持てる`;
    case "escape":
      return `${armyOf(one.character)}が全滅したとき、1回だけ${WHO[one.character]}は逃れる`;
    case "luck":
      return `戦闘ごとに1回、${WHO[one.character]}は失敗したダイスを1個振り直す`;
  }
}
const tokens = (
  number: number,
  group: keyof typeof W.groups | undefined,
  at: "で" | "に",
  upTo?: true,
): string =>
  `${number > 1 ? `別々の領域${at}` : ""}${group ? `${W.groups[group]}の` : ""}増援トークンを${number}枚${upTo ? "まで" : ""}`;
const HOW = {
  move: "移動できる",
  "move or attack": "移動または攻撃できる",
  "move and/or attack": "移動と攻撃の一方か両方を行える",
  attack: "攻撃できる",
} as const;

/** Who does something: an army that is chosen for it, or one that was spoken of. */
const mover = (who: Armies): string => `${armies(who)}${who.armies === "some" ? "が" : "は"}`;

/** What is done with armies, or to them. */
function toArmies(one: ArmyStep): string {
  switch (one.do) {
    case "move": {
      const against =
        one.against === "fortification" ? "要塞を" : one.against === undefined ? "" : "その敵軍を";
      return `${mover(one.armies)}${against}${HOW[one.how]}${terms(one.terms)}`;
    }
    case "march":
      return `${mover(one.armies)}${one.split ? "先に分かれてから" : ""}${one.regions}領域まで強行軍${
        one.attack ? "し、その後攻撃" : ""
      }できる${terms(one.terms)}`;
    case "strategic move":
      return `軍隊${one.armies}つまでで戦略移動を行う`;
    case "attack in turn":
      return `自軍${one.armies}つまでで順に攻撃する`;
    case "combined attack":
      return `連合攻撃を行う${terms(one.terms)}`;
    case "choose":
      return `${armies(one.armies)}を選ぶ`;
    case "shoot": {
      const close = one.close === undefined ? "" : `（射手に隣接していれば${one.close}以上）`;
      const sure = one.sure ? "。護衛では取り消せない" : "";
      return `${armies(one.at)}に対し、${volley(one.dice)}振る。${one.target}以上${close}1つにつき1命中${sure}`;
    }
    case "hit":
      return `${armies(one.armies)}に${one.hits}命中を与える`;
    case "put damage":
      return `${each(one.armies)}にダメージマーカーを${one.markers}個置く`;
    case "put leadership":
      return `${each(one.armies)}に指揮トークンを${one.tokens}枚${one.upTo ? "まで" : ""}置く`;
    case "remove leadership":
      return `${each(one.armies)}から指揮トークンを${one.most === null ? "すべて" : `${one.most}枚まで`}取り除く`;
    case "rally":
      return `${armies(one.armies)}を再編し、${one.target}以上はそれぞれマーカーを1個取り除く${
        one.spend ? "。ユニット2個以上の軍隊は、代わりにユニット1個とすべてのマーカーを失ってもよい" : ""
      }`;
  }
}

/** What is done with cards, dice and tokens of generals. */
function inHand(one: HandStep): string {
  switch (one.do) {
    case "draw":
      return drawn(one.cards, one.from);
    case "discard enemy cards":
      return `敵の手札を見て、そのうち${one.cards}枚を捨てさせる`;
    case "discard activation":
      return "敵は起動トークンを1枚選んで捨てる。なければ手札を1枚捨てる";
    case "re-roll action dice":
      return "自分の使っていないアクションダイスを何個でも振り直す";
    case "take an action":
      return "自分の使っていないアクションダイス1個でアクションを行う";
  }
}

/** What comes to the board, or leaves it. */
function ofRecruits(one: RecruitStep): string {
  switch (one.do) {
    case "flip":
      return `${tokens(one.tokens, one.group, "で", one.upTo)}表にする`;
    case "place tokens":
      return `${tokens(one.tokens, one.group, "に")}置く`;
    case "remove tokens":
      return `自軍に隣接する敵の増援トークンを${one.most}枚まで取り除く。取り除かなかった1枚につきイベントカードを1枚引く`;
    case "muster": {
      const most = `${one.units}個${one.upTo ? "まで" : ""}`;
      const apart = one.apart ? "（別々の場所に）" : "";
      const [kind] = one.kinds;
      const [unit, ...others] = kind?.units ?? [];
      if (kind && unit && others.length === 0 && one.kinds.length === 1)
        return `${UNIT[unit]}${most}を${places(kind.where)}に召集する${apart}`;
      const kinds = one.kinds.map(
        ({ units, where }) => `${or(units.map((name) => UNIT[name]))}は${places(where)}に`,
      );
      return `ユニットを${most}召集する${apart}：${kinds.join("、")}`;
    }
    case "goblins":
      return `1つのゴブリン召集地点に${UNIT.goblin}を${one.first}個、もう1つに${one.second}個召集する`;
    case "open pass":
      return `閉じた峠道を1つ開く。ユニット${one.units}個までがそこへ移動できる`;
  }
}

/** Eagles, bats, single characters, and the tiles of fate. */
function ofCreatures(one: CreatureStep): string {
  switch (one.do) {
    case "muster eagles":
      return `大鷲を${one.eagles}羽召集する`;
    case "send eagles":
      return `すべての大鷲と${WHO.lord_of_the_eagles}を大鷲の巣から送り出す`;
    case "place bats":
      return `大蝙蝠を${one.bats}個まで置く`;
    case "bat-cloud":
      return "蝙蝠雲を1回使う";
    case "add tiles":
      return `${one.set === "blue" ? "青" : "赤"}の運命タイルを運命プールに加える`;
    case "walk":
      return `${WHO[one.character]}は移動できる`;
    case "bodyguard":
      return `${WHO.bolg}は護衛トークンを${one.tokens}枚得る`;
    case "wrath":
      return `${WHO.beorn}は怒りトークンを${one.tokens}枚得る`;
    case "beorn attacks":
      return `${WHO.beorn}は攻撃できる`;
  }
}

function step(one: Step): string {
  if (isArmyStep(one)) return toArmies(one);
  if (isHandStep(one)) return inHand(one);
  if (isRecruitStep(one)) return ofRecruits(one);
  if (isCreatureStep(one)) return ofCreatures(one);
  switch (one.do) {
    case "either":
      return `どちらかを行う：${one.one.map(step).join("。")}／${one.other.map(step).join("。")}`;
    case "stay":
      return `${until(one.until)}：${one.rules.map(rule).join("。また、")}`;
    case "rule":
      return rule(one.rule);
  }
}
function need(one: Need): string {
  switch (one.need) {
    case "in play":
      return `${or(one.characters.map((name) => WHO[name]))}が登場している`;
    case "in an army":
      return `${WHO[one.character]}が軍隊にいる`;
    case "not eliminated":
      return `${WHO[one.character]}が除去されていない`;
    case "closed pass":
      return "閉じた峠道がある";
    case "unit":
      return `自軍に${member(one.member)}がいる`;
    case "control":
      return `${WHERE[one.settlement]}を支配している`;
  }
}

export const JAPANESE: Writer = {
  command: (steps) => steps.map((one) => `${step(one)}。`).join(""),
  combat: (steps) => steps.map((one) => `${combat(one)}。`).join(""),
  need: (one) => `${need(one)}。`,
  entry: places,
};
