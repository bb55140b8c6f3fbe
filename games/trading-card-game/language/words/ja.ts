/** The words of cards in Japanese. */
import type { Culture } from "../../data/culture.ts";
import type { Adjective, Definite, Kind, Source, State } from "../targets.ts";
import type { Duration, Phase, PlainHappening, Player, Special, Terrain } from "../tree.ts";

/** A word and what counts it. */
export const KINDS: Readonly<Record<Kind, readonly [word: string, measure: string]>> = {
  card: ["カード", "枚"],
  character: ["キャラクター", "人"],
  companion: ["仲間", "人"],
  ally: ["盟友", "人"],
  minion: ["手下", "体"],
  possession: ["所持品", "個"],
  artifact: ["アーティファクト", "個"],
  condition: ["状況カード", "枚"],
  event: ["イベント", "枚"],
  weapon: ["武器", "個"],
  "hand weapon": ["手持ち武器", "個"],
  tale: ["物語カード", "枚"],
  pipe: ["パイプ", "本"],
  copy: ["カード", "枚"],
  tracker: ["追跡者", "体"],
  ranger: ["野伏", "人"],
  archer: ["射手", "人"],
  site: ["サイト", "つ"],
  Dwarf: ["ドワーフ", "人"],
  Elf: ["エルフ", "人"],
  Hobbit: ["ホビット", "人"],
  Man: ["人間", "人"],
  Orc: ["オーク", "体"],
  "Uruk-hai": ["ウルク＝ハイ", "体"],
  Nazgûl: ["ナズグル", "体"],
  Troll: ["トロル", "体"],
};

export const CULTURES: Readonly<Record<Culture, string>> = {
  DWARVEN: "ドワーフ",
  ELVEN: "エルフ",
  GANDALF: "ガンダルフ",
  GONDOR: "ゴンドール",
  SHIRE: "ホビット庄",
  ISENGARD: "アイゼンガルド",
  MORIA: "モリア",
  RINGWRAITH: "指輪の幽鬼",
  SAURON: "サウロン",
};

export const ADJECTIVES: Readonly<Record<Adjective, string>> = {
  "Free Peoples": "自由の民",
  Shadow: "シャドウ",
  Dwarf: "ドワーフ",
  Elf: "エルフ",
  Hobbit: "ホビット",
  Orc: "オーク",
  archer: "射手",
  ranger: "野伏",
  weather: "天候",
  stealth: "隠密",
  pipeweed: "パイプ草",
  skirmish: "衝突",
  regroup: "再編",
};

export const STATES: Readonly<Record<Exclude<State, "random">, string>> = {
  exhausted: "疲弊した",
  roaming: "放浪中の",
  losing: "敗れた",
  revealed: "公開された",
  discarded: "捨てた",
};

export const PHASES: Readonly<Record<Phase, string>> = {
  Fellowship: "旅の仲間",
  Shadow: "シャドウ",
  Maneuver: "機動",
  Archery: "射撃",
  Assignment: "割り当て",
  Skirmish: "衝突",
  Regroup: "再編",
};

export const TERRAINS: Readonly<Record<Terrain, string>> = {
  plains: "平原",
  underground: "地下",
  river: "川",
  forest: "森",
};

export const PLAYERS: Readonly<Record<Player | "you" | "each Shadow player" | "a player", string>> = {
  FP: "自由の民プレイヤー",
  "an opponent": "対戦相手1人",
  "that opponent": "その対戦相手",
  "that player": "そのプレイヤー",
  "its owner": "その所有者",
  you: "あなた",
  "each Shadow player": "各シャドウプレイヤー",
  "a player": "いずれかのプレイヤー",
};

export const SOURCES: Readonly<Record<Source, string>> = {
  "your hand": "手札",
  "his hand": "手札",
  "that opponent's hand": "その対戦相手の手札",
  "your deck": "あなたのドローデッキ",
  "your discard pile": "あなたの捨て札",
  "your deck or hand": "あなたのドローデッキか手札",
  "your support area": "あなたの支援エリア",
  "your support area or discard pile": "あなたの支援エリアか捨て札",
};

export const DURATIONS: Readonly<Record<Duration, string>> = {
  "until regroup": "再編フェイズが始まるまで",
  "this phase": "このフェイズの間",
  "this turn": "このターンの間",
};

export const DEFINITE: Readonly<
  Record<Exclude<Definite["is"], "title" | "this" | "that" | "of those cards" | "it">, string>
> = {
  bearer: "所持者",
  "the former bearer": "元の所持者",
  "the others": "残りのカード",
  "the last discarded card": "最後に捨てたカード",
  he: "彼",
  she: "彼女",
  "the Ring-bearer": "指輪所持者",
};

export const SPECIALS: Readonly<
  Record<Exclude<Special["do"], "discard until you stop" | "reveal until not">, string>
> = {
  "the Ring-bearer is corrupted": "指輪所持者は堕落する",
  "that exertion places no wound": "その消耗では負傷しない",
  "the fellowship cannot move again this turn": "このターン、旅の仲間はもう移動できない",
  "your Shadow phase ends": "あなたのシャドウフェイズは終わる",
  "the Ring has no game text during that skirmish": "その衝突の間、一つの指輪のテキストは働かない",
};

export const HAPPENINGS: Readonly<Record<Exclude<PlainHappening, "is played">, string>> = {
  "about to exert": "が消耗する",
  "about to heal": "が回復する",
  "exerts or takes a wound": "が消耗または負傷した",
  "wins a skirmish": "が衝突に勝った",
  "kills a companion during a skirmish": "が衝突で仲間を倒した",
  "is assigned to a skirmish": "が衝突に割り当てられた",
  "puts on the Ring": "が一つの指輪をはめた",
  "is discarded from play": "が場から捨てられた",
};

export const MOMENTS = {
  "your turn begins": "あなたのターンの開始時に",
  "the turn ends": "ターンの終了時に",
  "your Shadow phase begins": "あなたのシャドウフェイズの開始時に",
  "your Shadow phase ends": "あなたのシャドウフェイズの終了時に",
  "a fellowship phase begins": "旅の仲間フェイズの開始時に",
  "a skirmish phase ends": "衝突フェイズの終了時に",
} as const;

export const SIGNETS = { Aragorn: "アラゴルン", Frodo: "フロド", Gandalf: "ガンダルフ" } as const;
export const KEYWORDS = { damage: "ダメージ", defender: "防御者" } as const;
export const FP = "自由の民プレイヤー";
export const RING_BEARER = "指輪所持者";
export const RESPONSE = "対応";
