/** What becomes different, and for how long, in Japanese. */
import { signed } from "../marks.ts";
import type { Signed, Target } from "../targets.ts";
import { type Boost, type Change, isChange, type Step } from "../tree.ts";
import { DURATIONS, KEYWORDS, RING_BEARER } from "../words/ja.ts";
import { noun, target } from "./cards.ts";
import { instead } from "./conditions.ts";
import { per } from "./counting.ts";
import type { JapaneseWriter } from "./writer.ts";

const boost = (w: JapaneseWriter, more: Boost): string =>
  more.gets === "strength"
    ? `力${signed(more.by)}`
    : w.keyword(`${KEYWORDS[more.gets]}${signed(more.by)}`, more.gets);

/** Who loses strength suffers it. */
export const gets = (by: Signed): string => (by.sign === "-" ? "を受ける" : "を得る");

const gained = (w: JapaneseWriter, boosts: readonly Boost[], fierce: boolean): string => {
  const [first, ...others] = boosts;
  const words = [
    ...boosts.map((one) => boost(w, one)),
    ...(fierce ? [w.keyword("獰猛", "fierce")] : []),
  ].join("と");
  if (first?.gets !== "strength" || others.length > 0) return `${words}を得る`;
  const more = first.instead
    ? instead(w, first.instead.if, `力${signed(first.instead.amount)}${gets(first.instead.amount)}`)
    : "";
  return `${words}${fierce ? "を得る" : gets(first.by)}${more}`;
};

/** Whose archery total. */
export const total = (of: "fellowship" | "minions"): string =>
  of === "fellowship" ? "旅の仲間の射撃合計" : "手下の射撃合計";

/** Who is overwhelmed only at three times. */
export const tripled = (w: JapaneseWriter, meant: Target): readonly [string, string] => [
  target(w, meant),
  "、相手の力が自身の力の3倍以上でなければ圧倒されない",
];

/** So many wounds at most in a skirmish phase. */
export const capped = (most: number): string => `各衝突フェイズに${most}回までしか負傷しない`;

/** For how long, if it is said in front of everything. */
export const lasting = (done: Step): string => {
  return isChange(done) && "until" in done && done.until ? `${DURATIONS[done.until]}、` : "";
};

/** What becomes different, after who it is about. */
export const change = (w: JapaneseWriter, changed: Change): readonly [who: string, what: string] => {
  switch (changed.do) {
    case "gain": {
      const counts = changed.boosts
        .map((more) => (more.gets === "strength" ? per(w, more.per) : ""))
        .join("");
      const [meant] = changed.target;
      if (meant?.is === "some" && meant.kinds[0])
        w.it = `その${noun(w, meant.kinds.length > 1 ? { kind: "character" } : meant.kinds[0].noun)}`;
      else w.it = target(w, changed.target);
      const gets = gained(w, changed.boosts, changed.fierce === true);
      return [target(w, changed.target), counts ? `、${counts}${gets}` : gets];
    }
    case "gain strength of":
      return [target(w, changed.target), `${target(w, changed.other)}の力に等しい力のボーナスを得る`];
    case "give no strength":
      return [target(w, changed.target), "力のボーナスを与えない"];
    case "may fight":
      return [target(w, changed.target), "射撃と衝突に加わることができる"];
    case "cap wounds":
      return [target(w, changed.target), capped(changed.most)];
    case "overwhelm if tripled":
      return tripled(w, changed.target);
    case "not in archery total":
      return [`このフェイズの間、${target(w, changed.target)}`, `${total("fellowship")}に加算されない`];
    case "put on the Ring":
      return [target(w, changed.target), `${DURATIONS["until regroup"]}一つの指輪をはめる`];
    case "become Ring-bearer":
      return [target(w, changed.target), `抵抗力${changed.resistance}の${RING_BEARER}になる`];
    case "archery total":
      return [total(changed.of), signed(changed.by)];
    case "shadow number": {
      const more = changed.instead ? instead(w, changed.instead.if, signed(changed.instead.amount)) : "";
      return ["新しいサイトのシャドウナンバー", `${signed(changed.by)}${more}`];
    }
    case "move limit": {
      const least = changed.least === undefined ? "" : `、ただし${changed.least}未満にはならない`;
      return ["このターン、移動制限", `${signed(changed.by)}${least}`];
    }
  }
};
