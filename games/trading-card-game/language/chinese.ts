/**
 * What cards say, in Chinese: one way of putting sentences together, with the words of either script. What narrows a card
 * down stands before it, and what is paid stands before the arrow as in English.
 */
import {
  type Adjective,
  type Amount,
  type Boost,
  type Change,
  type ChoiceOption,
  type Clause,
  type Condition,
  type Cost,
  type Counted,
  type Counter,
  type Culture,
  type Deed,
  type Definite,
  type Determiner,
  type Duration,
  type Effect,
  type Fact,
  type Happening,
  isChange,
  isSpecial,
  type Kind,
  type Library,
  type Limit,
  type May,
  type Narrow,
  type Nominal,
  type Noun,
  type Part,
  type Payment,
  type Phase,
  type Place,
  type PlainHappening,
  type Player,
  type Quality,
  type Relation,
  type Rule,
  type Shown,
  type Signed,
  type Simple,
  type Source,
  type Special,
  type Spotted,
  type State,
  type Step,
  type Target,
  type Terrain,
  type Text,
  type Times,
} from "./tree.ts";

/** Single words of one script. Measures are the words between a number and a card. */
export interface ChineseWords {
  readonly kinds: Readonly<Record<Kind, readonly [word: string, measure: string]>>;
  readonly cultures: Readonly<Record<Culture, string>>;
  readonly adjectives: Readonly<Record<Adjective, string>>;
  readonly states: Readonly<Record<State, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly players: Readonly<Record<Player | "you" | "each Shadow player" | "a player", string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly durations: Readonly<Record<Duration, string>>;
  readonly definite: Readonly<
    Record<Exclude<Definite["is"], "title" | "this" | "that" | "of those cards">, string>
  >;
  readonly specials: Readonly<
    Record<Exclude<Special["do"], "discard until you stop" | "reveal until not">, string>
  >;
  readonly happenings: Readonly<Record<PlainHappening, string>>;
  readonly moments: Readonly<
    Record<
      | "your turn begins"
      | "the turn ends"
      | "your Shadow phase begins"
      | "your Shadow phase ends"
      | "a fellowship phase begins"
      | "a skirmish phase ends"
      | "the fellowship moves",
      string
    >
  >;
  readonly signets: Readonly<Record<"Aragorn" | "Frodo" | "Gandalf", string>>;
  /** Words that stand in many sentences. */
  readonly words: ChineseTerms;
  /** The words that join others in this script; they are written in simplified characters here. */
  script(sentence: string): string;
}

type Term =
  | "exert"
  | "exhaust"
  | "exhausted"
  | "wound"
  | "wounds"
  | "heal"
  | "discard"
  | "draw"
  | "reveal"
  | "look"
  | "spot"
  | "play"
  | "shuffle"
  | "skirmish"
  | "assign"
  | "prevent"
  | "cancel"
  | "twilight"
  | "pool"
  | "burden"
  | "strength"
  | "damage"
  | "defender"
  | "fierce"
  | "an archer"
  | "the Ring"
  | "the Ring-bearer"
  | "the fellowship"
  | "FP"
  | "site"
  | "sanctuary"
  | "path"
  | "hand"
  | "deck"
  | "dead pile"
  | "support area"
  | "shadow number"
  | "move limit"
  | "roaming penalty"
  | "archery total"
  | "minions"
  | "home"
  | "signet"
  | "text"
  | "resistance"
  | "weapons"
  | "race"
  | "overwhelmed"
  | "archery"
  | "response"
  | "skirmish events"
  | "bears"
  | "wears";
export type ChineseTerms = Readonly<Record<Term, string>>;

/** How a card that is named is called. */
export type Named = (title: string) => string;

