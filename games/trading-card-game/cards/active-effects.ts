/** What the active cards say together: standing rules, triggers, responses and special abilities, gathered once. */
import type { When } from "@westmarch/cards";
import { CARD, type CardId, printed } from "../data/ids.ts";
import type { Part, Phase, Rule } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies, activity } from "../table/active.ts";
import { recalling } from "../table/recall.ts";
import type { What } from "../words.ts";
import { HEARD } from "./hearing.ts";
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
function gainedSite(g: CardGame, { owner }: Copy, { while: condition }: PartOf<"static">): Copy | undefined {
  for (const fact of condition?.facts ?? []) {
    if (fact.fact !== "own site on path") continue;
    return g.table.find(
      (site) => site.zone === "path" && site.owner === owner && printed(site.card).siteNumber === fact.number,
    );
  }
  return undefined;
}

/**
 * Looks up parts of one kind in what active cards say together, by what they are about: `about` says of each part what
 * that is. Which parts a card has of that is worked out once for all cards, and a list is made when it is first asked
 * for and holds as long as the same cards are active: most of what cards say is not asked for before others are.
 */
function saying<K extends Kind>(
  kind: K,
  about: (part: PartOf<K>) => readonly string[],
): (g: CardGame, of: string) => readonly ActivePart<PartOf<K>>[] {
  type Said = ActivePart<PartOf<K>>;
  const byCard = new Map<string, readonly (readonly Working[])[]>();
  const lists = recalling((_activity: object) => new Map<string, readonly Said[]>());

  const isAbout = (part: Part, of: string): boolean => isPart(part, kind) && about(part).includes(of);
  const partsAbout = (of: string): readonly (readonly Working[])[] => {
    const parts = CARD.all.map((card) =>
      workingOf(card).filter(({ part }) => gainsText(part) || isAbout(part, of)),
    );
    byCard.set(of, parts);
    return parts;
  };
  const tell = (g: CardGame, copy: Copy, card: CardId, of: string, all: Said[]): void => {
    const parts = (byCard.get(of) ?? partsAbout(of))[card];
    for (const { index, part } of parts) {
      if (gainsText(part)) {
        const site = gainedSite(g, copy, part);
        if (site) tell(g, copy, site.card, of, all);
      } else if (isPart(part, kind)) all.push({ copy, card, index, part, context: contextOf(g, copy) });
    }
  };
  return (g, of) => {
    const kept = lists(activity(g));
    const known = kept.get(of);
    if (known) return known;
    const all: Said[] = [];
    for (const copy of activeCopies(g)) tell(g, copy, copy.card, of, all);
    kept.set(of, all.length > 0 ? all : NOTHING);
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
export const triggersHearing = (g: CardGame, what: What): readonly ActivePart<PartOf<"when">>[] =>
  triggers(g, what);
/** Triggers that wait for a state. */
export const statesInPlay = (g: CardGame): readonly ActivePart<PartOf<"when">>[] => states(g, "true");
/** Responses that active cards offer to this (17.1). */
export const responsesHearing = (
  g: CardGame,
  when: When,
  what: What,
): readonly ActivePart<PartOf<"response">>[] => responses[when](g, what);

/** The special abilities of a phase (5.1). */
export const actionsInPlay = (g: CardGame, phase: Phase): readonly ActivePart<PartOf<"action">>[] =>
  actions(g, phase);
