/** Tests as they are written, for tests of coverage: which there are, how they are called and what they call. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type CallExpression,
  type ForOfStatement,
  type Node,
  parseSync,
  type VariableDeclarator,
} from "oxc-parser";
import {
  bind,
  type Closure,
  evaluate,
  isClosure,
  isList,
  type Lists,
  Scope,
  textsOf,
  type Value,
} from "./values.ts";

/**
 * A test that runs and calls something. One that stands in a loop, or is made by `test.each`, is here once for each
 * round.
 */
export interface WrittenTest {
  readonly file: string;
  /** The titles of each `describe` around it, the outermost first. */
  readonly about: readonly string[];
  /** What only shows when it runs stands as … in it. */
  readonly title: string;
  readonly calls: readonly WrittenCall[];
}

/** A call that a test makes, itself or through a function of its own file. */
export interface WrittenCall {
  /** `plays` of `t.plays(…)`; of an import the name that it was exported by. */
  readonly name: string;
  /** By argument, the text that it is, or those of the list that it is. */
  readonly args: readonly (readonly string[])[];
}

interface Place {
  readonly scope: Scope;
  readonly about: readonly string[];
  /** Where the calls of the test go that this is in. */
  readonly calls: WrittenCall[] | null;
  /** The functions that led here. */
  readonly within: readonly Closure["written"][];
}

/** What declares a test or a group of them. */
interface Declaration {
  readonly isGroup: boolean;
  readonly isRun: boolean;
  /** What `each` is given. */
  readonly table: Node | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** `test(…)`, `describe.skip(…)`, `test.each(…)(…)`; null for any other call. */
function declarationOf(call: CallExpression): Declaration | null {
  const applied = call.callee.type === "CallExpression" ? call.callee : null;
  let callee: Node = applied?.callee ?? call.callee;
  const marks: string[] = [];
  while (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
    marks.push(callee.property.name);
    callee = callee.object;
  }
  if (callee.type !== "Identifier" || !["test", "it", "describe"].includes(callee.name)) return null;
  return {
    isGroup: callee.name === "describe",
    isRun: !marks.includes("skip") && !marks.includes("todo"),
    table: (marks.includes("each") && applied?.arguments[0]) || null,
  };
}

/** The rounds of a list; one of which nothing is known where the list only shows when it runs. */
const roundsOf = (list: Value): readonly Value[] => (isList(list) ? list : [null]);

class Reader {
  readonly found: WrittenTest[] = [];
  readonly #file: string;
  readonly #lists: Lists;
  /** By its name here, what an import is called where it comes from. */
  readonly #imported: ReadonlyMap<string, string>;

  constructor(file: string, source: string, lists: Lists) {
    const { program, module, errors } = parseSync(file, source);
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
    this.#file = file;
    this.#lists = lists;
    this.#imported = new Map(
      module.staticImports.flatMap(({ entries }) =>
        entries.map(({ localName, importName }) => [localName.value, importName.name ?? localName.value]),
      ),
    );
    this.#read(program, { scope: new Scope(null), about: [], calls: null, within: [] });
  }

  #value(node: Node, { scope }: Place): Value {
    return evaluate(node, scope, this.#lists);
  }

  #read(node: Node, place: Place): void {
    switch (node.type) {
      case "Program":
      case "BlockStatement":
        this.#block(node.body, { ...place, scope: new Scope(place.scope) });
        break;
      case "VariableDeclaration":
        for (const one of node.declarations) this.#name(one, node.kind === "const", place);
        break;
      case "FunctionDeclaration":
        // It is read where it is called.
        break;
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        this.#enter({ written: node, scope: place.scope }, [], place);
        break;
      case "ForOfStatement":
        this.#loop(node, place);
        break;
      case "CallExpression": {
        const declaration = declarationOf(node);
        if (declaration) this.#declare(node, declaration, place);
        else this.#call(node, place);
        break;
      }
      default:
        this.#inside(node, place);
    }
  }

  #name({ id, init }: VariableDeclarator, isFixed: boolean, place: Place): void {
    const value = init && this.#value(init, place);
    bind(id, isFixed ? value : null, place.scope);
    // A function is read where it is called.
    if (init && !isClosure(value)) this.#read(init, place);
  }

  #inside(node: Node, place: Place): void {
    for (const child of Object.values(node).flat()) if (isNode(child)) this.#read(child, place);
  }

  #block(statements: readonly Node[], place: Place): void {
    for (const one of statements)
      if (one.type === "FunctionDeclaration" && one.id) bind(one.id, this.#value(one, place), place.scope);
    for (const one of statements) this.#read(one, place);
  }

  #loop({ left, right, body }: ForOfStatement, place: Place): void {
    this.#read(right, place);
    const variable = left.type === "VariableDeclaration" ? left.declarations[0]?.id : null;
    for (const round of roundsOf(this.#value(right, place))) {
      const scope = new Scope(place.scope);
      if (variable) bind(variable, round, scope);
      this.#read(body, { ...place, scope });
    }
  }

  /** Reads the body of a function that is given these values. */
  #enter({ written, scope: outer }: Closure, given: readonly Value[], place: Place): void {
    if (!written.body || place.within.includes(written)) return;
    const scope = new Scope(outer);
    for (const [i, parameter] of written.params.entries())
      bind(parameter, parameter.type === "RestElement" ? given.slice(i) : (given[i] ?? null), scope);
    this.#read(written.body, { ...place, scope, within: [...place.within, written] });
  }

  #declare(node: CallExpression, { isGroup, isRun, table }: Declaration, place: Place): void {
    const args = node.arguments.map((argument) => this.#value(argument, place));
    const body = args.find(isClosure);
    if (!body || !isRun) return;
    const title = textsOf(args[0] ?? null).join("");
    for (const row of roundsOf(table && this.#value(table, place))) {
      const given = isList(row) ? row : [row];
      if (isGroup) {
        this.#enter(body, given, { ...place, about: [...place.about, title] });
        continue;
      }
      const calls: WrittenCall[] = [];
      this.#enter(body, given, { ...place, calls });
      if (calls.length > 0) this.found.push({ file: this.#file, about: place.about, title, calls });
    }
  }

  #call(node: CallExpression, place: Place): void {
    const { callee } = node;
    const args = node.arguments.map((argument) => this.#value(argument, place));
    const note = (name: string) => place.calls?.push({ name, args: args.map(textsOf) });
    if (callee.type === "Identifier") {
      note(this.#imported.get(callee.name) ?? callee.name);
      const known = place.scope.get(callee.name);
      if (isClosure(known)) this.#enter(known, args, place);
    } else if (callee.type === "MemberExpression" && callee.property.type === "Identifier")
      note(callee.property.name);
    this.#inside(node, place);
  }
}

/** The tests of one file. `lists` are what tests are repeated for, where that is made by a function. */
export const testsIn = (file: string, source: string, lists: Lists = {}): WrittenTest[] =>
  new Reader(file, source, lists).found;

/** The tests of every test file in a folder and in the folders in it. */
export const testsOf = (folder: URL, lists: Lists = {}): WrittenTest[] =>
  globSync("**/*.test.ts", { cwd: fileURLToPath(folder) }).flatMap((file) =>
    testsIn(file.replaceAll("\\", "/"), readFileSync(new URL(file, folder), "utf8"), lists),
  );

/** What the comments of a source say. */
export const commentsIn = (file: string, source: string): string[] =>
  parseSync(file, source).comments.map(({ value }) => value);
