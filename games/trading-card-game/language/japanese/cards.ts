/** The cards that are meant, in Japanese: what narrows a card down stands before it. */
import { listed } from "@westmarch/sentences/writing";
import type { Culture } from "../../data/culture.ts";
import { KEYWORD_ADJECTIVES, KEYWORD_KINDS } from "../marks.ts";
import type { Adjective, Narrow, Nominal, Noun, Relation, Selection, Simple, Target } from "../targets.ts";
import { ADJECTIVES, CULTURES, DEFINITE, KINDS, SIGNETS, STATES } from "../words/ja.ts";
import { UP_TO } from "./verbs.ts";
import type { JapaneseWriter } from "./writer.ts";

/** Cultures whose characters are minions, which are counted as such. */
const SHADOW: readonly Culture[] = ["ISENGARD", "MORIA", "RINGWRAITH", "SAURON"];

/** What a card is. */
export const noun = (w: JapaneseWriter, { kind }: Noun): string => {
  const [word] = KINDS[kind];
  const marked = KEYWORD_KINDS[kind];
  return marked ? w.keyword(word, marked) : word;
};

/** The word behind a number of such cards. */
export const unitOf = ({ noun: { kind }, cultures = [] }: Pick<Nominal, "noun" | "cultures">): string =>
  kind === "archer" && cultures.some((one) => SHADOW.includes(one)) ? "体" : KINDS[kind][1];

/** What counts cards of these kinds: a word of their own if they have it in common. */
const measure = (kinds: readonly Nominal[]): string => {
  const measures = new Set(kinds.map(unitOf));
  const [only] = measures;
  if (measures.size === 1 && only !== undefined) return only;
  return [...measures].every((unit) => unit === "人" || unit === "体") ? "体" : "枚";
};

const adjective = (w: JapaneseWriter, one: Adjective): string => {
  const marked = KEYWORD_ADJECTIVES[one];
  return `${marked ? w.keyword(ADJECTIVES[one], marked) : ADJECTIVES[one]}の`;
};

const culture = (w: JapaneseWriter, one: Culture): string =>
  w.sign({ run: "culture", text: `〔${CULTURES[one]}〕`, culture: one });

/** One kind of card, with everything said of it. */
export const nominal = (
  w: JapaneseWriter,
  { state, cultures = [], adjectives = [], noun: word, opponents, site }: Nominal,
): string => {
  const of = cultures.length > 0 ? `${cultures.map((one) => culture(w, one)).join("か")}の` : "";
  const which = state && state !== "random" ? STATES[state] : "";
  const whose = opponents ? "対戦相手の" : "";
  return `${whose}${which}${of}${adjectives.map((one) => adjective(w, one)).join("")}${noun(w, word)}${site ?? ""}`;
};

const narrowed = (w: JapaneseWriter, narrow: Narrow): string => {
  switch (narrow.by) {
    case "home":
      return `本拠がサイト${narrow.site}の`;
    case "copies of that card":
      return "そのカードと同名の";
    case "signet":
      return `${SIGNETS[narrow.signet]}の紋章を持つ`;
    case "other than":
      return `${narrow.other.is === "a" ? noun(w, narrow.other.noun) : simple(w, narrow.other)}以外の`;
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

const related = (w: JapaneseWriter, relation: Relation): string => {
  if (relation.to === "bearing") return `${nominal(w, relation.nominal)}を持つ`;
  return relation.to === "skirmishing"
    ? `${bare(w, [relation.simple])}と衝突中の`
    : `${bare(w, [relation.simple])}が持つ`;
};

/** What fits, without how many; a word may stand between what narrows the cards down and what they are. */
export const fitting = (
  w: JapaneseWriter,
  { kinds, narrow = [], relation }: Selection,
  word = "",
  last = "か",
): string => {
  const before = `${narrow.map((one) => narrowed(w, one)).join("")}${relation ? related(w, relation) : ""}`;
  const [first] = kinds;
  // 公開されたすべてのカード
  const state = word !== "" && first?.state && first.state !== "random" ? STATES[first.state] : "";
  const stateless = kinds.map(({ state: _, ...rest }) => rest);
  return `${before}${state}${word}${listed(
    (state ? stateless : kinds).map((one) => nominal(w, one)),
    last,
  )}`;
};

/** All that fit: 各 before a single word, すべての before more. */
const every = (w: JapaneseWriter, meant: Selection): string => {
  const { kinds, narrow, relation } = meant;
  const [kind] = kinds;
  const word = !kind || kinds.length > 1 || kind.cultures || kind.adjectives || kind.state;
  const unit = measure(kinds);
  const short = !word && !narrow && !relation && unit !== "枚" && unit !== "個";
  return fitting(w, meant, short ? "各" : "すべての", "と");
};

/** What fits, and how many of it: some words stand before, others behind. */
const some = (w: JapaneseWriter, meant: Selection): string => {
  const { which, kinds } = meant;
  const unit = measure(kinds);
  switch (which.how) {
    case "one":
      return `${fitting(w, meant)}${kinds[0]?.site === undefined ? `1${unit}` : ""}`;
    case "another":
      return `${fitting(w, meant, "別の")}1${unit}`;
    case "each":
      return every(w, meant);
    case "each other":
      return `ほかの${every(w, meant)}`;
    case "each of your":
      return `あなたの${every(w, meant)}`;
    case "your":
      return `あなたの${fitting(w, meant)}${kinds[0]?.noun.many ? "" : `1${unit}`}`;
    case "up to":
      return `${fitting(w, meant)}${UP_TO}${which.most}${unit}`;
    case "exactly":
      return `${fitting(w, meant)}${which.amount}${unit}`;
  }
};

const simple = (w: JapaneseWriter, meant: Simple): string => {
  switch (meant.is) {
    case "some":
      return some(w, meant);
    case "title":
      return w.titled(meant.title);
    case "this":
      return meant.kind === "card" ? "このカード" : `この${KINDS[meant.kind][0]}`;
    case "that":
      return `その${noun(w, meant.noun)}`;
    case "of those cards":
      return `そのうち${meant.amount}枚`;
    case "it":
      return w.it;
    default:
      return DEFINITE[meant.is];
  }
};

/** The cards that are meant. */
export const target = (w: JapaneseWriter, meant: Target): string =>
  meant.map((one) => simple(w, one)).join("か");

/** The ones that something is done to: “each of them” are all. */
export const all = (w: JapaneseWriter, meant: Target): string => target(w, meant).replace("各", "すべての");

/** Any that fits, where it does not matter how many. */
export const bare = (w: JapaneseWriter, meant: Target): string =>
  meant
    .map((one) => {
      if (one.is !== "some") return simple(w, one);
      if (one.which.how === "one") return fitting(w, one);
      if (one.which.how === "another") return fitting(w, one, "別の");
      return one.which.how === "your" ? `あなたの${fitting(w, one)}` : simple(w, one);
    })
    .join("か");
