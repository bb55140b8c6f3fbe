/** What the active cards say together: standing rules, triggers, responses and special abilities, gathered once. */
import type { When } from "@westmarch/cards";
import { CARD, type CardId, printed } from "../data/ids.ts";
import type { Part, Phase, Rule } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { type Active, activity } from "../table/active.ts";
import { recalling } from "../table/recall.ts";
import type { What } from "../words.ts";
import { HEARD } from "./happenings.ts";
import { contextOf, type TextContext } from "./text-context.ts";
import { isPart, type PartOf, type Working, workingOf } from "./texts.ts";

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
const gainsText = (part: Working["part"]): part is PartOf<"static"> =>
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

/** What a card says that gives it the text of a site. */
const GAINS: readonly (PartOf<"static"> | undefined)[] = CARD.all.map((card) =>
  workingOf(card)
    .map(({ part }) => part)
    .find(gainsText),
);

/** Things that cards may speak of are numbered; so many fit into one number as bits. */
const BITS = 32;
let things = 0;
/** By such a number and card, what of these things the card speaks of. */
const SPEAKS_OF: number[][] = [];

/**
 * What active cards speak of at all. Most that is asked for no card speaks of: nothing need then be gathered, and
 * nothing be kept.
 */
const spoken = recalling((active: Active): readonly number[] => {
  const all = SPEAKS_OF.map(() => 0);
  const add = (card: CardId): void => {
    for (let i = 0; i < all.length; i++) all[i] |= SPEAKS_OF[i][card];
  };
  for (const copy of active.copies) {
    add(copy.card);
    const gains = GAINS[copy.card];
    const site = gains && gainedSite(active, copy, gains);
    if (site) add(site.card);
  }
  return all;
});

/**
 * Looks up parts of one kind in what active cards say together, by what they are about: `about` says of each part what
 * that is. A list is made when it is first asked for and holds as long as the same cards are active.
 */
function saying<K extends Kind>(
  kind: K,
  about: (part: PartOf<K>) => readonly string[],
): (g: CardGame, of: string) => readonly ActivePart<PartOf<K>>[] {
  type Said = ActivePart<PartOf<K>>;
  const numbers: Record<string, number> = {};
  /** By number and card. */
  const says: (readonly Working[])[][] = [];

  const isAbout = (part: Part, of: string): boolean => isPart(part, kind) && about(part).includes(of);
  const number = (of: string): void => {
    const bit = things++;
    numbers[of] = bit;
    SPEAKS_OF[Math.floor(bit / BITS)] ??= CARD.all.map(() => 0);
    const speaksOf = SPEAKS_OF[Math.floor(bit / BITS)];
    says[bit] = CARD.all.map((card) => {
      const parts = workingOf(card).filter(({ part }) => isAbout(part, of));
      if (parts.length > 0) speaksOf[card] |= 1 << (bit % BITS);
      return GAINS[card] ? workingOf(card).filter(({ part }) => gainsText(part) || isAbout(part, of)) : parts;
    });
  };
  for (const card of CARD.all)
    for (const { part } of workingOf(card))
      for (const of of isPart(part, kind) ? about(part) : []) if (!(of in numbers)) number(of);

  const lists = recalling((_active: Active): (readonly Said[] | undefined)[] => []);
  const tell = (g: CardGame, copy: Copy, card: CardId, bit: number, all: Said[]): void => {
    for (const { index, part } of says[bit][card]) {
      if (gainsText(part)) {
        const site = gainedSite(activity(g), copy, part);
        if (site) tell(g, copy, site.card, bit, all);
      } else if (isPart(part, kind)) all.push({ copy, card, index, part, context: contextOf(g, copy) });
    }
  };
  const gathered = (g: CardGame, { copies }: Active, bit: number): readonly Said[] => {
    const all: Said[] = [];
    for (const copy of copies) if (says[bit][copy.card].length > 0) tell(g, copy, copy.card, bit, all);
    return all;
  };
  return (g, of) => {
    const bit = numbers[of];
    if (bit === undefined) return NOTHING;
    const active = activity(g);
    if ((spoken(active)[Math.floor(bit / BITS)] & (1 << (bit % BITS))) === 0) return NOTHING;
    const kept = lists(active);
    const known = kept[bit];
    if (known) return known;
    const all = gathered(g, active, bit);
    kept[bit] = all;
    return all;
  };
}

const rules = saying("static", ({ rule }) => [rule.rule]);
const triggers = saying("when", ({ on }) => (on.on === "becomes true" ? [] : HEARD[on.on].what));
const states = saying("when", ({ on }) => (on.on === "becomes true" ? ["true"] : []));
const actions = saying("action", ({ phases }) => phases);
const responsesAt = (when: When) =>
  saying("response", ({ on }) => (HEARD[on.on].stage === when ? HEARD[on.on].what : []));
const responses = { before: responsesAt("before"), after: responsesAt("after") };

/** The standing rules of a kind that are at work; the caller checks their "while". */
export const standing = (g: CardGame, rule: Rule["rule"]): readonly ActivePart<PartOf<"static">>[] =>
  rules(g, rule);

/** Triggers of active cards that listen to this: what they do "when" or "each time" it happens (17.2). */
export const triggersOn = (g: CardGame, what: What): readonly ActivePart<PartOf<"when">>[] =>
  triggers(g, what);
/** Triggers that wait for a state. */
export const statesInPlay = (g: CardGame): readonly ActivePart<PartOf<"when">>[] => states(g, "true");
/** Responses that active cards offer to this (17.1). */
export const responsesTo = (g: CardGame, when: When, what: What): readonly ActivePart<PartOf<"response">>[] =>
  responses[when](g, what);

/** The special abilities of a phase (5.1). */
export const actionsInPlay = (g: CardGame, phase: Phase): readonly ActivePart<PartOf<"action">>[] =>
  actions(g, phase);
