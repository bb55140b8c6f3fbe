/** The calls that the server answers over HTTP, read from the files that register them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Node } from "oxc-parser";
import { root, Source } from "./source.ts";

const HTTP = "apps/server/src/transport/http";

/** Who may call. `person`: a session's cookie; `host`: the admin page's; `bearer`: a token or key in a header, which may be optional. */
type Caller = "anybody" | "bearer" | "bearer or anybody" | "person" | "person or anybody" | "host";

/** One call of the server. */
export interface Call {
  readonly method: "get" | "post";
  /** As OpenAPI writes it: `/api/at/{version}`. */
  readonly path: string;
  /** What the source says before it. */
  readonly about: string;
  /** The schema of what is sent, by its name. */
  readonly body: string | null;
  readonly query: readonly string[];
  readonly caller: Caller;
  readonly status: 200 | 201;
  /** The type of the answer as it is written; `{}`; null: the source does not say. */
  readonly answer: string | null;
}

const isNode = (given: unknown): given is Node =>
  typeof given === "object" && given !== null && "type" in given && typeof given.type === "string";

/** Calls a function with a node and all within it, and with the names of the functions around each. */
function visit(
  node: Node,
  within: readonly string[],
  found: (node: Node, within: readonly string[]) => void,
) {
  found(node, within);
  const inner = node.type === "FunctionDeclaration" && node.id !== null ? [...within, node.id.name] : within;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, inner, found);
}

/** Who may call, by what the handler asks of the request. */
function callerOf(path: string, text: string): Caller {
  if (path.startsWith("/api/keeper") && path !== "/api/keeper/enter") return "host";
  if (/\bbearer\(request/.test(text)) return "bearer";
  if (/\bkeyOf\(request/.test(text)) return "bearer or anybody";
  if (path.startsWith("/api/person/bots")) return "person";
  if (/\bsessions\.of\(request/.test(text)) return "person or anybody";
  return /\b(?:sessions\.must|must|owner)\(request/.test(text) ? "person" : "anybody";
}

/** What a handler answers, by its own type or by that of the function that it is. */
function answerOf(text: string, source: Source): string | null {
  const type = /Promise<(\w+(?:\[\])?)>/.exec(text)?.[1];
  if (type !== undefined) return type;
  if (/\breturn \{\};/.test(text)) return "{}";
  const name = /, (\w+)\)$/.exec(text)?.[1];
  return name === undefined
    ? null
    : (new RegExp(`const ${name} = async \\([^)]*\\): Promise<(\\w+)>`).exec(source.text)?.[1] ?? null);
}

const QUERY = { languageIn: "language", "request.query.season": "season" } as const;

/** The address of a call, or null where it is none: a page, a file, what nothing else answers. */
function pathOf(file: string, written: string, within: readonly string[], onRoom: boolean): string | null {
  if (written.includes("*") || written === "/") return null;
  const isCall = file.includes("/routes/") || within.includes("calls");
  const prefix = `${isCall ? "/api" : ""}${onRoom ? "/keeper" : ""}`;
  return (prefix + written).replace(/:(\w+)/g, "{$1}");
}

function callsIn(file: string): Call[] {
  const source = new Source(file);
  const calls: Call[] = [];
  const look = (node: Node, within: readonly string[]) => {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
    const { object, property } = node.callee;
    const on = object.type === "Identifier" ? object.name : "";
    const method = property.type === "Identifier" ? property.name : "";
    if (!/^(app|room|one)$/.test(on) || (method !== "get" && method !== "post")) return;
    const [first] = node.arguments;
    const named = first?.type === "Identifier" ? new RegExp(`const ${first.name} = "([^"]+)"`) : null;
    const written = named ? named.exec(source.text)?.[1] : first?.type === "Literal" ? first.value : null;
    const path = typeof written === "string" ? pathOf(file, written, within, on === "room") : null;
    if (path === null) return;
    const text = source.text.slice(node.start, node.end);
    calls.push({
      method,
      path,
      about: source.before(node.start),
      body: /\bchecked\(\s*(\w+),\s*request\.body/.exec(text)?.[1] ?? null,
      query: Object.entries(QUERY).flatMap(([word, name]) => (text.includes(word) ? [name] : [])),
      caller: callerOf(path, text),
      status: text.includes("reply.code(201)") ? 201 : 200,
      answer: answerOf(text, source),
    });
  };
  for (const node of source.body) visit(node, [], look);
  return calls;
}

/** Every call, in the order of its address; of two that answer at one, that of the routes. */
export function calls(): readonly Call[] {
  const files = globSync(`${HTTP}/{routes/*,*}.ts`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .reverse();
  const found = new Map<string, Call>();
  for (const call of files.flatMap(callsIn)) {
    const key = `${call.path} ${call.method}`;
    if (!found.has(key)) found.set(key, call);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, call]) => call);
}

/** What the tables of docs/protocol.md say of calls, by method and address with `{}` for what is filled in. */
export function saidOfCalls(): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const lines = readFileSync(join(root, "docs/protocol.md"), "utf8").split("\n");
  for (const line of lines.filter((row) => /^\| `(GET|POST) /.test(row))) {
    const [, call = "", does = ""] = line.split("|");
    let last = "";
    const named = [...call.matchAll(/`((?:GET |POST )?\/[^`{?]*)/g)].map(([, code = ""]) => {
      last = code.startsWith("/") ? last.replace(/\/[^/]*$/, code.trim()) : code.trim();
      return last.replace(/\/[A-Z]{2,}\b/g, "/{}");
    });
    const parts = does.trim().split("; ");
    for (const [at, name] of named.entries())
      said.set(name, (parts.length === named.length ? parts[at] : does)?.trim() ?? "");
  }
  return said;
}
