/** The words that Westmarch uses for things, and the words it does not: per language, everywhere or in one place. */
import type { Language } from "@westmarch/boardkit";

/** Where words stand: a game's own catalogue, or the page and the terminal around the games. */
export type Place =
  | "shell"
  | "confrontation"
  | "duel"
  | "war-of-the-ring"
  | "five-armies"
  | "trading-card-game";

export interface Entry {
  /** The word of the glossary. */
  readonly say: string;
  /** What is found instead of it and must not stand. Words are found in any case, patterns as they are. */
  readonly never: readonly (string | RegExp)[];
  /** Only there; everywhere if it is left out. */
  readonly where?: readonly Place[];
  /** Longer words in which a forbidden one may stand. */
  readonly but?: readonly string[];
}

const CONFRONTATION: readonly Place[] = ["confrontation"];
const DUEL: readonly Place[] = ["duel"];
const SHELL: readonly Place[] = ["shell"];
const CARDS: readonly Place[] = ["trading-card-game"];
/** All but the trading card game, whose cards have words of their own. */
const BOARDS: readonly Place[] = ["shell", "confrontation", "duel", "war-of-the-ring", "five-armies"];
/** In the Five Armies, 獸人 and 巨大獸人 are names of units. */
const OTHER_ORCS: readonly Place[] = [
  "shell",
  "confrontation",
  "duel",
  "war-of-the-ring",
  "trading-card-game",
];

