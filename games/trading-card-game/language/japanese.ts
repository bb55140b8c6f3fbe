/**
 * What cards say, in Japanese: verbs stand last, what narrows a card down stands before it, and how long something lasts
 * and how often it is done stand in front.
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
  type Effect,
  type Fact,
  type Happening,
  isChange,
  isSpecial,
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
  type Player,
  type Quality,
  type Relation,
  type Rule,
  type Selection,
  type Shown,
  type Signed,
  type Simple,
  type Source,
  type Special,
  type Spotted,
  type Step,
  type Target,
  type Text,
  type Times,
} from "./tree.ts";
import {
  ADJECTIVES,
  CULTURES,
  DEFINITE,
  DURATIONS,
  FP,
  HAPPENINGS,
  KEYWORDS,
  KINDS,
  MOMENTS,
  PHASES,
  PLAYERS,
  RESPONSE,
  RING_BEARER,
  SIGNETS,
  SOURCES,
  SPECIALS,
  STATES,
  TERRAINS,
} from "./words/ja.ts";

/** How verbs end before て and もよい, and where the sentence goes on. Other verbs in る only lose it. */
const VERBS: readonly (readonly [ending: string, te: string, stem: string])[] = [
  ["する", "して", "し"],
  ["切る", "切って", "切り"],
  ["なる", "なって", "なり"],
  ["わる", "わって", "わり"],
  ["引く", "引いて", "引き"],
  ["除く", "除いて", "除き"],
  ["置く", "置いて", "置き"],
  ["防ぐ", "防いで", "防ぎ"],
  ["す", "して", "し"],
  ["る", "て", ""],
];

/** A sentence that ends in a verb, with that verb in another form. */
function inflected(sentence: string, form: "te" | "stem"): string {
  const verb = VERBS.find(([ending]) => sentence.endsWith(ending));
  if (!verb) return sentence;
  const [ending, te, stem] = verb;
  return sentence.slice(0, -ending.length) + (form === "te" ? te : stem);
}

/** What may be done: 捨てる → 捨ててもよい. */
const allowing = (sentence: string): string => `${inflected(sentence, "te")}もよい`;

/** What somebody is made to do: 捨てる → 捨てさせる. */
function causing(sentence: string): string {
  if (sentence.endsWith("する")) return `${sentence.slice(0, -2)}させる`;
  if (sentence.endsWith("く")) return `${sentence.slice(0, -1)}かせる`;
  return `${sentence.slice(0, -1)}させる`;
}

/** Stands before "up to N" until it is known what follows. */
const UP_TO = "\u0000";

/** "Up to N" stands behind what is taken, カードを3枚まで, and before the counter elsewhere. */
const withMost = (sentence: string): string =>
  sentence.replace(/\0(\d+)(.)を/gu, "を$1$2まで").replaceAll(UP_TO, "最大");

/** Cultures whose characters are minions, which are counted as such. */
const SHADOW: readonly Culture[] = ["ISENGARD", "MORIA", "RINGWRAITH", "SAURON"];

