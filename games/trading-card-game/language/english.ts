/** The card language itself, written from what a card says: read again it gives the same tree. People read `prose.ts`. */
import { enumerated, plain, say, signs } from "@westmarch/sentences/writing";
import type { Culture } from "../data/culture.ts";
import { KEYWORD_ADJECTIVES, KEYWORD_KINDS, signed } from "./marks.ts";
import type { Keyword, Line, Run } from "./runs.ts";
import type {
  Adjective,
  Amount,
  Counted,
  Counter,
  Determiner,
  Kind,
  Library,
  Limit,
  Narrow,
  Nominal,
  Noun,
  Relation,
  Shown,
  Simple,
  Spotted,
  Target,
} from "./targets.ts";
import type {
  Boost,
  CardDeed,
  Change,
  ChoiceOption,
  Clause,
  Condition,
  Cost,
  Deed,
  Effect,
  Fact,
  Happening,
  May,
  Part,
  Payment,
  Phase,
  Place,
  Quality,
  Rule,
  Special,
  Step,
  TableDeed,
  Text,
  Times,
} from "./tree.ts";
import { isChange, isSpecial } from "./tree.ts";

export const { sign, cut } = signs<Run>();
const keyword = (text: string, named: Keyword): string => sign({ run: "keyword", text, keyword: named });
export const lead = (part: Part["part"], text: string, phases: readonly Phase[] = []): string =>
  sign({ run: "lead", part, text: `${text}:`, phases });
const culture = (one: Culture): string => sign({ run: "culture", text: one, culture: one });

/** Ends the words before it with a mark. */
export const mark = (sentence: string, end: string): string => sentence + end;

/* 8, 9. Amounts and words ------------------------------------------------------------------------------------------- */

const PLURALS: { readonly [K in Kind]?: string } = { ally: "allies", Dwarf: "Dwarves", Elf: "Elves" };

export function noun({ kind, many }: Noun): string {
  const word = many ? (PLURALS[kind] ?? `${kind}s`) : kind;
  const marked = KEYWORD_KINDS[kind];
  return marked ? keyword(word, marked) : word;
}
function adjective(one: Adjective): string {
  const marked = KEYWORD_ADJECTIVES[one];
  return marked ? keyword(one, marked) : one;
}
const article = (words: string): string =>
  /^[AEIOUaeiouÚ]/u.test(plain(cut(words))) ? `an ${words}` : `a ${words}`;
const counters = (amount: Amount, counter: Counter): string =>
  counter === "twilight"
    ? sign({ run: "twilight", text: `${amount} twilight`, amount })
    : `${amount} ${amount === 1 ? "burden" : "burdens"}`;

/* 7. Targets -------------------------------------------------------------------------------------------------------- */

export const nominal = ({
  state,
  cultures = [],
  adjectives = [],
  noun: word,
  opponents,
  site,
}: Nominal): string =>
  opponents
    ? say("opponent's site", site?.toString())
    : say(state, cultures.map(culture).join(" or "), ...adjectives.map(adjective), noun(word));

/** What is looked for, with how many of it. */
function determined(which: Determiner, kinds: string): string {
  switch (which.how) {
    case "one":
      return article(kinds);
    case "up to":
      return `up to ${which.most} ${kinds}`;
    case "exactly":
      return `${which.amount} ${kinds}`;
    default:
      return `${which.how} ${kinds}`;
  }
}

function narrowed(narrow: Narrow): string {
  switch (narrow.by) {
    case "home":
      return `of home site ${narrow.site}`;
    case "copies of that card":
      return "of that card";
    case "signet":
      return `with the ${narrow.signet} signet`;
    case "other than":
      return `other than ${narrow.other.is === "a" ? article(noun(narrow.other.noun)) : simple(narrow.other)}`;
    default:
      return narrow.by;
  }
}

const related = (relation: Relation): string =>
  relation.to === "bearing"
    ? `bearing ${article(nominal(relation.nominal))}`
    : `${relation.to} ${simple(relation.simple)}`;

