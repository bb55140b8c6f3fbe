import type { ThingWords } from "../things.ts";

export const JAPANESE_THINGS: ThingWords = {
  units: {
    dwarven_regular: "ドワーフ通常兵",
    dwarven_veteran: "ドワーフ古参兵",
    man_of_the_lake: "湖の人",
    elven_spearman: "エルフ槍兵",
    elven_archer: "エルフ弓兵",
    goblin: "ゴブリン",
    orc: "オーク",
    great_orc: "大オーク",
    warg_rider: "ワーグ乗り",
  },
  characters: {
    bilbo: "ビルボ",
    thorin: "トーリン",
    bard: "バルド",
    dain: "ダイン",
    gandalf: "ガンダルフ",
    thranduil: "スランドゥイル",
    lord_of_the_eagles: "大鷲の王",
    beorn: "ビヨルン",
    bolg: "ボルグ",
  },
  settlements: {
    front_gate: "正門",
    ravenhill: "からすが丘",
    eastern_spur: "東の尾根",
    ruins_of_dale: "谷間の国の廃墟",
    camp: "野営地",
    lower_slopes: "下の斜面",
    broken_bridge: "壊れ橋",
  },
  territories: { southern_spur: "南の尾根", valley: "谷", east_bank: "東岸", broken_lands: "荒れ地" },
  terrains: { hill: "丘", mountain: "山", plain: "平原", ruins: "廃墟", swamp: "沼" },
  groups: { dwarves_and_men: "ドワーフと人間", elves: "エルフ", shadow: "影" },
};
