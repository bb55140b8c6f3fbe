/** Which cards are meant (7 of the grammar). */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kmid,
  kright,
  list,
  meaning,
  number,
  oneOf,
  opt,
  type Reader,
  rep,
  rule,
  seq,
  type TokenKind,
  words,
} from "@westmarch/sentences";
import { TITLES } from "../../data/cards.ts";
import { CULTURES } from "../../data/culture.ts";
import {
  ADJECTIVES,
  type Counted,
  type Definite,
  type Determiner,
  type Library,
  type Narrow,
  type Nominal,
  type Relation,
  type Selection,
  type Shown,
  type Simple,
  type Source,
  STATES,
  type Target,
} from "../../language/targets.ts";
import { amount, noun } from "./amounts.ts";

/** Cards that are meant. */
export const target = rule<TokenKind, Target>();
const simple = rule<TokenKind, Simple>();

const culture = oneOf(CULTURES);
const state = oneOf(STATES);
const adjective = oneOf(ADJECTIVES);
/** One kind of card. */
export const nominal: Reader<Nominal> = anyOf([
  apply(
    seq(opt(state), opt(list(culture, words("or"))), rep(adjective), noun),
    ([state, cultures, adjectives, noun]) => ({
      ...given("state", state),
      ...given("cultures", cultures),
      ...given("adjectives", adjectives.length > 0 ? adjectives : undefined),
      noun,
    }),
  ),
  apply(kright(words("opponent's site"), opt(number)), (site) => ({
    noun: { kind: "site" },
    opponents: true,
    ...given("site", site),
  })),
]);
const nominals: Reader<readonly Nominal[]> = apply(
  seq(list(nominal, words(",")), opt(kright(words("or"), nominal))),
  ([some, last]) => (last ? [...some, last] : some),
);

const title = apply(oneOf(TITLES), (title) => ({ is: "title" as const, title }));
const ringBearer = meaning("the Ring-bearer", { is: "the Ring-bearer" as const });

const definite: Reader<Definite> = anyOf<Definite>([
  ...(
    ["bearer", "the former bearer", "it", "he", "she", "the others", "the last discarded card"] as const
  ).map((is) => meaning(is, { is })),
  ringBearer,
  apply(kright(words("this"), oneOf(["card", "minion", "ally", "site"])), (kind) => ({ is: "this", kind })),
  apply(kright(words("that"), noun), (noun) => ({ is: "that", noun })),
  apply(kleft(amount, words("of those cards")), (amount) => ({ is: "of those cards", amount })),
  title,
]);

const determiner: Reader<Determiner> = anyOf<Determiner>([
  ...(["a", "an"] as const).map((article) => meaning(article, { how: "one" as const })),
  ...(["another", "each", "each other", "each of your", "your"] as const).map((how) => meaning(how, { how })),
  apply(kright(words("up to"), number), (most) => ({ how: "up to", most })),
  apply(amount, (amount) => ({ how: "exactly", amount })),
]);

const narrow: Reader<Narrow> = anyOf<Narrow>([
  apply(kright(words("of home site"), number), (site) => ({ by: "home", site })),
  meaning("of that card", { by: "copies of that card" }),
  apply(kmid(words("with the"), oneOf(["Aragorn", "Frodo", "Gandalf"]), words("signet")), (signet) => ({
    by: "signet",
    signet,
  })),
  apply(
    kright(
      words("other than"),
      anyOf<Extract<Narrow, { by: "other than" }>["other"]>([
        title,
        ringBearer,
        apply(kright(oneOf(["a", "an"]), noun), (noun) => ({ is: "a", noun })),
      ]),
    ),
    (other) => ({ by: "other than", other }),
  ),
  ...(["you play", "whose race you cannot spot", "stacked on this card", "at this site"] as const).map((by) =>
    meaning(by, { by }),
  ),
]);

const relation: Reader<Relation> = anyOf<Relation>([
  apply(kright(seq(words("bearing"), oneOf(["a", "an"])), nominal), (nominal) => ({
    to: "bearing",
    nominal,
  })),
  apply(seq(oneOf(["borne by", "skirmishing"]), simple), ([to, simple]) => ({ to, simple })),
]);

const selection: Reader<Selection> = apply(
  seq(determiner, nominals, rep(narrow), opt(relation)),
  ([which, kinds, narrow, relation]) => ({
    is: "some",
    which,
    kinds,
    ...given("narrow", narrow.length > 0 ? narrow : undefined),
    ...given("relation", relation),
  }),
);

simple.setPattern(anyOf<Simple>([definite, selection]));
target.setPattern(list(simple, words("or")));

/** Where cards are looked for. */
export const source: Reader<Source> = kright(
  words("from"),
  oneOf([
    "your hand",
    "his hand",
    "that opponent's hand",
    "your deck",
    "your discard pile",
    "your deck or hand",
    "your support area",
    "your support area or discard pile",
  ]),
);

/** A part of a deck. */
export const library: Reader<Library> = apply(
  seq(
    anyOf<Pick<Library, "end" | "count">>([
      meaning("the top card", { end: "top", count: 1 }),
      apply(kmid(words("the top"), amount, words("cards")), (count) => ({ end: "top", count })),
      meaning("the bottom card", { end: "bottom", count: 1 }),
    ]),
    kmid(words("of"), oneOf(["your", "his", "any player's"]), words("deck")),
  ),
  ([part, whose]) => ({ ...part, whose }),
);
/** What is shown. */
export const shown: Reader<Shown> = anyOf<Shown>([
  meaning("his hand", { what: "hand", whose: "his" }),
  meaning("the hand of an opponent", { what: "hand", whose: "an opponent's" }),
  apply(library, (library) => ({ what: "deck", library })),
  apply(seq(target, source), ([target, from]) => ({ what: "cards", target, from })),
]);

const counted: Reader<Counted> = anyOf<Counted>([
  apply(seq(nominal, opt(kright(words("over"), number))), ([nominal, over]) => ({
    count: "kind",
    nominal,
    ...given("over", over),
  })),
  apply(seq(opt(words("other")), nominal, oneOf(["you can spot", "you spot"])), ([other, nominal, how]) => ({
    count: "spotted",
    ...flag("other", other),
    nominal,
    must: how === "you can spot",
  })),
  ...(["burden", "card in his dead pile"] as const).map((count) => meaning(count, { count })),
  apply(
    kright(
      words("of these races among your companions :"),
      seq(list(noun, words(",")), kright(words("and"), noun)),
    ),
    ([races, last]) => ({ count: "races", races: [...races, last].map(({ kind }) => kind) }),
  ),
]);
/** How often something counts. */
export const per: Reader<Counted> = kright(words("for each"), counted);
