/** What cards say, in Japanese: verbs stand last, and what narrows a card down stands before it. */
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

/** A word and what counts it. */
const KINDS: Readonly<Record<Kind, readonly [word: string, measure: string]>> = {
  card: ["カード", "枚"],
  character: ["キャラクター", "人"],
  companion: ["仲間", "人"],
  ally: ["盟友", "人"],
  minion: ["手下", "体"],
  possession: ["所持品", "個"],
  artifact: ["アーティファクト", "個"],
  condition: ["状況", "枚"],
  event: ["イベント", "枚"],
  weapon: ["武器", "個"],
  "hand weapon": ["手持ち武器", "個"],
  tale: ["物語", "枚"],
  pipe: ["パイプ", "本"],
  copy: ["カード", "枚"],
  tracker: ["追跡者", "体"],
  ranger: ["野伏", "人"],
  archer: ["射手", "人"],
  site: ["サイト", "つ"],
  Dwarf: ["ドワーフ", "人"],
  Elf: ["エルフ", "人"],
  Hobbit: ["ホビット", "人"],
  Man: ["人間", "人"],
  Orc: ["オーク", "体"],
  "Uruk-hai": ["ウルク＝ハイ", "体"],
  Nazgûl: ["ナズグル", "体"],
  Troll: ["トロル", "体"],
};

const CULTURES: Readonly<Record<Culture, string>> = {
  DWARVEN: "ドワーフ",
  ELVEN: "エルフ",
  GANDALF: "ガンダルフ",
  GONDOR: "ゴンドール",
  SHIRE: "ホビット庄",
  ISENGARD: "アイゼンガルド",
  MORIA: "モリア",
  RINGWRAITH: "指輪の幽鬼",
  SAURON: "サウロン",
};

const ADJECTIVES: Readonly<Record<Adjective, string>> = {
  "Free Peoples": "自由の民の",
  Shadow: "シャドウの",
  Dwarf: "ドワーフの",
  Elf: "エルフの",
  Hobbit: "ホビットの",
  Orc: "オークの",
  archer: "射手の",
  ranger: "野伏の",
  weather: "天候の",
  stealth: "隠密の",
  pipeweed: "パイプ草の",
  skirmish: "衝突の",
  regroup: "再編の",
};

const STATES: Readonly<Record<State, string>> = {
  exhausted: "疲弊した",
  roaming: "放浪中の",
  losing: "敗れた",
  random: "ランダムな",
  revealed: "公開された",
  discarded: "捨てられた",
};

const PHASES: Readonly<Record<Phase, string>> = {
  Fellowship: "旅の仲間",
  Shadow: "シャドウ",
  Maneuver: "機動",
  Archery: "射撃",
  Assignment: "割り当て",
  Skirmish: "衝突",
  Regroup: "再編",
};

const TERRAINS: Readonly<Record<Terrain, string>> = {
  plains: "平原",
  underground: "地下",
  river: "川",
  forest: "森",
};

const PLAYERS: Readonly<Record<Player | "you" | "each Shadow player" | "a player", string>> = {
  FP: "自由の民プレイヤー",
  "an opponent": "対戦相手1人",
  "that opponent": "その対戦相手",
  "that player": "そのプレイヤー",
  "its owner": "その持ち主",
  you: "あなた",
  "each Shadow player": "各シャドウプレイヤー",
  "a player": "プレイヤー1人",
};

const SOURCES: Readonly<Record<Source, string>> = {
  "your hand": "あなたの手札",
  "his hand": "自分の手札",
  "that opponent's hand": "その対戦相手の手札",
  "your deck": "あなたのドローデッキ",
  "your discard pile": "あなたの捨て札",
  "your deck or hand": "あなたのドローデッキか手札",
  "your support area": "あなたの支援エリア",
  "your support area or discard pile": "あなたの支援エリアか捨て札",
};

const DURATIONS: Readonly<Record<Duration, string>> = {
  "until regroup": "再編フェイズが始まるまで",
  "this phase": "このフェイズの間",
  "this turn": "このターンの間",
};

const DEFINITE: Readonly<
  Record<Exclude<Definite["is"], "title" | "this" | "that" | "of those cards">, string>
> = {
  bearer: "持ち主",
  "the former bearer": "元の持ち主",
  "the others": "残りのカード",
  "the last discarded card": "最後に捨てたカード",
  it: "それ",
  he: "彼",
  she: "彼女",
  "the Ring-bearer": "指輪所持者",
};