/** Writes cards in Japanese: a line for each part of the text. `named` tells how a card of that title is called. */
export function japanese(named: (title: Title) => string): (text: Text) => readonly Line[] {
  const { sign, cut } = signs<Run>();
  const keyword = (text: string, named: Keyword): string => sign({ run: "keyword", text, keyword: named });
  const lead = (part: Part["part"], text: string, phases: readonly Phase[] = []): string =>
    sign({ run: "lead", part, text: `${text}：`, phases });

  const titled = (title: Title): string => {
    const name = sign({ run: "title", text: named(title), title });
    return isName(title) ? name : `「${name}」`;
  };
  const counters = (amount: Amount, counter: Counter): string =>
    counter === "burden"
      ? `重荷${amount}個`
      : sign({ run: "twilight", text: `トワイライト${amount}個`, amount });

  /** What is spoken of: Japanese says the name again where English says “it”. */
  let it = "";

  /* Cards that are meant -------------------------------------------------------------------------------------------- */

  const noun = ({ kind }: Noun): string => {
    const [word] = KINDS[kind];
    const marked = KEYWORD_KINDS[kind];
    return marked ? keyword(word, marked) : word;
  };
  const unitOf = ({ noun: { kind }, cultures = [] }: Pick<Nominal, "noun" | "cultures">): string =>
    kind === "archer" && cultures.some((one) => SHADOW.includes(one)) ? "体" : KINDS[kind][1];
  /** What counts cards of these kinds: a word of their own if they have it in common. */
  const measure = (kinds: readonly Nominal[]): string => {
    const measures = new Set(kinds.map(unitOf));
    const [only] = measures;
    if (measures.size === 1 && only !== undefined) return only;
    return [...measures].every((unit) => unit === "人" || unit === "体") ? "体" : "枚";
  };

  const adjective = (one: Adjective): string => {
    const marked = KEYWORD_ADJECTIVES[one];
    return `${marked ? keyword(ADJECTIVES[one], marked) : ADJECTIVES[one]}の`;
  };
  const culture = (one: Culture): string =>
    sign({ run: "culture", text: `〔${CULTURES[one]}〕`, culture: one });

  const nominal = ({
    state,
    cultures = [],
    adjectives = [],
    noun: word,
    opponents,
    site,
  }: Nominal): string => {
    const of = cultures.length > 0 ? `${cultures.map(culture).join("か")}の` : "";
    const which = state && state !== "random" ? STATES[state] : "";
    const whose = opponents ? "対戦相手の" : "";
    return `${whose}${which}${of}${adjectives.map(adjective).join("")}${noun(word)}${site ?? ""}`;
  };

  const narrowed = (narrow: Narrow): string => {
    switch (narrow.by) {
      case "home":
        return `本拠がサイト${narrow.site}の`;
      case "copies of that card":
        return "そのカードと同名の";
      case "signet":
        return `${SIGNETS[narrow.signet]}の紋章を持つ`;
      case "other than":
        return `${narrow.other.is === "a" ? noun(narrow.other.noun) : simple(narrow.other)}以外の`;
      case "you play":
        return "あなたがプレイする";
      case "whose race you cannot spot":
        return "あなたが種族を指定できない";
      case "stacked on this card":
        return "このカードに重ねた";
      case "at this site":
        return "このサイトにいる";
    }
  };

  const related = (relation: Relation): string => {
    if (relation.to === "bearing") return `${nominal(relation.nominal)}を持つ`;
    return relation.to === "skirmishing"
      ? `${bare([relation.simple])}と衝突中の`
      : `${bare([relation.simple])}が持つ`;
  };

  /** What fits, without how many; a word may stand between what narrows the cards down and what they are. */
  const fitting = ({ kinds, narrow = [], relation }: Selection, word = "", last = "か"): string => {
    const before = `${narrow.map(narrowed).join("")}${relation ? related(relation) : ""}`;
    const [first] = kinds;
    // 公開されたすべてのカード
    const state = word !== "" && first?.state && first.state !== "random" ? STATES[first.state] : "";
    const stateless = kinds.map(({ state: _, ...rest }) => rest);
    return `${before}${state}${word}${listed((state ? stateless : kinds).map(nominal), last)}`;
  };

  /** All that fit: 各 before a single word, すべての before more. */
  const every = (meant: Selection): string => {
    const { kinds, narrow, relation } = meant;
    const [kind] = kinds;
    const word = !kind || kinds.length > 1 || kind.cultures || kind.adjectives || kind.state;
    const unit = measure(kinds);
    const short = !word && !narrow && !relation && unit !== "枚" && unit !== "個";
    return fitting(meant, short ? "各" : "すべての", "と");
  };

  /** What fits, and how many of it: some words stand before, others behind. */
  const some = (meant: Selection): string => {
    const { which, kinds } = meant;
    const unit = measure(kinds);
    switch (which.how) {
      case "one":
        return `${fitting(meant)}${kinds[0]?.site === undefined ? `1${unit}` : ""}`;
      case "another":
        return `${fitting(meant, "別の")}1${unit}`;
      case "each":
        return every(meant);
      case "each other":
        return `ほかの${every(meant)}`;
      case "each of your":
        return `あなたの${every(meant)}`;
      case "your":
        return `あなたの${fitting(meant)}${kinds[0]?.noun.many ? "" : `1${unit}`}`;
      case "up to":
        return `${fitting(meant)}${UP_TO}${which.most}${unit}`;
      case "exactly":
        return `${fitting(meant)}${which.amount}${unit}`;
    }
  };

  const simple = (meant: Simple): string => {
    switch (meant.is) {
      case "some":
        return some(meant);
      case "title":
        return titled(meant.title);
      case "this":
        return meant.kind === "card" ? "このカード" : `この${KINDS[meant.kind][0]}`;
      case "that":
        return `その${noun(meant.noun)}`;
      case "of those cards":
        return `そのうち${meant.amount}枚`;
      case "it":
        return it;
      default:
        return DEFINITE[meant.is];
    }
  };
  const target = (meant: Target): string => meant.map(simple).join("か");
  /** To whom something is done: each of them are all. */
  const all = (meant: Target): string => target(meant).replace("各", "すべての");
  /** Any that fits, where it does not matter how many. */
  const bare = (meant: Target): string =>
    meant
      .map((one) => {
        if (one.is !== "some") return simple(one);
        if (one.which.how === "one") return fitting(one);
        if (one.which.how === "another") return fitting(one, "別の");
        return one.which.how === "your" ? `あなたの${fitting(one)}` : simple(one);
      })
      .join("か");

  const library = ({ end, count, whose }: Library): string => {
    const owner = whose === "your" ? "あなたの" : whose === "his" ? "自分の" : "いずれかのプレイヤーの";
    return `${owner}ドローデッキの${end === "top" ? "上" : "下"}から${count}枚`;
  };
  const from = (source: Source | undefined): string => (source ? `${SOURCES[source]}から` : "");
  const isRandom = (meant: Target): boolean =>
    meant.some((one) => one.is === "some" && one.kinds.some(({ state }) => state === "random"));
  /** Cards, where from, and a verb: 手札からカード2枚をランダムに捨てる. */
  const doneTo = (meant: Target, verb: string, source?: Source): string =>
    `${from(source)}${all(meant)}を${isRandom(meant) ? "ランダムに" : ""}${verb}`;

  const shown = (what: Shown, verb: string): string => {
    switch (what.what) {
      case "hand":
        return what.whose === "his" ? `自分の手札を${verb}` : `対戦相手1人の手札を${verb}`;
      case "deck":
        return `${library(what.library)}を${verb}`;
      case "cards":
        return doneTo(what.target, verb, what.from);
    }
  };

  const counted = (count: Counted): string => {
    switch (count.count) {
      case "kind": {
        const one = `1${unitOf(count.nominal)}につき`;
        return count.over === undefined
          ? `${nominal(count.nominal)}${one}`
          : `${count.over}${unitOf(count.nominal)}を超える${nominal(count.nominal)}${one}`;
      }
      case "spotted":
        return `あなたが指定${count.must ? "できる" : "する"}${count.other ? "ほかの" : ""}${nominal(count.nominal)}1${unitOf(count.nominal)}につき`;
      case "burden":
        return "重荷1個につき";
      case "card in his dead pile":
        return `${FP}の死亡置き場のカード1枚につき`;
      case "races":
        return `あなたの仲間の中にいる種族（${count.races.map((race) => KINDS[race][0]).join("、")}）1つにつき`;
    }
  };
  const per = (count: Counted | undefined): string => (count ? `${counted(count)}、` : "");

  /* Conditions ------------------------------------------------------------------------------------------------------ */

  const spotted = (spot: Spotted): string =>
    "target" in spot ? target(spot.target) : counters(spot.burdens, "burden");
  const spots = (all: readonly Spotted[]): string => listed(all.map(spotted), "と");

  const place = (where: Place): string => {
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
  const quality = (what: Quality): string =>
    what === "fierce"
      ? keyword("獰猛", "fierce")
      : keyword(`${KEYWORDS[what.keyword]}${signed(what.by)}`, what.keyword);

  /** A fact, after its subject; its last word is as it stands before “while”, “if” and the like. */
  const fact = (said: Fact): readonly [who: string, what: string] => {
    switch (said.fact) {
      case "can spot":
        return [said.who === "you" ? "あなた" : FP, `${spots(said.spots)}を指定できる`];
      case "spot":
        return ["あなた", `${spots(said.spots)}を指定した`];
      case "at":
        return ["旅の仲間", `${place(said.place)}にいる`];
      case "not at a sanctuary":
        return ["旅の仲間", "聖域にいない"];
      case "includes":
        return [`旅の仲間に${bare(said.target)}`, "いる"];
      case "includes no":
        return [`旅の仲間に${noun(said.noun)}`, "いない"];
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
      case "wears the Ring":
        return [
          target(said.target),
          said.verb === "wears" ? "一つの指輪をはめている" : "一つの指輪を持っている",
        ];
      case "bears":
        return [target(said.target), `${bare(said.what)}を持っている`];
      case "is": {
        it = target(said.target);
        const all = said.target.some((one) => one.is === "some" && one.which.how === "each");
        const [who] = said.target;
        return all && who?.is === "some"
          ? [fitting(who), `すべて${bare(said.what)}である`]
          : [target(said.target), `${bare(said.what)}${said.was ? "だった" : "である"}`];
      }
      case "is so":
        return [
          target(said.target),
          said.quality === "exhausted" ? "疲弊している" : `${quality(said.quality)}を持っている`,
        ];
      case "skirmishing":
        return [target(said.target), `${bare(said.other)}と衝突している`];
      case "in the same skirmish":
        return [bare(said.target), `${target(said.other)}と同じ衝突にいる`];
      case "assigned and not resolved":
        return [target(said.target), "まだ解決していない衝突に割り当てられている"];
      case "not assigned":
        return [target(said.target), "衝突に割り当てられていない"];
      case "was assigned this turn":
        return [bare(said.target), "このターンに衝突に割り当てられた"];
      case "was not":
        return [target(said.target), "割り当てられなかった"];
    }
  };
  const condition = ({ joined, facts }: Condition): string =>
    facts
      .map((one, i) => {
        const said = fact(one).join("が");
        if (i === facts.length - 1) return said;
        return joined === "or" ? `${said}か、` : `${said.replace(/[るた]$/, "")}、かつ`;
      })
      .join("");
  /** A condition as it stands before なら. */
  const given = (only: Condition): string => `${condition(only).replace(/である$/, "")}なら`;
  const instead = (only: Condition, amount: string): string => `。${given(only)}、代わりに${amount}`;

  /* Costs and effects ----------------------------------------------------------------------------------------------- */

  const payment = (paid: Payment): string => {
    switch (paid.pay) {
      case "exert":
        return `${target(paid.target)}を${paid.twice ? "2回" : ""}消耗させる`;
      case "spot":
        return `${spots(paid.spots)}を指定する`;
      case "discard":
        return doneTo(paid.target, "捨てる", paid.from);
      case "reveal":
        return doneTo(paid.target, "公開する", paid.from);
      case "play":
        return doneTo(paid.target, "プレイする", paid.from);
      case "add":
        return `${counters(paid.amount, paid.counter)}を加える`;
      case "remove":
        return `${counters(paid.amount, paid.counter)}を取り除く`;
    }
  };
  /** Sentences with a verb at the end, one after the other. */
  const chained = (all: readonly string[]): string =>
    all.map((one, i) => (i < all.length - 1 ? `${inflected(one, "stem")}、` : one)).join("");
  const either = (all: readonly Payment[]): string => {
    const kinds = all.flatMap((one) => (one.pay === "spot" ? [spots(one.spots)] : []));
    // One verb is enough: 仲間6人か重荷5個を指定する.
    return kinds.length === all.length ? `${kinds.join("か")}を指定する` : all.map(payment).join("か、");
  };
  const cost = (all: Cost): string => chained(all.map(either));
  const paid = (all: Cost | undefined): string => (all ? `${cost(all)} → ` : "");

  const times = (often: Times | undefined): string => {
    if (!often) return "";
    if (often === "twice") return "2回";
    return "times" in often ? `${often.times}回` : `${often.upTo}回まで`;
  };
  const price = (cost: "free" | Signed | undefined): string => {
    if (cost === undefined) return "";
    if (cost === "free") return "コストなしで";
    return `、コストを${cost.amount}${cost.sign === "-" ? "減らして" : "増やして"}`;
  };

  const deed = (done: Deed): string => {
    switch (done.do) {
      case "exert":
        return `${all(done.target)}を消耗させる`;
      case "exhaust":
        return `${all(done.target)}を疲弊させる`;
      case "wound":
        return `${all(done.target)}を${times(done.times)}負傷させる`;
      case "heal":
        return `${all(done.target)}を${times(done.times)}回復させる`;
      case "discard":
        return doneTo(done.target, "捨てる", done.from);
      case "discard from deck":
        return `${library(done.library)}を捨てる`;
      case "draw":
        return done.count === "the same number" ? "同じ枚数のカードを引く" : `カードを${done.count}枚引く`;
      case "add":
      case "remove": {
        const verb = done.do === "add" ? "加える" : "取り除く";
        const more = done.instead
          ? instead(done.instead.if, `${counters(done.instead.amount, done.counter)}を${verb}`)
          : "";
        return `${done.replaces ? "代わりに" : ""}${counters(done.amount, done.counter)}を${verb}${more}`;
      }
      case "remove wounds":
        return `${target(done.target)}の負傷をすべて取り除く`;
      case "reveal":
        return shown(done.shown, "公開する");
      case "look at":
        return shown(done.shown, "見る");
      case "put": {
        const cards = `${from(done.from)}${target(done.target)}を`;
        if (done.to === "hand") return `${cards}手札に加える`;
        return done.to === "bottom"
          ? `${cards}あなたのドローデッキの一番下に置く`
          : `${cards}好きな順番でそのドローデッキの上に戻す`;
      }
      case "shuffle in":
        return `${from(done.from)}${target(done.target)}をあなたのドローデッキに加えて切る`;
      case "shuffle hand in":
        return "自分の手札をドローデッキに加えて切る";
      case "stack":
        return `${from(done.from)}${target(done.target)}を${target(done.on)}に重ねる`;
      case "play": {
        const onto = done.onto ? `${target(done.onto)}に` : "";
        return `${from(done.from)}${target(done.target)}を${onto}${price(done.price)}プレイする`;
      }
      case "spot":
        return `${spots(done.spots)}を指定する`;
      case "move":
        return `${target(done.target)}を、${from(done.from)}、${target(done.onto)}に移す`;
      case "assign":
        return `${target(done.target)}を${target(done.to)}との衝突に割り当てる`;
      case "cannot assign":
        return `このフェイズの間、${target(done.target)}を${target(done.to)}との衝突に割り当てられない`;
      case "prevent":
        return done.what === "the wound"
          ? "その負傷を防ぐ"
          : `このフェイズの間、${target(done.what.woundsTo)}の負傷をすべて防ぐ`;
      case "cancel":
        if (done.what === "that event") return "そのイベントを打ち消す";
        if (done.what === "all remaining assignments") return "残りの割り当てをすべて取り消す";
        return `${bare(done.what.skirmishOf)}のいる衝突1つを取り消す`;
      case "put own next site":
        return "あなた自身の次のサイトを旅路に置き、そこにある対戦相手のサイトと置き換える";
      case "replace site":
        return `${done.which === "that site" ? "そのサイト" : "旅の仲間がいるサイト"}を、同じ番号のあなた自身のサイトと置き換える`;
    }
  };
  const often = (done: Step): string =>
    !isChange(done) && !isSpecial(done) && "per" in done ? per(done.per) : "";

  const boost = (more: Boost): string =>
    more.gets === "strength"
      ? `力${signed(more.by)}`
      : keyword(`${KEYWORDS[more.gets]}${signed(more.by)}`, more.gets);
  /** Who loses strength suffers it. */
  const gets = (by: Signed): string => (by.sign === "-" ? "を受ける" : "を得る");
  const gained = (boosts: readonly Boost[], fierce: boolean): string => {
    const [first, ...others] = boosts;
    const words = [...boosts.map(boost), ...(fierce ? [keyword("獰猛", "fierce")] : [])].join("と");
    if (first?.gets !== "strength" || others.length > 0) return `${words}を得る`;
    const more = first.instead
      ? instead(first.instead.if, `力${signed(first.instead.amount)}${gets(first.instead.amount)}`)
      : "";
    return `${words}${fierce ? "を得る" : gets(first.by)}${more}`;
  };
  const total = (of: "fellowship" | "minions"): string =>
    of === "fellowship" ? "旅の仲間の射撃合計" : "手下の射撃合計";
  const tripled = (meant: Target): readonly [string, string] => [
    target(meant),
    "、相手の力が自身の力の3倍以上でなければ圧倒されない",
  ];
  const capped = (most: number): string => `各衝突フェイズに${most}回までしか負傷しない`;

  /** For how long, if it is said in front of everything. */
  const lasting = (done: Step): string => {
    return isChange(done) && "until" in done && done.until ? `${DURATIONS[done.until]}、` : "";
  };

  /** What becomes different, after who it is about. */
  const change = (changed: Change): readonly [who: string, what: string] => {
    switch (changed.do) {
      case "gain": {
        const counts = changed.boosts.map((more) => (more.gets === "strength" ? per(more.per) : "")).join("");
        const [meant] = changed.target;
        if (meant?.is === "some" && meant.kinds[0])
          it = `その${noun(meant.kinds.length > 1 ? { kind: "character" } : meant.kinds[0].noun)}`;
        else it = target(changed.target);
        const gets = gained(changed.boosts, changed.fierce === true);
        return [target(changed.target), counts ? `、${counts}${gets}` : gets];
      }
      case "gain strength of":
        return [target(changed.target), `${target(changed.other)}の力に等しい力のボーナスを得る`];
      case "give no strength":
        return [target(changed.target), "力のボーナスを与えない"];
      case "may fight":
        return [target(changed.target), "射撃と衝突に加わることができる"];
      case "cap wounds":
        return [target(changed.target), capped(changed.most)];
      case "overwhelm if tripled":
        return tripled(changed.target);
      case "not in archery total":
        return [`このフェイズの間、${target(changed.target)}`, `${total("fellowship")}に加算されない`];
      case "put on the Ring":
        return [target(changed.target), `${DURATIONS["until regroup"]}一つの指輪をはめる`];
      case "become Ring-bearer":
        return [target(changed.target), `抵抗力${changed.resistance}の${RING_BEARER}になる`];
      case "archery total":
        return [total(changed.of), signed(changed.by)];
      case "shadow number": {
        const more = changed.instead ? instead(changed.instead.if, signed(changed.instead.amount)) : "";
        return ["新しいサイトのシャドウナンバー", `${signed(changed.by)}${more}`];
      }
      case "move limit": {
        const least = changed.least === undefined ? "" : `、ただし${changed.least}未満にはならない`;
        return ["このターン、移動制限", `${signed(changed.by)}${least}`];
      }
    }
  };

  const special = (done: Special): string => {
    switch (done.do) {
      case "discard until you stop":
        return `あなたのドローデッキの上からカードを1枚ずつ、好きなところまで捨てる（最小${done.least}枚、最大${done.most}枚）`;
      case "reveal until not":
        return `${bare(done.target)}でないカードが出るまで、あなたのドローデッキの上からカードを1枚ずつ公開する`;
      default:
        return SPECIALS[done.do];
    }
  };

  const acting = (done: Deed & { readonly by?: Player; readonly made?: true }): string => {
    if (!done.by) return deed(done);
    return done.made ? `${PLAYERS[done.by]}に${causing(deed(done))}` : `${PLAYERS[done.by]}は${deed(done)}`;
  };
  const step = (done: Step): string => {
    if (isSpecial(done)) return special(done);
    // Whose pile is counted need not be named again.
    if ("per" in done && done.per?.count === "card in his dead pile")
      return `${often(done)}${PLAYERS["that player"]}は${deed(done)}`;
    if (!isChange(done)) return `${often(done)}${acting(done)}`;
    return `${lasting(done)}${change(done).join("は")}`;
  };
  /** One after the other; for how long and for whom is said once if it is the same. */
  const steps = (all: readonly Step[]): string =>
    all
      .map((one, i) => {
        const [before, after] = [all[i - 1], all[i + 1]];
        const same =
          before && isChange(before) && isChange(one) && lasting(before) === lasting(one)
            ? change(before)[0]
            : "";
        const [who, what] = isChange(one) ? change(one) : ["", step(one)];
        const said = before && isChange(one) && who === same ? what : step(one);
        return after ? `${inflected(said, isChange(one) ? "te" : "stem")}、` : said;
      })
      .join("");

  const option = ({ cost: price, steps: done }: ChoiceOption): string => `${paid(price)}${steps(done)}`;
  const may = ({ who, steps: done, ifDone }: May): string => {
    const [first, ...rest] = done;
    const whose = who === "you" ? "" : `${PLAYERS[who]}は`;
    const does =
      first && rest.length === 0 && !isChange(first) && !isSpecial(first)
        ? `${often(first)}${whose}${allowing(acting(first))}`
        : `${whose}${allowing(steps(done))}`;
    return `${does}${ifDone ? `。そうしたなら、${steps(ifDone)}` : ""}`;
  };

  const clause = (said: Clause): string => {
    switch (said.clause) {
      case "steps":
        return steps(said.steps);
      case "choose": {
        const options = said.options.map((one, i) => `${CHOICES[i]}${option(one)}`);
        return `${said.by ? `${PLAYERS[said.by]}は` : ""}次のうち1つを選ぶ。${options.join("。")}`;
      }
      case "if":
        return `${given(said.if)}、${steps(said.steps)}。そうでないなら、${steps(said.otherwise)}`;
      case "may":
        return may(said);
      case "repeat": {
        const [word, unit] = KINDS[said.each.kind];
        return `${said.over}${unit}を超える${word}1${unit}につき、${"clause" in said.body ? may(said.body) : steps(said.body)}`;
      }
      case "this skirmish":
        return `この衝突の間、${bare(said.loser)}が${target(said.to)}に敗れるたび、${step(said.step)}`;
    }
  };
  const limit = (cap: Limit | undefined): string => {
    if (!cap) return "";
    if ("once" in cap) return "（1ターンに1回）";
    const most = typeof cap.most === "number" ? `${cap.most}個` : signed(cap.most);
    return `（${cap.each ? "1フェイズに" : ""}最大${most}）`;
  };
  const effect = ({ clauses, limit: cap }: Effect): string => {
    const last = clauses.length - 1;
    const said = clauses.map(
      (one, i) => `${i === 0 ? "" : i < last ? "。次に、" : "。その後、"}${clause(one)}`,
    );
    return `${said.join("")}${limit(cap)}`;
  };

  /* Standing rules -------------------------------------------------------------------------------------------------- */

  const costs = (number: number, than: "more" | "less"): string =>
    `${number}${than === "more" ? "多く" : "少なく"}なる`;

  /** Who a rule is about, and what holds for them. */
  const rule = (held: Rule): readonly [who: string, what: string] => {
    switch (held.rule) {
      case "strength":
        return [
          target(held.target),
          `${held.per ? `、${per(held.per)}` : ""}力${signed(held.by)}${gets(held.by)}${limit(held.limit)}`,
        ];
      case "is":
        return [
          target(held.target),
          held.quality === "an archer"
            ? `${keyword("射手", "archer")}である`
            : `${quality(held.quality)}を持つ`,
        ];
      case "cost": {
        const on = held.on ? `${target(held.on)}にプレイするとき、` : "";
        return [`${on}${target(held.target)}のコスト`, costs(held.number, held.than)];
      }
      case "first costs less":
        return [
          `各${held.each === "turn" ? "ターン" : "シャドウフェイズ"}に最初にプレイされる${nominal(held.nominal)}のコスト`,
          costs(held.number, "less"),
        ];
      case "overwhelm if tripled":
        return tripled(held.target);
      case "cap wounds":
        return [target(held.target), capped(held.most)];
      case "gain text of that site":
        return [target(held.target), "そのサイトのテキストを得る"];
      case "no strength from weapons":
        return [target(held.target), "武器から力のボーナスを得ない"];
      case "enter exhausted":
        return [target(held.target), "疲弊した状態で場に出る"];
      case "cannot heal":
        return [target(held.target), "回復できない"];
      case "counters stay":
        return [`${target(held.target)}の負傷と重荷`, "取り除けない"];
      case "an opponent cannot discard":
        return ["対戦相手", `場にある${bare(held.target)}を捨てられない`];
      case "may bear":
        return [target(held.target), `このカードを${held.most}枚までしか持てない`];
      case "wounds become":
        return [
          target(held.target),
          `${held.inSkirmish ? "衝突で" : ""}負傷するたび、その負傷の代わりに${counters(held.amount, held.counter)}を加える`,
        ];
      case "archery total":
        return [`${per(held.per)}${total(held.of)}`, `${signed(held.by)}${limit(held.limit)}`];
      case "shadow numbers":
        return ["各サイトのシャドウナンバー", signed(held.by)];
      case "roaming penalty":
        return [`${target(held.target)}の放浪ペナルティ`, `${held.less}少なくなる`];
      case "skip": {
        const names = { archery: PHASES.Archery, assignment: PHASES.Assignment, skirmish: PHASES.Skirmish };
        return [
          listed(
            held.phases.map((phase) => `${names[phase]}フェイズ`),
            "と",
          ),
          "飛ばす",
        ];
      }
      case "no skirmish actions":
        return [
          "どのプレイヤーも",
          `衝突のイベントや特殊能力を${held.verb === "play" ? "プレイ" : "使用"}できない`,
        ];
      case "nobody plays":
        return ["どのプレイヤーも", `${nominal(held.nominal)}をプレイできない`];
    }
  };
  const particle = ({ rule }: Rule): string => {
    if (rule === "skip") return "を";
    if (rule === "wounds become") return "が";
    return rule === "no skirmish actions" || rule === "nobody plays" ? "、" : "は";
  };

  /** A rule and when it holds: whoever both are about is named once. */
  const held = (rules: Rule, only: Condition | undefined): string => {
    const [who, what] = rule(rules);
    const whole = `${who}${particle(rules)}${what}`;
    if (!only) return whole;
    const [first, ...others] = only.facts;
    const about = "target" in rules ? rules.target[0]?.is : undefined;
    const pronoun = about === "he" || about === "she" || about === "it";
    if (first && others.length === 0 && rules.rule !== "wounds become") {
      const [subject, is] = fact(first);
      if (pronoun || subject === who) return `${subject}は、${is}間、${what}`;
    }
    if (rules.rule === "wounds become") return `${condition(only)}間に${what}`;
    return `${condition(only)}間、${whole}`;
  };

  /* Happenings ------------------------------------------------------------------------------------------------------ */

  const beside = (meant: Target | undefined): string => (meant ? `${bare(meant)}のいる衝突で` : "");
  const happening = (said: Happening): string => {
    switch (said.on) {
      case "about to be wounded":
        return `${bare(said.target)}が${said.inSkirmish ? "衝突で" : ""}負傷する`;
      case "loses a skirmish":
        return `${bare(said.target)}が${said.to ? `${bare(said.to)}との` : ""}衝突に敗れた`;
      case "minions of a player lose to":
        return `いずれかのプレイヤーの手下1体以上が${target(said.target)}との衝突に敗れた`;
      case "is killed":
        return `${bare(said.target)}が${beside(said.beside)}${said.by ? `${bare(said.by)}に` : ""}倒された`;
      case "plays":
        return `${said.who === "an opponent" ? "対戦相手" : PLAYERS[said.who]}が${beside(said.beside)}${said.onto ? `${bare(said.onto)}に` : ""}${bare(said.target)}をプレイした`;
      case "is played":
        return said.target.some(({ is }) => is === "this")
          ? `${bare(said.target)}をプレイした`
          : `${bare(said.target)}がプレイされた`;
      case "arrives":
        return `旅の仲間が${place(said.place)}に着いた`;
      case "leaves":
        return `旅の仲間が${said.inFellowshipPhase ? "旅の仲間フェイズに" : ""}${place(said.place)}を離れた`;
      case "becomes true":
        return condition(said.condition);
      case "your turn begins":
      case "the turn ends":
      case "your Shadow phase begins":
      case "your Shadow phase ends":
      case "a fellowship phase begins":
      case "a skirmish phase ends":
        return MOMENTS[said.on];
      case "the fellowship moves":
        return "旅の仲間が移動した";
      default:
        return `${bare(said.target)}${HAPPENINGS[said.on]}`;
    }
  };

  /** When it happens: 敗れたとき; a moment is one of itself. */
  const when = (said: Happening): string => `${happening(said)}${said.on in MOMENTS ? "" : "とき"}`;

  /* The parts of a card --------------------------------------------------------------------------------------------- */

  const attached = (to: Target, oneCopy: boolean): string => {
    const isSite = to.some((one) => one.is === "some" && one.kinds.some(({ noun }) => noun.kind === "site"));
    if (isSite) return `${bare(to)}につける${oneCopy ? "（サイト1つにつき最大1枚）" : ""}`;
    return `所持者は${bare(to)}に限る${oneCopy ? "（所持者1人につき最大1枚）" : ""}`;
  };

  const part = (said: Part): string => {
    switch (said.part) {
      case "play":
        return `${lead("play", said.cost.flat().every(({ pay }) => pay === "spot") ? "プレイ条件" : "追加コスト")}${cost(said.cost)}`;
      case "attach": {
        const { besides } = said;
        const slot = besides
          ? `。ほかの${noun(besides.noun)}${besides.number}${unitOf(besides)}と同時に持てる`
          : "";
        return `${attached(said.to, said.oneCopy === true)}${slot}`;
      }
      case "support":
        return "支援エリアに置く";
      case "static":
        return held(said.rule, said.while);
      case "when":
        if (said.if && said.effect.clauses[0]?.clause === "if")
          return `${when(said.on)}、${condition(said.if)}場合は、${effect(said.effect)}`;
        return `${when(said.on)}、${said.if ? `${given(said.if)}、` : ""}${effect(said.effect)}`;
      case "response":
        return `${lead("response", RESPONSE)}${when(said.on)}、${said.if ? `${given(said.if)}、` : ""}${paid(said.cost)}${effect(said.effect)}`;
      case "action": {
        const phases = said.phases.map((phase) => PHASES[phase]).join("か");
        return `${lead("action", phases, said.phases)}${said.if ? `${given(said.if)}、` : ""}${paid(said.cost)}${effect(said.effect)}`;
      }
    }
  };

  return (text) =>
    text.map((one) => {
      it = "そのカード";
      return cut(withMost(`${part(one)}。`));
    });
}
