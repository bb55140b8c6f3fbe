/** The cards that are meant, in Chinese: what narrows a card down stands before it. */
import { listed } from "@westmarch/sentences/writing";
import type { Culture } from "../../data/culture.ts";
import { KEYWORD_ADJECTIVES, KEYWORD_KINDS } from "../marks.ts";
import type { Adjective, Narrow, Nominal, Noun, Relation, Selection, Simple, Target } from "../targets.ts";
import type { ChineseWriter } from "./writer.ts";

/** What a card is. */
export const noun = (w: ChineseWriter, { kind }: Noun): string => {
  const [word] = w.kinds[kind];
  const marked = KEYWORD_KINDS[kind];
  return marked ? w.keyword(word, marked) : word;
};

/** The word between a number and such a card. */
export const unitOf = (w: ChineseWriter, { kind }: Noun): string => w.kinds[kind][1];

const measure = (w: ChineseWriter, kinds: readonly Nominal[]): string => {
  const measures = new Set(kinds.map(({ noun }) => unitOf(w, noun)));
  const [only] = measures;
  return measures.size === 1 && only !== undefined ? only : w.kinds.card[1];
};

const adjective = (w: ChineseWriter, one: Adjective): string => {
  const marked = KEYWORD_ADJECTIVES[one];
  return marked ? w.keyword(w.adjectives[one], marked) : w.adjectives[one];
};

const culture = (w: ChineseWriter, one: Culture): string =>
  w.piece({ run: "culture", text: `〔${w.cultures[one]}〕`, culture: one });

/** One kind of card, with everything said of it. */
export const nominal = (
  w: ChineseWriter,
  { state, cultures = [], adjectives = [], noun: word, site }: Nominal,
): string => {
  const of = cultures.map((one) => culture(w, one)).join("或");
  const among = state === "revealed" && !(word.kind === "card" && cultures.length + adjectives.length === 0);
  const which = state && state !== "random" && !among ? w.states[state] : "";
  return `${which}${of}${adjectives.map((one) => adjective(w, one)).join("")}${noun(w, word)}${site ?? ""}`;
};

const narrowed = (w: ChineseWriter, narrow: Narrow): string => {
  switch (narrow.by) {
    case "home":
      return `${w.words.home}为${w.words.site}${narrow.site}的`;
    case "copies of that card":
      return "与该牌同名的";
    case "signet":
      return `带有${w.signets[narrow.signet]}${w.words.signet}的`;
    case "other than":
      return `${narrow.other.is === "a" ? noun(w, narrow.other.noun) : simple(w, narrow.other)}以外的`;
    case "you play":
      return "你打出的";
    case "whose race you cannot spot":
      return `你无法${w.words.spot}其${w.words.race}的`;
    case "stacked on this card":
      return "叠放在此牌上的";
    case "at this site":
      return `位于此${w.words.site}的`;
  }
};

const related = (w: ChineseWriter, relation: Relation): string => {
  if (relation.to === "bearing") return `${w.words.bears}${nominal(w, relation.nominal)}的`;
  return relation.to === "skirmishing"
    ? `正与${bare(w, [relation.simple])}${w.words.skirmish}的`
    : `${bare(w, [relation.simple])}${w.words.bears}的`;
};

/** How many, before everything that narrows the cards down. */
export const determined = (w: ChineseWriter, { which, kinds }: Selection): string => {
  const unit = measure(w, kinds);
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
const fitting = (w: ChineseWriter, { kinds, narrow = [], relation }: Selection): string =>
  `${narrow.map((one) => narrowed(w, one)).join("")}${relation ? related(w, relation) : ""}${listed(
    kinds.map((one) => nominal(w, one)),
    "或",
  )}`;

/** What narrows the cards down and whose they are, before how many of them: 你打出的每名…, 同伴持有的1张…. */
const some = (w: ChineseWriter, meant: Selection): string => {
  const { kinds, narrow = [], relation, ...rest } = meant;
  const [first] = kinds;
  if (first?.opponents) return `对手的${first.site === undefined ? "1个" : ""}${nominal(w, first)}`;
  const early = narrow.filter(({ by }) => by === "you play" || by === "whose race you cannot spot");
  const late = narrow.filter((one) => !early.includes(one));
  const borne = relation?.to === "borne by" ? relation : undefined;
  const before = `${early.map((one) => narrowed(w, one)).join("")}${borne ? related(w, borne) : ""}`;
  const left: Selection = { ...rest, kinds, narrow: late, ...(relation && !borne ? { relation } : {}) };
  // Of cards that were shown just now, some.
  const among = first?.state === "revealed" && !plainCard(first) ? "其中" : "";
  return `${before}${among}${determined(w, left)}${fitting(w, left)}`;
};

/** Cards of whatever kind. */
export const plainCard = ({ noun: { kind }, cultures, adjectives }: Nominal): boolean =>
  kind === "card" && !cultures && !adjectives;

const simple = (w: ChineseWriter, meant: Simple): string => {
  switch (meant.is) {
    case "some":
      return some(w, meant);
    case "title":
      return w.titled(meant.title);
    case "this":
      return meant.kind === "card" ? "此牌" : `此${w.kinds[meant.kind][0]}`;
    case "that":
      return `该${noun(w, meant.noun)}`;
    case "of those cards":
      return `其中${meant.amount}张牌`;
    default:
      return w.definite[meant.is];
  }
};

const joined = (meant: Target, write: (one: Simple) => string): string => meant.map(write).join("或");

/** The cards that are meant. */
export const target = (w: ChineseWriter, meant: Target): string => joined(meant, (one) => simple(w, one));

/** Any that fits, where it does not matter how many: 矮人, 你的强兽人. */
export const bare = (w: ChineseWriter, meant: Target): string =>
  joined(meant, (one) => {
    if (one.is !== "some") return simple(w, one);
    if (one.which.how === "one") return fitting(w, one);
    if (one.which.how === "another") return `另一${measure(w, one.kinds)}${fitting(w, one)}`;
    return one.which.how === "your" ? `你的${fitting(w, one)}` : simple(w, one);
  });

/** The one that does or suffers something: 有矮人, 另有矮人, 你的矮人, 该矮人. */
export const anyone = (w: ChineseWriter, meant: Target): string => {
  const [first] = meant;
  if (first?.is !== "some") return target(w, meant);
  if (first.which.how === "one") return `有${bare(w, meant)}`;
  return first.which.how === "another" ? `另有${fitting(w, first)}` : bare(w, meant);
};
