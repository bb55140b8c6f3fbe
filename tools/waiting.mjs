/**
 * The page that a server shows until it is ready: how far installing and building are, in the language of its reader. It
 * turns into the home page by itself. Plain JavaScript for Node 20 and later, and nothing that would have to be installed.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";

/** What is done before a server is open, in this order, and how much of all is done when it begins. */
const DONE = { installing: 0, drawing: 0.45, bundling: 0.6, compressing: 0.9, opening: 0.95 };

/** What a step says of itself on standard error, where `stageIn` finds it. */
export const stageLine = (stage) => `westmarch: ${stage} …`;

/** The last step that an output tells of, or null. */
export const stageIn = (output) =>
  Object.keys(DONE)
    .map((stage) => ({ stage, at: output.lastIndexOf(stageLine(stage)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .at(-1)?.stage ?? null;

const folder = new URL("waiting/", import.meta.url);

/** By language: the heading, the line below it, and each step. What a language lacks is English. */
export const WORDS = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const [english, own] = ["en.json", file].map((one) =>
      JSON.parse(readFileSync(new URL(one, folder), "utf8")),
    );
    return [file.replace(".json", ""), { ...english, ...own }];
  }),
);

/** What a language is called whose script is written out: `zh-TW` is `zh-Hant`. Null for what is no tag of a language. */
function scriptOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/** The first language that a browser asks for and there is; English else. */
export function languageOf(asked = "") {
  for (const wish of asked.split(",")) {
    const tag = wish.split(";", 1)[0].trim();
    const found = Object.keys(WORDS).find((language) => scriptOf(language) === scriptOf(tag));
    if (found) return found;
  }
  return "en";
}

const STYLE = `
:root { color-scheme: light dark; --page: #f0e4c8; --ink: #2a2019; --mark: #8c2f1d }
@media (prefers-color-scheme: dark) { :root { --page: #1d1712; --ink: #ebdcbc; --mark: #d0873f } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
  background: var(--page); color: var(--ink); font: 1.15rem/1.6 "EB Garamond", Georgia, serif }
main { max-width: 30rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem }
progress { width: 100%; accent-color: var(--mark) }`;

// It asks how far things are. Anything but this answer is the server itself; none at all, the moment between the two.
const SCRIPT = `
setInterval(async () => {
  try {
    const { status, done, stage } = await (await fetch("/healthz", { cache: "no-store" })).json();
    if (status !== "starting") return location.reload();
    document.querySelector("progress").value = done;
    document.querySelector("[role=status]").textContent = stage;
  } catch {}
}, 1000);`;

const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const POLICY = `default-src 'none'; connect-src 'self'; style-src ${hashed(STYLE)}; script-src ${hashed(SCRIPT)}`;

/** The page at this step. */
function pageOf(language, stage) {
  const words = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<noscript><meta http-equiv="refresh" content="3"></noscript>
<style>${STYLE}</style>
<main>
<h1>${words.title}</h1>
<p role="status">${words[stage]}</p>
<progress value="${DONE[stage]}" aria-label="${words.title}"></progress>
<p>${words.about}</p>
</main>
<script>${SCRIPT}</script>
`;
}

/** Addresses of programs, which are told in their own way. */
const FOR_PROGRAMS = /^\/(?:api|ws|metrics|\.well-known)(?:[/?]|$)/;

/** What is answered at this step: always that the server is not ready. */
function answer({ method, url = "/", headers }, response, stage) {
  const language = languageOf(headers["accept-language"]);
  const health = /^\/(?:healthz|readyz)(?:\?|$)/.test(url);
  const accepts = headers.accept ?? "*/*";
  const page =
    !health &&
    !FOR_PROGRAMS.test(url) &&
    (method === "GET" || method === "HEAD") &&
    /text\/html|\*\/\*/.test(accepts);
  const body = page
    ? pageOf(language, stage)
    : JSON.stringify(
        health
          ? { status: "starting", ready: false, done: DONE[stage], stage: WORDS[language][stage] }
          : { code: "unavailable", message: "The server is being made ready. Ask again in a moment." },
      );
  response.writeHead(503, {
    "content-type": page ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "content-language": language,
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "retry-after": "3",
    vary: "accept, accept-language",
    // The server that takes over the address shall not wait for this one's lines.
    connection: "close",
  });
  response.end(method === "HEAD" ? undefined : body);
}

/** Where `westmarch serve` with these arguments listens. */
export function addressOf(given) {
  const last = (name) => {
    const at = given.findLastIndex((word) => word === name || word.startsWith(`${name}=`));
    if (at < 0) return undefined;
    return given[at].includes("=") ? given[at].slice(name.length + 1) : given[at + 1];
  };
  return { host: last("--host") ?? "127.0.0.1", port: Number(last("--port") ?? 8420) };
}

const NONE = { say: () => undefined, close: async () => undefined };

/**
 * Shows the page where the server with these arguments will be, until it is closed. Where nothing can be shown (any free
 * port is wanted, or another server is there), the server itself will say why.
 */
export async function openWaitingPage(given, first) {
  const { host, port } = addressOf(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || given.includes("--help")) return NONE;
  let stage = first;
  const server = createServer((request, response) => answer(request, response, stage));
  const open = await new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });
  if (!open) return NONE;
  return {
    say: (next) => {
      stage = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
