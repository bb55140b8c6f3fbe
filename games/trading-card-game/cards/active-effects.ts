/** What the active cards say together: standing rules, triggers, responses and special abilities, gathered once. */
import { gathering } from "@westmarch/cards";
import type { CardId } from "../data/ids.ts";
import { printed } from "../data/ids.ts";
import type { Part, Phase, Rule } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies, activity } from "../table/active.ts";
import { contextOf, type TextContext } from "./text-context.ts";
import { isPart, type PartOf, workingOf } from "./texts.ts";

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

/** What is gathered: standing rules by their kind, special abilities by their phase (5.1), and what listens. */
type Kinds = { readonly [R in Rule["rule"]]: ActivePart<PartOf<"static">> } & {
  readonly [P in Phase]: ActivePart<PartOf<"action">>;
} & {
  /** Triggers that something happens to set off, and those that wait for a state. */
  readonly trigger: ActivePart<PartOf<"when">>;
  readonly state: ActivePart<PartOf<"when">>;
  readonly response: ActivePart<PartOf<"response">>;
};

const said = gathering<CardGame, Kinds>(activity, (g, say) => {
  const tell = (copy: Copy, card: CardId): void => {
    const context = contextOf(g, copy);
    for (const { index, part } of workingOf(card)) {
      if (isPart(part, "static")) {
        if (part.rule.rule === "gain text of that site") {
          const site = gainedSite(g, copy, part);
          if (site) tell(copy, site.card);
        } else say(part.rule.rule, { copy, card, index, part, context });
      } else if (isPart(part, "when"))
        say(part.on.on === "becomes true" ? "state" : "trigger", { copy, card, index, part, context });
      else if (isPart(part, "response")) say("response", { copy, card, index, part, context });
      else for (const phase of part.phases) say(phase, { copy, card, index, part, context });
    }
  };
  for (const copy of activeCopies(g)) tell(copy, copy.card);
});

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

/** The standing rules of a kind that are at work; the caller checks their "while". */
export const standing = (g: CardGame, rule: Rule["rule"]): readonly ActivePart<PartOf<"static">>[] =>
  said(g, rule);

/** Triggers of active cards: what they do "when" or "each time" something happens (17.2). */
export const triggersInPlay = (g: CardGame): readonly ActivePart<PartOf<"when">>[] => said(g, "trigger");
/** Triggers that wait for a state. */
export const statesInPlay = (g: CardGame): readonly ActivePart<PartOf<"when">>[] => said(g, "state");
/** Responses that active cards offer (17.1). */
export const responsesInPlay = (g: CardGame): readonly ActivePart<PartOf<"response">>[] =>
  said(g, "response");

/** The special abilities of a phase (5.1). */
export const actionsInPlay = (g: CardGame, phase: Phase): readonly ActivePart<PartOf<"action">>[] =>
  said(g, phase);
