/** Conditions, in Japanese. */
import { listed } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Spotted } from "../targets.ts";
import type { Condition, Fact, Quality, SitePlace, TargetFact } from "../tree.ts";
import { FP, KEYWORDS, RING_BEARER, TERRAINS } from "../words/ja.ts";
import { bare, fitting, noun, target } from "./cards.ts";
import type { JapaneseWriter } from "./writer.ts";

const spotted = (w: JapaneseWriter, spot: Spotted): string =>
  "target" in spot ? target(w, spot.target) : w.counters(spot.burdens, "burden");

/** What is spotted. */
export const spots = (w: JapaneseWriter, all: readonly Spotted[]): string =>
  listed(
    all.map((one) => spotted(w, one)),
    "と",
  );

/** Where the fellowship is. */
export const place = (where: SitePlace): string => {
  switch (where.at) {
    case "sites":
      return `サイト${listed(where.sites.map(String), "か")}`;
    case "from":
      return where.to === "higher" ? `サイト${where.site}以降` : `サイト${where.site}から${where.to}`;
    case "terrain":
      return `${where.terrains.map((one) => TERRAINS[one]).join("か")}のサイト`;
    case "sanctuary":
      return "聖域";
    case "this site":
      return "このサイト";
  }
};

/** A keyword that a character has. */
export const quality = (w: JapaneseWriter, what: Quality): string =>
  what === "fierce"
    ? w.keyword("獰猛", "fierce")
    : w.keyword(`${KEYWORDS[what.keyword]}${signed(what.by)}`, what.keyword);

/** A fact, after its subject; its last word is as it stands before “while”, “if” and the like. */
export const fact = (w: JapaneseWriter, said: Fact): readonly [who: string, what: string] => {
  switch (said.fact) {
    case "can spot":
      return [said.who === "you" ? "あなた" : FP, `${spots(w, said.spots)}を指定できる`];
    case "spot":
      return ["あなた", `${spots(w, said.spots)}を指定した`];
    case "at":
      return ["旅の仲間", `${place(said.place)}にいる`];
    case "not at a sanctuary":
      return ["旅の仲間", "聖域にいない"];
    case "includes no":
      return [`旅の仲間に${noun(w, said.noun)}`, "いない"];
    case "pool below":
      return ["トワイライトプールのトークン", `${said.number}個未満である`];
    case "opponent holds":
      return ["対戦相手1人の手札", `${said.number}枚以上ある`];
    case "FP's deck is empty":
      return [`${FP}のドローデッキ`, "空である"];
    case "burdens and dead":
      return ["重荷と死亡置き場の仲間", `合わせて${said.number}以上ある`];
    case "dead companions":
      return ["死亡置き場に仲間", `${said.number}人以上いる`];
    case "own site on path":
      return [`あなた自身のサイト${said.number}`, "旅路にある"];
    case "this card has a bearer":
      return ["このカードに所持者", "いる"];
    case "burdens at most":
      return [`${RING_BEARER}の重荷`, `${said.number}個以下である`];
    default:
      return targetFact(w, said);
  }
};

/** A fact about the cards that a target means. */
const targetFact = (w: JapaneseWriter, said: TargetFact): readonly [who: string, what: string] => {
  switch (said.fact) {
    case "includes":
      return [`旅の仲間に${bare(w, said.target)}`, "いる"];
    case "wears the Ring":
      return [
        target(w, said.target),
        said.verb === "wears" ? "一つの指輪をはめている" : "一つの指輪を持っている",
      ];
    case "bears":
      return [target(w, said.target), `${bare(w, said.what)}を持っている`];
    case "is": {
      w.it = target(w, said.target);
      const all = said.target.some((one) => one.is === "some" && one.which.how === "each");
      const [who] = said.target;
      return all && who?.is === "some"
        ? [fitting(w, who), `すべて${bare(w, said.what)}である`]
        : [target(w, said.target), `${bare(w, said.what)}${said.was ? "だった" : "である"}`];
    }
    case "is so":
      return [
        target(w, said.target),
        said.quality === "exhausted" ? "疲弊している" : `${quality(w, said.quality)}を持っている`,
      ];
    case "skirmishing":
      return [target(w, said.target), `${bare(w, said.other)}と衝突している`];
    case "in the same skirmish":
      return [bare(w, said.target), `${target(w, said.other)}と同じ衝突にいる`];
    case "assigned and not resolved":
      return [target(w, said.target), "まだ解決していない衝突に割り当てられている"];
    case "not assigned":
      return [target(w, said.target), "衝突に割り当てられていない"];
    case "was assigned this turn":
      return [bare(w, said.target), "このターンに衝突に割り当てられた"];
    case "was not":
      return [target(w, said.target), "割り当てられなかった"];
  }
};

/** A condition, as it stands before the word that follows it. */
export const condition = (w: JapaneseWriter, { joined, facts }: Condition): string =>
  facts
    .map((one, i) => {
      const said = fact(w, one).join("が");
      if (i === facts.length - 1) return said;
      return joined === "or" ? `${said}か、` : `${said.replace(/[るた]$/, "")}、かつ`;
    })
    .join("");

/** A condition as it stands before なら. */
export const given = (w: JapaneseWriter, only: Condition): string =>
  `${condition(w, only).replace(/である$/, "")}なら`;

/** Another amount, where a condition holds. */
export const instead = (w: JapaneseWriter, only: Condition, amount: string): string =>
  `。${given(w, only)}、代わりに${amount}`;
