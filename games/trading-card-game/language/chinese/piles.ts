/** Cards of hands, decks and piles, and what is done to them, in Chinese. */
import type { Library, Shown, Source, Target } from "../targets.ts";
import { determined, plainCard, target } from "./cards.ts";
import type { ChineseWriter } from "./writer.ts";

/** Cards from the end of a deck. */
export const library = (w: ChineseWriter, { end, count, whose }: Library): string => {
  const owner = whose === "your" ? "你" : whose === "his" ? "自己" : "任一玩家";
  return `${owner}${w.words.deck}${end === "top" ? "顶" : "底"}的${count}张牌`;
};

const from = (w: ChineseWriter, source: Source | undefined): string =>
  source ? `从${w.sources[source]}` : "";

/** 你弃牌堆中的 */
const inside = (w: ChineseWriter, source: Source | undefined): string =>
  source ? `${w.sources[source].replace(/^你的/, "你")}中的` : "";

/** Cards of a hand that are nothing but cards: 2张手牌, 最多3张手牌. */
const ofHand = (w: ChineseWriter, meant: Target, source: Source | undefined): string | undefined => {
  const [only, ...others] = meant;
  if (!source?.endsWith("hand") || source === "your deck or hand") return undefined;
  if (only?.is !== "some" || others.length > 0 || only.narrow || only.relation) return undefined;
  const [kind, ...further] = only.kinds;
  if (!kind || !plainCard(kind) || further.length > 0) return undefined;
  const whose = source === "that opponent's hand" ? `${w.players["that opponent"]}的` : "";
  return `${whose}${determined(w, only)}${w.words.hand}`;
};

const randomly = (meant: Target): string =>
  meant.some((one) => one.is === "some" && one.kinds.some(({ state }) => state === "random")) ? "随机" : "";

/** A verb for cards, and which: 随机弃掉2张手牌, 从你的手牌弃掉1张〔刚铎〕牌, 弃掉所有状态牌. */
export const doneTo = (w: ChineseWriter, verb: string, meant: Target, source?: Source): string => {
  const hand = ofHand(w, meant, source);
  if (hand !== undefined) return `${randomly(meant)}${verb}${hand}`;
  return `${from(w, source)}${randomly(meant)}${verb}${target(w, meant)}`;
};

/** Cards that are taken to somewhere: 将其加入…. */
export const taken = (w: ChineseWriter, meant: Target, source?: Source): string =>
  `将${ofHand(w, meant, source) ?? `${inside(w, source)}${target(w, meant)}`.replace(/中的(?=所有|最多)/, "中")}`;

/** A hand, a part of a deck or cards, with the verb for showing them. */
export const shown = (w: ChineseWriter, verb: string, what: Shown): string => {
  switch (what.what) {
    case "hand":
      return what.whose === "his" ? `${verb}${w.words.hand}` : `${verb}1名对手的${w.words.hand}`;
    case "deck":
      return `${verb}${library(w, what.library)}`;
    case "cards":
      return doneTo(w, verb, what.target, what.from);
  }
};