const SPECIALS: Readonly<
  Record<Exclude<Special["do"], "discard until you stop" | "reveal until not">, string>
> = {
  "the Ring-bearer is corrupted": "指輪所持者は堕落する",
  "that exertion places no wound": "その消耗では負傷を置かない",
  "the fellowship cannot move again this turn": "このターン、旅の仲間はもう移動できない",
  "your Shadow phase ends": "あなたのシャドウフェイズは終わる",
  "the Ring has no game text during that skirmish": "その衝突の間、一つの指輪のテキストは働かない",
};

const HAPPENINGS: Readonly<Record<PlainHappening, string>> = {
  "about to exert": "が消耗しようとする",
  "about to heal": "が回復しようとする",
  "exerts or takes a wound": "が消耗または負傷した",
  "wins a skirmish": "が衝突に勝った",
  "kills a companion during a skirmish": "が衝突で仲間1人を倒した",
  "is assigned to a skirmish": "が衝突に割り当てられた",
  "puts on the Ring": "が指輪をはめた",
  "is played": "がプレイされた",
  "is discarded from play": "が場から捨てられた",
};

const SIGNETS = { Aragorn: "アラゴルン", Frodo: "フロド", Gandalf: "ガンダルフ" } as const;
const KEYWORDS = { damage: "ダメージ", defender: "防御者" } as const;
const FP = "自由の民プレイヤー";
const RING_BEARER = "指輪所持者";

/** What may be done, of a sentence that ends in a verb: 捨てる → 捨ててよい. */
function allowing(sentence: string): string {
  if (sentence.endsWith("する")) return `${sentence.slice(0, -2)}してよい`;
  if (sentence.endsWith("切る")) return `${sentence.slice(0, -1)}ってよい`;
  if (sentence.endsWith("く")) return `${sentence.slice(0, -1)}いてよい`;
  return `${sentence.slice(0, -1)}てよい`;
}

/** What somebody is made to do: 捨てる → 捨てさせる. */
function causing(sentence: string): string {
  if (sentence.endsWith("する")) return `${sentence.slice(0, -2)}させる`;
  if (sentence.endsWith("く")) return `${sentence.slice(0, -1)}かせる`;
  return `${sentence.slice(0, -1)}させる`;
}