const ENGLISH: readonly Entry[] = [
  { say: "reveal", never: [/\bturn(s|ed|ing)? up\b/i], where: DUEL },
  { say: "action", never: [/\bdeeds?\b/i], where: DUEL },
  { say: "race", never: [/\bpeoples?\b/i], where: DUEL, but: ["Free Peoples"] },
  { say: "be present in", never: [/\bstands? in (all|more|as many|\{)/i], where: DUEL },
  { say: "ability", never: [/\bpowers?\b/i], where: CONFRONTATION },
  { say: "text card", never: [/\bcards? (with|of) words\b/i], where: CONFRONTATION },
  { say: "strength of a piece", never: [/\bprinted strengths? alone\b/i], where: CONFRONTATION },
  { say: "occupy", never: [/\bstand in the Shire\b/i], where: CONFRONTATION },
  { say: "round", never: [/\bTurn \{round/], where: CONFRONTATION },
  { say: "Watch", never: [/\blook(ing)? on\b/i], where: SHELL },
  { say: "Replay", never: [/\bread(ing)? (it )?back\b/i], where: SHELL },
  { say: "Log", never: [/\bRed Book\b/i], where: SHELL },
  { say: "Chat", never: [/\bTalk\b/], where: SHELL },
  { say: "Reduce motion", never: [/^Calm$/], where: SHELL },
  { say: "Connection lost", never: [/\bline to the table\b/i], where: SHELL },
];

const TRADITIONAL: readonly Entry[] = [
  { say: "中土世界", never: ["中洲", "中土大陸"], but: ["中洲對決"] },
  { say: "暗影", never: ["闇影", "黑暗勢力"] },
  { say: "暗影", never: ["魔影"], where: BOARDS },
  { say: "遠征隊", never: ["護戒隊", "使者", "魔戒同盟"] },
  { say: "黑暗魔君", never: ["黑暗領主", "冥王"] },
  { say: "持戒者", never: ["持戒人", "魔戒持有者"] },
  { say: "邪眼", never: ["魔眼", "索倫之眼"] },
  { say: "末日火山", never: [/末日山(?!火)/] },
  { say: "哈比人", never: ["霍比特", "哈比特"] },
  { say: "半獸人", never: ["獸人", "奧克"], but: ["半獸人", "強獸人"], where: OTHER_ORCS },
  { say: "食人妖", never: ["巨魔"] },
  { say: "戒靈", never: ["那茲古爾"] },
  { say: "巨鷹", never: ["大鷹"] },
  { say: "樹人", never: ["恩特"] },
  { say: "對局", never: ["棋局", /局[^，。]{0,4}的棋/] },
  { say: "版圖", never: ["棋盤"] },
  { say: "遊戲桌", never: ["牌桌"] },
  { say: "牌", never: ["卡片", "咭"] },
  { say: "牌", never: [/卡(?!多)/], where: CONFRONTATION },
  { say: "打出、出牌", never: [/(?<!打)出卡/, "選卡"] },
  { say: "棄牌堆", never: ["棄牌庫", "墓地"] },
  { say: "移除", never: ["除去", "消滅"] },
  { say: "相鄰", never: ["接鄰", "鄰接"] },
  { say: "隨機", never: ["機運"] },
  { say: "佛羅多", never: ["弗羅多"] },
  { say: "山姆", never: ["薩姆"] },
  { say: "皮聘", never: ["佩平", "皮平", "皮瑞格林"] },
  { say: "亞拉岡", never: ["阿拉岡", "亞拉崗", "阿拉貢"] },
  { say: "神行客", never: ["大步佬"] },
  { say: "勒苟拉斯", never: ["萊戈拉斯"] },
  { say: "金靂", never: ["金靈", "吉姆利", "金霹靂"] },
  { say: "波羅莫", never: ["博羅米爾", "波洛米爾"] },
  { say: "咕魯", never: ["咕嚕"] },
  { say: "索倫", never: ["薩烏磐", "索隆"] },
  { say: "薩魯曼", never: ["薩茹曼"] },
  { say: "屍羅", never: ["希洛布"] },
  { say: "影疾", never: ["捷影"] },
  { say: "真知晶球", never: ["真知球", "真知晶石"] },
  { say: "夏爾", never: ["雪爾", "哈比族村"] },
  { say: "摩瑞亞", never: ["莫瑞亞", "莫利亞", "墨瑞亞"] },
  { say: "剛鐸", never: ["岡多爾"] },
  { say: "艾辛格", never: ["伊辛格特", "艾森加德"] },
  { say: "伊寧威治", never: ["伊尼德懷斯"] },
  { say: "最高隘口", never: [/(?<!最)高隘口/] },
  { say: "佔領", never: ["站上"], where: CONFRONTATION },
  { say: "棋子本身的力量", never: ["印製", "印刷"], where: CONFRONTATION },
  { say: "亮明身分", never: ["身份"], where: CONFRONTATION },
  { say: "地區", never: ["領地", "領域"], where: CONFRONTATION },
  { say: "領地", never: ["地區", "領域"], where: DUEL },
  { say: "圖板", never: ["版圖"], where: DUEL },
  { say: "動作", never: [/[三}]次行動/], where: DUEL },
  { say: "錢幣", never: ["金幣", "硬幣"], where: DUEL },
  { say: "連鎖符號", never: ["連鎖記號"], where: DUEL },
  { say: "觀戰", never: ["旁觀"], where: SHELL },
  { say: "扮演", never: [/執\{/], where: SHELL },
  { say: "動員", never: ["喚醒"], where: SHELL },
  { say: "暗黑魔池", never: ["暗黑魔力"], where: SHELL },
  { say: "事件牌", never: ["事件卡"] },
  { say: "遠征隊", never: ["使者"], where: CARDS },
  { say: "持戒者", never: ["魔戒持有者", "持戒人"], where: CARDS },
  { say: "魔影", never: ["爪牙"], where: CARDS },
  { say: "暗黑玩家", never: ["暗影"], where: CARDS },
  { say: "負累", never: ["重負", "負擔"], where: CARDS },
];

const SIMPLIFIED: readonly Entry[] = [
  { say: "中洲", never: ["中土"] },
  { say: "暗影", never: ["魔影", "黑暗势力"] },
  { say: "护戒队", never: ["远征队", "魔戒同盟"] },
  { say: "魔眼、索隆之眼", never: ["邪眼"] },
  { say: "持戒人", never: ["持戒者"] },
  { say: "末日山", never: ["末日火山"] },
  { say: "霍比特人", never: ["哈比"] },
  { say: "恩特", never: ["树人"] },
  { say: "奥克", never: ["兽人"] },
  { say: "食人妖", never: ["巨魔"] },
  { say: "那兹古尔", never: ["戒灵"] },
  { say: "大鹰", never: ["巨鹰"] },
  { say: "对局", never: ["棋局", /局[^，。]{0,4}的棋/] },
  { say: "版图", never: ["棋盘", "图板"] },
  { say: "游戏桌", never: ["牌桌"] },
  { say: "牌", never: ["卡片"] },
  { say: "牌", never: ["卡牌"], but: ["集换式卡牌", "印刷的卡牌"] },
  { say: "弃牌堆", never: ["弃牌库", "墓地"] },
  { say: "移除", never: ["除去", "消灭"] },
  { say: "相邻", never: ["接邻", "邻接"] },
  { say: "随机", never: ["机运"] },
  { say: "收回", never: ["悔棋"] },
  { say: "行", never: ["列"], where: ["confrontation", "duel"], but: ["排列", "并列", "列阵", "下列"] },
  { say: "弗罗多", never: ["佛罗多"] },
  { say: "皮平", never: ["皮聘"] },
  { say: "阿拉贡", never: ["亚拉冈"] },
  { say: "大步佬", never: ["神行客"] },
  { say: "莱戈拉斯", never: ["勒苟拉斯"] },
  { say: "吉姆利", never: ["金雳"] },
  { say: "波洛米尔", never: ["波罗莫", "博罗米尔"] },
  { say: "咕噜", never: ["咕鲁"] },
  { say: "索隆", never: ["索伦"] },
  { say: "萨茹曼", never: ["萨鲁曼"] },
  { say: "希洛布", never: ["尸罗"] },
  { say: "捷影", never: ["影疾"] },
  { say: "真知晶石", never: ["真知晶球", "真知球"] },
  { say: "墨瑞亚", never: ["摩瑞亚", "莫瑞亚"] },
  { say: "艾森加德", never: ["艾辛格"] },
  { say: "埃奈德怀斯", never: ["伊宁威治"] },
  { say: "黑森林", never: ["幽暗密林"] },
  { say: "占领", never: ["站上"], where: CONFRONTATION },
  { say: "基础力量", never: ["印刷", "印制"], where: CONFRONTATION },
  { say: "第二个", never: ["第两个"] },
  { say: "动作", never: [/[三}]次行动/], where: DUEL },
  { say: "观战", never: ["旁观"], where: SHELL },
  { say: "教程", never: ["导览"], where: SHELL },
  { say: "回放", never: ["重播"], where: SHELL },
  { say: "连接", never: ["连线"], where: SHELL },
  { say: "链接", never: ["连结"] },
  { say: "加载", never: ["载入"], where: SHELL, but: ["下载入口"] },
  { say: "显示", never: ["打印"], where: SHELL },
  { say: "设置", never: ["设定"], but: ["另行设定"] },
  { say: "文件", never: ["档案"] },
  { say: "服务器", never: ["伺服器"] },
  { say: "屏幕", never: ["萤幕", "荧幕"] },
  { say: "程序", never: ["程式"] },
  { say: "动员", never: ["唤醒"], where: SHELL },
  { say: "护戒队", never: ["远征队", "使者"], where: CARDS },
  { say: "持戒人", never: ["持戒者"], where: CARDS },
  { say: "爪牙", never: ["魔影"], where: CARDS },
  { say: "暗影玩家", never: ["暗黑"], where: CARDS },
  { say: "重负", never: ["负累", "负担"], where: CARDS },
  { say: "创伤", never: ["伤口"], where: CARDS },
];

const JAPANESE: readonly Entry[] = [
  { say: "中つ国", never: ["ミドルアース"], but: ["ミドルアース・エンタープライズ"] },
  { say: "指輪物語：デュエル", never: ["中つ国デュエル"] },
  { say: "魔王", never: ["指輪の幽鬼"], where: BOARDS, but: ["ルールブックでは指輪の幽鬼"] },
  { say: "ホビット庄", never: ["シャイア"] },
  { say: "闇の森", never: ["マークウッド"] },
  { say: "大鷲", never: [/(?<!大)鷲/] },
  { say: "アンドゥイン川", never: [/アンドゥイン(?!川)/] },
  { say: "ケイブトロル", never: ["ケイトロル"] },
  { say: "駒", never: [/コマ(?!ン)/] },
  { say: "ボード", never: [/(?<!基|円|終|序|中)盤/] },
  { say: "敬称なし", never: [/(?<!たく)さん/] },
  { say: "捨て札", never: ["使用済み"] },
  { say: "特殊能力", never: ["能力"], where: CONFRONTATION, but: ["特殊能力"] },
  { say: "ランダムに", never: ["無作為"] },
  { say: "キャラクター…人", never: [/駒が?\{[^}]*\}人/], where: CONFRONTATION },
  {
    say: "ラウンド",
    never: [/第\{round[^}]*\}(手番|ターン)/],
    where: ["confrontation", "duel"],
  },
  { say: "領域", never: ["領地", "地域"], where: ["confrontation", "duel"] },
  { say: "連鎖シンボル", never: ["連鎖記号"] },
  { say: "灰のカード", never: ["灰色カード", "灰色のカード"] },
  { say: "枚", never: [/(トークン|カード|コイン)を?(\{[^}]*\}|\d+)(個|つ)/] },
  { say: "個", never: [/(ユニット|砦|駒)を?(\{[^}]*\}|\d+)(つ(?!の領域)|枚)/] },
  { say: "裏向き", never: ["伏せ"], where: DUEL },
  { say: "砦", never: ["要塞", "城塞"], where: DUEL },
  { say: "上にカードあり", never: ["下敷き"], where: DUEL },
  {
    say: "算用数字",
    never: [/(?<!第)[一二三四五六七八九十]+(つ|枚|個|人|回|列|歩|本|点|種族|マス|ターン)/],
    where: ["confrontation", "duel"],
    but: ["人間", "二人は", "二人が", "二人の", "七つの城壁"],
  },
  { say: "観戦", never: ["見物"], where: SHELL },
  { say: "手を戻す", never: ["待った"], where: SHELL },
  { say: "コンピューターが担当", never: ["指します"], where: SHELL },
  { say: "サーバーを立てる", never: ["自分で開く"], where: SHELL },
  { say: "準備中", never: ["まだ開きません"], where: SHELL },
  { say: "メンテナンス中", never: ["手入れ中"], where: SHELL },
  { say: "抽選", never: [/運(に|を)/], where: SHELL },
  { say: "再生", never: [/たど(る|った|れ|り)/], where: SHELL, but: ["たどり着"] },
  { say: "記録", never: ["赤表紙本"], where: SHELL },
  { say: "手下", never: ["ミニオン"], where: CARDS },
  { say: "衝突", never: ["スカーミッシュ"], where: CARDS },
  { say: "指輪所持者", never: ["指輪の持ち主", "リングベアラー"], where: CARDS },
];

export const GLOSSARY: Readonly<Record<Language, readonly Entry[]>> = {
  en: ENGLISH,
  "zh-Hant": TRADITIONAL,
  "zh-Hans": SIMPLIFIED,
  ja: JAPANESE,
};
