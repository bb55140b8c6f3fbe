/**
 * What cards say, in Chinese: one way of putting sentences together, with the words of either script. What an army is like
 * stands before it, and where it must be before that.
 */

import { armies, armyOf, each, like, member, most, or, places, region, units } from "./chinese/armies.ts";
import { combat, drawn, terms } from "./chinese/combat.ts";
import type { ChineseWords } from "./chinese/words.ts";
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
import type { Writer } from "./writer.ts";

function volley(w: ChineseWords, dice: Volley): string {
  if ("count" in dice) return `掷${dice.count}颗骰子`;
  const from = {
    "that army": "你的这支军队中",
    "one region": `1个${w.terms.region}中`,
    "anywhere in range": "射程内",
  }[dice.from];
  const where = dice.terrain ? `${from}位于${region(w, dice.terrain)}` : from;
  const more = dice.more === undefined ? "" : `，再多掷${dice.more}颗`;
  return `${where}的每个${units(w, dice.units)}各掷1颗骰子${more}${dice.most === undefined ? "" : `，最多${dice.most}颗`}`;
}
/** At whom dice are rolled, said first, and how many. */
function shot(w: ChineseWords, at: Armies, dice: Volley): string {
  const rolled = `${"count" in dice ? "" : "，"}${volley(w, dice)}`;
  if (at.armies !== "some" || at.near?.by !== "across a border") return `对${armies(w, at)}${rolled}`;
  const { near: from, ...enemy } = at;
  const kind = like(w, enemy.kinds);
  return `以1支${like(w, [from.army])}己方军队，对${most(enemy.count, enemy.upTo)}支隔任何边界（包括河流）相接的${kind}敌方军队${rolled}`;
}
function until(w: ChineseWords, end: Until): string {
  switch (end.until) {
    case "the turn ends":
      return "直到回合结束";
    case "an enemy army enters":
      return `直到敌方军队进入${w.settlements[end.settlement]}`;
    case "used":
      return `将此牌留在${w.characters[end.character]}旁`;
  }
}
const attacked = (w: ChineseWords, where: "that army" | SettlementName): string =>
  where === "that army" ? "你的这支军队" : w.settlements[where];
