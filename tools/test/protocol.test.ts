/** The documents of the protocol say what its schemas and types say, to the last field. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as protocol from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Shape, shapes } from "../protocol/fields.ts";
import { REFERENCE } from "../protocol.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const document = read("docs/protocol.md");
const all = shapes.flatMap(([, inPart]) => inPart);

/** The names of a shape's fields as the document writes them, with those of what it is besides. */
function namesOf({ of, fields }: Shape): string[] {
  const own =
    typeof fields === "string" ? [] : fields.map(({ name, optional }) => name + (optional ? "?" : ""));
  return [...of.flatMap((name) => all.filter((shape) => shape.name === name).flatMap(namesOf)), ...own];
}

/** What stands as code in a text. */
const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** `{ key, seat? }` as the names in it. */
const listed = (code: string): string[] =>
  code
    .replace(/^\{|\}$/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** What a call is answered at, by the words that a schema begins with: `POST /api/forget`, `POST /api/delete`: … */
const routesOf = ({ kind, about }: Shape): string[] =>
  kind === "body" ? codes(about.split(":")[0] ?? "").filter((code) => code.startsWith("POST /api/")) : [];

/** Calls and messages of the tables with the fields that stand behind them; null where none do. */
function rows(): { readonly name: string; readonly fields: readonly string[] | null }[] {
  const found: { name: string; fields: readonly string[] | null }[] = [];
  for (const row of document.split("\n").filter((line) => line.startsWith("| `"))) {
    let path = "";
    for (const code of codes(row.split("|")[1] ?? "")) {
      const last = found.at(-1);
      if (code.startsWith("{")) {
        if (last && !code.includes("…")) last.fields = listed(code);
      } else if (code.startsWith("/")) found.push({ name: path.replace(/\/[^/]*$/, code), fields: null });
      else {
        path = code;
        found.push({ name: code, fields: null });
      }
    }
  }
  return found;
}

/** The examples of the document. */
const examples: unknown[] = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]) =>
  JSON.parse(text),
);

const isMessage = (given: unknown): given is { readonly type: string } =>
  typeof given === "object" && given !== null && "type" in given && typeof given.type === "string";

test.each(Object.entries(REFERENCE))(
  "%s is what the schemas, types and routes say: node tools/protocol.ts writes it",
  (file, written) => {
    expect(read(file)).toBe(written());
  },
);

/** Every reference in a document that leads to nothing in it. */
function loose(whole: unknown, given: unknown = whole): string[] {
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (key !== "$ref") return loose(whole, value);
    let found: unknown = whole;
    for (const step of String(value).replace(/^#\//, "").split("/"))
      found =
        typeof found === "object" && found !== null
          ? Object.getOwnPropertyDescriptor(found, step)?.value
          : undefined;
    return found === undefined ? [String(value)] : [];
  });
}

