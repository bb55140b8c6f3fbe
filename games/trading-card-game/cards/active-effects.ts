/** What the active cards say together: standing rules, triggers, responses and special abilities, gathered once. */
import type { When } from "@westmarch/cards";
import type { Seat } from "@westmarch/kernel";
import { CARD, type CardId, printed } from "../data/ids.ts";
import type { Part, Phase, Rule } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { type Active, activity } from "../table/active.ts";
import { recalling } from "../table/recall.ts";
import type { What } from "../words.ts";
import { HEARD } from "./happenings.ts";
import { contextOf, type TextContext } from "./text-context.ts";
import { type PartOf, type Working, workingOf } from "./texts.ts";

/** A part of a text that is at work, and on which copy. */
export interface ActivePart<P extends Part = Part> {
  readonly copy: Copy;
  /** Whose text it is: the copy's own, or that of a site whose text it has gained. */
  readonly card: CardId;
  /** Which part of that text. */
  readonly index: number;
  readonly part: P;
  /** The text before it has named anything. */
  readonly context: TextContext;
}

/** A standing rule of this kind. */
export type RuleOf<K extends Rule["rule"], R extends Rule = Rule> = R extends Rule
  ? K extends R["rule"]
    ? R
    : never
  : never;

/** A rule of this kind, and who says it. */
export type StandingRule<R extends Rule["rule"]> = ActivePart<
  PartOf<"static"> & { readonly rule: RuleOf<R> }
>;

/** Parts of texts that work while their card is on the table. */
type Kind = Working["part"]["part"];

const NOTHING: readonly never[] = [];

/** Whether a part gives its card the text of a site besides. */
const gainsText = (part: Part): part is PartOf<"static"> =>
  part.part === "static" && part.rule.rule === "gain text of that site";

/** The player's own site whose text the copy has, as long as it lies on the path. */
function gainedSite(
  { table }: Active,
  { owner }: Copy,
  { while: condition }: PartOf<"static">,
): Copy | undefined {
  for (const fact of condition?.facts ?? []) {
    if (fact.fact !== "own site on path") continue;
    return table.find(
      (site) => site.zone === "path" && site.owner === owner && printed(site.card).siteNumber === fact.number,
    );
  }
  return undefined;
}

/** Cards that have the text of a site besides their own. */
const GAINS: readonly boolean[] = CARD.all.map((card) => workingOf(card).some(({ part }) => gainsText(part)));

/** What a part is asked for by: its kind, and of a response whether it comes before or after. */
type Topics = Exclude<Kind, "response"> | When;
/** By such a kind and what a part is about, a number. */
const NUMBERS: Readonly<Record<Topics, Record<string, number>>> = {
  static: {},
  when: {},
  action: {},
  before: {},
  after: {},
};
let topics = 0;

const numberOf = (of: Topics, about: string): number => {
  NUMBERS[of][about] ??= topics++;
  return NUMBERS[of][about];
};

/** What a trigger is asked for by that waits for a state. */
const STATE = "true";

/** The numbers of all that a part is about. */
function topicsOf(part: Working["part"]): readonly number[] {
  switch (part.part) {
    case "static":
      return [numberOf("static", part.rule.rule)];
    case "when":
      return (part.on.on === "becomes true" ? [STATE] : HEARD[part.on.on].what).map((what) =>
        numberOf("when", what),
      );
    case "response": {
      const { stage, what } = HEARD[part.on.on];
      return what.map((one) => numberOf(stage, one));
    }
    case "action":
      return part.phases.map((phase) => numberOf("action", phase));
  }
}

/** By card, each part that works on the table with all that it is about. */
const WORKING = CARD.all.map((card) => workingOf(card).map((one) => ({ ...one, about: topicsOf(one.part) })));

/** A part at work, and the numbers of all that it is about. */
interface Said {
  readonly about: readonly number[];
  readonly said: ActivePart;
}

/** By its number, what a copy said last: it says so for as long as it is the same copy, and one player has the turn. */
const REMEMBERED: (
  | { readonly copy: Copy; readonly turn: Seat; readonly all: readonly Said[] }
  | undefined
)[] = [];

/** All that a copy says, in the order of its text. */
function saidBy(active: Active, copy: Copy): readonly Said[] {
  if (WORKING[copy.card].length === 0) return NOTHING;
  const { turn } = active;
  const known = REMEMBERED[copy.id];
  if (known?.copy === copy && known.turn === turn) return known.all;
  const all: Said[] = [];
  tell(active, copy, copy.card, contextOf(active, copy), all);
  if (!GAINS[copy.card]) REMEMBERED[copy.id] = { copy, turn, all };
  return all;
}

function tell(active: Active, copy: Copy, card: CardId, context: TextContext, all: Said[]): void {
  for (const { index, part, about } of WORKING[card]) {
    if (gainsText(part)) {
      const site = gainedSite(active, copy, part);
      if (site) tell(active, copy, site.card, context, all);
    } else all.push({ about, said: { copy, card, index, part, context } });
  }
}

/** By number, what active cards say of each topic, in the order of the copies: sorted once while the same are active. */
const sorted = recalling((active: Active): readonly (readonly ActivePart[] | undefined)[] => {
  const lists: (ActivePart[] | undefined)[] = new Array(topics);
  for (const copy of active.copies)
    for (const { about, said } of saidBy(active, copy))
      for (const topic of about) {
        const list = lists[topic];
        if (list) list.push(said);
        else lists[topic] = [said];
      }
  return lists;
});

/** Whether the parts of a list are of this kind: all of one list are of the same. */
const areOf = <K extends Kind>(
  all: readonly ActivePart[],
  kind: K,
): all is readonly ActivePart<PartOf<K>>[] => all[0]?.part.part === kind;

/** Looks up parts of one kind in what active cards say together, by what they are about. */
const saying =
  <K extends Kind>(kind: K, topics: Readonly<Record<string, number>>) =>
  (g: CardGame, about: string): readonly ActivePart<PartOf<K>>[] => {
    const topic = topics[about];
    const all = topic === undefined ? undefined : sorted(activity(g))[topic];
    return all && areOf(all, kind) ? all : NOTHING;
  };

const rules = saying("static", NUMBERS.static);
const triggers = saying("when", NUMBERS.when);
const actions = saying("action", NUMBERS.action);
const responses = {
  before: saying("response", NUMBERS.before),
  after: saying("response", NUMBERS.after),
};

/** The standing rules of a kind that are at work; the caller checks their "while". */
export const standing = (g: CardGame, rule: Rule["rule"]): readonly ActivePart<PartOf<"static">>[] =>
  rules(g, rule);

/** Triggers of active cards that listen to this: what they do "when" or "each time" it happens (17.2). */
export const triggersOn = (g: CardGame, what: What): readonly ActivePart<PartOf<"when">>[] =>
  triggers(g, what);
/** Triggers that wait for a state. */
export const statesInPlay = (g: CardGame): readonly ActivePart<PartOf<"when">>[] => triggers(g, STATE);
/** Responses that active cards offer to this (17.1). */
export const responsesTo = (g: CardGame, when: When, what: What): readonly ActivePart<PartOf<"response">>[] =>
  responses[when](g, what);

/** The special abilities of a phase (5.1). */
export const actionsInPlay = (g: CardGame, phase: Phase): readonly ActivePart<PartOf<"action">>[] =>
  actions(g, phase);