function simple(meant: Simple): string {
  switch (meant.is) {
    case "some":
      return say(
        determined(meant.which, enumerated(meant.kinds.map(nominal), "or")),
        ...(meant.narrow ?? []).map(narrowed),
        meant.relation && related(meant.relation),
      );
    case "title":
      return sign({ run: "title", text: meant.title, title: meant.title });
    case "this":
      return `this ${meant.kind}`;
    case "that":
      return `that ${noun(meant.noun)}`;
    case "of those cards":
      return `${meant.amount} of those cards`;
    default:
      return meant.is;
  }
}

export const target = (meant: Target): string => meant.map(simple).join(" or ");

const library = ({ end, count, whose }: Library): string =>
  count === 1 ? `the ${end} card of ${whose} deck` : `the ${end} ${count} cards of ${whose} deck`;

function shown(what: Shown): string {
  switch (what.what) {
    case "hand":
      return what.whose === "his" ? "his hand" : "the hand of an opponent";
    case "deck":
      return library(what.library);
    case "cards":
      return `${target(what.target)} from ${what.from}`;
  }
}

function counted(count: Counted): string {
  switch (count.count) {
    case "kind":
      return say(nominal(count.nominal), count.over !== undefined && `over ${count.over}`);
    case "spotted":
      return say(count.other && "other", nominal(count.nominal), count.must ? "you can spot" : "you spot");
    case "races":
      return `of these races among your companions: ${enumerated(count.races, "and")}`;
    default:
      return count.count;
  }
}
const per = (count: Counted | undefined): string | undefined => count && `for each ${counted(count)}`;

/* 6. Conditions ----------------------------------------------------------------------------------------------------- */

const spotted = (spot: Spotted): string =>
  "target" in spot ? target(spot.target) : `${spot.burdens} burdens`;
const spots = (all: readonly Spotted[]): string => enumerated(all.map(spotted), "and");

function place(where: Place): string {
  switch (where.at) {
    case "sites":
      return `site ${enumerated(where.sites.map(String), "or")}`;
    case "from":
      return where.to === "higher" ? `site ${where.site} or higher` : `site ${where.site} to ${where.to}`;
    case "terrain":
      return `${article(where.terrains.join(" or "))} site`;
    case "sanctuary":
      return "a sanctuary";
    case "this site":
      return "this site";
  }
}

const quality = (what: Quality): string =>
  what === "fierce"
    ? keyword("fierce", "fierce")
    : keyword(`${what.keyword} ${signed(what.by)}`, what.keyword);

function fact(said: Fact): string {
  switch (said.fact) {
    case "can spot":
      return `${said.who} can spot ${spots(said.spots)}`;
    case "spot":
      return `you spot ${spots(said.spots)}`;
    case "at":
      return `the fellowship is at ${place(said.place)}`;
    case "not at a sanctuary":
      return "the fellowship is not at a sanctuary";
    case "includes":
      return `the fellowship includes ${target(said.target)}`;
    case "includes no":
      return `the fellowship includes no ${noun(said.noun)}`;
    case "pool below":
      return `the pool holds fewer than ${said.number} twilight`;
    case "opponent holds":
      return `an opponent holds ${said.number} or more cards`;
    case "burdens and dead":
      return `burdens plus companions in the dead pile number ${said.number} or more`;
    case "dead companions":
      return `${said.number} or more companions are in the dead pile`;
    case "own site on path":
      return `your own site ${said.number} is on the adventure path`;
    case "burdens at most":
      return `the Ring-bearer has ${said.number} or fewer burdens`;
    case "wears the Ring":
      return `${target(said.target)} ${said.verb} the Ring`;
    case "bears":
      return `${target(said.target)} ${said.verb} ${target(said.what)}`;
    case "is":
      return `${target(said.target)} ${said.was ? "was" : "is"} ${target(said.what)}`;
    case "is so":
      return `${target(said.target)} is ${said.quality === "exhausted" ? said.quality : quality(said.quality)}`;
    case "skirmishing":
      return `${target(said.target)} is skirmishing ${target(said.other)}`;
    case "in the same skirmish":
      return `${target(said.target)} is in the same skirmish as ${target(said.other)}`;
    case "assigned and not resolved":
      return `${target(said.target)} is assigned to a skirmish not yet resolved`;
    case "not assigned":
      return `${target(said.target)} is not assigned to a skirmish`;
    case "was assigned this turn":
      return `${target(said.target)} was assigned to a skirmish this turn`;
    case "was not":
      return `${target(said.target)} was not`;
    default:
      return said.fact;
  }
}
export const condition = ({ joined, facts }: Condition): string => facts.map(fact).join(` ${joined} `);

