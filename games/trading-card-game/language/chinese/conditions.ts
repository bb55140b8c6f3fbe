/** Conditions, in Chinese. */
import { listed } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Spotted } from "../targets.ts";
import type { Condition, Fact, Quality, SitePlace, TargetFact } from "../tree.ts";
import { anyone, bare, noun, target } from "./cards.ts";
import type { ChineseWriter } from "./writer.ts";

const spotted = (w: ChineseWriter, spot: Spotted): string =>
  "target" in spot ? target(w, spot.target) : w.counters(spot.burdens, "burden");

/** What is spotted. */
export const spots = (w: ChineseWriter, all: readonly Spotted[]): string =>
  listed(
    all.map((one) => spotted(w, one)),
    "和",
  );

/** Where the fellowship is. */
export const place = (w: ChineseWriter, where: SitePlace): string => {
  switch (where.at) {
    case "sites":
      return `${w.words.site}${listed(where.sites.map(String), "或")}`;
    case "from":
      return where.to === "higher"
        ? `${w.words.site}${where.site}或之后的${w.words.site}`
        : `${w.words.site}${where.site}至${where.to}`;
    case "terrain":
      return `${where.terrains.map((one) => w.terrains[one]).join("或")}${w.words.site}`;
    case "sanctuary":
      return w.words.sanctuary;
    case "this site":
      return `此${w.words.site}`;
  }
};

/** A keyword that a character has. */
export const quality = (w: ChineseWriter, what: Quality): string =>
  what === "fierce"
    ? w.keyword(w.words.fierce, "fierce")
    : w.keyword(`${w.words[what.keyword]}${signed(what.by)}`, what.keyword);

const fact = (w: ChineseWriter, said: Fact): string => {
  switch (said.fact) {
    case "can spot":
      return `${said.who === "you" ? "你" : w.words.FP}能${w.words.spot}${spots(w, said.spots)}`;
    case "spot":
      return `你${w.words.spot}${spots(w, said.spots)}`;
    case "at":
      return `${w.words["the fellowship"]}位于${place(w, said.place)}`;
    case "not at a sanctuary":
      return `${w.words["the fellowship"]}不在${w.words.sanctuary}`;
    case "includes no":
      return `${w.words["the fellowship"]}中没有${noun(w, said.noun)}`;
    case "pool below":
      return `${w.words.pool}中的${w.words.twilight}少于${said.number}个`;
    case "opponent holds":
      return `有对手的${w.words.hand}不少于${said.number}张`;
    case "FP's deck is empty":
      return `${w.words.FP}的${w.words.deck}已空`;
    case "burdens and dead":
      return `${w.words.burden}与${w.words["dead pile"]}中${w.kinds.companion[0]}的总数不少于${said.number}`;
    case "dead companions":
      return `${w.words["dead pile"]}中的${w.kinds.companion[0]}不少于${said.number}名`;
    case "own site on path":
      return `你自己的${w.words.site}${said.number}在${w.words.path}上`;
    case "this card has a bearer":
      return "此牌有持有者";
    case "burdens at most":
      return `${w.words["the Ring-bearer"]}的${w.words.burden}不超过${said.number}个`;
    default:
      return targetFact(w, said);
  }
};

/** A fact about the cards that a target means. */
const targetFact = (w: ChineseWriter, said: TargetFact): string => {
  switch (said.fact) {
    case "includes":
      return `${w.words["the fellowship"]}中有${bare(w, said.target)}`;
    case "wears the Ring":
      return `${target(w, said.target)}${said.verb === "wears" ? w.words.wears : w.words.bears}${w.words["the Ring"]}`;
    case "bears":
      return `${target(w, said.target)}${said.verb === "wears" ? w.words.wears : w.words.bears}${bare(w, said.what)}`;
    case "is": {
      const all = said.target.some((one) => one.is === "some" && one.which.how === "each");
      return `${target(w, said.target)}${all ? "都是" : "为"}${bare(w, said.what)}`;
    }
    case "is so":
      return `${target(w, said.target)}${said.quality === "exhausted" ? w.words.exhausted : `具有${quality(w, said.quality)}`}`;
    case "skirmishing":
      return `${target(w, said.target)}正与${bare(w, said.other)}${w.words.skirmish}`;
    case "in the same skirmish":
      return `${anyone(w, said.target)}与${target(w, said.other)}同在一场${w.words.skirmish}中`;
    case "assigned and not resolved":
      return `${target(w, said.target)}已被${w.words.assign}到尚未结算的${w.words.skirmish}`;
    case "not assigned":
      return `${target(w, said.target)}未被${w.words.assign}到${w.words.skirmish}`;
    case "was assigned this turn":
      return `本回合${anyone(w, said.target)}曾被${w.words.assign}到${w.words.skirmish}`;
    case "was not":
      return `${target(w, said.target)}未曾被${w.words.assign}`;
  }
};

/** A condition, without the word before it. */
export const condition = (w: ChineseWriter, { joined, facts }: Condition): string =>
  facts.map((one) => fact(w, one)).join(joined === "and" ? "，且" : "，或");