function rule(w: ChineseWords, one: Rule): string {
  switch (one.rule) {
    case "defended":
      return `攻击${attacked(w, one.where)}的命中数字${one.rounds === undefined ? "" : `在前${one.rounds}轮`}为${one.target}`;
    case "led":
      return `你在${w.settlements[one.settlement]}的军队领导力+${one.more}`;
    case "prevent once":
      return `弃掉此牌来防止${armyOf(w, one.character)}受到的最多${one.hits}点命中`;
    case "leadership":
      return `${w.characters[one.character]}的领导力为${one.is}`;
    case "re-roll more":
      return `${armyOf(w, one.character)}多重掷${one.dice}颗骰子`;
    case "enemy re-rolls fewer":
      return `与${armyOf(w, one.character)}战斗的军队少重掷${one.dice}颗骰子`;
    case "prevent":
      return `在${region(w, one.terrain)}，${armyOf(w, one.character)}每轮防止${one.hits}点命中`;
    case "ability":
      return `${w.characters[one.character]}的能力变为：${steps(w, one.becomes)}`;
    case "beorn rolls":
      return `${w.characters.beorn}掷${one.dice}颗骰子`;
    case "any hit":
      return `在${armyOf(w, one.character)}中，${or(one.units.map((name) => w.units[name]))}的${w.terms.maneuver}${
        one.first ? "在第1轮" : ""
      }由任何命中触发`;
    case "endure":
      return `${armyOf(w, one.character)}可以多持有${one.markers}枚伤害标记`;
    case "escape":
      return `${w.characters[one.character]}的军队被消灭时，他可以逃脱1次`;
    case "luck":
      return `每场战斗1次，${w.characters[one.character]}重掷1颗失败的骰子`;
  }
}
const apart = (w: ChineseWords, number: number): string => (number > 1 ? `在不同${w.terms.region}` : "");
/** What is done with armies, or to them. */
function toArmies(w: ChineseWords, one: ArmyStep): string {
  switch (one.do) {
    case "move": {
      const how = {
        move: "移动",
        "move or attack": "移动或攻击",
        "move and/or attack": "移动和（或）攻击",
        attack: "攻击",
      }[one.how];
      const against =
        one.against === "fortification"
          ? w.terms.fortification
          : one.against === undefined
            ? ""
            : "该敌方军队";
      return `${armies(w, one.armies)}可以${how}${against}${terms(w, one.terms)}`;
    }
    case "march":
      return `${armies(w, one.armies)}可以急行军最多${one.regions}个${w.terms.region}${one.split ? "，可先分出" : ""}${
        one.attack ? "，然后可以攻击" : ""
      }${terms(w, one.terms)}`;
    case "strategic move":
      return `以最多${one.armies}支军队进行战略移动`;
    case "attack in turn":
      return `以你的最多${one.armies}支军队依次攻击`;
    case "combined attack":
      return `进行联合攻击${terms(w, one.terms)}`;
    case "choose":
      return `选择${armies(w, one.armies)}`;
    case "shoot":
      return `${shot(w, one.at, one.dice)}；每颗${one.target}以上为1点命中${
        one.close === undefined ? "" : `，若其与射手相邻则为${one.close}以上`
      }${one.sure ? "；护卫不能取消" : ""}`;
    case "hit":
      return `对${armies(w, one.armies)}造成${one.hits}点命中`;
    case "put damage":
      return `在${each(w, one.armies)}放置${one.markers}枚伤害标记`;
    case "put leadership":
      return `在${each(w, one.armies)}放置${most(one.tokens, one.upTo)}枚领导力标记`;
    case "remove leadership":
      return `从${each(w, one.armies)}移除${one.most === null ? "所有" : `最多${one.most}枚`}领导力标记`;
    case "rally":
      return `${w.terms.rally}${armies(w, one.armies)}，每颗${one.target}以上移除1个标记${
        one.spend ? "；2个单位以上的军队可以改为失去1个单位和所有标记" : ""
      }`;
  }
}
/** What is done with cards, dice and tokens of generals. */
function inHand(w: ChineseWords, one: HandStep): string {
  switch (one.do) {
    case "draw":
      return drawn(w, one.cards, one.from);
    case "discard enemy cards":
      return `查看敌方手牌，弃掉其中${one.cards}张`;
    case "discard activation":
      return `敌方选择并弃掉1个${w.terms.activation}；若没有，则弃掉1张手牌`;
    case "re-roll action dice":
      return "重掷你任意颗未使用的行动骰";
    case "take an action":
      return "用你1颗未使用的行动骰进行1个行动";
  }
}
/** What comes to the board, or leaves it. */
function ofRecruits(w: ChineseWords, one: RecruitStep): string {
  switch (one.do) {
    case "flip":
      return `${apart(w, one.tokens)}翻开${most(one.tokens, one.upTo)}个${one.group ? w.groups[one.group] : ""}增援标记`;
    case "place tokens":
      return `${apart(w, one.tokens)}放置${one.tokens}个${one.group ? w.groups[one.group] : ""}增援标记`;
    case "remove tokens":
      return `移除与你的军队相邻的最多${one.most}个敌方增援标记；每少移除1个，抽1张${w.terms.event}`;
    case "muster": {
      const kinds = one.kinds.map(
        ({ units, where }) => `${or(units.map((name) => w.units[name]))}，放在${places(w, where)}`,
      );
      return `${one.apart ? "在不同地点" : ""}召集${most(one.units, one.upTo)}个单位：${kinds.join("；")}`;
    }
    case "goblins":
      return `在1个${w.terms.musterPoint}召集${one.first}个${w.units.goblin}，在另1个召集${one.second}个`;
    case "open pass":
      return `打开1个${w.terms.closed}；最多${one.units}个单位可以进入`;
  }
}
/** Eagles, bats, single characters, and the tiles of fate. */
function ofCreatures(w: ChineseWords, one: CreatureStep): string {
  switch (one.do) {
    case "muster eagles":
      return `召集${one.eagles}只${w.terms.eagle}`;
    case "send eagles":
      return `将所有${w.terms.eagle}和${w.characters.lord_of_the_eagles}从${w.terms.eyrie}派出`;
    case "place bats":
      return `放置最多${one.bats}只${w.terms.bat}`;
    case "bat-cloud":
      return `使用1次${w.terms.cloud}`;
    case "add tiles":
      return `将${w.terms[one.set]}${w.terms.tiles}加入${w.terms.pool}`;
    case "walk":
      return `${w.characters[one.character]}可以移动`;
    case "bodyguard":
      return `${w.characters.bolg}得到${one.tokens}个护卫标记`;
    case "wrath":
      return `${w.characters.beorn}得到${one.tokens}个${w.terms.wrath}`;
    case "beorn attacks":
      return `${w.characters.beorn}可以攻击`;
  }
}
const steps = (w: ChineseWords, all: readonly Step[]): string => all.map((one) => step(w, one)).join("。");

function step(w: ChineseWords, one: Step): string {
  if (isArmyStep(one)) return toArmies(w, one);
  if (isHandStep(one)) return inHand(w, one);
  if (isRecruitStep(one)) return ofRecruits(w, one);
  if (isCreatureStep(one)) return ofCreatures(w, one);
  switch (one.do) {
    case "either":
      return `二选一：${steps(w, one.one)}；或${steps(w, one.other)}`;
    case "stay":
      return `${until(w, one.until)}：${one.rules.map((lasting) => rule(w, lasting)).join("，并且")}`;
    case "rule":
      return rule(w, one.rule);
  }
}
function need(w: ChineseWords, one: Need): string {
  switch (one.need) {
    case "in play":
      return `${or(one.characters.map((name) => w.characters[name]))}在场`;
    case "in an army":
      return `${w.characters[one.character]}在军队中`;
    case "not eliminated":
      return `${w.characters[one.character]}未被移除`;
    case "closed pass":
      return `有${w.terms.closed}`;
    case "unit":
      return `你的军队有${member(w, one.member)}`;
    case "control":
      return `你控制${w.settlements[one.settlement]}`;
  }
}

/** Writes cards in one script of Chinese. */
export function chinese(w: ChineseWords): Writer {
  const sentence = (words: string): string => `${w.script(words)}。`;
  return {
    command: (steps) => steps.map((one) => sentence(step(w, one))).join(""),
    combat: (steps) => steps.map((one) => sentence(combat(w, one))).join(""),
    need: (one) => sentence(need(w, one)),
    entry: (all) => w.script(places(w, all)),
  };
}