/* 2. Costs ---------------------------------------------------------------------------------------------------------- */

function payment(paid: Payment): string {
  switch (paid.pay) {
    case "exert":
      return say("exert", target(paid.target), paid.twice && "twice");
    case "spot":
      return `spot ${spots(paid.spots)}`;
    case "discard":
      return say("discard", target(paid.target), paid.from && `from ${paid.from}`);
    case "reveal":
    case "play":
      return `${paid.pay} ${target(paid.target)} from ${paid.from}`;
    case "add":
    case "remove":
      return `${paid.pay} ${counters(paid.amount, paid.counter)}`;
  }
}
const payments = (all: readonly Payment[]): string =>
  all.length === 1 ? all.map(payment).join() : `either ${all.map(payment).join(" or ")}`;
export const cost = (all: Cost): string => all.map(payments).join(" and ");
export const paid = (all: Cost | undefined): string | undefined => all && `${cost(all)} →`;

/* 3. Effects -------------------------------------------------------------------------------------------------------- */

function times(often: Times): string {
  if (often === "twice") return often;
  return "times" in often ? `${often.times} times` : `up to ${often.upTo} times`;
}

const from = (source: string | undefined): string | undefined => source && `from ${source}`;

const REPLACING = "on the adventure path, replacing an opponent's site there";

/** A deed; its verb ends in an “s” where somebody else than you does it. */
function deed(done: Deed, s: "" | "s" = ""): string {
  switch (done.do) {
    case "exert":
      return `exert${s} ${target(done.target)}`;
    case "exhaust":
      return `exhaust ${target(done.target)}`;
    case "wound":
    case "heal":
      return say(done.do, target(done.target), done.times && times(done.times));
    case "add":
    case "remove": {
      const amount = `${done.do} ${counters(done.amount, done.counter)}`;
      const { instead } = done;
      return say(
        instead ? `${amount}, or ${instead.amount} instead if ${condition(instead.if)}` : amount,
        per(done.per),
        done.replaces && "instead",
      );
    }
    case "remove wounds":
      return `remove each wound from ${target(done.target)}`;
    default:
      return cardDeed(done, s);
  }
}

function cardDeed(done: CardDeed | TableDeed, s: "" | "s"): string {
  switch (done.do) {
    case "discard":
      return say(`discard${s}`, target(done.target), from(done.from), per(done.per));
    case "discard from deck":
      return say(`discard${s}`, library(done.library), per(done.per));
    case "draw":
      return say(
        `draw${s}`,
        done.count === "the same number"
          ? "the same number of cards"
          : `${done.count} ${done.count === 1 ? "card" : "cards"}`,
        per(done.per),
      );
    case "reveal":
      return `reveal${s} ${shown(done.shown)}`;
    case "look at":
      return `look at ${shown(done.shown)}`;
    case "put":
      return say(
        "put",
        target(done.target),
        from(done.from),
        {
          hand: "into your hand",
          bottom: "on the bottom of your deck",
          back: "back on top of that deck in any order",
        }[done.to],
      );
    case "shuffle in":
      return `shuffle into your deck ${target(done.target)} from ${done.from}`;
    case "shuffle hand in":
      return "shuffles his hand into his deck";
    case "stack":
      return say("stack", target(done.target), from(done.from), `on ${target(done.on)}`);
    case "play":
      return say(
        "play",
        target(done.target),
        from(done.from),
        done.onto && `onto ${target(done.onto)}`,
        done.price && (done.price === "free" ? "for free" : `at cost ${signed(done.price)}`),
      );
    case "move":
      return `move ${target(done.target)} from ${done.from} onto ${target(done.onto)}`;
    default:
      return tableDeed(done, s);
  }
}

