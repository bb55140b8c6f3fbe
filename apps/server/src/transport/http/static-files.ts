import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { EMBED, PAGES, PRIVATE_PAGES } from "@westmarch/protocol/pages";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { behindLink, type LinkSources } from "./behind-links.ts";
import { letFrame } from "./headers.ts";
import { type Previews, readPreviews, withPreview } from "./link-previews.ts";

/** Files whose names change with their content. */
const HASHED = /\/assets\//;
/** Addresses that end like a file: a missing one is missing. What is asked for behind `?` (`rule=6.3`) is no file. */
const FILE = /^[^?]*\.[a-z0-9]+(?:\?|$)/i;
const YEAR = "public, max-age=31536000, immutable";

const MISSING =
  "The table server is running, but the pages have not been built. Run `npm run build` and start it again.\n";

/** What a page's address looks like, read as the page itself reads it: in any case, with or without a last stroke. */
const patternOf = (page: string): RegExp =>
  new RegExp(
    `^${page
      .replace(/\/$/, "")
      .replace(/\/\*\?$/, "(?:/.*)?")
      .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
      .replace(/\/:\w+/g, "/[^/]+")}/?$`,
    "i",
  );

const PATTERNS = Object.values(PAGES).map(patternOf);

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "";

/** Whether there is a page at an address. */
export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

/** Addresses of programs: what is missing there is no page. */
const FOR_PROGRAMS = /^\/(?:api|\.well-known)(?:\/|$)/;

/** What search engines are asked to leave alone. */
const ROBOTS = [
  "User-agent: *",
  "Disallow: /api/",
  ...PRIVATE_PAGES.map((page) => `Disallow: ${PAGES[page].replace(/[:*].*\?$/, "").replace(/:.*$/, "")}`),
  "",
].join("\n");

/** Whether this asks for a page, as against a file or a call. */
function wantsPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const accept = request.headers.accept ?? "*/*";
  // Names of people may end like a file.
  const canBe = isPage(pathOf(request)) || !(FILE.test(url) || FOR_PROGRAMS.test(url));
  return canBe && (accept.includes("text/html") || accept.includes("*/*"));
}

/** Where this server is reached, as the request says; a proxy says in `x-forwarded-proto` whether that was by TLS. */
export function originOf(request: FastifyRequest): string | null {
  const { host } = request;
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i.test(host)) return null;
  const told = request.headers["x-forwarded-proto"];
  return `${told === "https" ? "https" : request.protocol}://${host}`;
}

/** The page as it was built, and what links show of it: read once, as a new build comes with a new start. */
interface Built {
  readonly root: string;
  /** What lies in the folder and in those within, with `/` between. */
  readonly files: ReadonlySet<string>;
  readonly index: string;
  readonly previews: Previews;
}

/** Reads what was built; null if nothing was yet. Throws if the folder that was named is not that of a whole build. */
async function readBuilt(webRoot: string | null): Promise<Built | null> {
  if (webRoot === null || !existsSync(webRoot)) return null;
  try {
    const index = await readFile(join(webRoot, "index.html"), "utf8");
    const files = await readdir(webRoot, { recursive: true });
    return {
      root: webRoot,
      files: new Set(files.map((file) => file.replaceAll(sep, "/"))),
      index,
      previews: await readPreviews(webRoot),
    };
  } catch (error) {
    throw new Error(`the pages in ${webRoot} cannot be read: run \`npm run build\` and start again`, {
      cause: error,
    });
  }
}

/** The language that a link names, as `?lang=ja`. */
const languageIn = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.split("?", 2)[1] ?? "").get("lang");

/** The page itself, with what its link shows of it. */
async function page(
  request: FastifyRequest,
  { index, previews }: Built,
  sources: LinkSources,
): Promise<string> {
  const path = pathOf(request);
  return withPreview(index, previews, {
    path,
    language: languageIn(request),
    languages: request.headers["accept-language"],
    origin: originOf(request),
    behind: await behindLink(path, request, sources),
  });
}

/** Hands out the built pages. An address that is no file is the page itself, which finds its own way, or says that there is none. */
export async function serveWeb(
  app: FastifyInstance,
  webRoot: string | null,
  sources: LinkSources,
): Promise<void> {
  // What robots shall leave alone.
  app.get("/robots.txt", async (_request, reply) => reply.type("text/plain; charset=utf-8").send(ROBOTS));
  const built = await readBuilt(webRoot);
  if (built) {
    await app.register(fastifyStatic, {
      root: built.root,
      // Serving by itself it would read the whole folder, thousands of names, to see how each file that is asked for is spelt.
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", HASHED.test(path) ? YEAR : "no-cache");
      },
    });
    app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
      const file = request.params["*"];
      return built.files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  }
  const show = async (request: FastifyRequest, reply: FastifyReply, whole: Built) => {
    if (pathOf(request).startsWith(EMBED)) letFrame(reply, sources.services.policy.embeds);
    return reply
      .code(isPage(pathOf(request)) ? 200 : 404)
      .headers({ "cache-control": "no-cache", vary: "accept-language" })
      .type("text/html; charset=utf-8")
      .send(await page(request, whole, sources));
  };
  // Without it the folder itself would be asked for: a refusal, or its packed index as it was built.
  if (built) app.get("/", async (request, reply) => show(request, reply, built));
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new Refused("not-found");
    if (built) return show(request, reply, built);
    const status = isPage(pathOf(request)) ? 200 : 404;
    return reply.code(status).type("text/plain; charset=utf-8").send(MISSING);
  });
}
