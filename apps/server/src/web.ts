import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "./refused.ts";

/** Files whose names change with their content. */
const HASHED = /\/assets\//;
/** Addresses that end like a file: a missing one is missing. What is asked for behind `?` (`rule=6.3`) is no file. */
const FILE = /^[^?]*\.[a-z0-9]+(?:\?|$)/i;
const YEAR = "public, max-age=31536000, immutable";

const MISSING =
  "The table server is running, but the pages have not been built. Run `npm run build` and start it again.\n";

/** Whether this asks for a page, as against a file or a call. */
function wantsPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  if ((method !== "GET" && method !== "HEAD") || url.startsWith("/api/")) return false;
  const accept = request.headers.accept ?? "*/*";
  return !FILE.test(url) && (accept.includes("text/html") || accept.includes("*/*"));
}

/** Hands out the built pages. Every address that is no file is the page itself, which finds its own way. */
export async function serveWeb(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const built = webRoot !== null && existsSync(join(webRoot, "index.html"));
  if (built)
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", HASHED.test(path) ? YEAR : "no-cache");
      },
    });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new Refused("not-found");
    if (built) return reply.sendFile("index.html");
    return reply.code(200).type("text/plain; charset=utf-8").send(MISSING);
  });
}
