/** Figures that standing rules and lasting effects change: worked out afresh whenever they are asked for. */
import type { CopyId } from "../data/ids.ts";
import type { Rule, Signed } from "../language/tree.ts";
import type { CardGame, Copy, LastingKind } from "../state.ts";
import { count } from "./counting.ts";
import { holds } from "./facts.ts";
import { matches } from "./matching.ts";
import { type Saying, saidBy } from "./saying.ts";
import { type Said, standing } from "./standing.ts";
import type { PartOf } from "./texts.ts";

/** A standing rule of this kind. */
export type RuleOf<K extends Rule["rule"], R extends Rule = Rule> = R extends Rule
  ? K extends R["rule"]
    ? R
    : never
  : never;

/** A rule that is at work now, and who says it. */
export interface AtWork<R extends Rule["rule"]> {
  readonly rule: RuleOf<R>;
  readonly saying: Saying;
  readonly said: Said<PartOf<"static">>;
}

export const isRule = <R extends Rule["rule"]>(rule: Rule, kind: R): rule is RuleOf<R> => rule.rule === kind;

const NOTHING: readonly never[] = [];

/** The standing rules of a kind whose "while" holds. */
export function atWork<R extends Rule["rule"]>(g: CardGame, kind: R): readonly AtWork<R>[] {
  const all = standing(g, kind);
  if (all.length === 0) return NOTHING;
  const working: AtWork<R>[] = [];
  for (const said of all) {
    const { rule, while: condition } = said.part;
    if (!isRule(rule, kind)) continue;
    const saying = saidBy(g, said.copy);
    if (!condition || holds(g, saying, condition)) working.push({ rule, saying, said });
  }
  return working;
}

/** A signed amount as a number; X is what was chosen for it. */
export const signed = ({ sign, amount }: Signed, x = 0): number => {
  const size = amount === "X" ? x : amount;
  return sign === "-" ? -size : size;
};

/** An amount with what it is multiplied by. */
export const times = (g: CardGame, s: Saying, by: Signed, per: Parameters<typeof count>[2]): number =>
  signed(by, s.x) * count(g, s, per);

/** What lasting effects of a kind add for a copy. */
export function lastingOn(g: CardGame, what: LastingKind, id: CopyId): number {
  let sum = 0;
  for (const one of g.lasting) if (one.what === what && one.on === id) sum += one.by;
  return sum;
}

export const lasts = (g: CardGame, what: LastingKind, id: CopyId): boolean =>
  g.lasting.some((one) => one.what === what && one.on === id);

/** Whether a standing rule that only names whom it concerns is at work on a copy. */
export function isUnder(
  g: CardGame,
  kind: "overwhelm if tripled" | "no strength from weapons" | "cannot heal" | "counters stay",
  copy: Copy,
): boolean {
  for (const { rule, saying } of atWork(g, kind)) if (matches(g, saying, rule.target, copy)) return true;
  return false;
}
