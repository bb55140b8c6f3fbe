/**
 * What cards say, in Chinese: one way of putting sentences together, with the words of either script. What an army is like
 * stands before it, and where it must be before that.
 */

import { listed } from "@westmarch/sentences/writing";
import type { CharacterName, SettlementName, TerrainName, UnitName } from "./names.ts";
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
import type { ThingWords } from "./things.ts";
import type {
  Armies,
  ArmyIs,
  AttackTerms,
  CombatFact,
  CombatStep,
  DrawnFrom,
  Member,
  Near,
  Need,
  PlaceMeant,
  Rule,
  Step,
  Until,
  Volley,
} from "./tree.ts";
import type { Writer } from "./writer.ts";

type Term =
  | "character"
  | "region"
  | "musterRegion"
  | "musterPoint"
  | "eyrie"
  | "eagle"
  | "bat"
  | "cloud"
  | "rally"
  | "breached"
  | "activation"
  | "goblins"
  | "maneuver"
  | "blue"
  | "red"
  | "fortification"
  | "tiles"
  | "pool"
  | "wrath"
  | "event"
  | "story"
  | "settlement"
  | "closed";

/** Words of one script. */
export interface ChineseWords extends ThingWords {
  readonly peoples: Readonly<Record<"dwarven" | "elven", string>>;
  readonly terms: Readonly<Record<Term, string>>;
  /** The words that join others in this script; they are written in simplified characters here. */
  script(sentence: string): string;
}

const most = (number: number, upTo: true | undefined): string => `${upTo ? "最多" : ""}${number}`;