function tableDeed(done: TableDeed, s: "" | "s"): string {
  switch (done.do) {
    case "spot":
      return `spot ${spots(done.spots)}`;
    case "assign":
      return `assign${s} ${target(done.target)} to skirmish ${target(done.to)}`;
    case "cannot assign":
      return `cannot assign ${target(done.target)} to ${target(done.to)} this phase`;
    case "prevent":
      return done.what === "the wound"
        ? "prevent the wound"
        : `prevent all wounds to ${target(done.what.woundsTo)} this phase`;
    case "cancel":
      return typeof done.what === "string"
        ? `cancel ${done.what}`
        : `cancel a skirmish involving ${target(done.what.skirmishOf)}`;
    case "put own next site":
      return `put your own next site ${REPLACING}`;
    case "replace site":
      return `replace ${done.which} with your own site of the same number`;
  }
}

function boost(more: Boost): string {
  if (more.gets !== "strength") return quality({ keyword: more.gets, by: more.by });
  const { instead } = more;
  const plain = `${signed(more.by)} strength`;
  return say(
    instead ? `${plain}, or ${signed(instead.amount)} instead if ${condition(instead.if)}` : plain,
    per(more.per),
  );
}

const ARCHERY = {
  fellowship: "the fellowship's archery total is",
  minions: "the minions' archery total is",
} as const;

function change(changed: Change): string {
  switch (changed.do) {
    case "gain":
      return say(
        target(changed.target),
        changed.boosts.length > 0 && `gets ${changed.boosts.map(boost).join(" and ")}`,
        changed.fierce && `${changed.boosts.length > 0 ? "and becomes" : "becomes"} ${quality("fierce")}`,
        changed.until,
      );
    case "gain strength of":
      return `${target(changed.target)} gets a strength bonus equal to the strength of ${target(changed.other)}`;
    case "give no strength":
      return `${target(changed.target)} gives no strength bonus ${changed.until}`;
    case "may fight":
      return `${target(changed.target)} may take part in archery fire and skirmishes ${changed.until}`;
    case "cap wounds":
      return `${capped(changed.target, changed.most)} ${changed.until}`;
    case "overwhelm if tripled":
      return tripled(changed.target, changed.its);
    case "not in archery total":
      return `${target(changed.target)} does not add to the fellowship's archery total this phase`;
    case "put on the Ring":
      return `${target(changed.target)} puts on the Ring until regroup`;
    case "become Ring-bearer":
      return `${target(changed.target)} becomes the Ring-bearer with resistance ${changed.resistance}`;
    case "archery total":
      return `${ARCHERY[changed.of]} ${signed(changed.by)}`;
    case "shadow number": {
      const { instead } = changed;
      const plain = `the Shadow number of the new site is ${signed(changed.by)}`;
      return instead ? `${plain}, or ${signed(instead.amount)} instead if ${condition(instead.if)}` : plain;
    }
    case "move limit": {
      const plain = `the move limit is ${signed(changed.by)} this turn`;
      return changed.least === undefined ? plain : `${plain}, to no less than ${changed.least}`;
    }
  }
}

const tripled = (meant: Target, its: string): string =>
  `${target(meant)} is overwhelmed only if ${its} strength is tripled`;
const capped = (meant: Target, most: number): string =>
  `${target(meant)} takes at most ${most} wound in each skirmish phase`;

