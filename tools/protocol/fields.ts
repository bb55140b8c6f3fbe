/** Every message of the protocol with every field, as a document for people. */
import * as protocol from "@westmarch/protocol";
import type { Expression, Node } from "oxc-parser";
import { z } from "zod";
import { type Field, Source } from "./source.ts";

/** The parts of the document in their order: what each is about, and the files that say it. */
const PARTS: readonly (readonly [about: string, ...files: string[]])[] = [
  ["What a client sends about tables", "packages/protocol/src/client.ts"],
  [
    "What a server says of tables",
    "packages/protocol/src/table.ts",
    "packages/protocol/src/rounds.ts",
    "packages/protocol/src/clocks.ts",
    "packages/protocol/src/messages.ts",
    "packages/protocol/src/errors.ts",
    "packages/protocol/src/refusals.ts",
    "packages/protocol/src/answers.ts",
    "packages/protocol/src/kept.ts",
  ],
  ["Plans", "packages/protocol/src/premoves.ts"],
  ["Time", "packages/protocol/src/pace.ts"],
  ["The public lobby", "packages/protocol/src/public-lobby.ts"],
  ["Notices", "packages/protocol/src/notifications.ts"],
  ["Accounts", "packages/protocol/src/accounts.ts"],
  ["Bots that stay", "packages/protocol/src/guest-bots.ts"],
  ["Ratings", "packages/protocol/src/ratings.ts"],
  ["Finished games", "packages/protocol/src/statistics.ts", "packages/protocol/src/puzzles.ts"],
  ["Friends", "packages/protocol/src/friends.ts"],
  ["Tournaments", "packages/protocol/src/tournaments.ts"],
  ["Who may come in", "packages/protocol/src/access.ts"],
  [
    "The admin page",
    "packages/protocol/src/roles.ts",
    "packages/protocol/src/admin.ts",
    "packages/protocol/src/admin-people.ts",
    "packages/protocol/src/admin-cases.ts",
    "packages/protocol/src/admin-log.ts",
    "packages/protocol/src/server-webhook.ts",
  ],
  ["Seals", "packages/protocol/src/seals.ts"],
  [
    "What messages say of games",
    "packages/kernel/src/types.ts",
    "packages/kernel/src/settings.ts",
    "packages/kernel/src/journal.ts",
    "packages/kernel/src/puzzle.ts",
  ],
];

/** Of the kernel’s types, those that messages are made of. */
const OF_GAMES =
  /^(Seat|Option|Ask|Refusal|Result|Setting|Settings|Contribution|Fact|Facts|Draw|JournalEntry|KeptPuzzle)$/;

/** A message, or a part of messages. */
export interface Shape {
  /** `openTable`, `SeatInfo`; of what goes over the socket its `type`. */
  readonly name: string;
  /** A message over the socket to the server or from it, what a call holds, or an answer or a part of others. */
  readonly kind: "to the server" | "from the server" | "body" | "part";
  readonly about: string;
  /** What it is besides, by name. */
  readonly of: readonly string[];
  /** Its own fields; where it has none, what it is instead. */
  readonly fields: readonly Field[] | string;
}

// ---- schemas: what a client sends

type Json = z.core.JSONSchema._JSONSchema;

const between = (least: number | undefined, most: number | undefined): string =>
  most === undefined || most === Number.MAX_SAFE_INTEGER ? "" : ` ${least ?? 0}…${most}`;