describe("docs/reference", () => {
  const operation = z.object({
    operationId: z.string(),
    tags: z.tuple([z.string()]),
    summary: z.string().min(1),
    parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query"]) })).optional(),
    responses: z.record(z.string(), z.unknown()),
  });
  const openapi = z
    .object({
      openapi: z.literal("3.1.0"),
      tags: z.array(z.object({ name: z.string() })),
      paths: z.record(z.string().startsWith("/"), z.record(z.enum(["get", "post"]), operation.optional())),
    })
    .parse(JSON.parse(read("docs/reference/openapi.json")));

  test("holds no reference that leads nowhere", () => {
    for (const name of ["openapi.json", "messages.schema.json"])
      expect(loose(JSON.parse(read(`docs/reference/${name}`)))).toEqual([]);
    expect(loose({ a: { $ref: "#/b" } })).toEqual(["#/b"]);
  });

  test("names every call once, in a group that there is, with what stands in its address", () => {
    const all = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((one) => (one ? [{ path, ...one }] : [])),
    );
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { path, tags, parameters = [] } of all) {
      expect(openapi.tags.map(({ name }) => name)).toContain(tags[0]);
      const filled = parameters.filter((one) => one.in === "path").map(({ name }) => name);
      expect(filled).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  test("is JSON Schema that takes what a client may send and refuses the rest", () => {
    const { $defs } = z
      .object({ $defs: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(JSON.parse(read("docs/reference/messages.schema.json")));
    const sent = z.fromJSONSchema({ $ref: "#/$defs/clientMessage", $defs });
    for (const message of [{ type: "ping" }, { type: "ping", more: 1 }, { type: "hello" }])
      expect(sent.safeParse(message).success).toBe(protocol.clientMessage.safeParse(message).success);
  });
});

test("every schema and every message is in it", () => {
  const names = all.map(({ name }) => name);
  for (const [name, value] of Object.entries(protocol))
    if (value instanceof z.ZodType && name !== "clientMessage") expect(names).toContain(name);
  const types = all.filter(({ kind }) => kind === "to the server").map(({ name }) => name);
  expect(types).toEqual(protocol.clientMessage.options.map(({ shape }) => shape.type.value));
  for (const { name, kind } of all)
    if (kind === "from the server")
      expect(names.filter((one) => one === name).length, name).toBeGreaterThan(0);
});

describe("the tables of docs/protocol.md", () => {
  const said = rows();

  test("name every call that has a schema, but for accounts and the admin page", () => {
    const routes = all.flatMap(routesOf);
    expect(routes.length).toBeGreaterThan(20);
    const missing = routes.filter(
      (route) => !/\/api\/(person|keeper)(\/|$)/.test(route) && !said.some(({ name }) => name === route),
    );
    expect(missing).toEqual([]);
  });

  test.each(all.flatMap((shape) => routesOf(shape).map((route) => [route, shape] as const)))(
    "give %s the fields of its schema",
    (route, shape) => {
      for (const { name, fields } of said)
        if (name === route && fields) expect([...fields].sort()).toEqual(namesOf(shape).sort());
    },
  );

  test.each(["to the server", "from the server"] as const)(
    "name every message %s, with its fields",
    (kind) => {
      const table = new RegExp(`\\| ${kind} [\\s\\S]*?\\n\\n`).exec(document)?.[0] ?? "";
      const ours = all.filter((shape) => shape.kind === kind);
      const named = new Set<string>();
      for (const row of table.split("\n").slice(2)) {
        let message = "";
        for (const code of codes(row.split("|")[1] ?? "")) {
          if (!code.startsWith("{")) {
            message = code;
            named.add(code);
            continue;
          }
          const meant = ours.filter(({ name }) => name === message).flatMap(namesOf);
          const fields = [...new Set(meant.map((name) => name.replace("?", "")))].filter(
            (name) => name !== "type",
          );
          expect(
            listed(code)
              .map((name) => name.replace("?", ""))
              .sort(),
            message,
          ).toEqual(fields.sort());
        }
      }
      expect([...named].sort()).toEqual([...new Set(ours.map(({ name }) => name))].sort());
    },
  );
});

test("the examples of docs/protocol.md have no field that is not there, and what a client sends is taken", () => {
  expect(examples.length).toBeGreaterThan(8);
  const token = "a-token-of-an-example-0001";
  for (const example of examples.filter(isMessage)) {
    const meant = all.filter(({ name, kind }) => kind.endsWith("server") && name === example.type);
    const names = meant.flatMap(namesOf).map((name) => name.replace("?", ""));
    expect(names, example.type).toEqual(expect.arrayContaining(Object.keys(example)));
    if (!meant.some(({ kind }) => kind === "to the server")) continue;
    const sent: unknown = JSON.parse(JSON.stringify(example).replaceAll("…", token));
    expect(protocol.clientMessage.safeParse(sent).error).toBeUndefined();
  }
});

test("the greeting names the edition that docs/protocol.md speaks of", () => {
  expect(document).toContain(`\`protocol\` of \`welcome\` and \`gathering\` is ${protocol.PROTOCOL}.`);
});