/** Writes cards in Japanese; `named` tells how a card of that title is called. */
export function japanese(named: (title: string) => string): (text: Text) => string {
  const listed = (all: readonly string[], last: string): string =>
    all.length < 2 ? all.join("") : `${all.slice(0, -1).join("、")}${last}${all.at(-1)}`;
  const signed = ({ sign, amount }: Signed): string => `${sign}${amount}`;
  const counters = (amount: Amount, counter: Counter): string =>
    counter === "burden" ? `重荷${amount}個` : `トワイライト${amount}個`;

  /* Cards that are meant -------------------------------------------------------------------------------------------- */

  const noun = ({ kind }: Noun): string => KINDS[kind][0];

  const nominal = ({
    state,
    cultures = [],
    adjectives = [],
    noun: word,
    opponents,
    site,
  }: Nominal): string => {
    if (opponents) return site === undefined ? "対戦相手のサイト" : `対戦相手のサイト${site}`;
    const culture = cultures.length > 0 ? `〔${cultures.map((one) => CULTURES[one]).join("か")}〕の` : "";
    return `${state ? STATES[state] : ""}${culture}${adjectives.map((one) => ADJECTIVES[one]).join("")}${noun(word)}`;
  };

  /** What counts cards of these kinds: a word of their own if they have it in common, none for a place with its number. */
  const measure = (kinds: readonly Nominal[]): string => {
    const measures = new Set(kinds.map(({ noun: { kind } }) => KINDS[kind][1]));
    const [only] = measures;
    return measures.size === 1 && only !== undefined ? only : "つ";
  };

  /** What something is said to be: not how many, but what. */
  const being = (meant: Target): string =>
    meant
      .map((one) =>
        one.is === "some" && one.which.how === "one" ? listed(one.kinds.map(nominal), "か") : simple(one),
      )
      .join("か");

  /** Words before and behind the cards. */
  const determined = (
    which: Determiner,
    unit: string,
    many: boolean,
  ): readonly [before: string, behind: string] => {
    switch (which.how) {
      case "one":
        return ["", `1${unit}`];
      case "another":
        return ["別の", `1${unit}`];
      case "each":
        return ["各", ""];
      case "each other":
        return ["ほかの各", ""];
      case "each of your":
        return ["あなたの各", ""];
      case "your":
        return ["あなたの", many ? "" : `1${unit}`];
      case "up to":
        return ["", `最大${which.most}${unit}`];
      case "exactly":
        return ["", `${which.amount}${unit}`];
    }
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
        return "その種族をあなたが指定できない";
      case "stacked on this card":
        return "このカードに重ねた";
      case "at this site":
        return "このサイトにいる";
    }
  };

  const related = (relation: Relation): string => {
    if (relation.to === "bearing") return `${nominal(relation.nominal)}を持つ`;
    return relation.to === "skirmishing"
      ? `${simple(relation.simple)}と衝突中の`
      : `${simple(relation.simple)}が持つ`;
  };

  const simple = (meant: Simple): string => {
    switch (meant.is) {
      case "some": {
        const [first] = meant.kinds;
        const unit = measure(meant.kinds);
        const [before, behind] = determined(meant.which, unit, first?.noun.many === true);
        const narrows = [
          ...(meant.narrow ?? []).map(narrowed),
          ...(meant.relation ? [related(meant.relation)] : []),
        ];
        const kinds = listed(meant.kinds.map(nominal), "か");
        return meant.which.how === "each" ||
          meant.which.how === "each other" ||
          meant.which.how === "each of your"
          ? `${narrows.join("")}${before}${kinds}`
          : `${before}${narrows.join("")}${kinds}${first?.site === undefined ? behind : ""}`;
      }
      case "title":
        return named(meant.title);
      case "this":
        return meant.kind === "card" ? "このカード" : `この${KINDS[meant.kind][0]}`;
      case "that":
        return `その${noun(meant.noun)}`;
      case "of those cards":
        return `そのうち${meant.amount}枚`;
      default:
        return DEFINITE[meant.is];
    }
  };
  const target = (meant: Target): string => meant.map(simple).join("か");

  const library = ({ end, count, whose }: Library): string => {
    const owner = whose === "your" ? "あなたの" : whose === "his" ? "自分の" : "いずれかのプレイヤーの";
    return `${owner}ドローデッキの${end === "top" ? "上" : "下"}から${count}枚`;
  };
  const shown = (what: Shown): string => {
    switch (what.what) {
      case "hand":
        return what.whose === "his" ? "自分の手札" : "対戦相手1人の手札";
      case "deck":
        return library(what.library);
      case "cards":
        return `${SOURCES[what.from]}の${target(what.target)}`;
    }
  };

  const counted = (count: Counted): string => {
    switch (count.count) {
      case "kind": {
        const unit = KINDS[count.nominal.noun.kind][1];
        return count.over === undefined
          ? `${nominal(count.nominal)}1${unit}につき`
          : `${count.over}${unit}を超える${nominal(count.nominal)}1${unit}につき`;
      }
      case "spotted": {
        const unit = KINDS[count.nominal.noun.kind][1];
        return `あなたが指定${count.must ? "できる" : "する"}${count.other ? "ほかの" : ""}${nominal(count.nominal)}1${unit}につき`;
      }
      case "burden":
        return "重荷1個につき";
      case "card in his dead pile":
        return "自分の死亡置き場のカード1枚につき";
      case "races":
        return `あなたの仲間の中にいる次の種族（${count.races.map((race) => KINDS[race][0]).join("、")}）1つにつき`;
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
    what === "fierce" ? "獰猛" : `${KEYWORDS[what.keyword]}${signed(what.by)}`;

  /** A fact, with its last word as it stands before “while”, “if” and the like. */
  const fact = (said: Fact): string => {
    switch (said.fact) {
      case "can spot":
        return `${said.who === "you" ? "あなた" : FP}が${spots(said.spots)}を指定できる`;
      case "spot":
        return `あなたが${spots(said.spots)}を指定する`;
      case "at":
        return `旅の仲間が${place(said.place)}にいる`;
      case "not at a sanctuary":
        return "旅の仲間が聖域にいない";
      case "includes":
        return `旅の仲間に${target(said.target)}がいる`;
      case "includes no":
        return `旅の仲間に${noun(said.noun)}がいない`;
      case "pool below":
        return `プールのトワイライトが${said.number}個より少ない`;
      case "opponent holds":
        return `対戦相手1人の手札が${said.number}枚以上ある`;
      case "FP's deck is empty":
        return `${FP}のドローデッキが空である`;
      case "burdens and dead":
        return `重荷と死亡置き場の仲間が合わせて${said.number}以上ある`;
      case "dead companions":
        return `死亡置き場に仲間が${said.number}人以上いる`;
      case "own site on path":
        return `あなた自身のサイト${said.number}が旅路にある`;
      case "this card has a bearer":
        return "このカードに持ち主がいる";
      case "burdens at most":
        return `${RING_BEARER}の重荷が${said.number}個以下である`;
      case "wears the Ring":
        return said.verb === "wears"
          ? `${target(said.target)}が指輪をはめている`
          : `${target(said.target)}が一つの指輪を持っている`;
      case "bears":
        return `${target(said.target)}が${target(said.what)}を持っている`;
      case "is":
        return `${target(said.target)}が${being(said.what)}${said.was ? "だった" : "である"}`;
      case "is so":
        return said.quality === "exhausted"
          ? `${target(said.target)}が疲弊している`
          : `${target(said.target)}が${quality(said.quality)}を持つ`;
      case "skirmishing":
        return `${target(said.target)}が${target(said.other)}と衝突している`;
      case "in the same skirmish":
        return `${target(said.target)}が${target(said.other)}と同じ衝突にいる`;
      case "assigned and not resolved":
        return `${target(said.target)}がまだ解決していない衝突に割り当てられている`;
      case "not assigned":
        return `${target(said.target)}が衝突に割り当てられていない`;
      case "was assigned this turn":
        return `${target(said.target)}がこのターンに衝突に割り当てられた`;
      case "was not":
        return `${target(said.target)}がそうでなかった`;
    }
  };
  const condition = ({ joined, facts }: Condition): string =>
    facts.map(fact).join(joined === "and" ? "、かつ" : "、または");

  /* Costs and effects ----------------------------------------------------------------------------------------------- */

  const payment = (paid: Payment): string => {
    switch (paid.pay) {
      case "exert":
        return `${target(paid.target)}を${paid.twice ? "2回" : ""}消耗させる`;
      case "spot":
        return `${spots(paid.spots)}を指定する`;
      case "discard":
        return `${paid.from ? `${SOURCES[paid.from]}から` : ""}${target(paid.target)}を捨てる`;
      case "reveal":
        return `${SOURCES[paid.from]}から${target(paid.target)}を公開する`;
      case "play":
        return `${SOURCES[paid.from]}から${target(paid.target)}をプレイする`;
      case "add":
        return `${counters(paid.amount, paid.counter)}を加える`;
      case "remove":
        return `${counters(paid.amount, paid.counter)}を取り除く`;
    }
  };
  const cost = (all: Cost): string => all.map((either) => either.map(payment).join("か、")).join("、また");
  const paid = (all: Cost | undefined): string => (all ? `${cost(all)} → ` : "");

  const times = (often: Times | undefined): string => {
    if (!often) return "";
    if (often === "twice") return "2回";
    return "times" in often ? `${often.times}回` : `最大${often.upTo}回`;
  };
  const from = (source: Source | undefined): string => (source ? `${SOURCES[source]}から` : "");
  const price = (cost: "free" | Signed | undefined): string =>
    cost === "free" ? "コストなしで" : cost ? `コスト${signed(cost)}で` : "";

  const deed = (done: Deed): string => {
    switch (done.do) {
      case "exert":
        return `${target(done.target)}を消耗させる`;
      case "exhaust":
        return `${target(done.target)}を疲弊させる`;
      case "wound":
        return `${target(done.target)}に${times(done.times)}負傷を与える`;
      case "heal":
        return `${target(done.target)}を${times(done.times)}回復する`;
      case "discard":
        return `${per(done.per)}${from(done.from)}${target(done.target)}を捨てる`;
      case "discard from deck":
        return `${per(done.per)}${library(done.library)}を捨てる`;
      case "draw":
        return `${per(done.per)}カードを${done.count === "the same number" ? "同じ枚数" : `${done.count}枚`}引く`;
      case "add":
      case "remove": {
        const verb = done.do === "add" ? "加える" : "取り除く";
        const { instead } = done;
        const more = instead ? `（${condition(instead.if)}なら、代わりに${instead.amount}個）` : "";
        return `${done.replaces ? "代わりに" : ""}${per(done.per)}${counters(done.amount, done.counter)}を${verb}${more}`;
      }
      case "remove wounds":
        return `${target(done.target)}の負傷をすべて取り除く`;
      case "reveal":
        return `${shown(done.shown)}を公開する`;
      case "look at":
        return `${shown(done.shown)}を見る`;
      case "put": {
        const cards = `${done.from ? `${SOURCES[done.from]}から` : ""}${target(done.target)}を`;
        if (done.to === "hand") return `${cards}あなたの手札に加える`;
        return done.to === "bottom"
          ? `${cards}あなたのドローデッキの一番下に置く`
          : `${cards}好きな順番でそのドローデッキの上に戻す`;
      }
      case "shuffle in":
        return `${SOURCES[done.from]}から${target(done.target)}をあなたのドローデッキに加えて切る`;
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
        return `${SOURCES[done.from]}から${target(done.target)}を${target(done.onto)}に移す`;
      case "assign":
        return `${target(done.target)}を${target(done.to)}との衝突に割り当てる`;
      case "cannot assign":
        return `このフェイズの間、${target(done.target)}を${target(done.to)}に割り当てられない`;
      case "prevent":
        return done.what === "the wound"
          ? "その負傷を防ぐ"
          : `このフェイズの間、${target(done.what.woundsTo)}への負傷をすべて防ぐ`;
      case "cancel":
        if (done.what === "that event") return "そのイベントを打ち消す";
        if (done.what === "all remaining assignments") return "残りの割り当てをすべて取り消す";
        return `${target(done.what.skirmishOf)}のいる衝突1つを取り消す`;
      case "put own next site":
        return "あなた自身の次のサイトを旅路に置き、そこにある対戦相手のサイトと置き換える";
      case "replace site":
        return `${done.which === "that site" ? "そのサイト" : "旅の仲間のいるサイト"}を、同じ番号のあなた自身のサイトと置き換える`;
    }
  };

  const boost = (more: Boost): string => {
    if (more.gets !== "strength") return `${KEYWORDS[more.gets]}${signed(more.by)}`;
    const { instead } = more;
    return `力${signed(more.by)}${instead ? `（${condition(instead.if)}なら、代わりに${signed(instead.amount)}）` : ""}`;
  };
  const total = (of: "fellowship" | "minions"): string =>
    of === "fellowship" ? "旅の仲間の射撃合計" : "手下の射撃合計";
  const tripled = (meant: Target): string => `${target(meant)}は、相手の力が3倍でなければ圧倒されない`;

  const change = (changed: Change): string => {
    switch (changed.do) {
      case "gain": {
        const counts = changed.boosts.map((more) => (more.gets === "strength" ? per(more.per) : "")).join("");
        const until = changed.until ? `${DURATIONS[changed.until]}、` : "";
        const gets = changed.boosts.map(boost).join("と");
        const gains = [...(gets ? [gets] : []), ...(changed.fierce ? ["獰猛"] : [])].join("と");
        return `${until}${counts}${target(changed.target)}は${gains}を得る`;
      }
      case "gain strength of":
        return `${target(changed.target)}は、${target(changed.other)}の力に等しい力のボーナスを得る`;
      case "give no strength":
        return `${DURATIONS[changed.until]}、${target(changed.target)}は力のボーナスを与えない`;
      case "may fight":
        return `${DURATIONS[changed.until]}、${target(changed.target)}は射撃と衝突に加わってよい`;
      case "cap wounds":
        return `${DURATIONS[changed.until]}、${target(changed.target)}が各衝突フェイズに受ける負傷は最大${changed.most}個`;
      case "overwhelm if tripled":
        return tripled(changed.target);
      case "not in archery total":
        return `このフェイズの間、${target(changed.target)}は${total("fellowship")}に加わらない`;
      case "put on the Ring":
        return `${DURATIONS["until regroup"]}、${target(changed.target)}は指輪をはめる`;
      case "become Ring-bearer":
        return `${target(changed.target)}は抵抗力${changed.resistance}の${RING_BEARER}になる`;
      case "archery total":
        return `${total(changed.of)}は${signed(changed.by)}`;
      case "shadow number": {
        const { instead } = changed;
        return `新しいサイトのシャドウナンバーは${signed(changed.by)}${instead ? `（${condition(instead.if)}なら、代わりに${signed(instead.amount)}）` : ""}`;
      }
      case "move limit":
        return `このターン、移動制限は${signed(changed.by)}${changed.least === undefined ? "" : `（${changed.least}より小さくならない）`}`;
    }
  };

  const special = (done: Special): string => {
    switch (done.do) {
      case "discard until you stop":
        return `あなたが止めるまで、あなたのドローデッキの上から1枚ずつ捨てる（最小${done.least}枚、最大${done.most}枚）`;
      case "reveal until not":
        return `${target(done.target)}でないカードが出るまで、あなたのドローデッキの上から1枚ずつ公開する`;
      default:
        return SPECIALS[done.do];
    }
  };

  const step = (done: Step): string => {
    if (isChange(done)) return change(done);
    if (isSpecial(done)) return special(done);
    if (!done.by) return deed(done);
    return done.made ? `${PLAYERS[done.by]}に${causing(deed(done))}` : `${PLAYERS[done.by]}は${deed(done)}`;
  };
  const steps = (all: readonly Step[]): string => all.map(step).join("。また、");
  const option = ({ cost: price, steps: done }: ChoiceOption): string => `${paid(price)}${steps(done)}`;
  const may = ({ who, steps: done, ifDone }: May): string =>
    `${who === "you" ? "" : `${PLAYERS[who]}は`}${allowing(steps(done))}${ifDone ? `。そうしたなら、${steps(ifDone)}` : ""}`;

  const clause = (said: Clause): string => {
    switch (said.clause) {
      case "steps":
        return steps(said.steps);
      case "choose": {
        const [first, second] = said.options;
        return `${said.by ? `${PLAYERS[said.by]}は` : ""}1つ選ぶ：(a) ${option(first)}、または (b) ${option(second)}`;
      }
      case "if":
        return `${condition(said.if)}なら、${steps(said.steps)}。そうでなければ、${steps(said.otherwise)}`;
      case "may":
        return may(said);
      case "repeat": {
        const [word, unit] = KINDS[said.each.kind];
        return `${said.over}${unit}を超える${word}1${unit}につき、${"clause" in said.body ? may(said.body) : steps(said.body)}`;
      }
      case "this skirmish":
        return `この衝突の間、${target(said.loser)}が${target(said.to)}に敗れるたびに、${step(said.step)}`;
    }
  };
  const limit = (cap: Limit | undefined): string => {
    if (!cap) return "";
    if ("once" in cap) return "（1ターンに1回）";
    const most = typeof cap.most === "number" ? `${cap.most}` : signed(cap.most);
    return `（${cap.each ? "1フェイズに" : ""}最大${most}）`;
  };
  const effect = ({ clauses, limit: cap }: Effect): string =>
    `${clauses.map(clause).join("。その後、")}${limit(cap)}`;

  /* Standing rules -------------------------------------------------------------------------------------------------- */

  const rule = (held: Rule): string => {
    switch (held.rule) {
      case "strength":
        return `${per(held.per)}${target(held.target)}の力は${signed(held.by)}${limit(held.limit)}`;
      case "is":
        return held.quality === "an archer"
          ? `${target(held.target)}は射手である`
          : `${target(held.target)}は${quality(held.quality)}を持つ`;
      case "cost":
        return `${held.on ? `${target(held.on)}にプレイするとき、` : ""}${target(held.target)}のコストは${held.than === "more" ? "+" : "-"}${held.number}`;
      case "first costs less":
        return `各${held.each === "turn" ? "ターン" : "シャドウフェイズ"}に最初にプレイされる${nominal(held.nominal)}のコストは-${held.number}`;
      case "overwhelm if tripled":
        return tripled(held.target);
      case "cap wounds":
        return `${target(held.target)}が各衝突フェイズに受ける負傷は最大${held.most}個`;
      case "gain text of that site":
        return `${target(held.target)}はそのサイトのテキストを得る`;
      case "no strength from weapons":
        return `${target(held.target)}は武器から力のボーナスを得ない`;
      case "enter exhausted":
        return `${target(held.target)}は疲弊した状態で場に出る`;
      case "cannot heal":
        return `${target(held.target)}は回復できない`;
      case "counters stay":
        return `${target(held.target)}から負傷と重荷を取り除けない`;
      case "an opponent cannot discard":
        return `対戦相手は${target(held.target)}を場から捨てられない`;
      case "may bear":
        return `${target(held.target)}が持てるこのカードは最大${held.most}枚`;
      case "wounds become":
        return `${target(held.target)}が${held.inSkirmish ? "衝突で" : ""}受ける負傷1個ごとに、代わりに${counters(held.amount, held.counter)}を加える`;
      case "archery total":
        return `${per(held.per)}${total(held.of)}は${signed(held.by)}${limit(held.limit)}`;
      case "shadow numbers":
        return `各サイトのシャドウナンバーは${signed(held.by)}`;
      case "roaming penalty":
        return `${target(held.target)}の放浪ペナルティは-${held.less}`;
      case "skip": {
        const names = { archery: PHASES.Archery, assignment: PHASES.Assignment, skirmish: PHASES.Skirmish };
        return `${listed(
          held.phases.map((phase) => `${names[phase]}フェイズ`),
          "と",
        )}を飛ばす`;
      }
      case "no skirmish actions":
        return `どのプレイヤーも、衝突のイベントや衝突の特殊能力を${held.verb === "play" ? "プレイ" : "使用"}できない`;
      case "nobody plays":
        return `どのプレイヤーも${nominal(held.nominal)}をプレイできない`;
    }
  };

  /* Happenings ------------------------------------------------------------------------------------------------------ */

  const beside = (meant: Target | undefined): string => (meant ? `${target(meant)}のいる衝突で` : "");
  const happening = (said: Happening): string => {
    switch (said.on) {
      case "about to be wounded":
        return `${target(said.target)}が${said.inSkirmish ? "衝突で" : ""}負傷しようとする`;
      case "loses a skirmish":
        return `${target(said.target)}が${said.to ? `${target(said.to)}との` : ""}衝突に敗れた`;
      case "minions of a player lose to":
        return `1人のプレイヤーの手下1体以上が${target(said.target)}との衝突に敗れた`;
      case "is killed":
        return `${target(said.target)}が${beside(said.beside)}${said.by ? `${target(said.by)}に` : ""}倒された`;
      case "plays":
        return `${PLAYERS[said.who]}が${beside(said.beside)}${said.onto ? `${target(said.onto)}に` : ""}${target(said.target)}をプレイした`;
      case "arrives":
        return `旅の仲間が${place(said.place)}に着いた`;
      case "leaves":
        return `旅の仲間が${said.inFellowshipPhase ? "旅の仲間フェイズに" : ""}${place(said.place)}を離れた`;
      case "becomes true":
        return `${condition(said.condition)}ようになった`;
      case "your turn begins":
        return "あなたのターンが始まる";
      case "the turn ends":
        return "ターンが終わる";
      case "your Shadow phase begins":
        return "あなたのシャドウフェイズが始まる";
      case "your Shadow phase ends":
        return "あなたのシャドウフェイズが終わる";
      case "a fellowship phase begins":
        return "旅の仲間フェイズが始まる";
      case "a skirmish phase ends":
        return "衝突フェイズが終わる";
      case "the fellowship moves":
        return "旅の仲間が移動した";
      default:
        return `${target(said.target)}${HAPPENINGS[said.on]}`;
    }
  };

  /* The parts of a card --------------------------------------------------------------------------------------------- */

  const part = (said: Part): string => {
    switch (said.part) {
      case "play":
        return `プレイ条件：${cost(said.cost)}`;
      case "attach": {
        const copy = said.oneCopy ? "（1人の持ち主につき最大1枚）" : "";
        const { besides } = said;
        const slot = besides ? `（ほかに${noun(besides.noun)}${besides.number}個があってもよい）` : "";
        return `持ち主：${target(said.to)}${copy}${slot}`;
      }
      case "support":
        return "支援エリア";
      case "static":
        return `${said.while ? `${condition(said.while)}間、` : ""}${rule(said.rule)}`;
      case "when":
        return `${happening(said.on)}とき${said.if ? `、${condition(said.if)}なら` : ""} → ${effect(said.effect)}`;
      case "response": {
        const price = said.cost ? `。${cost(said.cost)}` : "";
        return `対応：${happening(said.on)}とき${said.if ? `、${condition(said.if)}なら` : ""}${price} → ${effect(said.effect)}`;
      }
      case "action":
        return `${said.phases.map((phase) => PHASES[phase]).join("か")}：${said.if ? `${condition(said.if)}なら、` : ""}${paid(said.cost)}${effect(said.effect)}`;
    }
  };

  return (text) => text.map((one) => `${part(one)}。`).join("\n");
}