/** Writes cards in one script of Chinese. */
export function chinese(w: ChineseWords, named: Named): (text: Text) => string {
  const { words: t } = w;
  const listed = (all: readonly string[], last: string): string =>
    all.length < 2 ? all.join("") : `${all.slice(0, -1).join("、")}${last}${all.at(-1)}`;

  const signed = ({ sign, amount }: Signed): string => `${sign}${amount}`;
  const counters = (amount: Amount, counter: Counter): string =>
    `${amount}个${counter === "burden" ? t.burden : t.twilight}`;

  /* Cards that are meant -------------------------------------------------------------------------------------------- */

  const noun = ({ kind }: Noun): string => w.kinds[kind][0];
  const measure = (kinds: readonly Nominal[]): string => {
    const measures = new Set(kinds.map(({ noun: { kind } }) => w.kinds[kind][1]));
    const [only] = measures;
    return measures.size === 1 && only !== undefined ? only : "个";
  };

  const nominal = ({
    state,
    cultures = [],
    adjectives = [],
    noun: word,
    opponents,
    site,
  }: Nominal): string => {
    if (opponents) return site === undefined ? `对手的${t.site}` : `对手的${t.site}${site}`;
    const culture = cultures.length > 0 ? `〔${cultures.map((one) => w.cultures[one]).join("或")}〕` : "";
    return `${state ? w.states[state] : ""}${culture}${adjectives.map((one) => w.adjectives[one]).join("")}${noun(word)}`;
  };

  /** How many, before everything that narrows the cards down. */
  const determined = (which: Determiner, unit: string, many: boolean): string => {
    switch (which.how) {
      case "one":
        return `1${unit}`;
      case "another":
        return `另1${unit}`;
      case "each":
        return `每${unit}`;
      case "each other":
        return `其他每${unit}`;
      case "each of your":
        return `你的每${unit}`;
      case "your":
        return many ? "你的" : `你的1${unit}`;
      case "up to":
        return `最多${which.most}${unit}`;
      case "exactly":
        return `${which.amount}${unit}`;
    }
  };

  const narrowed = (narrow: Narrow): string => {
    switch (narrow.by) {
      case "home":
        return `${t.home}为${t.site}${narrow.site}的`;
      case "copies of that card":
        return "与该牌同名的";
      case "signet":
        return `带有${w.signets[narrow.signet]}${t.signet}的`;
      case "other than":
        return `${narrow.other.is === "a" ? noun(narrow.other.noun) : simple(narrow.other)}以外的`;
      case "you play":
        return "你打出的";
      case "whose race you cannot spot":
        return `你无法${t.spot}其${t.race}的`;
      case "stacked on this card":
        return `叠放在此牌上的`;
      case "at this site":
        return `在此${t.site}的`;
    }
  };

  const related = (relation: Relation): string => {
    if (relation.to === "bearing") return `${t.bears}${nominal(relation.nominal)}的`;
    return relation.to === "skirmishing"
      ? `正与${simple(relation.simple)}${t.skirmish}的`
      : `由${simple(relation.simple)}${t.bears}的`;
  };

  const simple = (meant: Simple): string => {
    switch (meant.is) {
      case "some": {
        const [first] = meant.kinds;
        const before = [
          ...(meant.narrow ?? []).map(narrowed),
          ...(meant.relation ? [related(meant.relation)] : []),
        ];
        // A place with its number is one of its kind.
        const how =
          first?.site === undefined
            ? determined(meant.which, measure(meant.kinds), first?.noun.many === true)
            : "";
        return `${how}${before.join("")}${listed(meant.kinds.map(nominal), "或")}`;
      }
      case "title":
        return named(meant.title);
      case "this":
        return meant.kind === "card" ? "此牌" : `此${w.kinds[meant.kind][0]}`;
      case "that":
        return `该${noun(meant.noun)}`;
      case "of those cards":
        return `其中${meant.amount}张牌`;
      default:
        return w.definite[meant.is];
    }
  };
  const target = (meant: Target): string => meant.map(simple).join("或");

  const library = ({ end, count, whose }: Library): string => {
    const owner = whose === "your" ? "你的" : whose === "his" ? "其" : "任一玩家的";
    return `${owner}${t.deck}${end === "top" ? "顶" : "底"}的${count}张牌`;
  };
  const shown = (what: Shown): string => {
    switch (what.what) {
      case "hand":
        return what.whose === "his" ? `其${t.hand}` : `1名对手的${t.hand}`;
      case "deck":
        return library(what.library);
      case "cards":
        return `${w.sources[what.from]}中的${target(what.target)}`;
    }
  };

  const counted = (count: Counted): string => {
    switch (count.count) {
      case "kind": {
        const kinds = nominal(count.nominal);
        const unit = w.kinds[count.nominal.noun.kind][1];
        return count.over === undefined
          ? `每有1${unit}${kinds}`
          : `除${count.over}${unit}外，每多1${unit}${kinds}`;
      }
      case "spotted": {
        const unit = w.kinds[count.nominal.noun.kind][1];
        return `你${count.must ? "能" : ""}${t.spot}的${count.other ? "其他" : ""}${nominal(count.nominal)}每有1${unit}`;
      }
      case "burden":
        return `每有1个${t.burden}`;
      case "card in his dead pile":
        return `其${t["dead pile"]}中每有1张牌`;
      case "races":
        return `你的${w.kinds.companion[0]}中每有下列1个${t.race}（${count.races.map((race) => w.kinds[race][0]).join("、")}）`;
    }
  };
  const per = (count: Counted | undefined): string => (count ? `${counted(count)}，` : "");

  /* Conditions ------------------------------------------------------------------------------------------------------ */

  const spotted = (spot: Spotted): string =>
    "target" in spot ? target(spot.target) : counters(spot.burdens, "burden");
  const spots = (all: readonly Spotted[]): string => listed(all.map(spotted), "和");

  const place = (where: Place): string => {
    switch (where.at) {
      case "sites":
        return `${t.site}${listed(where.sites.map(String), "或")}`;
      case "from":
        return where.to === "higher"
          ? `${t.site}${where.site}或更后的${t.site}`
          : `${t.site}${where.site}至${where.to}`;
      case "terrain":
        return `${where.terrains.map((one) => w.terrains[one]).join("或")}${t.site}`;
      case "sanctuary":
        return t.sanctuary;
      case "this site":
        return `此${t.site}`;
    }
  };
  const quality = (what: Quality): string =>
    what === "fierce" ? t.fierce : `${t[what.keyword]}${signed(what.by)}`;

  const fact = (said: Fact): string => {
    switch (said.fact) {
      case "can spot":
        return `${said.who === "you" ? "你" : t.FP}能${t.spot}${spots(said.spots)}`;
      case "spot":
        return `你${t.spot}${spots(said.spots)}`;
      case "at":
        return `${t["the fellowship"]}位于${place(said.place)}`;
      case "not at a sanctuary":
        return `${t["the fellowship"]}不在${t.sanctuary}`;
      case "includes":
        return `${t["the fellowship"]}中有${target(said.target)}`;
      case "includes no":
        return `${t["the fellowship"]}中没有${noun(said.noun)}`;
      case "pool below":
        return `${t.pool}中少于${counters(said.number, "twilight")}`;
      case "opponent holds":
        return `1名对手有${said.number}张或更多${t.hand}`;
      case "FP's deck is empty":
        return `${t.FP}的${t.deck}已空`;
      case "burdens and dead":
        return `${t.burden}数加上${t["dead pile"]}中的${w.kinds.companion[0]}数达到${said.number}或以上`;
      case "dead companions":
        return `${t["dead pile"]}中有${said.number}名或更多${w.kinds.companion[0]}`;
      case "own site on path":
        return `你自己的${t.site}${said.number}在${t.path}上`;
      case "this card has a bearer":
        return "此牌有持有者";
      case "burdens at most":
        return `${t["the Ring-bearer"]}的${t.burden}不多于${said.number}个`;
      case "wears the Ring":
        return `${target(said.target)}${said.verb === "wears" ? t.wears : t.bears}${t["the Ring"]}`;
      case "bears":
        return `${target(said.target)}${said.verb === "wears" ? t.wears : t.bears}${target(said.what)}`;
      case "is":
        return `${target(said.target)}${said.was ? "先前" : ""}是${target(said.what)}`;
      case "is so":
        return `${target(said.target)}${said.quality === "exhausted" ? `已${t.exhausted}` : `具有${quality(said.quality)}`}`;
      case "skirmishing":
        return `${target(said.target)}正与${target(said.other)}${t.skirmish}`;
      case "in the same skirmish":
        return `${target(said.target)}与${target(said.other)}同在一场${t.skirmish}中`;
      case "assigned and not resolved":
        return `${target(said.target)}已被${t.assign}到尚未结算的${t.skirmish}`;
      case "not assigned":
        return `${target(said.target)}未被${t.assign}到${t.skirmish}`;
      case "was assigned this turn":
        return `${target(said.target)}本回合曾被${t.assign}到${t.skirmish}`;
      case "was not":
        return `而${target(said.target)}没有`;
    }
  };
  const condition = ({ joined, facts }: Condition): string =>
    facts.map(fact).join(joined === "and" ? "，且" : "，或");

  /* Costs and effects ----------------------------------------------------------------------------------------------- */

  const payment = (paid: Payment): string => {
    switch (paid.pay) {
      case "exert":
        return `使${target(paid.target)}${t.exert}${paid.twice ? "两次" : ""}`;
      case "spot":
        return `${t.spot}${spots(paid.spots)}`;
      case "discard":
        return paid.from
          ? `从${w.sources[paid.from]}弃掉${target(paid.target)}`
          : `${t.discard}${target(paid.target)}`;
      case "reveal":
        return `从${w.sources[paid.from]}${t.reveal}${target(paid.target)}`;
      case "play":
        return `从${w.sources[paid.from]}${t.play}${target(paid.target)}`;
      case "add":
      case "remove":
        return `${paid.pay === "add" ? "放置" : "移除"}${counters(paid.amount, paid.counter)}`;
    }
  };
  const cost = (all: Cost): string =>
    all.map((either) => (either.length === 1 ? "" : "选择") + either.map(payment).join("或")).join("，并");
  const paid = (all: Cost | undefined): string => (all ? `${cost(all)} → ` : "");

  const times = (often: Times | undefined): string => {
    if (!often) return "";
    if (often === "twice") return "两次";
    return "times" in often ? `${often.times}次` : `最多${often.upTo}次`;
  };
  const from = (source: Source | undefined): string => (source ? `从${w.sources[source]}` : "");

  const deed = (done: Deed): string => {
    switch (done.do) {
      case "exert":
        return `使${target(done.target)}${t.exert}`;
      case "exhaust":
        return `使${target(done.target)}${t.exhaust}`;
      case "wound":
        return `使${target(done.target)}${t.wound}${times(done.times)}`;
      case "heal":
        return `${t.heal}${target(done.target)}${times(done.times)}`;
      case "discard":
        return `${per(done.per)}${from(done.from)}${done.from ? "弃掉" : t.discard}${target(done.target)}`;
      case "discard from deck":
        return `${per(done.per)}弃掉${library(done.library)}`;
      case "draw":
        return `${per(done.per)}${t.draw}${done.count === "the same number" ? "相同数量的牌" : `${done.count}张牌`}`;
      case "add":
      case "remove": {
        const verb = done.do === "add" ? "放置" : "移除";
        const { instead } = done;
        const more = instead ? `；若${condition(instead.if)}，则改为${instead.amount}个` : "";
        return `${done.replaces ? "改为" : ""}${per(done.per)}${verb}${counters(done.amount, done.counter)}${more}`;
      }
      case "remove wounds":
        return `移除${target(done.target)}身上的所有${t.wounds}`;
      case "reveal":
        return `${t.reveal}${shown(done.shown)}`;
      case "look at":
        return `${t.look}${shown(done.shown)}`;
      case "put":
        if (done.to === "back") return `将${target(done.target)}以任意顺序放回该${t.deck}顶`;
        return `将${done.from ? `${w.sources[done.from]}中的` : ""}${target(done.target)}${done.to === "hand" ? `加入你的${t.hand}` : `放到你的${t.deck}底`}`;
      case "shuffle in":
        return `将${w.sources[done.from]}中的${target(done.target)}${t.shuffle}你的${t.deck}`;
      case "shuffle hand in":
        return `将其${t.hand}${t.shuffle}其${t.deck}`;
      case "stack":
        return `将${done.from ? `${w.sources[done.from]}中的` : ""}${target(done.target)}叠放到${target(done.on)}上`;
      case "play": {
        const price = done.price === "free" ? "，免付费用" : done.price ? `，费用${signed(done.price)}` : "";
        const onto = done.onto ? `到${target(done.onto)}身上` : "";
        return `${from(done.from)}${t.play}${target(done.target)}${onto}${price}`;
      }
      case "spot":
        return `${t.spot}${spots(done.spots)}`;
      case "move":
        return `将${w.sources[done.from]}中的${target(done.target)}移到${target(done.onto)}身上`;
      case "assign":
        return `${t.assign}${target(done.target)}与${target(done.to)}${t.skirmish}`;
      case "cannot assign":
        return `本阶段不能将${target(done.target)}${t.assign}给${target(done.to)}`;
      case "prevent":
        return done.what === "the wound"
          ? `${t.prevent}该${t.wounds}`
          : `本阶段${t.prevent}${target(done.what.woundsTo)}受到的所有${t.wounds}`;
      case "cancel":
        if (done.what === "that event") return `${t.cancel}该事件`;
        if (done.what === "all remaining assignments") return `${t.cancel}其余所有${t.assign}`;
        return `${t.cancel}有${target(done.what.skirmishOf)}参与的1场${t.skirmish}`;
      case "put own next site":
        return `将你自己的下一个${t.site}放到${t.path}上，取代该处对手的${t.site}`;
      case "replace site":
        return `以你自己同编号的${t.site}取代${done.which === "that site" ? `该${t.site}` : `${t["the fellowship"]}所在的${t.site}`}`;
    }
  };

  const boost = (more: Boost): string => {
    if (more.gets !== "strength") return `${t[more.gets]}${signed(more.by)}`;
    const { instead } = more;
    const otherwise = instead ? `（若${condition(instead.if)}，则改为${signed(instead.amount)}）` : "";
    return `${t.strength}${signed(more.by)}${otherwise}`;
  };
  const total = (of: "fellowship" | "minions"): string =>
    `${of === "fellowship" ? t["the fellowship"] : t.minions}的${t["archery total"]}`;
  const tripled = (meant: Target): string =>
    `只有在对方${t.strength}达到${target(meant)}的3倍时，${target(meant)}才会被${t.overwhelmed}`;

  const change = (changed: Change): string => {
    switch (changed.do) {
      case "gain": {
        const gets = changed.boosts.map(boost).join("、");
        const fierce = changed.fierce ? `${gets ? "，并" : ""}变为${t.fierce}` : "";
        const until = changed.until ? `，${w.durations[changed.until]}` : "";
        const counts = changed.boosts.map((more) => (more.gets === "strength" ? per(more.per) : "")).join("");
        return `${counts}${target(changed.target)}${gets}${fierce}${until}`;
      }
      case "gain strength of":
        return `${target(changed.target)}获得等同${target(changed.other)}${t.strength}的${t.strength}加值`;
      case "give no strength":
        return `${target(changed.target)}不提供${t.strength}加值，${w.durations[changed.until]}`;
      case "may fight":
        return `${target(changed.target)}可以参与${t.archery}和${t.skirmish}，${w.durations[changed.until]}`;
      case "cap wounds":
        return `${target(changed.target)}在每个${t.skirmish}阶段最多受到${changed.most}个${t.wounds}，${w.durations[changed.until]}`;
      case "overwhelm if tripled":
        return tripled(changed.target);
      case "not in archery total":
        return `本阶段${target(changed.target)}不计入${total("fellowship")}`;
      case "put on the Ring":
        return `${target(changed.target)}${t.wears}${t["the Ring"]}，${w.durations["until regroup"]}`;
      case "become Ring-bearer":
        return `${target(changed.target)}成为${t["the Ring-bearer"]}，${t.resistance}为${changed.resistance}`;
      case "archery total":
        return `${total(changed.of)}${signed(changed.by)}`;
      case "shadow number": {
        const { instead } = changed;
        const more = instead ? `（若${condition(instead.if)}，则改为${signed(instead.amount)}）` : "";
        return `新${t.site}的${t["shadow number"]}${signed(changed.by)}${more}`;
      }
      case "move limit":
        return `本回合${t["move limit"]}${signed(changed.by)}${changed.least === undefined ? "" : `，但不低于${changed.least}`}`;
    }
  };

  const special = (done: Special): string => {
    switch (done.do) {
      case "discard until you stop":
        return `从你的${t.deck}顶逐张弃牌，直到你选择停止（至少${done.least}张，最多${done.most}张）`;
      case "reveal until not":
        return `从你的${t.deck}顶逐张${t.reveal}，直到${t.reveal}的牌不是${target(done.target)}`;
      default:
        return w.specials[done.do];
    }
  };

  const step = (done: Step): string => {
    if (isChange(done)) return change(done);
    if (isSpecial(done)) return special(done);
    if (!done.by) return deed(done);
    return `${done.made ? "令" : ""}${w.players[done.by]}${deed(done)}`;
  };
  const steps = (all: readonly Step[]): string =>
    all.map((one, i) => (i === 0 ? "" : isChange(one) ? "，且" : "，并") + step(one)).join("");
  const option = ({ cost: price, steps: done }: ChoiceOption): string => `${paid(price)}${steps(done)}`;
  const may = ({ who, steps: done, ifDone }: May): string =>
    `${w.players[who]}可以${steps(done)}${ifDone ? `；若如此做：${steps(ifDone)}` : ""}`;

  const clause = (said: Clause): string => {
    switch (said.clause) {
      case "steps":
        return steps(said.steps);
      case "choose": {
        const [first, second] = said.options;
        return `${said.by ? w.players[said.by] : ""}选择一项：(a) ${option(first)}；或 (b) ${option(second)}`;
      }
      case "if":
        return `若${condition(said.if)}：${steps(said.steps)}；否则：${steps(said.otherwise)}`;
      case "may":
        return may(said);
      case "repeat": {
        const [word, unit] = w.kinds[said.each.kind];
        return `除${said.over}${unit}外，每多1${unit}${word}：${"clause" in said.body ? may(said.body) : steps(said.body)}`;
      }
      case "this skirmish":
        return `本场${t.skirmish}中，每当${target(said.loser)}败给${target(said.to)}，${step(said.step)}`;
    }
  };
  const limit = (cap: Limit | undefined): string => {
    if (!cap) return "";
    if ("once" in cap) return "（每回合一次）";
    const most = typeof cap.most === "number" ? `${cap.most}` : signed(cap.most);
    return `（${cap.each ? "每阶段" : ""}最多${most}）`;
  };
  const effect = ({ clauses, limit: cap }: Effect): string =>
    `${clauses.map(clause).join("；然后")}${limit(cap)}`;

  /* Standing rules -------------------------------------------------------------------------------------------------- */

  const rule = (held: Rule): string => {
    switch (held.rule) {
      case "strength":
        return `${per(held.per)}${target(held.target)}的${t.strength}${signed(held.by)}${limit(held.limit)}`;
      case "is":
        return held.quality === "an archer"
          ? `${target(held.target)}是${t["an archer"]}`
          : `${target(held.target)}${held.quality === "fierce" ? "" : "具有"}${quality(held.quality)}`;
      case "cost":
        return `${held.on ? `打出到${target(held.on)}身上时，` : ""}${target(held.target)}的费用${held.than === "more" ? "+" : "-"}${held.number}`;
      case "first costs less":
        return `每${held.each === "turn" ? "回合" : `个${w.phases.Shadow}阶段`}打出的第一${w.kinds[held.nominal.noun.kind][1]}${nominal(held.nominal)}费用-${held.number}`;
      case "overwhelm if tripled":
        return tripled(held.target);
      case "cap wounds":
        return `${target(held.target)}在每个${t.skirmish}阶段最多受到${held.most}个${t.wounds}`;
      case "gain text of that site":
        return `${target(held.target)}获得该${t.site}的${t.text}`;
      case "no strength from weapons":
        return `${target(held.target)}不从${t.weapons}获得${t.strength}加值`;
      case "enter exhausted":
        return `${target(held.target)}进场时${t.exhausted}`;
      case "cannot heal":
        return `${target(held.target)}不能${t.heal}`;
      case "counters stay":
        return `不能从${target(held.target)}移除${t.wounds}和${t.burden}`;
      case "an opponent cannot discard":
        return `对手不能弃置${target(held.target)}`;
      case "may bear":
        return `${target(held.target)}最多持有${held.most}张此牌`;
      case "wounds become":
        return `${target(held.target)}${held.inSkirmish ? `在${t.skirmish}中` : ""}将受到的每个${t.wounds}，改为放置${counters(held.amount, held.counter)}`;
      case "archery total":
        return `${per(held.per)}${total(held.of)}${signed(held.by)}${limit(held.limit)}`;
      case "shadow numbers":
        return `每个${t.site}的${t["shadow number"]}${signed(held.by)}`;
      case "roaming penalty":
        return `${target(held.target)}的${t["roaming penalty"]}-${held.less}`;
      case "skip": {
        const names = {
          archery: w.phases.Archery,
          assignment: w.phases.Assignment,
          skirmish: w.phases.Skirmish,
        };
        return `跳过${listed(
          held.phases.map((phase) => `${names[phase]}阶段`),
          "和",
        )}`;
      }
      case "no skirmish actions":
        return `任何玩家都不能${held.verb === "play" ? t.play : "使用"}${t["skirmish events"]}`;
      case "nobody plays":
        return `任何玩家都不能${t.play}${nominal(held.nominal)}`;
    }
  };

  /* Happenings ------------------------------------------------------------------------------------------------------ */

  const beside = (meant: Target | undefined): string =>
    meant ? `在有${target(meant)}参与的${t.skirmish}中` : "";
  const happening = (said: Happening): string => {
    switch (said.on) {
      case "about to be wounded":
        return `${target(said.target)}${said.inSkirmish ? `在${t.skirmish}中` : ""}即将${t.wound}`;
      case "loses a skirmish":
        return said.to
          ? `${target(said.target)}在${t.skirmish}中败给${target(said.to)}`
          : `${target(said.target)}输掉${t.skirmish}`;
      case "minions of a player lose to":
        return `某玩家的1名或更多${w.kinds.minion[0]}在${t.skirmish}中败给${target(said.target)}`;
      case "is killed":
        return `${target(said.target)}${beside(said.beside)}被${said.by ? target(said.by) : ""}杀死`;
      case "plays":
        return `${said.who === "you" ? "你" : w.players[said.who]}${beside(said.beside)}${t.play}${target(said.target)}${said.onto ? `到${target(said.onto)}身上` : ""}`;
      case "arrives":
        return `${t["the fellowship"]}抵达${place(said.place)}`;
      case "leaves":
        return `${t["the fellowship"]}${said.inFellowshipPhase ? `在${w.phases.Fellowship}阶段` : ""}离开${place(said.place)}`;
      case "becomes true":
        return condition(said.condition);
      case "your turn begins":
      case "the turn ends":
      case "your Shadow phase begins":
      case "your Shadow phase ends":
      case "a fellowship phase begins":
      case "a skirmish phase ends":
      case "the fellowship moves":
        return w.moments[said.on];
      default:
        return `${target(said.target)}${w.happenings[said.on]}`;
    }
  };

  /* The parts of a card --------------------------------------------------------------------------------------------- */

  const part = (said: Part): string => {
    switch (said.part) {
      case "play":
        return `打出条件：${cost(said.cost)}`;
      case "attach": {
        const copy = said.oneCopy ? "；每名持有者最多1张" : "";
        const { besides } = said;
        const slot = besides ? `；可以在另有${besides.number}件${noun(besides.noun)}时持有` : "";
        return `持有者：${target(said.to)}${copy}${slot}`;
      }
      case "support":
        return t["support area"];
      case "static":
        return `${said.while ? `当${condition(said.while)}时，` : ""}${rule(said.rule)}`;
      case "when":
        return `当${happening(said.on)}时${said.if ? `，若${condition(said.if)}` : ""} → ${effect(said.effect)}`;
      case "response": {
        const price = said.cost ? `；${cost(said.cost)}` : "";
        return `${t.response}：${happening(said.on)}${said.if ? `；若${condition(said.if)}` : ""}${price} → ${effect(said.effect)}`;
      }
      case "action":
        return `${said.phases.map((phase) => w.phases[phase]).join("或")}：${said.if ? `若${condition(said.if)}；` : ""}${paid(said.cost)}${effect(said.effect)}`;
    }
  };

  return (text) => text.map((one) => w.script(`${part(one)}。`)).join("\n");
}