function special(done: Special): string {
  switch (done.do) {
    case "discard until you stop":
      return `discard cards one at a time from the top of your deck until you choose to stop (at least ${done.least}, at most ${done.most})`;
    case "reveal until not":
      return `reveal cards one at a time from the top of your deck until a revealed card is not ${target(done.target)}`;
    default:
      return done.do;
  }
}

function step(done: Step): string {
  if (isChange(done)) return change(done);
  if (isSpecial(done)) return special(done);
  if (!done.by) return deed(done);
  return done.made ? `make ${done.by} ${deed(done)}` : `${done.by} ${deed(done, "s")}`;
}
const steps = (all: readonly Step[]): string => all.map(step).join(" and ");

const option = ({ cost: price, steps: done }: ChoiceOption): string => say(paid(price), steps(done));

const may = ({ who, steps: done, ifDone }: May): string =>
  ifDone ? `${who} may ${steps(done)}; if you do: ${steps(ifDone)}` : `${who} may ${steps(done)}`;

function clause(said: Clause): string {
  switch (said.clause) {
    case "steps":
      return steps(said.steps);
    case "choose": {
      const [first, second] = said.options;
      const who = said.by ? `${said.by} chooses one` : "choose one";
      return `${who}: (a) ${option(first)}; or (b) ${option(second)}`;
    }
    case "if":
      return `if ${condition(said.if)}: ${steps(said.steps)}; otherwise: ${steps(said.otherwise)}`;
    case "may":
      return may(said);
    case "repeat":
      return `for each ${noun(said.each)} over ${said.over}: ${"clause" in said.body ? may(said.body) : steps(said.body)}`;
    case "this skirmish":
      return `for this skirmish: each time ${target(said.loser)} loses to ${target(said.to)}, ${step(said.step)}`;
  }
}

function limit(cap: Limit | undefined): string | undefined {
  if (!cap) return undefined;
  if ("once" in cap) return "(once each turn)";
  const most = typeof cap.most === "number" ? `${cap.most}` : signed(cap.most);
  return `(${say("at most", most, cap.each && "each phase")})`;
}

export const effect = ({ clauses, limit: cap }: Effect): string =>
  say(clauses.map(clause).join("; then "), limit(cap));

/* 4. Standing rules ------------------------------------------------------------------------------------------------- */

export function rule(held: Rule): string {
  switch (held.rule) {
    case "strength":
      return say(target(held.target), `has ${signed(held.by)} strength`, per(held.per), limit(held.limit));
    case "is":
      return `${target(held.target)} is ${held.quality === "an archer" ? `an ${keyword("archer", "archer")}` : quality(held.quality)}`;
    case "cost":
      return say(
        target(held.target),
        `costs ${held.number} ${held.than} to play`,
        held.on && `on ${target(held.on)}`,
      );
    case "first costs less":
      return `the first ${nominal(held.nominal)} played each ${held.each} costs ${held.number} less to play`;
    case "overwhelm if tripled":
      return tripled(held.target, held.its);
    case "cap wounds":
      return capped(held.target, held.most);
    case "gain text of that site":
      return `${target(held.target)} gains the text of that site`;
    case "no strength from weapons":
      return `${target(held.target)} gains no strength bonus from weapons`;
    case "enter exhausted":
      return `${target(held.target)} enters play exhausted`;
    case "cannot heal":
      return `${target(held.target)} cannot heal`;
    case "counters stay":
      return `wounds and burdens cannot be removed from ${target(held.target)}`;
    case "an opponent cannot discard":
      return `an opponent cannot discard ${target(held.target)} from play`;
    case "may bear":
      return `${target(held.target)} may bear at most ${held.most} copy of this card`;
    case "wounds become":
      return say(
        `each wound ${target(held.target)} would take`,
        held.inSkirmish && "during a skirmish",
        `is replaced by adding ${counters(held.amount, held.counter)}`,
      );
    case "archery total":
      return say(ARCHERY[held.of], signed(held.by), per(held.per), limit(held.limit));
    case "shadow numbers":
      return `the Shadow number of each site is ${signed(held.by)}`;
    case "roaming penalty":
      return `the roaming penalty of ${target(held.target)} is ${held.less} less`;
    case "skip":
      return `${held.phases.map((phase) => `the ${phase} phase`).join(" and ")} ${held.phases.length === 1 ? "is" : "are"} skipped`;
    case "no skirmish actions":
      return `no player may ${held.verb} skirmish events or skirmish special abilities`;
    case "nobody plays":
      return `no player may play ${nominal(held.nominal)}`;
  }
}

