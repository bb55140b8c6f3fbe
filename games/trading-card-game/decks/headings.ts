/** The headings of a list of cards, in every language: as we write them, and as others do. */
import type { InWholeLanguages } from "@westmarch/kernel/languages";
import { fold } from "./lookup.ts";

/** The parts of a list in the order in which they are written. */
export const SECTIONS = ["ring-bearer", "ring", "adventure-deck", "free-peoples", "shadow"] as const;
export type Section = (typeof SECTIONS)[number];

/** What we write. */
export const HEADINGS: InWholeLanguages<Readonly<Record<Section, string>>> = {
  en: {
    "ring-bearer": "Ring-bearer",
    ring: "Ring",
    "adventure-deck": "Adventure deck",
    "free-peoples": "Free Peoples",
    shadow: "Shadow",
  },
  "zh-Hant": {
    "ring-bearer": "持戒者",
    ring: "至尊魔戒",
    "adventure-deck": "歷險牌庫",
    "free-peoples": "自由人民",
    shadow: "暗黑",
  },
  "zh-Hans": {
    "ring-bearer": "持戒人",
    ring: "至尊魔戒",
    "adventure-deck": "冒险牌堆",
    "free-peoples": "自由人民",
    shadow: "暗影",
  },
  ja: {
    "ring-bearer": "指輪所持者",
    ring: "一つの指輪",
    "adventure-deck": "アドベンチャーデッキ",
    "free-peoples": "自由の民",
    shadow: "シャドウ",
  },
};

/** What others write besides. */
const OTHERS: Readonly<Record<Section, readonly string[]>> = {
  "ring-bearer": ["Ring bearers", "Starting Ring-bearer", "Bearer", "魔戒持有者", "指輪の担い手"],
  ring: ["The Ring", "The One Ring", "魔戒", "指環", "指輪"],
  "adventure-deck": [
    "Adventure",
    "Sites",
    "Site",
    "Site deck",
    "Site path",
    "地域",
    "地点",
    "歷險",
    "サイト",
  ],
  "free-peoples": ["Free Peoples cards", "Free Peoples draw deck", "Free People", "FP", "自由の民カード"],
  shadow: ["Shadow cards", "Shadow draw deck", "暗黑牌", "暗影牌", "シャドウカード"],
};

/** Headings that tell no part of a deck apart. They end the part before them. */
const OTHER_PARTS: readonly string[] = [
  ["Draw deck", "Deck", "Main deck", "Starting fellowship", "Fellowship", "Characters", "Cards"],
  ["Companions", "Companion", "Allies", "Ally", "Minions", "Minion", "Possessions", "Possession"],
  ["Conditions", "Condition", "Events", "Event", "Items", "Artifacts"],
  ["Dwarven", "Elven", "Gondor", "Shire", "Isengard", "Moria", "Ringwraith", "Sauron"],
  ["抽牌庫", "抽牌堆", "牌組", "套牌", "同伴", "盟友", "擁有物", "物品", "條件", "状态", "事件"],
  ["魔影", "爪牙", "起始遠征隊", "起始护戒队"],
  ["ドローデッキ", "デッキ", "仲間", "手下", "所持品", "状況", "イベント", "開始時の旅の仲間"],
].flat();

/** By folded heading: the part that begins there, or null for one that we do not tell apart. */
const PARTS: ReadonlyMap<string, Section | null> = new Map([
  ...OTHER_PARTS.map((heading) => [fold(heading), null] as const),
  ...SECTIONS.flatMap((section) =>
    [...OTHERS[section], ...Object.values(HEADINGS).map((words) => words[section])].map(
      (heading) => [fold(heading), section] as const,
    ),
  ),
]);

/** A count of cards after a heading: `Shadow (30)`, `Shadow: 30`. */
const TALLY = /[^\p{L}\p{N}]*\d+\s*(?:cards?|枚|張|张)?[^\p{L}\p{N}]*$/iu;
const ENDS_IN_COLON = /:[\s*=\-\])>]*$/;

/** The part that a line opens, null for a part of no deck of ours, or undefined if it is no heading. */
export function headingOf(line: string): Section | null | undefined {
  const known = PARTS.get(fold(line.replace(TALLY, "")));
  return known !== undefined ? known : ENDS_IN_COLON.test(line) ? null : undefined;
}

/** `Ring: Isildur's Bane`: a heading with its card on the same line. */
export function labelled(line: string): { readonly section: Section | null; readonly rest: string } | null {
  const colon = line.indexOf(":");
  if (colon < 0) return null;
  const section = PARTS.get(fold(line.slice(0, colon)));
  const rest = line.slice(colon + 1).trim();
  return section !== undefined && /\p{L}/u.test(rest) ? { section, rest } : null;
}
