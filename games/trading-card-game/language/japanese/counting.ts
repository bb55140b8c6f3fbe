/** How many and how often, in Japanese. */
import { signed } from "../marks.ts";
import type { Counted, Limit } from "../targets.ts";
import type { Times } from "../tree.ts";
import { FP, KINDS } from "../words/ja.ts";
import { nominal, unitOf } from "./cards.ts";
import type { JapaneseWriter } from "./writer.ts";

const counted = (w: JapaneseWriter, count: Counted): string => {
  switch (count.count) {
    case "kind": {
      const one = `1${unitOf(count.nominal)}につき`;
      return count.over === undefined
        ? `${nominal(w, count.nominal)}${one}`
        : `${count.over}${unitOf(count.nominal)}を超える${nominal(w, count.nominal)}${one}`;
    }
    case "spotted":
      return `あなたが指定${count.must ? "できる" : "する"}${count.other ? "ほかの" : ""}${nominal(w, count.nominal)}1${unitOf(count.nominal)}につき`;
    case "burden":
      return "重荷1個につき";
    case "card in his dead pile":
      return `${FP}の死亡置き場のカード1枚につき`;
    case "races":
      return `あなたの仲間の中にいる種族（${count.races.map((race) => KINDS[race][0]).join("、")}）1つにつき`;
  }
};

/** What an amount is multiplied by, before the amount. */
export const per = (w: JapaneseWriter, count: Counted | undefined): string =>
  count ? `${counted(w, count)}、` : "";

/** How often a deed is done to each. */
export const times = (often: Times | undefined): string => {
  if (!often) return "";
  if (often === "twice") return "2回";
  return "times" in often ? `${often.times}回` : `${often.upTo}回まで`;
};

/** A cap on what a text gives. */
export const limit = (cap: Limit | undefined): string => {
  if (!cap) return "";
  if ("once" in cap) return "（1ターンに1回）";
  const most = typeof cap.most === "number" ? `${cap.most}個` : signed(cap.most);
  return `（${cap.each ? "1フェイズに" : ""}最大${most}）`;
};
