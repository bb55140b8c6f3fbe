/** What becomes different, and for how long, in Chinese. */
import { signed } from "../marks.ts";
import { type Boost, type Change, isChange, type Step } from "../tree.ts";
import { target } from "./cards.ts";
import { condition } from "./conditions.ts";
import { per } from "./counting.ts";
import type { ChineseWriter } from "./writer.ts";

/** Whose archery total. */
export const total = (w: ChineseWriter, of: "fellowship" | "minions"): string =>
  `${of === "fellowship" ? w.words["the fellowship"] : w.words.minions}的${w.words["archery total"]}`;

/** Who is overwhelmed only at three times. */
export const tripled = (w: ChineseWriter): string =>
  `在对方的${w.words.strength}达到其3倍时才会被${w.words.overwhelmed}`;

/** So many wounds at most in a skirmish phase. */
export const capped = (w: ChineseWriter, most: number): string =>
  `在每个${w.words.skirmish}阶段最多${w.words.wound}${most}次`;

/** 力量+3，并获得伤害+1: what a character gets. */
const gains = (w: ChineseWriter, boosts: readonly Boost[], fierce: boolean): string => {
  const strength = boosts.flatMap((more) => {
    if (more.gets !== "strength") return [];
    const { instead } = more;
    const otherwise = instead ? `；若${condition(w, instead.if)}，则改为${signed(instead.amount)}` : "";
    return [`${w.words.strength}${signed(more.by)}${otherwise}`];
  });
  const words = [
    ...boosts.flatMap((more) =>
      more.gets === "strength" ? [] : [w.keyword(`${w.words[more.gets]}${signed(more.by)}`, more.gets)],
    ),
    ...(fierce ? [w.keyword(w.words.fierce, "fierce")] : []),
  ];
  return [...strength, ...(words.length > 0 ? [`获得${words.join("和")}`] : [])].join("，并");
};

/** For how long, if it is said in front of everything. */
export const lasting = (w: ChineseWriter, done: Step): string =>
  isChange(done) && "until" in done && done.until ? `${w.durations[done.until]}，` : "";

/** What becomes different, after who it is about. */
export const change = (w: ChineseWriter, changed: Change): readonly [who: string, what: string] => {
  switch (changed.do) {
    case "gain": {
      const counts = changed.boosts
        .map((more) => (more.gets === "strength" ? per(w, more.per) : ""))
        .join("");
      const gets = gains(w, changed.boosts, changed.fierce === true);
      // Who it is about is chosen before others are counted.
      return counts && changed.target.some((one) => one.is === "some")
        ? [`选择${target(w, changed.target)}：${counts}其`, gets]
        : [`${counts}${target(w, changed.target)}`, gets];
    }
    case "gain strength of":
      return [
        target(w, changed.target),
        `获得等同于${target(w, changed.other)}${w.words.strength}的${w.words.strength}加值`,
      ];
    case "give no strength":
      return [target(w, changed.target), `不提供${w.words.strength}加值`];
    case "may fight":
      return [target(w, changed.target), `可以参与${w.words.archery}和${w.words.skirmish}`];
    case "cap wounds":
      return [target(w, changed.target), capped(w, changed.most)];
    case "overwhelm if tripled":
      return [target(w, changed.target), tripled(w)];
    case "not in archery total":
      return [`本阶段${target(w, changed.target)}`, `不计入${total(w, "fellowship")}`];
    case "put on the Ring":
      return [
        target(w, changed.target),
        `${w.words["puts on"]}${w.words["the Ring"]}，${w.durations["until regroup"]}`,
      ];
    case "become Ring-bearer":
      return [
        target(w, changed.target),
        `成为${w.words["the Ring-bearer"]}，${w.words.resistance}为${changed.resistance}`,
      ];
    case "archery total":
      return [total(w, changed.of), signed(changed.by)];
    case "shadow number": {
      const { instead } = changed;
      const more = instead ? `；若${condition(w, instead.if)}，则改为${signed(instead.amount)}` : "";
      return [`新${w.words.site}的${w.words["shadow number"]}`, `${signed(changed.by)}${more}`];
    }
    case "move limit": {
      const least = changed.least === undefined ? "" : `，但不低于${changed.least}`;
      return [`本回合${w.words["move limit"]}`, `${signed(changed.by)}${least}`];
    }
  }
};
