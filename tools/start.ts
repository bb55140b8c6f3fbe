/** `npm start`: builds the web app if its sources have changed, then serves. Arguments go to `westmarch serve`. */
import { spawn } from "node:child_process";
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { buildState } from "./build.ts";
import { run } from "./processes.ts";
import { addressOf, openWaitingPage, stageIn } from "./waiting.mjs";

const root = dirname(import.meta.dirname);
const rest = process.argv.slice(2);
const inApp = (file: string): string => join(root, "apps/cli/src", file);

/** Builds, and shows meanwhile how far that is. Ends the process if it fails. */
async function build(): Promise<void> {
  const page = await openWaitingPage(rest, "drawing");
  console.error("westmarch: building the web app …");
  const built = await run(process.execPath, ["tools/build.ts", "--if-changed", "--quick"], {
    cwd: root,
    quiet: true,
    seconds: 600,
    heard: (text) => {
      const stage = stageIn(text);
      if (stage) page.say(stage);
    },
  });
  if (built.code !== 0) {
    console.error(built.output);
    console.error("westmarch: the web app could not be built; its message stands above");
    process.exit(1);
  }
  page.say("opening");
  // What the server is made of is loaded before it takes over the address, so that the address is silent for a moment only.
  enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled"));
  await import(pathToFileURL(inApp("commands/serve.ts")).href);
  await page.close();
}

/** The packages that come in a second are a tenth larger: what nobody but this machine asks for stays so. */
const isForOthers = (): boolean =>
  !["127.0.0.1", "::1", "localhost"].includes(addressOf(rest).host) ||
  rest.some((word) => word.startsWith("--proxies"));

/** Compresses better, for the next start, with what processors the server leaves; ends with it. */
function packAhead(): void {
  const child = spawn(process.execPath, ["tools/build.ts", "--pack"], { cwd: root, stdio: "ignore" });
  child.unref();
  process.on("exit", () => child.kill());
}

const { stale, better, packed, packedAhead } = buildState(root);
if (stale || better) await build();
if (isForOthers() && !packed && !packedAhead) setTimeout(packAhead, 30_000).unref();

const main = inApp("main.ts");
process.argv = [process.execPath, main, "serve", ...rest];
await import(pathToFileURL(main).href);
