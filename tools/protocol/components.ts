/** Schemas and types of the protocol as JSON Schema: what a client sends out of zod, what a server answers out of its types. */
import { globSync } from "node:fs";
import { join } from "node:path";
import * as kernel from "@westmarch/kernel";
import * as protocol from "@westmarch/protocol";
import type { Node, TSSignature, TSType } from "oxc-parser";
import { z } from "zod";
import { root, Source } from "./source.ts";

/** A schema as it is written down. */
export interface Schema {
  readonly [key: string]: unknown;
}

/** The files that say what messages are made of; of a name that two of them have, the first is meant. */
const FILES = [
  ...globSync("packages/protocol/src/*.ts", { cwd: root }).sort(),
  ...["types", "settings", "save", "journal", "puzzle", "levels", "languages"].map(
    (name) => `packages/kernel/src/${name}.ts`,
  ),
];

/** A type that a file declares, or a constant. */
interface Declared {
  readonly source: Source;
  readonly node: Node;
  readonly about: string;
}

/** Everything that the files declare, by its name. */
const declared = new Map<string, Declared>();
/** What the parameters of types are bound to: all that can be said of them. */
const parameters = new Map<string, TSType>();
for (const file of FILES) {
  const source = new Source(join(file));
  for (const node of source.body) {
    const inner = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    const about = source.before(node.start);
    if (inner?.type === "TSInterfaceDeclaration" || inner?.type === "TSTypeAliasDeclaration") {
      if (!declared.has(inner.id.name)) declared.set(inner.id.name, { source, node: inner, about });
      for (const { name, constraint } of inner.typeParameters?.params ?? [])
        if (constraint) parameters.set(name.name, constraint);
    } else if (inner?.type === "VariableDeclaration") {
      for (const { id, init } of inner.declarations)
        if (id.type === "Identifier" && init && !declared.has(id.name))
          declared.set(id.name, { source, node: init, about });
    }
  }
}

/** What the modules export, by name: lists whose words a type is made of, and schemas. */
const values: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...Object.entries(kernel),
  ...Object.entries(protocol),
]);

/** What references begin with until their place is known: each document keeps its parts in another. */
const PLACE = "name:";
const refTo = (name: string): Schema => ({ $ref: PLACE + name });

const isObject = (given: unknown): given is Schema =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** The schema with every reference sent through a function. */
export function withRefs(given: unknown, change: (ref: string) => string): unknown {
  if (Array.isArray(given)) return given.map((one) => withRefs(one, change));
  if (!isObject(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string" ? change(value) : withRefs(value, change),
    ]),
  );
}

const asSchema = (given: unknown): Schema => (isObject(given) ? given : {});

// ---- what a client sends

