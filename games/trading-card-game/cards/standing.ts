/** What the active cards say together: standing rules, triggers, responses and special abilities, gathered once. */
import type { CardId } from "../data/ids.ts";
import { printed } from "../data/ids.ts";
import type { Part, Phase, Rule } from "../language/tree.ts";
import { activeCopies, activity } from "../rules/active.ts";
import type { CardGame, Copy } from "../state.ts";
import { isPart, type PartOf, partsOf } from "./texts.ts";

/** A part of a text that is at work, and on which copy. */
export interface Said<P extends Part = Part> {
  readonly copy: Copy;
  /** Whose text it is: the copy's own, or that of a site whose text it has gained. */
  readonly card: CardId;
  /** Which part of that text. */
  readonly index: number;
  readonly part: P;
}

interface Sayings {
  readonly rules: ReadonlyMap<Rule["rule"], readonly Said<PartOf<"static">>[]>;
  /** Triggers that something happens to set off, and those that wait for a state. */
  readonly triggers: readonly Said<PartOf<"when">>[];
  readonly states: readonly Said<PartOf<"when">>[];
  readonly responses: readonly Said<PartOf<"response">>[];
  readonly actions: ReadonlyMap<Phase, readonly Said<PartOf<"action">>[]>;
}

const gathered = new WeakMap<object, Sayings>();

function sayings(g: CardGame): Sayings {
  const active = activity(g);
  const known = gathered.get(active);
  if (known) return known;
  const rules = new Map<Rule["rule"], Said<PartOf<"static">>[]>();
  const triggers: Said<PartOf<"when">>[] = [];
  const states: Said<PartOf<"when">>[] = [];
  const responses: Said<PartOf<"response">>[] = [];
  const actions = new Map<Phase, Said<PartOf<"action">>[]>();
  const gather = (copy: Copy, card: CardId): void => {
    for (const [index, part] of partsOf(card).entries()) {
      if (isPart(part, "static")) {
        if (part.rule.rule === "gain text of that site") {
          const site = gainedSite(g, copy, part);
          if (site) gather(copy, site.card);
        } else push(rules, part.rule.rule, { copy, card, index, part });
      } else if (isPart(part, "when"))
        (part.on.on === "becomes true" ? states : triggers).push({ copy, card, index, part });
      else if (isPart(part, "response")) responses.push({ copy, card, index, part });
      else if (isPart(part, "action")) {
        for (const phase of part.phases) push(actions, phase, { copy, card, index, part });
      }
    }
  };
  for (const copy of activeCopies(g)) gather(copy, copy.card);
  const all = { rules, triggers, states, responses, actions };
  gathered.set(active, all);
  return all;
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

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

const NONE_SAID: readonly never[] = [];

/** The standing rules of a kind that are at work; their "while" is for whoever asks. */
export const standing = <R extends Rule["rule"]>(g: CardGame, rule: R): readonly Said<PartOf<"static">>[] =>
  sayings(g).rules.get(rule) ?? NONE_SAID;

export const triggersInPlay = (g: CardGame): readonly Said<PartOf<"when">>[] => sayings(g).triggers;
/** Triggers that wait for a state. */
export const statesInPlay = (g: CardGame): readonly Said<PartOf<"when">>[] => sayings(g).states;
export const responsesInPlay = (g: CardGame): readonly Said<PartOf<"response">>[] => sayings(g).responses;

/** The special abilities of a phase (5.1). */
export const actionsInPlay = (g: CardGame, phase: Phase): readonly Said<PartOf<"action">>[] =>
  sayings(g).actions.get(phase) ?? NONE_SAID;
