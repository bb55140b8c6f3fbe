/** What an expression comes to, as far as the source alone tells: texts, lists of texts, functions. */
import type { ArrowFunctionExpression, Function as FunctionNode, Node } from "oxc-parser";

export interface Closure {
  readonly written: FunctionNode | ArrowFunctionExpression;
  readonly scope: Scope;
}

/** A number is the text that a title makes of it. Null: it only shows when the test runs. */
export type Value = string | readonly Value[] | Closure | null;

/** Functions that make a list of texts out of texts, by name: they are imported, and what they make is not written. */
export type Lists = Readonly<Record<string, (...texts: readonly string[]) => readonly string[]>>;

/** What names stand for, here and further out. */
export class Scope {
  readonly #known = new Map<string, Value>();
  readonly #outer: Scope | null;

  constructor(outer: Scope | null) {
    this.#outer = outer;
  }

  get(name: string): Value {
    const known = this.#known.get(name);
    return known === undefined ? (this.#outer?.get(name) ?? null) : known;
  }

  set(name: string, value: Value): void {
    this.#known.set(name, value);
  }
}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export const isClosure = (value: Value): value is Closure =>
  value !== null && typeof value === "object" && !isList(value);

/** The texts of a value, lists in it opened. */
export const textsOf = (value: Value): string[] =>
  typeof value === "string" ? [value] : isList(value) ? value.flatMap(textsOf) : [];

export function evaluate(node: Node, scope: Scope, lists: Lists): Value {
  const inner = (one: Node): Value => evaluate(one, scope, lists);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" || typeof node.value === "number" ? String(node.value) : null;
    case "TemplateLiteral":
      return node.quasis
        .map(({ value: { cooked } }, i) => {
          const gap = node.expressions[i];
          const filled = gap ? inner(gap) : "";
          return `${cooked ?? ""}${typeof filled === "string" ? filled : "…"}`;
        })
        .join("");
    case "Identifier":
      return scope.get(node.name);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return inner(node.expression);
    case "ArrayExpression":
      return node.elements.flatMap((element): readonly Value[] => {
        if (element?.type !== "SpreadElement") return [element && inner(element)];
        const spread = inner(element.argument);
        return isList(spread) ? spread : [null];
      });
    case "CallExpression": {
      const list = node.callee.type === "Identifier" ? lists[node.callee.name] : undefined;
      return list ? list(...node.arguments.flatMap((argument) => textsOf(inner(argument)))) : null;
    }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return { written: node, scope };
    default:
      return null;
  }
}

/** Gives the names of a pattern what a value has for them. */
export function bind(pattern: Node, value: Value, scope: Scope): void {
  if (pattern.type === "Identifier") scope.set(pattern.name, value);
  else if (pattern.type === "AssignmentPattern") bind(pattern.left, value, scope);
  else if (pattern.type === "RestElement") bind(pattern.argument, value, scope);
  else if (pattern.type === "ObjectPattern")
    for (const property of pattern.properties)
      bind(property.type === "RestElement" ? property.argument : property.value, null, scope);
  else if (pattern.type === "ArrayPattern")
    for (const [i, element] of pattern.elements.entries()) {
      if (!element) continue;
      const list = isList(value) ? value : [];
      bind(element, element.type === "RestElement" ? list.slice(i) : (list[i] ?? null), scope);
    }
}
