/**
 * What cards say, in Chinese: one way of putting sentences together, with the words of either script. What narrows a card
 * down stands before it, how long something lasts and how often it is done stand in front, and what is paid stands
 * before the arrow as in English.
 */
import { listed, signs } from "@westmarch/sentences/writing";
import type { Title } from "../data/cards.ts";
import type { Culture } from "../data/culture.ts";
import { CHOICES, KEYWORD_ADJECTIVES, KEYWORD_KINDS, signed } from "./marks.ts";
import { isName, type Keyword, type Line, type Run } from "./runs.ts";
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
  type Deed,
  type Definite,
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
  type Selection,
  type Shown,
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
  readonly states: Readonly<Record<Exclude<State, "random">, string>>;
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
  readonly happenings: Readonly<Record<Exclude<PlainHappening, "is played">, string>>;
  readonly moments: Readonly<
    Record<
      | "your turn begins"
      | "the turn ends"
      | "your Shadow phase begins"
      | "your Shadow phase ends"
      | "a fellowship phase begins"
      | "a skirmish phase ends",
      string
    >
  >;
  readonly signets: Readonly<Record<"Aragorn" | "Frodo" | "Gandalf", string>>;
  readonly quotes: readonly [open: string, close: string];
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
  | "wears"
  | "puts on";
export type ChineseTerms = Readonly<Record<Term, string>>;

/** How a card that is named is called. */
export type Named = (title: Title) => string;