/* 5. Happenings ----------------------------------------------------------------------------------------------------- */

export function happening(said: Happening): string {
  switch (said.on) {
    case "about to be wounded":
      return say(target(said.target), "is about to be wounded", said.inSkirmish && "during a skirmish");
    case "about to exert":
      return `${target(said.target)} is about to exert`;
    case "about to heal":
      return `${target(said.target)} is about to heal`;
    case "loses a skirmish":
      return say(target(said.target), "loses a skirmish", said.to && `to ${target(said.to)}`);
    case "minions of a player lose to":
      return `one or more minions of a player lose a skirmish to ${target(said.target)}`;
    case "is killed":
      return say(
        target(said.target),
        "is killed",
        said.by && `by ${target(said.by)}`,
        said.beside && `during a skirmish involving ${target(said.beside)}`,
      );
    case "plays":
      return say(
        said.who,
        said.who === "you" ? "play" : "plays",
        target(said.target),
        said.onto && `on ${target(said.onto)}`,
        said.beside && `during a skirmish involving ${target(said.beside)}`,
      );
    case "arrives":
      return `the fellowship arrives at ${place(said.place)}`;
    case "leaves":
      return say(
        `the fellowship leaves ${place(said.place)}`,
        said.inFellowshipPhase && "in the fellowship phase",
      );
    case "becomes true":
      return condition(said.condition);
    default:
      return "target" in said ? `${target(said.target)} ${said.on}` : said.on;
  }
}

/* 1. The parts of a card -------------------------------------------------------------------------------------------- */

const after = (condition_: Condition | undefined): string =>
  condition_ ? `; if ${condition(condition_)}` : "";

function part(said: Part): string {
  switch (said.part) {
    case "play":
      return `${lead("play", "Play")} ${cost(said.cost)}`;
    case "attach": {
      const copy = said.oneCopy ? "; at most 1 copy on each bearer" : "";
      const { besides } = said;
      const slot = besides ? `; allowed in addition to ${besides.number} other ${noun(besides.noun)}` : "";
      return `${lead("attach", "Attach")} ${target(said.to)}${copy}${slot}`;
    }
    case "support":
      return sign({ run: "lead", part: "support", text: "Support", phases: [] });
    case "static":
      return say(
        lead("static", "Static"),
        said.while && mark(`while ${condition(said.while)}`, ","),
        rule(said.rule),
      );
    case "when":
      return `${lead("when", "When")} ${happening(said.on)}${after(said.if)} → ${effect(said.effect)}`;
    case "response": {
      const price = said.cost ? `; ${cost(said.cost)}` : "";
      return `${lead("response", "Response")} ${happening(said.on)}${after(said.if)}${price} → ${effect(said.effect)}`;
    }
    case "action":
      return say(
        lead("action", said.phases.join(" or "), said.phases),
        said.if && mark(`if ${condition(said.if)}`, ";"),
        paid(said.cost),
        effect(said.effect),
      );
  }
}

/** A card's text in the controlled English of the card language, a line for each part. */
export const english = (text: Text): readonly Line[] => text.map((one) => cut(mark(part(one), ".")));

/** The same as one sentence after the other, as the card has it. */
export const inEnglish = (text: Text): string => english(text).map(plain).join(" | ");
