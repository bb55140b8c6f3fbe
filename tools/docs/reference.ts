/** The reference of the protocol as pages: the calls out of OpenAPI, the messages of the socket out of their schema. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { slug } from "./links.ts";
import { copied, written } from "./pages.ts";

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: false | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** What of OpenAPI and of the messages' schema is read here; `tools/protocol.ts` writes both. */
interface Content {
  readonly [media: string]: { readonly schema: Schema };
}
interface Operation {
  readonly tags: readonly string[];
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface OpenApi {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description: string }>>;
  };
}
interface Messages {
  readonly description: string;
  readonly $defs: Readonly<Record<string, Schema>>;
}

const last = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

/** What a value may be, in a few words. */
function worded(given: Schema): string {
  if (given.$ref !== undefined) return last(given.$ref);
  if ("const" in given) return JSON.stringify(given.const);
  if (given.enum) return given.enum.map((one) => JSON.stringify(one)).join(" | ");
  const either = given.anyOf ?? given.oneOf;
  if (either) return [...new Set(either.map(worded))].join(" | ");
  if (given.prefixItems) return `[${given.prefixItems.map(worded).join(", ")}${given.items ? ", …" : ""}]`;
  if (given.items) return `list of ${worded(given.items)}`;
  if (given.properties) return `{ ${Object.keys(given.properties).join(", ")} }`;
  return given.type ?? "anything";
}

/** Code in a cell of a table. */
const code = (text: string): string =>
  `<code v-pre>${text.replace(/[&<>|{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;

/** What is said, where a table or a heading is read by the maker of pages. */
const said = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The fields of an object as a table; of what is one of several, each by itself. */
function fields(given: Schema, named: Readonly<Record<string, Schema>>): string {
  if (given.$ref !== undefined) return fields(named[last(given.$ref)] ?? {}, named);
  const either = given.anyOf ?? given.oneOf;
  if (either) return either.map((one) => fields(one, named)).join("\n\n_or_\n\n");
  const parts = (given.allOf ?? []).map((part) => fields(part, named)).filter((part) => part !== "");
  const described = Object.values(given.properties ?? {}).some(
    ({ description }) => description !== undefined,
  );
  const rows = Object.entries(given.properties ?? {}).map(([name, type]) => {
    const optional = given.required?.includes(name) ? "" : "?";
    const about = described ? ` ${said(type.description ?? "")} |` : "";
    return `| ${code(name + optional)} | ${code(worded(type))} |${about}`;
  });
  const head = described
    ? "| field | is | what it says |\n| --- | --- | --- |"
    : "| field | is |\n| --- | --- |";
  const own = rows.length > 0 ? [`${head}\n${rows.join("\n")}`] : [];
  return [...parts, ...own].join("\n\n");
}

/** Names that the page with every field explains become links to it. */
function linkedFrom(explained: ReadonlySet<string>): (given: Schema) => string {
  return (given) => {
    const many = given.items ? given.items : given;
    const name = many.$ref === undefined ? undefined : last(many.$ref);
    const shown = given.items ? `list of ${worded(given.items)}` : worded(given);
    if (name === undefined || !explained.has(slug(name))) return code(shown);
    return `[${shown}](../protocol-fields.md#${slug(name)})`;
  };
}

function callsPage(root: string, explained: ReadonlySet<string>): string {
  const { info, tags, paths, components }: OpenApi = JSON.parse(
    readFileSync(join(root, "docs/reference/openapi.json"), "utf8"),
  );
  const linked = linkedFrom(explained);
  const call = (method: string, path: string, one: Operation): string => {
    const callers = one.security.map((kinds) => Object.keys(kinds)[0] ?? "anybody").join(" or ") || "anybody";
    const body = Object.values(one.requestBody?.content ?? {})[0]?.schema;
    const answers = Object.entries(one.responses).flatMap(([status, { content: answer = {} }]) =>
      Object.entries(answer).map(
        ([media, { schema: type }]) =>
          `${status} ${linked(type)}${media === "application/json" ? "" : ` as \`${media}\``}`,
      ),
    );
    return [
      `### ${method.toUpperCase()} ${path.replace(/[{}]/g, (sign) => `\\${sign}`)}`,
      // Written for the table of `docs/protocol.md`, one folder above.
      said(one.description).replaceAll(/\]\((?=[a-z-]+\.md)/g, "](../"),
      `Caller: ${callers}. Answer: ${answers.join(", ")}.`,
      ...(body ? [`Body: ${linked(body)}`, fields(body, components.schemas)] : []),
    ]
      .filter((part) => part !== "")
      .join("\n\n");
  };
  const parts = tags.map(({ name, description }) => {
    const own = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, one]) => one.tags.includes(name))
        .map(([method, one]) => call(method, path, one)),
    );
    return [`## ${name}`, description, ...own].join("\n\n");
  });
  const callers = Object.entries(components.securitySchemes)
    .map(([name, { description }]) => `- **${name}**: ${said(description)}`)
    .join("\n");
  return [
    "# Calls over HTTP",
    "As a document for programs: [openapi.json](/reference/openapi.json).",
    said(info.description),
    "What is not a success is answered with [HttpRefusal](../protocol-fields.md#httprefusal). Callers are:",
    callers,
    ...parts,
  ].join("\n\n");
}

function messagesPage(root: string): string {
  const { description, $defs }: Messages = JSON.parse(
    readFileSync(join(root, "docs/reference/messages.schema.json"), "utf8"),
  );
  const typeOf = (given: Schema): string => {
    const own = given.properties?.type ?? given.allOf?.map((part) => part.properties?.type).find(Boolean);
    return typeof own?.const === "string" ? own.const : "";
  };
  const part = (title: string, name: string): string => {
    const all = $defs[name]?.oneOf ?? $defs[name]?.anyOf ?? [];
    return [
      `## ${title}`,
      ...all.map((one) => `### ${typeOf(one)}, ${title.toLowerCase()}\n\n${fields(one, $defs)}`),
    ].join("\n\n");
  };
  const named = Object.entries($defs)
    .filter(([name]) => !/^(?:ClientMessage|clientMessage|ServerMessage|shared\d+)$/.test(name))
    .map(([name, one]) =>
      [`### ${name}`, said(one.description ?? ""), fields(one, $defs) || code(worded(one))]
        .filter((text) => text !== "")
        .join("\n\n"),
    );
  return [
    "# Messages over the socket",
    "As a document for programs: [messages.schema.json](/reference/messages.schema.json).",
    said(description),
    part("To the server", "clientMessage"),
    part("From the server", "ServerMessage"),
    "## What they are made of",
    ...named,
  ].join("\n\n");
}

/** Writes both pages, and brings the documents for programs along. */
export function writeReference(root: string, folder: string): void {
  const everyField = readFileSync(join(root, "docs/protocol-fields.md"), "utf8");
  const explained = new Set(
    [...everyField.matchAll(/^### (.+)$/gm)].map(([, heading = ""]) => slug(heading)),
  );
  for (const name of ["openapi.json", "messages.schema.json", "game.schema.json", "story.schema.json"])
    copied(join(root, "docs/reference", name), join(folder, "public/reference", name));
  written(join(folder, "reference/calls.md"), `${callsPage(root, explained)}\n`);
  written(join(folder, "reference/messages.md"), `${messagesPage(root)}\n`);
}
