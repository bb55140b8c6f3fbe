/** `npm start`: builds the web app if its sources have changed, then serves. Arguments go to `westmarch serve`. */
import { dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { buildIsStale } from "./build.ts";
import { run } from "./processes.ts";

const root = dirname(import.meta.dirname);
const rest = process.argv.slice(2);

if (buildIsStale(root)) {
  console.error("westmarch: building the web app …");
  const build = await run(process.execPath, ["tools/build.ts", "--if-changed"], {
    cwd: root,
    quiet: true,
    seconds: 600,
  });
  if (build.code !== 0) {
    console.error(build.output);
    console.error("westmarch: the web app could not be built; its message stands above");
    process.exit(1);
  }
}
const main = join(root, "apps/cli/src/main.ts");
process.argv = [process.execPath, main, "serve", ...rest];
await import(pathToFileURL(main).href);
