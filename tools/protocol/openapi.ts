/** The calls over HTTP as a document of OpenAPI 3.1. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LIMITS, PROTOCOL } from "@westmarch/protocol";
import { type Call, calls, saidOfCalls } from "./calls.ts";
import { gathered, type Schema, schemaOfType } from "./components.ts";
import { shapes } from "./fields.ts";
import { root } from "./source.ts";

const COMPONENTS = "#/components/schemas/";

/** Groups of calls by what their addresses begin with; the first that fits. */
const GROUPS: readonly (readonly [name: string, begins: RegExp, about: string])[] = [
  [
    "Accounts",
    /^\/api\/(person|people|accounts)\b(?!\/bots)/,
    "People, where the host lets them have accounts.",
  ],
  ["Bots", /^\/api\/(person\/bots|bots?)\b/, "Bots that stay on a server."],
  [
    "Public lobby",
    /^\/api\/commons\b/,
    "Tables that anybody may join or watch, and people who look for a game.",
  ],
  ["Ratings", /^\/api\/(ladder|ratings)\b/, "Ratings and ladders."],
  ["Finished games", /^\/api\/(statistics|archive)\b/, "Statistics, and the archive."],
  ["Tournaments", /^\/api\/tournaments\b/, "Tournaments."],
  ["Notices", /^\/api\/notices\b/, "Being told when one is away."],
  ["Host", /^\/api\/(keeper|announcement|report)\b/, "The admin page, and what the host is told or says."],
  ["Tables", /^\/api\//, "Games, tables, links, and looking back."],
  ["Server", /^\//, "How the server is."],
];

/** Answers that are no JSON, or are written as text. */
const WRITTEN: { readonly [call: string]: { readonly media: string; readonly type: string | null } } = {
  "GET /api/story/{before}": { media: "application/json", type: "StoryPage" },
  "GET /api/commons/live": { media: "text/event-stream", type: "PublicLobbyNow" },
  "GET /api/bot/stream": { media: "application/x-ndjson", type: "BotSeated" },
  "GET /api/archive/records": { media: "application/x-ndjson", type: "ReplayFile" },
  "GET /api/keeper/log.csv": { media: "text/csv", type: null },
  "GET /api/keeper/people.csv": { media: "text/csv", type: null },
  "GET /api/tournaments/calendar.ics": { media: "text/calendar", type: null },
  "GET /api/tournaments/{id}/calendar.ics": { media: "text/calendar", type: null },
  "GET /api/tournaments/{id}/results.trf": { media: "text/plain", type: null },
  "GET /api/tournaments/{id}/standings.csv": { media: "text/csv", type: null },
  "GET /api/tournaments/{id}/games.csv": { media: "text/csv", type: null },
  "GET /api/person/club/back": { media: "text/html", type: null },
  "GET /metrics": { media: "text/plain", type: null },
  "GET /robots.txt": { media: "text/plain", type: null },
  "GET /.well-known/security.txt": { media: "text/plain", type: null },
};

const nameOf = ({ method, path }: Call): string => `${method.toUpperCase()} ${path}`;

/** What the comments of schemas and answers say of calls: "`POST /api/join`: takes a seat", "Answer of `GET /api/games`: …". */
function saidInShapes(): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const { about } of shapes.flatMap(([, inPart]) => inPart)) {
    let last = "";
    for (const [, code = "", text = ""] of about.matchAll(
      /`((?:GET |POST )?\/api\/[^`]*|\/\w+)`[^`:.]*: ((?:(?!`\/)[\s\S])*)/g,
    )) {
      last = code.startsWith("/") ? last.replace(/\/[^/]*$/, code) : code;
      const name = last.replace(/\/[A-Z]{2,}\b/g, "/{}");
      if (!said.has(name)) said.set(name, text.replace(/;\s*$/, "").trim());
    }
  }
  return said;
}

/** The first sentence, with a capital and without an end; and the whole. */
function worded(text: string): { readonly summary: string; readonly description: string } {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return { summary: whole.split(/(?<=[^.])\. /)[0]?.replace(/\.$/, "") ?? whole, description: whole };
}

const security = ({ caller }: Call): readonly Schema[] => {
  switch (caller) {
    case "anybody":
      return [];
    case "bearer":
      return [{ bearer: [] }];
    case "bearer or anybody":
      return [{ bearer: [] }, {}];
    case "person":
      return [{ session: [] }];
    case "person or anybody":
      return [{ session: [] }, {}];
    case "host":
      return [{ admin: [] }, { session: [] }];
  }
};

function answered(call: Call): Schema {
  const special = WRITTEN[nameOf(call)];
  if (special) {
    const schema = special.type === null ? { type: "string" } : schemaOfType(special.type);
    return { [special.media]: { schema } };
  }
  if (call.answer === null) throw new Error(`${nameOf(call)}: its handler does not say what it answers`);
  const schema = call.answer === "{}" ? { type: "object", properties: {} } : schemaOfType(call.answer);
  return { "application/json": { schema } };
}

const parameters = ({ path, query }: Call): readonly Schema[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "version" || name === "before" ? { type: "integer", minimum: 0 } : { type: "string" },
  })),
  ...query.map((name) => ({ name, in: "query", schema: { type: "string" } })),
];

function operation(call: Call, about: string): Schema {
  const asked = parameters(call);
  const groups = GROUPS.filter(([, begins]) => begins.test(call.path));
  const words = call.path.split("/").flatMap((word) => word.match(/\w+/g) ?? []);
  return {
    operationId: [call.method, ...words].join("-"),
    tags: [groups[0]?.[0] ?? ""],
    ...worded(about),
    security: security(call),
    ...(asked.length > 0 && { parameters: asked }),
    ...(call.body !== null && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOfType(call.body) } } },
    }),
    responses: {
      [call.status]: { description: "It is done.", content: answered(call) },
      ...(call.path === "/readyz" && { 503: { description: "It is not.", content: answered(call) } }),
      default: { $ref: "#/components/responses/refused" },
    },
  };
}

const HEADERS = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "A token that opens one thing, or the key of a bot or of an organiser.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "westmarch-session",
    description:
      "A person who is signed in. What changes something must come from a page of the server (`Origin`).",
  },
  admin: {
    type: "apiKey",
    in: "cookie",
    name: "westmarch-keeper",
    description:
      "The host, after `POST /api/keeper/enter` with the ticket of `westmarch host-link`; an account with a role needs no more than its session.",
  },
};

/** The whole document. */
export function openApi(): Schema {
  const all = calls();
  const [inTables, inShapes] = [saidOfCalls(), saidInShapes()];
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of all) {
    const name = nameOf(call);
    const plain = name.replace(/\{\w+\}/g, "{}");
    const about = call.about || inShapes.get(plain) || inTables.get(plain);
    if (about === undefined) throw new Error(`${name}: no comment says what it does`);
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call, about) };
  }
  const refusal = schemaOfType("HttpRefusal");
  const { schemas, located } = gathered([{ paths }, refusal], COMPONENTS);
  const { license, homepage } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    openapi: "3.1.0",
    info: {
      title: "Westmarch",
      version: String(PROTOCOL),
      summary: "The calls of a Westmarch server over HTTP",
      description:
        "Tables are opened, joined and looked at by these calls; a game is played over the socket `/ws` " +
        "(messages.schema.json). A body holds nothing but what its schema names and " +
        `${LIMITS.body} bytes at most; an answer may come to hold more. Written by node tools/protocol.ts.`,
      license: { name: license, identifier: license },
    },
    externalDocs: { url: homepage },
    servers: [{ url: "http://127.0.0.1:8420", description: "A server as npm start starts it" }],
    tags: GROUPS.map(([name, , description]) => ({ name, description })),
    paths: located(paths),
    components: {
      schemas,
      securitySchemes: HEADERS,
      responses: {
        refused: {
          description:
            "It is not done, and why. With 429 the header retry-after says when to ask again, in seconds.",
          headers: { "retry-after": { schema: { type: "integer" } } },
          content: { "application/json": { schema: located(refusal) } },
        },
      },
    },
  };
}
