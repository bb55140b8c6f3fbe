/** What is done, in Japanese: verbs stand last. */
import type { Signed } from "../targets.ts";
import { type CardDeed, type Deed, isChange, isSpecial, type Step, type TableDeed } from "../tree.ts";
import { all, bare, target } from "./cards.ts";
import { instead, spots } from "./conditions.ts";
import { per, times } from "./counting.ts";
import { doneTo, from, library, shown } from "./piles.ts";
import type { JapaneseWriter } from "./writer.ts";

const price = (cost: "free" | Signed | undefined): string => {
  if (cost === undefined) return "";
  if (cost === "free") return "コストなしで";
  return `、コストを${cost.amount}${cost.sign === "-" ? "減らして" : "増やして"}`;
};

/** A deed; how often it is done stands before it. */
export const deed = (w: JapaneseWriter, done: Deed): string => {
  switch (done.do) {
    case "exert":
      return `${all(w, done.target)}を消耗させる`;
    case "exhaust":
      return `${all(w, done.target)}を疲弊させる`;
    case "wound":
      return `${all(w, done.target)}を${times(done.times)}負傷させる`;
    case "heal":
      return `${all(w, done.target)}を${times(done.times)}回復させる`;
    case "add":
    case "remove": {
      const verb = done.do === "add" ? "加える" : "取り除く";
      const more = done.instead
        ? instead(w, done.instead.if, `${w.counters(done.instead.amount, done.counter)}を${verb}`)
        : "";
      return `${done.replaces ? "代わりに" : ""}${w.counters(done.amount, done.counter)}を${verb}${more}`;
    }
    case "remove wounds":
      return `${target(w, done.target)}の負傷をすべて取り除く`;
    default:
      return cardDeed(w, done);
  }
};

const cardDeed = (w: JapaneseWriter, done: CardDeed | TableDeed): string => {
  switch (done.do) {
    case "discard":
      return doneTo(w, done.target, "捨てる", done.from);
    case "discard from deck":
      return `${library(done.library)}を捨てる`;
    case "draw":
      return done.count === "the same number" ? "同じ枚数のカードを引く" : `カードを${done.count}枚引く`;
    case "reveal":
      return shown(w, done.shown, "公開する");
    case "look at":
      return shown(w, done.shown, "見る");
    case "put": {
      const cards = `${from(done.from)}${target(w, done.target)}を`;
      if (done.to === "hand") return `${cards}手札に加える`;
      return done.to === "bottom"
        ? `${cards}あなたのドローデッキの一番下に置く`
        : `${cards}好きな順番でそのドローデッキの上に戻す`;
    }
    case "shuffle in":
      return `${from(done.from)}${target(w, done.target)}をあなたのドローデッキに加えて切る`;
    case "shuffle hand in":
      return "自分の手札をドローデッキに加えて切る";
    case "stack":
      return `${from(done.from)}${target(w, done.target)}を${target(w, done.on)}に重ねる`;
    case "play": {
      const onto = done.onto ? `${target(w, done.onto)}に` : "";
      return `${from(done.from)}${target(w, done.target)}を${onto}${price(done.price)}プレイする`;
    }
    case "move":
      return `${target(w, done.target)}を、${from(done.from)}、${target(w, done.onto)}に移す`;
    default:
      return tableDeed(w, done);
  }
};

const tableDeed = (w: JapaneseWriter, done: TableDeed): string => {
  switch (done.do) {
    case "spot":
      return `${spots(w, done.spots)}を指定する`;
    case "assign":
      return `${target(w, done.target)}を${target(w, done.to)}との衝突に割り当てる`;
    case "cannot assign":
      return `このフェイズの間、${target(w, done.target)}を${target(w, done.to)}との衝突に割り当てられない`;
    case "prevent":
      return done.what === "the wound"
        ? "その負傷を防ぐ"
        : `このフェイズの間、${target(w, done.what.woundsTo)}の負傷をすべて防ぐ`;
    case "cancel":
      if (done.what === "that event") return "そのイベントを打ち消す";
      if (done.what === "all remaining assignments") return "残りの割り当てをすべて取り消す";
      return `${bare(w, done.what.skirmishOf)}のいる衝突1つを取り消す`;
    case "put own next site":
      return "あなた自身の次のサイトを旅路に置き、そこにある対戦相手のサイトと置き換える";
    case "replace site":
      return `${done.which === "that site" ? "そのサイト" : "旅の仲間がいるサイト"}を、同じ番号のあなた自身のサイトと置き換える`;
  }
};

/** What a step is multiplied by, before it. */
export const often = (w: JapaneseWriter, done: Step): string =>
  !isChange(done) && !isSpecial(done) && "per" in done ? per(w, done.per) : "";