/** What a value may be, in a few words. */
function typeOf(schema: Json): string {
  if (typeof schema === "boolean") return "any";
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(typeOf))].join(" | ");
  if (schema.$ref !== undefined) return "the same again";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  switch (schema.type) {
    case "string":
      return `string${schema.maxLength === undefined ? "" : ` (${schema.maxLength} characters at most)`}`;
    case "integer":
      return `integer${between(schema.minimum, schema.maximum)}`;
    case "array": {
      const rest = typeof schema.items === "object" && !Array.isArray(schema.items) ? [schema.items] : [];
      if (schema.prefixItems)
        return `[${[...schema.prefixItems.map(typeOf), ...rest.map((one) => `…${typeOf(one)}`)].join(", ")}]`;
      const most = schema.maxItems === undefined ? "" : ` (${schema.maxItems} at most)`;
      return `list of ${rest.map(typeOf).join() || "any"}${most}`;
    }
    case "object": {
      const fields = fieldsOf(schema).map(
        ({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${type}`,
      );
      const others =
        typeof schema.additionalProperties === "object" ? [`…: ${typeOf(schema.additionalProperties)}`] : [];
      return `{ ${[...fields, ...others].join("; ")} }`;
    }
    default:
      return typeof schema.type === "string" ? schema.type : "any";
  }
}

const fieldsOf = (schema: Json, about: ReadonlyMap<string, string> = new Map()): Field[] =>
  typeof schema === "boolean"
    ? []
    : Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
        name,
        optional: !(schema.required ?? []).includes(name),
        type: typeOf(inner),
        about: about.get(name) ?? "",
      }));

const jsonOf = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

/** What is said of each field of an object that a schema is made of. */
function saidIn(source: Source, init: Expression | null): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  if (init?.type !== "CallExpression") return said;
  const [first] = init.arguments;
  if (first?.type === "ObjectExpression")
    for (const property of first.properties)
      if (property.type === "Property" && property.key.type === "Identifier")
        said.set(property.key.name, source.before(property.start));
  return said;
}

/** A schema by the name under which it is exported. */
const schemas = new Map(
  Object.entries(protocol).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[name, value] as const] : [],
  ),
);

/** The messages that a client may send over the socket, in the order of the schema. */
function messages(source: Source, init: Expression | null): Shape[] {
  const list = init?.type === "CallExpression" ? init.arguments[1] : undefined;
  const elements = list?.type === "ArrayExpression" ? list.elements : [];
  return protocol.clientMessage.options.map((option, at): Shape => {
    const element = elements[at];
    const said = element && element.type !== "SpreadElement" ? saidIn(source, element) : undefined;
    return {
      name: option.shape.type.value,
      kind: "to the server",
      about: element ? source.before(element.start) : "",
      of: [],
      fields: fieldsOf(jsonOf(option), said),
    };
  });
}

function sent(source: Source, node: Node): Shape[] {
  if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "VariableDeclaration") return [];
  return node.declaration.declarations.flatMap(({ id, init }) => {
    const name = id.type === "Identifier" ? id.name : "";
    const schema = schemas.get(name);
    if (!schema) return [];
    if (name === "clientMessage") return messages(source, init);
    const json = jsonOf(schema);
    const fields = fieldsOf(json, saidIn(source, init));
    const about = source.before(node.start);
    return [{ name, kind: "body", about, of: [], fields: fields.length > 0 ? fields : typeOf(json) }];
  });
}

// ---- types: what a server answers

/** A message from the server: the literal of its `type`, and what else it is. */
function message(source: Source, given: Node): Shape {
  const inner = given.type === "TSParenthesizedType" ? given.typeAnnotation : given;
  const parts = inner.type === "TSIntersectionType" ? inner.types : [inner];
  const fields = parts.flatMap((part) => (part.type === "TSTypeLiteral" ? source.fields(part.members) : []));
  const type = fields.find(({ name }) => name === "type")?.type ?? "";
  return {
    name: type.replaceAll('"', ""),
    kind: "from the server",
    about: source.before(given.start).replace(/^\| ?/, "") || source.before(given.start - 2),
    of: parts.flatMap((part) => (part.type === "TSTypeLiteral" ? [] : [source.type(part)])),
    fields,
  };
}

function told(source: Source, node: Node): Shape[] {
  if (node.type !== "ExportNamedDeclaration" || !node.declaration) return [];
  const { declaration } = node;
  const about = source.before(node.start);
  if (declaration.type === "TSInterfaceDeclaration")
    return [
      {
        name: declaration.id.name,
        kind: "part",
        about,
        of: declaration.extends.map((one) => source.type(one)),
        fields: source.fields(declaration.body.body),
      },
    ];
  if (declaration.type !== "TSTypeAliasDeclaration") return [];
  const { id, typeAnnotation: type } = declaration;
  if (id.name === "ServerMessage" && type.type === "TSUnionType")
    return type.types.map((one) => message(source, one));
  // What is inferred from a schema stands there.
  return source.type(type).includes("z.infer")
    ? []
    : [{ name: id.name, kind: "part", about, of: [], fields: source.type(type) }];
}

/** What a file says of messages; the kernel says more than they need. */
function shapesIn(file: string): readonly Shape[] {
  const source = new Source(file);
  const all = source.body.flatMap((node) => [...sent(source, node), ...told(source, node)]);
  return file.includes("kernel") ? all.filter(({ name }) => OF_GAMES.test(name)) : all;
}

/** All messages and their parts, by the parts of the document. */
export const shapes: readonly (readonly [about: string, shapes: readonly Shape[]])[] = PARTS.map(
  ([about, ...files]) => [about, files.flatMap(shapesIn)],
);

// ---- the document

const line = ({ name, optional, type, about }: Field): string =>
  `- \`${name}${optional ? "?" : ""}\`: \`${type}\`${about === "" ? "" : `  \n  ${about}`}`;

const titleOf = ({ name, kind }: Shape): string =>
  kind.endsWith("server") ? `\`${name}\`, ${kind}` : `\`${name}\``;

function written(shape: Shape): string {
  const of = shape.of.length > 0 ? `All of ${shape.of.map((one) => `\`${one}\``).join(" and ")}, and:` : "";
  const fields = typeof shape.fields === "string" ? `\`${shape.fields}\`` : shape.fields.map(line).join("\n");
  return [`### ${titleOf(shape)}`, shape.about, of, fields].filter((part) => part !== "").join("\n\n");
}

const HEAD = `# The protocol, field by field

Every message of [the protocol](protocol.md) with every field; \`?\` stands after one that may be left out. What a client sends
is checked, and refused where there is more than this. What a server says may come to hold more: pass over what you do not know.
This is edition ${protocol.PROTOCOL}, which \`welcome\` and \`gathering\` name.

<!-- Written by node tools/protocol.ts out of packages/protocol; a test holds it to that. -->`;

/** The whole document. */
export const documented = (): string =>
  `${[HEAD, ...shapes.flatMap(([about, all]) => [`## ${about}`, ...all.map(written)])].join("\n\n")}\n`;
