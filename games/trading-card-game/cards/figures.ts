/** Figures that standing rules and lasting effects change: worked out afresh whenever they are asked for. */
import type { CopyId } from "../data/ids.ts";
import type { Rule, Signed, Target } from "../language/tree.ts";
import type { CardGame, Copy, LastingKind } from "../state.ts";
import { type Said, standing } from "./active-effects.ts";
import { count } from "./counting.ts";
import { holds } from "./facts.ts";
import { matches } from "./matching.ts";
import type { Saying } from "./text-context.ts";
import type { PartOf } from "./texts.ts";

/** A standing rule of this kind. */
export type RuleOf<K extends Rule["rule"], R extends Rule = Rule> = R extends Rule
  ? K extends R["rule"]
    ? R
    : never
  : never;

/** A rule of this kind, and who says it. */
export type Standing<R extends Rule["rule"]> = Said<PartOf<"static"> & { readonly rule: RuleOf<R> }>;

/** Kinds of rules that say whom they mean. */
type Aimed = Extract<Rule, { readonly target: Target }>["rule"];

/** The standing rules of a kind whose "while" holds. */
export function atWork<R extends Rule["rule"]>(g: CardGame, kind: R): readonly Standing<R>[] {
  const all = standing(g, kind);
  const works = ({ part, saying }: Said<PartOf<"static">>): boolean =>
    !part.while || holds(g, saying, part.while);
  const isKind = (said: Said<PartOf<"static">>): said is Standing<R> => said.part.rule.rule === kind;
  return all.every((said): said is Standing<R> => isKind(said) && works(said))
    ? all
    : all.filter(isKind).filter(works);
}

/** Those among them that mean this copy. */
export const atWorkOn = <R extends Aimed>(g: CardGame, kind: R, copy: Copy): readonly Standing<R>[] =>
  atWork(g, kind).filter((said) => means(g, said, copy));

const means = (g: CardGame, { part: { rule }, saying }: Said<PartOf<"static">>, copy: Copy): boolean =>
  "target" in rule && matches(g, saying, rule.target, copy);

/** A signed amount as a number; X is what was chosen for it. */
export const signed = ({ sign, amount }: Signed, x = 0): number => {
  const size = amount === "X" ? x : amount;
  return sign === "-" ? -size : size;
};

/** An amount with what it is multiplied by. */
export const times = (g: CardGame, s: Saying, by: Signed, per: Parameters<typeof count>[2]): number =>
  signed(by, s.x) * count(g, s, per);

export const lasts = (g: CardGame, what: LastingKind, id: CopyId): boolean =>
  g.lasting.some((one) => one.what === what && one.on === id);

/** Whether a standing rule that only names whom it concerns is at work on a copy. */
export function isUnder(
  g: CardGame,
  kind: "overwhelm if tripled" | "no strength from weapons" | "cannot heal" | "counters stay",
  copy: Copy,
): boolean {
  return atWork(g, kind).some((said) => means(g, said, copy));
}