/** Writes cards in one script of Chinese: a line for each part of the text. */
export function chinese(w: ChineseWords, named: Named): (text: Text) => readonly Line[] {
  const { words: t } = w;
  const { sign, cut } = signs<Run>();
  /** A piece of its own in this script. */
  const piece = (run: Run): string => sign({ ...run, text: w.script(run.text) });
  const keyword = (text: string, named: Keyword): string => piece({ run: "keyword", text, keyword: named });
  const lead = (part: Part["part"], text: string, phases: readonly Phase[] = []): string =>
    piece({ run: "lead", part, text: `${text}：`, phases });

  const titled = (title: Title): string => {
    const name = piece({ run: "title", text: named(title), title });
    const [open, close] = w.quotes;
    return isName(title) ? name : `${open}${name}${close}`;
  };
  const counters = (amount: Amount, counter: Counter): string =>
    counter === "burden"
      ? `${amount}个${t.burden}`
      : piece({ run: "twilight", text: `${amount}个${t.twilight}`, amount });

  /* Cards that are meant -------------------------------------------------------------------------------------------- */

  const noun = ({ kind }: Noun): string => {
    const [word] = w.kinds[kind];
    const marked = KEYWORD_KINDS[kind];
    return marked ? keyword(word, marked) : word;
  };
  const unitOf = ({ kind }: Noun): string => w.kinds[kind][1];
  const measure = (kinds: readonly Nominal[]): string => {
    const measures = new Set(kinds.map(({ noun }) => unitOf(noun)));
    const [only] = measures;
    return measures.size === 1 && only !== undefined ? only : w.kinds.card[1];
  };

  const adjective = (one: Adjective): string => {
    const marked = KEYWORD_ADJECTIVES[one];
    return marked ? keyword(w.adjectives[one], marked) : w.adjectives[one];
  };
  const culture = (one: Culture): string =>
    piece({ run: "culture", text: `〔${w.cultures[one]}〕`, culture: one });

  const nominal = ({ state, cultures = [], adjectives = [], noun: word, site }: Nominal): string => {
    const of = cultures.map(culture).join("或");
    const among =
      state === "revealed" && !(word.kind === "card" && cultures.length + adjectives.length === 0);
    const which = state && state !== "random" && !among ? w.states[state] : "";
    return `${which}${of}${adjectives.map(adjective).join("")}${noun(word)}${site ?? ""}`;
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
        return "叠放在此牌上的";
      case "at this site":
        return `位于此${t.site}的`;
    }
  };

  const related = (relation: Relation): string => {
    if (relation.to === "bearing") return `${t.bears}${nominal(relation.nominal)}的`;
    return relation.to === "skirmishing"
      ? `正与${bare([relation.simple])}${t.skirmish}的`
      : `${bare([relation.simple])}${t.bears}的`;
  };

  /** How many, before everything that narrows the cards down. */
  const determined = ({ which, kinds }: Selection): string => {
    const unit = measure(kinds);
    switch (which.how) {
      case "one":
        return `1${unit}`;
      case "another":
        return `另1${unit}`;
      case "each":
        return unit === w.kinds.card[1] ? "所有" : `每${unit}`;
      case "each other":
        return `其他每${unit}`;
      case "each of your":
        return `你的每${unit}`;
      case "your":
        return kinds[0]?.noun.many ? "你的" : `你的1${unit}`;
      case "up to":
        return `最多${which.most}${unit}`;
      case "exactly":
        return `${which.amount}${unit}`;
    }
  };

  /** What fits, without how many: what something is, has, or does something to. */
  const fitting = ({ kinds, narrow = [], relation }: Selection): string =>
    `${narrow.map(narrowed).join("")}${relation ? related(relation) : ""}${listed(kinds.map(nominal), "或")}`;

  /** What narrows the cards down and whose they are, before how many of them: 你打出的每名…, 同伴持有的1张…. */
  const some = (meant: Selection): string => {
    const { kinds, narrow = [], relation, ...rest } = meant;
    const [first] = kinds;
    if (first?.opponents) return `对手的${first.site === undefined ? "1个" : ""}${nominal(first)}`;
    const early = narrow.filter(({ by }) => by === "you play" || by === "whose race you cannot spot");
    const late = narrow.filter((one) => !early.includes(one));
    const borne = relation?.to === "borne by" ? relation : undefined;
    const before = `${early.map(narrowed).join("")}${borne ? related(borne) : ""}`;
    const left: Selection = { ...rest, kinds, narrow: late, ...(relation && !borne ? { relation } : {}) };
    // Of cards that were shown just now, some.
    const among = first?.state === "revealed" && !plainCard(first) ? "其中" : "";
    return `${before}${among}${determined(left)}${fitting(left)}`;
  };
  /** Cards of whatever kind. */
  const plainCard = ({ noun: { kind }, cultures, adjectives }: Nominal): boolean =>
    kind === "card" && !cultures && !adjectives;

  const simple = (meant: Simple): string => {
    switch (meant.is) {
      case "some":
        return some(meant);
      case "title":
        return titled(meant.title);
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
  const joined = (meant: Target, write: (one: Simple) => string): string => meant.map(write).join("或");
  const target = (meant: Target): string => joined(meant, simple);
  /** Any that fits, where it does not matter how many: 矮人, 你的强兽人. */
  const bare = (meant: Target): string =>
    joined(meant, (one) => {
      if (one.is !== "some") return simple(one);
      if (one.which.how === "one") return fitting(one);
      if (one.which.how === "another") return `另一${measure(one.kinds)}${fitting(one)}`;
      return one.which.how === "your" ? `你的${fitting(one)}` : simple(one);
    });
  /** Whoever does or suffers something: 有矮人, 另有矮人, 你的矮人, 该矮人. */
  const anyone = (meant: Target): string => {
    const [first] = meant;
    if (first?.is !== "some") return target(meant);
    if (first.which.how === "one") return `有${bare(meant)}`;
    return first.which.how === "another" ? `另有${fitting(first)}` : bare(meant);
  };

  const library = ({ end, count, whose }: Library): string => {
    const owner = whose === "your" ? "你" : whose === "his" ? "自己" : "任一玩家";
    return `${owner}${t.deck}${end === "top" ? "顶" : "底"}的${count}张牌`;
  };
  const from = (source: Source | undefined): string => (source ? `从${w.sources[source]}` : "");
  /** 你弃牌堆中的 */
  const inside = (source: Source | undefined): string =>
    source ? `${w.sources[source].replace(/^你的/, "你")}中的` : "";

  /** Cards of a hand that are nothing but cards: 2张手牌, 最多3张手牌. */
  const ofHand = (meant: Target, source: Source | undefined): string | undefined => {
    const [only, ...others] = meant;
    if (!source?.endsWith("hand") || source === "your deck or hand") return undefined;
    if (only?.is !== "some" || others.length > 0 || only.narrow || only.relation) return undefined;
    const [kind, ...further] = only.kinds;
    if (!kind || !plainCard(kind) || further.length > 0) return undefined;
    const whose = source === "that opponent's hand" ? `${w.players["that opponent"]}的` : "";
    return `${whose}${determined(only)}${t.hand}`;
  };
  const randomly = (meant: Target): string =>
    meant.some((one) => one.is === "some" && one.kinds.some(({ state }) => state === "random")) ? "随机" : "";
  /** A verb for cards, and which: 随机弃掉2张手牌, 从你的手牌弃掉1张〔刚铎〕牌, 弃掉所有状态牌. */
  const doneTo = (verb: string, meant: Target, source?: Source): string => {
    const hand = ofHand(meant, source);
    if (hand !== undefined) return `${randomly(meant)}${verb}${hand}`;
    return `${from(source)}${randomly(meant)}${verb}${target(meant)}`;
  };
  /** Cards that are taken to somewhere: 将其加入…. */
  const taken = (meant: Target, source?: Source): string =>
    `将${ofHand(meant, source) ?? `${inside(source)}${target(meant)}`.replace(/中的(?=所有|最多)/, "中")}`;

  const shown = (verb: string, what: Shown): string => {
    switch (what.what) {
      case "hand":
        return what.whose === "his" ? `${verb}${t.hand}` : `${verb}1名对手的${t.hand}`;
      case "deck":
        return `${verb}${library(what.library)}`;
      case "cards":
        return doneTo(verb, what.target, what.from);
    }
  };

  const counted = (count: Counted): string => {
    switch (count.count) {
      case "kind": {
        const { state, ...rest } = count.nominal;
        const one = `1${unitOf(rest.noun)}`;
        if (count.over !== undefined)
          return `若${nominal(rest)}超过${count.over}${unitOf(rest.noun)}，每多${one}`;
        if (state === "discarded") return `每${t.discard}${one}${nominal(rest)}`;
        return state === "revealed"
          ? `展示的牌中每有${one}${nominal(rest)}`
          : `每有${one}${nominal(count.nominal)}`;
      }
      case "spotted":
        return `你每${count.must ? "能" : ""}${t.spot}1${unitOf(count.nominal.noun)}${count.other ? "其他" : ""}${nominal(count.nominal)}`;
      case "burden":
        return `每有1个${t.burden}`;
      case "card in his dead pile":
        return `${t.FP}的${t["dead pile"]}中每有1张牌`;
      case "races":
        return `你的${w.kinds.companion[0]}中每有1个下列${t.race}（${count.races.map((race) => w.kinds[race][0]).join("、")}）`;
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
          ? `${t.site}${where.site}或之后的${t.site}`
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
    what === "fierce"
      ? keyword(t.fierce, "fierce")
      : keyword(`${t[what.keyword]}${signed(what.by)}`, what.keyword);

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
        return `${t["the fellowship"]}中有${bare(said.target)}`;
      case "includes no":
        return `${t["the fellowship"]}中没有${noun(said.noun)}`;
      case "pool below":
        return `${t.pool}中的${t.twilight}少于${said.number}个`;
      case "opponent holds":
        return `有对手的${t.hand}不少于${said.number}张`;
      case "FP's deck is empty":
        return `${t.FP}的${t.deck}已空`;
      case "burdens and dead":
        return `${t.burden}与${t["dead pile"]}中${w.kinds.companion[0]}的总数不少于${said.number}`;
      case "dead companions":
        return `${t["dead pile"]}中的${w.kinds.companion[0]}不少于${said.number}名`;
      case "own site on path":
        return `你自己的${t.site}${said.number}在${t.path}上`;
      case "this card has a bearer":
        return "此牌有持有者";
      case "burdens at most":
        return `${t["the Ring-bearer"]}的${t.burden}不超过${said.number}个`;
      case "wears the Ring":
        return `${target(said.target)}${said.verb === "wears" ? t.wears : t.bears}${t["the Ring"]}`;
      case "bears":
        return `${target(said.target)}${said.verb === "wears" ? t.wears : t.bears}${bare(said.what)}`;
      case "is": {
        const all = said.target.some((one) => one.is === "some" && one.which.how === "each");
        return `${target(said.target)}${all ? "都是" : "为"}${bare(said.what)}`;
      }
      case "is so":
        return `${target(said.target)}${said.quality === "exhausted" ? t.exhausted : `具有${quality(said.quality)}`}`;
      case "skirmishing":
        return `${target(said.target)}正与${bare(said.other)}${t.skirmish}`;
      case "in the same skirmish":
        return `${anyone(said.target)}与${target(said.other)}同在一场${t.skirmish}中`;
      case "assigned and not resolved":
        return `${target(said.target)}已被${t.assign}到尚未结算的${t.skirmish}`;
      case "not assigned":
        return `${target(said.target)}未被${t.assign}到${t.skirmish}`;
      case "was assigned this turn":
        return `本回合${anyone(said.target)}曾被${t.assign}到${t.skirmish}`;
      case "was not":
        return `${target(said.target)}未曾被${t.assign}`;
    }
  };
  const condition = ({ joined, facts }: Condition): string =>
    facts.map(fact).join(joined === "and" ? "，且" : "，或");

  /* Costs and effects ----------------------------------------------------------------------------------------------- */

  const changed = (verb: "add" | "remove", amount: Amount, counter: Counter): string => {
    const put = counter === "burden" ? "放置" : "加入";
    return `${verb === "add" ? put : "移除"}${counters(amount, counter)}`;
  };

  const payment = (paid: Payment): string => {
    switch (paid.pay) {
      case "exert":
        return `使${target(paid.target)}${t.exert}${paid.twice ? "2次" : ""}`;
      case "spot":
        return `${t.spot}${spots(paid.spots)}`;
      case "discard":
        return doneTo(t.discard, paid.target, paid.from);
      case "reveal":
        return doneTo(t.reveal, paid.target, paid.from);
      case "play":
        return doneTo(t.play, paid.target, paid.from);
      case "add":
      case "remove":
        return changed(paid.pay, paid.amount, paid.counter);
    }
  };
  const either = (all: readonly Payment[]): string => {
    const [first, ...others] = all.map(payment);
    // One verb is enough: 指出6名同伴或5个重负.
    const shared = all.every(({ pay }) => pay === "spot");
    return [first, ...others.map((one) => (shared ? one.slice(t.spot.length) : one))].join(
      shared ? "或" : "，或",
    );
  };
  const cost = (all: Cost): string => all.map(either).join("，并");
  const paid = (all: Cost | undefined): string => (all ? `${cost(all)} → ` : "");

  const times = (often: Times | undefined): string => {
    if (!often) return "";
    if (often === "twice") return "2次";
    return "times" in often ? `${often.times}次` : `最多${often.upTo}次`;
  };

  const isIt = (meant: Target): boolean => meant.some(({ is }) => is === "it");

  /** A deed; how often it is done stands before whoever does it. */
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
        if (isIt(done.target)) return `将其${t.discard}`;
        return doneTo(t.discard, done.target, done.from).replace(/每[名个]/, "所有");
      case "discard from deck":
        return `${t.discard}${library(done.library)}`;
      case "draw":
        return `${t.draw}${done.count === "the same number" ? "相同数量的牌" : `${done.count}张牌`}`;
      case "add":
      case "remove": {
        const { instead } = done;
        const more = instead ? `；若${condition(instead.if)}，则改为${instead.amount}个` : "";
        return `${done.replaces ? "改为" : ""}${changed(done.do, done.amount, done.counter)}${more}`;
      }
      case "remove wounds":
        return `移除${target(done.target)}身上的所有${t.wounds}`;
      case "reveal":
        return shown(t.reveal, done.shown);
      case "look at":
        return shown(t.look, done.shown);
      case "put": {
        const cards = taken(done.target, done.from);
        if (done.to === "back") return `${cards}以任意顺序放回该${t.deck}顶`;
        return done.to === "hand" ? `${cards}加入你的${t.hand}` : `${cards}放到你的${t.deck}底`;
      }
      case "shuffle in":
        return `${taken(done.target, done.from)}${t.shuffle}你的${t.deck}`;
      case "shuffle hand in":
        return `将${t.hand}${t.shuffle}自己的${t.deck}`;
      case "stack":
        return `${taken(done.target, done.from)}叠放到${target(done.on)}上`;
      case "play": {
        const price = done.price === "free" ? "，免付费用" : done.price ? `，费用${signed(done.price)}` : "";
        return done.onto
          ? `${taken(done.target, done.from)}${t.play}到${target(done.onto)}身上${price}`
          : `${doneTo(t.play, done.target, done.from)}${price}`;
      }
      case "spot":
        return `${t.spot}${spots(done.spots)}`;
      case "move":
        return `${taken(done.target, done.from)}移到${target(done.onto)}身上`;
      case "assign":
        return `${t.assign}${target(done.target)}与${target(done.to)}${t.skirmish}`;
      case "cannot assign":
        return `本阶段不能${t.assign}${target(done.target)}与${target(done.to)}${t.skirmish}`;
      case "prevent":
        return done.what === "the wound"
          ? `${t.prevent}此次${t.wound}`
          : `${t.prevent}${target(done.what.woundsTo)}在本阶段的所有${t.wound}`;
      case "cancel":
        if (done.what === "that event") return `${t.cancel}该事件`;
        if (done.what === "all remaining assignments") return `${t.cancel}其余所有${t.assign}`;
        return `${t.cancel}1场有${bare(done.what.skirmishOf)}参与的${t.skirmish}`;
      case "put own next site":
        return `将你自己的下一个${t.site}放到${t.path}上，取代该处对手的${t.site}`;
      case "replace site":
        return `以你自己编号相同的${t.site}取代${done.which === "that site" ? `该${t.site}` : `${t["the fellowship"]}所在的${t.site}`}`;
    }
  };
  const often = (done: Step): string =>
    !isChange(done) && !isSpecial(done) && "per" in done ? per(done.per) : "";

  const total = (of: "fellowship" | "minions"): string =>
    `${of === "fellowship" ? t["the fellowship"] : t.minions}的${t["archery total"]}`;
  const tripled = `在对方的${t.strength}达到其3倍时才会被${t.overwhelmed}`;
  const capped = (most: number): string => `在每个${t.skirmish}阶段最多${t.wound}${most}次`;

  /** 力量+3，并获得伤害+1: what somebody gets. */
  const gains = (boosts: readonly Boost[], fierce: boolean): string => {
    const strength = boosts.flatMap((more) => {
      if (more.gets !== "strength") return [];
      const { instead } = more;
      const otherwise = instead ? `；若${condition(instead.if)}，则改为${signed(instead.amount)}` : "";
      return [`${t.strength}${signed(more.by)}${otherwise}`];
    });
    const words = [
      ...boosts.flatMap((more) =>
        more.gets === "strength" ? [] : [keyword(`${t[more.gets]}${signed(more.by)}`, more.gets)],
      ),
      ...(fierce ? [keyword(t.fierce, "fierce")] : []),
    ];
    return [...strength, ...(words.length > 0 ? [`获得${words.join("和")}`] : [])].join("，并");
  };

  /** For how long, if it is said in front of everything. */
  const lasting = (done: Step): string =>
    isChange(done) && "until" in done && done.until ? `${w.durations[done.until]}，` : "";

  /** What becomes different, after who it is about. */
  const change = (changed: Change): readonly [who: string, what: string] => {
    switch (changed.do) {
      case "gain": {
        const counts = changed.boosts.map((more) => (more.gets === "strength" ? per(more.per) : "")).join("");
        const gets = gains(changed.boosts, changed.fierce === true);
        // Who it is about is chosen before others are counted.
        return counts && changed.target.some((one) => one.is === "some")
          ? [`选择${target(changed.target)}：${counts}其`, gets]
          : [`${counts}${target(changed.target)}`, gets];
      }
      case "gain strength of":
        return [target(changed.target), `获得等同于${target(changed.other)}${t.strength}的${t.strength}加值`];
      case "give no strength":
        return [target(changed.target), `不提供${t.strength}加值`];
      case "may fight":
        return [target(changed.target), `可以参与${t.archery}和${t.skirmish}`];
      case "cap wounds":
        return [target(changed.target), capped(changed.most)];
      case "overwhelm if tripled":
        return [target(changed.target), tripled];
      case "not in archery total":
        return [`本阶段${target(changed.target)}`, `不计入${total("fellowship")}`];
      case "put on the Ring":
        return [target(changed.target), `${t["puts on"]}${t["the Ring"]}，${w.durations["until regroup"]}`];
      case "become Ring-bearer":
        return [
          target(changed.target),
          `成为${t["the Ring-bearer"]}，${t.resistance}为${changed.resistance}`,
        ];
      case "archery total":
        return [total(changed.of), signed(changed.by)];
      case "shadow number": {
        const { instead } = changed;
        const more = instead ? `；若${condition(instead.if)}，则改为${signed(instead.amount)}` : "";
        return [`新${t.site}的${t["shadow number"]}`, `${signed(changed.by)}${more}`];
      }
      case "move limit": {
        const least = changed.least === undefined ? "" : `，但不低于${changed.least}`;
        return [`本回合${t["move limit"]}`, `${signed(changed.by)}${least}`];
      }
    }
  };

  const special = (done: Special): string => {
    switch (done.do) {
      case "discard until you stop":
        return `从你的${t.deck}顶逐张弃牌，直到你选择停止（至少${done.least}张，最多${done.most}张）`;
      case "reveal until not":
        return `从你的${t.deck}顶逐张${t.reveal}，直到${t.reveal}出不是${bare(done.target)}的牌为止`;
      default:
        return w.specials[done.do];
    }
  };

  const acting = (done: Deed & { readonly by?: Player; readonly made?: true }): string => {
    if (!done.by) return deed(done);
    return `${done.made ? "令" : ""}${w.players[done.by]}${deed(done)}`;
  };
  const step = (done: Step): string => {
    if (isSpecial(done)) return special(done);
    // Whose pile is counted need not be named again.
    if ("per" in done && done.per?.count === "card in his dead pile") return `${often(done)}便${deed(done)}`;
    if (!isChange(done)) return `${often(done)}${acting(done)}`;
    return `${lasting(done)}${change(done).join("")}`;
  };
  /** One after the other; for how long and for whom is said once if it is the same. */
  const steps = (all: readonly Step[]): string =>
    all
      .map((one, i) => {
        const before = all[i - 1];
        if (!before) return step(one);
        if (!isChange(one)) return `，并${step(one)}`;
        if (!isChange(before) || lasting(one) !== lasting(before)) return `，且${step(one)}`;
        const [who, what] = change(one);
        return `，且${who === change(before)[0] ? what : `${who}${what}`}`;
      })
      .join("");

  const option = ({ cost: price, steps: done }: ChoiceOption): string => `${paid(price)}${steps(done)}`;
  const may = ({ who, steps: done, ifDone }: May): string => {
    const [first, ...rest] = done;
    const whose = w.players[who];
    const does =
      first && !isChange(first) && !isSpecial(first)
        ? `${often(first)}${whose}可以${acting(first)}${rest.map((one) => `，并${step(one)}`).join("")}`
        : `${whose}可以${steps(done)}`;
    return `${does}${ifDone ? `；若如此做，${steps(ifDone)}` : ""}`;
  };

  const clause = (said: Clause): string => {
    switch (said.clause) {
      case "steps":
        return steps(said.steps);
      case "choose": {
        const options = said.options.map((one, i) => `${CHOICES[i]}${option(one)}`);
        return `${said.by ? w.players[said.by] : ""}选择一项：${options.join("；")}`;
      }
      case "if":
        return `若${condition(said.if)}，则${steps(said.steps)}；否则，${steps(said.otherwise)}`;
      case "may":
        return may(said);
      case "repeat": {
        const [word, unit] = w.kinds[said.each.kind];
        return `若${word}超过${said.over}${unit}，每多1${unit}，${"clause" in said.body ? may(said.body) : steps(said.body)}`;
      }
      case "this skirmish":
        return `本场${t.skirmish}中，每当${anyone(said.loser)}败给${target(said.to)}时，${step(said.step)}`;
    }
  };
  /** A cap; of what is counted in pieces, so many pieces. */
  const limit = (cap: Limit | undefined): string => {
    if (!cap) return "";
    if ("once" in cap) return "（每回合限1次）";
    const most = typeof cap.most === "number" ? `${cap.most}个` : signed(cap.most);
    return `（${cap.each ? "每阶段" : ""}最多${most}）`;
  };
  /** The word before the last of several clauses; one that somebody else begins cannot begin with 再. */
  const finally_ = (last: Clause): string => {
    const [first] = last.clause === "steps" ? last.steps : [];
    if (!first) return "；最后";
    if (isChange(first) || isSpecial(first)) return "，且";
    return first.by || often(first) ? "；最后" : "；再";
  };
  const effect = ({ clauses, limit: cap }: Effect): string => {
    const last = clauses.length - 1;
    const said = clauses.map((one, i) => {
      if (one.clause === "this skirmish") return `；${clause(one)}`;
      const word = i === 0 ? "" : i === last && last > 1 ? finally_(one) : "；然后";
      return `${word}${clause(one)}`;
    });
    return `${said.join("")}${limit(cap)}`;
  };

  /* Standing rules -------------------------------------------------------------------------------------------------- */

  const costs = (number: number, than: "more" | "less"): string =>
    `费用${than === "more" ? "+" : "-"}${number}`;

  /** Who a rule is about, and what holds for them. */
  const rule = (held: Rule): readonly [who: string, what: string] => {
    switch (held.rule) {
      case "strength":
        return [
          `${per(held.per)}${target(held.target)}`,
          `${t.strength}${signed(held.by)}${limit(held.limit)}`,
        ];
      case "is":
        return held.quality === "an archer"
          ? [target(held.target), `是${keyword(t["an archer"], "archer")}`]
          : [target(held.target), `具有${quality(held.quality)}`];
      case "cost": {
        const on = held.on ? `打出到${target(held.on)}身上时，` : "";
        const of = held.target.some(({ is }) => is === "some") ? "" : "的";
        return [`${on}${target(held.target)}${of}`, costs(held.number, held.than)];
      }
      case "first costs less":
        return [
          `每${held.each === "turn" ? "回合" : `个${w.phases.Shadow}阶段`}打出的第一${unitOf(held.nominal.noun)}${nominal(held.nominal)}`,
          costs(held.number, "less"),
        ];
      case "overwhelm if tripled":
        return [target(held.target), tripled];
      case "cap wounds":
        return [target(held.target), capped(held.most)];
      case "gain text of that site":
        return [target(held.target), `获得该${t.site}的${t.text}`];
      case "no strength from weapons":
        return [target(held.target), `不从${t.weapons}获得${t.strength}加值`];
      case "enter exhausted":
        return [target(held.target), `进场时即${t.exhausted}`];
      case "cannot heal":
        return [target(held.target), `不能被${t.heal}`];
      case "counters stay":
        return ["", `不能移除${target(held.target)}身上的${t.wounds}和${t.burden}`];
      case "an opponent cannot discard":
        return ["", `对手不能${t.discard}${bare(held.target).replace(/^你的/, "你场上的")}`];
      case "may bear":
        return [target(held.target), `最多持有${held.most}张此牌`];
      case "wounds become":
        return [
          target(held.target),
          `${held.inSkirmish ? `在${t.skirmish}中` : ""}每次即将${t.wound}，改为${changed("add", held.amount, held.counter)}`,
        ];
      case "archery total":
        return [`${per(held.per)}${total(held.of)}`, `${signed(held.by)}${limit(held.limit)}`];
      case "shadow numbers":
        return [`每个${t.site}的${t["shadow number"]}`, signed(held.by)];
      case "roaming penalty":
        return [`${target(held.target)}的${t["roaming penalty"]}`, `-${held.less}`];
      case "skip": {
        const names = {
          archery: w.phases.Archery,
          assignment: w.phases.Assignment,
          skirmish: w.phases.Skirmish,
        };
        const phases = held.phases.map((phase) => `${names[phase]}阶段`);
        return ["", `跳过${listed(phases, "和")}`];
      }
      case "no skirmish actions":
        return ["任何玩家", `都不能${held.verb === "play" ? t.play : "使用"}${t["skirmish events"]}`];
      case "nobody plays":
        return ["任何玩家", `都不能${t.play}${nominal(held.nominal)}`];
    }
  };

  /** A rule and when it holds: whoever both are about is named once. */
  const held = (rules: Rule, only: Condition | undefined): string => {
    const [who, what] = rule(rules);
    if (!only) return `${who}${what}`;
    const about = "target" in rules ? rules.target[0]?.is : undefined;
    const pronoun = about === "he" || about === "she" || about === "it";
    const [first] = only.facts;
    const same =
      first && "target" in first && "target" in rules && target(first.target) === target(rules.target);
    return `当${condition(only)}时，${(pronoun || same) && (rules.rule === "wounds become" || (rules.rule === "strength" && !rules.per)) ? what : `${who}${what}`}`;
  };

  /* Happenings ------------------------------------------------------------------------------------------------------ */

  const beside = (meant: Target | undefined): string =>
    meant ? `在有${bare(meant)}参与的${t.skirmish}中` : "";
  const isThis = (meant: Target): boolean => meant.some(({ is }) => is === "this");

  /** What happens, up to the word 时. */
  const happening = (said: Happening): string => {
    switch (said.on) {
      case "about to be wounded":
        return `${anyone(said.target)}${said.inSkirmish ? `在${t.skirmish}中` : ""}即将${t.wound}`;
      case "loses a skirmish":
        return said.to
          ? `${anyone(said.target)}在${t.skirmish}中败给${bare(said.to)}`
          : `${anyone(said.target)}输掉${t.skirmish}`;
      case "minions of a player lose to":
        return `某玩家有1名或多名${w.kinds.minion[0]}在${t.skirmish}中败给${target(said.target)}`;
      case "is killed":
        return `${anyone(said.target)}${beside(said.beside)}被${said.by ? bare(said.by) : ""}杀死`;
      case "plays": {
        const who = `${said.who === "an opponent" ? "有对手" : w.players[said.who]}${beside(said.beside)}`;
        return said.onto
          ? `${who}将${bare(said.target)}${t.play}到${bare(said.onto)}身上`
          : `${who}${t.play}${bare(said.target)}`;
      }
      case "is played":
        return isThis(said.target) ? `${t.play}${target(said.target)}` : `${anyone(said.target)}被${t.play}`;
      case "arrives":
        return `${t["the fellowship"]}抵达${place(said.place)}`;
      case "leaves":
        return `${t["the fellowship"]}${said.inFellowshipPhase ? `在${w.phases.Fellowship}阶段` : ""}离开${place(said.place)}`;
      case "the fellowship moves":
        return `${t["the fellowship"]}移动`;
      case "becomes true":
        return condition(said.condition);
      case "your turn begins":
      case "the turn ends":
      case "your Shadow phase begins":
      case "your Shadow phase ends":
      case "a fellowship phase begins":
      case "a skirmish phase ends":
        return w.moments[said.on];
      default:
        return `${anyone(said.target)}${w.happenings[said.on]}`;
    }
  };
  /** 当 for a state, 每当 for what may happen again; a moment needs neither. */
  const whenever = (said: Happening): string => {
    if ("target" in said && isThis(said.target) && said.on === "is played") return "";
    if (said.on === "becomes true") return "当";
    return said.on in w.moments ? "" : "每当";
  };

  /* The parts of a card --------------------------------------------------------------------------------------------- */

  const attached = (to: Target, oneCopy: boolean): string => {
    const isSite = to.some((one) => one.is === "some" && one.kinds.some(({ noun }) => noun.kind === "site"));
    if (isSite) return `附于${bare(to)}${oneCopy ? `，每个${t.site}限1张` : ""}`;
    return `持有者须为${bare(to)}${oneCopy ? "，每名持有者限1张" : ""}`;
  };

  const part = (said: Part): string => {
    switch (said.part) {
      case "play":
        return `${lead("play", said.cost.flat().every(({ pay }) => pay === "spot") ? "打出条件" : "额外费用")}${cost(said.cost)}`;
      case "attach": {
        const { besides } = said;
        const slot = besides
          ? `，可与另${besides.number}${unitOf(besides.noun)}${noun(besides.noun)}同时持有`
          : "";
        return `${attached(said.to, said.oneCopy === true)}${slot}`;
      }
      case "support":
        return `放置于${t["support area"]}`;
      case "static":
        return held(said.rule, said.while);
      case "when": {
        const when = `${whenever(said.on)}${happening(said.on)}`;
        if (!said.if) return `${when}时，${effect(said.effect)}`;
        // One 若 is enough for one sentence.
        return said.effect.clauses[0]?.clause === "if"
          ? `${when}且${condition(said.if)}时，${effect(said.effect)}`
          : `${when}时，若${condition(said.if)}，${effect(said.effect)}`;
      }
      case "response":
        return `${lead("response", t.response)}${happening(said.on)}时，${said.if ? `若${condition(said.if)}，` : ""}${paid(said.cost)}${effect(said.effect)}`;
      case "action": {
        const phases = said.phases.map((phase) => w.phases[phase]).join("或");
        return `${lead("action", phases, said.phases)}${said.if ? `若${condition(said.if)}，` : ""}${paid(said.cost)}${effect(said.effect)}`;
      }
    }
  };

  return (text) => text.map((one) => cut(w.script(`${part(one)}。`)));
}
