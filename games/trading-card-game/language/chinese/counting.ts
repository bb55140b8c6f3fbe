/** How many and how often, in Chinese. */
import { signed } from "../marks.ts";
import type { Counted, Limit } from "../targets.ts";
import type { Times } from "../tree.ts";
import { nominal, unitOf } from "./cards.ts";
import type { ChineseWriter } from "./writer.ts";

const counted = (w: ChineseWriter, count: Counted): string => {
  switch (count.count) {
    case "kind": {
      const { state, ...rest } = count.nominal;
      const one = `1${unitOf(w, rest.noun)}`;
      if (count.over !== undefined)
        return `若${nominal(w, rest)}超过${count.over}${unitOf(w, rest.noun)}，每多${one}`;
      if (state === "discarded") return `每${w.words.discard}${one}${nominal(w, rest)}`;
      return state === "revealed"
        ? `展示的牌中每有${one}${nominal(w, rest)}`
        : `每有${one}${nominal(w, count.nominal)}`;
    }
    case "spotted":
      return `你每${count.must ? "能" : ""}${w.words.spot}1${unitOf(w, count.nominal.noun)}${count.other ? "其他" : ""}${nominal(w, count.nominal)}`;
    case "burden":
      return `每有1个${w.words.burden}`;
    case "card in his dead pile":
      return `${w.words.FP}的${w.words["dead pile"]}中每有1张牌`;
    case "races":
      return `你的${w.kinds.companion[0]}中每有1个下列${w.words.race}（${count.races.map((race) => w.kinds[race][0]).join("、")}）`;
  }
};

/** What an amount is multiplied by, before the amount. */
export const per = (w: ChineseWriter, count: Counted | undefined): string =>
  count ? `${counted(w, count)}，` : "";

/** How often a deed is done to each. */
export const times = (often: Times | undefined): string => {
  if (!often) return "";
  if (often === "twice") return "2次";
  return "times" in often ? `${often.times}次` : `最多${often.upTo}次`;
};

/** A cap; of what is counted in pieces, so many pieces. */
export const limit = (cap: Limit | undefined): string => {
  if (!cap) return "";
  if ("once" in cap) return "（每回合限1次）";
  const most = typeof cap.most === "number" ? `${cap.most}个` : signed(cap.most);
  return `（${cap.each ? "每阶段" : ""}最多${most}）`;
};