/** The exported schemas as JSON Schema by name, each in one piece, and those that several share. */
function sent(): Map<string, Schema> {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const found = new Map<string, Schema>();
  for (const [name, value] of Object.entries(protocol)) {
    if (!(value instanceof z.ZodType)) continue;
    const first = names.get(value);
    if (first !== undefined) found.set(name, refTo(first));
    else {
      names.set(value, name);
      registry.add(value, { id: name });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => PLACE + id,
    io: "input",
    unrepresentable: "any",
  });
  const plain = (given: unknown) =>
    asSchema(withRefs(given, (ref) => ref.replace(/^.*#\/\$defs\/schema(\d+)$/, `${PLACE}shared$1`)));
  for (const [name, schema] of Object.entries(schemas)) {
    const { $schema: _schema, $id: _id, $defs, ...own } = asSchema(schema);
    if (name !== "__shared") found.set(name, plain(own));
    for (const [id, shared] of Object.entries(asSchema($defs)))
      found.set(id.replace("schema", "shared"), plain(shared));
  }
  return found;
}

// ---- what a server answers

/** A union of literals is a list of what may stand there. */
function either(parts: readonly Schema[]): Schema {
  if (parts.length === 1) return parts[0] ?? {};
  const literals = parts.flatMap((part) =>
    "const" in part ? [part.const] : "enum" in part ? part.enum : [],
  );
  const others = parts.filter((part) => !("const" in part || "enum" in part));
  const words = literals.flat();
  if (others.length === 0) return words.length === 1 ? { const: words[0] } : { enum: words };
  const rest = words.length > 0 ? [either(words.map((word) => ({ const: word })))] : [];
  return { anyOf: [...others, ...rest] };
}

/** The properties of an object type. */
function membersOf(members: readonly TSSignature[], source: Source): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  let others: Schema | undefined;
  for (const member of members) {
    if (member.type === "TSIndexSignature")
      others = { additionalProperties: schemaOf(member.typeAnnotation.typeAnnotation, source) };
    if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier" || !member.typeAnnotation)
      continue;
    const about = source.before(member.start);
    const type = schemaOf(member.typeAnnotation.typeAnnotation, source);
    properties[member.key.name] = about === "" ? type : { description: about, ...type };
    if (!member.optional) required.push(member.key.name);
  }
  if (others) return { type: "object", ...others };
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

/** The name that a reference, or what is asked for its type, has. */
const nameOf = (node: Node): string => (node.type === "Identifier" ? node.name : "");

/** The words that `keyof typeof NAME` or a literal, or a union of them, stands for. */
function wordsOf(type: TSType): string[] {
  if (type.type === "TSUnionType") return type.types.flatMap(wordsOf);
  if (type.type === "TSLiteralType" && type.literal.type === "Literal") return [String(type.literal.value)];
  if (type.type === "TSTypeOperator" && type.typeAnnotation.type === "TSTypeQuery") {
    let node = declared.get(nameOf(type.typeAnnotation.exprName))?.node;
    while (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression") node = node.expression;
    if (node?.type !== "ObjectExpression") return [];
    return node.properties.flatMap((property) => {
      if (property.type !== "Property") return [];
      return property.key.type === "Literal" ? [String(property.key.value)] : [nameOf(property.key)];
    });
  }
  return [];
}

/** The schema behind a reference, with all of its fields in one object. */
function inOne(schema: Schema): Schema {
  if (typeof schema.$ref === "string") return inOne(components.get(schema.$ref.slice(PLACE.length)) ?? {});
  if (!Array.isArray(schema.allOf)) return schema;
  const parts = [...schema.allOf.map((part) => inOne(asSchema(part))), schema];
  return {
    type: "object",
    properties: Object.assign({}, ...parts.map((part) => asSchema(part.properties))),
    required: parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  };
}

/** An object with some of its fields. */
function picked(schema: Schema, keep: (name: string) => boolean): Schema {
  const { properties, required } = inOne(schema);
  const needed = (Array.isArray(required) ? required : []).filter((name) => keep(String(name)));
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(asSchema(properties)).filter(([name]) => keep(name))),
    ...(needed.length > 0 && { required: needed }),
  };
}

/** The schema of one field, where an object may be one of several. */
function fieldOf(schema: Schema, name: string): Schema {
  const whole = inOne(schema);
  const several = whole.anyOf ?? whole.oneOf;
  if (Array.isArray(several)) return either(several.map((one) => fieldOf(asSchema(one), name)));
  return asSchema(asSchema(whole.properties)[name]);
}

/** A type that is named, with what stands between its angle brackets. */
function named(node: Extract<TSType, { type: "TSTypeReference" }>, source: Source): Schema {
  const [first, second] = node.typeArguments?.params ?? [];
  const name = source.type(node.typeName);
  if (name === "z.infer" && first?.type === "TSTypeQuery") return refTo(nameOf(first.exprName));
  if (first) {
    const inner = schemaOf(first, source);
    if (name === "Readonly") return inner;
    if (name === "Partial") return { ...inOne(inner), required: [] };
    if (name === "Record" && second)
      return { type: "object", additionalProperties: schemaOf(second, source) };
    if ((name === "Pick" || name === "Omit") && second) {
      const words = wordsOf(second);
      return picked(inner, (word) => words.includes(word) === (name === "Pick"));
    }
  } else if (declared.has(name)) return refTo(name);
  const bound = parameters.get(name);
  if (bound) return schemaOf(bound, source);
  throw new Error(`a type that no schema can be made of: ${source.type(node)}`);
}

/** `LIST[number]`, `Type["field"]`. */
function indexed(node: Extract<TSType, { type: "TSIndexedAccessType" }>, source: Source): Schema {
  const whole =
    node.objectType.type === "TSParenthesizedType" ? node.objectType.typeAnnotation : node.objectType;
  if (whole.type === "TSTypeQuery") {
    const list = values.get(nameOf(whole.exprName));
    if (Array.isArray(list)) return { enum: list };
  } else {
    const [field] = wordsOf(node.indexType);
    const list = schemaOf(whole, source);
    if (field !== undefined) return fieldOf(list, field);
  }
  throw new Error(`a type that no schema can be made of: ${source.type(node)}`);
}

/** A list of which each place has a type of its own. */
function tuple(node: Extract<TSType, { type: "TSTupleType" }>, source: Source): Schema {
  const places: Schema[] = [];
  let rest: Schema | false = false;
  for (const element of node.elementTypes) {
    const inner = element.type === "TSNamedTupleMember" ? element.elementType : element;
    if (inner.type === "TSRestType") {
      const own =
        inner.typeAnnotation.type === "TSNamedTupleMember"
          ? inner.typeAnnotation.elementType
          : inner.typeAnnotation;
      rest = asSchema(schemaOf(own, source).items);
    } else places.push(schemaOf(inner, source));
  }
  return { type: "array", prefixItems: places, minItems: places.length, items: rest };
}

function schemaOf(node: Node, source: Source): Schema {
  switch (node.type) {
    case "TSStringKeyword":
      return { type: "string" };
    case "TSNumberKeyword":
      return { type: "number" };
    case "TSBooleanKeyword":
      return { type: "boolean" };
    case "TSNullKeyword":
      return { type: "null" };
    case "TSUnknownKeyword":
      return {};
    case "TSLiteralType":
      return node.literal.type === "Literal" ? { const: node.literal.value } : {};
    case "TSParenthesizedType":
    case "TSTypeOperator":
      if (node.type === "TSTypeOperator" && node.operator === "keyof") return { enum: wordsOf(node) };
      return schemaOf(node.typeAnnotation, source);
    case "TSUnionType":
      // JSON has no undefined: what may be that is left out.
      return either(
        node.types.filter(({ type }) => type !== "TSUndefinedKeyword").map((one) => schemaOf(one, source)),
      );
    case "TSIntersectionType":
      return { allOf: node.types.map((one) => schemaOf(one, source)) };
    case "TSArrayType":
      return { type: "array", items: schemaOf(node.elementType, source) };
    case "TSTupleType":
      return tuple(node, source);
    case "TSTypeLiteral":
      return membersOf(node.members, source);
    case "TSTypeReference":
      return named(node, source);
    case "TSIndexedAccessType":
      return indexed(node, source);
    default:
      throw new Error(`a type that no schema can be made of: ${source.type(node)}`);
  }
}

/** What a declared type is. */
function typeNamed({ source, node, about }: Declared): Schema | null {
  const said = about === "" ? {} : { description: about };
  if (node.type === "TSTypeAliasDeclaration") return { ...said, ...schemaOf(node.typeAnnotation, source) };
  if (node.type !== "TSInterfaceDeclaration") return null;
  const own = membersOf(node.body.body, source);
  if (node.extends.length === 0) return { ...said, ...own };
  const parents = node.extends.map(({ expression, typeArguments }) => {
    const [first, second] = typeArguments?.params ?? [];
    if (!first || !second) return refTo(nameOf(expression));
    const words = wordsOf(second);
    const keeps = nameOf(expression) === "Pick";
    return picked(schemaOf(first, source), (word) => words.includes(word) === keeps);
  });
  return { ...said, allOf: [...parents, own] };
}

/** Schemas by name, made when they are first asked for. */
class Components {
  readonly #made = new Map(sent());

  constructor() {
    for (const [name, schema] of this.#made) {
      const about = declared.get(name)?.about ?? "";
      if (about !== "") this.#made.set(name, { description: about, ...schema });
    }
  }

  get(name: string): Schema | undefined {
    const made = this.#made.get(name);
    if (made) return made;
    const found = declared.get(name);
    const schema = found && typeNamed(found);
    if (schema) this.#made.set(name, schema);
    return schema ?? undefined;
  }
}

const components = new Components();

/** The schema of a written type such as `TableSummary[]`, with references by name. */
export function schemaOfType(written: string): Schema {
  const name = written.replace(/\[\]$/, "");
  if (!components.get(name)) throw new Error(`the protocol has no ${name}`);
  return written.endsWith("[]") ? { type: "array", items: refTo(name) } : refTo(name);
}

/** These schemas with all that they refer to, by name, in alphabetical order; references lead to `place`. */
export function gathered(
  wanted: readonly Schema[],
  place: string,
): { readonly schemas: Schema; readonly located: (given: unknown) => unknown } {
  const found = new Map<string, Schema>();
  const visit = (given: unknown): void => {
    withRefs(given, (ref) => {
      if (!ref.startsWith(PLACE)) return ref;
      const name = ref.slice(PLACE.length);
      if (found.has(name)) return ref;
      const schema = components.get(name);
      if (!schema) throw new Error(`the protocol has no ${name}`);
      found.set(name, schema);
      visit(schema);
      return ref;
    });
  };
  for (const one of wanted) visit(one);
  const located = (given: unknown) => withRefs(given, (ref) => ref.replace(PLACE, () => place));
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return { schemas: asSchema(located(Object.fromEntries(sorted))), located };
}
