/** What a package exports from its index, and what of it has no doc comment. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, parseSync } from "oxc-parser";
import { besides, exported, type Package } from "./imports.ts";
import { lineAt } from "./sources.ts";

type Statement = Program["body"][number];

interface Parsed {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Statement[];
  /** Where doc comments end. */
  readonly docs: readonly number[];
}

/** Something that is exported, and the file in which it is declared. */
interface Exported {
  readonly name: string;
  readonly file: Parsed;
  readonly node: { readonly start: number };
  /** What it consists of that others use: members of an interface, public ones of a class. */
  readonly members: readonly { readonly name: string; readonly start: number }[];
}

/** Files as they are read, each once. */
type Files = Map<string, Parsed>;

function parsed(root: string, path: string, files: Files): Parsed {
  const known = files.get(path);
  if (known) return known;
  const text = readFileSync(join(root, path), "utf8");
  const { program, comments } = parseSync(path, text);
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  const file = { path, text, body: program.body, docs: docs.map(({ end }) => end) };
  files.set(path, file);
  return file;
}

/** Whether a doc comment stands right before a place. */
const hasDoc = ({ text, docs }: Parsed, start: number): boolean =>
  docs.some((end) => end <= start && /^\s*$/.test(text.slice(end, start)));

/** Members of a declaration by which others use it. */
function membersOf(node: Statement): Exported["members"] {
  const named = (key: { readonly type: string }): string | null =>
    key.type === "Identifier" && "name" in key && typeof key.name === "string" ? key.name : null;
  const members: { name: string; start: number }[] = [];
  const add = (name: string | null, start: number): void => {
    if (name !== null && name !== "constructor" && name !== "name") members.push({ name, start });
  };
  if (node.type === "TSInterfaceDeclaration") {
    for (const one of node.body.body)
      if (one.type === "TSPropertySignature" || one.type === "TSMethodSignature")
        add(named(one.key), one.start);
  } else if (node.type === "ClassDeclaration")
    for (const one of node.body.body)
      if (one.type === "MethodDefinition" || one.type === "PropertyDefinition")
        add(named(one.key), one.start);
  return members;
}

/** The names that a statement declares. */
function declaredBy(node: Statement): readonly string[] {
  if (node.type === "VariableDeclaration")
    return node.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  return "id" in node && node.id && "name" in node.id && typeof node.id.name === "string"
    ? [node.id.name]
    : [];
}

/** The module from which a file imports a name, or null. */
function importOf({ body }: Parsed, name: string): string | null {
  for (const node of body)
    if (node.type === "ImportDeclaration" && node.specifiers.some(({ local }) => local.name === name))
      return node.source.value;
  return null;
}

/** Everything that a file exports, followed to where it is declared. Throws where that is nowhere in the repository. */
function exportsOf(root: string, path: string, all: readonly Package[], files: Files): readonly Exported[] {
  const file = parsed(root, path, files);
  const found: Exported[] = [];
  const follow = (specifier: string): readonly Exported[] => {
    const to = specifier.startsWith(".")
      ? besides(path, specifier)
      : all.map((one) => exported(one, specifier)).find((one) => one !== null);
    if (!to) throw new Error(`${path} exports from ${specifier}, which is nowhere`);
    return exportsOf(root, to, all, files);
  };
  for (const node of file.body) {
    if (node.type === "ExportAllDeclaration") found.push(...follow(node.source.value));
    if (node.type !== "ExportNamedDeclaration") continue;
    const { declaration, source, specifiers } = node;
    if (declaration)
      for (const name of declaredBy(declaration))
        found.push({ name, file, node, members: membersOf(declaration) });
    for (const { local } of specifiers) {
      const name = "name" in local ? local.name : local.value;
      const from = source?.value ?? importOf(file, name);
      const one = from === null ? null : follow(from).find((other) => other.name === name);
      if (!one) throw new Error(`${path} exports ${name}, which is declared nowhere else`);
      found.push(one);
    }
  }
  return found;
}

/** What an index exports without a doc comment, members too: `file:line name`. */
export function undocumented(root: string, index: string, all: readonly Package[]): readonly string[] {
  const at = (file: Parsed, start: number): string => `${file.path}:${lineAt(file.text, start)}`;
  return exportsOf(root, index, all, new Map()).flatMap(({ name, file, node, members }) => [
    ...(hasDoc(file, node.start) ? [] : [`${at(file, node.start)} ${name}`]),
    ...members
      .filter(({ start }) => !hasDoc(file, start))
      .map((member) => `${at(file, member.start)} ${name}.${member.name}`),
  ]);
}
