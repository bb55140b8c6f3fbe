/** What is done, in Chinese. */
import { signed } from "../marks.ts";
import type { Target } from "../targets.ts";
import { type CardDeed, type Deed, isChange, isSpecial, type Step, type TableDeed } from "../tree.ts";
import { bare, target } from "./cards.ts";
import { condition, spots } from "./conditions.ts";
import { changed } from "./costs.ts";
import { per, times } from "./counting.ts";
import { doneTo, library, shown, taken } from "./piles.ts";
import type { ChineseWriter } from "./writer.ts";

const isIt = (meant: Target): boolean => meant.some(({ is }) => is === "it");

/** A deed; how often it is done stands before its doer. */
export const deed = (w: ChineseWriter, done: Deed): string => {
  switch (done.do) {
    case "exert":
      return `使${target(w, done.target)}${w.words.exert}`;
    case "exhaust":
      return `使${target(w, done.target)}${w.words.exhaust}`;
    case "wound":
      return `使${target(w, done.target)}${w.words.wound}${times(done.times)}`;
    case "heal":
      return `${w.words.heal}${target(w, done.target)}${times(done.times)}`;
    case "add":
    case "remove": {
      const { instead } = done;
      const more = instead ? `；若${condition(w, instead.if)}，则改为${instead.amount}个` : "";
      return `${done.replaces ? "改为" : ""}${changed(w, done.do, done.amount, done.counter)}${more}`;
    }
    case "remove wounds":
      return `移除${target(w, done.target)}身上的所有${w.words.wounds}`;
    default:
      return cardDeed(w, done);
  }
};

const cardDeed = (w: ChineseWriter, done: CardDeed | TableDeed): string => {
  switch (done.do) {
    case "discard":
      if (isIt(done.target)) return `将其${w.words.discard}`;
      return doneTo(w, w.words.discard, done.target, done.from).replace(/每[名个]/, "所有");
    case "discard from deck":
      return `${w.words.discard}${library(w, done.library)}`;
    case "draw":
      return `${w.words.draw}${done.count === "the same number" ? "相同数量的牌" : `${done.count}张牌`}`;
    case "reveal":
      return shown(w, w.words.reveal, done.shown);
    case "look at":
      return shown(w, w.words.look, done.shown);
    case "put": {
      const cards = taken(w, done.target, done.from);
      if (done.to === "back") return `${cards}以任意顺序放回该${w.words.deck}顶`;
      return done.to === "hand" ? `${cards}加入你的${w.words.hand}` : `${cards}放到你的${w.words.deck}底`;
    }
    case "shuffle in":
      return `${taken(w, done.target, done.from)}${w.words.shuffle}你的${w.words.deck}`;
    case "shuffle hand in":
      return `将${w.words.hand}${w.words.shuffle}自己的${w.words.deck}`;
    case "stack":
      return `${taken(w, done.target, done.from)}叠放到${target(w, done.on)}上`;
    case "play": {
      const price = done.price === "free" ? "，免付费用" : done.price ? `，费用${signed(done.price)}` : "";
      return done.onto
        ? `${taken(w, done.target, done.from)}${w.words.play}到${target(w, done.onto)}身上${price}`
        : `${doneTo(w, w.words.play, done.target, done.from)}${price}`;
    }
    case "move":
      return `${taken(w, done.target, done.from)}移到${target(w, done.onto)}身上`;
    default:
      return tableDeed(w, done);
  }
};

const tableDeed = (w: ChineseWriter, done: TableDeed): string => {
  switch (done.do) {
    case "spot":
      return `${w.words.spot}${spots(w, done.spots)}`;
    case "assign":
      return `${w.words.assign}${target(w, done.target)}与${target(w, done.to)}${w.words.skirmish}`;
    case "cannot assign":
      return `本阶段不能${w.words.assign}${target(w, done.target)}与${target(w, done.to)}${w.words.skirmish}`;
    case "prevent":
      return done.what === "the wound"
        ? `${w.words.prevent}此次${w.words.wound}`
        : `${w.words.prevent}${target(w, done.what.woundsTo)}在本阶段的所有${w.words.wound}`;
    case "cancel":
      if (done.what === "that event") return `${w.words.cancel}该事件`;
      if (done.what === "all remaining assignments") return `${w.words.cancel}其余所有${w.words.assign}`;
      return `${w.words.cancel}1场有${bare(w, done.what.skirmishOf)}参与的${w.words.skirmish}`;
    case "put own next site":
      return `将你自己的下一个${w.words.site}放到${w.words.path}上，取代该处对手的${w.words.site}`;
    case "replace site":
      return `以你自己编号相同的${w.words.site}取代${done.which === "that site" ? `该${w.words.site}` : `${w.words["the fellowship"]}所在的${w.words.site}`}`;
  }
};

/** What a step is multiplied by, before it. */
export const often = (w: ChineseWriter, done: Step): string =>
  !isChange(done) && !isSpecial(done) && "per" in done ? per(w, done.per) : "";
