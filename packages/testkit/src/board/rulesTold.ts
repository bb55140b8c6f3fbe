/** Whether the log leads to rules that are there. */
import type { RuleBook } from "@westmarch/boardkit";

/**
 * What is no number of the book: among the rules that stand in the table of a game's events, and among those that a game
 * has led to (`told`), where the rule follows from what happened.
 */
export function strayRules(table: object, told: readonly string[], book: RuleBook): readonly string[] {
  const numbers = new Set(book.flatMap((part) => part.numbers));
  const written = Object.values(table).filter((rule) => typeof rule === "string");
  return [...new Set([...written, ...told])].filter((rule) => !numbers.has(rule));
}
