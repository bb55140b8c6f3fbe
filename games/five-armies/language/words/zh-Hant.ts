import type { ChineseWords } from "../chinese/words.ts";

/** Characters of the joining words that are written otherwise in Traditional Chinese. */
const PAIRS =
  "军軍队隊敌敵单單领領导導标標记記战戰斗鬥过過个個张張选選择擇进進动動击擊点點数數为為当當从從将將与與则則损損伤傷没沒无無边邊处處对對区區须須视視开開关關级級术術结結后後还還组組调調随隨给給该該内內发發来來两兩并並权權离離卫衛门門减減复復轮輪应應挡擋断斷护護灭滅团團续續执執让讓带帶这這据據设設条條备備计計类類称稱终終阶階阵陣拥擁弃棄掷擲实實现現坏壞优優势勢颗顆仅僅邻鄰联聯变變场場额額达達较較脱脫败敗触觸时時只隻浅淺滩灘响響于於";
const SCRIPT = new Map(
  [...PAIRS].flatMap((one, i, all) => (i % 2 === 0 ? [[one, all[i + 1] ?? one] as const] : [])),
);

export const TRADITIONAL: ChineseWords = {
  units: {
    dwarven_regular: "矮人常備兵",
    dwarven_veteran: "矮人老兵",
    man_of_the_lake: "湖民",
    elven_spearman: "精靈槍兵",
    elven_archer: "精靈弓箭手",
    goblin: "哥布林",
    orc: "獸人",
    great_orc: "巨大獸人",
    warg_rider: "狼騎兵",
  },
  characters: {
    bilbo: "比爾博",
    thorin: "索林",
    bard: "巴德",
    dain: "丹恩",
    gandalf: "甘道夫",
    thranduil: "瑟蘭督伊",
    lord_of_the_eagles: "巨鷹領主",
    beorn: "比翁",
    bolg: "波格",
  },
  settlements: {
    front_gate: "前門",
    ravenhill: "烏丘",
    eastern_spur: "東山",
    ruins_of_dale: "河谷鎮廢墟",
    camp: "營地",
    lower_slopes: "低坡",
    broken_bridge: "斷橋",
  },
  territories: { southern_spur: "南山", valley: "山谷", east_bank: "東岸", broken_lands: "破碎之地" },
  terrains: { hill: "丘陵", mountain: "高山", plain: "平原", ruins: "廢墟", swamp: "沼澤" },
  groups: { dwarves_and_men: "矮人與人類", elves: "精靈", shadow: "暗影" },
  peoples: { dwarven: "矮人單位", elven: "精靈單位" },
  terms: {
    character: "角色",
    region: "地域",
    musterRegion: "增援地域",
    musterPoint: "哥布林增援點",
    eyrie: "巨鷹巢",
    eagle: "巨鷹",
    bat: "巨大蝙蝠",
    cloud: "蝙蝠雲",
    rally: "重整",
    breached: "已被破壞",
    activation: "活化標記",
    goblins: "哥布林",
    maneuver: "調度",
    blue: "藍色",
    red: "紅色",
    fortification: "堡壘",
    tiles: "天命板塊",
    pool: "天命池",
    wrath: "憤怒標記",
    event: "事件牌",
    story: "故事牌",
    settlement: "聚居地",
    closed: "關閉的山口",
  },
  script: (sentence) => [...sentence].map((one) => SCRIPT.get(one) ?? one).join(""),
};