/** Writes cards in one script of Chinese. */
export function chinese(w: ChineseWords): Writer {
  const { terms: t, units: UNIT, characters: WHO, settlements: WHERE } = w;
  const or = (all: readonly string[]): string => listed(all, "或");
  const region = (terrains: readonly TerrainName[]): string =>
    `${or(terrains.map((one) => w.terrains[one]))}${t.region}`;
  const units = (names: readonly UnitName[]): string =>
    listed(
      names.map((name) => UNIT[name]),
      "与",
    );
  const armyOf = (name: CharacterName): string => `${WHO[name]}的军队`;

  const member = (one: Member): string => {
    if ("unit" in one) return UNIT[one.unit];
    return "character" in one ? WHO[one.character] : w.peoples[one.people];
  };
  const traits = ({ leadership, holds, only, least, terrain, pass }: ArmyIs): string =>
    [
      terrain && `在${region(terrain)}`,
      pass && "在山口",
      leadership && "有领导力",
      holds && `含有${or(holds.map(member))}`,
      only && `仅由${UNIT[only]}组成`,
      least !== undefined && `至少有${least}个单位`,
    ]
      .filter(Boolean)
      .join("且");
  /** What an army is that is like one of these, before the word for it. */
  const like = (kinds: readonly ArmyIs[]): string => {
    const said = kinds.map(traits).filter((one) => one !== "");
    return said.length === 0 ? "" : `${said.join("、或")}的`;
  };
  const yours = (army: ArmyIs): string => `你${like([army]) || "的"}军队`;

  const near = (where: Near): string => {
    switch (where.by) {
      case "next to":
        return `与${yours(where.army)}相邻的`;
      case "next to that army":
        return "与你的这支军队相邻的";
      case "across a border":
        return `与${yours(where.army)}隔任何边界（包括河流）相接的`;
      case "in range":
        return `${WHO[where.of]}射程内的`;
      case "in range of that region":
        return `该${t.region}射程内的`;
      case "within attack":
        return "它可以攻击的";
    }
  };
  const armies = (which: Armies): string => {
    switch (which.armies) {
      case "that":
        return which.whose === "your" ? "你的这支军队" : "该敌方军队";
      case "those":
        return "这些军队";
      case "one of those":
        return "其中1支军队";
      case "of":
        return armyOf(which.character);
      case "some": {
        const { count, upTo, kinds } = which;
        const where = which.near ? near(which.near) : "";
        const number = `${most(count, upTo)}支`;
        const kind = `${where}${like(kinds)}`;
        return kinds[0]?.whose === "your" ? `你的${number}${kind}军队` : `${number}${kind}敌方军队`;
      }
    }
  };
  const each = (which: Armies): string =>
    which.armies === "those" || (which.armies === "some" && which.count > 1)
      ? `${armies(which)}各`
      : armies(which);

  const place = (where: PlaceMeant): string => {
    switch (where.at) {
      case "settlement":
        return t.settlement;
      case "muster region":
        return t.musterRegion;
      case "mustering point":
        return t.musterPoint;
      case "eyrie":
        return t.eyrie;
      case "that army":
        return "这支军队中";
      case "named":
        return WHERE[where.settlement];
      case "empty region":
        return `${or(where.territories.map((name) => w.territories[name]))}的无军队${t.region}`;
      case "army": {
        const territories = where.territories
          ? `位于${or(where.territories.map((name) => w.territories[name]))}的`
          : "";
        return `${where.region ? `位于${t.region}内的` : ""}${territories}${yours(where.army)}中`;
      }
    }
  };

  const fact = (one: CombatFact): string => {
    switch (one.fact) {
      case "you attack":
        return "你是攻方";
      case "you defend":
        return "你是守方";
      case "a character is in your army":
        return `你的军队中有${t.character}`;
      case "first round":
        return "这是第1轮";
      case "you have more units":
        return "你的单位较多";
      case "your army scored a hit":
        return "你的军队本轮有命中";
      case "terrain":
        return `战斗在${region(one.terrains)}`;
    }
  };
  const drawn = (cards: number, from: DrawnFrom): string =>
    `抽${cards}张${{ event: t.event, story: t.story, either: `${t.event}或${t.story}` }[from]}`;

  const combat = (one: CombatStep): string => {
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
        return `每有1个${units(one.units)}就多掷1颗骰子，最多${one.most}颗`;
      case "extra dice":
        return `额外掷${one.dice}颗骰子，${one.target === null ? "达到你的命中数字" : `每颗${one.target}以上`}即为命中`;
      case "target":
        return `你的命中数字为${one.is}，若本应为6则为${one.hampered}`;
      case "enemy target":
        return `敌方战斗掷骰的命中数字为${one.is}`;
      case "no enemy re-roll":
        return "敌方不能进行领导力重掷";
      case "stop maneuver":
        return `敌方的${t.maneuver}无效`;
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
        return drawn(one.cards, one.from);
      case "fell":
        return `敌方军队若有${one.markers}个以上伤害标记，须移除${
          one.choice === "you" ? "你" : "其主人"
        }选择的1个单位和2枚伤害标记`;
      case "spend bat":
        return `你可以移除1只${t.bat}来造成${one.hits}点命中`;
      case "if": {
        const held = `若${one.if.map(fact).join("或")}：${one.does.map(combat).join("，并且")}`;
        return one.otherwise ? `${held}；否则：${one.otherwise.map(combat).join("，并且")}` : held;
      }
    }
  };
  const BORDER = { ford: "浅滩", slope: "斜坡" } as const;
  const terms = ({ without, breached, first }: AttackTerms = {}): string =>
    [
      without && `，不受${without.map((one) => BORDER[one]).join("或")}影响`,
      breached && `，视${t.fortification}为${t.breached}`,
      first && `；其第1轮中：${first.map(combat).join("，并且")}`,
    ]
      .filter(Boolean)
      .join("");

  const volley = (dice: Volley): string => {
    if ("count" in dice) return `掷${dice.count}颗骰子`;
    const from = {
      "that army": "你的这支军队中",
      "one region": `1个${t.region}中`,
      "anywhere in range": "射程内",
    }[dice.from];
    const where = dice.terrain ? `${from}位于${region(dice.terrain)}` : from;
    const more = dice.more === undefined ? "" : `，再多掷${dice.more}颗`;
    return `${where}的每个${units(dice.units)}各掷1颗骰子${more}${dice.most === undefined ? "" : `，最多${dice.most}颗`}`;
  };
  /** At whom dice are rolled, said first, and how many. */
  const shot = (at: Armies, dice: Volley): string => {
    const rolled = `${"count" in dice ? "" : "，"}${volley(dice)}`;
    if (at.armies !== "some" || at.near?.by !== "across a border") return `对${armies(at)}${rolled}`;
    const { near: from, ...enemy } = at;
    const kind = like(enemy.kinds);
    return `以1支${like([from.army])}己方军队，对${most(enemy.count, enemy.upTo)}支隔任何边界（包括河流）相接的${kind}敌方军队${rolled}`;
  };
  const until = (end: Until): string => {
    switch (end.until) {
      case "the turn ends":
        return "直到回合结束";
      case "an enemy army enters":
        return `直到敌方军队进入${WHERE[end.settlement]}`;
      case "used":
        return `将此牌留在${WHO[end.character]}旁`;
    }
  };
  const attacked = (where: "that army" | SettlementName): string =>
    where === "that army" ? "你的这支军队" : WHERE[where];
  const rule = (one: Rule): string => {
    switch (one.rule) {
      case "defended":
        return `攻击${attacked(one.where)}的命中数字${one.rounds === undefined ? "" : `在前${one.rounds}轮`}为${one.target}`;
      case "led":
        return `你在${WHERE[one.settlement]}的军队领导力+${one.more}`;
      case "prevent once":
        return `弃掉此牌来防止${armyOf(one.character)}受到的最多${one.hits}点命中`;
      case "leadership":
        return `${WHO[one.character]}的领导力为${one.is}`;
      case "re-roll more":
        return `${armyOf(one.character)}多重掷${one.dice}颗骰子`;
      case "enemy re-rolls fewer":
        return `与${armyOf(one.character)}战斗的军队少重掷${one.dice}颗骰子`;
      case "prevent":
        return `在${region(one.terrain)}，${armyOf(one.character)}每轮防止${one.hits}点命中`;
      case "ability":
        return `${WHO[one.character]}的能力变为：${one.becomes.map(step).join("。")}`;
      case "beorn rolls":
        return `${WHO.beorn}掷${one.dice}颗骰子`;
      case "any hit":
        return `在${armyOf(one.character)}中，${or(one.units.map((name) => UNIT[name]))}的${t.maneuver}${
          one.first ? "在第1轮" : ""
        }由任何命中触发`;
      case "endure":
        return `${armyOf(one.character)}可以多持有${one.markers}枚伤害标记`;
      case "escape":
        return `${WHO[one.character]}的军队被消灭时，他可以逃脱1次`;
      case "luck":
        return `每场战斗1次，${WHO[one.character]}重掷1颗失败的骰子`;
    }
  };
  const apart = (number: number): string => (number > 1 ? `在不同${t.region}` : "");
  /** What is done with armies, or to them. */
  const toArmies = (one: ArmyStep): string => {
    switch (one.do) {
      case "move": {
        const how = {
          move: "移动",
          "move or attack": "移动或攻击",
          "move and/or attack": "移动和（或）攻击",
          attack: "攻击",
        }[one.how];
        const against =
          one.against === "fortification" ? t.fortification : one.against === undefined ? "" : "该敌方军队";
        return `${armies(one.armies)}可以${how}${against}${terms(one.terms)}`;
      }
      case "march":
        return `${armies(one.armies)}可以急行军最多${one.regions}个${t.region}${one.split ? "，可先分出" : ""}${
          one.attack ? "，然后可以攻击" : ""
        }${terms(one.terms)}`;
      case "strategic move":
        return `以最多${one.armies}支军队进行战略移动`;
      case "attack in turn":
        return `以你的最多${one.armies}支军队依次攻击`;
      case "combined attack":
        return `进行联合攻击${terms(one.terms)}`;
      case "choose":
        return `选择${armies(one.armies)}`;
      case "shoot":
        return `${shot(one.at, one.dice)}；每颗${one.target}以上为1点命中${
          one.close === undefined ? "" : `，若其与射手相邻则为${one.close}以上`
        }${one.sure ? "；护卫不能取消" : ""}`;
      case "hit":
        return `对${armies(one.armies)}造成${one.hits}点命中`;
      case "put damage":
        return `在${each(one.armies)}放置${one.markers}枚伤害标记`;
      case "put leadership":
        return `在${each(one.armies)}放置${most(one.tokens, one.upTo)}枚领导力标记`;
      case "remove leadership":
        return `从${each(one.armies)}移除${one.most === null ? "所有" : `最多${one.most}枚`}领导力标记`;
      case "rally":
        return `${t.rally}${armies(one.armies)}，每颗${one.target}以上移除1个标记${
          one.spend ? "；2个单位以上的军队可以改为失去1个单位和所有标记" : ""
        }`;
    }
  };
  /** What is done with cards, dice and tokens of generals. */
  const inHand = (one: HandStep): string => {
    switch (one.do) {
      case "draw":
        return drawn(one.cards, one.from);
      case "discard enemy cards":
        return `查看敌方手牌，弃掉其中${one.cards}张`;
      case "discard activation":
        return `敌方选择并弃掉1个${t.activation}；若没有，则弃掉1张手牌`;
      case "re-roll action dice":
        return "重掷你任意颗未使用的行动骰";
      case "take an action":
        return "用你1颗未使用的行动骰进行1个行动";
    }
  };
  /** What comes to the board, or leaves it. */
  const ofRecruits = (one: RecruitStep): string => {
    switch (one.do) {
      case "flip":
        return `${apart(one.tokens)}翻开${most(one.tokens, one.upTo)}个${one.group ? w.groups[one.group] : ""}增援标记`;
      case "place tokens":
        return `${apart(one.tokens)}放置${one.tokens}个${one.group ? w.groups[one.group] : ""}增援标记`;
      case "remove tokens":
        return `移除与你的军队相邻的最多${one.most}个敌方增援标记；每少移除1个，抽1张${t.event}`;
      case "muster": {
        const kinds = one.kinds.map(
          ({ units, where }) => `${or(units.map((name) => UNIT[name]))}，放在${or(where.map(place))}`,
        );
        return `${one.apart ? "在不同地点" : ""}召集${most(one.units, one.upTo)}个单位：${kinds.join("；")}`;
      }
      case "goblins":
        return `在1个${t.musterPoint}召集${one.first}个${UNIT.goblin}，在另1个召集${one.second}个`;
      case "open pass":
        return `打开1个${t.closed}；最多${one.units}个单位可以进入`;
    }
  };
  /** Eagles, bats, single characters, and the tiles of fate. */
  const ofCreatures = (one: CreatureStep): string => {
    switch (one.do) {
      case "muster eagles":
        return `召集${one.eagles}只${t.eagle}`;
      case "send eagles":
        return `将所有${t.eagle}和${WHO.lord_of_the_eagles}从${t.eyrie}派出`;
      case "place bats":
        return `放置最多${one.bats}只${t.bat}`;
      case "bat-cloud":
        return `使用1次${t.cloud}`;
      case "add tiles":
        return `将${t[one.set]}${t.tiles}加入${t.pool}`;
      case "walk":
        return `${WHO[one.character]}可以移动`;
      case "bodyguard":
        return `${WHO.bolg}得到${one.tokens}个护卫标记`;
      case "wrath":
        return `${WHO.beorn}得到${one.tokens}个${t.wrath}`;
      case "beorn attacks":
        return `${WHO.beorn}可以攻击`;
    }
  };
  const step = (one: Step): string => {
    if (isArmyStep(one)) return toArmies(one);
    if (isHandStep(one)) return inHand(one);
    if (isRecruitStep(one)) return ofRecruits(one);
    if (isCreatureStep(one)) return ofCreatures(one);
    switch (one.do) {
      case "either":
        return `二选一：${one.one.map(step).join("。")}；或${one.other.map(step).join("。")}`;
      case "stay":
        return `${until(one.until)}：${one.rules.map(rule).join("，并且")}`;
      case "rule":
        return rule(one.rule);
    }
  };
  const need = (one: Need): string => {
    switch (one.need) {
      case "in play":
        return `${or(one.characters.map((name) => WHO[name]))}在场`;
      case "in an army":
        return `${WHO[one.character]}在军队中`;
      case "not eliminated":
        return `${WHO[one.character]}未被移除`;
      case "closed pass":
        return `有${t.closed}`;
      case "unit":
        return `你的军队有${member(one.member)}`;
      case "control":
        return `你控制${WHERE[one.settlement]}`;
    }
  };
  const sentence = (words: string): string => `${w.script(words)}。`;
  return {
    command: (steps) => steps.map((one) => sentence(step(one))).join(""),
    combat: (steps) => steps.map((one) => sentence(combat(one))).join(""),
    need: (one) => sentence(need(one)),
    entry: (all) => w.script(or(all.map(place))),
  };
}
